/**
 * The connection to one table: what the server last said, the line to it, and what is being sent.
 * The server decides everything; a refused move says why, and the board stays as the server has it.
 */
import { tick } from 'svelte'
import { call, get, post, Refusal, type Change, type Hint, type Missed, type Now, type Plan as Foreseen, type Preview, type Standing, type Table } from '../lib/api'
import { transport } from '../lib/current-transport'
import { forSeat } from '../lib/device-seat'
import { painted } from '../lib/motion'
import { muted } from '../lib/muted.svelte'
import { Picker } from '../lib/picker-state.svelte'
import type { View } from '../lib/patches'
import type { Move } from '../lib/pick-tree'
import type { Language } from '../lib/settings.svelte'
import { settings } from '../lib/settings.svelte'
import { route } from '../lib/route.svelte'
import { play as sound } from '../lib/sound'
import { soundQuestion } from '../lib/sound-question.svelte'
import { kindOf, refusalInWords } from '../lib/refusals'
import { hasText, t, tOf } from '../lib/texts.svelte'
import type { Line } from '../lib/transport'
import { BeatQueue, beatsOf, type Beat, type Showing, type Update } from './beats'
import { moodOf, outcomeOf } from './outcome'
import { Plan } from './plan.svelte'
import { remember, type Recent } from './recent'
import type { StageEffects } from './stage-effects'

export type Link = 'connecting' | 'live' | 'reconnecting' | 'gone'
export type Sending = 'idle' | 'sending' | 'stored'

/** The sentences everybody reads in their own language (`Reaction` in the server's api_models.py). */
export const REACTIONS = ['hello', 'luck', 'well_played', 'thanks', 'ouch', 'moment'] as const

/** Something that was just said; it is shown beside the seat for a while. */
export interface Saying {
  readonly change: Change
}

const SAYING_MS = 8000
const RETRY_MS = [300, 600, 1000, 2000, 4000]
const GONE_AFTER = 5

export class LiveTable {
  table = $state.raw<Table | null>(null)
  now = $state.raw<Now | null>(null)
  log = $state.raw<readonly Change[]>([])
  link = $state<Link>('connecting')
  sending = $state<Sending>('idle')
  problem = $state('')
  /** The last sentences, for screen readers. */
  spoken = $state('')
  preview = $state.raw<Preview | null>(null)
  hints = $state.raw<readonly Hint[]>([])
  thinking = $state(false)
  wish = $state('')
  /** How present the person of each seat is, as the server says. */
  presence = $state.raw<readonly string[]>([])
  /** By how many milliseconds the server's clock is ahead of ours. */
  serverAhead = $state(0)
  sayings = $state.raw<readonly Saying[]>([])
  /** How much was said by others since we last looked. */
  unheard = $state(0)
  /** What was said, but for those we do not want to hear. */
  readonly heard = $derived(this.log.filter((change) => change.kind === 'talk' && !muted.has(change.mark)))
  reported = $state.raw<readonly number[]>([])
  /** How many beats wait to be shown. While there are any, `now` is on the way: no question, no moves. */
  left = $state(0)
  /** What is happening right now, in a sentence. */
  happening = $state('')
  /** Which event the board shows: the number of its change, and its place among that one's events, counted from 1. */
  shownEvent = $state('')
  /** The moves of the others since our own last decision. */
  recent = $state.raw<readonly Recent[]>([])
  /** The number of the move that is being shown again, 0 for none. */
  shownAgain = $state(0)
  /** Whether a question waits behind what is being shown. */
  readonly playing = $derived(this.left > 0 || this.shownAgain > 0)
  /** Draws what happens beyond the numbers; the page sets it once there is a board. */
  effects: StageEffects | null = null

