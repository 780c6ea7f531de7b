/** Deals for all: what pages share about them. */
import { post, type Game, type Whole } from './api'
import { account } from './account.svelte'
import type { components } from './api-types'
import { route } from './route.svelte'
import { hasText, t, tOf } from './texts.svelte'

export type Deal = components['schemas']['DealShown']
export type DealList = components['schemas']['DealList']
export type Profile = components['schemas']['ProfileShown']

/** The automaton as the game's own option calls it, else the bot's level. */
export function opponentOf(kind: string, level: string, game: Game | undefined): string {
  if (kind === 'automaton') {
    const option = game?.options.find((one) => one.key === 'solo_opponent')
    return option?.words[option.values.indexOf(level)] ?? level
  }
  return hasText('levels', level) ? tOf('levels', level) : level
}

/** Begin a try and go to its table. */
export async function tryDeal(deal: Deal): Promise<void> {
  const go = route.onward()
  await account.ensure()
  const made = await post<Whole>(`/deals/${deal.key}/try`)
  go(`/table/${made.table.id}`)
}

/** What came of a game for a seat, in a word. */
export function resultWord(share: number, ending: string): string {
  if (ending !== 'played') return tOf('deals', ending)
  return share > 0.999 ? t('deals-won') : share > 0.001 ? t('deals-shared') : t('deals-lost')
}
