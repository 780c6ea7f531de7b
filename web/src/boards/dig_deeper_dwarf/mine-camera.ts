/**
 * How the mine is fitted, zoomed and panned. The camera of the mine counts pixels from the middle of the free part of
 * the window, so the same cell stays in the middle when the window changes; the scale is the width of a cell in pixels.
 */
import { fitted, keptInSight, panned, zoomed, type Area, type Camera, type Point } from '../../lib/panzoom'

export const ZOOM_LIMITS = { smallest: 40, largest: 240 }
const FIT_LIMITS = { smallest: 1, largest: 150 }
const MARGIN = 10
const MIDDLE: Area = { left: 0, top: 0, right: 0, bottom: 0 }

/** The whole mine, as large as fits into the free part of the window but not larger than looks well. */
export function fitMine(area: Area, width: number, height: number): Camera {
  const [x, y] = [width / 2 - MARGIN, height / 2 - MARGIN]
  return fitted(area, 1, { left: -x, top: -y, right: x, bottom: y }, FIT_LIMITS)
}

/** `at` is in pixels from the middle. */
export function zoomMine(camera: Camera, factor: number, at: Point): Camera {
  return zoomed(camera, factor, at, ZOOM_LIMITS)
}

/** The middle of the window always shows some cell between the edges of the mine. */
export function panMine(camera: Camera, x: number, y: number, area: Area): Camera {
  return keptInSight(panned(camera, x, y), area, 1, MIDDLE)
}
