/**
 * The tooltip says what a piece is and does. The tooltip is shown beside the piece when the pointer rests on the piece,
 * when the piece has the focus, on a long press, or on a tap where there is nothing to pick.
 */
import type { Attachment } from 'svelte/attachments'

export interface TooltipContent {
  readonly title: string
  /** A line under the title: `Companion`, `3 of 5 cards`. */
  readonly kind?: string
  readonly text: string
  readonly clause: string
}

const HOVER_MS = 350
const LONG_PRESS_MS = 450
const HIDE_MS = 400

class TooltipState {
  content = $state.raw<TooltipContent | null>(null)
  near = $state.raw<DOMRect | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(content: TooltipContent, near: DOMRect): void {
    clearTimeout(this.#timer)
    this.content = content
    this.near = near
  }

  soon(content: TooltipContent, node: Element, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(content, node.getBoundingClientRect()), wait)
  }

  /** Hide the tooltip in a moment, unless the pointer enters the tooltip. */
  leave(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), HIDE_MS)
  }

  stay(): void {
    clearTimeout(this.#timer)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.content = null
  }
}

export const tooltip = new TooltipState()

export function withTooltip(content: () => TooltipContent | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let pressed: ReturnType<typeof setTimeout> | undefined
    let long = false
    const tell = (wait: number): void => {
      const told = content()
      if (told) tooltip.soon(told, node, wait)
    }
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') tell(HOVER_MS)
    }
    const down = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') return
      clearTimeout(pressed)
      long = false
      pressed = setTimeout(() => {
        long = true
        tell(0)
      }, LONG_PRESS_MS)
    }
    const up = (): void => clearTimeout(pressed)
    const click = (event: Event): void => {
      if (!node.classList.contains('can-pick') && !event.defaultPrevented) tell(0)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) tell(HOVER_MS)
    }
    const leave = (): void => {
      clearTimeout(pressed)
      tooltip.leave()
    }
    const menu = (event: Event): void => event.preventDefault()
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', enter], ['pointerdown', down], ['pointerup', up], ['pointercancel', up], ['click', click],
      ['focus', focus], ['blur', leave], ['pointerleave', leave], ['contextmenu', menu],
    ]
    // A long press shows the tooltip; lifting the finger must not pick the piece.
    const noPick = (event: Event): void => {
      if (!long) return
      long = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    node.addEventListener('click', noPick, true)
    for (const [name, does] of events) node.addEventListener(name, does)
    return () => {
      clearTimeout(pressed)
      node.removeEventListener('click', noPick, true)
      for (const [name, does] of events) node.removeEventListener(name, does)
    }
  }
}
