import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from '../src/boards/dwar7s/Board.svelte'
import Hand from '../src/boards/dwar7s/Hand.svelte'
import Seat from '../src/boards/dwar7s/Seat.svelte'
import type { Dwar7sView } from '../src/boards/dwar7s/view'
import type { BoardProps } from '../src/boards/game-ui'
import { Picker } from '../src/lib/picker-state.svelte'
import type { Move } from '../src/lib/pick-tree'
import { makePlayer } from '../src/lib/seats'
import { Words } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8')) as T

function table(name: string, ghost: (view: Dwar7sView) => Dwar7sView | null = () => null) {
  const { game, view, moves } = read<{ game: string; view: Dwar7sView & { viewer: number }; moves: Move[] }>(name)
  const file = read<{ cards: ConstructorParameters<typeof Words>[1]; facts: unknown }>(`words-${game}`)
  const play = vi.fn()
  const picker = new Picker(play)
  picker.ask(moves)
  const players = view.seats.map((_, seat) => makePlayer(seat, ['Brokk', 'Dagna', 'Eitri', 'Frár'][seat]!, seat === view.viewer, false))
  const props: BoardProps<Dwar7sView> = {
    view, ghost: ghost(view), words: new Words(textBook(game).in('en'), file.cards, file.facts), picker, players, viewer: view.viewer, language: 'en', clause: vi.fn(),
  }
  return { props, picker, play, view, moves }
}
const seatsOf = (props: BoardProps<Dwar7sView>): void => props.view.seats.forEach((_, seat) => void render(Seat, { ...props, seat, compact: false }))

afterEach(cleanup)

test.each(['fall-actions', 'fall-large', 'fall-trade', 'fall-dig', 'fall-discard', 'fall-swap', 'fall-three', 'duel-actions'])(
  'in %s everything that can be picked is drawn, step by step',
  async (name) => {
    const { props, picker, moves } = table(name)
    render(Board, props)
    render(Hand, props)
    seatsOf(props)
    const kinds = new Map(moves.map((move) => [move.picks[0]!.split(':')[0], move]))
    for (const move of kinds.values()) {
      for (const pick of move.picks) {
        await tick()
        flushSync()
        expect(picker.undrawn.filter((one) => one !== 'end')).toEqual([])
        if (pick !== move.picks.at(-1)) picker.pick(pick)
      }
      while (picker.back()) flushSync()
    }
  },
  30_000,
)

test('a card on its way is turned with R and laid with Enter', async () => {
  const { props, picker, play } = table('fall-actions')
  const { container } = render(Board, props)
  picker.pick('card:ruby mine')
  picker.pick('spot:-2,-3')
  await tick()
  const card = (): Element => container.querySelector('[data-laid]')!
  expect(card().getAttribute('data-laid')).toBe('0')
  expect(document.activeElement).toBe(card())
  expect(picker.looked).toBe('turn:0')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
  await tick()
  expect(card().getAttribute('data-laid')).toBe('1')
  expect(card().getAttribute('aria-label')).toContain('walls: north, east, south')
  expect(picker.considered?.text).toBe('play ruby mine at -2,-3 r1')
  card().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(play).toHaveBeenCalledWith(expect.objectContaining({ text: 'play ruby mine at -2,-3 r1' }))
})

test('a card that looks the same after half a turn has two turns', async () => {
  const { props, picker } = table('fall-empty')
  const { container } = render(Board, props)
  picker.pick('card:general store')
  picker.pick('spot:2,2')
  await tick()
  const seen: (string | null)[] = []
  for (let number = 0; number < 3; number++) {
    seen.push(container.querySelector('[data-laid]')!.getAttribute('data-laid'))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'R' }))
    await tick()
  }
  expect(seen).toEqual(['0', '1', '0'])
})

test('with confirmation the button on the card is confirmation enough', async () => {
  const { props, picker, play } = table('fall-actions')
  picker.confirm = true
  const { getByText } = render(Board, props)
  picker.pick('card:dragon')
  picker.pick('spot:-2,-3')
  await tick()
  getByText('Lay it here').click()
  expect(play).toHaveBeenCalledOnce()
})

test('ready tasks of the active player are marked, and a stack can be looked through', async () => {
  const { props, view } = table('fall-three')
  const { container, getByRole } = render(Board, props)
  expect(container.querySelectorAll('.ready.now')).toHaveLength(2)
  const stack = view.map.find((site) => site.stack.length > 1)!
  container.querySelector(`[data-stack="${stack.spot}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await tick()
  expect(getByRole('dialog').querySelectorAll('li')).toHaveLength(stack.stack.length)
  getByRole('dialog').querySelector<HTMLElement>('.clause')!.click()
  expect(props.clause).toHaveBeenCalledWith('K-91')
  getByRole('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await tick()
  expect(container.querySelector('[role=dialog]')).toBeNull()
})

// Bug 1: a game of four ended so in round 6, and nothing had warned of it.
test.each(['en', 'de'] as const)('a pass that would end the game is warned of over the map (%s)', (language) => {
  const { props } = table('fall-actions')
  const warning = { en: 'passing ends the game', de: 'Passen beendet das Spiel' }[language]
  const { container } = render(Board, { ...props, language, view: { ...props.view, pass_ends: true } })
  expect(container.querySelector('.head')?.textContent).toContain(warning)
  cleanup()
  const usual = render(Board, { ...props, language, view: { ...props.view, pass_ends: false } })
  expect(usual.container.textContent).not.toContain(warning)
})

test('what the considered move would change is shown with its sign', () => {
  const { props } = table('fall-three', (view) => ({
    ...view,
    outcome: { ...view.outcome, rows: view.outcome.rows.map((row, seat) => (seat === 1 ? { ...row, kingdom: row['kingdom']! - 2, total: row['total']! - 2 } : row)) },
    map: view.map.map((site, index) => (index === 0 ? { ...site, dwarfs: { ...site.dwarfs, blue: 1 } } : site)),
  }))
  const { container } = render(Board, props)
  expect(container.querySelector('.change text')?.textContent).toBe('−2')
  expect(container.querySelectorAll('.dwarf.more')).toHaveLength(1)
  const seat = render(Seat, { ...props, seat: 1, compact: false })
  expect(seat.container.textContent).toContain('−2')
})

test('a hidden hand shows counts and no kinds', () => {
  const { props } = table('fall-three')
  const { container } = render(Seat, { ...props, seat: 0, compact: false })
  expect(container.textContent).toContain('2 gems')
  expect(container.textContent).toContain('hidden')
  expect(container.querySelector('[aria-label="emerald"]')).toBeNull()
})
