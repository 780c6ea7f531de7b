/** DWARF's options. */
import { textBook } from '../../lib/texts.svelte'
import type { OptionBook } from '../option-words'

export const options: OptionBook = {
  texts: textBook('dwarf_page'),
  options: {
    players: {},
    solo_opponent: { only: ['players', '1'] },
    edition: {},
    mountain: {},
    mountain_end: { rare: true },
    special_backs: { rare: true },
  },
}
