/** The mine as a grid of cells. */
import type { Area } from '../../lib/panzoom'
import type { DigDeeperDwarfView } from './view'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]
export const STEPS: Record<Side, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }
export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** The area of all cells in use. The cell (x, y) of the mine is drawn from (x, -y) to (x + 1, -y + 1). */
export function bounds(view: Pick<DigDeeperDwarfView, 'tiles' | 'piles' | 'hole'>): Area {
  const cells = [...view.tiles, ...view.piles.filter((pile) => pile.count > 0), ...(view.hole ? [view.hole] : [])]
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return { left: Math.min(...xs), top: -Math.max(...ys), right: Math.max(...xs) + 1, bottom: 1 - Math.min(...ys) }
}

/** A number from 0 to 1 made from a cell and a counter, the same every time: for the stones drawn in the rock of a tile. */
export function pseudoRandom(x: number, y: number, n: number): number {
  const value = Math.sin((x * 127.1 + y * 311.7 + n * 74.7) * 0.7531) * 43758.5453
  return value - Math.floor(value)
}
