import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Seat from './Seat.svelte'
import { describe, label } from './labels'
import { book } from './texts'
import type { DwarfView } from './view'

/** Location names by number, as events carry them. */
function placeName(number: number): string {
  return number < 9 ? String(number + 1) : `2.${number - 8}`
}

export const ui: GameUi<DwarfView> = {
  texts: [book],
  Board,
  Seat,
  label,
  describe,
  scores: (words) => ['categories', 'steel', 'gold', 'items', 'glory', 'iron'].map((key) => ({ key, name: words.of('columns', key) })),
  shakes: {
    attacks: ({ location }) => `[data-place="${placeName(location ?? 0)}"]`,
    suffered: ({ seat }) => `[data-seat="${seat ?? 0}"]`,
  },
}
