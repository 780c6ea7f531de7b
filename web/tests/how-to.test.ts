/** "How to play" says all that its page shows, in every language, and nothing that nobody sees. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOW_TO_KEYS, loadHowTo } from '../src/boards/how-to'
import { keysOf } from '../src/boards/how-to-page'
import { ORDER } from '../src/pages/games'
import { chaptersOf, withoutMarks } from '../src/table/clause-search'
import { sourceOf } from './texts'

const SPOKEN = readdirSync(join(import.meta.dirname, '../../src/underhall/locales'))

describe('how to play', () => {
  it('is there for each of our games and for no other', async () => {
    expect([...HOW_TO_KEYS].sort()).toEqual([...ORDER].sort())
    expect(await loadHowTo('high_stone', 'en')).toBeNull()
  })

  it.each(HOW_TO_KEYS)('%s: every language says the same, none in the words of another', async (game) => {
    const howTo = (await loadHowTo(game, 'en'))!
    const said = SPOKEN.map((language) => {
      const lines = [...sourceOf(language, howTo.texts.name).matchAll(/^([a-z][\w-]*) = (.+)$/gm)]
      expect(lines.map((line) => line[1]).sort(), language).toEqual(keysOf(howTo).sort())
      return lines.map((line) => line[2]!)
    })
    // Names such as DWARF stay; sentences do not.
    const sentences = said.flat().filter((text) => text.split(' ').length > 2)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(howTo.tips.length).toBe(3)
  })
})

describe('the fine print', () => {
  it('can leave out where a clause comes from', () => {
    expect(withoutMarks('[printed] Take 3 iron. [ruling: why not] Reason: none.')).toBe('Take 3 iron. Reason: none.')
    expect(withoutMarks('Nimm [eine] Karte. [gedruckt F+D; Festlegung für Fall]')).toBe('Nimm [eine] Karte.')
  })
  it('lists each chapter once, in order', () => {
    const clause = (number: string, chapter: string): { number: string; chapter: string; text: string } => ({ number, chapter, text: '' })
    expect(chaptersOf([clause('D-1', '1. One'), clause('D-2', '1. One'), clause('D-3', '2. Two')])).toEqual(['1. One', '2. Two'])
  })
})
