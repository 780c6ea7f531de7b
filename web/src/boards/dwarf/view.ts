/** A game of DWARF as the server shows it (src/underhall/games/dwarf/view.py). */
export const HOLDINGS = ['iron', 'steel', 'gold', 'items', 'glory'] as const
export type Holding = (typeof HOLDINGS)[number]
export type Amounts = Partial<Record<Holding, number>>

export interface SeatHoldings extends Record<Holding, number> {
  /** Regular workers still in hand. */
  workers: number
  /** Extra workers still in the supply. */
  helpers: number
}

export interface Place {
  name: string
  /** From the bottom. */
  stack: string[]
  card: string
  kind: string
  action: string
}

export interface Standing {
  seat: number
  on: string
  extra: boolean
  spent: boolean
}

export interface DwarfView {
  game: string
  options: { players: number; special_backs: string; [option: string]: unknown }
  viewer: number
  asked: number
  question: string
  round: number
  /** Who has the start-player marker. */
  holder: number
  solo_opponent: string
  locations: Place[]
  mountains: { count: number; upper: string[]; lower: string[] }[]
  piles: { name: string; count: number; top: string }[]
  discards: string[][]
  seats: SeatHoldings[]
  workers: Standing[]
  mustered: boolean
  orcs: boolean
  last_placed: string
  /** Special cards about to be laid while somebody under them acts first. */
  laying: string[]
  specials_taken: number
  outcome: { over: boolean; ending: string; winners: number[]; rows: Record<string, number>[] }
}

/** Locations of one mine; piles beside one mine. */
export const PLACES = 9
export const PILES = 3
/** Items at the end of a round that end the game (D-76); glory with which Andvéttr wins at once (D-95). */
export const ITEMS_TO_END = 4
export const GLORY_TO_WIN = 12
/** The automaton's seat in solo play. */
export const AUTOMATON = 1

export function standingOn(view: DwarfView, name: string): Standing[] {
  return view.workers.filter((worker) => worker.on === name)
}

export function isFree(view: DwarfView, name: string): boolean {
  return !view.workers.some((worker) => worker.on === name)
}

/** The key by which the move of a worker from hand to mine is animated: the first, second, ... worker of a seat and sort. */
export function workerKeys(workers: readonly Standing[]): string[] {
  const seen = new Map<string, number>()
  return workers.map((worker) => {
    const sort = `${worker.seat} ${worker.extra ? 'helper' : 'worker'}`
    const number = seen.get(sort) ?? 0
    seen.set(sort, number + 1)
    return `${sort} ${number}`
  })
}
