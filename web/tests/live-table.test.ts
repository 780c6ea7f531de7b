import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../src/table/live-table.svelte'
import { Held } from './held'
import { Line, moves, now, opened, table } from './line'

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ number: 7, since: 0, changes: [{ number: 7, at: 0, kind: 'start', seat: -1 }], table, now: now(7) }))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a live table', () => {
  it('connects from where it has read, and sends a move with the turn it is meant for', async () => {
    const { liveTable, line } = await opened()
    expect(line.address).toContain('since=7')
    expect(liveTable.link).toBe('live')
    liveTable.picker.pick('a')
    liveTable.picker.pick('y')
    expect(line.sent).toEqual([{ id: 1, do: 'play', move: 2, turn_number: 7 }])
    expect(liveTable.sending).toBe('sending')
    line.say({ type: 'update', re: 1, number: 8, changes: [], now: now(8, { asked: 1, moves: [] }) })
    expect(liveTable.sending).toBe('stored')
  })

  it('says why a move was refused, and the board goes back', async () => {
    const { liveTable, line } = await opened()
    liveTable.picker.pick('a')
    liveTable.picker.pick('x')
    line.say({ type: 'problem', re: 1, problem: { title: 'The game has moved on', detail: 'it is at position 9 now' } })
    expect(liveTable.problem).toBe('The game has moved on: it is at position 9 now')
    expect(liveTable.picker.picked).toEqual([])
    expect(liveTable.picker.candidates).toEqual(['a'])
    expect(liveTable.sending).toBe('idle')
  })

  it('keeps what is picked when only words were said', async () => {
    const { liveTable, line } = await opened()
    liveTable.picker.pick('a')
    line.say({ type: 'update', number: 8, changes: [{ number: 8, at: 0, kind: 'talk', seat: 1, text: 'hm', name: 'Ben' }], now: now(7) })
    await vi.runAllTimersAsync()
    expect(liveTable.picker.picked).toEqual(['a'])
    expect(liveTable.log.at(-1)?.text).toBe('hm')
  })

  it('says so when the server dropped our standing answers, and shows what is left', async () => {
    const { liveTable, line } = await opened()
    liveTable.wish = 'if_mine'
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ only_moves: false, answers: {}, wish: '', dropped: 'too-many' }))))
    line.say({ type: 'update', number: 8, changes: [{ number: 8, at: 0, kind: 'standing', seat: 0, dropped: 'too-many' }], now: now(7) })
    await vi.runAllTimersAsync()
    expect(liveTable.problem).toContain('standing answers were dropped')
    expect(liveTable.wish).toBe('')
  })

  it('comes back by itself, asking only for what it missed, and says when nobody answers for long', async () => {
    const { liveTable, line } = await opened()
    line.onclose?.()
    expect(liveTable.link).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(400)
    expect(Line.all).toHaveLength(2)
    expect(Line.all[1]!.address).toContain('since=7')
    for (let tries = 0; tries < 6; tries += 1) {
      Line.all.at(-1)!.onclose?.()
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(liveTable.link).toBe('gone')
    Line.all.at(-1)!.onopen?.()
    expect(liveTable.link).toBe('live')
    liveTable.close()
  })
})

describe('what comes late to a live table', () => {
  const foreseen = (word: string): object => ({ view: { word }, moves: [{ ...moves[0], picks: ['b'] }], question: word, ends: false })
  const seated = { ...table, your_seat: 0 }
  beforeEach(() => void vi.useRealTimers())

  it('are hints for a turn that is over: they are not shown for the next one', async () => {
    const { liveTable, line } = await opened()
    const held = new Held()
    const asking = liveTable.askHints()
    const [hints] = await held.of('/hints')
    line.say({ type: 'update', number: 8, changes: [], now: now(8) })
    await hints!.answer([{ move: 1, sentence: 'a x', expected: 0.5, reasons: [] }])
    await asking
    expect(liveTable.hints).toEqual([])
    expect(liveTable.thinking).toBe(false)
    liveTable.close()
  })

  it('is that words were refused: what is picked meanwhile stays', async () => {
    const { liveTable, line } = await opened()
    liveTable.talk('hm')
    liveTable.picker.pick('a')
    line.say({ type: 'problem', re: 1, problem: { title: 'Nobody may hear that' } })
    expect(liveTable.problem).toContain('Nobody may hear that')
    expect(liveTable.picker.picked).toEqual(['a'])
    liveTable.close()
  })

  it('is the plan that was tried first: the one that was tried last stays, and none that was dropped comes back', async () => {
    const { liveTable } = await opened()
    const held = new Held()
    const { plan, picker } = liveTable
    plan.start()
    void plan.add(picker.moves[0]!)
    void plan.add(picker.moves[1]!)
    const [first, last] = await held.of('/plan', 2)
    await last!.answer(foreseen('last'))
    await first!.answer(foreseen('first'))
    expect(plan.moves.map((one) => one.text)).toEqual(['a y'])
    expect(liveTable.now?.question).toBe('last')
    void plan.back()
    void plan.add(moves[0]!)
    const [, , third] = await held.of('/plan', 3)
    plan.drop()
    plan.start()
    picker.pick('a')
    await third!.answer({ title: 'no' }, 409)
    expect([plan.on, plan.moves, picker.picked, liveTable.problem]).toEqual([true, [], ['a'], ''])
    liveTable.close()
  })

  it('is that somebody asks for a pause: what is planned and picked stays on the board', async () => {
    const { liveTable, line } = await opened()
    const held = new Held()
    liveTable.plan.start()
    void liveTable.plan.add(moves[0]!)
    await (await held.of('/plan'))[0]!.answer(foreseen('planned'))
    line.say({ type: 'update', number: 8, changes: [{ number: 8, at: 0, kind: 'pause', seat: 1, on: true }], table, now: now(7, { offers: { 1: [0] } }) })
    expect(liveTable.now?.question).toBe('planned')
    expect(liveTable.now?.offers).toEqual({ 1: [0] })
    expect(liveTable.picker.candidates).toEqual(['b'])
    liveTable.plan.drop()
    expect(liveTable.now?.question).toBe('?')
    liveTable.close()
  })

  it('is a language that was left, or a table: only the last one is read, over one line', async () => {
    const held = new Held()
    const liveTable = new LiveTable('t', 'en')
    const read = [liveTable.open(), liveTable.speak('de')]
    const [english, german] = await held.of('/changes', 2)
    const whole = (question: string): object => ({ number: 7, since: 0, changes: [], table, now: now(7, { question }) })
    await german!.answer(whole('wohin'))
    await english!.answer(whole('where'))
    await Promise.all(read)
    expect(liveTable.now?.question).toBe('wohin')
    expect(Line.all.map((line) => line.address.includes('lang=de'))).toEqual([true])
    const left = new LiveTable('t', 'en')
    void left.open()
    const [, , late] = await held.of('/changes', 3)
    left.close()
    await late!.answer(whole('where'))
    expect(Line.all).toHaveLength(1)
    liveTable.close()
  })

  it('is what was wished before: what is wished meanwhile stays', async () => {
    const held = new Held()
    const liveTable = new LiveTable('t', 'en')
    const read = liveTable.open()
    await (await held.of('/changes'))[0]!.answer({ number: 7, since: 0, changes: [], table: seated, now: now(7) })
    void liveTable.wishFor('never')
    await (await held.of('/standing'))[0]!.answer({ only_moves: false, answers: {}, wish: 'always', dropped: '' })
    await read
    expect(liveTable.wish).toBe('never')
    liveTable.close()
  })
})
