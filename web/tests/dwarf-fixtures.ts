/** Positions and words of DWARF for the tests beside this file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '../src/lib/pick-tree'
import { makePlayer } from '../src/lib/seats'
import { Words, type CardRow } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import type { DwarfView } from '../src/boards/dwarf/view'

interface Fixture {
  view: DwarfView
  spectator: DwarfView
  moves: Move[]
}

export function load<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as T
}

export const position = (name: string): Fixture => load<Fixture>(name)

export function wordsIn(language: string): Words {
  const file = load<{ cards: Record<string, CardRow[]>; facts: unknown }>('words-dwarf')
  return new Words(textBook('dwarf').in(language), file.cards, file.facts)
}

export const players = ['Brokk', 'Dagna', 'Eitri', 'Frár', 'Gróa'].map((name, seat) => makePlayer(seat, name, seat === 0, seat > 0))
