/** Events and Traits by the numbers the engine gives them (games/dig_deeper_dwarf/catalogue.py). */
import { EVENTS, TRAITS } from './texts'

const EVENT_ORDER = Object.keys(EVENTS)
const TRAIT_ORDER = Object.keys(TRAITS)

export function eventByNumber(number: number): string {
  return EVENT_ORDER[number] ?? ''
}

export function traitByNumber(number: number): string {
  return TRAIT_ORDER[number] ?? ''
}
