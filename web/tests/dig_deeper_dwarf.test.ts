import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe as suite, expect, test } from 'vitest'
import { beginsMove, remainingPicks } from '../src/boards/dig_deeper_dwarf/multi-pick'
import { Faces, facesOf, grouped, knownPoints, slug, sorted } from '../src/boards/dig_deeper_dwarf/card-faces'
import { actText, describe, eventName, label, scores, stackOf } from '../src/boards/dig_deeper_dwarf/labels'
import { lookedAt } from '../src/boards/dig_deeper_dwarf/looked-at-cards'
import { fitMine, panMine, ZOOM_LIMITS, zoomMine } from '../src/boards/dig_deeper_dwarf/mine-camera'
import { behind, bounds, dugOutCell, facing, mineOf } from '../src/boards/dig_deeper_dwarf/mine-grid'
import { eventByNumber, traitByNumber } from '../src/boards/dig_deeper_dwarf/event-and-trait-numbers'
import { hyphenated } from '../src/boards/dig_deeper_dwarf/hyphenation'
import { ACTIONS, EVENTS, TRAITS } from '../src/boards/dig_deeper_dwarf/texts'
import type { DigDeeperDwarfView, Pending } from '../src/boards/dig_deeper_dwarf/view'
import type { Move } from '../src/lib/pick-tree'
import { makePlayer } from '../src/lib/seats'
import { Words, type CardRow } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import { sourceOf } from './texts'

interface Fixture {
  view: DigDeeperDwarfView
  spectator: DigDeeperDwarfView
  moves: Move[]
}
const FOLDER = join(import.meta.dirname, 'fixtures')
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as T
const fixture = (name: string): Fixture => read<Fixture>(name)
function wordsIn(language: 'en' | 'de'): Words {
  const file = read<{ cards: Record<string, CardRow[]> }>(`words-dig_deeper_dwarf-${language}`)
  return new Words(textBook('dig_deeper_dwarf').in(language), file.cards)
}
const english = wordsIn('en')
const german = wordsIn('de')
const names = readdirSync(FOLDER).filter((name) => name.startsWith('deep-')).map((name) => name.replace('.json', ''))
const players = ['Brokk', 'Dagna', 'Eitri', 'Frár'].map((name, seat) => makePlayer(seat, name, seat === 0, seat > 0))

suite('faces', () => {
  const faces = facesOf(english)

  test('words are made as the engine makes them', () => {
    expect(slug("Foreman's Order")).toBe('foremans-order')
    expect(slug('Three Stone Tiara')).toBe('three-stone-tiara')
  })

  test('rubble is face 0, and the same card of two tables is one face', () => {
    expect(faces.all[0]).toMatchObject({ word: 'rubble', kind: 'rubble', vp: -1 })
    expect(faces.all.filter((face) => face.word.startsWith('silver') && face.kind === 'resource')).toHaveLength(1)
  })

  test('a second face with the same name gets the id too', () => {
    const two = new Faces({ action: [{ id: 'A-1', name: 'Dig', actions: ['mine'], cost: 1, sources: {} }, { id: 'A-2', name: 'Dig', actions: ['mine', 'mine'], cost: 2, sources: {} }] })
    expect(two.all.map((face) => face.word)).toEqual(['dig', 'dig-a-2'])
  })

  test('every face in every fixture is known', () => {
    for (const name of names) {
      const { view } = fixture(name)
      const seen = view.seats.flatMap((seat) => [...seat.revealed, ...seat.played, ...seat.known.map((one) => one.split(' ')[0]!), ...(seat.cards?.hand ?? [])])
      for (const word of seen) expect(faces.get(word), `${word} in ${name}`).toBeDefined()
    }
  })

  test('hands lie in order, alike together', () => {
    expect(sorted(['rubble', 'silver', 'old-boots', 'gold'], faces)).toEqual(['old-boots', 'silver', 'gold', 'rubble'])
    expect(grouped(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]])
  })

  test('known points: cards, every 5 coins, Treasures', () => {
    const seat = { known: ['silver-ruby-ring discard', 'rubble hand draw', 'emerald'], revealed: ['silver'], played: [], events: ['treasure_2', 'canary'] }
    expect(knownPoints(seat, faces, 1)).toBe(3 - 1 + 1 + 1)
  })
})

