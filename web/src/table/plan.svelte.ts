/** A turn that is planned: own moves tried one after another, which nobody else hears of until they are committed. */
import { post, Refusal, type Plan as Foreseen } from '../lib/api'
import type { Move } from '../lib/pick-tree'
import { settings } from '../lib/settings.svelte'

/** What a plan needs of the table it is made at. */
export interface Planned {
  readonly id: string
  problem: string
  /** The turn that is asked now; undefined while nothing is. */
  turn(): number | undefined
  /** Show how things would stand; null: as they do. */
  foresee(plan: Foreseen | null): void
}

export class Plan {
  /** Whether moves are planned instead of played. */
  on = $state(false)
  moves = $state.raw<readonly Move[]>([])
  /** Whether the plan cannot go on: its last move reveals something or ends the turn. */
  ends = $state(false)
  /** Counts what was planned and dropped: only the last of it is awaited. */
  private asked = 0

  constructor(private readonly table: Planned) {}

  start(): void {
    this.on = true
  }

  async add(move: Move): Promise<void> {
    await this.go([...this.moves, move])
  }

  async back(): Promise<void> {
    await this.go(this.moves.slice(0, -1))
  }

  /** Nothing of it counts. */
  drop(): void {
    const shown = this.moves.length > 0
    this.forget()
    if (shown) this.table.foresee(null)
  }

  /** The game went on: what was planned is over. */
  forget(): void {
    this.asked += 1
    this.on = false
    this.moves = []
    this.ends = false
  }

  async commit(): Promise<void> {
    const { moves } = this
    if (moves.length === 0) return this.drop()
    try {
      await post(`/tables/${this.table.id}/plan/commit`, this.body(moves))
    } catch (error) {
      this.drop()
      this.table.problem = error instanceof Refusal ? error.message : String(error)
    }
  }

  private body(moves: readonly Move[]): { moves: number[]; turn_number: number | undefined } {
    return { moves: moves.map((one) => one.move), turn_number: this.table.turn() }
  }

  private async go(moves: readonly Move[]): Promise<void> {
    const mark = ++this.asked
    if (moves.length === 0) {
      this.moves = []
      this.ends = false
      this.table.foresee(null)
      return
    }
    try {
      const found = await post<Foreseen>(`/tables/${this.table.id}/plan?lang=${settings.language}`, this.body(moves))
      if (mark !== this.asked) return
      this.moves = moves
      this.ends = found.ends
      this.table.foresee(found)
    } catch (error) {
      if (mark !== this.asked) return
      this.table.problem = error instanceof Refusal ? error.message : String(error)
      this.table.foresee(null)
      this.forget()
    }
  }
}
