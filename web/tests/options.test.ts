import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { optionsOf } from '../src/boards/options'
import { sourceOf } from './texts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'))
const GAMES = read('options') as Record<string, { key: string; values: string[] }[]>
/** Numbers speak for themselves, and on and off are a box to tick. */
const plain = (value: string): boolean => /^\d+$/.test(value) || value === 'on' || value === 'off'

test.each(Object.keys(GAMES))('%s says in words what can be chosen, and nothing that is not there', async (game) => {
  const book = await optionsOf(game, [], 'en')
  const there = GAMES[game]!
  const name = book.texts.name
  // Fall and Duel share their texts; what only one of them asks is in them all the same.
  const games = Object.keys(GAMES).filter((one) => one.split('_')[0] === game.split('_')[0])
  const all = games.flatMap((one) => GAMES[one]!)
  expect(there.map((option) => option.key).filter((key) => !(key in book.options))).toEqual([])
  expect(Object.keys(book.options).filter((key) => !all.some((option) => option.key === key))).toEqual([])
  for (const { key, values } of there) {
    expect(book.texts.has('en', `option_names-${key}`), key).toBe(true)
    for (const value of values) if (!plain(value)) expect(book.texts.has('en', `option_values-${key}_${value}`), `${key}=${value}`).toBe(true)
    const { only } = book.options[key]!
    if (only) expect(there.find((option) => option.key === only[0])?.values).toContain(only[1])
  }
  const chosen = new Set(all.flatMap(({ key, values }) => values.map((value) => `${key}_${value}`)))
  for (const [, section, key] of sourceOf('en', name).matchAll(/^option_(names|notes|values)-(\w+) =/gm)) {
    if (section === 'values') expect(chosen.has(key!) || /_\d$/.test(key!), key).toBe(true)
    else expect(key! in book.options, key).toBe(true)
  }
})
