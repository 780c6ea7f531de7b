/** What the board of Fall and Duel says besides the words of the game (dwar7s_page.ftl). */
import type { Language } from '../../lib/settings.svelte'
import { textBook, type Fields } from '../../lib/texts.svelte'

export const book = textBook('dwar7s_page')

export function say(language: Language, key: string, fields?: Fields): string {
  return book.say(language, `board-${key}`, fields)
}

/** The form in which a message wants a field; empty where it takes the field as it is. */
export function wanted(language: Language, key: string, field: string): string {
  const id = `board-${key}.${field}`
  return book.has(language, id) ? book.say(language, id) : ''
}

/** What a card of the map does; all mines do the same. Empty for an unknown one. */
export function effect(language: Language, kind: string, fields: Fields): string {
  const key = `effects-${kind.endsWith(' mine') ? 'mine' : kind.replaceAll(' ', '_')}`
  return book.has(language, key) ? book.say(language, key, fields) : ''
}

/** A number with a sign; minus is U+2212. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value)
}

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

export function wallsText(language: Language, walls: string): string {
  if (walls === '') return say(language, 'no_walls')
  return say(language, 'walls', { walls: [...walls].map((side) => book.say(language, `sides-${side}`)).join(', ') })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
