/** What the board of Fall and Duel says besides the words of the game. */
import type { Language } from '../../lib/settings.svelte'

const TEXTS = {
  round: { en: 'Round {round}', de: 'Runde {round}' },
  lastRound: { en: 'last round', de: 'letzte Runde' },
  passEnds: { en: 'passing ends the game', de: 'Passen beendet das Spiel' },
  actions: { en: '{used} of {all} actions taken', de: '{used} von {all} Aktionen verbraucht' },
  map: { en: 'Map', de: 'Karte' },
  nearer: { en: 'Zoom in', de: 'Vergrößern' },
  farther: { en: 'Zoom out', de: 'Verkleinern' },
  fit: { en: 'Show the whole map', de: 'Ganze Karte zeigen' },
  emptyMap: { en: 'No card lies on the map yet.', de: 'Noch liegt keine Karte.' },
  points: { en: '{vp} VP', de: '{vp} SP' },
  vp: { en: 'VP', de: 'SP' },
  need: { en: 'needs {need} dwarfs of one colour', de: 'braucht {need} Zwerge einer Farbe' },
  places: { en: '{places} dwarf places', de: '{places} Zwergenplätze' },
  placesShort: { en: 'places', de: 'Plätze' },
  needShort: { en: 'needed', de: 'nötig' },
  walls: { en: 'walls: {walls}', de: 'Mauern: {walls}' },
  noWalls: { en: 'no walls', de: 'keine Mauern' },
  N: { en: 'north', de: 'Norden' },
  E: { en: 'east', de: 'Osten' },
  S: { en: 'south', de: 'Süden' },
  W: { en: 'west', de: 'Westen' },
  dwarfsOf: { en: '{count} of {name}', de: '{count} von {name}' },
  dwarfs: { en: 'dwarfs: {dwarfs}', de: 'Zwerge: {dwarfs}' },
  ready: { en: 'ready: carried out at the end of {name}’s turn', de: 'fällig: wird am Ende des Zuges von {name} ausgeführt' },
  waiting: { en: 'enough dwarfs: waits for {name}’s turn', de: 'genug Zwerge: wartet auf den Zug von {name}' },
  readyShort: { en: 'Task ready', de: 'Aufgabe fällig' },
  stack: { en: 'stack of {count}', de: 'Stapel aus {count}' },
  lookStack: { en: 'Look through the stack of {count} at {spot}', de: 'Stapel aus {count} auf {spot} ansehen' },
  top: { en: 'on top', de: 'oben' },
  covered: { en: 'covered, without effect', de: 'überdeckt, ohne Wirkung' },
  close: { en: 'Close', de: 'Schließen' },
  emptySpot: { en: 'empty spot {spot}', de: 'leerer Ort {spot}' },
  at: { en: '{kind} at {spot}', de: '{kind} auf {spot}' },
  dwarfAt: { en: 'dwarf of {name} on the {kind} at {spot}', de: 'Zwerg von {name}: {kind} auf {spot}' },
  dwarfLabel: { en: '{colour} dwarf at {spot}', de: 'Zwerg ({colour}) auf {spot}' },
  kingdomOf: { en: 'kingdom of {names}', de: 'Königreich von {names}' },
  noKingdom: { en: 'nobody’s kingdom', de: 'niemandes Königreich' },
  kingdomLine: { en: 'Kingdom of {name}: {size} cards, {vp} VP', de: 'Königreich von {name}: {size} Karten, {vp} SP' },
  rotate: { en: 'Turn the card', de: 'Karte drehen' },
  rotateKey: { en: 'Turn (R)', de: 'Drehen (R)' },
  placingKeys: { en: 'R turns it, a click on the card or Enter lays it.', de: 'R dreht, ein Klick auf die Karte oder Eingabe legt ab.' },
  lay: { en: 'Lay it here', de: 'Hier ablegen' },
  ghost: { en: '{kind} at {spot}, {walls}. Enter lays it, R turns it.', de: '{kind} auf {spot}, {walls}. Eingabe legt ab, R dreht.' },
  turnLabel: { en: 'quarter turns: {turn}', de: 'Vierteldrehungen: {turn}' },
  goals: { en: 'Goals', de: 'Ziele' },
  goalsDeck: { en: '{count} more in the deck', de: '{count} weitere im Stapel' },
  market: { en: 'Goals, gems, ogres', de: 'Ziele, Steine, Oger' },
  goalLabel: { en: '{goal}: {cost}, {vp} VP', de: '{goal}: {cost}, {vp} SP' },
  payable: { en: 'you can pay', de: 'bezahlbar' },
  supply: { en: 'Supply', de: 'Vorrat' },
  ogres: { en: 'Ogres', de: 'Oger' },
  ogreDeck: { en: 'deck', de: 'Stapel' },
  ogreDiscard: { en: 'discarded', de: 'abgelegt' },
  pile: { en: 'pile', de: 'Lager' },
  campfire: { en: 'campfire', de: 'Lagerfeuer' },
  pileLabel: { en: 'a dwarf from your pile ({count} there)', de: 'ein Zwerg aus dem Lager ({count} dort)' },
  inHand: { en: 'in hand', de: 'auf der Hand' },
  yourCards: { en: 'Your kingdom cards', de: 'Deine Königreichskarten' },
  yourOgres: { en: 'Your ogre cards', de: 'Deine Ogerkarten' },
  yourGems: { en: 'Your gems', de: 'Deine Edelsteine' },
  secret: { en: 'Secret goal', de: 'Geheimes Ziel' },
  hidden: { en: 'hidden', de: 'verdeckt' },
  revealed: { en: 'revealed', de: 'aufgedeckt' },
  cards: { en: 'kingdom cards', de: 'Königreichskarten' },
  gemsCount: { en: '{count} gems', de: '{count} Edelsteine' },
  gemsOne: { en: '1 gem', de: '1 Edelstein' },
  gemsWord: { en: 'gems', de: 'Edelsteine' },
  ogreCards: { en: 'ogre cards', de: 'Ogerkarten' },
  goalsDone: { en: 'goals completed', de: 'Ziele erfüllt' },
  trophies: { en: 'trophies', de: 'Trophäen' },
  dwarfsPile: { en: 'dwarfs in the pile', de: 'Zwerge im Lager' },
  kingdomSize: { en: 'cards in the kingdom', de: 'Karten im Königreich' },
  handLimit: { en: '{hand} of 9 cards', de: '{hand} von 9 Karten' },
  plays: { en: 'plays {colour}', de: 'spielt {colour}' },
  unseenGems: { en: 'without hidden gems', de: 'ohne verdeckte Steine' },
  end: { en: 'End my actions', de: 'Aktionen beenden' },
  endGame: { en: 'End my actions and the game', de: 'Aktionen und Spiel beenden' },
  reveal: { en: 'Reveal the secret goal', de: 'Geheimes Ziel aufdecken' },
  keep: { en: 'Keep it hidden', de: 'Verdeckt lassen' },
  done: { en: 'Done', de: 'Fertig' },
  total: { en: 'total', de: 'gesamt' },
  turnOf: { en: '{name} is on, {used} of {all} actions taken.', de: '{name} ist am Zug, {used} von {all} Aktionen verbraucht.' },
  holds: {
    en: '{name}: {kingdom} kingdom cards, {gems} gems, {ogres} ogre cards in hand, {pile} dwarfs in the pile, {goals} goals, {trophies} trophies, {total} VP seen.',
    de: '{name}: {kingdom} Königreichskarten, {gems} Edelsteine, {ogres} Ogerkarten auf der Hand, {pile} Zwerge im Lager, {goals} Ziele, {trophies} Trophäen, {total} SP sichtbar.',
  },
  ofColour: { en: '{kind} of {name}', de: '{kind} von {name}' },
  and: { en: 'and', de: 'und' },
} as const

