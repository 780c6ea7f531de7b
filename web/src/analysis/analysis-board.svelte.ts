/** A position that somebody looks into: where it began, what was played from there, and what the server says of it. */
import { post, Refusal, type FormField, type Hint, type Layout, type Look } from '../lib/api'
import { Picker } from '../lib/picker-state.svelte'
import { settings } from '../lib/settings.svelte'
import type { Room } from '../boards/game-ui'
import { changed, type Path, type Plain, type Position } from './position'

/** The eyes of whoever is asked. */
export const OWN_EYES = -2
const SETTLE_MS = 150

export class AnalysisBoard {
  game = $state('')
  form = $state.raw<readonly FormField[]>([])
  /** The position that is edited, and the moves from there, as text. */
  start = $state.raw<Position>({})
  moves = $state.raw<readonly string[]>([])
  /** After how many of the moves the board stands. */
  step = $state(0)
  eyes = $state(OWN_EYES)
  look = $state.raw<Look | null>(null)
  hints = $state.raw<readonly Hint[]>([])
  problem = $state('')
  /** The place of the position the problem is about. */
  wrong = $state('')
  /** Whether an answer is awaited. */
  busy = $state(false)
  thinking = $state(false)
  readonly picker = new Picker((move) => this.play(move.text))
  /** What is chosen for a position that is still awaited. */
  wished = $state.raw<Record<string, string | number> | null>(null)
  /** Until the position that was wanted last is there. */
  loading: Promise<void> = Promise.resolve()
  private asked = 0
  private loads = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** A dealt game of that kind, to begin with. */
  async deal(game: string, options: Record<string, string | number> = {}): Promise<void> {
    await this.load(async (late) => {
      const made = await post<{ position: Position; form: FormField[] }>(`/analysis/start?lang=${settings.language}`, { game, options })
      if (!late()) await this.take(game, made.position, [], made.form)
    }, options)
  }

  /** A record file, or a position as text. */
  async open(text: string): Promise<void> {
    await this.load(async (late) => {
      if (text.trimStart().startsWith('{')) {
        const position = JSON.parse(text) as Position
        await this.read(String(position['game']), position, [], late)
      } else {
        const record = await post<{ game: string; position: Position; moves: string[] }>(`/analysis/record?lang=${settings.language}`, { text })
        await this.read(record.game, record.position, record.moves, late)
      }
    })
  }

  /** The form hangs on the options, so it is asked for with those of the position. */
  private async read(game: string, position: Position, moves: readonly string[], late: () => boolean): Promise<void> {
    const options = (position['options'] ?? {}) as Record<string, string | number>
    const { form } = await post<{ form: FormField[] }>(`/analysis/start?lang=${settings.language}`, { game, options })
    if (!late()) await this.take(game, position, moves, form)
  }

  private async take(game: string, position: Position, moves: readonly string[], form: readonly FormField[]): Promise<void> {
    if (game !== this.game) this.look = null // a board draws views of its own game only
    this.game = game
    this.form = form
    this.start = position
    this.wished = null
    this.moves = moves
    this.step = moves.length
    await this.refresh()
  }

  /** Somebody changes the position; what was played from it is gone. */
  change(path: Path, value: Plain | undefined): void {
    this.start = changed(this.start, path, value) as Position
    this.moves = []
    this.step = 0
    this.busy = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.refresh(), SETTLE_MS)
  }

  play(text: string): void {
    this.moves = [...this.moves.slice(0, this.step), text]
    this.go(this.step + 1)
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.moves.length, step))
    void this.refresh()
  }

  /** Edit the position as it stands now. */
  editHere(): void {
    if (!this.look) return
    this.start = this.look.position as Position
    this.moves = []
    this.step = 0
    if (this.busy) void this.refresh() // another position is awaited, and this one is wanted now
  }

  async ask(): Promise<void> {
    this.thinking = true
    const step = this.asked
    try {
      const found = await post<Hint[]>(`/analysis/hints?lang=${settings.language}`, this.body())
      if (step === this.asked) this.hints = found
    } catch (error) {
      if (step === this.asked) this.fail(error)
    }
    this.thinking = false
  }

  drawing(room: Room): Promise<Layout> {
    return post<Layout>(`/analysis/drawing?lang=${settings.language}&columns=${room.columns}&rows=${room.rows}&beside=${room.beside}`, this.body())
  }

  async refresh(): Promise<void> {
    const mark = ++this.asked
    this.busy = true
    this.hints = []
    try {
      const found = await post<Look>(`/analysis/look?lang=${settings.language}`, this.body())
      if (mark !== this.asked) return
      this.look = found
      this.problem = this.wrong = ''
      this.picker.ask(found.moves)
    } catch (error) {
      if (mark !== this.asked) return
      this.picker.ask([])
      this.fail(error)
    }
    this.busy = false
  }

  private body(): Record<string, unknown> {
    return { game: this.game, position: this.start, moves: this.moves.slice(0, this.step), seat: this.eyes }
  }

  /**
   * Another position takes the place of this one: until it is there, nothing of this one is settled. Of several only the
   * one that was wanted last, whichever is answered last.
   */
  private load(work: (late: () => boolean) => Promise<void>, wished: Record<string, string | number> | null = null): Promise<void> {
    const mark = ++this.loads
    const late = (): boolean => mark !== this.loads
    this.busy = true
    this.wished = wished
    this.loading = work(late).catch((error: unknown) => {
      if (late()) return
      this.fail(error)
      this.wished = null
      this.busy = false
    })
    return this.loading
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Refusal ? error.message : String(error)
    this.wrong = error instanceof Refusal ? error.where : ''
  }
}
