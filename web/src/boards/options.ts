/** Loads the words for a game's options, which are shown where a table is set up. */
import type { OptionBook } from './option-words'

const BOOKS: Record<string, () => Promise<{ options: OptionBook }>> = {
  dwarf: () => import('./dwarf/options'),
  dwar7s_fall: () => import('./dwar7s/options'),
  dwar7s_duel: () => import('./dwar7s/options'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf/options'),
}

export async function optionsOf(game: string): Promise<OptionBook> {
  return (await BOOKS[game]?.())?.options ?? {}
}
