/**
 * What happened, in beats: one event, and the view right after it. An update of the server becomes as many beats as it
 * has events; they are shown one after the other, and no beat is ever dropped: where many wait they only get shorter.
 */
import type { Change, GameEvent, Now, Table } from '../lib/api'
import type { Pace } from '../lib/settings.svelte'
import { patched, type View } from '../lib/patches'

export interface Update {
  type: 'update' | 'problem' | 'done' | 'presence'
  /** The server's time, in seconds. */
  at?: number
  /** How present each seat's person is (`type` is `presence`). */
  seats?: string[]
  re?: number
  number?: number
  changes?: Change[]
  table?: Table
  now?: Now
  problem?: { type?: string; title: string; detail?: string }
}

export interface Beat {
  /** What happens in this beat: one event; all of a change whose steps are not known; none where only the table changed. */
  readonly events: readonly GameEvent[]
  /** The change it belongs to, with its events up to and including this beat; several where only their end is known. */
  readonly told: readonly Change[]
  /** Whether the change is complete with this beat. */
  readonly ends: boolean
  readonly before: View | null
  readonly view: View | null
  readonly update: Update
  /** With the last beat of an update its `now` is taken whole. */
  readonly closes: boolean
}

/** The beats of an update. `before` is the view that everything shown so far ends with. */
export function beatsOf(update: Update, changes: readonly Change[], before: View | null): Beat[] {
  const after = update.now === undefined ? before : (update.now.view as View | null)
  const beats: Beat[] = []
  const last = changes.findLastIndex((change) => (change.events?.length ?? 0) > 0)
  let view = before
  for (const [index, change] of changes.entries()) {
    const stepped = view === null ? null : stepsOf(update, change, view, index === last ? after : null)
    if (stepped === null) {
      // From here on only the end is known.
      const rest = changes.slice(index)
      beats.push({ events: rest.flatMap((told) => told.events ?? []), told: rest, ends: true, before: view, view: after, update, closes: false })
      view = after
      break
    }
    beats.push(...stepped)
    view = stepped.at(-1)?.view ?? view
  }
  const end = beats.pop() ?? { events: [], told: [], ends: true, before: view, view: after }
  return [...beats, { ...end, view: after, update, closes: true }]
}

/**
 * The beats of one change; none where there is nothing to step through, null where the steps are not known. `after` is
 * the view after its last event, where that is the last one of the update and so has no step.
 */
function stepsOf(update: Update, change: Change, before: View, after: View | null): Beat[] | null {
  const events = change.events ?? []
  if (events.length === 0) return [{ events: [], told: [change], ends: true, before, view: before, update, closes: false }]
  if (!change.steps || (change.steps.length !== events.length && (after === null || change.steps.length !== events.length - 1))) return null
  const beats: Beat[] = []
  let view = before
  for (const [index, event] of events.entries()) {
    let next: View
    try {
      const step = change.steps[index]
      next = step === undefined ? after! : patched(view, step)
    } catch (error) {
      if (error instanceof RangeError) return null // steps of another position than ours: the end is right all the same
      throw error
    }
    beats.push({ events: [event], told: [{ ...change, events: events.slice(0, index + 1) }], ends: index === events.length - 1, before: view, view: next, update, closes: false })
    view = next
  }
  return beats
}

const BEAT_MS: Record<Pace, number> = { off: 0, quick: 300, normal: 600, calm: 1000, wait: 600 }
/** So many beats may wait before they get shorter. */
const UNHURRIED = 6
/** No beat is shorter than this: that long a state must be seen. */
export const SHORTEST_MS = 120
/** What changes nothing that can be seen takes so much of a beat. */
const UNSEEN = 0.4

/** How long a beat lasts, in milliseconds, with so many beats behind it. */
export function lengthOf(beat: Beat, waiting: number, pace: Pace): number {
  const whole = BEAT_MS[pace]
  if (whole === 0 || beat.events.length === 0) return 0
  const hurry = Math.min(1, UNHURRIED / Math.max(1, waiting))
  return Math.max(SHORTEST_MS, whole * hurry * (beat.view === beat.before ? UNSEEN : 1))
}

export interface Showing {
  /** Whether it shall be seen, or is only passed by on the way to the end. */
  readonly seen: boolean
  /** Whether nothing waits behind it. */
  readonly last: boolean
  readonly ms: number
}

/** Where beats wait, and when the next one is due. */
export class BeatQueue {
  private readonly waiting: Beat[] = []
  private running = false
  private release: (() => void) | null = null

  constructor(
    private readonly show: (beat: Beat, how: Showing) => void,
    private readonly pace: () => Pace,
    /** How many wait. */
    private readonly counted: (left: number) => void = () => undefined,
    /** Resolves when what was shown is on the screen. */
    private readonly painted: () => Promise<void> = () => Promise.resolve(),
    /** Everything was shown, and the last beat is over. */
    private readonly over: () => void = () => undefined,
  ) {}

  get left(): number {
    return this.waiting.length
  }

  push(beats: readonly Beat[]): void {
    this.waiting.push(...beats)
    this.counted(this.left)
    if (!this.running) void this.run()
  }

  /** On to the next beat, however long the present one would still last. */
  next(): void {
    this.release?.()
  }

  /** To the end of what is waiting, at once. */
  skip(): void {
    const rest = this.waiting.splice(0)
    this.counted(0)
    rest.forEach((beat, index) => this.show(beat, { seen: index === rest.length - 1, last: index === rest.length - 1, ms: 0 }))
    this.release?.()
  }

  /** Forget what is waiting: everything is read anew. */
  clear(): void {
    this.waiting.length = 0
    this.counted(0)
    this.release?.()
  }

  private async run(): Promise<void> {
    this.running = true
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      this.counted(this.left)
      const ms = lengthOf(beat, this.left, this.pace())
      this.show(beat, { seen: true, last: this.left === 0, ms })
      await this.hold(ms, asks(beat))
    }
    this.running = false
    this.over()
  }

  /** The present beat is over when its time is, when somebody goes on or skips, or, where one waits for us, only then. */
  private async hold(ms: number, asked: boolean): Promise<void> {
    if (ms === 0 || globalThis.document?.hidden) return this.left > 0 ? this.painted() : undefined
    const waits = this.pace() === 'wait'
    if (waits && asked) return
    const over = new Promise<void>((resolve) => {
      const timer = waits ? undefined : setTimeout(resolve, ms)
      this.release = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    await Promise.all([over, this.painted()]) // on a slow machine, too, every state is on the screen once
    this.release = null
  }
}

/** Whether the viewer is to decide after a beat. */
function asks(beat: Beat): boolean {
  return beat.closes && (beat.update.now?.moves.length ?? 0) > 0
}
