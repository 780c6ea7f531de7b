import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { describe, label } from './label'
import Seat from './Seat.svelte'
import type { Dwar7sView } from './view'

const COLUMNS = ['trading', 'secret', 'trophies', 'gems', 'kingdom', 'total', 'size', 'dwarfs'] as const

/** Dwar7s Fall and Dwar7s Duel. */
export const face: GameFace<Dwar7sView> = {
  Board,
  Seat,
  Hand,
  label,
  describe,
  scores: (words) => COLUMNS.map((key) => ({ key, name: words.of('columns', key) })),
}
