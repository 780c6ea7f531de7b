/** What the DWARF board says itself (dwarf_page.ftl); names of cards and amounts come from the game's own texts. */
import type { Language } from '../../lib/settings.svelte'
import { textBook, type Fields } from '../../lib/texts.svelte'

export const book = textBook('dwarf_page')

export function text(language: Language, key: string, fields?: Fields): string {
  return book.say(language, `board-${key}`, fields)
}

/** With a capital letter in front. */
export function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
