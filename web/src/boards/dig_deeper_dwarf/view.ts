/** A game of Dig Deeper Dwarf as the server sends it: the types are made from src/underhall/games/dig_deeper_dwarf/view_types.py. */
import type { components } from '../../lib/api-types'
import type { Words } from '../../lib/game-words'

type Shapes = components['schemas']
export type DigDeeperDwarfView = Shapes['dig_deeper_dwarf.DigDeeperDwarfView']
export type TileView = Shapes['dig_deeper_dwarf.TileView']
export type PileView = Shapes['dig_deeper_dwarf.PileView']
export type SeatView = Shapes['dig_deeper_dwarf.SeatView']
export type Announced = Shapes['dig_deeper_dwarf.AnnouncedView']
export type Face = Shapes['dig_deeper_dwarf.FaceFacts']
export type EventKind = Shapes['dig_deeper_dwarf.EventFacts']['kind']
export type DigDeeperDwarfFacts = Shapes['dig_deeper_dwarf.DigDeeperDwarfFacts']

/** What holds in every game of this one. */
export function factsOf(words: Words): DigDeeperDwarfFacts {
  return words.facts as DigDeeperDwarfFacts
}
