import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, now, opened, table } from './line'

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
