/** Where things lie on the screen. A card is a square of 100 by 100 units; the camera says how large and where. */
import { fitted, shownAround, type Area, type Camera, type Point } from '../../lib/panzoom'

export const CARD = 100

export function placeOf(spot: string): Point {
  const [x, y] = spot.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

/** The part of the grid to look at, in cards. */
export function extent(places: readonly Point[], margin: number): Area {
  if (places.length === 0) return { left: -1, top: -1, right: 2, bottom: 2 }
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  }
}

export const ZOOM_LIMITS = { smallest: 0.25, largest: 2.4 }
/** Cards are never fitted larger than this, in pixels a unit. */
const LARGEST = 1.8
/** From this width on a map is that of a laptop. */
const LAPTOP = 560

/** Cards are never fitted smaller than this, so that they can be read: a map that is larger is dragged. */
export function smallest(width: number): number {
  return width < LAPTOP ? 0.64 : 0.72
}

/** The whole area below the topmost `above` pixels; of an area that is too large, what lies around a place (in cards). */
export function fit(area: Area, width: number, height: number, above = 0, focus?: Point): Camera {
  const window = { left: 0, top: above, right: width, bottom: height }
  const camera = fitted(area, CARD, window, { smallest: smallest(width), largest: LARGEST })
  return focus ? shownAround(camera, area, CARD, window, focus) : camera
}

/** Whether the map is shown turned by a quarter: where all of it is seen only so, or its cards become much larger by that, and not back for a little. */
export function turnedFor(area: Area, width: number, height: number, before: boolean): boolean {
  if (width === 0 || height === 0) return before
  const across = area.right - area.left
  const down = area.bottom - area.top
  const turned = fits({ left: 0, top: 0, right: down, bottom: across }, width, height)
  if (turned !== fits(area, width, height)) return turned
  const gain = Math.min(width / down, height / across) / Math.min(width / across, height / down)
  return before ? gain > 0.9 : gain > 1.2
}

/** A place of the map as it is seen: a quarter clockwise. */
export function quarter(place: Point): Point {
  return { x: -place.y, y: place.x }
}

const CLOCKWISE: Record<string, string> = { N: 'E', E: 'S', S: 'W', W: 'N' }

/** The sides of a card as they are seen. */
export function quarterSides(sides: string): string {
  return [...sides].map((side) => CLOCKWISE[side] ?? side).join('')
}

/** Whether a card would lie under a corner of the box (in pixels). */
function hides(corner: Area, places: readonly Point[], camera: Camera): boolean {
  const s = CARD * camera.scale
  return places.some((place) => {
    const left = camera.x + place.x * s
    const top = camera.y + place.y * s
    return left < corner.right && left + s > corner.left && top < corner.bottom && top + s > corner.top
  })
}

/** Whether the whole area is seen below the topmost `above` pixels, with cards that can be read. */
export function fits(area: Area, width: number, height: number, above = 0): boolean {
  const card = CARD * smallest(width)
  return (area.right - area.left) * card <= width && (area.bottom - area.top) * card <= height - above
}

/** Cards are drawn a little smaller than their spots: so much of the outermost spots may be cut, and no card is. */
export const AROUND_CARDS = -0.03

/**
 * As large as possible, but no card under what lies over the corners. Where there is little room, first the margin is
 * given up, then the corners; only then is some of the map out of sight.
 */
export function fitAround(area: Area, places: readonly Point[], corners: readonly Area[], width: number, height: number, focus?: Point, wanted: readonly Point[] = []): Camera {
  const above = Math.max(0, ...corners.map((corner) => corner.bottom))
  const bare = places.length > 0 ? extent(places, AROUND_CARDS) : area
  for (const one of [area, bare]) {
    const free = fit(one, width, height)
    if (!fits(one, width, height)) continue
    if (!corners.some((corner) => hides(corner, places, free))) return free
    if (fits(one, width, height, above)) return fit(one, width, height, above)
  }
  return framed(bare, width, height, focus, wanted)
}

/** Whether a whole card on this place is in sight. */
function shows(camera: Camera, place: Point, width: number, height: number): boolean {
  const size = CARD * camera.scale
  const [left, top] = [camera.x + place.x * size, camera.y + place.y * size]
  return left > -0.06 * size && top > -0.06 * size && left + size < width + 0.06 * size && top + size < height + 0.06 * size
}

/** Whether all of these places are in sight. */
export function showsAll(camera: Camera, places: readonly Point[], width: number, height: number): boolean {
  return places.every((place) => shows(camera, place, width, height))
}

/** The part of a map too large for its window in which most of the wanted places are in sight; of equal ones that with the focus. */
function framed(area: Area, width: number, height: number, focus: Point | undefined, wanted: readonly Point[]): Camera {
  const box = extent(wanted, 0)
  const middles = wanted.length === 0 ? [] : [{ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, ...wanted.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }))]
  let best = fit(area, width, height, 0, focus)
  const worth = (camera: Camera): number =>
    wanted.filter((place) => shows(camera, place, width, height)).length + (focus && shows(camera, { x: focus.x - 0.5, y: focus.y - 0.5 }, width, height) ? 0.5 : 0)
  let most = worth(best)
  for (const middle of middles) {
    const camera = fit(area, width, height, 0, middle)
    const value = worth(camera)
    if (value > most) [best, most] = [camera, value]
  }
  return best
}

export const EDGES = ['left', 'right', 'above', 'below'] as const
export type Edge = (typeof EDGES)[number]

