import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { optionsOf } from '../src/boards/options'
import type { Game, Table } from '../src/lib/api'
import Confirm from '../src/lib/Confirm.svelte'
import { Picker } from '../src/lib/picker-state.svelte'
import { settings } from '../src/lib/settings.svelte'
import Options from '../src/pages/Options.svelte'
import { OPPONENTS } from '../src/pages/opponents'
import Lobby from '../src/table/Lobby.svelte'
import { LiveTable } from '../src/table/live-table.svelte'

settings.language = 'en'
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function lobby(more: Partial<Table>): LiveTable {
  const liveTable = new LiveTable('t', 'en')
  const seats = [{ seat: 0, kind: 'person', name: 'Ann', you: false }, { seat: 1, kind: 'person', name: 'Ben', you: true }]
  liveTable.table = { id: 't', title: '', seats, your_seat: 1, yours: false, may_begin: false, visibility: 'private', commitment: 'abc', game: 'dwarf', options: {}, clock: { kind: 'none', seconds: 0 }, again: {}, ...more } as unknown as Table
  return liveTable
}

describe('the lobby', () => {
  it('lets only whoever set up the table begin', () => {
    render(Lobby, { liveTable: lobby({}) })
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
    expect(screen.getByText(/whoever set up the table begins/)).toBeTruthy()
    cleanup()
    render(Lobby, { liveTable: lobby({ may_begin: true }) })
    expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy()
  })

  it('says that nobody has the name that is invited (bug 32)', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ type: 'urn:underhall:problem:not-found', title: 'Not found' }), { status: 404 })))
    render(Lobby, { liveTable: lobby({ yours: true }) })
    await fireEvent.input(screen.getByLabelText(/Invite by name/), { target: { value: 'Nemo' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('Nobody here is called Nemo.')).toBeTruthy()
  })
})

it('what cannot be undone is asked in a dialog of the page, and only done when it is agreed to (bug 29)', async () => {
  const act = vi.fn()
  const box = vi.fn()
  vi.stubGlobal('confirm', box)
  render(Confirm, { label: 'Give up', question: 'Really?', act })
  await fireEvent.click(screen.getByText('Give up'))
  await fireEvent.click(screen.getByText('Cancel'))
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByText('Give up'))
  await fireEvent.click(screen.getByTestId('sure'))
  expect(act).toHaveBeenCalledOnce()
  expect(box).not.toHaveBeenCalled()
})

describe('picking', () => {
  const moves = [
    { move: 1, text: '', sentence: '', picks: ['card:a', 'way:only', 'spot:1'] },
    { move: 2, text: '', sentence: '', picks: ['card:a', 'way:only', 'spot:2'] },
    { move: 3, text: '', sentence: '', picks: ['card:b', 'spot:1'] },
  ]

  it('goes back to the last choice with one press, past what could only be picked so (bug 36)', () => {
    const picker = new Picker(() => undefined)
    picker.confirm = true
    picker.ask(moves)
    picker.choose(moves[2]!)
    picker.back()
    expect(picker.picked).toEqual([])
    for (const name of ['card:a', 'way:only']) picker.pick(name)
    picker.back()
    expect(picker.picked).toEqual([])
    for (const name of ['card:a', 'way:only', 'spot:2']) picker.pick(name)
    picker.back()
    expect(picker.picked).toEqual(['card:a', 'way:only'])
    expect(picker.armed).toBeNull()
  })
})

describe('the form for a new table', () => {
  const game = {
    key: 'dwar7s_fall',
    options: [
      { key: 'players', default: 2, values: [], low: 2, high: 4, text: '' },
      { key: 'first_player', default: 'random', values: ['random', '1', '2', '3', '4'], low: 0, high: 0, text: '' },
      { key: 'colours', default: 'blue-red-green-yellow', values: [], low: 0, high: 0, text: '' },
    ],
  } as unknown as Game
  const listed = (key: string): string[] => [...document.querySelectorAll<HTMLOptionElement>(`[data-option="${key}"] option`)].map((one) => one.textContent!)

  it('offers no seat that is not there, and colours in words (bug 30)', async () => {
    const book = await optionsOf('dwar7s_fall', game.options, 'en')
    const drop = vi.fn()
    const { rerender } = render(Options, { game, book, chosen: { players: '3', first_player: '3' }, choose: () => undefined, drop })
    expect(listed('first_player')).toEqual(['by lot (usual)', 'seat 1', 'seat 2', 'seat 3'])
    expect(listed('colours')).toHaveLength(24)
    expect(listed('colours')).toContain('red, blue, green')
    expect(document.querySelector('[data-option="colours"] input')).toBeNull()
    expect(drop).not.toHaveBeenCalled()
    await rerender({ game, book, chosen: { players: '2', first_player: '3' }, choose: () => undefined, drop })
    await tick()
    expect(drop).toHaveBeenCalledWith('first_player')
  })

  it('offers people no opponents that are for scripts (bug 30)', () => {
    expect(OPPONENTS).not.toContain('random')
    expect(OPPONENTS).not.toContain('greedy')
  })
})
