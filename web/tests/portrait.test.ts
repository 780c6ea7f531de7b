/** Every bot has a face of its own, whole, and its eyes tell its level. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Portrait from '../src/lib/Portrait.svelte'

const source = readFileSync(join(import.meta.dirname, '../../src/underhall/players/bot_names.py'), 'utf8')
const teacher = /TEACHER: Final = "(\p{L}+)"/u.exec(source)![1]!
const bots = [
  ['novice', teacher],
  ...[...source.matchAll(/"(\w+)": \(([^)]*)\)/g)].flatMap(([, level, names]) => [...names!.matchAll(/"(\p{L}+)"/gu)].map((name) => [level!, name[1]!])),
] as [string, string][]

afterEach(cleanup)

function face(name: string, level: string): SVGSVGElement {
  return render(Portrait, { name, level }).container.querySelector('svg')!
}

describe('the faces of bots', () => {
  it('are as many as there are bots: no two look alike', () => {
    expect(bots.length).toBeGreaterThan(40)
    const faces = new Map<string, string>()
    for (const [, name] of bots) {
      const drawn = face(name, 'adept').outerHTML
      expect(faces.get(drawn), name).toBeUndefined()
      faces.set(drawn, name)
    }
  })

  it.each(bots)('are whole, and the same each time: %s %s', (level, name) => {
    const svg = face(name, level)
    for (const part of ['skin', 'beard', 'headgear', 'brows', 'nose', 'cut']) {
      const paths = [...svg.querySelectorAll(`path.${part}`)]
      expect(paths.length, part).toBeGreaterThan(0)
      for (const path of paths) expect(path.getAttribute('d'), part).toMatch(/^M[\d .]/)
    }
    expect(svg.style.getPropertyValue('--hair')).toMatch(/^#[0-9a-f]{6}$/)
    expect(svg.querySelector<SVGElement>('.headgear')!.style.fill).not.toBe('')
    expect(face(name, level).outerHTML).toBe(svg.outerHTML)
  })

  it('have rounder eyes the less they know', () => {
    const eye = (level: string): number => Number(face('Sindri', level).querySelector('.eye')!.getAttribute('ry'))
    expect(eye('novice')).toBeGreaterThan(eye('adept'))
    expect(eye('adept')).toBeGreaterThan(eye('master'))
  })
})
