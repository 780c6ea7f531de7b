import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Board from '../src/boards/dig_deeper_dwarf/Board.svelte'
import Hand from '../src/boards/dig_deeper_dwarf/Hand.svelte'
import Seat from '../src/boards/dig_deeper_dwarf/Seat.svelte'
import StandingAnswers from '../src/boards/dig_deeper_dwarf/StandingAnswers.svelte'
import type { DigDeeperDwarfView } from '../src/boards/dig_deeper_dwarf/view'
import { Picker } from '../src/lib/picker-state.svelte'
import type { Move } from '../src/lib/pick-tree'
import { makePlayer } from '../src/lib/seats'
import { Words, type CardRow } from '../src/lib/game-words'
import { loadTexts, textBook } from '../src/lib/texts.svelte'
import type { Now } from '../src/lib/api'
import { LiveTable } from '../src/table/live-table.svelte'
import Question from '../src/table/Question.svelte'

// Nothing moves in these tests.
vi.hoisted(() => {
  window.matchMedia = (query: string) => ({ matches: true, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
})

interface Fixture {
  view: DigDeeperDwarfView
  moves: Move[]
}
const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as T
const file = read<{ cards: Record<string, CardRow[]>; facts: unknown }>('words-dig_deeper_dwarf')
const words = new Words(textBook('dig_deeper_dwarf').in('en'), file.cards, file.facts)

function sit(name: string) {
  const { view, moves } = read<Fixture>(name)
  const played: Move[] = []
  const picker = new Picker((move) => played.push(move))
  picker.ask(moves)
  const players = view.seats.map((_, seat) => makePlayer(seat, ['Brokk', 'Dagna', 'Eitri', 'Frár'][seat]!, seat === view.viewer, seat !== view.viewer))
  const props = { view, ghost: null, words, picker, players, viewer: view.viewer, language: 'en' as const, clause: () => {} }
  return { view, moves, picker, played, props }
}
const spot = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-pick="${name}"]`)!
afterEach(cleanup)

describe('the board', () => {
  test('draws every tile, pile and dwarf of the mine', () => {
    const { view, props } = sit('deep-late')
    render(Board, { props })
    expect(document.querySelectorAll('[data-piece^="tile "]')).toHaveLength(view.tiles.length)
    expect(document.querySelectorAll('[data-piece^="pile "]')).toHaveLength(view.piles.filter((pile) => pile.count > 0).length)
    expect(document.querySelectorAll('[data-piece^="dwarf "]')).toHaveLength(view.seats.length)
  })

  test('a tile is laid with one click on how it is turned', () => {
    const { moves, played, props } = sit('deep-lay')
    render(Board, { props })
    flushSync()
    const name = moves[0]!.picks.join(' ')
    expect(spot(name).classList.contains('can-pick')).toBe(true)
    spot(name).click()
    expect(played).toEqual([moves[0]])
  })

  test('one of the cards looked at goes on top with one click', () => {
    const { played, props } = sit('deep-look')
    render(Board, { props })
    flushSync()
    spot('top place:2').click()
    expect(played.map((move) => move.picks)).toEqual([['top', 'place:2']])
  })

  test('a Trait is kept with one click', () => {
    const { moves, played, props } = sit('deep-trait')
    render(Board, { props })
    flushSync()
    spot(moves[1]!.picks.join(' ')).click()
    expect(played).toEqual([moves[1]])
  })

  test('announced actions lie on each other, the newest on top, with who may answer', () => {
    const { view, props } = sit('deep-answer')
    render(Board, { props })
    const rows = [...document.querySelectorAll('.stack li')]
    expect(rows).toHaveLength(view.announced.length)
    expect(rows[0]!.classList.contains('newest')).toBe(true)
    expect(rows[1]!.classList.contains('threatened')).toBe(true)
    expect(document.querySelector('.stack')!.textContent).toContain('May answer now')
  })
})

describe('the hand', () => {
  test('a card is played by clicking it, and cards alike are one', () => {
    const { view, moves, played, props } = sit('deep-two')
    render(Hand, { props })
    flushSync()
    expect(document.querySelectorAll('.held')).toHaveLength(new Set(view.seats[0]!.cards!.hand).size)
    spot('card:rummage').click()
    expect(played).toEqual([moves.find((move) => move.picks[0] === 'card:rummage')])
  })

  test('answering with the basic action is on the basic action', () => {
    const { picker, props } = sit('deep-answer')
    render(Hand, { props })
    flushSync()
    expect(spot('answer_basic').classList.contains('can-pick')).toBe(true)
    expect(picker.undrawn).toEqual(['pass'])
  })

  test('whoever may answer reads all answers as buttons in the bar (bug 34)', async () => {
    const { view, moves, props } = sit('deep-answer')
    const { ui } = await import('../src/boards/dig_deeper_dwarf')
    await loadTexts(ui.texts, 'en')
    const liveTable = new LiveTable('t', 'en')
    liveTable.now = { viewer: view.viewer, status: 'running', turn_number: 1, asked: view.viewer, question: 'Do you thwart it?', moves, view, outcome: null } as unknown as Now
    liveTable.picker.ask(moves)
    render(Question, { liveTable, ui: ui as never, words, players: props.players, more: () => undefined, result: null })
    const buttons = [...document.querySelectorAll<HTMLElement>('.choices button')]
    expect(buttons.map((button) => button.dataset['pick']).sort()).toEqual([...liveTable.picker.candidates].sort())
    expect(buttons.length).toBeGreaterThan(1)
    for (const button of buttons) expect(button.textContent).toMatch(/^[A-Z][a-z]+/)
  })

  test('the actions of the card being played take the place of the basic actions', () => {
    const { moves, props } = sit('deep-playing')
    render(Hand, { props })
    flushSync()
    const first = moves.find((move) => move.picks[0]!.startsWith('do:'))!.picks[0]!
    expect(spot(first).classList.contains('can-pick')).toBe(true)
  })

  test('nobody else sees a hand', () => {
    const { props, view } = sit('deep-two')
    render(Hand, { props: { ...props, viewer: -1, view: { ...view, viewer: -1 } } })
    expect(document.querySelector('.held')).toBeNull()
  })
})

describe('everything that can be picked first is drawn or is a plain word', () => {
  const WORDS = new Set(['pass', 'end', 'stop', 'clear'])
  for (const name of ['deep-two', 'deep-late', 'deep-answer', 'deep-lay', 'deep-look', 'deep-book', 'deep-trait', 'deep-party', 'deep-playing']) {
    test(name, () => {
      const { picker, props } = sit(name)
      render(Board, { props })
      render(Hand, { props })
      flushSync()
      expect(picker.undrawn.filter((candidate) => !WORDS.has(candidate))).toEqual([])
    })
  }
})

describe('a seat', () => {
  test('shows signed numbers for what a considered move changes', () => {
    const { view, props } = sit('deep-two')
    const ghost = structuredClone(view)
    ghost.seats[0]!.hand -= 1
    ghost.seats[0]!.discard += 1
    render(Seat, { props: { ...props, ghost, seat: 0, compact: false } })
    const signs = [...document.querySelectorAll('.after')].map((node) => node.textContent)
    expect(signs).toEqual(['−1', '+1'])
  })
})

describe('standing answers', () => {
  test('one of three, told when chosen', () => {
    const chosen: string[] = []
    render(StandingAnswers, { props: { choice: 'always', language: 'en', set: (choice: string) => chosen.push(choice) } })
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    expect(radios.map((radio) => radio.checked)).toEqual([true, false, false])
    radios[1]!.click()
    expect(chosen).toEqual(['if_mine'])
  })
})
