/** Positions as an editor changes them, and paths that speak for a seat of a device. */
import { describe, expect, it } from 'vitest'
import { at, changed, controlFor, freshRow, listText, readList, type Position } from '../src/analysis/position'
import { forSeat, speakFor } from '../src/lib/device-seat'

const position: Position = { round: 2, stacks: { '1': ['C1'] }, holdings: [{ gold: 3 }, { gold: 0 }], known: [0, 0] }

describe('a position', () => {
  it('is changed at a path, and nothing else is', () => {
    const after = changed(position, ['holdings', 1, 'gold'], 7) as Position
    expect(at(after, ['holdings', 1, 'gold'])).toBe(7)
    expect(at(position, ['holdings', 1, 'gold'])).toBe(0)
    expect(after['stacks']).toBe(position['stacks'])
    expect(at(after, ['holdings', 0, 'gold'])).toBe(3)
  })
  it('loses a key, or a row', () => {
    expect('known' in (changed(position, ['known'], undefined) as Position)).toBe(false)
    expect(at(changed(position, ['holdings', 0], undefined), ['holdings'])).toEqual([{ gold: 0 }])
  })
  it('gets a row like the last one, or the least one', () => {
    expect(freshRow([{ gold: 3 }], [])).toEqual({ gold: 3 })
    const fields = [{ key: 'seat', kind: 'whole', low: 0, high: 3 }, { key: 'on', kind: 'choice', words: ['1', '2'] }, { key: 'extra', kind: 'truth' }]
    expect(freshRow([], fields as never)).toEqual({ seat: 0, on: '1', extra: false })
  })
  it('is typed as lists of words or numbers', () => {
    expect(readList(' ruby , gold ring,, ', true)).toEqual(['ruby', 'gold ring'])
    expect(readList('0, -1', false)).toEqual([0, -1])
    expect(readList('7, 8', true)).toEqual(['7', '8'])
    expect(listText(['a', 'b'])).toBe('a, b')
    expect([controlFor(3), controlFor('NE'), controlFor([0, 1]), controlFor({}), controlFor(undefined)]).toEqual(['number', 'text', 'list', 'json', 'json'])
  })
})

describe('a seat of the device', () => {
  it('is named in what is asked about its table, and nowhere else', () => {
    speakFor('abcdefgh', 2)
    expect(forSeat('/tables/abcdefgh')).toBe('/tables/abcdefgh?as_seat=2')
    expect(forSeat('/tables/abcdefgh/changes?since=0')).toBe('/tables/abcdefgh/changes?since=0&as_seat=2')
    expect(forSeat('/tables/abcdefgh?lang=de')).toBe('/tables/abcdefgh?lang=de&as_seat=2')
    expect(forSeat('/tables/abcdefghi/changes')).toBe('/tables/abcdefghi/changes')
    expect(forSeat('/my/tables')).toBe('/my/tables')
    expect(forSeat('/tables/abcdefgh/rematch?as_seat=0')).toBe('/tables/abcdefgh/rematch?as_seat=0')
    speakFor('', null)
    expect(forSeat('/tables/abcdefgh')).toBe('/tables/abcdefgh')
  })
})
