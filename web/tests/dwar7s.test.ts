import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe as suite, expect, test, vi } from 'vitest'
import { ui } from '../src/boards/dwar7s'
import { siteLabel } from '../src/boards/dwar7s/cards'
import { AROUND_CARDS, beyond, CARD, compassAt, extent, fit, fitAround, freeCorner, inner, overview, placeOf, quarter, showsAll, signAt, slots, smallest, turnedFor, ZOOM_LIMITS } from '../src/boards/dwar7s/geometry'
import { MapCamera } from '../src/boards/dwar7s/map-camera.svelte'
import { follow, passages, siteAt, stackCard } from '../src/boards/dwar7s/view-facts'
import { cardName } from '../src/boards/dwar7s/places'
import { plain, signed } from '../src/boards/dwar7s/texts'
import type { Dwar7sView, Site } from '../src/boards/dwar7s/view'
import type { Move } from '../src/lib/pick-tree'
import { keptInSight, zoomed } from '../src/lib/panzoom'
import { makePlayer } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'

const FOLDER = join(import.meta.dirname, 'fixtures')
export interface Fixture {
  game: string
  view: Dwar7sView
  moves: Move[]
}
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as T
const fixture = (name: string): Fixture => read<Fixture>(name)
const words = (game: string, language: string): Words => {
  const file = read<{ cards: ConstructorParameters<typeof Words>[1]; facts: unknown }>(`words-${game}`)
  return new Words(textBook(game).in(language), file.cards, file.facts)
}
const NAMES = readdirSync(FOLDER)
  .map((name) => name.replace('.json', ''))
  .filter((name) => /^(fall|duel)-/.test(name))
const players = ['Brokk', 'Dagna', 'Eitri', 'Frár'].map((name, seat) => makePlayer(seat, name, seat === 0, seat !== 0))

