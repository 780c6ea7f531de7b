/** Every kind of card has a scene: a card that is added to a catalogue without one is found here. */
import { describe, expect, it } from 'vitest'
import { COVERS } from '../src/art/covers'
import { INKS, type Scene } from '../src/art/kit'
import { ACTIONS, EVENTS, RESOURCES, RUBBLE, sceneOf } from '../src/boards/dig_deeper_dwarf/scenes'
import { TRAITS } from '../src/boards/dig_deeper_dwarf/trait-scenes'
import { jewelryShape } from '../src/boards/dig_deeper_dwarf/jewelry-shape'
import type { Face } from '../src/boards/dig_deeper_dwarf/view'
import { GOALS, OGRES, SECRETS, TROPHIES } from '../src/boards/dwar7s/card-scenes'
import { KINDS as KINGDOM, landscape, roads } from '../src/boards/dwar7s/scenes'
import { KINDS as DWARF } from '../src/boards/dwarf/scenes'
import { SPECIALS } from '../src/boards/dwarf/special-scenes'
import type { CardRow } from '../src/lib/game-words'
import { load } from './dwarf-fixtures'

interface File {
  cards: Record<string, CardRow[]>
  facts: unknown
}
const ids = (game: string, table: string): string[] => load<File>(`words-${game}`).cards[table]!.map((row) => String(row['id']))

/** A print: several inks, outlines that begin somewhere, no number that went wrong. */
function expectPrint(scene: Scene | undefined, name: string): void {
  expect(scene?.length, name).toBeGreaterThan(3)
  for (const [ink, d, put] of scene!) {
    expect(INKS, name).toContain(ink)
    expect(d, name).toMatch(/^M/)
    expect(`${d} ${put ?? ''}`, name).not.toMatch(/NaN|undefined|--/)
  }
  expect(new Set(scene!.map(([ink]) => ink)).size, name).toBeGreaterThan(2)
}

/** No two kinds look the same. */
function expectDistinct(scenes: Record<string, Scene>): void {
  const prints = Object.values(scenes).map((scene) => JSON.stringify(scene))
  expect(new Set(prints).size).toBe(prints.length)
}

/**
 * Every table of a card file and where its scenes are. What has no scene of its own says why: a table that is added to a
 * catalogue must be entered here.
 */
const values = (game: string, table: string, field: string): string[] => load<File>(`words-${game}`).cards[table]!.map((row) => String(row[field]))
const kingdom = { kingdom: KINGDOM, goal: GOALS, secret: SECRETS, ogre: OGRES, trophy: TROPHIES, gem: 'a cut stone in its own colour (Gem.svelte)' }
const TABLES: Record<string, Record<string, Record<string, Scene> | string>> = {
  dwarf: { kind: DWARF, starting: 'its kind', mountain: 'its kind', back: 'its kind', special: 'its front' },
  dwar7s_fall: kingdom,
  dwar7s_duel: kingdom,
  dig_deeper_dwarf: {
    basic: ACTIONS,
    start: 'its face',
    mining: 'its face',
    extra: 'its face',
    jewelry: 'its face',
    action: 'its face',
    treasure: 'its event',
    tile: 'a tunnel of the map (Tile.svelte)',
  },
}

describe('scenes', () => {
  it.each(Object.keys(TABLES))('are there for every card in the files of %s', (game) => {
    expect(Object.keys(load<File>(`words-${game}`).cards).sort()).toEqual(Object.keys(TABLES[game]!).sort())
    for (const [table, scenes] of Object.entries(TABLES[game]!)) {
      if (typeof scenes === 'string') continue
      for (const id of ids(game, table)) expectPrint(scenes[id], `${game} ${table} ${id}`)
    }
  })

  it('are there for every Special Action of DWARF, and for the kind of every card', () => {
    for (const front of values('dwarf', 'special', 'front')) expectPrint(SPECIALS[front], front)
    for (const table of ['starting', 'mountain', 'back']) for (const kind of values('dwarf', table, 'kind')) expectPrint(DWARF[kind], kind)
    expectDistinct(SPECIALS)
  })

  it('tell goals, secret goals and ogres of Fall and Duel apart', () => {
    expectDistinct({ ...GOALS, ...SECRETS, ...OGRES, ...TROPHIES })
  })

  it('are there for every kind of card of DWARF', () => {
    for (const kind of ids('dwarf', 'kind')) expectPrint(DWARF[kind], kind)
    expectDistinct(DWARF)
  })

  it.each(['dwar7s_fall', 'dwar7s_duel'])('are there for every kingdom card of %s', (game) => {
    for (const kind of ids(game, 'kingdom')) expectPrint(KINGDOM[kind], kind)
    expectDistinct(KINGDOM)
  })

  it('lead a road to every open side of a kingdom card', () => {
    expect(roads('').length).toBe(4)
    expect(roads('NE').map(([, , put]) => put)).toEqual(['rotate(180 50 50)', 'rotate(270 50 50)'])
    expectPrint(landscape('tavern', 'N'), 'tavern')
  })

  it('are there for every face, action, event and Trait of Dig Deeper Dwarf', () => {
    const facts = load<File>('words-dig_deeper_dwarf').facts as { faces: Face[]; actions: Record<string, unknown> | string[]; events: Record<string, unknown> | string[]; traits: Record<string, unknown> | string[] }
    const names = (all: Record<string, unknown> | string[]): string[] => (Array.isArray(all) ? all : Object.keys(all))
    for (const face of facts.faces) expectPrint(sceneOf(face, jewelryShape(face)), face.word)
    for (const action of names(facts.actions)) expectPrint(ACTIONS[action], action)
    for (const event of names(facts.events)) expectPrint(EVENTS[event], event)
    for (const trait of names(facts.traits)) expectPrint(TRAITS[trait], trait)
    expectDistinct({ ...ACTIONS, ...EVENTS, ...RESOURCES, ...TRAITS, rubble: RUBBLE })
  })

  it('are on the covers of our games', () => {
    expect(Object.keys(COVERS).sort()).toEqual(['dig_deeper_dwarf', 'dwar7s_duel', 'dwar7s_fall', 'dwarf'])
    for (const [game, { scene }] of Object.entries(COVERS)) expectPrint(scene, game)
  })
})
