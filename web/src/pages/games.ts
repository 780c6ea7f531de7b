/** What the home page says about our own games in one line; of the games of others it says what they say themselves. */
export const LINES: Record<string, { readonly en: string; readonly de: string }> = {
  dwarf: { en: 'Send workers into the mine, forge, and hold the gate.', de: 'Schick Arbeiter in die Mine, schmiede und halte das Tor.' },
  dwar7s_fall: { en: 'Build a kingdom of cards and walls before winter.', de: 'Bau ein Reich aus Karten und Mauern, ehe der Winter kommt.' },
  dwar7s_duel: { en: 'Two kingdoms, one map, no room to spare.', de: 'Zwei Reiche, eine Karte, kein Platz zu verschenken.' },
  dig_deeper_dwarf: { en: 'Dig your own mine, build your deck, thwart the others.', de: 'Grab deine Mine, bau dein Deck, durchkreuz die anderen.' },
}

/** The order on the home page: our games first as in the README, then games that others have added. */
export function inOrder<G extends { key: string }>(games: readonly G[]): G[] {
  const order = Object.keys(LINES)
  const place = (game: G): number => (order.includes(game.key) ? order.indexOf(game.key) : order.length)
  return [...games].sort((one, other) => place(one) - place(other))
}
