/** What monsters will do in the Defend step if nobody faces these monsters (D-61 to D-67). */
import type { Words } from '../../lib/game-words'
import { effectOf } from './cards'
import { isFree, type Amounts, type DwarfView } from './view'

export interface Threat {
  /** The location's name. */
  at: string
  attack: { kind: string; amount: number }
  /** For each seat what changes: losses are negative. Empty where there is nothing to lose. */
  changes: Amounts[]
  /** Orc Raiders: for each seat how many workers would stand on Mine cards for nothing. */
  idle: number[]
}

/** Questions that come after the Defend step: then no more attacks come this round. */
const AFTER_DEFEND = new Set(['order_mine', 'order_forge'])

export function threats(view: DwarfView, words: Words): Threat[] {
  if (view.mustered || view.outcome.over || AFTER_DEFEND.has(view.question)) return []
  const iron = view.seats.map((seat) => seat.iron)
  const gold = view.seats.map((seat) => seat.gold)
  const found: Threat[] = []
  for (const place of view.locations) {
    const { attack } = effectOf(words, place.kind)
    if (!attack || !isFree(view, place.name)) continue
    const threat: Threat = { at: place.name, attack, changes: view.seats.map(() => ({})), idle: view.seats.map(() => 0) }
    found.push(threat)
    if (attack.kind === 'stop_mining') {
      threat.idle = view.seats.map((_, seat) => miners(view, seat))
      continue
    }
    // One after the other in reading order: an earlier attack changes what a later one finds (D-66).
    view.seats.forEach((_, seat) => {
      const change: Amounts = {}
      if (attack.kind === 'take_iron') change.iron = -Math.min(attack.amount, iron[seat]!)
      if (attack.kind === 'take_gold') change.gold = -Math.min(attack.amount, gold[seat]!)
      if (attack.kind === 'take_all_gold') change.gold = -gold[seat]!
      if (attack.kind === 'gold_to_iron') {
        change.gold = -Math.min(attack.amount, gold[seat]!)
        change.iron = -change.gold
      }
      for (const what of ['iron', 'gold'] as const) if (!change[what]) delete change[what]
      iron[seat]! += change.iron ?? 0
      gold[seat]! += change.gold ?? 0
      threat.changes[seat] = change
    })
  }
  return found
}

function miners(view: DwarfView, seat: number): number {
  const mine = new Set(view.locations.filter((place) => place.action === 'mine').map((place) => place.name))
  return view.workers.filter((worker) => worker.seat === seat && !worker.spent && mine.has(worker.on)).length
}

/** All that a seat would lose or gain by attacks together. */
export function together(all: readonly Threat[], seat: number): Amounts {
  const sum: Amounts = {}
  for (const threat of all) {
    for (const what of ['iron', 'gold'] as const) {
      const change = threat.changes[seat]?.[what]
      if (change) sum[what] = (sum[what] ?? 0) + change
    }
  }
  return sum
}

/** Who leads a category, -1 if the most is shared (D-78). */
export function leader(view: DwarfView, what: 'steel' | 'gold' | 'items'): number {
  const most = Math.max(...view.seats.map((seat) => seat[what]))
  const holders = view.seats.flatMap((seat, number) => (seat[what] === most ? [number] : []))
  return holders.length === 1 ? holders[0]! : -1
}
