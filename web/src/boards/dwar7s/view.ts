/** What the server sends about a game of Fall or Duel (src/underhall/games/dwar7s/view.py). */
export interface Site {
  readonly spot: string
  readonly x: number
  readonly y: number
  /** Bottom first: `red gold mine r3`. */
  readonly stack: readonly string[]
  readonly card: string
  readonly kind: string
  readonly colour: string
  readonly turn: number
  /** The walled sides as the card lies, letters N, E, S, W. */
  readonly walls: string
  readonly places: number
  readonly need: number
  readonly vp: number
  readonly dwarfs: Readonly<Record<string, number>>
  readonly domain: number
}

export interface SeatView {
  readonly colour: string
  readonly kingdom: readonly string[]
  readonly pile: number
  readonly hand: number
  readonly gem_count: number
  readonly gems: readonly string[]
  readonly ogre_count: number
  readonly ogres: readonly string[]
  readonly trophies: readonly string[]
  readonly goals: readonly string[]
  readonly completed: number
  readonly secret: string
  readonly revealed: boolean
}

export type ScoreRow = Readonly<Record<string, number>>

export interface Dwar7sView {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly round: number
  readonly first: number
  readonly active: number
  readonly asked: number
  readonly actions: number
  readonly allowance: number
  readonly closing: boolean
  /** The active player ends the game by doing nothing more (K-136). */
  readonly pass_ends: boolean
  readonly map: readonly Site[]
  readonly spots: readonly string[]
  readonly seats: readonly SeatView[]
  readonly supply: Readonly<Record<string, number>>
  readonly row: readonly string[]
  readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly goal_deck: number
  readonly ogre_deck: number
  readonly ogre_discard: readonly string[]
  readonly outcome: { readonly over: boolean; readonly rows: readonly ScoreRow[] }
}

export const GEMS = ['gold', 'emerald', 'diamond', 'ruby'] as const
export type GemKind = (typeof GEMS)[number]
export const KINDS = [
  'castle', 'gold mine', 'emerald mine', 'diamond mine', 'ruby mine', 'tavern', 'general store', 'dragon', 'frost giant',
] as const
export const OGRES = ['ambush', 'panic', 'thief', 'crown', 'brute'] as const