suite('the map', () => {
  test('passages join exactly the cards of a domain (K-69)', () => {
    for (const name of NAMES) {
      const { view } = fixture(name)
      const root = new Map(view.map.map((site) => [site.spot, site.spot]))
      const find = (spot: string): string => (root.get(spot) === spot ? spot : find(root.get(spot)!))
      for (const { from, side } of passages(view)) {
        const other = siteAt(view, side === 'E' ? `${from.x + 1},${from.y}` : `${from.x},${from.y + 1}`)!
        expect(other.domain).toBe(from.domain)
        root.set(find(from.spot), find(other.spot))
      }
      expect(new Set(view.map.map((site) => find(site.spot))).size).toBe(new Set(view.map.map((site) => site.domain)).size)
    }
  })

  test('fitting shows everything, and nothing under the corners', () => {
    const places = ['0,0', '1,0', '2,0', '0,1', '1,1'].map(placeOf)
    const area = extent(places, 0)
    const camera = fit(area, 300, 200)
    expect(camera.scale).toBeCloseTo(1)
    expect(camera).toMatchObject({ x: 0, y: 0 })
    const around = fitAround(area, places, [{ left: 0, top: 0, right: 100, bottom: 40 }], 300, 200)
    expect(around.scale).toBeCloseTo(0.8)
    expect(around.y).toBeGreaterThanOrEqual(40)
    expect(fitAround(area, places, [{ left: 210, top: 110, right: 300, bottom: 200 }], 300, 200)).toEqual(camera)
  })

  test('the sign at an edge lies over nothing that can be picked, and else in the middle', () => {
    const camera = { x: 0, y: -60, scale: 0.8 }
    const row = (...columns: number[]) => columns.map((x) => ({ x, y: 1 }))
    expect(signAt('above', camera, [], 800, 400, 2, [])).toBe(400)
    expect(signAt('above', camera, row(0, 1), 800, 400, 2, [])).toBe(400)
    for (const columns of [[4, 5], [5], [3, 4, 5]]) {
      const middle = signAt('above', camera, row(...columns), 800, 400, 2, [])
      for (const x of columns) expect(Math.abs(middle - (x + 0.5) * 80)).toBeGreaterThanOrEqual(62)
    }
    expect(signAt('above', camera, row(4, 5), 800, 400, 2, [{ left: 0, top: 0, right: 340, bottom: 42 }])).toBeGreaterThan(500)
    // The sign below is not near that row; the one at the side gives way up or down.
    expect(signAt('below', camera, row(4, 5), 800, 400, 2, [])).toBe(400)
    expect(Math.abs(signAt('left', { x: 0, y: 0, scale: 0.8 }, [{ x: 0, y: 2 }], 800, 400, 2, []) - 200)).toBeGreaterThanOrEqual(62)
    // Everywhere something: where it hides least.
    expect(signAt('above', { x: 0, y: 20, scale: 0.8 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => ({ x, y: 0 })), 800, 400, 2, [])).toBe(400)
  })

  test('the compass stands where no card lies, beside the buttons if need be', () => {
    const camera = { x: 0, y: 0, scale: 1 }
    const lowest = (...columns: number[]) => columns.map((x) => ({ x, y: 3 }))
    const at = (buttons: 'top right' | 'bottom right' | 'bottom left', ...columns: number[]) => compassAt(lowest(...columns), camera, buttons, 148, 400, 400)
    expect(at('bottom right', 2)).toMatchObject({ right: false, inside: 0 })
    expect(at('top right', 0)).toMatchObject({ right: true, inside: 0 })
    expect(at('bottom right', 0)).toMatchObject({ right: true, inside: 152 })
    expect(at('bottom left', 1, 2)).toMatchObject({ right: true, inside: 0 })
    expect(at('bottom right', 0, 1, 2, 3)).toMatchObject({ right: false, inside: 0 })
  })

  // Bug 13 on a phone: a map of six by five cards was cut on all sides, though there was room.
  test.each(['fall-dig', 'fall-discard', 'fall-three', 'duel-actions'])('in %s a phone shows every card at first, large enough to read', (name) => {
    const [width, height] = [382, 318]
    const { view } = fixture(name)
    const turned = turnedFor(extent(view.map, AROUND_CARDS), width, height, false)
    const places = view.map.map((site) => (turned ? quarter(site) : site))
    const head = { left: 0, top: 0, right: 170, bottom: 42 }
    const camera = fitAround(extent(places, 0.25), places, [head], width, height, places[0])
    expect(camera.scale).toBeGreaterThanOrEqual(smallest(width))
    const size = CARD * camera.scale
    for (const { x, y } of places) {
      const [left, top] = [camera.x + x * size, camera.y + y * size]
      expect(Math.min(left, top) + 0.03 * size).toBeGreaterThan(-0.5)
      expect(Math.max(left - width, top - height) + 0.97 * size).toBeLessThan(0.5)
    }
  })

  test('a map that is turned to be seen whole is seen whole, and one that is seen so anyhow is not turned for a little', () => {
    const area = { left: 0, top: 0, right: 5, bottom: 6 }
    expect(turnedFor(area, 400, 330, false)).toBe(true)
    expect(turnedFor(area, 400, 390, false)).toBe(false)
    expect(turnedFor(area, 330, 400, true)).toBe(false)
  })

  test('all of a map that is too large is seen on demand', () => {
    const { view } = fixture('fall-trade')
    const [width, height] = [382, 318]
    const camera = overview(view.map, width, height)
    const size = CARD * camera.scale
    expect(camera.scale).toBeLessThan(smallest(width))
    for (const { x, y } of view.map) {
      expect(camera.x + x * size).toBeGreaterThanOrEqual(-0.5)
      expect(camera.y + y * size).toBeGreaterThanOrEqual(-0.5)
      expect(camera.x + (x + 1) * size).toBeLessThanOrEqual(width + 0.5)
      expect(camera.y + (y + 1) * size).toBeLessThanOrEqual(height + 0.5)
    }
  })

  test('of a map that is too large what can be picked is in sight, and the edges count what is not', () => {
    const [width, height] = [382, 318]
    const places = Array.from({ length: 12 }, (_, x) => ({ x, y: x % 3 }))
    const wanted = [{ x: 9, y: 0 }, { x: 10, y: 1 }, { x: 11, y: 2 }]
    const focus = { x: 0.5, y: 0.5 }
    const alone = fitAround(extent(places, 0.25), places, [], width, height, focus)
    expect(showsAll(alone, [{ x: 0, y: 0 }], width, height)).toBe(true)
    expect(beyond(alone, places, width, height)).toEqual({ left: 0, right: 6, above: 0, below: 0 })
    const camera = fitAround(extent(places, 0.25), places, [], width, height, focus, wanted)
    expect(camera.scale).toBeCloseTo(smallest(width))
    expect(showsAll(camera, wanted, width, height)).toBe(true)
    expect(beyond(camera, places, width, height)).toEqual({ left: 6, right: 0, above: 0, below: 0 })
    // Where some of it is out of sight in any case, most of it is seen.
    const all = fitAround(extent(places, 0.25), places, [], width, height, focus, [{ x: 0, y: 0 }, ...wanted])
    expect(showsAll(all, wanted, width, height)).toBe(true)
    // What was changed last stays in sight where nothing is gained by moving on.
    expect(fitAround(extent(places, 0.25), places, [], width, height, focus, [{ x: 1, y: 1 }])).toEqual(alone)
  })

  test('the buttons go to a corner where no card lies', () => {
    const area = { left: 0, top: 0, right: 3, bottom: 3 }
    const corner = (...spots: string[]): string => freeCorner(area, spots.map(placeOf), 90, 90, 300, 300)
    expect(corner('0,0', '1,1')).toBe('top right')
    expect(corner('2,0', '1,1')).toBe('bottom right')
    expect(corner('2,0', '2,2')).toBe('bottom left')
    expect(corner('2,0', '2,2', '0,2')).toBe('top right')
  })

  test('zooming holds the point under the pointer still, within limits', () => {
    const camera = { x: 10, y: 20, scale: 1 }
    const near = zoomed(camera, 2, { x: 110, y: 120 }, ZOOM_LIMITS)
    expect(near).toEqual({ x: -90, y: -80, scale: 2 })
    expect(zoomed(camera, 100, { x: 0, y: 0 }, ZOOM_LIMITS).scale).toBeLessThan(3)
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }, ZOOM_LIMITS).scale).toBeGreaterThan(0.2)
  })

  test('nobody drags the whole map out of sight', () => {
    const area = { left: 0, top: 0, right: 2, bottom: 2 }
    expect(keptInSight({ x: 9999, y: -9999, scale: 1 }, area, CARD, inner(400, 300))).toEqual({ x: 340, y: -140, scale: 1 })
  })

  test('dwarf places never leave the card', () => {
    for (let places = 1; places <= 12; places++) {
      const found = slots(places)
      expect(found).toHaveLength(places)
      for (const { x } of found) expect(x).toSatisfy((value: number) => value >= 10 && value <= 90)
    }
  })
})

