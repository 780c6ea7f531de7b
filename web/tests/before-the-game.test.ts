/** Home and the form for a new table: bugs 30 and 35 of the table's review; and bug 29, which is about every page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { options as mapOptions } from '../src/boards/dwar7s/options'
import { account } from '../src/lib/account.svelte'
import type { Option } from '../src/lib/api'
import { settings } from '../src/lib/settings.svelte'
import Create from '../src/pages/Create.svelte'
import Home from '../src/pages/Home.svelte'

settings.language = 'en'
const LEVELS = ['random', 'greedy', 'novice', 'adept', 'master', 'grandmaster']
const dwarf = {
  key: 'dwarf', title: 'DWARF', about: '', minutes: [20, 40], levels: LEVELS, manners: LEVELS.map(() => ''),
  options: [{ key: 'players', default: 2, values: [1, 2, 3, 4, 5], low: 0, high: 0, name: '', words: [], text: '' }],
}
const seat = (number: number, name: string): object => ({ seat: number, kind: number === 0 ? 'person' : 'bot', name, guest: true, level: '', left: false, resigned: false, used: 0, you: number === 0 })
const table = (id: string, updated: number, opponent: string): object => ({
  id, game: 'dwarf', options: {}, title: '', status: 'running', visibility: 'link', updated, yours: true, your_seat: 0, seats: [seat(0, 'Ann'), seat(1, opponent)], read_only: '',
})
const mine = [...['Dwalin', 'Fili', 'Gloin', 'Kili'].map((name, number) => table(`other${number}table`, 1e9, name)), table('eldertable', Date.UTC(2026, 0, 5, 12) / 1000, 'Nyi'), table('newertable', Date.now() / 1000, 'Brokk')]
let looked: string[] = []

function answer(path: string): unknown {
  if (path === '/api/session') return { me: { id: 'a', name: 'Ann', guest: true } }
  if (path.startsWith('/api/games?')) return [dwarf]
  if (path.startsWith('/api/my/tables')) return mine
  if (/other\dtable.digest/.test(path)) return { number: 9, since: 4, changes: [], now: { view: { round: 2 } } }
  if (path.startsWith('/api/my/turns')) return [{ table: mine[4], turn_number: 3, since: 0 }]
  // One game went on while nobody looked; of the other nothing was missed.
  if (path.startsWith('/api/tables/newertable/digest')) return { number: 9, since: 4, changes: [], now: { view: { round: 7 } } }
  if (path.startsWith('/api/tables/eldertable/digest')) return { number: 4, since: 4, changes: [] }
  if (path.startsWith('/api/tables/eldertable')) {
    looked.push(path)
    return { number: 4, table: mine[4], now: { view: { round: 3 } } }
  }
  return []
}

beforeEach(() => {
  looked = []
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answer(path)))))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('home (bug 35)', () => {
  it('shows one’s own games above the covers, each with its opponent, its round and its date', async () => {
    await account.load()
    render(Home)
    const elder = await waitFor(() => screen.getByText(/with Nyi · round 3 · Jan 5, 2026/))
    const newer = await waitFor(() => screen.getByText(/with Brokk · round 7 · \d+:\d\d/))
    const cover = document.querySelector('[data-game=dwarf]')!
    // In the order of the page, and where we are asked first of all.
    expect(elder.compareDocumentPosition(newer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(newer.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(looked).toHaveLength(1)
    // Bug 32: a space was missing before the point.
    expect(document.querySelector('.facts')!.textContent!.trim()).toBe('1–5 players · 20–40 min')
  })
})

describe('what a game of ours waits for (bug 8)', () => {
  const three = (id: string, resigned: boolean): object => {
    const seats = ['Ann', 'Brokk', 'Cid'].map((name, number) => ({ ...seat(number, name), resigned: resigned && number === 0 }))
    return { ...table(id, 1e9, ''), seats }
  }
  const waitsFor = async (resigned: boolean, asked: number): Promise<string> => {
    cleanup()
    vi.stubGlobal('fetch', (path: string) => {
      if (path.startsWith('/api/my/tables')) return Promise.resolve(new Response(JSON.stringify([three('threetable', resigned)])))
      if (path.startsWith('/api/my/turns')) return Promise.resolve(new Response('[]'))
      const now = { asked, view: { round: 3 } }
      if (path.startsWith('/api/tables/threetable')) return Promise.resolve(new Response(JSON.stringify({ number: 9, since: 4, changes: [], now })))
      return Promise.resolve(new Response(JSON.stringify(answer(path))))
    })
    await account.load()
    render(Home)
    const telling = await waitFor(() => screen.getByText(/round 3/))
    return telling.parentElement!.querySelector('span')!.textContent!
  }

  it('is the seat that is asked, and not everybody else', async () => {
    expect(await waitsFor(false, 2)).toBe('Waiting for Cid')
    expect(await waitsFor(false, 1)).toBe('Waiting for Brokk')
  })
  it('is anybody where it is asked in secret', async () => {
    expect(await waitsFor(false, 0)).toBe('Waiting for Brokk, Cid')
  })
  it('is nothing after giving up', async () => {
    expect(await waitsFor(true, 1)).toBe('You gave up; the others play on')
  })
})

describe('the form for a new table (bug 30)', () => {
  const choices = (label: string): string[] => [...(screen.getByLabelText(label) as HTMLSelectElement).options].map((one) => one.value)

  it('offers opponents with names, and asks who may come only where a seat is free', async () => {
    render(Create, { name: 'dwarf', query: new URLSearchParams() })
    await waitFor(() => screen.getByLabelText('Seat 2'))
    expect(choices('Seat 2')).toEqual(['me', 'friend', 'open', 'bot:novice', 'bot:adept', 'bot:master', 'bot:grandmaster'])
    expect(screen.queryByLabelText('Who may come')).toBeNull()
    await fireEvent.change(screen.getByLabelText('Seat 2'), { target: { value: 'open' } })
    expect(choices('Who may come')).toEqual(['open', 'link', 'private'])
    await fireEvent.change(screen.getByLabelText('Seat 2'), { target: { value: 'bot:adept' } })
    expect(screen.queryByLabelText('Who may come')).toBeNull()
  })

  it('lets nobody type what can be chosen: the sizes of a mat are those that the server allows', () => {
    const { choices, said } = mapOptions.options['mat_size']!
    const sizes = choices!({ low: 4, high: 8 } as Option, 2)
    expect(sizes).toEqual(['4x4', '4x6', '4x8', '6x4', '6x6', '6x8', '8x4', '8x6', '8x8'])
    expect(said!('4x6', 'en')).toBe('4 × 6')
  })
})

describe('boxes of the browser (bug 29)', () => {
  it('are never used: what must be asked is asked by the page', () => {
    const source = join(import.meta.dirname, '../src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
    expect(files.length).toBeGreaterThan(100)
    const boxes = files.filter((name) => /(?<![.\w])(?<!\b[gs]et )(?:(?:window|globalThis)\.)?(?:confirm|alert|prompt)\(/.test(readFileSync(join(source, name), 'utf8')))
    expect(boxes).toEqual([])
  })
})
