/** The mine as a grid of cells: where tiles and piles lie, and what a side of a tile leads to. */
import type { Area } from '../../lib/panzoom'
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

/** `hole`: the cell of a pile that is dug out and about to get a tile. */
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

/** The sides from which a pile can be mined, seen from the pile's cell. */
export function facing(mine: Mine, pile: Pick<PileView, 'x' | 'y'>): Side[] {
  return SIDES.filter((side) => {
    const tile = mine.tiles.get(cellKey(pile.x + STEPS[side][0], pile.y + STEPS[side][1]))
    return tile?.sides.includes(OPPOSITE[side]) ?? false
  })
}

/** The area of all cells in use. The cell (x, y) of the mine is drawn from (x, -y) to (x + 1, -y + 1). */
export function bounds(view: Pick<DigDeeperDwarfView, 'tiles' | 'piles'>): Area {
  const open = dugOutCell(view)
  const cells = [...view.tiles, ...view.piles.filter((pile) => pile.count > 0), ...(open ? [open] : [])]
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return { left: Math.min(...xs), top: -Math.max(...ys), right: Math.max(...xs) + 1, bottom: 1 - Math.min(...ys) }
}

/** A number from 0 to 1 made from a cell and a counter, the same every time: for the stones drawn in the rock of a tile. */
export function pseudoRandom(x: number, y: number, n: number): number {
  const value = Math.sin((x * 127.1 + y * 311.7 + n * 74.7) * 0.7531) * 43758.5453
  return value - Math.floor(value)
}
