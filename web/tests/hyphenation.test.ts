import { expect, test } from 'vitest'
import { hyphenated } from '../src/lib/hyphenation'

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '|')

test('long names break between syllables, never so that one or two letters are left alone', () => {
  expect(shown('Diamantmine')).toBe('Dia|mant|mine')
  expect(shown('Ferramentas')).toBe('Fer|ra|men|tas')
  expect(shown('Edelsteine')).toBe('Edel|steine')
  expect(shown('Embaralhona')).toBe('Emba|ra|lhona')
  expect(shown('Acampamento')).toBe('Acam|pa|mento')
  for (const word of ['Desmoronamento', 'Räucherforelle', 'Teleportador']) {
    const parts = shown(word).split('|')
    expect(parts.length).toBeGreaterThan(1)
    expect(Math.min(parts[0]!.length, parts.at(-1)!.length)).toBeGreaterThanOrEqual(3)
  }
})

test('short words and what is no word stay whole', () => {
  expect(shown('Gold mine')).toBe('Gold mine')
  expect(shown('3 iron -> 2 steel')).toBe('3 iron -> 2 steel')
})
