/**
 * The card that is being laid on the map: which card, on which spot, and how the card is turned. The four `turn:n`
 * candidates are shown as one card that can be turned, not as four buttons.
 */
import { untrack } from 'svelte'
import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'
import type { Picker } from '../../lib/picker-state.svelte'

export class CardPlacement {
  readonly picker: () => Picker

  constructor(picker: () => Picker) {
    this.picker = picker
  }

  /** How the last card was turned; the next card starts with the same turn. */
  turn = $state(0)

  /** The kind that is picked from the hand. */
  readonly kind = $derived.by<string | null>(() => {
    const first = this.picker().picked[0] ?? ''
    return first.startsWith('card:') ? first.slice(5) : null
  })
  /** The spot the card goes to, picked or only under the pointer. */
  readonly spot = $derived.by<string | null>(() => {
    if (this.kind === null) return null
    const name = this.picker().picked[1] ?? this.picker().looked ?? ''
    return name.startsWith('spot:') ? name.slice(5) : null
  })
  /** Whether the spot is settled and the card can be turned and laid. */
  readonly settled = $derived.by(() => this.kind !== null && this.picker().picked.length >= 2)
  readonly turns = $derived.by(() =>
    this.picker().candidates.filter((name) => name.startsWith('turn:')).map((name) => Number(name.slice(5))),
  )
  /** The turn that is shown: the picked turn, else the turn being previewed. */
  readonly shown = $derived.by<number>(() => {
    const third = this.picker().picked[2] ?? ''
    if (third.startsWith('turn:')) return Number(third.slice(5))
    return this.turns.length === 0 || this.turns.includes(this.turn) ? this.turn : this.turns[this.turn % this.turns.length]!
  })

  /** Makes the picker preview the turn that is shown. */
  look(): void {
    if (this.turns.length > 0) this.picker().looked = `turn:${this.shown}`
  }

  rotate(): void {
    if (this.turns.length === 0) return
    this.turn = this.turns[(this.turns.indexOf(this.shown) + 1) % this.turns.length]!
    this.look()
  }

  /** Lays the card without asking for confirmation: the player has seen the card as it will lie. */
  lay(): void {
    if (this.turns.length === 0) return
    this.picker().pick(`turn:${this.shown}`)
    this.picker().commit()
  }

  /** A click with the mouse lays the card; a tap turns the card, and a button lays it. */
  readonly onCard: Attachment<SVGRectElement> = (node) => {
    const card = node as unknown as HTMLElement // SVG elements have the same events
    const ends = [
      on(card, 'click', (event) => {
        event.stopPropagation()
        if ((event as PointerEvent).pointerType === 'touch') this.rotate()
        else this.lay()
      }),
      on(card, 'keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.lay()
      }),
    ]
    untrack(() => node.focus({ preventScroll: true }))
    return () => ends.forEach((end) => end())
  }

  /** Tells the picker that the turns are drawn and need no buttons. */
  readonly drawn: Attachment = () => {
    const { drawn } = this.picker()
    const names = this.turns.map((turn) => `turn:${turn}`)
    untrack(() => names.forEach((name) => drawn.set(name, (drawn.get(name) ?? 0) + 1)))
    return () =>
      untrack(() =>
        names.forEach((name) => {
          const count = (drawn.get(name) ?? 1) - 1
          if (count > 0) drawn.set(name, count)
          else drawn.delete(name)
        }),
      )
  }
}
