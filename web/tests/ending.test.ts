import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ui as dwar7sUi } from '../src/boards/dwar7s'
import DwarfRace from '../src/boards/dwarf/Race.svelte'
import Dwar7sRace from '../src/boards/dwar7s/Race.svelte'
import DeepRace from '../src/boards/dig_deeper_dwarf/Race.svelte'
import MineLeft from '../src/boards/dig_deeper_dwarf/MineLeft.svelte'
import { ui as dwarfUi } from '../src/boards/dwarf'
import type { GameUi } from '../src/boards/game-ui'
import type { Table } from '../src/lib/api'
import { Picker } from '../src/lib/picker-state.svelte'
import { makePlayer, OUTLINES } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import type { DigDeeperDwarfView } from '../src/boards/dig_deeper_dwarf/view'
import type { Dwar7sView } from '../src/boards/dwar7s/view'
import Ending from '../src/table/Ending.svelte'
import type { LiveTable } from '../src/table/live-table.svelte'
import { headline, moodOf, reasonOf, type Outcome } from '../src/table/outcome'
import { load, position, players, wordsIn } from './dwarf-fixtures'

vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} })) as unknown as typeof matchMedia
})

beforeEach(() => {
  // jsdom knows dialogs, but not how to open them.
  HTMLDialogElement.prototype.showModal = function () { this.open = true }
  HTMLDialogElement.prototype.close = function () { this.open = false }
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const WON: Outcome = {
  winners: [0],
  rows: [{ steel: 1, gold: 9, items: 4, categories: 2, glory: 0, iron: 0 }, { steel: 7, gold: 0, items: 0, categories: 1, glory: 3, iron: 5 }],
  ending: 'items',
  sentence: 'Four items were held at the end of a round.',
  reason: 'You lead gold and items: you win.',
  verdict: { sheet: ['steel', 'gold', 'items', 'categories'], ties: [], won: [['gold', 'items', 'categories'], ['steel']] },
}
const two = [makePlayer(0, 'Ann', true, false), makePlayer(1, 'Brokk', false, true)]
const seats = (resigned: number[]): Table => ({ your_seat: 0, again: {}, rematch: '', seats: [0, 1].map((seat) => ({ seat, resigned: resigned.includes(seat) })) }) as unknown as Table

function end(outcome: Outcome, viewer = 0, table = seats([]), turn_number = 0) {
  const liveTable = { id: 't', table, log: [], heard: [], now: { status: 'over', viewer, outcome, view: null, turn_number } } as unknown as LiveTable
  const close = vi.fn()
  render(Ending, { liveTable, ui: dwarfUi as unknown as GameUi, words: wordsIn('en'), players: two, close })
  return { close }
}

describe('the closing scene', () => {
  it('says that you won and why', () => {
    end(WON)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You won')
    expect(screen.getByTestId('reason').textContent).toBe('You lead gold and items: you win.')
    expect(screen.getByTestId('ending').dataset['mood']).toBe('won')
  })

  it('lights what was won, cell by cell, and has the total last (bug 24)', () => {
    end(WON)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['steel', 'gold', 'items', 'leads'])
    const lit = rows.map((row) => within(row).getAllByRole('cell').map((cell) => cell.classList.contains('won')))
    expect(lit).toEqual([[false, true], [true, false], [true, false], [true, false]])
    expect(screen.getAllByRole('img', { name: 'won' })).toHaveLength(4)
  })

  it('shows tie-breakers only where they decided', () => {
    end({ ...WON, verdict: { ...WON.verdict!, ties: ['glory'], won: [[], ['glory']] }, winners: [1] })
    expect(screen.getByText('All even: this decides')).toBeTruthy()
    expect(screen.getAllByRole('row').at(-1)!.textContent).toContain('glory')
  })

  it('after a resignation says who gave up and shows no table (bug 24)', () => {
    end({ ...WON, ending: 'resigned', reason: '', sentence: '', verdict: null, winners: [1] }, 0, seats([0]))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You lost')
    expect(screen.getByTestId('reason').textContent).toBe('You gave up.')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('can be closed, and offers another game and the replay (bug 25)', async () => {
    const { close } = end(WON)
    expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('#/review/t')
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
  })

  it('tells the three turning points, each with whoever made it and a link to its move, and leads to the report', async () => {
    const points = [{ move: 12, seat: 1 }, { move: 31, seat: 0 }, { move: 40, seat: 1 }].map((point) => ({ ...point, sentence: `Move ${point.move} turned it` }))
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return Promise.resolve(new Response(JSON.stringify({ deciders: [], worth: [], turning_points: points })))
    })
    end(WON, 0, seats([]), 52)
    const links = await Promise.all(points.map((point) => screen.findByRole('link', { name: point.sentence })))
    expect(asked).toEqual([`/api/tables/t/course?lang=${settings.language}`])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(points.map((point) => `#/review/t?move=${point.move}`))
    const marks = links.map((link) => link.closest('li')!.querySelector('svg')!)
    expect(marks.map((mark) => mark.querySelector('path')!.getAttribute('d'))).toEqual(points.map((point) => OUTLINES[two[point.seat]!.shape]))
    expect(screen.getByRole('heading', { name: 'Turning points' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('#/report/t')
  })

  it('has no turning points where there were none, and no report on what nobody played', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ deciders: [], worth: [], turning_points: [] }))))
    end(WON)
    await new Promise((done) => setTimeout(done))
    expect(screen.queryByRole('heading', { name: 'Turning points' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Report' })).toBeNull()
  })

  it('has a headline for every way to end', () => {
    expect(headline({ ...WON, winners: [0, 1] }, 0, two)).toBe('You share the victory')
    expect(headline(WON, 1, two)).toBe('You lost')
    expect(headline(WON, -1, two)).toBe('Ann wins')
    expect(headline({ ...WON, winners: [], rows: [WON.rows[0]!] }, 0, two)).toBe('The game is over')
    expect(moodOf({ ...WON, winners: [] }, 0)).toBe('over')
    expect(reasonOf({ ...WON, ending: 'resigned', reason: '' }, seats([1]), 0, two)).toBe('Brokk gave up.')
    expect(reasonOf({ ...WON, ending: 'stopped', reason: '' }, seats([]), 0, two)).toBe('The game was stopped.')
  })
})

describe('the race', () => {
  function dwarf(change: (seat: number) => object) {
    const { view } = position('dwarf-two')
    const shown = { ...view, seats: view.seats.map((seat, number) => ({ ...seat, ...change(number) })) }
    return { view: shown, ghost: null, words: wordsIn('en'), picker: new Picker(() => undefined), players, viewer: 0, language: 'en' as const, clause: () => undefined, compact: false }
  }

  it('gives a medal to who leads, and the same medal to the next leader', () => {
    const props = dwarf((seat) => ({ leads: seat === 0 ? ['gold'] : [], shares: [], items: seat + 1 }))
    const first = render(DwarfRace, { ...props, seat: 0 })
    expect(first.container.querySelector('[data-piece="medal gold"]')).toBeTruthy()
    expect(first.getByRole('img', { name: 'leads gold' })).toBeTruthy()
    expect(first.container.querySelectorAll('.pips .full')).toHaveLength(1)
    expect(first.container.querySelectorAll('.pips i')).toHaveLength(props.view.items_to_end)
    const second = render(DwarfRace, { ...dwarf((seat) => ({ leads: seat === 1 ? ['gold'] : [] })), seat: 1 })
    expect(second.container.querySelector('[data-piece="medal gold"]'), 'it glides there').toBeTruthy()
  })

  it('shows a shared lead as half a medal, with words', () => {
    const { container, getByRole } = render(DwarfRace, { ...dwarf(() => ({ leads: [], shares: ['steel'] })), seat: 1 })
    expect(container.querySelector('[data-medal="steel"]')!.getAttribute('data-state')).toBe('shares')
    expect(getByRole('img', { name: 'shares the most steel: nobody leads' })).toBeTruthy()
  })

  it('counts goals on plates, and uncovers the secret at the end', () => {
    const words = new Words(textBook('dwar7s_duel').in('en'), {}, {})
    const props = { ghost: null, words, picker: new Picker(() => undefined), players, viewer: 0, language: 'en' as const, clause: () => undefined, compact: false }
    const { view } = load<{ view: Dwar7sView }>('duel-late')
    const { container, getByRole } = render(Dwar7sRace, { ...props, view, seat: 1 })
    expect(container.querySelectorAll('.plate').length).toBeGreaterThanOrEqual(view.goals_to_end)
    expect(container.querySelectorAll('.plate.full')).toHaveLength(view.seats[1]!.completed)
    expect(getByRole('img', { name: `${view.seats[1]!.completed} of ${view.goals_to_end} goals completed` })).toBeTruthy()
    const over = load<{ view: Dwar7sView }>('duel-over').view
    expect(dwar7sUi.uncovered!(over, words, 'en')[0]!.texts.every((text) => text.length > 2)).toBe(true)
    expect(dwar7sUi.colours!(view)).toEqual(view.seats.map((seat) => `var(--clan-${seat.colour})`))
  })

  it('tells points, Jewelry and what is left of the mine', () => {
    const words = new Words(textBook('dig_deeper_dwarf').in('en'), {}, {})
    const { view } = load<{ view: DigDeeperDwarfView }>('deep-late')
    const props = { view, ghost: null, words, picker: new Picker(() => undefined), players, viewer: 0, language: 'en' as const, clause: () => undefined, compact: false }
    const { container } = render(DeepRace, { ...props, seat: 0 })
    expect(container.textContent).toContain(`${view.seats[0]!.points}`)
    const left = render(MineLeft, props)
    expect(left.container.textContent).toContain(`${view.mining_left} Mining cards are left`)
  })
})
