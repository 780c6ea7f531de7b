/** Which spot of the map has the panel with details open, and the gestures that open and close the panel. */
import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'

const LONG_PRESS_MS = 550
const SLACK = 4 // pixels a finger may tremble while it presses

export class OpenDetails {
  /** The spot whose details are open. */
  at = $state<string | null>(null)

  toggle(spot: string | null): void {
    this.at = spot === this.at ? null : spot
  }

  /** Opens the details: a click on a card that is no candidate; a long press, the right button or the key i on any card. */
  readonly onMap: Attachment<SVGSVGElement> = (node) => {
    const map = node as unknown as HTMLElement // SVG elements have the same events
    let timer = 0
    const of = (event: Event): string | null => (event.target as Element).closest('[data-site]')?.getAttribute('data-site') ?? null
    const stop = (): void => clearTimeout(timer)
    const ends = [
      on(map, 'click', (event) => this.toggle(of(event))),
      on(map, 'contextmenu', (event) => {
        const spot = of(event)
        if (spot === null) return
        event.preventDefault()
        this.at = spot
      }),
      on(map, 'keydown', (event) => {
        const spot = of(event)
        if (event.key === 'i' && spot !== null) this.at = spot
      }),
      on(map, 'pointerdown', (event) => {
        const spot = of(event)
        stop()
        if (event.pointerType === 'touch' && spot !== null) timer = window.setTimeout(() => (this.at = spot), LONG_PRESS_MS)
      }),
      on(map, 'pointermove', (event) => {
        if (Math.hypot(event.movementX, event.movementY) > SLACK) stop()
      }),
      on(map, 'pointerup', stop),
      on(map, 'pointercancel', stop),
      stop,
    ]
    return () => ends.forEach((end) => end())
  }

  /** The mark of a stack opens and closes the details by click, Enter or Space. */
  onStack(spot: string): Attachment<SVGGElement> {
    return (node) => {
      const act = (event: Event): void => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.toggle(spot)
      }
      const ends = [on(node, 'click', act), on(node, 'keydown', act)]
      return () => ends.forEach((end) => end())
    }
  }
}
