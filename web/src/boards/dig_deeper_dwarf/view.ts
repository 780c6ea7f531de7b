/** The view of a game of Dig Deeper Dwarf as the server sends it (games/dig_deeper_dwarf/view.py). */
export interface Stock {
  count: number
  /** From the top; '' where the viewer does not know the card. */
  cards: string[]
  /** Known to lie somewhere in the pile. */
  inside: string[]
}

export interface TileView {
  x: number
  /** Grows to the north. */
  y: number
  kind: string
  /** Open sides, letters of NESW. */
  sides: string
  rubble: number
  event: string
  number: number
  workbench: boolean
  dwarfs: number[]
}

export interface PileView extends Stock {
  number: number
  x: number
  y: number
  event: string
}

export interface SeatView {
  at: [number, number]
  tile: number
  events: string[]
  used: string[]
  barred: string[]
  companion_used: boolean
  mycolus_used: boolean
  flooded: boolean
  trait: string
  draw: number
  hand: number
  discard: number
  played: string[]
  revealed: string[]
  /** `face zone zone`: what a careful seat knows of these cards. */
  known: string[]
  cards?: { hand: string[]; discard: string[]; draw: string[] }
  dealt?: string[]
  gift?: number
}

export interface Pending {
  kind: 'deed' | 'thwart' | 'playing'
  seat: number
  act?: string
  cancelled?: boolean
  against?: number
  source?: number
  ident?: number
}

export interface DigDeeperDwarfView {
  viewer: number
  asked: number
  question: string
  round: number
  turn: number
  active: number
  bought: boolean
  crafted: boolean
  supply: number
  tiles: TileView[]
  piles: PileView[]
  stocks: Record<string, Stock>
  seats: SeatView[]
  paid: string[]
  pending: Pending[]
  removed: Record<string, number>
  removed_events: string[]
  /** The cards the viewer is looking at (Investigate, Bookling), from the top. */
  look?: { act: string; cards: string[] }
  ending: string
  [more: string]: unknown
}