  readonly picker: Picker
  readonly plan: Plan
  private number = 0
  private line: Line | null = null
  private tries = 0
  private mark = 0
  /** Counts how often everything was read: what was asked before the last time is no longer wanted. */
  private readings = 0
  /** Counts what was wished here: an answer asked before does not know of it. */
  private wishes = 0
  private closed = false
  /** What the server said last, and what everything that waits ends with. */
  latest = $state.raw<Now | null>(null)
  private known = 0
  private foreseen: Foreseen | null = null
  private end: View | null = null
  private readonly beats = new BeatQueue(
    (beat, how) => this.show(beat, how),
    () => settings.pace,
    (left) => (this.left = left),
    painted,
  )
  private repeat: BeatQueue | null = null
  /** Whether what was sent last is a move. */
  private moving = false
  /** The mark of the last move that was sent. */
  private moved = 0
  private readonly previews = new Map<string, Promise<Preview>>()

  constructor(
    readonly id: string,
    private language: Language,
  ) {
    this.picker = new Picker((move) => this.play(move))
    this.plan = new Plan(this)
    document.addEventListener('visibilitychange', this.tellAway)
  }

  /** Read everything, then stay connected. */
  async open(): Promise<void> {
    const reading = ++this.readings
    const late = (): boolean => reading !== this.readings || this.closed
    const all = await get<Missed>(`/tables/${this.id}/changes?since=0&lang=${this.language}`)
    if (late()) return // another language, another account, or the table was left
    this.beats.clear()
    this.stopAgain()
    this.recent = []
    this.log = all.changes as unknown as Change[]
    this.known = this.log.at(-1)?.number ?? 0
    this.number = all.number
    if (all.table) this.table = all.table
    if (all.now) this.take(all.now)
    else {
      const whole = await get<{ table: Table; now: Now }>(`/tables/${this.id}?lang=${this.language}`)
      if (late()) return
      this.table = whole.table
      this.take(whole.now)
    }
    if (this.table?.read_only) return // nothing happens there any more
    if (this.table && this.table.your_seat >= 0) await this.readWish()
    if (!late()) this.connect()
  }

  /** What was wished here meanwhile stays. */
  private async readWish(): Promise<void> {
    const known = this.wishes
    const { wish } = await get<Standing>(`/tables/${this.id}/standing`)
    if (known === this.wishes) this.wish = wish
  }

  /** To the end of what is being shown. */
  skip(): void {
    if (this.shownAgain > 0) this.stopAgain()
    this.beats.skip()
  }

  /** On to the next beat. */
  next(): void {
    if (this.repeat) this.repeat.next()
    else this.beats.next()
  }

  /**
   * A pick while something is still being shown: that ends at once, and the pick counts if it can be made now. A move that
   * it completes waits to be confirmed, since what it answers was not on the screen.
   */
  pickAhead(name: string): void {
    this.skip()
    if (!this.picker.can(name)) return
    const { confirm } = this.picker
    this.picker.confirm = true
    this.picker.pick(name)
    this.picker.confirm = confirm
  }

  /** Show a move of somebody's again, from the view before it. */
  showAgain(recent: Recent): void {
    if (this.left > 0 || !this.latest) return
    this.stopAgain()
    this.shownAgain = recent.change.number
    this.picker.ask([])
    this.preview = null
    const first = recent.beats[0]?.before
    if (first) this.draw(() => this.onTheWay(first), null, 0)
    let left = recent.beats.length
    const repeat = new BeatQueue(
      (beat, how) => {
        left -= 1
        this.happening = sentencesOf(beat)
        this.draw(() => beat.view && this.onTheWay(beat.view), beat, how.ms)
      },
      () => (settings.pace === 'off' ? 'normal' : settings.pace),
      undefined,
      painted,
      () => {
        if (this.repeat === repeat && left === 0) this.stopAgain()
      },
    )
    this.repeat = repeat
    // The view before the move is seen for a moment.
    setTimeout(() => {
      if (this.repeat === repeat) repeat.push(recent.beats.map((beat) => ({ ...beat, closes: false })))
    }, 250)
  }

  private stopAgain(): void {
    if (this.shownAgain === 0) return
    const repeat = this.repeat
    this.repeat = null
    this.shownAgain = 0
    repeat?.clear()
    this.happening = ''
    const { latest } = this
    if (latest) this.draw(() => this.take(latest), null, 0)
  }

