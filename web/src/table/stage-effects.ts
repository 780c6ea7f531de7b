/** What a beat looks like beyond its numbers: pieces glide, what is struck shakes, the place lights up, gains travel; and the rings on what was done last. */
import type { GameUi } from '../boards/game-ui'
import { seatPanel, type Happening, type Way } from '../boards/staging'
import type { GameEvent } from '../lib/api'
import { fly } from '../lib/flight'
import type { Words } from '../lib/game-words'
import { mark } from '../lib/marks'
import { glide, painted, setBeat, shake, whereAll } from '../lib/motion'
import type { View } from '../lib/patches'
import { play as sound } from '../lib/sound'
import type { Player } from '../lib/seats'
import type { Beat } from './beats'

export class StageEffects {
  private light: () => void = () => undefined
  private rings: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Which light is on. */
  private lit = 0
  /** What was done last, each place once, and who did it. */
  private done = new Set<string>()
  private mover = -1
  /** Whether that is not drawn yet: it was passed by. */
  private unmarked = false
  /** The change that is being shown, and the places of its events so far, by seat. */
  private change = 0
  private touched = new Map<number, Set<string>>()
  private lastPlace = ''

  constructor(
    readonly stage: Element,
    private readonly ui: GameUi,
    private readonly words: Words,
    private readonly players: () => readonly Player[],
  ) {}

  /** Where everything lies now; to be called before the page is changed. */
  places(): Map<string, DOMRect> {
    return whereAll(this.stage)
  }

  /** A beat that is passed by: only what it was about is remembered. */
  pass(beat: Beat): void {
    const change = beat.told.at(-1)
    if (!change || beat.events.length === 0) return
    if (change.number !== this.change) {
      this.change = change.number
      this.touched = new Map()
      this.lastPlace = ''
    }
    for (const event of beat.events) {
      const place = this.placeOf(event, beat)
      if (!place) continue
      this.lastPlace = place
      const seat = event.arguments['seat']
      if (seat !== undefined && !place.startsWith('[data-seat')) this.touched.set(seat, (this.touched.get(seat) ?? new Set()).add(place))
    }
    if (!beat.ends) return
    this.settle(change.seat)
    this.unmarked = true
  }

  /** A change is complete: what its maker did gets the rings, or, if that was only a nod, what others did then. */
  private settle(seat: number): void {
    const [actor, places] = this.touched.has(seat) ? [seat, this.touched.get(seat)!] : ([...this.touched][0] ?? [])
    const own = this.players()[actor ?? seat]?.you
    // An opponent's whole turn keeps its rings; of our own moves we know, and with them a new turn begins.
    if (own || (actor !== undefined && actor !== this.mover)) this.done = new Set()
    if (actor === undefined || !places) return
    this.mover = actor
    for (const place of places) this.done.add(place)
  }

  private ring(): void {
    this.unring()
    this.unmarked = false
    this.rings = [...this.done].map((place) => mark(this.stage, place, 'ring', this.players()[this.mover]))
  }

  /** A beat is on the screen now; `before` is where everything lay until then. */
  play(beat: Beat, before: Map<string, DOMRect>, ms: number): void {
    setBeat(ms)
    const from = this.lastPlace
    this.pass(beat)
    glide(this.stage, before)
    if (beat.events.length === 0) {
      // The last of what is skipped may be nothing to see: what came before it keeps its rings all the same.
      if (this.unmarked) this.ring()
      return
    }
    this.unring()
    this.unlight()
    // A change shown as one step lights nothing: it is about too much at once.
    if (beat.events.length === 1) this.lightFor(beat.events[0]!, beat, ms)
    for (const event of beat.events) {
      const struck = this.ui.shakes?.[event.kind]?.(event.arguments)
      if (struck) shake(this.stage, struck)
      this.soundFor(event, beat)
      this.flyFor(event, beat, this.placeOf(event, beat) || from)
    }
    if (beat.ends) this.ring()
  }

  /** The page was changed without a beat. */
  glideFrom(before: Map<string, DOMRect>): void {
    setBeat(0)
    glide(this.stage, before)
  }

  /** Rings on what a change did, for as long as the returned function is not called. */
  outline(beats: readonly Beat[]): () => void {
    const seat = beats.at(-1)?.told.at(-1)?.seat ?? -1
    const places = new Set(beats.flatMap((beat) => beat.events.filter((event) => event.arguments['seat'] === seat).map((event) => this.placeOf(event, beat))))
    const ends = [...places].filter(Boolean).map((place) => mark(this.stage, place, 'ring', this.players()[seat]))
    return () => ends.forEach((end) => end())
  }

  /** A ring on the place of something told long ago, as far as the board still shows it. */
  point(event: GameEvent, view: View): () => void {
    const place = this.placeOf(event, { before: view, view })
    return place ? mark(this.stage, place, 'ring', this.players()[event.arguments['seat'] ?? -1]) : () => undefined
  }

  clear(): void {
    this.unlight()
    this.unring()
    setBeat(0)
  }

  private unring(): void {
    this.rings.splice(0).forEach((end) => end())
  }

  private lightFor(event: GameEvent, beat: Beat, ms: number): void {
    if (ms === 0) return
    const place = this.lightPlaces(event, beat).find((one) => one && this.stage.querySelector(one))
    if (!place) return
    this.light = mark(this.stage, place, 'lit', this.players()[event.arguments['seat'] ?? -1])
    // On a slow machine, too, the light is on the screen once.
    const lit = ++this.lit
    this.timer = setTimeout(() => void painted().then(() => lit === this.lit && this.unlight()), ms)
  }

  /** Where an event is seen, the best first. Every event is seen somewhere: at its seat, if no place is declared, else on the whole board. */
  private lightPlaces(event: GameEvent, beat: Beat): string[] {
    const here = this.ui.staging?.stays?.includes(event.kind) ? this.lastPlace : ''
    const seat = event.arguments['seat']
    return [this.placeOf(event, beat), here, seat === undefined ? '' : seatPanel(seat), '.board']
  }

  private unlight(): void {
    clearTimeout(this.timer)
    this.light()
    this.light = () => undefined
    setBeat(0)
  }

  private soundFor(event: GameEvent, beat: Beat): void {
    const happening = this.happening(event, beat)
    const heard = happening && this.ui.staging?.sounds[event.kind]?.(happening)
    if (heard) sound(heard)
  }

  private flyFor(event: GameEvent, beat: Beat, place: string): void {
    const staging = this.ui.staging
    const happening = this.happening(event, beat)
    if (!staging || !happening) return
    for (const { what, count, from, to } of staging.flights[event.kind]?.(happening) ?? []) {
      const piece = staging.pieces[what]
      const [start, end] = [this.find(from, place), this.find(to, place)]
      if (piece && start && end && count > 0) fly(piece, count, start.getBoundingClientRect(), end.getBoundingClientRect())
    }
  }

  private find(way: Way, place: string): Element | null {
    for (const selector of way.length > 0 ? way : [place]) {
      const found = selector ? this.stage.querySelector(selector) : null
      if (found) return found
    }
    return null
  }

  private placeOf(event: GameEvent, beat: { before: View | null; view: View | null }): string {
    const happening = this.happening(event, beat)
    return (happening && this.ui.staging?.places[event.kind]?.(happening)) || ''
  }

  private happening(event: GameEvent, beat: { before: View | null; view: View | null }): Happening | null {
    return happeningOf(event, beat, this.words)
  }
}

export function happeningOf(event: GameEvent, { before, view }: { before: View | null; view: View | null }, words: Words): Happening | null {
  return before && view ? { kind: event.kind, args: event.arguments, before, after: view, words } : null
}
