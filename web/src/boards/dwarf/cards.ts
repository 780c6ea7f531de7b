/** What cards do, read from the card file the server sends, and the same in words. */
import type { CardRow, Words } from '../../lib/game-words'
import type { Language } from '../../lib/settings.svelte'
import { text } from './texts'
import { HOLDINGS, type Amounts, type Holding } from './view'

export interface Amount {
  what: Holding
  number: number
}

export interface Effect {
  pay: Amount[]
  take: Amount[]
  /** What the monster does to everybody if nobody faces the monster. */
  attack: { kind: string; amount: number } | null
  help: boolean
}

function number(row: CardRow | undefined, field: string): number {
  const value = row?.[field]
  return typeof value === 'number' ? value : 0
}

function word(row: CardRow | undefined, field: string): string {
  const value = row?.[field]
  return typeof value === 'string' ? value : ''
}

export function effectOf(words: Words, kind: string): Effect {
  const row = words.row('kind', kind)
  const amounts = (verb: string): Amount[] =>
    HOLDINGS.map((what) => ({ what, number: number(row, `${verb}_${what}`) })).filter((amount) => amount.number > 0)
  const attack = word(row, 'attack')
  return {
    pay: amounts('return'),
    take: amounts('take'),
    attack: attack ? { kind: attack, amount: number(row, 'amount') } : null,
    help: word(row, 'action') === 'get_help',
  }
}

export function actionOf(words: Words, kind: string): string {
  return word(words.row('kind', kind), 'action')
}

/** `3 iron`, `1 Gegenstand`. */
export function amountText(words: Words, what: Holding, count: number): string {
  return `${count} ${words.of('amounts', Math.abs(count) === 1 ? `${what}_one` : what, { count: Math.abs(count) })}`
}

export function join(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${text(language, 'and')} ${parts.at(-1)!}`
}

export function amountsText(words: Words, amounts: readonly Amount[], language: Language): string {
  return join(amounts.map((amount) => amountText(words, amount.what, amount.number)), language)
}

/** What a monster does if nobody faces the monster. */
export function attackText(words: Words, attack: string, amount: number): string {
  return words.of('effects', attack, { amount: String(amount) })
}

/** A card's effect as a sentence. */
export function effectSentence(words: Words, kind: string, language: Language): string {
  const effect = effectOf(words, kind)
  if (effect.help) return text(language, 'effect_help')
  if (effect.attack) return text(language, 'effect_defend', { attack: attackText(words, effect.attack.kind, effect.attack.amount) })
  const take = amountsText(words, effect.take, language)
  if (effect.pay.length === 0) return text(language, 'effect_take', { take })
  return text(language, 'effect_pay', { pay: amountsText(words, effect.pay, language), take })
}

/** The name of a kind without the action, which the band of the card shows already: `Sword` for `Forge Sword`. */
export function shortName(words: Words, kind: string): string {
  const whole = words.of('kinds', kind)
  const { language } = words
  // Names that are long in some languages have shorter ones there.
  if (kind === 'iron_seam') return text(language, 'short_iron_seam')
  if (kind === 'gold_seam') return text(language, 'short_gold_seam')
  if (kind === 'orc_raiders') return text(language, 'short_orc_raiders')
  if (kind === 'knockers') return text(language, 'short_knockers')
  if (!kind.startsWith('forge_')) return whole
  const action = words.of('actions', 'forge').toLowerCase()
  return whole.split(' ').filter((word) => word.toLowerCase() !== action).join(' ') || whole
}

/** `2i+3s` as amounts: what one takes for an item or returns for one (D-102, D-108). */
export function mixAmounts(mix: string): Amounts {
  const letters: Record<string, Holding> = { i: 'iron', s: 'steel', g: 'gold' }
  const amounts: Amounts = {}
  for (const part of mix.split('+')) {
    const what = letters[part.slice(-1)]
    if (what) amounts[what] = Number(part.slice(0, -1))
  }
  return amounts
}

export function amountList(amounts: Amounts): Amount[] {
  return HOLDINGS.flatMap((what) => (amounts[what] ? [{ what, number: amounts[what] }] : []))
}
