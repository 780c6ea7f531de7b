/** A live table that plays what happened in beats: what is shown, what can be done meanwhile, and what stays. */
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ui } from '../src/boards/dwarf'
import type { GameUi } from '../src/boards/game-ui'
import type { Change, GameEvent } from '../src/lib/api'
import type { Patch } from '../src/lib/patches'
import { settings, type Pace } from '../src/lib/settings.svelte'
import type { LiveTable } from '../src/table/live-table.svelte'
import { inShort } from '../src/table/recent'
import { StageEffects } from '../src/table/stage-effects'
import { players, position, wordsIn } from './dwarf-fixtures'
import { Line, moves, now, opened, table } from './line'

const goldOf = (liveTable: LiveTable): unknown => (liveTable.now?.view as { gold?: number } | null)?.gold
const event = (sentence: string, args: Record<string, number> = {}): GameEvent => ({ kind: 'gains', clause: '', arguments: args, sentence })

/** A move of somebody's in which the gold rises by one with each event; asked afterwards is `asked`. */
function rising(number: number, from: number, count: number, seat: number, asked: number, steps = true): object {
  const golds = Array.from({ length: count }, (_, step) => from + step + 1)
  const change: Change = { number, at: 0, kind: 'move', seat, events: golds.map((gold) => event(`Ben has ${gold} gold`, { seat })) }
  if (steps) change.steps = golds.map((gold) => [[['gold'], gold]] as Patch[])
  return { type: 'update', number, changes: [change], now: now(number, { asked, moves: asked === 0 ? moves : [], view: { gold: from + count } }) }
}

const FIVE = [rising(8, 0, 3, 1, 2), rising(9, 3, 1, 2, 1), rising(10, 4, 4, 1, 2), rising(11, 8, 2, 2, 1), rising(12, 10, 2, 1, 0)]
const END = { gold: 12 }

let reduced = false
beforeEach(() => {
  vi.useFakeTimers()
  reduced = false
  settings.pace = 'normal'
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const seated = { ...table, your_seat: 0 }
  const all = { number: 7, since: 0, changes: [{ number: 7, at: 0, kind: 'start', seat: -1 }], table: seated, now: now(7, { asked: 1, moves: [], view: { gold: 0 } }), wish: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(all))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  settings.pace = 'normal'
})

/** What is shown from one moment to the next, until nothing waits. */
async function watch(liveTable: LiveTable): Promise<{ golds: unknown[]; asked: number }> {
  const golds: unknown[] = []
  let asked = 0
  for (let ms = 0; ms < 30_000 && (liveTable.playing || ms === 0); ms += 20) {
    if (golds.at(-1) !== goldOf(liveTable)) golds.push(goldOf(liveTable))
    if (liveTable.playing && liveTable.picker.moves.length + liveTable.now!.moves.length > 0) asked += 1
    await vi.advanceTimersByTimeAsync(20)
  }
  if (golds.at(-1) !== goldOf(liveTable)) golds.push(goldOf(liveTable))
  return { golds, asked }
}

function isAtTheEnd(liveTable: LiveTable): void {
  expect(liveTable.now).toMatchObject({ turn_number: 12, asked: 0, view: END, question: '?' })
  expect(liveTable.picker.candidates).toEqual(['a'])
  expect(liveTable.log.map((change) => [change.number, change.events?.length ?? 0])).toEqual([[7, 0], [8, 3], [9, 1], [10, 4], [11, 2], [12, 2]])
  expect(liveTable.recent.map((recent) => recent.change.number)).toEqual([8, 9, 10, 11, 12])
}

