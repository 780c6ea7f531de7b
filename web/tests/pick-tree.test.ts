import { describe, expect, it } from 'vitest'
import { candidates, DONE, left, movesWith, pick, type Move } from '../src/lib/pick-tree'
import { Picker } from '../src/lib/picker-state.svelte'
import cases from './fixtures/picking.json'

const moves: Move[] = cases.moves

function move(number: number, ...picks: string[]): Move {
  return { move: number, text: picks.join(' '), sentence: picks.join(' '), picks }
}

describe('the tree of picks', () => {
  it('is the same as the one of the engine, at every place', () => {
    expect(cases.walk.length).toBeGreaterThan(50)
    for (const step of cases.walk as { picked: string[]; candidates?: string[]; last?: string; move?: number }[]) {
      if (step.candidates) expect(candidates(moves, step.picked)).toEqual(step.candidates)
      else {
        const before = step.last === DONE ? step.picked : step.picked.slice(0, -1)
        expect(pick(moves, before, step.last!)?.move?.move).toBe(step.move)
      }
    }
  })

  it('offers to stop where what is picked is a move already', () => {
    const some = [move(1, 'a'), move(2, 'a', 'b')]
    expect(candidates(some, ['a'])).toEqual(['b', DONE])
    expect(pick(some, ['a'], DONE)?.move?.move).toBe(1)
    expect(pick(some, ['a'], 'b')?.move?.move).toBe(2)
    expect(movesWith(some, ['a'], DONE)).toHaveLength(1)
  })

  it('refuses what is no candidate', () => {
    expect(pick([move(1, 'a')], [], 'b')).toBeNull()
    expect(left([move(1, 'a')], ['b'])).toEqual([])
  })
})

describe('a picker', () => {
  const some = [move(1, 'card:x', 'spot:1'), move(2, 'card:x', 'spot:2'), move(3, 'end')]

  it('plays a move when the last pick is made', () => {
    const played: number[] = []
    const picker = new Picker((one) => played.push(one.move))
    picker.ask(some)
    expect(picker.candidates).toEqual(['card:x', 'end'])
    picker.pick('card:x')
    expect(played).toEqual([])
    expect(picker.candidates).toEqual(['spot:1', 'spot:2'])
    picker.pick('spot:2')
    expect(played).toEqual([2])
  })

  it('steps back, and waits for a confirmation where that is wanted', () => {
    const played: number[] = []
    const picker = new Picker((one) => played.push(one.move))
    picker.confirm = true
    picker.ask(some)
    picker.pick('card:x')
    picker.pick('spot:1')
    expect(played).toEqual([])
    expect(picker.considered?.move).toBe(1)
    expect(picker.back()).toBe(true)
    expect(picker.candidates).toEqual(['spot:1', 'spot:2'])
    picker.pick('spot:2')
    picker.commit()
    expect(played).toEqual([2])
  })

  it('knows which move is being considered', () => {
    const picker = new Picker(() => undefined)
    picker.ask(some)
    picker.looked = 'card:x'
    expect(picker.considered).toBeNull()
    picker.looked = 'end'
    expect(picker.considered?.move).toBe(3)
  })

  it('offers what no board draws', () => {
    const picker = new Picker(() => undefined)
    picker.ask(some)
    picker.drawn.set('card:x', 1)
    expect(picker.undrawn).toEqual(['end'])
  })
})