suite('the mine', () => {
  const { view } = fixture('deep-two')
  const mine = mineOf(view)

  test('sides lead to ways, piles, rock, or nowhere', () => {
    const entrance = view.tiles[0]!
    expect(behind(mine, entrance, 'E')).toBe('way')
    expect(behind(mine, view.tiles[1]!, 'N')).toBe('rock')
    expect(behind(mine, view.tiles[2]!, 'N')).toBe('pile')
    const lonely = mineOf({ tiles: [entrance], piles: [] })
    expect(behind(lonely, entrance, 'N')).toBe('blind')
    const walled = mineOf({ tiles: [entrance, { ...view.tiles[2]!, x: 0, y: 1, sides: 'NE' }], piles: [] })
    expect(behind(walled, entrance, 'N')).toBe('blind')
  })

  test('a pile knows from where it can be mined', () => {
    const pile = view.piles[0]!
    expect(facing(mine, pile)).toEqual(['S'])
  })

  test('the whole mine fits at first', () => {
    const area = bounds(view)
    const camera = fitMine(area, 390, 400)
    expect(camera.scale * (area.right - area.left)).toBeLessThanOrEqual(390)
    expect(camera.scale * (area.bottom - area.top)).toBeLessThanOrEqual(400)
    expect(-camera.x / camera.scale).toBeCloseTo((area.left + area.right) / 2)
    expect(-camera.y / camera.scale).toBeCloseTo((area.top + area.bottom) / 2)
  })

  test('zooming keeps the point under the pointer and stays within bounds', () => {
    const camera = { scale: 100, x: 0, y: 0 }
    const nearer = zoomMine(camera, 1.5, { x: 50, y: 20 })
    // The mine's point under (50, 20), in cells.
    expect((50 - nearer.x) / nearer.scale).toBeCloseTo((50 - camera.x) / camera.scale)
    expect((20 - nearer.y) / nearer.scale).toBeCloseTo((20 - camera.y) / camera.scale)
    expect(zoomMine(camera, 99, { x: 0, y: 0 }).scale).toBe(ZOOM_LIMITS.largest)
    expect(zoomMine(camera, 0.01, { x: 0, y: 0 }).scale).toBe(ZOOM_LIMITS.smallest)
  })

  test('the mine cannot be dragged out of sight', () => {
    const area = bounds(view)
    const far = panMine({ scale: 100, x: 0, y: 0 }, -100000, -100000, area)
    expect(-far.x / far.scale).toBe(area.right)
    expect(-far.y / far.scale).toBe(area.bottom)
  })

  test('a new tile goes where the pile was dug out', () => {
    const lay = fixture('deep-lay').view
    const hole = dugOutCell(lay)!
    expect(hole.count).toBe(0)
    expect(lay.tiles.some((tile) => tile.x === hole.x && tile.y === hole.y)).toBe(false)
    expect(mineOf(lay, hole).piles.has(`${hole.x},${hole.y}`)).toBe(true)
    expect(mineOf(lay).piles.has(`${hole.x},${hole.y}`)).toBe(false)
    expect(dugOutCell(view)).toBeUndefined()
  })
})

suite('the stack of announced actions', () => {
  const deed: Pending = { kind: 'deed', seat: 0, act: 'mine pile west', cancelled: false }
  const thwart = (seat: number, against: number): Pending => ({ kind: 'thwart', seat, against })

  test('an answer threatens what it answers, an answer to the answer saves it', () => {
    expect(stackOf([deed]).map((one) => one.state)).toEqual(['stands'])
    expect(stackOf([deed, thwart(1, 0)]).map((one) => one.state)).toEqual(['threatened', 'stands'])
    expect(stackOf([deed, thwart(1, 0), thwart(0, 1)]).map((one) => one.state)).toEqual(['stands', 'threatened', 'stands'])
  })

  test('what is cancelled stays so', () => {
    expect(stackOf([{ ...deed, cancelled: true }])[0]!.state).toBe('cancelled')
  })

  test('a card lies under its action, an answer card under its answer', () => {
    const pending: Pending[] = [
      { kind: 'playing', seat: 1, source: 0, ident: 6 },
      { kind: 'deed', seat: 1, act: 'move south', cancelled: false },
      { kind: 'playing', seat: 0, source: 0, ident: 10 },
      thwart(0, 1),
      thwart(1, 0),
    ]
    expect(stackOf(pending).map((one) => one.by?.number ?? null)).toEqual([6, 10, null])
  })

  test('acts are written in words, with names', () => {
    expect(actText('steal from seat 2', english, players)).toBe('Steal a Resource from Dagna')
    expect(actText('drive away flying_agaric', english, players)).toContain('Flying Agaric')
    expect(actText('give rubble to seat 1', german, players)).toBe('Brokk Geröll schenken')
    expect(actText('give rubble to north', german, players)).toContain('Norden')
  })
})

