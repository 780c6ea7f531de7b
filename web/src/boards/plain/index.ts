import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Seat from './Seat.svelte'

/** For a game that somebody added and nobody has drawn yet: everything in words, nothing missing. */
export const ui: GameUi = {
  Board,
  Seat,
  label: (name) => name.replace(':', ' '),
  describe: (view) => [`${String(view['game'])}: ${String(view['question'] ?? '')}`],
  scores: () => [],
}
