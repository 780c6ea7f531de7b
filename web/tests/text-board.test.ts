import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadGameUi } from '../src/boards'
import type { BoardProps } from '../src/boards/game-ui'
import { optionsOf } from '../src/boards/options'
import PackagedBoard from '../src/boards/packaged/Board.svelte'
import { loaded, type Given } from '../src/boards/packaged/packaged.svelte'
import { ui as plain } from '../src/boards/plain'
import { runsOf, stacked, type Drawing, type Layout } from '../src/boards/plain/drawing'
import { holdingsOf, labelOf, linesOf } from '../src/boards/plain/words'
import { lessonOf } from '../src/lessons'
import { Words } from '../src/lib/game-words'
import { textBook } from '../src/lib/texts.svelte'
import type { Move } from '../src/lib/pick-tree'
import { Picker } from '../src/lib/picker-state.svelte'
import Cover from '../src/pages/Cover.svelte'

const MOVES: Move[] = [
  { move: 0, text: 'take 1 a', sentence: 'take one from heap A', picks: ['heap:a', 'amount:1'] },
  { move: 1, text: 'take 2 a', sentence: 'take two from heap A', picks: ['heap:a', 'amount:2'] },
  { move: 2, text: 'take 1 b', sentence: 'take one from heap B', picks: ['heap:b', 'amount:1'] },
]
const drawing = (lines: string[], pieces: Drawing['pieces'] = [], tints: Drawing['tints'] = []): Drawing => ({ lines, pieces, tints })
const BOARD = drawing(['A ooo', 'B o'], [{ name: 'heap:a', row: 0, column: 0, width: 5, height: 1 }, { name: 'heap:b', row: 1, column: 0, width: 5, height: 1 }])
const book = textBook('pebbles')
book.add('en', 'pieces-two = two')
book.add('de', 'option_names-heaps = Haufen\noption_values-heaps_many = viele')
const words = new Words({ language: 'en', has: (key) => key === 'pieces-amount:2', say: () => 'two at once' }, {})

function sit(board: Drawing | null, moves = MOVES) {
  const played: Move[] = []
  const picker = new Picker((move) => played.push(move))
  picker.ask(moves)
  const layout: Layout = { turn_number: 1, head: 'Pebbles', board, side: board && drawing(['Ann 0']) }
  const props: BoardProps = { view: { game: 'pebbles', heaps: [3, 1] }, ghost: null, words, picker, players: [], viewer: 0, language: 'en', clause: vi.fn(), drawing: vi.fn(() => Promise.resolve(layout)) }
  return { props, picker, played }
}

const settle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  await tick()
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const body: Record<string, unknown> = {
      '/api/games?lang=en': [{ key: 'taught', files: ['lesson.json'] }, { key: 'pebbles', files: [] }],
      '/api/games/taught/files/lesson.json': { seed: 1, options: { heaps: 3 }, stages: [{ text: 'first', steps: [{ text: 'take', move: 'take 3' }, { text: 'good', free: true }] }] },
    }
    return Promise.resolve(new Response(JSON.stringify(body[path] ?? {}), { status: path in body ? 200 : 404 }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a drawing', () => {
  const texts = (drawn: Drawing, before: Drawing | null = null) => runsOf(drawn, before).map((row) => row.map((run) => run.text))

  it('is cut where colours change and around characters that fonts draw in different widths', () => {
    expect(texts(drawing(['ab─c'], [], [{ row: 0, column: 1, width: 1, colour: 'brass' }]))).toEqual([['a', 'b', '─', 'c']])
    expect(runsOf(drawing(['ab'], [], [{ row: 0, column: 1, width: 9, colour: 'brass' }]), null)[0]!.map((run) => run.colour)).toEqual(['', 'brass'])
    expect(texts(drawing(['abc', '']))).toEqual([['abc'], []])
  })

  it('marks the characters that are new, and none where all of it was moved', () => {
    const marked = (now: string[], before: string[]) => runsOf(drawing(now), drawing(before)).flat().filter((run) => run.changed).map((run) => run.text)
    expect(marked(['heap ooo', 'heap o'], ['heap ooo', 'heap  '])).toEqual(['o'])
    expect(marked(['heap oo '], ['heap ooo'])).toEqual([]) // what is gone shows nothing
    expect(marked([' heap ooo'], ['heap ooo '])).toEqual([])
    expect(runsOf(drawing(['a']), null).flat()[0]!.changed).toBe(false)
  })

  it('lays what is small on what is large', () => {
    const piece = (name: string, width: number, height: number) => ({ name, row: 0, column: 0, width, height })
    expect(stacked([piece('dwarf', 1, 1), piece('card', 9, 4), piece('row', 9, 1)]).map((one) => one.name)).toEqual(['card', 'row', 'dwarf'])
  })
})

describe('words of a game the page knows nothing of', () => {
  it('say the move where a pick leads to one, else what the game calls the piece', () => {
    expect(labelOf('heap:b', words, MOVES, [])).toBe('take one from heap B')
    expect(labelOf('heap:a', words, MOVES, [])).toBe('heap a')
    expect(labelOf('amount:2', words, [...MOVES, { ...MOVES[1]!, move: 9, picks: ['heap:a', 'amount:2', 'again'] }], ['heap:a'])).toBe('two at once')
  })

  it('tell the view in lines and a seat in numbers', () => {
    expect(linesOf({ game: 'x', moves: [1], heaps: [3, 1], last_taker: { name: 'Ann' } })).toEqual(['heaps: 3, 1', 'last taker: name Ann'])
    expect(holdingsOf({ seats: [{ points: 3, hand: [1], big_stone: 'red' }] }, 0)).toEqual([['points', '3'], ['big stone', 'red']])
    expect(holdingsOf({}, 0)).toEqual([])
  })
})