  close(): void {
    this.closed = true
    document.removeEventListener('visibilitychange', this.tellAway)
    this.beats.clear()
    this.effects?.clear()
    this.line?.close()
  }

  /** Change the language: everything is read again. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return
    this.language = language
    this.previews.clear()
    this.now = null
    await this.again()
  }

  /** Connect again, with the account as it is now. */
  async again(): Promise<void> {
    const old = this.line
    this.line = null
    old?.close()
    await this.open()
  }

  play(move: Move): void {
    if (!this.now || this.playing) return
    this.preview = null
    if (this.plan.on) {
      void this.plan.add(move)
      return
    }
    this.beats.next() // our own move is shown at once
    this.command({ do: 'play', move: move.move, turn_number: this.now.turn_number })
    this.moving = true
    this.moved = this.mark
  }

  undo(): void {
    if (this.now?.can_undo) this.command({ do: 'undo', turn_number: this.now.turn_number })
  }

  /** Back to before a line of the log: at once where that is fair, else the others are asked. */
  undoTo(number: number): void {
    void this.act('undo/to', { number, turn_number: this.now?.turn_number })
  }

  turn(): number | undefined {
    return this.latest?.turn_number
  }

  /** Show how things would stand after planned moves; null: as they do. */
  foresee(plan: Foreseen | null): void {
    const { latest } = this
    if (!latest) return
    this.foreseen = plan
    this.draw(() => (this.now = this.planned(latest)), null, 0)
    this.ask()
  }

  /** What the server says, but as it would stand after what is planned. */
  private planned(now: Now): Now {
    if (!this.foreseen) return now
    const { view, moves, question } = this.foreseen
    return { ...now, view, moves, question, can_undo: false }
  }

  askUndo(): void {
    this.command({ do: 'ask_undo' })
  }

  answerUndo(agree: boolean): void {
    this.command({ do: 'answer_undo', agree })
  }

  talk(text: string): void {
    this.command({ do: 'talk', text })
  }

  react(reaction: (typeof REACTIONS)[number]): void {
    this.command({ do: 'talk', reaction })
  }

  mute(mark: string, on: boolean): void {
    muted.set(mark, on)
    this.sayings = this.sayings.filter((one) => !muted.has(one.change.mark))
  }

  /** Tell the operator of words that were out of place. */
  async report(number: number): Promise<void> {
    if (!(await this.act('report', { number }))) this.reported = [...this.reported, number]
  }

  /** The server tells the others whether we look at the table. */
  private readonly tellAway = (): void => {
    if (this.line?.ready) this.line.send(JSON.stringify({ do: 'away', on: document.hidden }))
  }

  private hear(fresh: readonly Change[]): void {
    const seat = this.table?.your_seat ?? -1
    const talk = fresh.filter((change) => change.kind === 'talk' && !muted.has(change.mark))
    const said = talk.map((change) => ({ change }))
    if (said.length === 0) return
    this.sayings = [...this.sayings, ...said]
    setTimeout(() => (this.sayings = this.sayings.filter((one) => !said.includes(one))), SAYING_MS)
    const foreign = talk.filter((change) => change.seat !== seat).length
    this.unheard += foreign
    if (foreign > 0) sound('talk')
  }

  /** How our seat wishes to be asked, where the game knows such wishes. */
  async wishFor(wish: string): Promise<void> {
    this.wish = wish
    this.wishes += 1
    try {
      await call('PUT', `/tables/${this.id}/wish`, { wish })
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    }
  }

  /** Anything that is done over HTTP: sit, start, resign, ...; what kind of refusal came back, empty for none. */
  async act(path: string, body: unknown = {}): Promise<string> {
    this.problem = ''
    try {
      await post(`/tables/${this.id}/${path}`, body)
      return ''
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
      return error instanceof Refusal ? error.kind : 'failure'
    }
  }

  /** Remove a table whose game has not begun; whether it is gone. */
  async remove(): Promise<boolean> {
    this.problem = ''
    try {
      await call('DELETE', `/tables/${this.id}`)
      return true
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
      return false
    }
  }

