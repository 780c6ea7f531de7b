/**
 * How the mine is fitted, zoomed and panned. The camera of the mine counts pixels from the middle of the free part of
 * the window, so the same cell stays in the middle when the window changes; the scale is the width of a cell in pixels.
 */
import { fitted, keptInSight, panned, shownAround, zoomed, type Area, type Camera, type Point } from '../../lib/panzoom'

export const ZOOM_LIMITS = { smallest: 40, largest: 240 }
/** A tile that is fitted is never smaller than a finger; then the mine is dragged, and what matters most is in sight. */
const FIT_LIMITS = { smallest: 46, largest: 190 }
const MARGIN = 10
const MIDDLE: Area = { left: 0, top: 0, right: 0, bottom: 0 }

/** The whole mine, as large as fits into the free part of the window but not larger than looks well; what does not fit is shown around a place. */
export function fitMine(area: Area, width: number, height: number, focus: Point): Camera {
  const [x, y] = [width / 2 - MARGIN, height / 2 - MARGIN]
  const window = { left: -x, top: -y, right: x, bottom: y }
  return shownAround(fitted(area, 1, window, FIT_LIMITS), area, 1, window, focus)
}

/** `at` is in pixels from the middle. */
export function zoomMine(camera: Camera, factor: number, at: Point): Camera {
  return zoomed(camera, factor, at, ZOOM_LIMITS)
}

/** The middle of the window always shows some cell between the edges of the mine. */
export function panMine(camera: Camera, x: number, y: number, area: Area): Camera {
  return keptInSight(panned(camera, x, y), area, 1, MIDDLE)
}
