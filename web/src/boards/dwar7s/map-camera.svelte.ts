/** The camera over the map: the camera shows the whole map until somebody drags or zooms. */
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import { keptInSight, panned, zoomed, type Area, type Camera, type PanZoomable, type Point } from '../../lib/panzoom'
import { settings } from '../../lib/settings.svelte'
import { CARD, fitAround, inner, ZOOM_LIMITS } from './geometry'

export class MapCamera implements PanZoomable {
  readonly #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut, duration: 0 })
  /** Whether the camera still shows the whole map by itself. */
  following = $state(true)
  #area: Area = { left: 0, top: 0, right: 1, bottom: 1 }
  #places: readonly Point[] = []
  #corners: readonly Area[] = []
  #width = 0
  #height = 0

  get now(): Camera {
    return this.#tween.current
  }

  /** The map or the size of its element has changed. */
  frame(area: Area, places: readonly Point[], corners: readonly Area[], width: number, height: number): void {
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

  /** Zooming around a point is immediate, around the middle animated. */
  zoom(factor: number, around?: Point): void {
    this.following = false
    const at = around ?? { x: this.#width / 2, y: this.#height / 2 }
    this.#go(this.#keep(zoomed(this.#tween.target, factor, at, ZOOM_LIMITS)), around ? 0 : 160)
  }

  pan(x: number, y: number): void {
    this.following = false
    this.#go(this.#keep(panned(this.#tween.current, x, y)), 0)
  }

  #fitted(): Camera {
    return fitAround(this.#area, this.#places, this.#corners, this.#width, this.#height)
  }

  #keep(camera: Camera): Camera {
    return keptInSight(camera, this.#area, CARD, inner(this.#width, this.#height))
  }

  #go(camera: Camera, time: number): void {
    void this.#tween.set(camera, { duration: time * settings.pace })
  }
}
