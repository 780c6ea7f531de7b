import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameUi } from '../src/boards/game-ui'
import type { Change, Now, Table } from '../src/lib/api'
import { makePlayer, OUTLINES } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { Words } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import Log from '../src/table/Log.svelte'
import Question from '../src/table/Question.svelte'
import { LiveTable } from '../src/table/live-table.svelte'
import { playersOf } from '../src/table/players'

settings.language = 'en'
afterEach(cleanup)

const words = new Words(textBook('dwarf').in('en'), {})
const ui = { label: (name: string) => `the ${name}` } as unknown as GameUi
const players = [makePlayer(0, 'Ann', true, false), makePlayer(1, 'Brokk', false, true)]
const moves = [
  { move: 1, text: 'end', sentence: 'end the turn', picks: ['end'] },
  { move: 2, text: 'dig', sentence: 'dig here', picks: ['pile:1'] },
]

function at(more: Partial<Now>): LiveTable {
  const liveTable = new LiveTable('t', 'en')
  const now = { viewer: 0, status: 'running', turn_number: 1, asked: 0, question: 'What do you do?', moves, can_undo: false, undo_request: null, offers: {}, turned_at: 0, view: {}, outcome: null, ...more } as unknown as Now
  liveTable.now = now
  liveTable.picker.ask(now.moves)
  return liveTable
}

