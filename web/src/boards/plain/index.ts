import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Seat from './Seat.svelte'

/** For a game without a board of its own: everything in words. */
export const ui: GameUi = {
  Board,
  Seat,
  label: (name) => name.replace(':', ' '),
  describe: (view) => [`${String(view['game'])}: ${String(view['question'] ?? '')}`],
  scores: () => [],
}
