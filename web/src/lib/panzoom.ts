/**
 * Maps that can be panned and zoomed. `panZoom` turns pointer events into pans and zooms: one finger or the mouse drags
 * the map, two fingers pinch the map, the wheel zooms; a drag is never a click. The other functions compute the camera.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const SLACK = 6 // pixels a finger may tremble before a tap becomes a drag

export interface Point {
  readonly x: number
  readonly y: number
}

/** A map that can be moved by pixels, and made larger or smaller around a point of the map's element. */
export interface PanZoomable {
  pan(x: number, y: number): void
  zoom(factor: number, around: Point): void
}

/** Where a map is shown: the map's origin in pixels from a fixed point of the element, and the pixels per unit. */
export interface Camera extends Point {
  readonly scale: number
}

/** Edges of a rectangle; y grows downwards. Of the map's contents in cells, of a part of the element in pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest and the largest scale. */
export interface ScaleLimits {
  readonly smallest: number
  readonly largest: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The camera that shows the whole area in the middle of a window. A cell of the map is `cell` units wide. */
export function fitted(area: Area, cell: number, window: Area, limits: ScaleLimits): Camera {
  const across = (area.right - area.left) * cell
  const down = (area.bottom - area.top) * cell
  const scale = Math.max(limits.smallest, Math.min(limits.largest, (window.right - window.left) / across, (window.bottom - window.top) / down))
  return {
    scale,
    x: (window.left + window.right) / 2 - ((area.left + area.right) / 2) * cell * scale,
    y: (window.top + window.bottom) / 2 - ((area.top + area.bottom) / 2) * cell * scale,
  }
}

/** Where an area is larger than its window: moved so that a place of the map (in cells) is in the middle, as far as no room is wasted beyond the edges. */
export function shownAround(camera: Camera, area: Area, cell: number, window: Area, place: Point): Camera {
  const size = cell * camera.scale
  const along = (at: number, low: number, high: number, from: number, to: number, middle: number): number =>
    (high - low) * size <= to - from ? at : clamp((from + to) / 2 - middle * size, to - high * size, from - low * size)
  return {
    scale: camera.scale,
    x: along(camera.x, area.left, area.right, window.left, window.right, place.x),
    y: along(camera.y, area.top, area.bottom, window.top, window.bottom, place.y),
  }
}

/** Larger or smaller by a factor; the point of the map that lies at `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, limits: ScaleLimits): Camera {
  const scale = clamp(camera.scale * factor, limits.smallest, limits.largest)
  const real = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }
}

export function panned(camera: Camera, x: number, y: number): Camera {
  return { scale: camera.scale, x: camera.x + x, y: camera.y + y }
}

/** Moved back so far that the area still touches the window. */
export function keptInSight(camera: Camera, area: Area, cell: number, window: Area): Camera {
  const size = cell * camera.scale
  return {
    scale: camera.scale,
    x: clamp(camera.x, window.left - area.right * size, window.right - area.left * size),
    y: clamp(camera.y, window.top - area.bottom * size, window.bottom - area.top * size),
  }
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
      // No event reported a finger that was lifted outside the element.
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
    const ends = [
      on(node, 'pointerdown', down),
      on(node, 'pointermove', move),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', up),
      on(node, 'click', click, { capture: true }),
      on(node, 'wheel', wheel, { passive: false }),
    ]
    return () => ends.forEach((end) => end())
  }
}

/** What gets the focus by keyboard is moved into sight. */
export function focusInSight(map: PanZoomable): Attachment<HTMLElement> {
  return (node) =>
    on(node, 'focusin', (event) => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return
      const box = node.getBoundingClientRect()
      const it = event.target.getBoundingClientRect()
      const x = Math.max(0, box.left - it.left) - Math.max(0, it.right - box.right)
      const y = Math.max(0, box.top - it.top) - Math.max(0, it.bottom - box.bottom)
      if (x !== 0 || y !== 0) map.pan(x, y)
    })
}

/** How far something may lie beyond the window of a map and still be scrolled to, in pixels. */
const FAR = 6000

/** A map that moves what lies beyond its window into sight. `more`: whether anything lies there (a reactive value). */
export interface Revealing {
  readonly more: boolean
  reveal(x: number, y: number): void
}

/**
 * Whatever the browser scrolls into sight, the map moves there: what has the focus, what a lesson points at, what a
 * screen reader or a script wants to reach. The element lies around the map; it holds one child that is larger by the
 * room beyond the window on each side (`--beyond`), and in the middle of that the map. Nobody can scroll it by hand.
 * Around a map that is seen whole there is no such room: a browser would scroll there and back for nothing, and a tap
 * in between would meet another card.
 */
export function scrolledIntoSight(map: Revealing): Attachment<HTMLElement> {
  return (node) => {
    const room = map.more ? FAR : 0
    node.style.setProperty('--beyond', `${room}px`)
    const back = (): void => {
      node.scrollLeft = room
      node.scrollTop = room
    }
    back()
    return on(node, 'scroll', () => {
      const [x, y] = [room - node.scrollLeft, room - node.scrollTop]
      if (x === 0 && y === 0) return
      back()
      map.reveal(x, y)
    })
  }
}
