import { describe, expect, it } from 'vitest'
import { Picker } from '../src/lib/picker-state.svelte'
import type { Move } from '../src/lib/pick-tree'

const moves = [
  { move: 1, picks: ['card:castle', 'spot:0,0'] },
  { move: 2, picks: ['card:castle', 'spot:1,0'] },
] as unknown as Move[]

describe('a hint that is pointed at', () => {
  it('is the move considered, lights up its pieces, and picks nothing', () => {
    const picker = new Picker(() => undefined)
    picker.ask(moves)
    expect(picker.considered).toBeNull()
    picker.pointed = moves[1]!
    expect(picker.considered?.move).toBe(2)
    expect(picker.isPicked('spot:1,0')).toBe(true)
    expect(picker.isPicked('spot:0,0')).toBe(false)
    expect(picker.picked).toEqual([])
    picker.ask(moves)
    expect(picker.considered).toBeNull()
  })
})
