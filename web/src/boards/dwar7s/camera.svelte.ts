/** The camera over the map: it keeps the whole map in sight until somebody drags or zooms. */
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import type { Attachment } from 'svelte/attachments'
import { settings } from '../../lib/settings.svelte'
import { fitAround, kept, pinched, zoomed, type Camera, type Extent, type Place } from './geometry'

const SLACK = 6 // pixels a finger may tremble before a tap becomes a drag

export class Eye {
  readonly #tween = new Tween<Camera>({ x: 0, y: 0, k: 1 }, { easing: cubicOut, duration: 0 })
  /** Whether the camera still follows the map by itself. */
  following = $state(true)
  #area: Extent = { left: 0, top: 0, right: 1, bottom: 1 }
  #places: readonly Place[] = []
  #corners: readonly Extent[] = []
  #width = 0
  #height = 0

  get now(): Camera {
    return this.#tween.current
  }

  /** The map or its box has changed. */
  frame(area: Extent, places: readonly Place[], corners: readonly Extent[], width: number, height: number): void {
    if (width === 0 || height === 0) return
    const first = this.#width === 0
    const resized = width !== this.#width || height !== this.#height
    this.#area = area
    this.#places = places
    this.#corners = corners
    this.#width = width
    this.#height = height
    if (this.following) this.#go(this.#fitted(), first || resized ? 0 : 260)
  }

  fit(): void {
    this.following = true
    if (this.#width > 0) this.#go(this.#fitted(), 260)
  }

  zoom(factor: number, at: Place = { x: this.#width / 2, y: this.#height / 2 }, time = 160): void {
    this.following = false
    this.#go(this.#keep(zoomed(this.#tween.target, factor, at)), time)
  }

  pan(x: number, y: number): void {
    this.following = false
    const from = this.#tween.current
    this.#go(this.#keep({ k: from.k, x: from.x + x, y: from.y + y }), 0)
  }

  pinch(before: readonly [Place, Place], after: readonly [Place, Place]): void {
    this.following = false
    this.#go(this.#keep(pinched(this.#tween.current, before, after)), 0)
  }

  #fitted(): Camera {
    return fitAround(this.#area, this.#places, this.#corners, this.#width, this.#height)
  }

  #keep(camera: Camera): Camera {
    return kept(camera, this.#area, this.#width, this.#height)
  }

  #go(camera: Camera, time: number): void {
    void this.#tween.set(camera, { duration: time * settings.pace })
  }

  /** Drag, wheel and pinch on the element that shows the map; a drag is never a click. */
  readonly hand: Attachment<SVGSVGElement> = (node) => {
    const fingers = new Map<number, Place>()
    let dragged = false
    let start: Place = { x: 0, y: 0 }
    const at = (event: PointerEvent | WheelEvent): Place => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
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
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return
      if (!dragged) node.setPointerCapture(event.pointerId)
      dragged = true
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) this.pinch([before, other], [now, other])
      else this.pan(now.x - before.x, now.y - before.y)
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
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event), 0)
    }
    // Whoever comes by keyboard to something out of sight sees it.
    const focused = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return
      const box = node.getBoundingClientRect()
      const it = event.target.getBoundingClientRect()
      const x = Math.max(0, box.left - it.left) - Math.max(0, it.right - box.right)
      const y = Math.max(0, box.top - it.top) - Math.max(0, it.bottom - box.bottom)
      if (x !== 0 || y !== 0) this.pan(x, y)
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    node.addEventListener('click', click, true)
    node.addEventListener('wheel', wheel, { passive: false })
    node.addEventListener('focusin', focused)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, true)
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('focusin', focused)
    }
  }
}
