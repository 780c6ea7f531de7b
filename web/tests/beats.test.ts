/** Patches, beats and how they wait: every event's state is shown, in order, and the end is the server's. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, GameEvent, Now } from '../src/lib/api'
import { patched, type Patch, type View } from '../src/lib/patches'
import type { Pace } from '../src/lib/settings.svelte'
import { BeatQueue, beatsOf, lengthOf, SHORTEST_MS, type Beat, type Showing, type Update } from '../src/table/beats'

const event = (kind: string, args: Record<string, number> = {}): GameEvent => ({ kind, clause: '', arguments: args, sentence: `${kind} happens` })
const viewOf = (gold: number): View => ({ gold, seats: [{ iron: 0 }, { iron: 0 }], map: { a: 1 } })

/** An update in which the gold rises by one with each of its events. */
function rising(number: number, from: number, count: number, more: Partial<Now> = {}): Update {
  const golds = Array.from({ length: count }, (_, step) => from + step + 1)
  const change: Change = { number, at: 0, kind: 'move', seat: 1, events: golds.map((gold) => event(`gold ${gold}`)), steps: golds.slice(0, -1).map((gold) => [[['gold'], gold]] as Patch[]) }
  return { type: 'update', number, changes: [change], now: { turn_number: number, moves: [], view: viewOf(from + count), ...more } as unknown as Now }
}

function beatsFrom(updates: readonly Update[], before: View): Beat[] {
  let view: View | null = before
  return updates.flatMap((update) => {
    const beats = beatsOf(update, update.changes ?? [], view)
    view = beats.at(-1)!.view
    return beats
  })
}

describe('patches', () => {
  it('set, add and take away, and share what they do not touch', () => {
    const view: View = { seats: [{ iron: 1, gold: 2 }, { iron: 3 }], row: ['a', 'b'], prices: { a: 1 } }
    const next = patched(view, [[['seats', 0, 'iron'], 5], [['row'], ['b']], [['prices', 'c'], 2], [['prices', 'a']]])
    expect(next).toEqual({ seats: [{ iron: 5, gold: 2 }, { iron: 3 }], row: ['b'], prices: { c: 2 } })
    expect(view).toEqual({ seats: [{ iron: 1, gold: 2 }, { iron: 3 }], row: ['a', 'b'], prices: { a: 1 } })
    expect((next['seats'] as unknown[])[1]).toBe((view['seats'] as unknown[])[1])
    expect(patched(view, [])).toBe(view)
  })

  it.each<[string, Patch]>([
    ['an index outside of a list', [['row', 2], 'c']],
    ['a key of something that is not there', [['nothing', 'there'], 1]],
    ['a key of a number', [['gold', 'x'], 1]],
    ['a place of a list taken away', [['row', 0]]],
  ])('of another view are refused: %s', (_, patch) => {
    expect(() => patched({ row: ['a', 'b'], gold: 1 }, [patch])).toThrow(RangeError)
  })
})

describe('the beats of an update', () => {
  it('are its events, each with the view right after it; the last is what the server has', () => {
    const update = rising(8, 0, 3)
    const beats = beatsOf(update, update.changes!, viewOf(0))
    expect(beats.map((beat) => [beat.before!['gold'], beat.view!['gold'], beat.events[0]!.kind])).toEqual([[0, 1, 'gold 1'], [1, 2, 'gold 2'], [2, 3, 'gold 3']])
    expect(beats.map((beat) => beat.told[0]!.events!.length)).toEqual([1, 2, 3])
    expect(beats.map((beat) => [beat.ends, beat.closes])).toEqual([[false, false], [false, false], [true, true]])
    expect(beats.at(-1)!.view).toBe(update.now!.view)
  })

  it.each<[string, Partial<Change>]>([
    ['without steps', {}],
    ['with steps for other events', { steps: [[]] }],
    ['with steps of another position', { steps: [[[['seats', 7, 'iron'], 1]], []] }],
  ])('%s are one step to the end', (_, odd) => {
    const change: Change = { number: 8, at: 0, kind: 'move', seat: 1, events: [event('a'), event('b')], ...odd }
    const last: Change = { number: 9, at: 0, kind: 'move', seat: 0, events: [event('c')], steps: [] }
    const update: Update = { type: 'update', changes: [change, last], now: { turn_number: 9, moves: [], view: viewOf(9) } as unknown as Now }
    const [beat, ...rest] = beatsOf(update, [change, last], viewOf(0))
    expect(rest).toEqual([])
    expect(beat!.events.map((one) => one.kind)).toEqual(['a', 'b', 'c'])
    expect(beat!.told).toEqual([change, last])
    expect([beat!.before!['gold'], beat!.view!['gold'], beat!.closes]).toEqual([0, 9, true])
  })

  it('of several changes: only the last event of all has no step, whatever comes after it', () => {
    const first: Change = { number: 8, at: 0, kind: 'move', seat: 1, events: [event('a'), event('b')], steps: [[[['gold'], 1]], [[['gold'], 2]]] }
    const second: Change = { number: 9, at: 0, kind: 'move', seat: 0, events: [event('c')], steps: [] }
    const third: Change = { number: 10, at: 0, kind: 'talk', seat: 0 }
    const update: Update = { type: 'update', changes: [first, second, third], now: { turn_number: 9, moves: [], view: viewOf(9) } as unknown as Now }
    const beats = beatsOf(update, [first, second, third], viewOf(0))
    expect(beats.map((beat) => [beat.events.map((one) => one.kind).join(), beat.before!['gold'], beat.view!['gold']])).toEqual([['a', 0, 1], ['b', 1, 2], ['c', 2, 9], ['', 9, 9]])
    expect(beats.map((beat) => beat.closes)).toEqual([false, false, false, true])
    // A change before the last one that lacks a step: nobody knows where it ended.
    const short = { ...first, steps: first.steps!.slice(1) }
    expect(beatsOf(update, [short, second, third], viewOf(0))).toHaveLength(1)
  })

  it('are one without events where only the table changed, and take no time', () => {
    const update: Update = { type: 'update', changes: [{ number: 9, at: 0, kind: 'talk', seat: 1 }] }
    const beats = beatsOf(update, update.changes!, viewOf(3))
    expect(beats).toHaveLength(1)
    expect(beats[0]!.view).toEqual(viewOf(3))
    expect(lengthOf(beats[0]!, 0, 'calm')).toBe(0)
  })
})

