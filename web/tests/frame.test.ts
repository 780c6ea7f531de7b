import { describe, expect, it } from 'vitest'
import type { Change, Table } from '../src/lib/api'
import { parse } from '../src/lib/route.svelte'
import { inOrder } from '../src/pages/games'
import { nearest } from '../src/table/arrow-keys'
import { lines } from '../src/table/log-lines'
import { search } from '../src/table/clause-search'

describe('arrow keys', () => {
  const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 100 }, { x: 110, y: 90 }]
  it('go to the nearest piece in their direction', () => {
    expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1)
    expect(nearest(spots[0]!, spots, 'ArrowDown')).toBe(2)
    expect(nearest(spots[2]!, spots, 'ArrowRight')).toBe(3)
    expect(nearest(spots[0]!, spots, 'ArrowLeft')).toBe(-1)
    expect(nearest(spots[0]!, spots, 'x')).toBe(-1)
  })
})

describe('rules', () => {
  const clauses = [
    { number: 'D-1', chapter: 'One', text: 'A worker is placed.' },
    { number: 'D-2', chapter: 'One', text: 'The mine has nine places.' },
  ]
  it('are found by number or by all words', () => {
    expect(search(clauses, 'd-2').map((one) => one.number)).toEqual(['D-2'])
    expect(search(clauses, 'mine NINE').map((one) => one.number)).toEqual(['D-2'])
    expect(search(clauses, '')).toHaveLength(2)
    expect(search(clauses, 'dragon')).toEqual([])
  })
})

describe('the log', () => {
  const table = { seats: [{ name: 'Ann' }, { name: 'Ben' }] } as unknown as Table
  const changes = [
    { number: 1, at: 0, kind: 'sit', seat: 0, name: 'Ann' },
    { number: 2, at: 0, kind: 'move', seat: 0, events: [{ kind: 'placed', clause: 'D-34', arguments: {}, sentence: 'Ann puts a worker on 2' }] },
    { number: 3, at: 0, kind: 'undo', seat: 1 },
    { number: 4, at: 0, kind: 'talk', seat: 1, text: 'hm' },
  ] as Change[]
  it('has a line for each event, with its clause, and quieter ones around the game', () => {
    const found = lines(changes, table)
    expect(found.map((line) => line.text)).toEqual(['Ann sat down.', 'Ann puts a worker on 2', 'Ben took back a move.'])
    expect(found[1]!.clause).toBe('D-34')
    expect(found.map((line) => line.aside)).toEqual([true, false, true])
  })
  it('marks whoever an event is about, not whoever moved, and nobody where it is about none (bug 16)', () => {
    const event = (kind: string, more: Record<string, number>): object => ({ kind, clause: '', arguments: more, sentence: kind })
    const ended = [{ number: 1, at: 0, kind: 'move', seat: 0, events: [event('placed', { seat: 0 }), event('round', { round: 2 }), event('gains', { seat: 1 })] }] as unknown as Change[]
    expect(lines(ended, table).map((line) => line.seat)).toEqual([0, -1, 1])
  })
})

describe('places', () => {
  it('are read from the address', () => {
    const place = parse('#/table/abc_-9?move=3')
    expect([place.page, place.name, place.query.get('move')]).toEqual(['table', 'abc_-9', '3'])
    expect(parse('').page).toBe('')
  })
})

describe('the shelf', () => {
  it('has our games first, in order, then others', () => {
    expect(inOrder([{ key: 'zzz' }, { key: 'dwar7s_duel' }, { key: 'dwarf' }]).map((game) => game.key)).toEqual(['dwarf', 'dwar7s_duel', 'zzz'])
  })
})