  async askHints(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.problem = ''
    const turn = this.turn()
    try {
      const found = await post<Hint[]>(`/tables/${this.id}/hints?lang=${this.language}`)
      // Hints name moves by their numbers: those of a turn that is over would play something else.
      if (turn === this.turn() && this.plan.moves.length === 0) this.hints = found
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    } finally {
      this.thinking = false
    }
  }

  /** What the move being considered would do. */
  async consider(move: Move | null): Promise<void> {
    const turnNumber = this.now?.turn_number
    if (!move || turnNumber === undefined || this.plan.moves.length > 0) {
      this.preview = null
      return
    }
    const key = `${turnNumber} ${move.move}`
    let asked = this.previews.get(key)
    if (!asked) {
      asked = get<Preview>(`/tables/${this.id}/preview?move=${move.move}&turn_number=${turnNumber}&lang=${this.language}`)
      this.previews.set(key, asked)
    }
    try {
      const found = await asked
      if (found.current && this.picker.considered?.move === move.move && this.now?.turn_number === turnNumber && this.plan.moves.length === 0) this.preview = found
    } catch {
      this.previews.delete(key) // the game has moved on, or the connection is gone: there is nothing to preview
    }
  }

  private command(body: Record<string, unknown>): void {
    this.problem = ''
    if (!this.line?.ready) {
      this.problem = t('problems-unsent')
      this.ask()
      return
    }
    this.sending = 'sending'
    this.line.send(JSON.stringify({ id: ++this.mark, ...body }))
  }

  private connect(): void {
    const line = transport().connect(forSeat(`/tables/${this.id}/live?since=${this.number}&lang=${this.language}&presence=1`), {
      opened: () => {
        this.tries = 0
        this.link = 'live'
        if (document.hidden) this.tellAway()
      },
      heard: (text) => {
        if (this.line === line) this.receive(JSON.parse(text) as Update)
      },
      closed: () => {
        if (this.closed || this.line !== line) return
        this.tries += 1
        this.link = this.tries > GONE_AFTER ? 'gone' : 'reconnecting'
        if (this.sending === 'sending') this.sending = 'idle'
        setTimeout(() => {
          if (!this.closed && this.line === line) this.connect()
        }, RETRY_MS[Math.min(this.tries - 1, RETRY_MS.length - 1)])
      },
    })
    this.line = line
  }

  private receive(update: Update): void {
    const ours = update.re !== undefined && update.re === this.mark
    if (update.type === 'problem') {
      this.problem = refusalInWords(kindOf(update.problem?.type), update.problem?.title ?? '', update.problem?.detail)
      this.sending = 'idle'
      // Where only words were refused, say, what is picked meanwhile stays.
      if (update.re === undefined || update.re === this.moved) this.ask()
      return
    }
    if (ours && this.sending === 'sending') {
      this.sending = 'stored'
      if (this.moving) soundQuestion.moved()
      this.moving = false
      setTimeout(() => {
        if (this.sending === 'stored') this.sending = 'idle'
      }, 1200)
    }
    if (update.type === 'presence') this.presence = update.seats ?? []
    if (update.type !== 'update') return
    if (update.at) this.serverAhead = update.at * 1000 - Date.now()
    this.number = update.number ?? this.number
    this.stopAgain()
    const fresh = (update.changes ?? []).filter((change) => change.number > this.known)
    this.known = fresh.at(-1)?.number ?? this.known
    this.hear(fresh)
    // Whoever agreed to play again is taken along to the new table.
    const agreed = update.table?.again?.[String(update.table.your_seat)]
    if (agreed && fresh.some((change) => change.kind === 'rematch') && update.table) route.go(`/table/${update.table.rematch}`)
    const sentences = fresh.flatMap((change) => change.events ?? []).map((event) => event.sentence)
    // Who listens is told at once, at the pace of their own reader.
    if (sentences.length > 0) this.spoken = sentences.join('. ')
    const beats = beatsOf(update, fresh, this.end)
    this.end = beats.at(-1)!.view
    const goesOn = sentences.length > 0 || (update.now && update.now.turn_number !== this.latest?.turn_number)
    // What was refused was about what is over now.
    if (goesOn) {
      this.problem = ''
      this.plan.forget()
    }
    if (goesOn || this.left > 0) {
      this.beats.push(beats)
      if (this.left > 0) this.picker.ask([]) // what was asked is no longer the question
    } else beats.forEach((beat) => this.show(beat, { seen: true, last: true, ms: 0 })) // only words, or the table: nothing to wait for
  }