/** What each card does. */
const EFFECTS: Record<string, { en: string; de: string }> = {
  castle: {
    en: '{need} dwarfs dig: the top card of a stack goes to the bottom. The owner has a fourth action.',
    de: '{need} Zwerge graben um: die oberste Karte eines Stapels kommt nach unten. Wem sie gehört, hat eine vierte Aktion.',
  },
  mine: { en: '{need} dwarfs bring home {amount} {gem}.', de: '{need} Zwerge holen {amount} {gem}.' },
  tavern: { en: '{need} dwarfs draw an ogre card.', de: '{need} Zwerge ziehen eine Ogerkarte.' },
  'general store': {
    en: '{need} dwarfs trade gems for one goal of the row.',
    de: '{need} Zwerge tauschen Edelsteine gegen ein Ziel der Reihe.',
  },
  dragon: {
    en: 'No mine in its domain gives anything. {need} dwarfs slay it: a trophy, {trophy} VP.',
    de: 'Keine Mine in seinem Gebiet gibt etwas. {need} Zwerge besiegen ihn: eine Trophäe, {trophy} SP.',
  },
  'frost giant': {
    en: 'No castle in its domain gives a fourth action. {need} dwarfs slay it: a trophy, {trophy} VP.',
    de: 'Keine Burg in seinem Gebiet gibt eine vierte Aktion. {need} Zwerge besiegen ihn: eine Trophäe, {trophy} SP.',
  },
}

export type TextKey = keyof typeof TEXTS

function filled(text: string, fields: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole))
}

export function say(language: Language, key: TextKey, fields: Record<string, string | number> = {}): string {
  return filled(TEXTS[key][language], fields)
}

export function effect(language: Language, kind: string, fields: Record<string, string | number>): string {
  const entry = EFFECTS[kind.endsWith(' mine') ? 'mine' : kind]
  return entry ? filled(entry[language], fields) : ''
}

/** A number with a sign; minus is U+2212. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value)
}

export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

export function wallsText(language: Language, walls: string): string {
  if (walls === '') return say(language, 'noWalls')
  return say(language, 'walls', { walls: [...walls].map((side) => say(language, side as 'N' | 'E' | 'S' | 'W')).join(', ') })
}

export function spotText(spot: string): string {
  return `(${spot.replace(',', ', ').replaceAll('-', '−')})`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
