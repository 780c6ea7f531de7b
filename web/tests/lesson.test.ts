import { afterEach, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LESSON_KEYS, lessonOf } from '../src/lessons'
import { canGoOn, goOn, see, START, type Moment, type Progress, type Step } from '../src/table/lesson'
import { highlight } from '../src/table/highlight'
import { textBook } from '../src/lib/texts.svelte'
import { LANGUAGES, sourceOf } from './texts'

const text = 'one'
const steps: Step[] = [
  { text, until: 'next' },
  { text, until: 'move' },
  { text, until: { question: 'second' } },
  { text, until: 'next' },
]
const moment = (turnNumber: number, mine: boolean, question = 'first', over = false): Moment => ({ turnNumber, mine, question, over })
const follow = (...moments: Moment[]): Progress => moments.reduce((progress, one) => see(steps, progress, one), { ...START, step: 1 })

describe('a step of a first game', () => {
  it('that only tells waits for the learner, whatever happens on the table', () => {
    const seen = see(steps, see(steps, START, moment(3, true)), moment(4, false))
    expect(seen.step).toBe(0)
    expect(canGoOn(steps, seen)).toBe(true)
    expect(goOn(steps, seen).step).toBe(1)
  })
  it('that wants a move waits for one of the learner’s own', () => {
    expect(follow(moment(3, false), moment(4, false)).step).toBe(1)
    expect(follow(moment(3, false), moment(4, true)).step).toBe(1)
    expect(follow(moment(4, true), moment(4, true)).step).toBe(1)
    expect(follow(moment(4, true), moment(5, false)).step).toBe(2)
    expect(follow(moment(4, true), moment(5, true)).step).toBe(2)
  })
  it('that wants a move cannot be clicked away', () => {
    const waiting = follow(moment(4, true))
    expect(canGoOn(steps, waiting)).toBe(false)
    expect(goOn(steps, waiting)).toBe(waiting)
  })
  it('that waits for a question waits until it is put to the learner', () => {
    const at = { ...START, step: 2 }
    expect(see(steps, at, moment(5, false, 'second')).step).toBe(2)
    expect(see(steps, at, moment(5, true, 'first')).step).toBe(2)
    expect(see(steps, at, moment(5, true, 'second')).step).toBe(3)
  })
  it('is passed over when its question is there already', () => {
    expect(follow(moment(4, true), moment(5, true, 'second')).step).toBe(3)
    const told = { step: 0, seen: moment(5, true, 'second') }
    expect(goOn([steps[0]!, steps[2]!, steps[3]!], told).step).toBe(2)
  })
  it('can always be ended by the learner once the game is over', () => {
    const over = follow(moment(4, false), moment(5, false, '', true))
    expect(canGoOn(steps, over)).toBe(true)
    expect(goOn(steps, over).step).toBe(2)
  })
  it('is followed by nothing when it was the last', () => {
    const end = goOn(steps, { step: 3, seen: moment(9, true) })
    expect(end.step).toBe(4)
    expect(canGoOn(steps, end)).toBe(false)
    expect(see(steps, end, moment(10, true)).step).toBe(4)
  })
})

describe('the highlight', () => {
  let stop = (): void => undefined
  afterEach(() => stop())
  it('is around what the selector finds, now and later, and goes away', async () => {
    const root = document.createElement('div')
    root.innerHTML = '<p class="a"></p><p class="b"></p>'
    const [a, b] = [root.children[0]!, root.children[1]!]
    stop = highlight(root, '.a')
    const ringed = (): boolean[] => [a, b].map((one) => one.classList.contains('lesson-highlight'))
    expect(ringed()).toEqual([true, false])
    a.className = 'b'
    b.className = 'a'
    await Promise.resolve()
    expect(ringed()).toEqual([false, true])
    stop()
    expect(ringed()).toEqual([false, false])
  })
})

describe.each(LESSON_KEYS)('the first game of %s', (key) => {
  const book = { dwarf: 'dwarf', dwar7s_fall: 'dwar7s', dwar7s_duel: 'dwar7s', dig_deeper_dwarf: 'dig_deeper_dwarf' }[key]!
  const rules = readFileSync(join(import.meta.dirname, `../../src/underhall/locales/en/rules/${book}.md`), 'utf8')
  const folder = key.startsWith('dwar7s') ? 'dwar7s' : key
  const texts = sourceOf('en', folder)

  it('is short, has a move in it, and ends with words', async () => {
    const lesson = (await lessonOf(key))!
    expect(lesson.steps.length).toBeGreaterThanOrEqual(7)
    expect(lesson.steps.length).toBeLessThanOrEqual(10)
    expect(lesson.steps.filter((step) => step.until === 'move').length).toBeGreaterThanOrEqual(2)
    expect(lesson.steps.at(-1)!.until).toBe('next')
  })
  it('says everything in both languages, briefly, with a clause there is, and looks at something', async () => {
    const lesson = (await lessonOf(key))!
    for (const { text, clause, look } of lesson.steps) {
      const both = LANGUAGES.map((language) => textBook(lesson.texts).say(language, `lesson-${text}`))
      expect(both[0]).not.toBe(both[1])
      for (const said of both) {
        expect(said, said).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(said.length, said).toBeLessThan(260)
      }
      expect(rules).toContain(`**${clause}**`)
      expect(() => document.querySelector(look!), look).not.toThrow()
    }
  })
  it('waits only for questions the game asks', async () => {
    const asked = (await lessonOf(key))!.steps.flatMap(({ until }) => (typeof until === 'object' ? [until.question] : []))
    for (const question of asked) expect(texts).toContain(`\nprompts-${question} =`)
  })
})

it('there is no first game of an unknown title', async () => {
  expect(await lessonOf('toString')).toBeNull()
})
