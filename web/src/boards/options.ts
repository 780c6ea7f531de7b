/** Loads what a game's options are called where a table is set up. */
import type { Option } from '../lib/api'
import type { Language } from '../lib/settings.svelte'
import { textBook } from '../lib/texts.svelte'
import type { OptionBook } from './option-words'

const BOOKS: Record<string, () => Promise<{ options: OptionBook }>> = {
  dwarf: () => import('./dwarf/options'),
  dwar7s_fall: () => import('./dwar7s/options'),
  dwar7s_duel: () => import('./dwar7s/options'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf/options'),
}

/** Our own games have words for the page; a game of somebody else's says what its own texts say. */
export async function optionsOf(game: string, options: readonly Option[], language: Language): Promise<OptionBook> {
  const own = (await BOOKS[game]?.())?.options
  const book = own ?? { texts: textBook(game), options: Object.fromEntries(options.map((option) => [option.key, {}])) }
  await book.texts.load(language)
  return book
}
