/** A game of DWARF as the server shows it: the types are made from src/underhall/games/dwarf/view_types.py. */
import type { components } from '../../lib/api-types'
import type { Words } from '../../lib/game-words'

type Shapes = components['schemas']
export type DwarfView = Shapes['dwarf.DwarfView']
export type Place = Shapes['dwarf.LocationView']
export type Standing = Shapes['dwarf.WorkerView']
export type Threat = Shapes['dwarf.ThreatView']
export type Choice = Shapes['dwarf.ChoiceView']
export type CardFacts = Shapes['dwarf.DwarfCard']
export type DwarfFacts = Shapes['dwarf.DwarfFacts']

/** What one can hold, in the order in which it is shown. */
export const HOLDINGS = ['iron', 'steel', 'gold', 'items', 'glory'] as const
export type Holding = (typeof HOLDINGS)[number]
/** Whoever leads most of these wins, in the order in which they are shown. */
export const RACED = ['steel', 'gold', 'items'] as const
export type Raced = (typeof RACED)[number]
export type Amounts = Partial<Record<Holding, number>>

/** What holds in every game of DWARF. */
export function factsOf(words: Words): DwarfFacts {
  return words.facts as DwarfFacts
}

/** What is printed on a card. */
export function cardOf(words: Words, view: DwarfView, id: string): CardFacts {
  return factsOf(words).cards[view.options['special_backs']!]![id]!
}

/** Of the list of all locations or piles the part that belongs to one mine. */
export function ofMine<T>(all: readonly T[], view: DwarfView, mine: number): T[] {
  const each = all.length / view.mountains.length
  return all.slice(mine * each, (mine + 1) * each)
}

/** The mine that the location or pile of this number belongs to. */
export function mineOf(number: number, all: readonly unknown[], view: DwarfView): number {
  return Math.floor((number * view.mountains.length) / all.length)
}

export function standingOn(view: DwarfView, name: string): Standing[] {
  return view.workers.filter((worker) => worker.on === name)
}

/** All that a seat would lose or gain by the monsters' attacks together. */
export function together(all: readonly Threat[], seat: number): Amounts {
  const sum: Amounts = {}
  for (const { changes } of all) {
    for (const what of ['iron', 'gold'] as const) {
      const change = changes[seat]?.[what]
      if (change) sum[what] = (sum[what] ?? 0) + change
    }
  }
  return sum
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