describe('the plain board', () => {
  it('shows the drawing; its pieces are buttons with names and play moves', async () => {
    const { props, picker, played } = sit(BOARD)
    render(plain.Board, { props })
    await settle()
    expect(screen.getByTestId('text-board').textContent).toContain('A ooo')
    expect(picker.undrawn).toEqual([])
    const heap = screen.getByLabelText('heap a')
    expect([heap.getAttribute('role'), heap.getAttribute('tabindex')]).toEqual(['button', '0'])
    await fireEvent.click(heap)
    expect(picker.picked).toEqual(['heap:a'])
    expect(picker.undrawn).toEqual(['amount:1', 'amount:2']) // offered as buttons by the question
    picker.back()
    await tick()
    const one = screen.getByLabelText('take one from heap B')
    await fireEvent.keyDown(one, { key: 'Enter' })
    expect([picker.picked, played]).toEqual([['heap:b'], []])
    picker.pick('amount:1')
    expect(played.map((move) => move.text)).toEqual(['take 1 b'])
  })

  it('is drawn again when the view changes, and marks what is new', async () => {
    const { props } = sit(BOARD)
    const { rerender, container } = render(plain.Board, { props })
    await settle()
    const after: Layout = { turn_number: 2, head: '', board: drawing(['A ooo', 'B x']), side: null }
    await rerender({ ...props, view: { game: 'pebbles', heaps: [3, 0] }, drawing: () => Promise.resolve(after) })
    await settle()
    expect([...container.querySelectorAll('.changed')].map((node) => node.textContent)).toEqual(['x'])
  })

  it('offers all that can be picked as a list where a game draws no board, and where the drawing fails', async () => {
    for (const answer of [() => Promise.resolve({ turn_number: 1, head: '', board: null, side: null }), () => Promise.reject(new Error('no'))]) {
      const { props, picker, played } = sit(null)
      render(plain.Board, { props: { ...props, drawing: answer } })
      await settle()
      expect(screen.getByTestId('no-board').textContent).toContain('heaps: 3, 1')
      expect(picker.undrawn).toEqual([])
      await fireEvent.click(screen.getByText('heap a'))
      await fireEvent.click(screen.getByText('take two from heap A'))
      expect(played.map((move) => move.move)).toEqual([1])
      cleanup()
    }
  })
})

describe('what a package brings', () => {
  it('may be nothing at all', async () => {
    expect((await loadGameUi('pebbles')).Board).toBe(plain.Board)
    expect((await loadGameUi('not_installed')).Board).toBe(plain.Board)
    expect(await lessonOf('pebbles')).toBeNull()
  })

  it('may be a board without any framework', async () => {
    const seen: Given[] = []
    const destroy = vi.fn()
    loaded.set('pebbles', {
      mount: (element, given) => {
        const piece = document.createElement('div')
        element.append(piece)
        given.target(piece, 'heap:b', 'the second heap')
        seen.push(given)
        return { update: (next) => void seen.push(next), destroy }
      },
    })
    const { props, picker } = sit(null)
    const { unmount, rerender } = render(PackagedBoard, { props })
    await settle()
    await fireEvent.click(screen.getByLabelText('the second heap'))
    await settle()
    expect(picker.picked).toEqual(['heap:b'])
    expect(seen.at(-1)!.picked).toEqual(['heap:b'])
    await rerender({ ...props, view: { game: 'pebbles', heaps: [9, 9] } })
    await settle()
    expect(seen.at(-1)!.view['heaps']).toEqual([9, 9])
    unmount()
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('may be a lesson, said by the texts of the game', async () => {
    const lesson = (await lessonOf('taught'))!
    expect(lesson.texts).toBe('taught')
    expect(lesson.stages[0]!.steps.map((step) => step.text)).toEqual(['take', 'good'])
  })

  it('are words for options, from the texts of the game', async () => {
    const option = { key: 'heaps', default: 3, values: ['many', 3], low: 0, high: 0, text: 'Wie viele Haufen.', name: 'Haufen', words: ['viele', '3'] }
    const { texts, options } = await optionsOf('pebbles', [option], 'de')
    expect(Object.keys(options)).toEqual(['heaps'])
    expect(texts.say('de', 'option_names-heaps')).toBe('Haufen')
    expect(texts.say('de', 'option_values-heaps_many')).toBe('viele')
  })

  it('may be a cover; any other game has its letter', async () => {
    const { container, rerender } = render(Cover, { props: { game: { key: 'pebbles', title: 'Pebbles', files: [] } } })
    expect(container.querySelector('text')!.textContent).toBe('P')
    await rerender({ game: { key: 'pebbles', title: 'Pebbles', files: ['cover.svg'] } })
    expect(container.querySelector('img')!.getAttribute('src')).toBe('/api/games/pebbles/files/cover.svg')
    await rerender({ game: { key: 'dwarf', title: 'DWARF', files: ['cover.svg'] } })
    expect(container.querySelector('img')).toBeNull()
  })
})
