import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { describe, label, scores } from './labels'
import MineLeft from './MineLeft.svelte'
import Race from './Race.svelte'
import Seat from './Seat.svelte'
import StandingAnswers from './StandingAnswers.svelte'
import { staging } from './staging'
import { book, cardBook } from './texts'
import type { DigDeeperDwarfView } from './view'

/** Dig Deeper Dwarf at the browser table. */
export const ui: GameUi<DigDeeperDwarfView> = {
  texts: [book, cardBook],
  Board,
  Seat,
  Race,
  Near: MineLeft,
  Hand,
  Wishes: StandingAnswers,
  label,
  spelled: (_, view) => view.question === 'answer',
  describe,
  scores: (words) => scores(words),
  staging,
  shakes: {
    cancelled: () => '[data-piece^="deed "]',
    stolen: (args) => `[data-piece^="revealed ${args['owner'] ?? -1} "]`,
    goblins: (args) => `[data-piece^="revealed ${args['seat'] ?? -1} "]`,
    rubble_laid: () => '[data-piece^="rubble "]',
  },
}