/** How many cards lie beyond each edge of the window, each by the edge that it is farthest beyond. */
export function beyond(camera: Camera, places: readonly Point[], width: number, height: number): Record<Edge, number> {
  const counts = { left: 0, right: 0, above: 0, below: 0 }
  const size = CARD * camera.scale
  for (const place of places) {
    const [x, y] = [camera.x + (place.x + 0.5) * size, camera.y + (place.y + 0.5) * size]
    const out = { left: -x, right: x - width, above: -y, below: y - height }
    const farthest = EDGES.reduce((one, other) => (out[other] > out[one] ? other : one))
    if (out[farthest] > 0) counts[farthest] += 1
  }
  return counts
}

/** The sign at an edge is a square of so many pixels. */
const SIGN = 44

/**
 * Where along its edge the middle of a sign lies that is `rim` pixels from it: as near to the middle of the edge as it lies over no place that is
 * wanted; if it lies over one everywhere, where it hides least. It never lies over what is in the corners (in pixels).
 */
export function signAt(edge: Edge, camera: Camera, wanted: readonly Point[], width: number, height: number, rim: number, corners: readonly Area[]): number {
  const upright = edge === 'left' || edge === 'right'
  const [along, across] = upright ? [height, width] : [width, height]
  const near = edge === 'left' || edge === 'above' ? rim : across - rim - SIGN
  const size = CARD * camera.scale
  const boxes = wanted.map((place): Area => {
    const [left, top] = [camera.x + place.x * size, camera.y + place.y * size]
    return { left, top, right: left + size, bottom: top + size }
  })
  const over = (middle: number, box: Area): number => {
    const [low, high, shallow, deep] = upright ? [box.top, box.bottom, box.left, box.right] : [box.left, box.right, box.top, box.bottom]
    const one = Math.min(middle + SIGN / 2, high) - Math.max(middle - SIGN / 2, low)
    const other = Math.min(near + SIGN, deep) - Math.max(near, shallow)
    return one > 0 && other > 0 ? one * other : 0
  }
  const hidden = (middle: number): number =>
    boxes.reduce((sum, box) => sum + over(middle, box), 0) + (corners.some((corner) => over(middle, corner) > 0) ? SIGN * SIGN * 9 : 0)
  let best = along / 2
  for (let off = 0; off <= along / 4; off += SIGN / 4) {
    for (const middle of [along / 2 - off, along / 2 + off]) if (hidden(middle) < hidden(best)) best = middle
  }
  return best
}

/** The whole map, however small its cards are by that. */
export function overview(places: readonly Point[], width: number, height: number): Camera {
  return fitted(extent(places, 0), CARD, { left: 0, top: 0, right: width, bottom: height }, { smallest: ZOOM_LIMITS.smallest, largest: smallest(width) })
}

export type Corner = 'top right' | 'bottom right' | 'bottom left'

export function cornerBox(corner: Corner, across: number, down: number, width: number, height: number): Area {
  const left = corner === 'bottom left' ? 0 : width - across
  const top = corner === 'top right' ? 0 : height - down
  return { left, top, right: left + across, bottom: top + down }
}

/** A corner without a card, for the buttons of the map; the top right corner if every corner has a card. */
export function freeCorner(area: Area, places: readonly Point[], across: number, down: number, width: number, height: number): Corner {
  const camera = fit(area, width, height)
  const order: Corner[] = ['top right', 'bottom right', 'bottom left']
  return order.find((corner) => !hides(cornerBox(corner, across, down, width, height), places, camera)) ?? 'top right'
}

const COMPASS = { across: 66, down: 36 }

/** Where the compass stands at the lower edge, and how far beside the buttons: over no card, if there is such a place. */
export function compassAt(places: readonly Point[], camera: Camera, buttons: Corner, across: number, width: number, height: number): { right: boolean; inside: number; box: Area } {
  const free = (['left', 'right'] as const).map((side) => {
    const inside = buttons === `bottom ${side}` ? across + 4 : 0
    const left = side === 'left' ? inside : width - inside - COMPASS.across
    const box = { left, top: height - COMPASS.down, right: left + COMPASS.across, bottom: height }
    return { right: side === 'right', inside, box, hidden: hides(box, places, camera) }
  })
  const { right, inside, box } = free.find((one) => !one.hidden && one.inside === 0) ?? free.find((one) => !one.hidden) ?? free.find((one) => one.inside === 0)!
  return { right, inside, box }
}

/** The part of the window that some of the map must always touch. */
export function inner(width: number, height: number): Area {
  const rim = 60
  return { left: rim, top: rim, right: width - rim, bottom: height - rim }
}

/** What surrounds dwarfs that stand in a row of a card. */
export function rowBox(places: readonly Point[]): { x: number; y: number; width: number } {
  const xs = places.map((place) => place.x)
  return { x: Math.min(...xs) - 11, y: 66, width: Math.max(...xs) - Math.min(...xs) + 22 }
}

/** Centres of the dwarf places of a card, in units of the card: one row up to five places, else two rows. */
export function slots(places: number): Point[] {
  const rows = places <= 5 ? 1 : 2
  const inRow = Math.ceil(places / rows)
  const step = Math.min(19, 78 / inRow)
  return Array.from({ length: places }, (_, index) => {
    const row = Math.floor(index / inRow)
    const many = Math.min(inRow, places - row * inRow)
    return { x: 50 + ((index % inRow) - (many - 1) / 2) * step, y: 78 - (rows - 1 - row) * step }
  })
}
