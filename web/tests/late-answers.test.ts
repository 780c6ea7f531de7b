/** Answers that come late, or in another order than they were asked for: what somebody typed, chose or opened meanwhile stays. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnalysisBoard } from '../src/analysis/analysis-board.svelte'
import { account } from '../src/lib/account.svelte'
import type { Game } from '../src/lib/api'
import { route } from '../src/lib/route.svelte'
import { settings } from '../src/lib/settings.svelte'
import { textBook } from '../src/lib/texts.svelte'
import { attempt, operator } from '../src/operator/operator.svelte'
import OperatorPeople from '../src/operator/OperatorPeople.svelte'
import OperatorTables from '../src/operator/OperatorTables.svelte'
import Admin from '../src/pages/Admin.svelte'
import Analysis from '../src/pages/Analysis.svelte'
import Create from '../src/pages/Create.svelte'
import Deals from '../src/pages/Deals.svelte'
import EventForm from '../src/pages/EventForm.svelte'
import EventPage from '../src/pages/EventPage.svelte'
import Events from '../src/pages/Events.svelte'
import EventsMine from '../src/pages/EventsMine.svelte'
import Home from '../src/pages/Home.svelte'
import Learn from '../src/pages/Learn.svelte'
import Notices from '../src/pages/Notices.svelte'
import Profile from '../src/pages/Profile.svelte'
import Puzzle from '../src/pages/Puzzle.svelte'
import Puzzles from '../src/pages/Puzzles.svelte'
import Report from '../src/pages/Report.svelte'
import Review from '../src/pages/Review.svelte'
import Rules from '../src/pages/Rules.svelte'
import Sessions from '../src/pages/Sessions.svelte'
import Settings from '../src/pages/Settings.svelte'
import TablePage from '../src/pages/Table.svelte'
import Tokens from '../src/pages/Tokens.svelte'
import Lobby from '../src/table/Lobby.svelte'
import { LiveTable } from '../src/table/live-table.svelte'
import RuleText from '../src/table/RuleText.svelte'
import { Held, settled } from './held'
import { Line, now } from './line'

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }

const ann = { id: 'a', name: 'Ann', guest: false }
const query = new URLSearchParams()
const straight = (work: () => Promise<void>): Promise<void> => work()
const field = (name: RegExp | string): HTMLInputElement => screen.getByLabelText(name)
const type = (into: Element, value: string): Promise<boolean> => fireEvent.input(into, { target: { value } })
const LEVELS = ['novice', 'adept', 'master', 'grandmaster']
const gameIn = (title: string, key = 'dwarf'): Game =>
  ({ key, title, about: '', minutes: [20, 40], levels: LEVELS, manners: LEVELS.map(() => ''), files: [], options: [
    { key: 'players', default: 2, values: [1, 2, 3], low: 0, high: 0, name: 'Players', words: ['1', '2', '3'], text: '' },
    { key: 'length', default: 5, values: [], low: 0, high: 99, name: 'Length', words: [], text: 'Length' },
  ] }) as unknown as Game

beforeEach(() => {
  settings.language = 'en'
  account.me = null
  account.known = true
})
afterEach(() => {
  cleanup()
  settings.language = 'en'
  vi.unstubAllGlobals()
  location.hash = ''
})

describe('settings', () => {
  it('leave the name that is typed when it is known late who somebody is', async () => {
    const held = new Held()
    render(Settings, { open: true })
    void account.load()
    await type(field('Your name'), 'Bombur')
    await (await held.of('/session'))[0]!.answer({ me: { ...ann, guest: true } })
    expect(account.me?.name).toBe('Ann')
    expect(field('Your name').value).toBe('Bombur')
  })

  it('show the name that was given, and leave a password that is typed meanwhile', async () => {
    const held = new Held()
    account.me = { ...ann, guest: true }
    render(Settings, { open: true })
    await type(field('Your name'), ' Bombur')
    await fireEvent.submit(field('Your name').closest('form')!)
    await type(field(/^Password/), 'one that is long')
    await (await held.of('PATCH'))[0]!.answer({ ...ann, name: 'Bombur', guest: true })
    expect(field('Your name').value).toBe('Bombur')
    expect(field(/^Password/).value).toBe('one that is long')
  })

  it('know whoever has logged in, whatever was asked before', async () => {
    const held = new Held()
    const loaded = account.load()
    const done = account.logIn('Ann', 'secret')
    await (await held.of('/login'))[0]!.answer(ann)
    await (await held.of('/session'))[0]!.answer({ me: null })
    await Promise.all([loaded, done])
    expect(account.me?.name).toBe('Ann')
  })

  it('leave passwords that are typed while another one is changed', async () => {
    const held = new Held((path, method) => (method === 'GET' && path.endsWith('/sessions') ? [] : undefined))
    render(Sessions, { attempt: straight })
    await type(field('Present password'), 'old one')
    await type(field(/^New password/), 'a new password')
    await fireEvent.submit(field('Present password').closest('form')!)
    await type(field('Present password'), 'a new password')
    await (await held.of('PUT'))[0]!.answer(null, 204)
    expect(field('Present password').value).toBe('a new password')
  })
})

describe('notices', () => {
  const way = (hour: number): object => ({ id: 'w', kind: 'mail', address: 'ann@example.org', here: false, confirmed: true, hour, zone: '', created: 0, failures: 0 })
  const known = (hour: number): object => ({ ways: [way(hour)], mail: true, push_key: '' })

  it('have the hour that was chosen last, in whatever order answers come', async () => {
    const held = new Held()
    render(Notices, { attempt: straight })
    await (await held.of('GET'))[0]!.answer(known(-1))
    const hour = screen.getByLabelText<HTMLSelectElement>('Games over days')
    await fireEvent.change(hour, { target: { value: '8' } })
    await fireEvent.change(hour, { target: { value: '9' } })
    const [first, last] = await held.of('PATCH', 2)
    await first!.answer(way(8))
    for (const early of held.all.filter((one) => one.method === 'GET').slice(1)) await early.answer(known(8))
    expect(hour.value).toBe('9')
    await last!.answer(way(9))
    await held.all.findLast((one) => one.method === 'GET')!.answer(known(9))
    expect(hour.value).toBe('9')
  })

  it('leave the address that is typed while another one is added', async () => {
    const held = new Held((_, method) => (method === 'GET' ? known(-1) : undefined))
    render(Notices, { attempt: straight })
    await waitFor(() => expect(screen.getByLabelText('Your mail address')).toBeTruthy())
    await type(field('Your mail address'), 'ann@example.org')
    await fireEvent.submit(field('Your mail address').closest('form')!)
    await type(field('Your mail address'), 'ann@example.com')
    await (await held.of('POST'))[0]!.answer(way(-1))
    expect(field('Your mail address').value).toBe('ann@example.com')
  })
})

describe('tokens', () => {
  it('are shown once, also when another one is withdrawn just then', async () => {
    const token = (id: string): object => ({ id, name: id, rights: ['play'], table: '', created: 0, used: 0 })
    const held = new Held((path, method) => (method === 'GET' ? (path.endsWith('/tokens') ? [token('old')] : []) : undefined))
    render(Tokens, { attempt: straight })
    await waitFor(() => screen.getByLabelText('Withdraw: old'))
    await fireEvent.click(screen.getByLabelText('Withdraw: old'))
    await type(field(/^Name/), 'bot')
    await fireEvent.submit(field(/^Name/).closest('form')!)
    await type(field(/^Name/), 'another')
    await (await held.of('POST'))[0]!.answer({ ...token('new'), token: 'uh_told_once' })
    await (await held.of('DELETE'))[0]!.answer(null, 204)
    expect(screen.getByText('uh_told_once')).toBeTruthy()
    expect(field(/^Name/).value).toBe('another')
  })
})

describe('a new table', () => {
  it('is offered in the language that was chosen last', async () => {
    const held = new Held()
    render(Create, { name: 'dwarf', query })
    settings.language = 'de'
    await settled()
    const [english, german] = await held.of('/games?', 2)
    await german!.answer([gameIn('ZWERG')])
    await english!.answer([gameIn('DWARF')])
    expect(screen.getByRole('option', { name: 'ZWERG' })).toBeTruthy()
  })

  it('keeps its options as they are opened and typed when the games are told anew', async () => {
    new Held(() => [])
    const { rerender } = render(EventForm, { games: [gameIn('Gone', 'gone')] })
    const box = await screen.findByLabelText<HTMLInputElement>(/Length/)
    box.value = '17' // typed, and not left yet
    await rerender({ games: [gameIn('Gone', 'gone')] })
    await settled()
    expect(box.isConnected).toBe(true)
    expect(field(/Length/).value).toBe('17')
  })

  it('leads to its table only whoever waits for it', async () => {
    const held = new Held((path) => (path.includes('/games') ? [gameIn('DWARF')] : undefined))
    account.me = ann
    location.hash = '#/new/dwarf'
    await settled()
    render(Create, { name: 'dwarf', query })
    await fireEvent.submit((await screen.findByRole('option', { name: 'DWARF' })).closest('form')!)
    const [made] = await held.of('POST')
    location.hash = '#/rules/dwarf'
    await settled()
    await made!.answer({ table: { id: 'abcdefgh' } })
    expect(location.hash).toBe('#/rules/dwarf')
    const go = route.onward()
    go('/table/abcdefgh')
    expect(location.hash).toBe('#/table/abcdefgh')
  })

  it('of a lesson does not fetch back whoever has left', async () => {
    const held = new Held((path) => (path.includes('/games?') ? [] : undefined))
    account.me = ann
    location.hash = '#/learn/gone'
    await settled()
    render(Learn, { name: 'gone', query })
    const [made] = await held.of('POST')
    location.hash = '#/'
    await settled()
    await made!.answer({ table: { id: 'abcdefgh' } })
    expect(location.hash).toBe('#/')
  })
})

describe('home', () => {
  it('lists the games in the language that was chosen last, and each further table once', async () => {
    const table = (id: string): object => ({ id, game: 'gone', options: {}, title: id, status: 'open', visibility: 'open', updated: 5, yours: false, your_seat: -1, seats: [], read_only: '' })
    const held = new Held((path) => (/\/games\?|\/tables\?/.test(path) ? undefined : []))
    render(Home)
    settings.language = 'de'
    await settled()
    const [english, german] = await held.of('/games?', 2)
    const [, open] = await held.of('/tables?', 2)
    await (await held.of('/tables?'))[0]!.answer([])
    await open!.answer(Array.from({ length: 50 }, (_, number) => table(`table${number}`)))
    await german!.answer([gameIn('ZWERG', 'gone')])
    await english!.answer([gameIn('DWARF', 'gone')])
    expect(screen.getByText('ZWERG')).toBeTruthy()
    const more = screen.getByRole('button', { name: 'Weitere Tische' })
    await fireEvent.click(more)
    await fireEvent.click(more)
    for (const asked of await held.of('before=', 2)) await asked.answer([table('lasttable')])
    expect(screen.getAllByText('lasttable')).toHaveLength(1)
  })
})

describe('a profile', () => {
  it('is as open as was ticked last', async () => {
    const held = new Held((path) => (path.includes('/games') ? [] : undefined))
    const shown = (open: boolean): object => ({ name: 'Ann', own: true, guest: false, public: open, games: [], opponents: [], recent: [], puzzles: [], anchors: {} })
    account.me = ann
    render(Profile, { name: '', query })
    await (await held.of('GET /api/me/profile'))[0]!.answer(shown(false))
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    await fireEvent.click(box)
    await fireEvent.click(box)
    const [on, off] = await held.of('PUT', 2)
    await on!.answer(null, 204)
    for (const early of held.all.filter((one) => one.path.endsWith('/profile') && one.method === 'GET').slice(1)) await early.answer(shown(true))
    expect(box.checked).toBe(false)
    await off!.answer(null, 204)
    await held.all.findLast((one) => one.method === 'GET')!.answer(shown(false))
    expect(box.checked).toBe(false)
  })
})

describe('an event', () => {
  it('shows what somebody has done, also when it was looked at just before', async () => {
    const held = new Held()
    account.me = ann
    const event = (your_state: string): object => ({ id: 'e', name: 'Cup', game: 'gone', kind: 'swiss', state: 'open', host: '', count: 1, entrants: [], games: [], entry: 'names', fill: '', yours: false, you: null, your_state, your_table: null, waits: false, round: 0, rounds: 0 })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    render(EventPage, { id: 'e', games: [] })
    await (await held.of('GET'))[0]!.answer(event(''))
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    const [, looked] = await held.of('GET', 2)
    await fireEvent.click(screen.getByText('Join'))
    await (await held.of('POST'))[0]!.answer(event('in'))
    expect(screen.queryByText('Join')).toBeNull()
    await looked!.answer(event(''))
    expect(screen.queryByText('Join')).toBeNull()
  })
})

describe('the lobby', () => {
  it('leaves the name that is typed while another one is invited', async () => {
    const held = new Held((path) => (path.includes('/games') ? [] : undefined))
    const liveTable = new LiveTable('t', 'en')
    liveTable.table = { id: 't', title: '', seats: [], your_seat: -1, yours: true, may_begin: false, visibility: 'private', commitment: 'abc', game: 'dwarf', options: {}, clock: { kind: 'none', seconds: 0 }, again: {} } as never
    render(Lobby, { liveTable })
    await type(field(/Invite by name/), 'Balin')
    await fireEvent.submit(field(/Invite by name/).closest('form')!)
    await type(field(/Invite by name/), 'Dwalin')
    await (await held.of('POST'))[0]!.answer({})
    expect(field(/Invite by name/).value).toBe('Dwalin')
  })
})

describe('rules', () => {
  it('are not read again when the table they are of is told anew, and what is sought stays', async () => {
    vi.stubGlobal('CSS', { escape: String }) // jsdom has none
    const held = new Held()
    const { rerender } = render(RuleText, { game: 'dwarf' })
    await (await held.of('/rules'))[0]!.answer({ language: 'en', clauses: [{ number: '1', chapter: 'One', text: 'Dig.' }] })
    await type(field(/Search/), 'dig')
    await rerender({ game: 'dwarf' })
    await settled()
    expect(field(/Search/).value).toBe('dig')
    expect(held.all).toHaveLength(1)
  })
})

describe('the operator', () => {
  const person = (name: string): object => ({ id: name, name, guest: true, sessions: 0, used: 0, reports: 0, muted: false })
  const table = (title: string): object => ({ id: title, game: 'gone', title, status: 'open', visibility: 'open', names: [], updated: 0, read_only: '' })

  it('is shown the people that were looked for last', async () => {
    const held = new Held((path) => (path.includes('/reports') ? [] : undefined))
    render(OperatorPeople)
    await type(screen.getByRole('textbox'), 'bal')
    await fireEvent.submit(screen.getByRole('textbox').closest('form')!)
    const [all, some] = await held.of('/people', 2)
    await some!.answer({ people: [person('Balin')], more: true })
    await all!.answer({ people: [person('Nori')], more: false })
    expect(screen.queryByText('Nori')).toBeNull()
    const more = screen.getByRole('button', { name: /more/i })
    await fireEvent.click(more)
    await fireEvent.click(more)
    for (const asked of (await held.of('skip=1', 2))) await asked.answer({ people: [person('Balur')], more: false })
    expect(screen.getAllByText('Balur')).toHaveLength(1)
  })

  it('is shown the tables that were looked for last', async () => {
    const held = new Held()
    render(OperatorTables, { titleOf: (key: string) => key })
    await type(screen.getByRole('textbox'), 'cup')
    await fireEvent.submit(screen.getByRole('textbox').closest('form')!)
    const [all, some] = await held.of('/tables', 2)
    await some!.answer({ tables: [table('Cup')], before: '' })
    await all!.answer({ tables: [table('Any')], before: '' })
    expect(screen.getByText('gone: Cup')).toBeTruthy()
  })

  it('keeps the token that was typed last', async () => {
    const held = new Held()
    operator.remember('wrong')
    const tried = attempt(() => operator.ask('GET', '/load'), () => undefined)
    operator.remember('right')
    await (await held.of('/load'))[0]!.answer({ title: 'no' }, 401)
    await tried
    expect(operator.token).toBe('right')
    operator.forget()
  })
})

describe('the analysis board', () => {
  const made = (round: number): object => ({ position: { round, options: { players: 2 } }, form: [] })

  it('has the game that was chosen last, and knows the options that are awaited', async () => {
    const held = new Held()
    const board = new AnalysisBoard()
    void board.deal('one', { players: 3 })
    expect(board.wished).toEqual({ players: 3 })
    void board.deal('two')
    const [one, two] = await held.of('/analysis/start', 2)
    await two!.answer(made(2))
    await one!.answer(made(1))
    expect(board.game).toBe('two')
    expect(board.start['round']).toBe(2)
    expect(board.wished).toBeNull()
  })

  it('keeps what was opened before the first game was dealt, and the tab that was opened meanwhile', async () => {
    const held = new Held()
    account.me = ann
    render(Analysis, { name: '', query })
    await fireEvent.click(screen.getByText('Open'))
    await type(screen.getByTestId('paste'), '{"game": "gone", "options": {}}')
    await fireEvent.click(screen.getByText('Open it'))
    await fireEvent.click(screen.getByText('Set up'))
    await (await held.of('/games?'))[0]!.answer([gameIn('Gone', 'gone'), gameIn('DWARF')])
    const [start] = await held.of('/analysis/start')
    await start!.answer(made(1))
    await (await held.of('/analysis/look'))[0]!.answer({ view: {}, moves: [], names: [], automata: 0, events: [], asked: -1, question: '', outcome: null, position: {} })
    expect(held.all.filter((one) => one.path.includes('/analysis/start'))).toHaveLength(1)
    expect(screen.getByRole('tab', { name: 'Set up' }).getAttribute('aria-selected')).toBe('true')
  })
})

describe('a review', () => {
  it('gives no advice of a move that was left', async () => {
    const review = (move: number): object => ({ move, moves: 9, view: {}, events: [{ kind: 'dug', arguments: {}, sentence: `sentence ${move}`, clause: '' }] })
    const shown = { id: 't', game: 'gone', options: {}, seats: [{ seat: 0, kind: 'person', name: 'Ann', level: '' }], your_seat: 0, read_only: '' }
    const held = new Held((path) => {
      if (/\/tables\/t$/.test(path)) return { table: shown }
      if (path.includes('/games?')) return []
      if (path.includes('/words')) return { cards: {}, facts: {} }
      if (path.includes('/course')) return { worth: [], deciders: [], turning_points: [] }
      return path.includes('/texts/') || path.includes('/drawing') ? {} : undefined
    })
    account.me = ann
    render(Review, { name: 't', query })
    await (await held.of('/review?'))[0]!.answer(review(0))
    await screen.findByText('sentence 0')
    await fireEvent.click(screen.getByText('What would the master play?'))
    await fireEvent.click(screen.getByLabelText('One on'))
    const [advised] = await held.of('/advice')
    const [, next] = await held.of('/review?', 2)
    await next!.answer(review(1))
    await advised!.answer([{ move: 1, sentence: 'dig', expected: 0.5, reasons: [] }])
    expect(screen.queryByText(/^dig/)).toBeNull()
  })
})

describe('a puzzle', () => {
  it('keeps what is picked when it is said in other words', async () => {
    const moves = (word: string): object[] => ['x', 'y'].map((name, move) => ({ move, text: `a ${name}`, sentence: `${word} ${name}`, picks: ['a', name] }))
    const puzzle = (word: string): object => ({ id: 'p', game: 'gone', options: {}, view: {}, moves: moves(word), names: ['Ann'], automata: 0, seat: 0, question: word, difficulty: 3, solved: null, daily: false })
    const held = new Held((path) => (path.includes('/puzzles/') ? undefined : path.includes('/words') ? { cards: {}, facts: {} } : []))
    account.me = ann
    render(Puzzle, { id: 'p' })
    await (await held.of('/puzzles/'))[0]!.answer(puzzle('which'))
    await screen.findByText('which')
    await fireEvent.click(screen.getByTestId('moves'))
    settings.language = 'de'
    await settled()
    await fireEvent.click(screen.getByText('which y'))
    await (await held.of('/puzzles/', 2))[1]!.answer(puzzle('welche'))
    await screen.findByText('welche')
    expect(screen.getByTestId('confirm')).toBeTruthy()
    expect(screen.getByText('welche y', { selector: 'strong' })).toBeTruthy()
  })
})

describe('whoever changes the language twice', () => {
  const deal = { key: 'd', kind: 'daily', game: 'gone', on: true, ends: 0, count: 0, automaton: '', level: 'adept', yours: null }
  const found = (path: string): unknown => {
    if (path.endsWith('/profile')) return { name: 'Ann', own: true, guest: true, public: false, games: [{ game: 'gone', games: 1, won: 1, shared: 0, rating: null }], opponents: [], recent: [], puzzles: [], anchors: {} }
    if (path.endsWith('/puzzles')) return { daily: [{ id: 'p', game: 'gone', difficulty: 1, solved: null }], games: [{ game: 'gone', tried: 0, solved: 0, count: 1, next: null }], streak: { best: 0, days: 0, puzzles: 0 } }
    if (path.endsWith('/deals')) return [deal]
    if (path.includes('/tables')) return { tables: [{ id: 't', game: 'gone', title: '', status: 'open', visibility: 'open', names: [], updated: 0, read_only: '' }], before: '' }
    return path.includes('/rules') ? { language: 'en', clauses: [] } : path.includes('/people') ? { people: [], more: false } : path.includes('/load') ? null : []
  }
  const pages = { Admin, Deals, Events, Profile, Puzzles, Rules } as const

  it.each(Object.entries(pages))('reads games in the last one: %s', async (key, Page) => {
    vi.stubGlobal('CSS', { escape: String }) // jsdom has none
    account.me = ann
    if (key === 'Admin') operator.remember('right')
    const held = new Held((path) => (path.includes('/games?') && !path.endsWith('lang=en') ? undefined : path.includes('/games?') ? [gameIn('Hoard', 'gone')] : found(path)))
    settings.language = 'de'
    render(Page as typeof Deals, { name: key === 'Rules' ? 'gone' : '', query })
    const [german] = await held.of('/games?')
    settings.language = 'en'
    await waitFor(() => expect(document.body.textContent).toContain('Hoard'))
    await german!.answer([gameIn('Hort', 'gone')])
    expect(document.body.textContent).toContain('Hoard')
    operator.forget()
  })

  const table = { id: 't', game: 'gone', options: {}, title: '', seats: [{ seat: 0, kind: 'person', name: 'Ann', level: '' }], your_seat: -1, read_only: '', status: 'running', again: {} }
  beforeEach(() => {
    textBook('gone').add('en', 'game-title = Gone')
    textBook('gone').add('de', 'game-title = Fort')
    vi.stubGlobal('WebSocket', Line)
  })

  it('sits at a table that speaks the last one', async () => {
    const held = new Held((path) => (path.includes('/changes') ? { number: 7, since: 0, changes: [], table, now: now(7, { view: null }) } : path.includes('/games?') ? [] : undefined))
    account.me = ann
    render(TablePage, { name: 't', query })
    const [english] = await held.of('/words')
    settings.language = 'de'
    await (await held.of('/words', 2))[1]!.answer({ cards: {}, facts: {} })
    await waitFor(() => expect(document.title).toContain('Fort'))
    await english!.answer({ cards: {}, facts: {} })
    await new Promise((done) => setTimeout(done, 200)) // the board comes with its own file
    expect(document.title).toContain('Fort')
  })

  it('reads a report in the last one', async () => {
    const course = { worth: [], deciders: [], turning_points: [] }
    const held = new Held((path) => (/tables.t$/.test(path) ? { table } : path.includes('/words') ? { cards: {}, facts: {} } : path.includes('/games?') ? [] : path.includes('/game_report') ? { running: true, done: 0, of: 1, report: null } : undefined))
    account.me = ann
    render(Report, { name: 't', query })
    const [english] = await held.of('/course')
    settings.language = 'de'
    await (await held.of('/course', 2))[1]!.answer(course)
    await waitFor(() => expect(document.title).toContain('Fort'))
    await english!.answer(course)
    expect(document.title).toContain('Fort')
  })
})

describe('whoever logs in as somebody else', () => {
  it('sees their own events', async () => {
    const event = (name: string): object => ({ id: name, name, game: 'gone', kind: 'swiss', state: 'open', count: 1, yours: true, you: null, your_state: '', your_table: null })
    const held = new Held()
    account.me = ann
    render(EventsMine, { games: [] })
    await held.of('/events')
    account.me = { ...ann, id: 'b', name: 'Ben' }
    const [hers, his] = await held.of('/events', 2)
    await his!.answer([event('His cup')])
    await hers!.answer([event('Her cup')])
    expect(screen.getByText('His cup')).toBeTruthy()
  })
})