suite('reading a view', () => {
  test('names of cards in stacks', () => {
    expect(stackCard('red gold mine r3')).toEqual({ colour: 'red', kind: 'gold mine', turn: 3 })
    expect(stackCard('blue tavern r0')).toEqual({ colour: 'blue', kind: 'tavern', turn: 0 })
  })

  test('dwarfs stay themselves while they walk', () => {
    const { view } = fixture('fall-large')
    const before = follow([], view)
    expect(new Set(before.map((dwarf) => dwarf.key)).size).toBe(before.length)
    expect(follow(before, view)).toEqual(before)
    const from = view.map.find((site) => Object.keys(site.dwarfs).length > 0)!
    const colour = Object.keys(from.dwarfs)[0]!
    const to = view.map.find((site) => site !== from && !site.dwarfs[colour])!
    const walked: Dwar7sView = {
      ...view,
      map: view.map.map((site): Site => {
        if (site === from) return { ...site, dwarfs: { ...site.dwarfs, [colour]: site.dwarfs[colour]! - 1 } }
        if (site === to) return { ...site, dwarfs: { ...site.dwarfs, [colour]: 1 } }
        return site
      }),
    }
    const after = follow(before, walked)
    const moved = after.filter((dwarf) => before.find((one) => one.key === dwarf.key)?.spot !== dwarf.spot)
    expect(moved).toHaveLength(1)
    expect(moved[0]).toMatchObject({ colour, spot: to.spot })
    expect(before.some((dwarf) => dwarf.key === moved[0]!.key)).toBe(true)
  })

  test('a dwarf from the pile is a new piece', () => {
    const { view } = fixture('fall-large')
    const before = follow([], view)
    const site = view.map[0]!
    const more = { ...view, map: view.map.map((one) => (one === site ? { ...one, dwarfs: { ...one.dwarfs, blue: (one.dwarfs['blue'] ?? 0) + 1 } } : one)) }
    const fresh = follow(before, more).filter((dwarf) => !before.some((one) => one.key === dwarf.key))
    expect(fresh).toEqual([expect.objectContaining({ colour: 'blue', spot: site.spot })])
  })
})

