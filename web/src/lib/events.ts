/** Events: what their pages share. */
import type { components } from './api-types'
import { numeral } from './numbers'
import { t, tOf } from './texts.svelte'

export type EventListed = components['schemas']['EventListed']
export type EventShown = components['schemas']['EventShown']
export type EventGame = components['schemas']['EventGameShown']
export type EventWish = Partial<components['schemas']['EventWish']> & { name: string; game: string; kind: EventListed['kind'] }

export const KINDS = ['round_robin', 'swiss', 'knock_out'] as const

export function kindWord(kind: EventListed['kind']): string {
  return kind === 'swiss' ? t('events-swiss') : kind === 'round_robin' ? t('events-round_robin') : t('events-knock_out')
}

/** How somebody who takes part is called: bots by level and number, and whoever deleted their account as somebody. */
export function nameOf(event: EventShown, number: number): string {
  const entrant = event.entrants.find((one) => one.number === number)
  if (!entrant) return ''
  if (entrant.level) return t('events-bot', { level: tOf('levels', entrant.level), number: number + 1 })
  return entrant.name || t('events-somebody')
}

/** Points with halves and thirds as people write them. */
export function pointsWord(points: number): string {
  return numeral(Math.round(points * 100) / 100)
}

/** What came of a game for one of its seats; nothing as long as it is played. */
export function shareWord(game: EventGame, number: number): string {
  return game.shares ? pointsWord(game.shares[game.seats.indexOf(number)] ?? 0) : ''
}

export function stateWord(event: EventListed): string {
  if (event.state === 'open') return t('events-waits_for', { count: event.count })
  return event.state === 'over' ? t('events-is_over') : t('events-round_of', { round: event.round, rounds: Math.max(event.round, event.rounds) })
}
