/**
 * Where the solo opponent goes and why (D-86 to D-97): the same procedure as games/dwarf/automata.py, from public facts
 * only. tests/dwarf-rules.test.ts compares the choices with the engine's.
 */
import type { Words } from '../../lib/game-words'
import { effectOf, factsOf, type CardFacts } from './cards'
import { AUTOMATON, PLACES, type DwarfView } from './view'

export type Reason =
  | 'black' // the black dwarf on the guiding card
  | 'white' // the white dwarf, because the black dwarf's location is taken
  | 'laid' // where a Special card lies or will lie
  | 'free' // both locations taken: the first free location
  | 'help' // Andvéttr takes Get Help first
  | 'row' // the guided location is of no use: the first free location in the same row
  | 'usable' // Andvéttr's father: the first location he can use
  | 'none'

export interface Choice {
  /** 1-9, or 0 if the automaton places nobody. */
  place: number
  reason: Reason
  /** The card that guides the automaton. */
  card: CardFacts | null
  /** The location the automaton was sent to, if that was of no use. */
  rejected: number
  helpers: number[]
}

class AutomatonRules {
  readonly taken: Set<number>
  readonly level: number

  constructor(
    readonly view: DwarfView,
    readonly words: Words,
    also: readonly number[],
  ) {
    this.taken = new Set([...view.workers.map((worker) => Number(worker.on)), ...also])
    this.level = ['eldhusfifl', 'andvettr', 'andvettr_fadir'].indexOf(view.solo_opponent)
  }

  get helpers(): number {
    return this.view.seats[AUTOMATON]?.helpers ?? 0
  }

  free(place: number): boolean {
    return !this.taken.has(place)
  }

  kind(place: number): string {
    return this.view.locations[place - 1]!.kind
  }

  isHelp(place: number): boolean {
    return effectOf(this.words, this.kind(place)).help
  }

  /** D-94 */
  usable(place: number): boolean {
    const effect = effectOf(this.words, this.kind(place))
    if (effect.help) return this.helpers === 2
    return effect.pay.every(({ what, number }) => this.view.seats[AUTOMATON]![what] >= number)
  }

  first(fits: (place: number) => boolean): number {
    for (let place = 1; place <= PLACES; place++) if (this.free(place) && fits(place)) return place
    return 0
  }

  /** D-87 */
  guide(card: CardFacts): [number, Reason] {
    const first = card.black || card.location
    if (this.free(first)) return [first, card.black ? 'black' : 'laid']
    if (this.free(card.white)) return [card.white, 'white']
    const place = this.first(() => true)
    return [place, place ? 'free' : 'none']
  }

  /** D-92, D-97 */
  refine(place: number, reason: Reason): [number, Reason] {
    if (this.level < 1 || place === 0 || this.usable(place)) return [place, reason]
    const left = place - ((place - 1) % 3)
    const other = [left, left + 1, left + 2].find((one) => one !== place && this.free(one))
    if (this.level === 1 || this.usable(other ?? place)) return other ? [other, 'row'] : [place, reason]
    const usable = this.first((one) => this.usable(one))
    return [usable, usable ? 'usable' : 'none']
  }

  /** D-88, D-97 */
  send(help: number): number[] {
    const row = [0, 1, 2].map((step) => help - ((help - 1) % 3) + step).filter((place) => place !== help && this.free(place))
    const column = [0, 1, 2].map((step) => ((help - 1) % 3) + 1 + 3 * step).filter((place) => place !== help && this.free(place))
    const wanted = row.length === 2 ? row : column.length === 2 ? column : [...row, ...column.slice(0, 1)]
    for (let place = 1; place <= PLACES && wanted.length < 2; place++) {
      if (place !== help && this.free(place) && !wanted.includes(place)) wanted.push(place)
    }
    const sent: number[] = []
    for (const target of wanted.slice(0, this.helpers)) {
      let place = target
      if (this.level === 2 && (!this.free(place) || this.isHelp(place) || !this.usable(place))) {
        place = this.first((one) => this.usable(one) && !this.isHelp(one))
      }
      if (place === 0) continue
      sent.push(place)
      this.taken.add(place)
    }
    return sent
  }

  choose(card: CardFacts, second: boolean): Choice {
    let place = 0
    let reason: Reason = 'none'
    let rejected = 0
    if (second && this.level >= 1 && this.helpers === 2) {
      place = this.first((one) => this.isHelp(one))
      if (place) reason = 'help'
    }
    if (place === 0) {
      const [wanted, why] = this.guide(card)
      ;[place, reason] = this.refine(wanted, why)
      if (place !== wanted) rejected = wanted
    }
    if (place) this.taken.add(place)
    const helpers = place && this.isHelp(place) ? this.send(place) : []
    return { place, reason, card: reason === 'help' ? null : card, rejected, helpers }
  }
}

/** Where the automaton's second worker goes if the human's first goes to this location. */
export function answerTo(view: DwarfView, words: Words, place: number): Choice {
  const top = view.locations[place - 1]!.card
  return new AutomatonRules(view, words, [place]).choose(factsOf(words, view, top), true)
}

/** The Get Help card the automaton's second worker takes whatever the human does, as long as the card stays free; 0 if none (D-91). */
export function wantsHelp(view: DwarfView, words: Words): number {
  const rules = new AutomatonRules(view, words, [])
  return rules.level >= 1 && rules.helpers === 2 ? rules.first((one) => rules.isHelp(one)) : 0
}

/**
 * Why the automaton's last regular worker stands where it stands: the choice is made again without that worker.
 * Null where that cannot be told from what lies on the table (a Special Action came between).
 */
export function lastChoice(view: DwarfView, words: Words): Choice | null {
  const own = view.workers.findLastIndex((worker) => worker.seat === AUTOMATON && !worker.extra)
  if (own < 0) return null
  const second = view.workers.slice(0, own).some((worker) => worker.seat === AUTOMATON && !worker.extra)
  const before = view.workers.slice(0, own)
  const human = before.find((worker) => worker.seat !== AUTOMATON && !worker.extra)
  const guide = second ? view.locations.find((place) => place.name === human?.on)?.card : view.last_placed
  if (!guide) return null
  const helpers = 2 - before.filter((worker) => worker.seat === AUTOMATON && worker.extra).length
  const seats = view.seats.map((seat, number) => (number === AUTOMATON ? { ...seat, helpers } : seat))
  const choice = new AutomatonRules({ ...view, seats, workers: before }, words, []).choose(factsOf(words, view, guide), second)
  return String(choice.place) === view.workers[own]!.on ? choice : null
}
