/** Loads what a game's options are called where a table is set up; null for a game without words for them. */
import type { Language } from '../lib/settings.svelte'
import type { OptionBook } from './option-words'

const BOOKS: Record<string, () => Promise<{ options: OptionBook }>> = {
  dwarf: () => import('./dwarf/options'),
  dwar7s_fall: () => import('./dwar7s/options'),
  dwar7s_duel: () => import('./dwar7s/options'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf/options'),
}

export async function optionsOf(game: string, language: Language): Promise<OptionBook | null> {
  const book = (await BOOKS[game]?.())?.options ?? null
  await book?.texts.load(language)
  return book
}
