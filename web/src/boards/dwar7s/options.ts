/** The options of Dwar7s Fall and Duel. */
import { textBook } from '../../lib/texts.svelte'
import type { OptionBook } from '../option-words'

export const options: OptionBook = {
  texts: textBook('dwar7s_page'),
  options: {
    players: {},
    first_player: {},
    goals_to_end: {},
    table: {},
    mat_size: { only: ['table', 'mat'] },
    open_gems: {},
    dragon_over_mine: { rare: true },
    castleless_dragon: { rare: true },
    round_cap: { rare: true },
    colours: { rare: true },
  },
}
