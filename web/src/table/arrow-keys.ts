/** Arrow keys go to the nearest thing that can be picked, in the direction of the arrow. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const WAYS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

/** The index of the spot to go to, or -1. Sideways distance counts double, so a row is followed before it is left. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const way = WAYS[key]
  if (!way) return -1
  let best = -1
  let least = Infinity
  spots.forEach((spot, index) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const along = x * way.x + y * way.y
    if (along <= 1) return
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x)
    const cost = along + 2 * aside
    if (cost < least) [least, best] = [cost, index]
  })
  return best
}

/** Move the focus within `root`; whether there was somewhere to go. */
export function stepFocus(root: Element, key: string): boolean {
  if (!(key in WAYS)) return false
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>('.can-pick')]
  if (pieces.length === 0) return false
  const centre = (node: Element): Spot => {
    const box = node.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const active = document.activeElement
  if (!active || !pieces.includes(active as HTMLElement)) {
    pieces[0]!.focus()
    return true
  }
  const index = nearest(centre(active), pieces.map(centre), key)
  if (index >= 0) pieces[index]!.focus()
  return true
}
