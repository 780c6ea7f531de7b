/** The camera over the map: until somebody drags or zooms, it shows the whole map, or of a large one what matters now. */
import { untrack } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import { keptInSight, panned, zoomed, type Area, type Camera, type PanZoomable, type Point, type Revealing } from '../../lib/panzoom'
import { settings } from '../../lib/settings.svelte'
import { AROUND_CARDS, beyond, CARD, extent, fitAround, fits, inner, overview, quarter, quarterSides, showsAll, turnedFor, ZOOM_LIMITS, type Edge } from './geometry'

export class MapCamera implements PanZoomable, Revealing {
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
  #wanted: readonly Point[] = []
  #width = 0
  #height = 0

  get now(): Camera {
    return this.#tween.current
  }

  /** Where the camera will be when it stands still. */
  get target(): Camera {
    return this.#tween.target
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

  /** The map, what can be picked on it, or the size of its element has changed. */
  frame(area: Area, places: readonly Point[], corners: readonly Area[], width: number, height: number, focus?: Point, wanted: readonly Point[] = []): void {
    if (width === 0 || height === 0) return
    const first = this.#width === 0
    const resized = width !== this.#width || height !== this.#height
    const grown = places.length !== this.#places.length
    this.#area = area
    this.#places = places
    this.#corners = corners
    this.#focus = focus
    this.#wanted = wanted
    this.#width = width
    this.#height = height
    if (!this.following) return
    // A part of the map in which everything is in sight already stays where it is.
    const still = !first && !resized && !grown && this.#large() && !this.#overview && this.#shows(wanted.length > 0 || !focus ? wanted : [{ x: focus.x - 0.5, y: focus.y - 0.5 }])
    if (!still) this.#go(this.#fitted(), first || resized ? 0 : 260)
  }

  /** Whether all of this is, or soon will be, in sight. Where the camera is is no reason to move it. */
  #shows(places: readonly Point[]): boolean {
    return showsAll(untrack(() => this.#tween.target), places, this.#width, this.#height)
  }

  /** How many cards lie beyond each edge. */
  beyond(places: readonly Point[], width: number, height: number): Record<Edge, number> {
    return beyond(this.#tween.current, places, width, height)
  }

  /** To the cards beyond an edge: as far as there are some, at most so far that a strip of what was seen stays in sight. */
  toward(edge: Edge): void {
    const { x, y, scale } = this.#tween.target
    const size = CARD * scale
    const { left, top, right, bottom } = extent(this.#places, 0.08)
    const far = (over: number, room: number): number => Math.max(0, Math.min(over, 0.7 * room))
    const by = {
      left: { x: far(-(x + left * size), this.#width), y: 0 },
      right: { x: -far(x + right * size - this.#width, this.#width), y: 0 },
      above: { x: 0, y: far(-(y + top * size), this.#height) },
      below: { x: 0, y: -far(y + bottom * size - this.#height, this.#height) },
    }[edge]
    this.following = false
    this.#go(panned(this.#tween.target, by.x, by.y), 260)
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

  /** So far something is out of sight, or under what lies at the edges. */
  reveal(x: number, y: number): void {
    this.#go(this.#keep(panned(this.#tween.target, x, y)), 0)
  }

  #large(): boolean {
    return !fits(extent(this.#places, AROUND_CARDS), this.#width, this.#height)
  }

  #fitted(): Camera {
    if (this.#overview) return overview(this.#places, this.#width, this.#height)
    return fitAround(this.#area, this.#places, this.#corners, this.#width, this.#height, this.#focus, this.#wanted)
  }

  #keep(camera: Camera): Camera {
    return keptInSight(camera, this.#area, CARD, inner(this.#width, this.#height))
  }

  #go(camera: Camera, time: number): void {
    this.more = !this.following || (this.#large() && !this.#overview)
    void this.#tween.set(camera, { duration: time * settings.motion })
  }
}
