/** The camera over the map: until somebody drags or zooms, it shows the whole map, or of a large one what matters now. */
import { untrack } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import { keptInSight, panned, zoomed, type Area, type Camera, type PanZoomable, type Point } from '../../lib/panzoom'
import { settings } from '../../lib/settings.svelte'
import { AROUND_CARDS, CARD, extent, fitAround, fits, inner, overview, quarter, quarterSides, turnedFor, ZOOM_LIMITS } from './geometry'

export class MapCamera implements PanZoomable {
  readonly #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut, duration: 0 })
  /** Whether the camera still shows the whole map by itself. */
  following = $state(true)
  /** Whether somebody wants to see all of a map that is too large for its window, with small cards. */
  #overview = false
  /** Whether there is more of the map than is seen: the button that shows all of it says so. */
  more = $state(false)
  /** Whether the map is shown turned by a quarter, so that a tall one uses a wide window. */
  turned = $state(false)
  #area: Area = { left: 0, top: 0, right: 1, bottom: 1 }
  #places: readonly Point[] = []
  #corners: readonly Area[] = []
  #focus: Point | undefined
  #width = 0
  #height = 0

  get now(): Camera {
    return this.#tween.current
  }

  /** A place of the map as it is seen. */
  readonly seen = (place: Point): Point => (this.turned ? quarter(place) : place)
  /** Sides of a card as they are seen. */
  readonly walls = (sides: string): string => (this.turned ? quarterSides(sides) : sides)

  /** Where something is drawn that lies so many units from the corner of a card. */
  readonly at = (place: Point, dx = 0, dy = 0, larger = 1): string => {
    const { x, y, scale } = this.#tween.current
    const on = this.seen(place)
    return `translate(${x + (on.x * CARD + dx) * scale} ${y + (on.y * CARD + dy) * scale}) scale(${scale * larger})`
  }

  /** The map or the size of its element has changed. */
  frame(area: Area, places: readonly Point[], corners: readonly Area[], width: number, height: number, focus?: Point): void {
    if (width === 0 || height === 0) return
    const first = this.#width === 0
    const resized = width !== this.#width || height !== this.#height
    this.#area = area
    this.#places = places
    this.#corners = corners
    this.#focus = focus
    this.#width = width
    this.#height = height
    if (this.following) this.#go(this.#fitted(), first || resized ? 0 : 260)
  }

  /** Turn the map or turn it back, where its cards become larger by that; not under the hands of somebody who drags it. */
  turnFor(area: Area, width: number, height: number): void {
    const before = untrack(() => this.turned)
    if (untrack(() => this.following)) this.turned = turnedFor(area, width, height, before)
  }

  /** Back to what the camera shows by itself; from there to all of a map that is too large, and back. */
  fit(): void {
    this.#overview = this.following && this.#large() && !this.#overview
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

  #large(): boolean {
    return !fits(extent(this.#places, AROUND_CARDS), this.#width, this.#height)
  }

  #fitted(): Camera {
    if (this.#overview) return overview(this.#places, this.#width, this.#height)
    return fitAround(this.#area, this.#places, this.#corners, this.#width, this.#height, this.#focus)
  }

  #keep(camera: Camera): Camera {
    return keptInSight(camera, this.#area, CARD, inner(this.#width, this.#height))
  }

  #go(camera: Camera, time: number): void {
    this.more = !this.following || (this.#large() && !this.#overview)
    void this.#tween.set(camera, { duration: time * settings.motion })
  }
}
