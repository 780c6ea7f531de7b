/** Whoever is muted is not heard at any table, in any seat; nobody else is muted with them. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { muted } from '../src/lib/muted.svelte'
import { settings } from '../src/lib/settings.svelte'
import Log from '../src/table/Log.svelte'
import TalkButton from '../src/table/TalkButton.svelte'
import type { LiveTable } from '../src/table/live-table.svelte'
import { Line, now, opened, table } from './line'

settings.language = 'en'
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
const seat = (seat: number, name: string, mark: string, more: object = {}): object => ({ seat, kind: 'person', name, mark, you: false, at_device: false, ...more })
const ANN = seat(0, 'Ann', 'a1', { you: true })
const talk = (number: number, seat: number, mark: string | undefined, text: string): object => ({ number, at: 0, kind: 'talk', seat, mark, text, name: 'somebody' })

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ number: 7, since: 0, changes: [talk(6, 1, 'b2', 'before')], table: { ...table, your_seat: 0, seats: [ANN, seat(1, 'Ben', 'b2')] }, now: now(7) }))),
  )
})
afterEach(() => {
  cleanup()
  for (const mark of ['a1', 'b2', 'c3']) muted.set(mark, false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function said(liveTable: LiveTable): (string | undefined)[] {
  return liveTable.heard.map((change) => change.text)
}

describe('whoever is muted', () => {
  it('is not heard in any seat, and whoever sits there now is', async () => {
    const { liveTable, line } = await opened()
    line.say({ type: 'update', number: 8, changes: [talk(8, 1, 'b2', 'one')], now: now(7) })
    expect([said(liveTable), liveTable.sayings.length, liveTable.unheard]).toEqual([['before', 'one'], 1, 1])
    liveTable.mute('b2', true)
    expect([said(liveTable), liveTable.sayings.length]).toEqual([[], 0])
    // The seats were swapped, and somebody else came to where Ben sat.
    line.say({ type: 'update', number: 9, changes: [talk(9, 0, 'b2', 'two'), talk(10, 1, 'c3', 'three')], now: now(7) })
    expect([said(liveTable), liveTable.sayings.length, liveTable.unheard]).toEqual([['three'], 1, 2])
    liveTable.mute('b2', false)
    expect(said(liveTable)).toEqual(['before', 'one', 'two', 'three'])
  })

  it('is not heard at the next table either, nor when the page is opened again', async () => {
    const first = await opened()
    first.liveTable.mute('b2', true)
    expect(said((await opened()).liveTable)).toEqual([])
    vi.resetModules()
    const { muted: opened_again } = await import('../src/lib/muted.svelte')
    expect([opened_again.has('b2'), opened_again.has('c3')]).toEqual([true, false])
  })

  it('is muted in the other tabs, too', () => {
    localStorage.setItem('underhall.muted', '["c3"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'underhall.muted' }))
    expect(muted.has('c3')).toBe(true)
    muted.set('b2', true)
    expect(JSON.parse(localStorage.getItem('underhall.muted')!)).toEqual(['c3', 'b2'])
  })

  it('is nobody where the browser keeps nonsense, and words without a mark are those of nobody', () => {
    for (const nonsense of ['{', '7', 'null', '[1, null]']) {
      localStorage.setItem('underhall.muted', nonsense)
      window.dispatchEvent(new StorageEvent('storage', { key: 'underhall.muted' }))
      expect([muted.has('b2'), muted.has(''), muted.has(undefined)]).toEqual([false, false, false])
    }
  })

  it('is in no list and no count: not in the talk, not in the log', async () => {
    const { liveTable, line } = await opened()
    line.say({ type: 'update', number: 8, changes: [{ ...talk(8, 1, 'c3', 'Thanks'), reaction: 'thanks' }], now: now(7) })
    render(TalkButton, { liveTable })
    await fireEvent.click(screen.getByTestId('talk'))
    await fireEvent.click(screen.getByLabelText('Mute Ben'))
    expect(screen.queryByText('before')).toBeNull()
    expect(screen.queryByLabelText('Mute Ann')).toBeNull()
    cleanup()
    render(Log, { changes: liveTable.log, talk: liveTable.heard, table: liveTable.table!, players: [], clause: () => undefined, say: null })
    await fireEvent.click(screen.getByRole('tab', { name: 'Table talk (1)' }))
    expect(screen.queryByText('before')).toBeNull()
    expect(screen.getByText('Thank you!')).toBeTruthy()
  })
})
