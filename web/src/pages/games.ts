/** Our own games in the order of the README; one line about each is in page.ftl (`blurbs-`), others speak for themselves. */
export const ORDER: readonly string[] = ['dwarf', 'dwar7s_fall', 'dwar7s_duel', 'dig_deeper_dwarf']

/** The order on the home page: our games first, then games that others have added. */
export function inOrder<G extends { key: string }>(games: readonly G[]): G[] {
  const place = (game: G): number => (ORDER.includes(game.key) ? ORDER.indexOf(game.key) : ORDER.length)
  return [...games].sort((one, other) => place(one) - place(other))
}
