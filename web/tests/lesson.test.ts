import { afterEach, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LESSON_KEYS, lessonOf } from '../src/lessons'
import { highlight } from '../src/table/highlight'
import { textBook } from '../src/lib/texts.svelte'
import { LANGUAGES } from './texts'

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

const BOOKS: Record<string, string> = { dwarf: 'dwarf', dwar7s_fall: 'dwar7s', dwar7s_duel: 'dwar7s', dig_deeper_dwarf: 'dig_deeper_dwarf' }
const rulesOf = (key: string): string => readFileSync(join(import.meta.dirname, `../../src/underhall/locales/en/rules/${BOOKS[key]!}.md`), 'utf8')

describe.each(LESSON_KEYS)('the lesson of %s', (key) => {
  it('speaks of clauses there are, and looks at what can be looked at', async () => {
    const lesson = (await lessonOf(key))!
    for (const { clause, look } of lesson.stages.flatMap((stage) => stage.steps)) {
      if (clause) expect(rulesOf(key)).toContain(`**${clause}**`)
      if (look) expect(() => document.querySelector(look), look).not.toThrow()
    }
  })
  it('says everything briefly, and in German otherwise than in English', async () => {
    const lesson = (await lessonOf(key))!
    const steps = lesson.stages.flatMap((stage) => stage.steps)
    const said = steps.flatMap(({ text, move }) => (text ? [`lesson-${text}`, ...(move ? [`lesson_why-${text}`] : [])] : []))
    for (const message of said) {
      const both = LANGUAGES.map((language) => textBook(lesson.texts).say(language, message))
      expect(both[0]).not.toBe(both[1])
      for (const one of both) {
        expect(one, one).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(one.length, one).toBeLessThan(200)
      }
    }
  })
})

it('there is no lesson of an unknown title', async () => {
  expect(await lessonOf('toString')).toBeNull()
})
