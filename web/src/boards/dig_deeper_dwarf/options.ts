/** Dig Deeper Dwarf's options. */
import { textBook } from '../../lib/texts.svelte'
import type { OptionBook } from '../option-words'

export const options: OptionBook = {
  texts: textBook('dig_deeper_dwarf_page'),
  options: { players: {}, start: {}, action_cards: {}, event_cards: {}, glueck_auf: {}, traits: {}, birthday_party: {}, max_rounds: { rare: true } },
}
