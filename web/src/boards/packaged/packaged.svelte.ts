/**
 * A board that a game's package brings as `web/board.js`: an ES module without any framework, whose default export is
 * a `PackagedBoard`. docs/writing-a-game.md says how to write one.
 */
import { pickTarget } from '../../lib/pick-target.svelte'
import type { Words } from '../../lib/game-words'
import type { Player } from '../../lib/seats'
import type { Language } from '../../lib/settings.svelte'
import type { BoardProps } from '../game-ui'

/** What a packaged board is given, first to `mount` and then to `update` with every change. */
export interface Given {
  view: Record<string, unknown>
  words: Words
  players: readonly Player[]
  viewer: number
  language: Language
  /** What may be picked now, and what is picked already. */
  candidates: readonly string[]
  picked: readonly string[]
  pick: (name: string) => void
  clause: (number: string) => void
  /**
   * Make an element a piece that can be picked: it glows, takes clicks, keys and the focus, and has a label for screen
   * readers. Returns what makes it an ordinary element again.
   */
  target: (element: HTMLElement | SVGElement, name: string, label?: string) => () => void
}

export interface MountedBoard {
  update: (given: Given) => void
  destroy?: () => void
}

export interface PackagedBoard {
  mount: (element: HTMLElement, given: Given) => MountedBoard
  /** Leave these out, and the page says what the plain board would say. */
  label?: (name: string, words: Words, view: Record<string, unknown>, language: Language) => string
  describe?: (view: Record<string, unknown>, words: Words, players: readonly Player[], language: Language) => string[]
  scores?: (words: Words, language: Language) => { key: string; name: string }[]
}

/** The boards that were loaded, by the key of their game, which every view names. */
export const loaded = new Map<string, PackagedBoard>()

export function givenTo({ view, words, players, viewer, language, picker, clause }: BoardProps): Given {
  return {
    view,
    words,
    players,
    viewer,
    language,
    candidates: picker.candidates,
    picked: picker.picked,
    pick: (name) => picker.pick(name),
    clause,
    target: (element, name, label) => $effect.root(() => pickTarget(picker, name, label)(element) ?? undefined),
  }
}
