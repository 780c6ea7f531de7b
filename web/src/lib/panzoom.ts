/** Hands on a map: one finger or the mouse drags it, two pinch it, the wheel zooms; a drag is never a click. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const SLACK = 6 // pixels a finger may tremble before a tap becomes a drag

export interface Point {
  readonly x: number
  readonly y: number
}

/** What can be moved about: by pixels, and larger or smaller around a point of its element. */
export interface PanZoomable {
  pan(x: number, y: number): void
  zoom(factor: number, around: Point): void
}

const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export function panZoom(map: PanZoomable): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const node = element as HTMLElement // SVG elements have the same events
    const fingers = new Map<number, Point>()
    let dragged = false
    let start: Point = { x: 0, y: 0 }
    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    const down = (event: PointerEvent): void => {
      if ((event.pointerType === 'mouse' && event.button !== 0) || (event.target as Element).closest('button')) return
      // A finger that was lifted outside has left no trace here.
      if (event.isPrimary) fingers.clear()
      if (fingers.size === 0) {
        dragged = false
        start = at(event)
      }
      fingers.set(event.pointerId, at(event))
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      if (!dragged && fingers.size === 1 && apart(now, start) < SLACK) return
      if (!dragged) node.setPointerCapture(event.pointerId)
      dragged = true
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const [from, to] = [middle(before, other), middle(now, other)]
        map.pan(to.x - from.x, to.y - from.y)
        map.zoom(apart(now, other) / apart(before, other), to)
      } else map.pan(now.x - before.x, now.y - before.y)
      fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
    }
    const click = (event: MouseEvent): void => {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      map.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event))
    }
    // Whoever comes by keyboard to something out of sight sees it.
    const focused = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return
      const box = node.getBoundingClientRect()
      const it = event.target.getBoundingClientRect()
      const x = Math.max(0, box.left - it.left) - Math.max(0, it.right - box.right)
      const y = Math.max(0, box.top - it.top) - Math.max(0, it.bottom - box.bottom)
      if (x !== 0 || y !== 0) map.pan(x, y)
    }
    const ends = [
      on(node, 'pointerdown', down),
      on(node, 'pointermove', move),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', up),
      on(node, 'click', click, { capture: true }),
      on(node, 'wheel', wheel, { passive: false }),
      on(node, 'focusin', focused),
    ]
    return () => ends.forEach((end) => end())
  }
}
