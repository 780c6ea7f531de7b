/** Where things lie on the screen. A card is a square of 100 by 100 units; the camera says how large and where. */
export const CARD = 100
export const SIDES = 'NESW'

/** Walls after quarter turns clockwise: a wall in the north comes to the east (K-26). */
export function turned(walls: string, turn: number): string {
  const now = new Set([...walls].map((letter) => SIDES[(SIDES.indexOf(letter) + turn) % 4]))
  return [...SIDES].filter((letter) => now.has(letter)).join('')
}

export interface Place {
  readonly x: number
  readonly y: number
}

export function placeOf(spot: string): Place {
  const [x, y] = spot.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

/** The part of the grid to look at, in cards: left, top, right, bottom edges. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function extent(places: readonly Place[], margin: number): Extent {
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

/** Where the grid's origin is on the screen, in pixels, and how many pixels a unit takes. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export const NEAREST = 2.4
export const FARTHEST = 0.25
/** Cards are never fitted larger or smaller than this, in pixels a unit. */
const LARGEST_FIT = 1.5
const SMALLEST_FIT = 0.38

export function fit(area: Extent, width: number, height: number, above = 0): Camera {
  const across = (area.right - area.left) * CARD
  const down = (area.bottom - area.top) * CARD
  const k = Math.max(SMALLEST_FIT, Math.min(LARGEST_FIT, width / across, (height - above) / down))
  return {
    k,
    x: width / 2 - ((area.left + area.right) / 2) * CARD * k,
    y: above + (height - above) / 2 - ((area.top + area.bottom) / 2) * CARD * k,
  }
}

/** Whether a card would lie under a corner of the box (in pixels). */
function hides(corner: Extent, places: readonly Place[], camera: Camera): boolean {
  const s = CARD * camera.k
  return places.some((place) => {
    const left = camera.x + place.x * s
    const top = camera.y + place.y * s
    return left < corner.right && left + s > corner.left && top < corner.bottom && top + s > corner.top
  })
}

/** As large as possible, but no card under what lies over the corners. */
export function fitAround(area: Extent, places: readonly Place[], corners: readonly Extent[], width: number, height: number): Camera {
  const free = fit(area, width, height)
  if (!corners.some((corner) => hides(corner, places, free))) return free
  return fit(area, width, height, Math.max(...corners.map((corner) => corner.bottom)))
}

export type Corner = 'top right' | 'bottom right' | 'bottom left'

export function cornerBox(corner: Corner, across: number, down: number, width: number, height: number): Extent {
  const left = corner === 'bottom left' ? 0 : width - across
  const top = corner === 'top right' ? 0 : height - down
  return { left, top, right: left + across, bottom: top + down }
}

/** A corner with no card in it, for the buttons of the map; the top right one if there is none. */
export function freeCorner(area: Extent, places: readonly Place[], across: number, down: number, width: number, height: number): Corner {
  const camera = fit(area, width, height)
  const order: Corner[] = ['top right', 'bottom right', 'bottom left']
  return order.find((corner) => !hides(cornerBox(corner, across, down, width, height), places, camera)) ?? 'top right'
}

/** Nearer or farther by a factor, with the point under the pointer held still. */
export function zoomed(camera: Camera, factor: number, at: Place): Camera {
  const k = Math.max(FARTHEST, Math.min(NEAREST, camera.k * factor))
  const real = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }
}

/** Some of the map always stays in sight, however far somebody drags. */
export function kept(camera: Camera, area: Extent, width: number, height: number): Camera {
  const s = CARD * camera.k
  const rim = 60
  return {
    k: camera.k,
    x: Math.min(width - rim - area.left * s, Math.max(rim - area.right * s, camera.x)),
    y: Math.min(height - rim - area.top * s, Math.max(rim - area.bottom * s, camera.y)),
  }
}

/** Centres of the dwarf places of a card, in its units: one row, five at most, else two. */
export function slots(places: number): Place[] {
  const rows = places <= 5 ? 1 : 2
  const inRow = Math.ceil(places / rows)
  const step = Math.min(19, 78 / inRow)
  return Array.from({ length: places }, (_, index) => {
    const row = Math.floor(index / inRow)
    const many = Math.min(inRow, places - row * inRow)
    return { x: 50 + ((index % inRow) - (many - 1) / 2) * step, y: 78 - (rows - 1 - row) * step }
  })
}
