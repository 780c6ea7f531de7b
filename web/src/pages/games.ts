/** What the home page knows about a game besides what the server tells: minutes. One line about it is in page.ftl (`blurbs-`). */
export interface Blurb {
  readonly minutes: readonly [number, number]
}

export const BLURBS: Record<string, Blurb> = {
  dwarf: { minutes: [20, 40] },
  dwar7s_fall: { minutes: [30, 60] },
  dwar7s_duel: { minutes: [20, 40] },
  dig_deeper_dwarf: { minutes: [45, 90] },
}

/** The order on the home page: our games first as in the README, then games that others have added. */
export function inOrder<G extends { key: string }>(games: readonly G[]): G[] {
  const order = Object.keys(BLURBS)
  const place = (game: G): number => (order.includes(game.key) ? order.indexOf(game.key) : order.length)
  return [...games].sort((one, other) => place(one) - place(other))
}
