/** Finding things in a view: seats, sites, cards of a stack, and which dwarf is which. */
import type { Point } from '../../lib/panzoom'
import { placeOf } from './geometry'
import type { Dwar7sView, Site } from './view'

/** The seat that plays a colour, -1 for nobody. */
export function seatOf(view: Dwar7sView, colour: string): number {
  return view.seats.findIndex((seat) => seat.colour === colour)
}

/** Places of the map that can be picked, or on which something can be picked. */
export function pickedPlaces(names: readonly string[]): Point[] {
  const spots = names.flatMap((name) => /^(?:spot:|dwarf:\S+ )(-?\d+,-?\d+)$/.exec(name)?.[1] ?? [])
  return [...new Set(spots)].map(placeOf)
}

export function siteAt(view: Dwar7sView, spot: string): Site | undefined {
  return view.map.find((site) => site.spot === spot)
}

/** Ways between neighbouring cards, each once: from a card to the east or to the south. */
export function passages(view: Dwar7sView): { from: Site; side: 'E' | 'S' }[] {
  return view.map.flatMap((from) => (['E', 'S'] as const).filter((side) => from.passages.includes(side)).map((side) => ({ from, side })))
}

export function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}

export interface StackCard {
  readonly colour: string
  readonly kind: string
  readonly turn: number
}

/** Parses a card of a stack: `red gold mine r3`. */
export function stackCard(name: string): StackCard {
  const words = name.split(' ')
  return { colour: words[0] ?? '', kind: words.slice(1, -1).join(' '), turn: Number((words.at(-1) ?? 'r0').slice(1)) }
}

/** A dwarf with a key that stays the same when the dwarf moves, so that the move can be animated. */
export interface Dwarf {
  readonly key: string
  readonly colour: string
  readonly spot: string
}

/**
 * Which dwarf stands where now. The view does not say which dwarf of a colour moved. So: a dwarf that can have stayed has
 * stayed; to the other spots the nearest of the remaining dwarfs moved; where none remains, a dwarf came from the pile.
 */
export function follow(before: readonly Dwarf[], view: Dwar7sView): Dwarf[] {
  const now: Dwarf[] = []
  for (const { colour } of view.seats) {
    const free = before.filter((dwarf) => dwarf.colour === colour)
    const missing: string[] = []
    for (const site of view.map) {
      for (let count = site.dwarfs[colour] ?? 0; count > 0; count--) {
        const stayed = free.findIndex((dwarf) => dwarf.spot === site.spot)
        if (stayed >= 0) now.push(free.splice(stayed, 1)[0]!)
        else missing.push(site.spot)
      }
    }
    const used = new Set(now.filter((dwarf) => dwarf.colour === colour).map((dwarf) => dwarf.key))
    for (const spot of missing) {
      free.sort((a, b) => distance(a.spot, spot) - distance(b.spot, spot))
      let key = free.shift()?.key
      for (let number = 1; key === undefined || used.has(key); number++) key = `dwarf ${colour} ${number}`
      used.add(key)
      now.push({ key, colour, spot })
    }
  }
  return now
}

function distance(one: string, other: string): number {
  const a = placeOf(one)
  const b = placeOf(other)
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

/** Where the map was changed last; until then the viewer's own castle. */
export class LastChange {
  #known: ReadonlyMap<string, string> = new Map()
  #at: Site | undefined

  in(view: Dwar7sView, viewer: number): Site | undefined {
    const now = new Map(view.map.map((site) => [site.spot, `${site.card} ${Object.entries(site.dwarfs).join()}`]))
    const changed = this.#known.size === 0 ? [] : view.map.filter((site) => this.#known.get(site.spot) !== now.get(site.spot))
    this.#known = now
    this.#at = changed.at(-1) ?? this.#at ?? view.map.find((site) => site.kind === 'castle' && seatOf(view, site.colour) === viewer)
    return this.#at
  }
}
