/** What the board of Fall and Duel says besides the words of the game (dwar7s_page.ftl). */
import type { Language } from '../../lib/settings.svelte'
import { textBook, type Fields } from '../../lib/texts.svelte'

export const book = textBook('dwar7s_page')

/** The clauses that say what each card does (`effects-` in the texts). */
const EFFECT_CLAUSES: Record<string, string> = {
  castle: 'K-100', mine: 'K-91', tavern: 'K-95', 'general store': 'K-96', dragon: 'K-92', 'frost giant': 'K-79',
}
export const OGRE_CLAUSES: Record<string, string> = { ambush: 'K-60', panic: 'K-61', thief: 'K-62', crown: 'K-63', brute: 'K-64' }
export const SECRET_CLAUSES: Record<string, string> = {
  architect: 'K-121', hunter: 'K-122', berserker: 'K-122', king: 'K-123', miner: 'K-124', 'ogre in disguise': 'K-125', researcher: 'K-126', wizard: 'K-127',
}

export function say(language: Language, key: string, fields?: Fields): string {
  return book.say(language, `board-${key}`, fields)
}

export function effect(language: Language, kind: string, fields: Fields): { text: string; clause: string } {
  const card = kind.endsWith(' mine') ? 'mine' : kind
  const clause = EFFECT_CLAUSES[card]
  return clause ? { text: book.say(language, `effects-${card.replaceAll(' ', '_')}`, fields), clause } : { text: '', clause: '' }
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

export function spotText(spot: string): string {
  return `(${spot.replace(',', ', ').replaceAll('-', '−')})`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
