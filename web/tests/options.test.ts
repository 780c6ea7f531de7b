import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { optionsOf } from '../src/boards/options'

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'))
const GAMES = read('options') as Record<string, { key: string; values: string[] }[]>
/** Numbers speak for themselves, and on and off are a box to tick. */
const plain = (value: string): boolean => /^\d+$/.test(value) || value === 'on' || value === 'off'

test.each(Object.keys(GAMES))('%s says in words what can be chosen, and nothing that is not there', async (game) => {
  const book = await optionsOf(game)
  const there = GAMES[game]!
  expect(Object.keys(book).sort()).toEqual(there.map((option) => option.key).sort())
  for (const { key, values } of there) {
    const words = book[key]!
    for (const value of values) if (!plain(value)) expect(words.values, `${key}=${value}`).toHaveProperty(value)
    for (const value of Object.keys(words.values ?? {})) if (!plain(value)) expect(values, `${key}=${value}`).toContain(value)
    if (words.only) expect(there.find((option) => option.key === words.only![0])?.values).toContain(words.only[1])
    for (const said of [words.name, words.note, ...Object.values(words.values ?? {})]) if (said) expect(said.en && said.de).toBeTruthy()
  }
})
