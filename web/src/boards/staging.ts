/**
 * How a game's events are seen on its table: which place an event is about, and what travels from where to where. Each board
 * declares that in its `staging.ts`, from what the event's arguments and the views before and after it say; no rule is told there.
 */
import type { Piece } from '../lib/flight'
import type { Words } from '../lib/game-words'
import type { Sound } from '../lib/sound'

export interface Happening<V = Record<string, unknown>> {
  readonly kind: string
  readonly args: Readonly<Record<string, number>>
  readonly before: V
  readonly after: V
  readonly words: Words
}

/** Selectors, the best first: the first that is drawn is taken. None: the place lit last. */
export type Way = readonly string[]

export interface Flight {
  /** One of `pieces`. */
  readonly what: string
  readonly count: number
  readonly from: Way
  readonly to: Way
}

export interface Staging<V = Record<string, unknown>> {
  /** Kind of the event -> selector of the place that is lit while it happens, and ringed after a move. */
  readonly places: Record<string, (event: Happening<V>) => string>
  /** Kinds of events that are seen where the one before them was: a mine that gives nothing, a card that is looked at. */
  readonly stays?: readonly string[]
  /** Kind of the event -> what travels. */
  readonly flights: Record<string, (event: Happening<V>) => readonly Flight[]>
  readonly pieces: Record<string, Piece>
  /** Kind of the event -> what is heard. */
  readonly sounds: Record<string, (event: Happening<V>) => Sound>
  /** An event in two or three words, for the strip above the board; empty where its sentence will do. */
  readonly brief?: (event: Happening<V>) => string
}

/** A seat's panel. */
export const seatPanel = (seat: number | undefined): string => `[data-seat="${seat ?? -1}"]`
