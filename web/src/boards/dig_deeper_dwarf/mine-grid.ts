/** The mine as a map: where things lie, what a side leads to, and how the map is fitted, panned and zoomed. */
import type { DigDeeperDwarfView, PileView, TileView } from './view'

export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]
export const STEPS: Record<Side, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }
export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }
export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** What lies behind a side: closed rock, a way, a pile, or an opening that leads nowhere (G-16, G-134). */
export type Behind = 'rock' | 'way' | 'pile' | 'blind'

export function cellKey(x: number, y: number): string {
  return `${x},${y}`
}

export interface Mine {
  readonly tiles: ReadonlyMap<string, TileView>
  readonly piles: ReadonlyMap<string, PileView>
}

/** `hole`: the cell of a pile that is dug out and about to get its tile. */
export function mineOf(view: Pick<DigDeeperDwarfView, 'tiles' | 'piles'>, hole?: PileView): Mine {
  return {
    tiles: new Map(view.tiles.map((tile) => [cellKey(tile.x, tile.y), tile])),
    piles: new Map(view.piles.filter((pile) => pile.count > 0 || pile === hole).map((pile) => [cellKey(pile.x, pile.y), pile])),
  }
}

export function behind(mine: Mine, tile: Pick<TileView, 'x' | 'y' | 'sides'>, side: Side): Behind {
  if (!tile.sides.includes(side)) return 'rock'
  const key = cellKey(tile.x + STEPS[side][0], tile.y + STEPS[side][1])
  const neighbour = mine.tiles.get(key)
  if (neighbour) return neighbour.sides.includes(OPPOSITE[side]) ? 'way' : 'blind'
  return mine.piles.has(key) ? 'pile' : 'blind'
}

/** Where a drawn tile is to be laid: the cell of the pile that was just dug out (G-127). */
export function dugOutCell(view: Pick<DigDeeperDwarfView, 'tiles' | 'piles'>): PileView | undefined {
  const mine = mineOf(view)
  return view.piles.findLast((pile) => pile.count === 0 && !mine.tiles.has(cellKey(pile.x, pile.y)))
}

/** From the pile's cell, the sides it can be mined from. */
export function facing(mine: Mine, pile: Pick<PileView, 'x' | 'y'>): Side[] {
  return SIDES.filter((side) => {
    const tile = mine.tiles.get(cellKey(pile.x + STEPS[side][0], pile.y + STEPS[side][1]))
    return tile?.sides.includes(OPPOSITE[side]) ?? false
  })
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** All cells in use, the far edges included. */
export function bounds(view: Pick<DigDeeperDwarfView, 'tiles' | 'piles'>): Box {
  const open = dugOutCell(view)
  const cells = [...view.tiles, ...view.piles.filter((pile) => pile.count > 0), ...(open ? [open] : [])]
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** How the map is shown: the size of a cell in pixels, and which point of the mine is in the middle. */
export interface Sight {
  readonly cell: number
  readonly x: number
  readonly y: number
}

export const SMALLEST = 40
export const LARGEST = 240
const MARGIN = 10

/** The whole mine, as large as it fits but not larger than looks well. */
export function fit(box: Box, width: number, height: number, most = 150): Sight {
  const columns = box.right - box.left + 1
  const rows = box.top - box.bottom + 1
  const cell = Math.min((width - 2 * MARGIN) / columns, (height - 2 * MARGIN) / rows, most)
  return { cell: Math.max(cell, 1), x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 }
}

/** Larger or smaller around a point, given in pixels from the middle of the window, which stays where it is. */
export function zoom(sight: Sight, factor: number, px: number, py: number): Sight {
  const cell = Math.min(Math.max(sight.cell * factor, SMALLEST), LARGEST)
  const shift = 1 / sight.cell - 1 / cell
  return { cell, x: sight.x + px * shift, y: sight.y - py * shift }
}

/** Moved by pixels, never so far that the mine is lost from sight. */
export function pan(sight: Sight, dx: number, dy: number, box: Box): Sight {
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
  return {
    cell: sight.cell,
    x: clamp(sight.x - dx / sight.cell, box.left - 0.5, box.right + 0.5),
    y: clamp(sight.y + dy / sight.cell, box.bottom - 0.5, box.top + 0.5),
  }
}

/** A few stones in the rock of a tile, the same every time: from 0 to 1, made from the cell and a counter. */
export function pseudoRandom(x: number, y: number, n: number): number {
  const value = Math.sin((x * 127.1 + y * 311.7 + n * 74.7) * 0.7531) * 43758.5453
  return value - Math.floor(value)
}
