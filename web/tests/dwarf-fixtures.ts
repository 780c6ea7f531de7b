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
  const file = load<{ cards: Record<string, CardRow[]> }>(`words-dwarf-${language}`)
  return new Words(textBook('dwarf').in(language), file.cards)
}

export const players = ['Brokk', 'Dagna', 'Eitri', 'Frár', 'Gróa'].map((name, seat) => makePlayer(seat, name, seat === 0, seat > 0))

/** A position with other top cards, workers or holdings: `{ 5: 'C32' }` puts that card on location 5. */
export function changed(view: DwarfView, words: Words, tops: Record<number, string>, rest: Partial<DwarfView> = {}): DwarfView {
  const cards = [...(words.cards['starting'] ?? []), ...(words.cards['mountain'] ?? [])]
  const locations = view.locations.map((place, index) => {
    const card = tops[index + 1] ?? `C${index + 1}`
    const kind = cards.find((row) => row.id === card)!['kind'] as string
    return { ...place, stack: [card], card, kind, action: words.row('kind', kind)!['action'] as string }
  })
  return { ...view, locations, workers: [], ...rest }
}

export const nothing = { iron: 0, steel: 0, gold: 0, items: 0, glory: 0, workers: 2, helpers: 2 }
