/** Seats have a colour and a shape, so colour never carries meaning alone. */
export const SHAPES = ['circle', 'diamond', 'square', 'triangle', 'hexagon'] as const
export type Shape = (typeof SHAPES)[number]

/** Outlines in a box of 24 by 24. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  diamond: 'M12 1l11 11l-11 11L1 12z',
  square: 'M3 3h18v18H3z',
  triangle: 'M12 2l11 20H1z',
  hexagon: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
}

/** A player, as every board and panel shows the player. */
export interface Player {
  readonly seat: number
  readonly name: string
  readonly colour: string
  readonly shape: Shape
  readonly you: boolean
  readonly bot: boolean
}

/** `colour`: the one the game's own pieces of this seat have, where they have names of colours; else one of the house's. */
export function makePlayer(seat: number, name: string, you: boolean, bot: boolean, colour = `var(--seat-${seat % 5})`): Player {
  return { seat, name, colour, shape: SHAPES[seat % SHAPES.length]!, you, bot }
}