describe('the question', () => {
  it('offers what the board does not draw, in words, and plays it', async () => {
    const liveTable = at({})
    const play = vi.spyOn(liveTable, 'play').mockImplementation(() => undefined)
    liveTable.picker.drawn.set('pile:1', 1)
    render(Question, { liveTable, ui, words, players, more: () => undefined, result: null })
    expect(screen.getByTestId('question').textContent).toContain('What do you do?')
    expect(screen.queryByText('the pile:1')).toBeNull()
    await fireEvent.click(screen.getByText('the end'))
    expect(play).toHaveBeenCalledWith(moves[0])
  })

  it('lists all moves for those who want them', async () => {
    const liveTable = at({})
    const play = vi.spyOn(liveTable, 'play').mockImplementation(() => undefined)
    render(Question, { liveTable, ui, words, players, more: () => undefined, result: null })
    await fireEvent.click(screen.getByRole('button', { name: 'All moves (2)' }))
    await fireEvent.click(screen.getByText('dig here'))
    expect(play).toHaveBeenCalledWith(moves[1])
  })

  it('waits for a confirmation where that is set', async () => {
    const liveTable = at({})
    const play = vi.spyOn(liveTable, 'play').mockImplementation(() => undefined)
    liveTable.picker.confirm = true
    render(Question, { liveTable, ui, words, players, more: () => undefined, result: null })
    await fireEvent.click(screen.getByText('the end'))
    expect(play).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByTestId('confirm'))
    expect(play).toHaveBeenCalledWith(moves[0])
  })

  it('speaks to whoever is asked, without their name', () => {
    render(Question, { liveTable: at({ question: 'Ann: choose a card for the map.' }), ui, words, players, more: () => undefined, result: null })
    expect(screen.getByTestId('question').textContent!.trim()).toBe('Choose a card for the map.')
  })

  it('has the mark of whoever is asked before it (bug 19)', () => {
    for (const viewer of [0, 1]) {
      const { container } = render(Question, { liveTable: at({ viewer, asked: viewer }), ui, words, players, more: () => undefined, result: null })
      const mark = container.querySelector<SVGElement>('[data-testid=question] svg')!
      expect(mark.querySelector('path')!.getAttribute('d')).toBe(OUTLINES[players[viewer]!.shape])
      cleanup()
    }
    expect(players[0]!.shape).not.toBe(players[1]!.shape)
  })

  it('says why nothing can be taken back (bug 27)', () => {
    render(Question, { liveTable: at({ can_undo: false }), ui, words, players, more: () => undefined, result: null })
    expect(screen.getByText('Take back').closest('button')!.title).toContain('Nothing to take back')
    cleanup()
    render(Question, { liveTable: at({ can_undo: true }), ui, words, players, more: () => undefined, result: null })
    expect(screen.getByText('Take back').closest('button')!.title).toBe('Take back')
  })

  it('closes its lists for Escape, wherever the focus is (bug 18)', async () => {
    const { component } = render(Question, { liveTable: at({}), ui, words, players, more: () => undefined, result: null })
    const question = component as unknown as { closeLists: () => boolean }
    expect(question.closeLists()).toBe(false)
    await fireEvent.click(screen.getByRole('button', { name: 'All moves (2)' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(question.closeLists()).toBe(true)
    await tick()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that a bot thinks for whoever gave up', () => {
    const gaveUp = [makePlayer(0, 'Ann', true, true), players[1]!]
    render(Question, { liveTable: at({ asked: 0, moves: [] }), ui, words, players: gaveUp, more: () => undefined, result: null })
    expect(screen.getByTestId('question').textContent).toContain('Ann thinks')
  })

  it('says who thinks, and never who answers aside', () => {
    render(Question, { liveTable: at({ asked: 1, moves: [] }), ui, words, players, more: () => undefined, result: null })
    expect(screen.getByTestId('question').textContent).toContain('Brokk thinks')
    cleanup()
    render(Question, { liveTable: at({ asked: 0, moves: [] }), ui, words, players, more: () => undefined, result: null })
    expect(screen.getByTestId('question').textContent).toContain('The table settles')
  })
})

describe('the log', () => {
  it('links every line to its clause and shows talk as it was typed', async () => {
    const clause = vi.fn()
    const changes = [
      { number: 1, at: 0, kind: 'move', seat: 0, events: [{ kind: 'placed', clause: 'D-34', arguments: {}, sentence: 'Ann puts a worker on 2' }] },
      { number: 2, at: 0, kind: 'talk', seat: 1, text: '<b>hm</b>', name: 'Brokk' },
    ] as Change[]
    render(Log, { changes, talk: changes.slice(1), table: { seats: [{ name: 'Ann' }, { name: 'Brokk' }] } as unknown as Table, players, clause, say: null })
    // The number is nowhere to be read, but a mark at the line's end leads to the clause.
    expect(document.querySelector('.lines')!.textContent).not.toContain('D-34')
    await fireEvent.click(screen.getByRole('button', { name: 'Clause D-34' }))
    expect(clause).toHaveBeenCalledWith('D-34')
    await fireEvent.click(screen.getByRole('tab', { name: 'Table talk (1)' }))
    expect(screen.getByText('<b>hm</b>')).toBeTruthy()
  })
})

describe('what a line of the log tells', () => {
  const event = { kind: 'placed', clause: 'D-34', arguments: { seat: 0, location: 3 }, sentence: 'Ann puts a worker on Gold Seam (4)' }
  const changes = [
    { number: 1, at: 0, kind: 'move', seat: 0, events: [event] },
    { number: 2, at: 0, kind: 'ask_undo', seat: 0 },
    { number: 3, at: 0, kind: 'answer_undo', seat: 1, agree: false },
  ] as Change[]
  const table = { seats: [{ name: 'Ann' }, { name: 'Brokk' }] } as unknown as Table

  it('is marked on the board for as long as it is pointed at', async () => {
    const unmark = vi.fn()
    const point = vi.fn(() => unmark)
    render(Log, { changes, talk: [], table, players, clause: () => undefined, say: null, point })
    const line = screen.getByText(event.sentence).closest('li')!
    await fireEvent.pointerEnter(line)
    expect(point).toHaveBeenCalledWith(event)
    expect(unmark).not.toHaveBeenCalled()
    await fireEvent.pointerLeave(line)
    expect(unmark).toHaveBeenCalledOnce()
  })

  it('also says who asked to take back, and who refused (bug 28)', () => {
    render(Log, { changes, talk: [], table, players, clause: () => undefined, say: null })
    expect(screen.getByText('Ann would like to take back a move.')).toBeTruthy()
    expect(screen.getByText('Brokk does not want it taken back.')).toBeTruthy()
  })
})

describe('players', () => {
  it('have a name also where the rules play the seat (bug 15)', () => {
    const table = { options: { solo_opponent: 'andvettr' }, seats: [{ seat: 0, kind: 'person', name: 'Ann', you: true }, { seat: 1, kind: 'automaton', name: '', you: false }] }
    expect(playersOf(table as unknown as Table, words).map((one) => one.name)).toEqual(['Ann', 'Andvéttr'])
  })
})
