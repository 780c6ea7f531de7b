/** A custom property that nobody sets counts as nothing: a ground without colour, a border that is not there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

function texts(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|svelte|ts)$/.test(name))
  return files.map((name) => readFileSync(join(SOURCES, name), 'utf8'))
}

test('every custom property that is used is set somewhere', () => {
  const all = texts().join('\n')
  // In a sheet, by `style:--name=` of a component, or by `setProperty('--name', ...)`.
  const set = new Set([...all.matchAll(/(--[a-z][a-z0-9-]*)(?:\s*:|=|['"`]\s*,)/g)].map((found) => found[1]!))
  const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)\s*[,)]/g)].map((found) => found[1]!))
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
