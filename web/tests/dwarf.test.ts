import { describe, expect, it } from 'vitest'
import { effectOf, effectSentence, mixAmounts, shortName } from '../src/boards/dwarf/cards'
import { because } from '../src/boards/dwarf/labels'
import { cardOf, mineOf, ofMine, together, workerKeys, type Choice, type Standing } from '../src/boards/dwarf/view'
import { position, wordsIn } from './dwarf-fixtures'

const en = wordsIn('en')
const de = wordsIn('de')
const two = position('dwarf-two').view
const solo = position('dwarf-solo').view
const worker = (seat: number, on: string, extra = false, spent = false): Standing => ({ seat, on, extra, spent })

describe('what cards do', () => {
  it('is read from the card file', () => {
    expect(effectOf(en, 'alloy_steel')).toEqual({ pay: [{ what: 'iron', number: 3 }], take: [{ what: 'steel', number: 2 }], attack: null, help: false })
    expect(effectOf(en, 'sidhe').attack).toEqual({ kind: 'gold_to_iron', amount: 2 })
    expect(effectOf(en, 'get_help').help).toBe(true)
  })

  it('is said in both languages', () => {
    expect(effectSentence(en, 'forge_diadem', 'en')).toBe('Return 1 iron, 1 steel and 1 gold, take 1 item.')
    expect(effectSentence(de, 'forge_axe', 'de')).toBe('Gib 2 Stahl ab, nimm 1 Gegenstand.')
    expect(effectSentence(en, 'dragon', 'en')).toContain('each loses 1 gold')
  })

  it('has short names where the band says the rest', () => {
    expect(shortName(en, 'forge_sword')).toBe('Sword')
    expect(shortName(de, 'forge_mace')).toBe('Streitkolben')
    expect(shortName(de, 'great_dragon')).toBe('Großer Drache')
  })

  it('knows where special cards are laid, whichever way they are printed', () => {
    expect(cardOf(en, two, 'S7')).toMatchObject({ front: 'apprentice', location: 7, kind: 'gold_seam', white: 6, black: 0 })
    const duplex = { ...two, options: { ...two.options, special_backs: 'duplex' } }
    expect(cardOf(en, duplex, 'S6')).toMatchObject({ location: 4, kind: 'iron_seam', white: 2 })
  })

  it('reads mixes', () => {
    expect(mixAmounts('2i+3s')).toEqual({ iron: 2, steel: 3 })
    expect(mixAmounts('5g')).toEqual({ gold: 5 })
  })
})

describe('monsters', () => {
  it('take from a seat what all of them take together', () => {
    const threat = { at: '1', attack: 'take_gold', amount: 2, idle: [0, 0] }
    const found = [
      { ...threat, changes: [{ gold: -2, iron: 2 }, { gold: -1, iron: 1 }] },
      { ...threat, changes: [{ gold: -1 }, {}] },
      { ...threat, changes: [{ iron: -1 }, { iron: -1 }] },
    ]
    expect(together(found, 0)).toEqual({ gold: -3, iron: 1 })
    expect(together([], 0)).toEqual({})
  })
})

describe('the reasons of the automaton', () => {
  const choice: Choice = { place: '1', reason: 'black', clause: 'D-87', card: 'C13', rejected: '', helpers: [] }
  const view = { ...solo, last_placed: 'C13' }

  it('name the card, and say if it is the last one', () => {
    expect(because(choice, view, en, 'en')).toBe('the black dwarf on the last card (Great Dragon)')
    expect(because(choice, view, de, 'de')).toBe('der schwarze Zwerg (letzte Karte: Großer Drache)')
    expect(because({ ...choice, card: 'C10', reason: 'white' }, view, en, 'en')).toBe('the white dwarf on Alloy Steel')
  })

  it('name what was of no use, and where extra workers go', () => {
    expect(because({ ...choice, reason: 'row', rejected: '3' }, view, en, 'en')).toBe('first free one in the row, 3 is no use to him')
    expect(because({ ...choice, reason: 'help', card: '', helpers: ['4', '6'] }, view, en, 'en')).toBe('Get Help is free, extra workers on 4 and 6')
  })
})

describe('mines', () => {
  it('have an equal part of all locations and piles', () => {
    const four = position('dwarf-four').view
    expect(ofMine(four.locations, four, 1).map((place) => place.name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => `2.${name}`))
    expect(ofMine(four.piles, four, 0)).toHaveLength(3)
    expect([0, 8, 9, 17].map((number) => mineOf(number, four.locations, four))).toEqual([0, 0, 1, 1])
    expect(ofMine(two.locations, two, 0)).toEqual(two.locations)
  })
})

describe('workers', () => {
  it('keep their key from hand to mine', () => {
    expect(workerKeys([worker(0, '1'), worker(1, '2'), worker(0, '3'), worker(0, '4', true)])).toEqual(['0 worker 0', '1 worker 0', '0 worker 1', '0 helper 0'])
  })
})
