/** How events are seen: every kind that a board declares something for is one the game tells, and every piece that flies is drawn. */
import { describe, expect, it } from 'vitest'
import { ui as deep } from '../src/boards/dig_deeper_dwarf'
import { ui as dwar7s } from '../src/boards/dwar7s'
import { ui as dwarf } from '../src/boards/dwarf'
import type { GameUi } from '../src/boards/game-ui'
import type { Happening } from '../src/boards/staging'
import { Words, type CardRow } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import { load } from './dwarf-fixtures'
import { sourceOf } from './texts'

const GAMES = [
  { game: 'dwarf', texts: 'dwarf', ui: dwarf as unknown as GameUi, position: 'dwarf-two' },
  { game: 'dwar7s_fall', texts: 'dwar7s', ui: dwar7s as unknown as GameUi, position: 'fall-trade' },
  { game: 'dig_deeper_dwarf', texts: 'dig_deeper_dwarf', ui: deep as unknown as GameUi, position: 'deep-late' },
]

describe.each(GAMES)('the stage of $game', ({ game, texts, ui, position }) => {
  const { places, flights, pieces } = ui.staging!
  const told = [...sourceOf('en', texts).matchAll(/^events-(\w+)/gm)].map((match) => match[1]!)
  const file = load<{ cards: Record<string, CardRow[]>; facts: unknown }>(`words-${game}`)
  const words = new Words(textBook(game).in('en'), file.cards, file.facts)
  const { view } = load<{ view: Record<string, unknown> }>(position)
  // Every argument that an event of these games may have.
  const args = { seat: 0, owner: 1, location: 3, card: 4, pile: 0, spot: 2516, to: 2517, tile: 0, cell: 1250, face: 1, gem: 2, number: 2, glory: 1, iron: 2, steel: -1, gold: 1, items: 1 }
  const happening = (kind: string): Happening => ({ kind, args, before: view, after: view, words })

  it('is declared for events that the game tells', () => {
    for (const kind of [...Object.keys(places), ...Object.keys(flights), ...Object.keys(ui.shakes ?? {})]) {
      expect(told.some((one) => one === kind || one.startsWith(`${kind}_`)), kind).toBe(true)
    }
  })

  it('names places by selectors, and lets only drawn pieces fly', () => {
    document.body.innerHTML = ''
    for (const [kind, place] of Object.entries(places)) expect(() => document.querySelector(place(happening(kind)) || 'p'), kind).not.toThrow()
    for (const [kind, fly] of Object.entries(flights)) {
      for (const { what, from, to } of fly(happening(kind))) {
        expect(pieces[what]?.d, `${kind}: ${what}`).toBeTruthy()
        for (const selector of [...from, ...to]) expect(() => document.querySelector(selector), selector).not.toThrow()
      }
    }
  })
})

describe('what DWARF lets fly', () => {
  it('goes from the card where the seat stands to its number, and back for what is paid', () => {
    const { view } = load<{ view: Record<string, unknown> & { locations: { name: string; card: string }[]; workers: { seat: number; on: string }[] } }>('dwarf-two')
    const file = load<{ cards: Record<string, CardRow[]>; facts: { cards: Record<string, Record<string, unknown>> } }>('words-dwarf')
    const words = new Words(textBook('dwarf').in('en'), file.cards, file.facts)
    const worker = view.workers[0]!
    const id = view.locations.find((place) => place.name === worker.on)!.card
    const card = Object.keys(file.facts.cards['sheet']!).indexOf(id)
    const event = { kind: 'worked', args: { seat: worker.seat, card, iron: -3, steel: 2 }, before: view, after: view, words } as unknown as Happening<never>
    const flown = dwarf.staging!.flights['worked']!(event)
    expect(flown.map(({ what, count, from, to }) => [what, count, from[0], to[0]])).toEqual([
      ['iron', 3, `[data-seat="${worker.seat}"] [data-holding="iron"]`, `[data-spot="${worker.on}"]`],
      ['steel', 2, `[data-spot="${worker.on}"]`, `[data-seat="${worker.seat}"] [data-holding="steel"]`],
    ])
  })
})
