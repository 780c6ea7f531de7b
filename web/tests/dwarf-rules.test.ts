import { describe, expect, it } from 'vitest'
import { answerTo, lastChoice, wantsHelp } from '../src/boards/dwarf/automaton'
import { effectOf, effectSentence, factsOf, mixAmounts, shortName } from '../src/boards/dwarf/cards'
import { because } from '../src/boards/dwarf/labels'
import { leader, threats, together } from '../src/boards/dwarf/threats'
import { workerKeys, type DwarfView, type Standing } from '../src/boards/dwarf/view'
import { changed, load, nothing, position, wordsIn } from './dwarf-fixtures'

const en = wordsIn('en')
const de = wordsIn('de')
const two = position('dwarf-two').view
const solo: DwarfView = { ...position('dwarf-solo').view, last_placed: 'C13', seats: [nothing, nothing], solo_opponent: 'eldhusfifl' }
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
    expect(factsOf(en, two, 'S7')).toMatchObject({ front: 'apprentice', location: 7, kind: 'gold_seam', white: 6, black: 0 })
    const duplex = { ...two, options: { ...two.options, special_backs: 'duplex' } }
    expect(factsOf(en, duplex, 'S6')).toMatchObject({ location: 4, kind: 'iron_seam', white: 2 })
  })

  it('reads mixes', () => {
    expect(mixAmounts('2i+3s')).toEqual({ iron: 2, steel: 3 })
    expect(mixAmounts('5g')).toEqual({ gold: 5 })
  })
})

describe('monsters', () => {
  const view = changed(two, en, { 1: 'C37', 4: 'C22', 5: 'C14' }, {
    seats: [{ ...nothing, gold: 3 }, { ...nothing, gold: 1 }],
    workers: [worker(0, '8'), worker(1, '9')],
  })

  it('strike one after the other, each finding what the last has left (W-21)', () => {
    const found = threats(view, en)
    expect(found.map((one) => one.at)).toEqual(['1', '4', '5'])
    expect(found[0]!.changes).toEqual([{ gold: -2, iron: 2 }, { gold: -1, iron: 1 }])
    expect(found[1]!.changes).toEqual([{ gold: -1 }, {}])
    expect(found[2]!.changes).toEqual([{ iron: -1 }, { iron: -1 }])
    expect(together(found, 0)).toEqual({ gold: -3, iron: 1 })
  })

  it('do nothing where somebody stands, spent or not, or an army is ready', () => {
    const faced = { ...view, workers: [worker(0, '1'), worker(1, '4', false, true), worker(1, '5', true)] }
    expect(threats(faced, en)).toEqual([])
    expect(threats({ ...view, mustered: true }, en)).toEqual([])
  })

  it('are no threat any more once the Defend step is over', () => {
    expect(threats({ ...view, question: 'order_mine' }, en)).toEqual([])
  })

  it('Orc Raiders make workers on Mine cards stand for nothing (W-22)', () => {
    const orcs = changed(two, en, { 2: 'C11', 3: 'C12' }, { workers: [worker(0, '1'), worker(0, '7'), worker(1, '3'), worker(1, '8', false, true)] })
    expect(threats(orcs, en)[0]!.idle).toEqual([2, 0])
  })

  it('leading needs more than everybody else', () => {
    const seats = [{ ...nothing, gold: 9, items: 4 }, { ...nothing, gold: 9, items: 2 }]
    expect(leader({ ...two, seats }, 'gold')).toBe(-1)
    expect(leader({ ...two, seats }, 'items')).toBe(0)
  })
})

describe('the automaton', () => {
  it('follows the black dwarf, then the white one (W-29)', () => {
    const view = changed(solo, en, { 4: 'C13' }, { workers: [worker(1, '1')] })
    expect(answerTo(view, en, 8)).toMatchObject({ place: 9, reason: 'black' })
    expect(answerTo(view, en, 4)).toMatchObject({ place: 2, reason: 'white' })
    const choice = lastChoice(view, en)!
    expect(choice).toMatchObject({ place: 1, reason: 'black' })
    expect(because(choice, view, en, 'en')).toBe('the black dwarf on the last card (Great Dragon)')
    expect(because(lastChoice(view, de)!, view, de, 'de')).toBe('der schwarze Zwerg (letzte Karte: Großer Drache)')
  })

  it('sends helpers along the row and scans when both dwarfs are blocked (W-30)', () => {
    const start = changed(solo, en, { 1: 'C10', 2: 'C20', 5: 'C32' }, { last_placed: 'C20' })
    const placed = { ...start, workers: [worker(1, '5', false, true), worker(1, '4', true), worker(1, '6', true)], seats: [nothing, { ...nothing, helpers: 0 }] }
    expect(lastChoice(placed, en)).toMatchObject({ place: 5, reason: 'black', helpers: [4, 6] })
    expect(answerTo(placed, en, 1)).toMatchObject({ place: 2, reason: 'free' })
  })

  it('Andvéttr takes Get Help first (W-32)', () => {
    const view = changed({ ...solo, solo_opponent: 'andvettr' }, en, { 4: 'C13', 5: 'C32', 6: 'C24' }, { workers: [worker(1, '1')] })
    expect(wantsHelp(view, en)).toBe(5)
    expect(answerTo(view, en, 7)).toMatchObject({ place: 5, reason: 'help', helpers: [4, 6] })
  })

  it('goes elsewhere where a location is of no use (W-33)', () => {
    const view = changed(solo, en, { 1: 'C10', 3: 'C12', 8: 'C35' }, { last_placed: 'C35' })
    const stands = (opponent: string, on: string): DwarfView => ({ ...view, solo_opponent: opponent, workers: [worker(1, on)] })
    expect(lastChoice(stands('andvettr', '1'), en)).toMatchObject({ place: 1, reason: 'row', rejected: 3 })
    expect(lastChoice(stands('andvettr_fadir', '2'), en)).toMatchObject({ place: 2, reason: 'usable' })
    expect(lastChoice(stands('eldhusfifl', '3'), en)).toMatchObject({ place: 3, reason: 'black' })
  })

  it('answers as the engine does, whatever the human places', () => {
    const cases = load<{ positions: { view: DwarfView; answers: Record<string, string[]> }[] }>('automaton-dwarf').positions
    let compared = 0
    for (const { view, answers } of cases) {
      for (const [place, expected] of Object.entries(answers)) {
        const choice = answerTo(view, en, Number(place))
        const told = choice.place ? [choice.place, ...choice.helpers] : []
        expect(told.map(String), `${view.solo_opponent}, round ${view.round}, ${place}`).toEqual(expected)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(80)
  })
})

describe('workers', () => {
  it('keep their key from hand to mine', () => {
    expect(workerKeys([worker(0, '1'), worker(1, '2'), worker(0, '3'), worker(0, '4', true)])).toEqual(['0 worker 0', '1 worker 0', '0 worker 1', '0 helper 0'])
  })
})
