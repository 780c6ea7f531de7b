import { describe, expect, it } from 'vitest'
import type { Now, Table } from '../src/lib/api'
import { timeInWords, timeLeft } from '../src/table/clock-time'
import { presenceOf } from '../src/table/presence'

const seat = (number: number, more: object = {}): object => ({ seat: number, kind: 'person', name: 'Ann', stand_in: false, ...more })
const table = (clock: object): Table => ({ clock: { bank: 0, increment: 0, vacation: 0, timeout: 'bot', ...clock }, seats: [seat(0), seat(1)] }) as unknown as Table
const now = (own: object, more: object = {}): Now =>
  ({ status: 'running', asked: 0, turned_at: 1000, clock: { carried: 0, paused: false, seats: [{ stock: 0, vacation: 0, away: false, late: false, ...own }, { stock: 50, vacation: 0, away: false, late: false }], ...more } }) as unknown as Now

describe('clocks', () => {
  it('run for the seat that is asked, the bank last', () => {
    const each = table({ kind: 'move', seconds: 60, bank: 30 })
    expect(timeLeft(each, now({ stock: 30 }), 0, 1020)).toEqual({ left: 40, bank: 30, runs: true })
    expect(timeLeft(each, now({ stock: 30 }), 0, 1070)).toEqual({ left: 20, bank: 0, runs: true })
    expect(timeLeft(each, now({ stock: 30 }), 0, 2000)!.left).toBe(0)
    expect(timeLeft(each, now({}), 1, 1070)).toEqual({ left: 60, bank: 50, runs: false })
  })

  it('stand still in a pause and on vacation', () => {
    const game = table({ kind: 'game', seconds: 300 })
    expect(timeLeft(game, now({ stock: 200 }, { carried: 15, paused: true }), 0, 5000)).toEqual({ left: 185, bank: 0, runs: false })
    expect(timeLeft(table({ kind: 'days', seconds: 86_400 }), now({ vacation: 500, away: true }), 0, 1400)!.left).toBe(86_400)
  })

  it('are read at a glance', () => {
    expect([0, 59, 61, 3600, 3 * 86_400 + 3600].map(timeInWords)).toEqual(['0:00', '0:59', '1:01', '1:00:00', '3 d 1 h'])
  })
})

describe('presence', () => {
  it('tells who is here, who thinks, who is gone; nothing where one plays alone', () => {
    const both = table({ kind: 'none', seconds: 0 })
    expect(presenceOf(both, now({}), ['here', 'gone'], 0)).toBe('thinking')
    expect(presenceOf(both, now({}), ['here', 'gone'], 1)).toBe('gone')
    const alone = { ...both, seats: [seat(0), seat(1, { kind: 'bot' })] } as unknown as Table
    expect(presenceOf(alone, now({}), ['here', ''], 0)).toBe('')
  })
})