describe('five updates that wait', () => {
  it.each<[Pace, boolean]>([['quick', false], ['normal', false], ['calm', false], ['normal', true]])('are shown event by event, without a question until the end (%s, reduced motion %s)', async (pace, still) => {
    settings.pace = pace
    reduced = still
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    const { golds, asked } = await watch(liveTable)
    expect(golds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(asked).toBe(0)
    isAtTheEnd(liveTable)
  })

  it('end in the same state when they are skipped', async () => {
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    await vi.advanceTimersByTimeAsync(300)
    expect(liveTable.playing).toBe(true)
    expect(liveTable.happening).toBe('Ben has 1 gold')
    liveTable.skip()
    expect(liveTable.playing).toBe(false)
    isAtTheEnd(liveTable)
  })

  it('end in the same state where all is shown at once, and where no steps are known', async () => {
    settings.pace = 'off'
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    await vi.runAllTimersAsync()
    isAtTheEnd(liveTable)
    const other = await opened()
    ;[rising(8, 0, 3, 1, 2, false), rising(9, 3, 1, 2, 1, false), ...FIVE.slice(2)].forEach((update) => other.line.say(update))
    await vi.runAllTimersAsync()
    isAtTheEnd(other.liveTable)
  })

  it('are told to who listens at once', async () => {
    const { liveTable, line } = await opened()
    line.say(FIVE[0])
    expect(liveTable.spoken).toBe('Ben has 1 gold. Ben has 2 gold. Ben has 3 gold')
  })
})

describe('whoever acts while something is being shown', () => {
  it('ends it with the first pick, and sends nothing for a turn that is gone', async () => {
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    liveTable.picker.pick('a') // nothing is asked yet
    liveTable.play(moves[0]!)
    expect(line.sent).toEqual([])
    liveTable.pickAhead('a')
    expect(liveTable.now).toMatchObject({ turn_number: 12, view: END })
    expect(liveTable.picker.picked).toEqual(['a'])
    liveTable.picker.pick('y')
    expect(line.sent).toEqual([{ id: 1, do: 'play', move: 2, turn_number: 12 }])
  })

  it('does not play by a click that would complete a move nobody saw asked for', async () => {
    const { liveTable, line } = await opened()
    const short = { move: 5, text: 'b', sentence: 'b', picks: ['b'] }
    FIVE.slice(0, 4).forEach((update) => line.say(update))
    line.say({ ...rising(12, 10, 2, 1, 0), now: now(12, { moves: [short], view: END }) })
    liveTable.pickAhead('b')
    expect(line.sent).toEqual([])
    expect(liveTable.picker.armed).toEqual(short)
    liveTable.picker.commit()
    expect(line.sent).toEqual([{ id: 1, do: 'play', move: 5, turn_number: 12 }])
  })

  it('sees the own move at once, however short ago the last beat was', async () => {
    const { liveTable, line } = await opened()
    line.say(rising(8, 0, 1, 1, 0))
    liveTable.picker.pick('a')
    liveTable.picker.pick('x')
    await vi.advanceTimersByTimeAsync(50)
    line.say({ ...rising(9, 1, 2, 0, 1), re: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(goldOf(liveTable)).toBe(2)
  })

  it('keeps the question and the picks when somebody only talks', async () => {
    const { liveTable, line } = await opened()
    line.say(rising(8, 0, 1, 1, 0))
    liveTable.picker.pick('a')
    line.say({ type: 'update', number: 9, changes: [{ number: 9, at: 0, kind: 'talk', seat: 1, text: 'hm', name: 'Ben' }], now: now(8, { view: { gold: 1 } }) })
    expect(liveTable.log.at(-1)?.text).toBe('hm')
    expect(liveTable.picker.picked).toEqual(['a'])
  })

  it('goes on by hand where every beat waits, and is never kept from deciding', async () => {
    settings.pace = 'wait'
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    for (let gold = 1; gold <= 12; gold += 1) {
      await vi.advanceTimersByTimeAsync(5000)
      expect(goldOf(liveTable)).toBe(gold)
      liveTable.next()
    }
    isAtTheEnd(liveTable)
  })
})

describe('the moves since our own last one', () => {
  it('are shown again from the view before them, and then all is as it was', async () => {
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    liveTable.skip()
    await vi.runAllTimersAsync()
    liveTable.showAgain(liveTable.recent[2]!)
    expect(goldOf(liveTable)).toBe(4)
    expect(liveTable.picker.moves).toEqual([])
    const { golds } = await watch(liveTable)
    expect(golds).toEqual([4, 5, 6, 7, 8, 12])
    isAtTheEnd(liveTable)
  })

  it('stop being shown when something happens, or when we act', async () => {
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    liveTable.skip()
    await vi.runAllTimersAsync()
    liveTable.showAgain(liveTable.recent[0]!)
    await vi.advanceTimersByTimeAsync(300)
    expect(goldOf(liveTable)).toBe(1)
    liveTable.pickAhead('a')
    expect(goldOf(liveTable)).toBe(12)
    expect(liveTable.picker.picked).toEqual(['a'])
    liveTable.showAgain(liveTable.recent[0]!)
    line.say(rising(13, 12, 1, 1, 0))
    await vi.runAllTimersAsync()
    expect(liveTable.now).toMatchObject({ turn_number: 13, view: { gold: 13 } })
  })

  it('are forgotten with our own next move, and with a move taken back', async () => {
    const { liveTable, line } = await opened()
    FIVE.forEach((update) => line.say(update))
    line.say(rising(13, 12, 1, 0, 1))
    liveTable.skip()
    expect(liveTable.recent).toEqual([])
    line.say(rising(14, 13, 1, 1, 0))
    liveTable.skip()
    await vi.runAllTimersAsync()
    expect(liveTable.recent.map((recent) => recent.change.number)).toEqual([14])
    line.say({ type: 'update', number: 15, changes: [{ number: 15, at: 0, kind: 'undo', seat: 1 }], now: now(15, { view: { gold: 13 } }) })
    await vi.runAllTimersAsync()
    expect(liveTable.recent).toEqual([])
  })

  it('are told in few words', async () => {
    const { view } = position('dwarf-two')
    const words = wordsIn('en')
    const placed = { kind: 'placed', clause: '', arguments: { seat: 1, location: 6 }, sentence: 'Dagna puts a worker on 7, Iron Seam' }
    const other = { kind: 'declined', clause: '', arguments: { seat: 1 }, sentence: 'Dagna places no second worker' }
    const told = (event: GameEvent): string => {
      const change: Change = { number: 1, at: 0, kind: 'move', seat: 1, events: [event] }
      const plain = view as unknown as Record<string, unknown>
      return inShort({ change, beats: [{ events: [event], told: [change], ends: true, before: plain, view: plain, update: { type: 'update' }, closes: true }] }, 'Dagna', (ui as unknown as GameUi).staging, words)
    }
    expect(told(placed)).toMatch(/^7 [A-Z]\w+( \w+)?$/)
    expect(told(other)).toBe('places no second worker')
  })
})

describe('on the stage', () => {
  it('the place of an event is lit for its beat, and what was done keeps a ring with the seat’s shape until somebody else moves', async () => {
    const { view } = position('dwarf-two')
    document.body.innerHTML = '<div id="stage"><ol><li data-spot="5"></li><li data-spot="7"></li></ol></div>'
    const stage = document.getElementById('stage')!
    const effects = new StageEffects(stage, ui as unknown as GameUi, wordsIn('en'), () => players)
    const plain = view as unknown as Record<string, unknown>
    const place = (number: number, seat: number, location: number): void => {
      const event = { kind: 'placed', clause: '', arguments: { seat, location }, sentence: '' }
      const change: Change = { number, at: 0, kind: 'move', seat, events: [event] }
      effects.play({ events: [event], told: [change], ends: true, before: plain, view: plain, update: { type: 'update' }, closes: true }, effects.places(), 600)
    }
    const found = (what: string): (string | null)[] => [...stage.querySelectorAll(`.stage-mark.${what}`)].map((node) => node.parentElement!.getAttribute('data-spot'))
    const colours = (): string[] => [...new Set([...stage.querySelectorAll<HTMLElement>('.stage-mark.ring')].map((ring) => ring.style.getPropertyValue('--mark')))]
    place(1, 1, 4)
    await tick()
    expect([found('lit'), found('ring')]).toEqual([['5'], ['5']])
    expect(stage.querySelector('.ring path')!.getAttribute('d')).toContain('M12 1l11 11') // the diamond of the second seat
    expect(colours()).toEqual([players[1]!.colour])
    await vi.advanceTimersByTimeAsync(600 + 2 * 17) // it goes out when it has been painted: two frames more
    expect([found('lit'), found('ring')]).toEqual([[], ['5']])
    place(2, 1, 6)
    expect([found('lit'), found('ring')]).toEqual([['7'], ['5', '7']]) // the same opponent's turn
    place(3, 2, 6)
    expect([found('lit'), found('ring')]).toEqual([['7'], ['7']])
    expect(colours()).toEqual([players[2]!.colour])
    // A nod of ours after which somebody else acts: the ring is theirs.
    const event = { kind: 'placed', clause: '', arguments: { seat: 1, location: 4 }, sentence: '' }
    effects.play({ events: [event], told: [{ number: 4, at: 0, kind: 'move', seat: 0, events: [event] }], ends: true, before: plain, view: plain, update: { type: 'update' }, closes: true }, effects.places(), 600)
    expect(found('ring')).toEqual(['5'])
    expect(colours()).toEqual([players[1]!.colour])
    expect(stage.querySelector('.ring path')!.getAttribute('d')).toContain('M12 1l11 11')
    // A move of ours that is about no place ends the opponent's turn, and with it the rings.
    const passed = { kind: 'declined', clause: '', arguments: { seat: 0 }, sentence: '' }
    effects.play({ events: [passed], told: [{ number: 5, at: 0, kind: 'move', seat: 0, events: [passed] }], ends: true, before: plain, view: plain, update: { type: 'update' }, closes: true }, effects.places(), 600)
    expect(found('ring')).toEqual([])
    place(6, 1, 6)
    expect(found('ring')).toEqual(['7'])
    effects.clear()
    expect([found('lit'), found('ring')]).toEqual([[], []])
  })
})
