/** Where things lie on the screen. A card is a square of 100 by 100 units; the camera says how large and where. */
import { fitted, type Area, type Camera, type Point } from '../../lib/panzoom'

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
/** Cards are never fitted larger or smaller than this, in pixels a unit. */
const FIT_LIMITS = { smallest: 0.38, largest: 1.5 }

/** The whole area below the topmost `above` pixels. */
export function fit(area: Area, width: number, height: number, above = 0): Camera {
  return fitted(area, CARD, { left: 0, top: above, right: width, bottom: height }, FIT_LIMITS)
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

/** As large as possible, but no card under what lies over the corners. */
export function fitAround(area: Area, places: readonly Point[], corners: readonly Area[], width: number, height: number): Camera {
  const free = fit(area, width, height)
  if (!corners.some((corner) => hides(corner, places, free))) return free
  return fit(area, width, height, Math.max(...corners.map((corner) => corner.bottom)))
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

/** The part of the window that some of the map must always touch. */
export function inner(width: number, height: number): Area {
  const rim = 60
  return { left: rim, top: rim, right: width - rim, bottom: height - rim }
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
