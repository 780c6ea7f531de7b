import { describe, expect, it, vi } from 'vitest'
import type { Move } from '../src/lib/pick-tree'
import { Picker, type Guide } from '../src/lib/picker-state.svelte'
import { beginning, placed, resume, settle, wanted, type PlayedLesson } from '../src/table/played-lesson'

const lesson: PlayedLesson = {
  texts: 'none',
  seed: 1,
  options: {},
  stages: [
    { text: 'one', steps: [{ text: 'aim' }, { text: 'dig', move: 'dig 1' }, { opponent: ['dig 2', 'dig 3'] }, { text: 'won', success: { gold: 1 } }] },
    { text: 'two', steps: [{ text: 'again' }, { opponent: ['dig 4'] }, { text: 'more', move: 'dig 5' }, { text: 'free', free: true }] },
  ],
}
const steps = placed(lesson)
const move = (text: string, ...picks: string[]): Move => ({ move: picks.length * 100 + text.length + Number(text.slice(-1)), text, sentence: text, picks })

describe('the steps of a lesson that is played', () => {
  it('know their place in the line', () => {
    expect(steps.map(({ kind, stage, from, to }) => [kind, stage, from, to])).toEqual([
      ['told', 0, 0, 0],
      ['move', 0, 0, 1],
      ['opponent', 0, 1, 3],
      ['told', 0, 3, 3],
      ['told', 1, 3, 3],
      ['opponent', 1, 3, 4],
      ['move', 1, 4, 5],
      ['free', 1, 5, 5],
    ])
  })
  it('that are told wait for the learner, whatever is played meanwhile', () => {
    expect(settle(steps, 0, 0)).toBe(0)
    expect(settle(steps, 3, 4)).toBe(3)
    expect(settle(steps, 4, 4)).toBe(4)
  })
  it('that wait are over when their own moves are made, and not before', () => {
    expect(settle(steps, 1, 0)).toBe(1)
    expect(settle(steps, 1, 1)).toBe(2)
    expect(settle(steps, 2, 2)).toBe(2)
    expect(settle(steps, 1, 3)).toBe(3)
    expect(settle(steps, 5, 4)).toBe(6)
  })
  it('come again when their move is taken back', () => {
    expect(settle(steps, 3, 0)).toBe(1)
    expect(settle(steps, 7, 4)).toBe(6)
  })
  it('are left by a game that left the line, for free play', () => {
    expect(settle(steps, 1, -1)).toBe(7)
    expect(resume(steps, -1)).toBe(7)
  })
  it('are found again without a memory: nothing untold is left out', () => {
    expect(resume(steps, 0)).toBe(0)
    expect(resume(steps, 1)).toBe(2)
    expect(resume(steps, 3)).toBe(3)
    expect(resume(steps, 5)).toBe(7)
  })
  it('begin each stage with the first', () => {
    expect([0, 1].map((stage) => beginning(steps, stage))).toEqual([0, 4])
    expect(settle(steps, beginning(steps, 1), 3)).toBe(4)
  })
  it('want one move, none while something is told, any in free play', () => {
    expect(['dig 1', 'dig 2'].map((text) => wanted(steps[1], move(text)))).toEqual([true, false])
    expect(wanted(steps[0], move('dig 1'))).toBe(false)
    expect(wanted(steps[7], move('dig 9'))).toBe(true)
  })
})

describe('a picker with a guide', () => {
  const moves = [move('dig 1', 'hand', 'spot:1'), move('dig 2', 'hand', 'spot:2'), move('dig 3', 'pass')]
  const start = (): { picker: Picker; played: string[]; guide: Guide } => {
    const played: string[] = []
    const picker = new Picker((one) => played.push(one.text))
    picker.ask(moves)
    const guide = { wants: (one: Move) => one.text === 'dig 2', refuse: vi.fn() }
    picker.guide = guide
    return { picker, played, guide }
  }
  it('lights only what leads to the wanted move', () => {
    const { picker, played } = start()
    expect(picker.candidates).toEqual(['hand'])
    picker.pick('hand')
    expect(picker.candidates).toEqual(['spot:2'])
    picker.pick('spot:2')
    expect(played).toEqual(['dig 2'])
  })
  it('answers a legal pick that is not wanted, at every pick, and makes none', () => {
    const { picker, played, guide } = start()
    picker.pick('pass')
    expect(guide.refuse).toHaveBeenCalledTimes(1)
    picker.pick('hand')
    picker.miss('spot:1')
    expect(guide.refuse).toHaveBeenCalledTimes(2)
    expect(picker.picked).toEqual(['hand'])
    picker.choose(moves[2]!)
    expect(guide.refuse).toHaveBeenCalledTimes(3)
    expect(played).toEqual([])
  })
  it('has nothing to say to what the rules forbid', () => {
    const { picker, guide } = start()
    picker.pick('spot:9')
    picker.miss('spot:1')
    expect(guide.refuse).not.toHaveBeenCalled()
  })
  it('is a plain picker without one', () => {
    const { picker, guide } = start()
    picker.guide = null
    expect(picker.candidates).toEqual(['hand', 'pass'])
    picker.pick('pass')
    expect(guide.refuse).not.toHaveBeenCalled()
  })
})