suite('words', () => {
  test('every pick of every fixture has a label in both languages that is not its key', () => {
    for (const name of names) {
      const { view, moves } = fixture(name)
      for (const pick of new Set(moves.flatMap((move) => move.picks))) {
        for (const [words, language] of [[english, 'en'], [german, 'de']] as const) {
          const text = label(pick, words, view, language)
          expect(text, `${pick} in ${name}`).not.toBe('')
          expect(text).not.toContain('_')
          expect(text).not.toBe(pick.replaceAll('_', ' ').replace(':', ' '))
          expect(text).not.toContain('{')
        }
      }
    }
  })

  test('seldom picks', () => {
    const { view } = fixture('deep-two')
    expect(label('way:resources without ruby', english, view, 'en')).toBe('Pay with its Resources except Ruby (Smooth-Talking)')
    expect(label('which:1 and 3', german, view, 'de')).toBe('Ablegen: 1 und 3')
    expect(label('treasure:2', english, view, 'en')).toBe('Treasure: Ruby')
    expect(label('side:north', german, view, 'de')).toBe('Norden')
    expect(label('in_deck:silver', german, view, 'de')).toBe('Silber (Nachziehstapel)')
    expect(label('market:mining deck', english, view, 'en')).toBe('Mining cards')
    expect(label('out', german, view, 'de')).toBe('Aus dem Spiel')
  })

  test('the board in sentences, complete in both languages', () => {
    for (const name of names) {
      for (const view of [fixture(name).view, fixture(name).spectator]) {
        for (const [words, language] of [[english, 'en'], [german, 'de']] as const) {
          const lines = describe(view, words, players, language)
          expect(lines.length).toBeGreaterThan(view.tiles.length + view.seats.length)
          expect(lines.join(' ')).not.toMatch(/[{}]|undefined/)
        }
      }
    }
  })

  test('every action, event and Trait of the game has its sentence and clause, in the order of the engine', () => {
    const keys = (section: string): string[] => [...sourceOf('en', 'dig_deeper_dwarf').matchAll(new RegExp(`^${section}-(\\w+) =`, 'gm'))].map((found) => found[1]!)
    expect(Object.keys(EVENTS)).toEqual(keys('events_names'))
    expect(Object.keys(TRAITS)).toEqual(keys('traits'))
    expect(Object.keys(ACTIONS).sort()).toEqual(keys('actions').sort())
    for (const one of [...Object.values(EVENTS), ...Object.values(TRAITS), ...Object.values(ACTIONS)]) expect(one.clause).toMatch(/^G-\d+$/)
    expect(eventByNumber(0)).toBe('bookling')
    expect(traitByNumber(7)).toBe('well_prepared')
  })

  test('long names can be broken and read the same', () => {
    expect(hyphenated('Transporttunnel')).toBe('Trans\u00adport\u00adtunnel')
    for (const event of Object.keys(EVENTS)) expect(hyphenated(eventName(event, german)).replaceAll('\u00ad', '')).toBe(eventName(event, german))
  })

  test('score columns', () => {
    expect(scores(english).map((column) => column.key)).toContain('total')
    for (const column of scores(german)) expect(column.name).not.toBe('')
  })
})

suite('cards looked at', () => {
  test('as the server tells the one who looks', () => {
    const { view, spectator, moves } = fixture('deep-look')
    expect(lookedAt(view)?.cards).toHaveLength(moves.filter((move) => move.picks[0] === 'top').length)
    expect(lookedAt(view)?.cards).not.toContain('')
    expect(lookedAt(fixture('deep-book').view)).toMatchObject({ events: false })
    expect(lookedAt({ ...view, look: { act: 'investigate events', cards: ['diggy'] } })).toEqual({ cards: ['diggy'], events: true })
    expect(lookedAt(spectator)).toBeNull()
  })
})

suite('a piece that stands for several picks', () => {
  const moves: Move[] = ['sides:NE', 'sides:ES'].map((side, move) => ({ move, text: '', sentence: '', picks: ['lay', side] }))

  test('is open from the first pick on, and after it', () => {
    expect(beginsMove({ moves, picked: [], armed: null }, ['lay', 'sides:NE'])).toBe(true)
    expect(beginsMove({ moves, picked: [], armed: null }, ['lay', 'sides:NS'])).toBe(false)
    expect(beginsMove({ moves, picked: [], armed: moves[0]! }, ['lay', 'sides:NE'])).toBe(false)
    expect(remainingPicks({ picked: [] }, ['lay', 'sides:NE'])).toEqual(['lay', 'sides:NE'])
    expect(remainingPicks({ picked: ['lay'] }, ['lay', 'sides:NE'])).toEqual(['sides:NE'])
    expect(remainingPicks({ picked: ['lay', 'sides:NE'] }, ['lay', 'sides:NE'])).toEqual([])
  })
})
