/** Facts that follow from a view: owners of domains, tasks that are ready, where dwarfs stand. No rules are decided here. */
import { placeOf } from './geometry'
import { GEMS, type Dwar7sView, type Site } from './view'

const OPPOSITE: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/** The seat that plays a colour, -1 for nobody. */
export function seatOf(view: Dwar7sView, colour: string): number {
  return view.seats.findIndex((seat) => seat.colour === colour)
}

export function siteAt(view: Dwar7sView, spot: string): Site | undefined {
  return view.map.find((site) => site.spot === spot)
}

/** For each domain the seats whose castle lies in that domain: the domain is their kingdom (K-70, K-71). */
export function owners(view: Dwar7sView): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const site of view.map) {
    if (!found.has(site.domain)) found.set(site.domain, [])
    if (site.kind === 'castle') found.get(site.domain)!.push(seatOf(view, site.colour))
  }
  for (const seats of found.values()) seats.sort((a, b) => a - b)
  return found
}

/** Pairs of cards one can walk between: both touching sides are open (K-49). */
export function passages(view: Dwar7sView): { from: Site; side: 'E' | 'S' }[] {
  const at = new Map(view.map.map((site) => [site.spot, site]))
  const found: { from: Site; side: 'E' | 'S' }[] = []
  for (const site of view.map) {
    for (const side of ['E', 'S'] as const) {
      const other = at.get(side === 'E' ? `${site.x + 1},${site.y}` : `${site.x},${site.y + 1}`)
      if (other && !site.walls.includes(side) && !other.walls.includes(OPPOSITE[side]!)) found.push({ from: site, side })
    }
  }
  return found
}

/** The seats with enough dwarfs on a card; the active player's task is carried out at the end of the turn (K-83). */
export function ready(view: Dwar7sView, site: Site): number[] {
  return Object.entries(site.dwarfs)
    .filter(([, count]) => count >= site.need)
    .map(([colour]) => seatOf(view, colour))
}

export function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}

/** Whether a seat's gems, as far as they are seen, pay for a goal. */
export function payable(view: Dwar7sView, seat: number, goal: string): boolean {
  const held = view.seats[seat]?.gems ?? []
  const price = view.prices[goal]
  return price !== undefined && GEMS.every((gem) => held.filter((one) => one === gem).length >= (price[gem] ?? 0))
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
