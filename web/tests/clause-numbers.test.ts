/** Bug 33 of the table's review: numbers of clauses are for the rules; elsewhere a § leads there and says the number when pointed at. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadGameUi } from '../src/boards'
import type { BoardProps } from '../src/boards/game-ui'
import { LESSON_KEYS, lessonOf } from '../src/lessons'
import type { Now } from '../src/lib/api'
import { Words } from '../src/lib/game-words'
import type { Move } from '../src/lib/pick-tree'
import { Picker } from '../src/lib/picker-state.svelte'
import { makePlayer } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { textBook } from '../src/lib/texts.svelte'
import { LiveTable } from '../src/table/live-table.svelte'
import PlayedCoach from '../src/table/PlayedCoach.svelte'
import { placed } from '../src/table/played-lesson'

// jsdom has no media queries; svelte/motion asks for one when it is loaded.
vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} })) as unknown as typeof matchMedia
})
settings.language = 'en'
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FOLDER = join(import.meta.dirname, 'fixtures')
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as T
const POSITIONS = readdirSync(FOLDER).map((name) => name.replace('.json', '')).filter((name) => /^(dwarf|fall|duel|deep)-/.test(name))
const NUMBER = /\b[A-Z]{1,2}-\d+/

describe('no number of a clause is read', () => {
  it.each(POSITIONS)('at the table, in %s', async (name) => {
    const { game, view, moves } = read<{ game: string; view: { viewer: number; seats: object[] }; moves: Move[] }>(name)
    const file = read<{ cards: ConstructorParameters<typeof Words>[1]; facts: unknown }>(`words-${game}`)
    const ui = await loadGameUi(game)
    const picker = new Picker(() => undefined)
    picker.ask(moves)
    const players = view.seats.map((_, seat) => makePlayer(seat, ['Brokk', 'Dagna', 'Eitri', 'Frár', 'Ginnar'][seat]!, seat === view.viewer, false))
    const words = new Words(textBook(game).in('en'), file.cards, file.facts)
    const clause = vi.fn()
    const props = { view, ghost: null, words, picker, players, viewer: view.viewer, language: 'en', clause } as unknown as BoardProps
    const parts = [ui.Board, ...(ui.Hand && view.viewer >= 0 ? [ui.Hand] : [])]
    for (const part of parts) render(part, props)
    view.seats.forEach((_, seat) => render(ui.Seat, { ...props, seat, compact: false }))
    expect(document.body.textContent).not.toMatch(NUMBER)
    // Whatever leads to a clause from here says which when it is pointed at.
    for (const way of screen.queryAllByText('§')) {
      expect(way.title).toMatch(NUMBER)
      await fireEvent.click(way)
      expect(way.title).toContain(clause.mock.lastCall![0])
    }
  })

  it.each(LESSON_KEYS)('in the lesson of %s, at any step', async (key) => {
    const lesson = (await lessonOf(key))!
    await textBook(lesson.texts).load('en')
    const steps = placed(lesson)
    const clause = vi.fn()
    for (const [index, step] of steps.entries()) {
      if (!step.clause) continue
      const liveTable = new LiveTable('t', 'en')
      localStorage.setItem('underhall lesson t', String(index))
      liveTable.now = { viewer: 0, asked: 0, status: 'running', turn_number: 1, lesson: step.from, moves: [], question: '', view: {} } as unknown as Now
      render(PlayedCoach, { liveTable, lesson, stage: undefined, narrow: false, clause })
      flushSync()
      expect(screen.getByTestId('coach').textContent).not.toMatch(NUMBER)
      await fireEvent.click(screen.getByRole('button', { name: `Clause ${step.clause}` }))
      expect(clause).toHaveBeenLastCalledWith(step.clause)
      cleanup()
    }
    expect(clause).toHaveBeenCalled()
  })
})
