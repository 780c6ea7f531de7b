/** A table that can only be looked at: it says so, gives its record, and asks the server for nothing that plays. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Home from '../src/pages/Home.svelte'
import TablePage from '../src/pages/Table.svelte'
import { account } from '../src/lib/account.svelte'
import { t } from '../src/lib/texts.svelte'

const SENTENCE = 'The rules of this game have changed since the table was made (version 1, now 2): it can be looked at, but not played on.'
const seat = (name: string, you: boolean): object => ({ seat: you ? 0 : 1, kind: 'person', name, guest: true, level: '', left: false, resigned: false, used: 0, you })
const table = (more: object = {}): object => ({
  id: 'gonetable1', game: 'gone_game', options: {}, title: '', status: 'running', visibility: 'open', updated: 5, yours: true, your_seat: 0,
  seats: [seat('Ann', true), seat('Ben', false)], read_only: SENTENCE, ...more,
})
const now = { viewer: 0, status: 'running', turn_number: 0, asked: -1, question: '', moves: [], can_undo: false, undo_request: null, offers: {}, turned_at: 0, view: null, outcome: null }

let asked: string[] = []
let status = 'running'

function answer(path: string): unknown {
  if (path === '/api/session') return { me: { id: 'a', name: 'Ann', guest: true } }
  if (path.startsWith('/api/tables/gonetable1/changes')) return { number: 0, since: 0, changes: [], table: table({ status }), now }
  if (path.startsWith('/api/tables/gonetable1/digest')) return { number: 0, since: 0, changes: [] }
  if (path === '/api/tables/gonetable1/close') status = 'over'
  if (path.startsWith('/api/my/tables')) return [table()]
  if (path.startsWith('/api/tables?') && path.includes('before=')) return [table({ id: 'lasttable1', title: 'The last one' })]
  if (path.startsWith('/api/tables?')) return Array.from({ length: 50 }, (_, number) => table({ id: `table${number}aaa`, title: `Table ${number}`, updated: 100 - number, read_only: '' }))
  return []
}

beforeEach(() => {
  asked = []
  status = 'running'
  vi.stubGlobal('WebSocket', class { constructor() { throw new Error('nothing happens there: nobody connects') } })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
  vi.stubGlobal('fetch', (path: string, init?: { method?: string }) => {
    const method = init?.method ?? 'GET'
    asked.push(`${method} ${path}`)
    if (/standing|words|rules/.test(path)) return Promise.resolve(new Response('{"title":"x"}', { status: 409 }))
    if (method === 'POST') {
      answer(path)
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path))))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a table that can only be looked at', () => {
  it('says why, and gives its record once somebody who sits there has ended the game', async () => {
    render(TablePage, { name: 'gonetable1', query: new URLSearchParams() })
    await waitFor(() => expect(screen.getByTestId('read-only').textContent).toContain(SENTENCE))
    expect(screen.queryByText(t('table-record'))).toBeNull()
    await fireEvent.click(screen.getByText(t('read_only-close')))
    expect(asked).not.toContain('POST /api/tables/gonetable1/close')
    await fireEvent.click(screen.getByTestId('sure'))
    await waitFor(() => expect(screen.getByText(t('table-record')).getAttribute('href')).toBe('/api/tables/gonetable1/record'))
    expect(asked).toContain('POST /api/tables/gonetable1/close')
    expect(asked.filter((one) => /standing|words|live/.test(one))).toEqual([])
  })

  it('stands in the list of one’s own tables like any other, and leads to where it says why', async () => {
    await account.load()
    render(Home)
    const row = await waitFor(() => screen.getByText(t('read_only-heading')))
    expect(row.getAttribute('title')).toBe(SENTENCE)
    expect(row.closest('a')!.getAttribute('href')).toBe('#/table/gonetable1')
  })
})

describe('the lobby', () => {
  it('is read page by page', async () => {
    render(Home)
    const more = await waitFor(() => screen.getByText(t('home-more_tables')))
    await fireEvent.click(more)
    await waitFor(() => expect(screen.getByText('The last one')).toBeTruthy())
    expect(asked.some((one) => one.endsWith('before=51_table49aaa'))).toBe(true)
    expect(screen.queryByText(t('home-more_tables'))).toBeNull()
  })
})
