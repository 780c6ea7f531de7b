export interface TurningPoint {
  readonly move: number
  readonly seat: number
  readonly change: number
}

/** The moves after which somebody's prospects changed most: the largest steps of the curve, in order of the game. */
export function turningPoints(worth: readonly (readonly number[])[], most = 4, least = 0.08): TurningPoint[] {
  const steps: TurningPoint[] = []
  for (let move = 1; move < worth.length; move += 1) {
    let best: TurningPoint | null = null
    worth[move]!.forEach((value, seat) => {
      const change = value - worth[move - 1]![seat]!
      if (Math.abs(change) > Math.abs(best?.change ?? 0)) best = { move, seat, change }
    })
    if (best !== null && Math.abs((best as TurningPoint).change) >= least) steps.push(best)
  }
  return steps
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .sort((one, other) => one.move - other.move)
}