suite('in words', () => {
  test('every candidate of every fixture has a label in both languages', () => {
    for (const name of NAMES) {
      const { game, view, moves } = fixture(name)
      for (const language of ['en', 'de'] as const) {
        const known = words(game, language)
        for (const pick of new Set(moves.flatMap((move) => move.picks))) {
          const label = ui.label(pick, known, view as never, language)
          expect(label).not.toBe(pick)
          expect(label).not.toMatch(/[{}]|undefined|_|\(?[-−]?\d+, ?[-−]?\d+\)?/)
        }
      }
    }
  })

  test('German cards have article and ending, in the form that a label wants (bug 31)', () => {
    const { game, view } = fixture('fall-large')
    const german = words(game, 'de')
    const of = (kind: string): Site => ({ ...view.map[0]!, colour: 'red', kind, spot: '0,0', x: 0, y: 0 })
    const alone = (kind: string): Dwar7sView => ({ ...view, map: [of(kind)] })
    expect(cardName(of('tavern'), german)).toBe('die rote Taverne')
    expect(cardName(of('dragon'), german, 'accusative')).toBe('den roten Drachen')
    expect(cardName(of('dragon'), words(game, 'en'), 'accusative')).toBe('red dragon')
    expect(ui.label('spot:1,0', german, alone('frost giant') as never, 'de', null as never)).toBe('Leerer Ort östlich des roten Frostriesen')
    expect(ui.label('dwarf:blue 0,0', german, alone('tavern') as never, 'de', null as never)).toBe('Blauer Zwerg auf der roten Taverne')
    expect(ui.label('dwarf:blue 0,0', words(game, 'en'), alone('tavern') as never, 'en', null as never)).toContain('red tavern')
  })

  test('the board is told in sentences, every card once', () => {
    const { game, view } = fixture('fall-actions')
    for (const language of ['en', 'de'] as const) {
      const told = ui.describe(view as never, words(game, language), players, language)
      for (const line of told) expect(line).not.toMatch(/\([-−]?\d+, ?[-−]?\d+\)/)
      expect(new Set(view.map.map((site) => cardName(site, words(game, language)))).size).toBe(view.map.length)
      for (const { name } of players) expect(told.some((line) => line.includes(name))).toBe(true)
      for (const line of told) expect(line).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  test('whose pass would end the game is told on the button and in the description (K-136)', () => {
    const { game, view } = fixture('fall-actions')
    const still = { ...view, pass_ends: true }
    const told = { en: ['End my actions and the game', 'Passing ends the game.'], de: ['Aktionen und Spiel beenden', 'Passen beendet das Spiel.'] } as const
    for (const language of ['en', 'de'] as const) {
      const [button, sentence] = told[language]
      const said = words(game, language)
      expect(ui.label('end', said, still as never, language)).toBe(button)
      expect(ui.describe(still as never, said, players, language).join(' ')).toContain(sentence)
      expect(ui.label('end', said, { ...view, pass_ends: false } as never, language)).not.toBe(button)
      expect(ui.describe({ ...view, pass_ends: false } as never, said, players, language).join(' ')).not.toContain(sentence)
    }
  })

  test('a card says what is ready on it and whose kingdom it is in', () => {
    const { game, view } = fixture('fall-three')
    const site = view.map.find((one) => one.ready.length > 0)!
    expect(siteLabel(site, view, words(game, 'en'), players, 'en')).toContain('ready: carried out at the end of Dagna’s turn')
    expect(siteLabel(site, view, words(game, 'de'), players, 'de')).toContain('fällig')
  })

  test('numbers have a real minus', () => {
    expect([plain(-2), plain(3), signed(2), signed(-1), signed(0)]).toEqual(['−2', '3', '+2', '−1', '0'])
  })

  test('columns of the score are keys of the rows', () => {
    const { game, view } = fixture('duel-over')
    for (const { key, name } of ui.scores(words(game, 'de'), 'de')) {
      expect(view.outcome.rows[0]).toHaveProperty(key)
      expect(name).not.toBe(key)
    }
  })
})

suite('the camera over a map that is too large', () => {
  test('shows all of it when asked, says that there is more until then, and goes back', async () => {
    const { view } = fixture('fall-trade')
    const camera = new MapCamera()
    camera.frame(extent(view.map, 0.25), view.map, [], 382, 318)
    const readable = smallest(382)
    expect([camera.now.scale, camera.more]).toEqual([readable, true])
    settings.pace = 'off'
    camera.fit()
    await vi.waitFor(() => expect(camera.now.scale).toBeLessThan(readable))
    expect([camera.following, camera.more]).toEqual([true, false])
    camera.fit()
    await vi.waitFor(() => expect(camera.now.scale).toBe(readable))
    // Whoever has dragged it comes back to where the camera was first.
    camera.pan(-5, -5)
    expect([camera.following, camera.more]).toEqual([false, true])
    camera.fit()
    await vi.waitFor(() => expect(camera.now.scale).toBe(readable))
    expect(camera.following).toBe(true)
  })
})
