import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Race from './Race.svelte'
import Seat from './Seat.svelte'
import { describe, label } from './labels'
import { placeName, staging } from './staging'
import { book } from './texts'
import type { DwarfView } from './view'

export const ui: GameUi<DwarfView> = {
  texts: [book],
  Board,
  Seat,
  Race,
  label,
  spelled: (name) => name.startsWith('payment:'),
  describe,
  scores: (words) => ['categories', 'steel', 'gold', 'items', 'glory', 'iron'].map((key) => ({ key, name: words.of('columns', key) })),
  staging,
  shakes: {
    attacks: ({ location }) => `[data-place="${placeName(location ?? 0)}"]`,
    suffered: ({ seat }) => `[data-seat="${seat ?? 0}"]`,
  },
}
