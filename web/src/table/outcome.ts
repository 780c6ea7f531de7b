/** How a game ended, as the server tells it to this viewer, and what the page says of it. */
import type { Now, Table } from '../lib/api'
import type { Player } from '../lib/seats'
import { t } from '../lib/texts.svelte'

export interface Verdict {
  readonly sheet: readonly string[]
  readonly ties: readonly string[]
  readonly won: readonly (readonly string[])[]
}

export interface Outcome {
  readonly winners: readonly number[]
  readonly rows: readonly Record<string, number>[]
  readonly ending: string
  /** Why the game is over. */
  readonly sentence: string
  /** Why whoever won has won; empty where the game does not say. */
  readonly reason: string
  readonly verdict: Verdict | null
}

/** How it went for the viewer: `seen` by a spectator, `over` where there is nothing to win. */
export type Mood = 'won' | 'shared' | 'lost' | 'seen' | 'over'

export function outcomeOf(now: Now | null): Outcome | null {
  return (now?.status === 'over' ? (now.outcome as unknown as Outcome | null) : null) ?? null
}

export function moodOf(outcome: Outcome, viewer: number): Mood {
  if (outcome.winners.length === 0) return 'over'
  if (viewer < 0) return 'seen'
  if (!outcome.winners.includes(viewer)) return 'lost'
  return outcome.winners.length === 1 ? 'won' : 'shared'
}

/** In two or three words how it went. */
export function headline(outcome: Outcome, viewer: number, players: readonly Player[]): string {
  const mood = moodOf(outcome, viewer)
  if (mood === 'over') return outcome.rows.length === 1 || outcome.ending === 'stopped' || outcome.ending === 'closed' ? t('table-over') : t('table-lost')
  if (mood !== 'seen') return t(mood === 'won' ? 'ending-won' : mood === 'shared' ? 'ending-shared' : 'ending-lost')
  return t('table-wins', { count: outcome.winners.length, names: outcome.winners.map((seat) => players[seat]?.name ?? '').join(', ') })
}

/** In one sentence why; after a resignation who gave up. */
export function reasonOf(outcome: Outcome, table: Table, viewer: number, players: readonly Player[]): string {
  if (outcome.reason) return outcome.reason
  if (outcome.ending === 'closed') return t('table-closed')
  if (outcome.ending === 'stopped') return t('table-stopped')
  if (outcome.ending !== 'resigned') return outcome.sentence
  const gone = table.seats.filter((seat) => seat.resigned).map((seat) => seat.seat)
  const names = gone.filter((seat) => seat !== viewer).map((seat) => players[seat]?.name ?? '')
  if (gone.includes(viewer) && names.length === 0) return t('ending-you_resigned')
  return t('ending-resigned', { count: names.length, names: names.join(', ') })
}
