/** Loads the words for a game's options, which are shown where a table is set up. */
import type { Option } from '../lib/api'
import { readWords } from '../lib/game-words'
import type { Language } from '../lib/settings.svelte'
import type { OptionBook, OptionWords } from './option-words'

const BOOKS: Record<string, () => Promise<{ options: OptionBook }>> = {
  dwarf: () => import('./dwarf/options'),
  dwar7s_fall: () => import('./dwar7s/options'),
  dwar7s_duel: () => import('./dwar7s/options'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf/options'),
}

/** The words for a game's options: ours, else those of the game's own texts. */
export async function optionsOf(game: string, options: readonly Option[] = [], language: Language = 'en'): Promise<OptionBook> {
  const book = BOOKS[game]
  if (book) return (await book()).options
  if (options.length === 0) return {}
  const words = await readWords(game, language)
  const translated = (text: string): Record<Language, string> => ({ en: text, de: text })
  const wordsFor = (option: Option): OptionWords => ({
    name: translated(words.has('option_names', option.key) ? words.of('option_names', option.key) : option.key.replaceAll('_', ' ')),
    ...(option.text ? { note: translated(option.text) } : {}),
    values: Object.fromEntries(
      option.values.map(String).flatMap((value) => {
        const known = [`${option.key}_${value}`, value].find((key) => words.has('option_values', key))
        return known ? [[value, translated(words.of('option_values', known))]] : []
      }),
    ),
  })
  return Object.fromEntries(options.map((option) => [option.key, wordsFor(option)]))
}
