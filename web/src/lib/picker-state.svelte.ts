/**
 * The picks a person is making right now: what glows, what is picked, what would be played.
 * Boards draw pieces and name them (`pickTarget`); the picker decides which pieces may be picked.
 */
import { SvelteMap } from 'svelte/reactivity'
import { candidates, DONE, left, movesWith, pick, type Move } from './pick-tree'

export class Picker {
  /** The legal moves; empty when somebody else is asked. */
  moves = $state.raw<readonly Move[]>([])
  /** What is picked so far. */
  picked = $state.raw<readonly string[]>([])
  /** The candidate under the pointer or with the focus. */
  looked = $state<string | null>(null)
  /** A move that is complete and waits for its confirmation. */
  armed = $state.raw<Move | null>(null)
  /** Whether a complete move waits to be confirmed. */
  confirm = $state(false)

  readonly candidates = $derived(this.armed ? [] : candidates(this.moves, this.picked))
  readonly left = $derived(left(this.moves, this.picked))
  /** How often each name is drawn by the board; what is drawn nowhere is offered as a button. */
  readonly drawn = new SvelteMap<string, number>()
  readonly undrawn = $derived(this.candidates.filter((name) => !this.drawn.get(name)))
  /** The move to preview: the armed move, or the only move left with the candidate under the pointer. */
  readonly considered = $derived.by<Move | null>(() => {
    if (this.armed) return this.armed
    if (this.looked === null || !this.candidates.includes(this.looked)) return null
    const rest = movesWith(this.moves, this.picked, this.looked)
    return rest.length === 1 ? rest[0]! : null
  })

  constructor(private readonly play: (move: Move) => void) {}

  /** A new question: forget what was picked for the last question. */
  ask(moves: readonly Move[]): void {
    this.moves = moves
    this.picked = []
    this.armed = null
    this.looked = null
  }

  can(name: string): boolean {
    return this.candidates.includes(name)
  }

  isPicked(name: string): boolean {
    return this.picked.includes(name)
  }

  pick(name: string): void {
    const next = pick(this.moves, this.picked, name)
    if (!next) return
    this.picked = next.picked
    this.looked = null
    if (!next.move) return
    if (this.confirm) this.armed = next.move
    else this.send(next.move)
  }

  /** Play a move from the list of all moves. */
  choose(move: Move): void {
    this.picked = move.picks
    if (this.confirm) this.armed = move
    else this.send(move)
  }

  commit(): void {
    if (this.armed) this.send(this.armed)
  }

  /** Step back by one pick; false if there was none. */
  back(): boolean {
    if (this.armed) {
      this.armed = null
      this.picked = this.picked.slice(0, -1)
      return true
    }
    if (this.picked.length === 0) return false
    this.picked = this.picked.slice(0, -1)
    return true
  }

  private send(move: Move): void {
    this.armed = null
    this.play(move)
  }
}

export { DONE }
