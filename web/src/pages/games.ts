/** What the home page says about a game besides what the server knows: minutes, and one line. */
export interface Blurb {
  readonly minutes: readonly [number, number]
  readonly line: { readonly en: string; readonly de: string }
}

export const BLURBS: Record<string, Blurb> = {
  dwarf: { minutes: [20, 40], line: { en: 'Send workers into the mine, forge, and hold the gate.', de: 'Schick Arbeiter in die Mine, schmiede und halte das Tor.' } },
  dwar7s_fall: { minutes: [30, 60], line: { en: 'Build a kingdom of cards and walls before winter.', de: 'Bau ein Reich aus Karten und Mauern, ehe der Winter kommt.' } },
  dwar7s_duel: { minutes: [20, 40], line: { en: 'Two kingdoms, one map, no room to spare.', de: 'Zwei Reiche, eine Karte, kein Platz zu verschenken.' } },
  dig_deeper_dwarf: { minutes: [45, 90], line: { en: 'Dig your own mine, build your deck, thwart the others.', de: 'Grab deine Mine, bau dein Deck, durchkreuz die anderen.' } },
}

/** The order on the home page: our games first as in the README, then games that others have added. */
export function inOrder<G extends { key: string }>(games: readonly G[]): G[] {
  const order = Object.keys(BLURBS)
  const place = (game: G): number => (order.includes(game.key) ? order.indexOf(game.key) : order.length)
  return [...games].sort((one, other) => place(one) - place(other))
}
