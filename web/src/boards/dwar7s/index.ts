import type { GameUi } from '../game-ui'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { describe, label } from './labels'
import Race from './Race.svelte'
import Seat from './Seat.svelte'
import { staging } from './staging'
import { book, say } from './texts'
import type { Dwar7sView } from './view'

const COLUMNS = ['trading', 'secret', 'trophies', 'gems', 'kingdom', 'total', 'size', 'dwarfs'] as const

/** Dwar7s Fall and Dwar7s Duel. */
export const ui: GameUi<Dwar7sView> = {
  texts: [book],
  Board,
  Seat,
  Race,
  colours: (view) => view.seats.map((seat) => `var(--clan-${seat.colour})`),
  Hand,
  label,
  describe,
  staging,
  shakes: {
    ambush: ({ spot }) => `[data-cell="${spot ?? -1}"] .body`,
    nothing_dragon: () => '[data-kind="dragon"] .body',
    nothing_monster: () => ':is([data-kind="dragon"], [data-kind="frost giant"]) .body',
    thief: ({ owner }) => `[data-seat="${owner}"]`,
    crown: ({ owner }) => `[data-seat="${owner}"]`,
  },
  uncovered: (view, words, language) => [{ name: say(language, 'secret'), texts: view.seats.map((seat) => words.of('secrets', seat.secret)) }],
  scores: (words) => COLUMNS.map((key) => ({ key, name: words.of('columns', key) })),
}
