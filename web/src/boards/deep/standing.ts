/**
 * Standing answers: what a player has said once about being asked to answer (games/dig_deeper_dwarf/standing.py).
 * The server keeps fixed answers to questions; what hangs on the target or on the turn is decided here from the view.
 */
import type { DeepView } from './view'

export const CHOICES = ['always', 'if_mine', 'never_this_turn'] as const
export type Choice = (typeof CHOICES)[number]

/** Questions that may be passed on without breaking a rule; everything else is a decision the rules demand. */
export const WINDOWS: readonly string[] = ['answer', 'copy_window', 'trait_window']

/** Whether the newest announced action targets a seat or its cards (G-199). */
export function targets(view: Pick<DeepView, 'pending' | 'seats'>, seat: number): boolean {
  const last = view.pending.findLast((one) => one.kind !== 'playing')
  if (!last) return false
  if (last.kind === 'thwart') return last.against === seat
  const act = last.act ?? ''
  const named = /(?:steal from|give rubble to|investigate deck of) seat (\d)/.exec(act)
  if (named) return Number(named[1]) - 1 === seat
  const driven = /^drive away (.+)$/.exec(act)
  return driven ? (view.seats[seat]?.events.includes(driven[1]!.replaceAll(' ', '_')) ?? false) : false
}

/** Whether the standing answer passes now. `said` is the turn in which "never this turn" was said. */
export function passes(view: DeepView, choice: Choice, said: number): boolean {
  if (choice === 'always' || view.viewer < 0 || view.asked !== view.viewer || !WINDOWS.includes(view.question)) return false
  if (choice === 'never_this_turn') return view.turn === said
  return view.question === 'answer' && !targets(view, view.viewer)
}

/** What to send to PUT /api/tables/ID/standing; null where the server cannot keep it by itself. */
export function answersFor(choice: Choice): Record<string, string> | null {
  if (choice === 'always') return {}
  if (choice === 'never_this_turn') return Object.fromEntries(WINDOWS.map((question) => [question, 'pass']))
  return null
}
