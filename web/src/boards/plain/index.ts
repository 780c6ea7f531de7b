import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Seat from './Seat.svelte'
import { labelOf, linesOf } from './words'

/** For a game without a board of its own: the text board that the game draws, and all moves in words. */
export const ui: GameUi = {
  Board,
  Seat,
  label: (name, words, _view, _language, picker) => labelOf(name, words, picker?.moves ?? [], picker?.picked ?? []),
  describe: (view) => linesOf(view),
  scores: () => [],
}