  /** One beat: the log and the chips learn of it, and the board shows it if it shall be seen. */
  private show(beat: Beat, { seen, last, ms }: Showing): void {
    if (beat.told.length > 0) this.tell(beat)
    const { update } = beat
    if (beat.closes && update.table) this.table = update.table
    if (!seen) {
      this.effects?.pass(beat)
      return
    }
    if (beat.events.length > 0) this.happening = sentencesOf(beat)
    this.draw(() => this.enter(beat, last), beat, ms)
  }

  /** The view after a beat; with the last one, what the server said last, question and all. */
  private enter(beat: Beat, last: boolean): void {
    const now = beat.update.now
    const told = beat.told.at(-1)
    if (told && beat.events.length > 0) this.shownEvent = `${told.number}.${told.events?.length ?? 0}`
    const asked = this.picker.moves.length > 0
    const running = this.now?.status === 'running'
    if (!now) return
    if (last) this.take(now)
    else if (beat.view) {
      this.latest = now
      this.picker.ask([])
      this.preview = null
      this.onTheWay(beat.view)
    }
    const outcome = last && running ? outcomeOf(now) : null
    if (outcome) sound(moodOf(outcome, this.table?.seats.some((seat) => seat.at_device) ? -1 : (this.table?.your_seat ?? -1)) === 'lost' ? 'lost' : 'won')
    else if (!asked && this.picker.moves.length > 0) sound('horn')
  }

  private tell(beat: Beat): void {
    const first = beat.told[0]!.number
    this.log = [...this.log.filter((change) => change.number < first), ...beat.told]
    this.recent = remember(this.recent, beat, this.table?.your_seat ?? -1)
    const dropped = beat.ends ? beat.told.findLast((change) => change.dropped)?.dropped : undefined
    if (dropped) void this.tellDropped(dropped)
  }

  /** Show a view that somebody only passes through: nothing is asked. */
  private onTheWay(view: View): void {
    const now = this.latest
    const unasked = { ...view, asked: -1, question: '', moves: [] } // no step tells what is asked in the midst of a move
    if (now) this.now = { ...now, view: unasked, asked: -1, moves: [], question: '', can_undo: false, status: 'running', outcome: null } as Now
  }

  /** Change what is shown, and let it be seen how. */
  private draw(change: () => void, beat: Beat | null, ms: number): void {
    const { effects } = this
    const before = effects?.places()
    change()
    if (!effects || !before) return
    void tick().then(() => {
      if (beat) effects.play(beat, before, ms)
      else effects.glideFrom(before)
    })
  }

  /** The server stopped answering for us; say so, and show what is left. */
  private async tellDropped(why: string): Promise<void> {
    this.problem = hasText('problems', `standing-${why}`) ? tOf('problems', `standing-${why}`) : ''
    await this.readWish().catch(() => undefined)
  }

  private take(now: Now): void {
    // A pause was asked for, say: what is planned for this turn stays on the board.
    const planned = this.plan.moves.length > 0 && this.latest?.turn_number === now.turn_number
    const shown = planned ? this.planned(now) : now
    const same = this.now?.turn_number === shown.turn_number && this.now.asked === shown.asked && this.now.moves.length === shown.moves.length
    this.now = shown
    this.latest = now
    if (this.left === 0) this.end = now.view as View | null
    this.hints = same ? this.hints : []
    this.previews.clear()
    if (same) return
    this.preview = null
    this.picker.ask(shown.moves)
  }

  /** The board goes back to what the server has. */
  private ask(): void {
    this.picker.ask(this.now?.moves ?? [])
    this.preview = null
  }
}

function sentencesOf(beat: Beat): string {
  return beat.events.map((event) => event.sentence).join('. ')
}