describe('the pace', () => {
  const [beat] = beatsFrom([rising(1, 0, 1)], viewOf(0))

  it('is about 600 ms a beat, quicker or calmer where one wishes', () => {
    expect((['off', 'quick', 'normal', 'calm'] as const).map((pace) => lengthOf(beat!, 0, pace))).toEqual([0, 300, 600, 1000])
  })

  it('rises with what waits, down to a floor', () => {
    const lengths = [0, 6, 12, 30, 1000].map((waiting) => lengthOf(beat!, waiting, 'normal'))
    expect(lengths).toEqual([600, 600, 300, SHORTEST_MS, SHORTEST_MS])
  })

  it('is quicker past what cannot be seen', () => {
    expect(lengthOf({ ...beat!, view: beat!.before }, 0, 'normal')).toBeLessThan(600)
  })
})

describe('the queue', () => {
  let shown: { gold: unknown; at: number; how: Showing }[]
  let pace: Pace
  let begun: number

  const queueOf = (): BeatQueue =>
    new BeatQueue(
      (beat, how) => shown.push({ gold: beat.view!['gold'], at: Date.now() - begun, how }),
      () => pace,
    )
  const seen = (): unknown[] => shown.filter(({ how }) => how.seen).map(({ gold }) => gold)
  const FIVE = [rising(1, 0, 3), rising(2, 3, 1), rising(3, 4, 4), rising(4, 8, 2), rising(5, 10, 2)]

  beforeEach(() => {
    vi.useFakeTimers()
    begun = Date.now()
    shown = []
    pace = 'normal'
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['off', 'quick', 'normal', 'calm'] as const)('shows every state of five updates at once, in order, none dropped (%s)', async (chosen) => {
    pace = chosen
    const queue = queueOf()
    for (const update of FIVE) queue.push(beatsFrom([update], viewOf(Number((update.now!.view as View)['gold']) - update.changes![0]!.events!.length)))
    await vi.runAllTimersAsync()
    expect(seen()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(shown.map(({ how }) => how.last)).toEqual([...Array<boolean>(11).fill(false), true])
  })

  it('begins at once, and gives every state its time', async () => {
    const queue = queueOf()
    queue.push(beatsFrom(FIVE, viewOf(0)))
    expect(seen()).toEqual([1])
    await vi.runAllTimersAsync()
    const gaps = shown.slice(1).map(({ at }, index) => at - shown[index]!.at)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(SHORTEST_MS)
    expect(gaps[0]).toBeLessThan(gaps.at(-1)!)
    expect(gaps.at(-1)).toBe(600)
  })

  it('skips to the end of what is waiting, at once, and passes everything on the way', async () => {
    const queue = queueOf()
    queue.push(beatsFrom(FIVE, viewOf(0)))
    queue.skip()
    expect(seen()).toEqual([1, 12])
    expect(shown.map(({ gold }) => gold)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(shown.at(-1)!.how.last).toBe(true)
    await vi.runAllTimersAsync()
    expect(shown).toHaveLength(12)
    queue.push(beatsFrom([rising(6, 12, 1)], viewOf(12)))
    await vi.runAllTimersAsync()
    expect(seen().at(-1)).toBe(13)
  })

  it('waits for a click where one wishes, but never when we are asked', async () => {
    pace = 'wait'
    const queue = queueOf()
    queue.push(beatsFrom([rising(1, 0, 2)], viewOf(0)))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen()).toEqual([1])
    queue.next()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen()).toEqual([1, 2])
    queue.push(beatsFrom([rising(2, 2, 1, { moves: [{}] as never })], viewOf(2)))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen()).toEqual([1, 2])
    queue.next()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen()).toEqual([1, 2, 3])
    queue.push(beatsFrom([rising(3, 3, 1)], viewOf(3)))
    expect(seen()).toEqual([1, 2, 3, 4])
  })
})
