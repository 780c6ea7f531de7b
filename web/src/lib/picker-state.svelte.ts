/**
 * The picks a person is making right now: what glows, what is picked, what would be played.
 * Boards draw pieces and name them (`pickTarget`); the picker decides which pieces may be picked.
 */
import { SvelteMap } from 'svelte/reactivity'
import { candidates, DONE, left, movesWith, pick, type Move } from './pick-tree'

/** Somebody who leads the player: which of the legal moves may be made now, and what is said to other picks. */
export interface Guide {
  wants(move: Move): boolean
  /** A legal pick, or a move, that is not wanted now; it is not made. */
  refuse(): void
}

export class Picker {
  /** The legal moves; empty when somebody else is asked. */
  moves = $state.raw<readonly Move[]>([])
  /** What is picked so far. */
  picked = $state.raw<readonly string[]>([])
  /** The candidate under the pointer or with the focus. */
  looked = $state<string | null>(null)
  /** A whole move that something beside the board points at, a hint say: it is previewed, and its pieces light up. */
  pointed = $state.raw<Move | null>(null)
  /** A move that is complete and waits for its confirmation. */
  armed = $state.raw<Move | null>(null)
  /** Whether a complete move waits to be confirmed. */
  confirm = $state(false)
  /** In a lesson; null wherever a player is alone. */
  guide = $state.raw<Guide | null>(null)

  /** The legal moves that may be made. */
  readonly open = $derived.by(() => {
    const { guide } = this
    return guide ? this.moves.filter((move) => guide.wants(move)) : this.moves
  })
  readonly candidates = $derived(this.armed ? [] : candidates(this.open, this.picked))
  readonly left = $derived(left(this.open, this.picked))
  /** What the list of all moves has: in a lesson also what is not wanted just now, which is answered. */
  readonly listed = $derived(left(this.moves, this.picked))
  /** How often each name is drawn by the board; what is drawn nowhere is offered as a button. */
  readonly drawn = new SvelteMap<string, number>()
  readonly undrawn = $derived(this.candidates.filter((name) => !this.drawn.get(name)))
  /** The move to preview: armed, pointed at, or the only move left with the candidate under the pointer. */
  readonly considered = $derived.by<Move | null>(() => {
    if (this.armed) return this.armed
    if (this.pointed) return this.pointed
    if (this.looked === null || !this.candidates.includes(this.looked)) return null
    const rest = movesWith(this.open, this.picked, this.looked)
    return rest.length === 1 ? rest[0]! : null
  })

  constructor(private readonly play: (move: Move) => void) {}

  /** A new question: forget what was picked for the last question. */
  ask(moves: readonly Move[]): void {
    this.moves = moves
    this.picked = []
    this.armed = null
    this.looked = null
    this.pointed = null
  }

  can(name: string): boolean {
    return this.candidates.includes(name)
  }

  isPicked(name: string): boolean {
    return this.picked.includes(name) || (this.pointed?.picks.includes(name) ?? false)
  }

  /** A pick that cannot be made: one that the rules allow and the guide does not is answered by the guide; whether it was. */
  miss(name: string): boolean {
    const { guide } = this
    if (!guide || this.armed || this.can(name) || !candidates(this.moves, this.picked).includes(name)) return false
    guide.refuse()
    return true
  }

  pick(name: string): void {
    const next = pick(this.open, this.picked, name)
    if (!next) {
      this.miss(name)
      return
    }
    this.picked = next.picked
    this.looked = null
    if (!next.move) return
    if (this.confirm) this.armed = next.move
    else this.send(next.move)
  }

  /** Play a move from the list of all moves. */
  choose(move: Move): void {
    if (!this.open.includes(move)) {
      this.guide?.refuse()
      return
    }
    this.picked = move.picks
    if (this.confirm) this.armed = move
    else this.send(move)
  }

  commit(): void {
    if (this.armed) this.send(this.armed)
  }

  /** Step back to the last pick that was a choice; false if there was none. */
  back(): boolean {
    if (!this.armed && this.picked.length === 0) return false
    this.armed = null
    let kept = this.picked.slice(0, -1)
    while (kept.length > 0 && candidates(this.moves, kept).length === 1) kept = kept.slice(0, -1)
    this.picked = kept
    return true
  }

  private send(move: Move): void {
    this.armed = null
    this.play(move)
  }
}

export { DONE }
