import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe as suite, expect, test } from 'vitest'
import { beginsMove, remainingPicks } from '../src/boards/dig_deeper_dwarf/multi-pick'
import { facesOf, grouped, sorted } from '../src/boards/dig_deeper_dwarf/card-faces'
import { actionEffect, actText, announcedText, describe, eventEffect, eventKind, eventName, faceText, label, placeText, playedWith, scores, topicEffect, traitEffect } from '../src/boards/dig_deeper_dwarf/labels'
import { fitMine, panMine, ZOOM_LIMITS, zoomMine } from '../src/boards/dig_deeper_dwarf/mine-camera'
import { bounds } from '../src/boards/dig_deeper_dwarf/mine-grid'
import { hyphenated } from '../src/lib/hyphenation'
import { stackText, TOPICS } from '../src/boards/dig_deeper_dwarf/texts'
import { factsOf, type Announced, type DigDeeperDwarfView } from '../src/boards/dig_deeper_dwarf/view'
import type { Move } from '../src/lib/pick-tree'
import { makePlayer } from '../src/lib/seats'
import { Words, type CardRow } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'

interface Fixture {
  view: DigDeeperDwarfView
  spectator: DigDeeperDwarfView
  moves: Move[]
}
const FOLDER = join(import.meta.dirname, 'fixtures')
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as T
const fixture = (name: string): Fixture => read<Fixture>(name)
function wordsIn(language: 'en' | 'de'): Words {
  const file = read<{ cards: Record<string, CardRow[]>; facts: unknown }>('words-dig_deeper_dwarf')
  return new Words(textBook('dig_deeper_dwarf').in(language), file.cards, file.facts)
}
const english = wordsIn('en')
const german = wordsIn('de')
const names = readdirSync(FOLDER).filter((name) => name.startsWith('deep-')).map((name) => name.replace('.json', ''))
const players = ['Brokk', 'Dagna', 'Eitri', 'Frár'].map((name, seat) => makePlayer(seat, name, seat === 0, seat > 0))

suite('faces', () => {
  const faces = facesOf(english)

  test('have a kind and a name in both languages', () => {
    expect(faces.get('rubble')).toMatchObject({ kind: 'rubble', vp: -1 })
    expect(faces.get('old-boots')).toMatchObject({ kind: 'action', actions: ['move'] })
    expect(faces.name('silver', 'de')).toBe('Silber')
    expect(faces.name('no such card', 'en')).toBe('no such card')
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
})

suite('the mine', () => {
  const { view } = fixture('deep-two')

  test('the whole mine fits at first', () => {
    const area = bounds(view)
    const camera = fitMine(area, 390, 400, { x: 0, y: 0 })
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

  test('the hole where a tile is to be laid belongs to it', () => {
    const lay = fixture('deep-lay').view
    const { hole } = lay
    expect(hole).not.toBeNull()
    const without = bounds({ ...lay, tiles: lay.tiles.slice(0, 1), piles: [], hole: { x: 9, y: 0 } })
    expect(without.right).toBe(10)
    expect(view.hole).toBeNull()
  })
})

suite('the stack of announced actions', () => {
  const { view } = fixture(names[0]!)
  const deed: Announced = { seat: 0, action: 'move', act: 'move north', against: -1, state: 'stands', by: { kind: 'card', name: 'old-boots' } }

  test('says who does what with what', () => {
    expect(announcedText(deed, english, players, view, 'en')).toBe(actText('move north', english, players, view))
    expect(playedWith(deed, english, 'en')).toBe('Old Boots')
    expect(playedWith({ ...deed, by: { kind: 'event', name: 'diggy' } }, english, 'en')).toBe(eventName('diggy', english))
    expect(playedWith({ ...deed, by: { kind: 'trait', name: 'agile' } }, german, 'de')).toBe(german.of('traits', 'agile'))
    expect(playedWith({ ...deed, by: null }, english, 'en')).toBe('')
    const thwart: Announced = { ...deed, seat: 1, action: 'thwart', act: '', against: 0 }
    expect(announcedText(thwart, english, players, view, 'en')).toContain('Brokk')
  })

  test('places are told from the Camp or the Entrance, never by coordinates', () => {
    expect(placeText(1, 0, english)).toBe('in the Camp')
    expect(placeText(0, 0, german)).toBe('am Eingang')
    expect(placeText(3, 1, english)).toBe('one tile north and 2 tiles east of the Camp')
    expect(placeText(0, -2, german)).toBe('2 Felder südlich vom Eingang')
    const pile = view.piles[0]!
    expect(actText('investigate pile 1', english, players, view)).toBe(`Investigate the Mining pile ${placeText(pile.x, pile.y, english)}`)
    for (const line of describe(view, english, players, 'en')) expect(line).not.toMatch(/\(-?\d+, ?-?\d+\)/)
  })

  test('acts are written in words, with names', () => {
    expect(actText('steal from seat 2', english, players, view)).toBe('Steal a Resource from Dagna')
    expect(actText('drive away flying_agaric', english, players, view)).toContain('Flying Agaric')
    expect(actText('give rubble to seat 1', german, players, view)).toBe('Brokk Geröll schenken')
    expect(actText('give rubble to north', german, players, view)).toContain('Norden')
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

  test('every action, event, Trait and topic of the game has its sentence and clause', () => {
    const facts = factsOf(english)
    const effects = (['en', 'de'] as const).flatMap((language) => [
      ...Object.keys(facts.events).map((event) => eventEffect(event, english, language)),
      ...Object.keys(facts.traits).map((trait) => traitEffect(trait, english, language)),
      ...Object.keys(facts.actions).map((action) => actionEffect(action, english, language)),
      ...TOPICS.map((topic) => topicEffect(topic, english, language)),
      ...facts.faces.map((face) => faceText(face, english, language)),
      ...Object.entries(facts.clauses.stocks).map(([stack, clause]) => ({ text: stackText(stack, language), clause })),
    ])
    for (const { text, clause } of effects) {
      expect(text).not.toBe('')
      expect(clause).toMatch(/^G-\d+$/)
    }
    expect(eventKind('canary', english)).toBe('delayed')
    expect(eventKind('monster', english)).toBe('instant')
  })

  test('long names can be broken and read the same', () => {
    expect(hyphenated('Transporttunnel')).toBe('Trans\u00adport\u00adtunnel')
    for (const event of Object.keys(factsOf(english).events)) expect(hyphenated(eventName(event, german)).replaceAll('\u00ad', '')).toBe(eventName(event, german))
  })

  test('score columns', () => {
    expect(scores(english).map((column) => column.key)).toContain('total')
    for (const column of scores(german)) expect(column.name).not.toBe('')
  })
})

suite('cards looked at', () => {
  test('are told to the one who looks', () => {
    const { view, spectator, moves } = fixture('deep-look')
    expect(view.look?.cards).toHaveLength(moves.filter((move) => move.picks[0] === 'top').length)
    expect(view.look?.cards).not.toContain('')
    expect(fixture('deep-book').view.look).toMatchObject({ events: false })
    expect(spectator.look).toBeUndefined()
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
