/**
 * The connection to one table: what the server last said, the WebSocket, and what is being sent.
 * The server decides everything; a refused move says why, and the board stays as the server has it.
 */
import { tick } from 'svelte'
import { call, get, post, Refusal, type Change, type GameEvent, type Hint, type Missed, type Now, type Preview, type Standing, type Table } from '../lib/api'
import { glide, painted, shake, whereAll } from '../lib/motion'
import { Picker } from '../lib/picker-state.svelte'
import type { Move } from '../lib/pick-tree'
import type { Language } from '../lib/settings.svelte'
import { settings } from '../lib/settings.svelte'
import { knock, yourTurn } from '../lib/sound'
import { kindOf, refusalInWords } from '../lib/refusals'
import { hasText, t, tOf } from '../lib/texts.svelte'

export type Link = 'connecting' | 'live' | 'reconnecting' | 'gone'
export type Sending = 'idle' | 'sending' | 'stored'

interface Update {
  type: 'update' | 'problem' | 'done'
  re?: number
  number?: number
  changes?: Change[]
  table?: Table
  now?: Now
  problem?: { type?: string; title: string; detail?: string }
}

const RETRY_MS = [300, 600, 1000, 2000, 4000]
const GONE_AFTER = 5
/** Positions that follow each other quickly are shown one after the other, but never lag behind by more than this. */
const STEP_MS = 330
const MOST_WAITING = 4

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
  /** The element whose pieces glide when something changes. */
  stage: Element | null = null
  shakes: Record<string, (args: Record<string, number>) => string> = {}

  readonly picker: Picker
  private number = 0
  private socket: WebSocket | null = null
  private tries = 0
  private mark = 0
  private closed = false
  private waiting: Update[] = []
  private showing = false
  private readonly previews = new Map<string, Promise<Preview>>()

  constructor(
    readonly id: string,
    private language: Language,
  ) {
    this.picker = new Picker((move) => this.play(move))
  }

  /** Read everything, then stay connected. */
  async open(): Promise<void> {
    const all = await get<Missed>(`/tables/${this.id}/changes?since=0&lang=${this.language}`)
    this.log = all.changes as unknown as Change[]
    this.number = all.number
    if (all.table) this.table = all.table
    if (all.now) this.take(all.now)
    else {
      const whole = await get<{ table: Table; now: Now }>(`/tables/${this.id}?lang=${this.language}`)
      this.table = whole.table
      this.take(whole.now)
    }
    if (this.table?.read_only) return // nothing happens there any more
    if (this.table && this.table.your_seat >= 0) this.wish = (await get<Standing>(`/tables/${this.id}/standing`)).wish
    this.connect()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
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
    const old = this.socket
    this.socket = null
    old?.close()
    await this.open()
  }

  play(move: Move): void {
    if (!this.now) return
    this.preview = null
    this.command({ do: 'play', move: move.move, turn_number: this.now.turn_number })
  }

  undo(): void {
    if (this.now?.can_undo) this.command({ do: 'undo', turn_number: this.now.turn_number })
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

  /** How our seat wishes to be asked, where the game knows such wishes. */
  async wishFor(wish: string): Promise<void> {
    this.wish = wish
    try {
      await call('PUT', `/tables/${this.id}/wish`, { wish })
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    }
  }

  /** Anything that is done over HTTP: sit, start, resign, ... */
  async act(path: string, body: unknown = {}): Promise<void> {
    this.problem = ''
    try {
      await post(`/tables/${this.id}/${path}`, body)
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
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
    try {
      this.hints = await post<Hint[]>(`/tables/${this.id}/hints?lang=${this.language}`)
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    } finally {
      this.thinking = false
    }
  }

  /** What the move being considered would do. */
  async consider(move: Move | null): Promise<void> {
    const turnNumber = this.now?.turn_number
    if (!move || turnNumber === undefined) {
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
      if (found.current && this.picker.considered?.move === move.move && this.now?.turn_number === turnNumber) this.preview = found
    } catch {
      this.previews.delete(key) // the game has moved on, or the connection is gone: there is nothing to preview
    }
  }

  private command(body: Record<string, unknown>): void {
    this.problem = ''
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.problem = t('problems-unsent')
      this.ask()
      return
    }
    this.sending = 'sending'
    this.socket.send(JSON.stringify({ id: ++this.mark, ...body }))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.number}&lang=${this.language}`)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.link = 'live'
    }
    socket.onmessage = (message) => {
      if (this.socket === socket) this.receive(JSON.parse(String(message.data)) as Update)
    }
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.tries += 1
      this.link = this.tries > GONE_AFTER ? 'gone' : 'reconnecting'
      if (this.sending === 'sending') this.sending = 'idle'
      setTimeout(() => {
        if (!this.closed && this.socket === socket) this.connect()
      }, RETRY_MS[Math.min(this.tries - 1, RETRY_MS.length - 1)])
    }
  }

  private receive(update: Update): void {
    const ours = update.re !== undefined && update.re === this.mark
    if (update.type === 'problem') {
      this.problem = refusalInWords(kindOf(update.problem?.type), update.problem?.title ?? '', update.problem?.detail)
      this.sending = 'idle'
      this.ask()
      return
    }
    if (ours && this.sending === 'sending') {
      this.sending = 'stored'
      setTimeout(() => {
        if (this.sending === 'stored') this.sending = 'idle'
      }, 1200)
    }
    if (update.type !== 'update') return
    this.number = update.number ?? this.number
    this.waiting.push(update)
    if (!this.showing) void this.show()
  }

  /** Show what came, one position after the other. */
  private async show(): Promise<void> {
    this.showing = true
    while (this.waiting.length > 0) {
      const update = this.waiting.shift()!
      await this.apply(update)
      if (this.waiting.length > MOST_WAITING) continue
      await painted() // our own move is seen before an answer that came right behind it is worked on
      const lag = STEP_MS * settings.pace
      if (this.waiting.length > 0 && lag > 0) await new Promise((resolve) => setTimeout(resolve, lag))
    }
    this.showing = false
  }

  private async apply(update: Update): Promise<void> {
    const stage = this.stage
    const before = stage ? whereAll(stage) : null
    const fresh = (update.changes ?? []).filter((change) => change.number > (this.log.at(-1)?.number ?? 0))
    if (fresh.length > 0) this.log = [...this.log, ...fresh]
    const asked = this.picker.moves.length > 0
    if (update.table) this.table = update.table
    if (update.now) this.take(update.now)
    if (!asked && this.picker.moves.length > 0) yourTurn()
    else if (fresh.length > 0) knock()
    const dropped = fresh.findLast((change) => change.dropped)?.dropped
    if (dropped) void this.tellDropped(dropped)
    const events = fresh.flatMap((change) => change.events ?? [])
    if (events.length > 0) this.spoken = events.map((event) => event.sentence).join('. ')
    await tick()
    if (stage && before) {
      glide(stage, before)
      this.shakeFor(stage, events)
    }
  }

  /** The server stopped answering for us; say so, and show what is left. */
  private async tellDropped(why: string): Promise<void> {
    this.problem = hasText('problems', `standing-${why}`) ? tOf('problems', `standing-${why}`) : ''
    const left = get<Standing>(`/tables/${this.id}/standing`)
    this.wish = await left.then((standing) => standing.wish, () => this.wish)
  }

  private shakeFor(stage: Element, events: readonly GameEvent[]): void {
    for (const event of events) {
      const selector = this.shakes[event.kind]?.(event.arguments)
      if (selector) shake(stage, selector)
    }
  }

  private take(now: Now): void {
    const same = this.now?.turn_number === now.turn_number && this.now.asked === now.asked && this.now.moves.length === now.moves.length
    this.now = now
    this.hints = same ? this.hints : []
    this.previews.clear()
    if (same) return
    this.preview = null
    this.picker.ask(now.moves)
  }

  /** The board goes back to what the server has. */
  private ask(): void {
    this.picker.ask(this.now?.moves ?? [])
    this.preview = null
  }
}
