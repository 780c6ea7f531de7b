/** What the table of Dig Deeper Dwarf says besides the names that the server tells. Every sentence in both languages. */
import type { Language } from '../../lib/settings.svelte'

export type Text = Readonly<Record<Language, string>>

/** A sentence about what something does, and the clause that says so. */
export interface Effect extends Text {
  readonly clause: string
}

const t = (en: string, de: string): Text => ({ en, de })
const e = (clause: string, en: string, de: string): Effect => ({ clause, en, de })

export const UI = {
  jewelry: t('Jewelry', 'Schmuck'),
  actions: t('Action cards', 'Aktionskarten'),
  market: t('Market', 'Markt'),
  close: t('Close', 'Schließen'),
  mining: t('Mining cards', 'Bergbaukarten'),
  events: t('Events', 'Ereignisse'),
  tiles: t('Tiles', 'Plättchen'),
  rubble: t('Rubble', 'Geröll'),
  rubble_supply: t('Rubble supply', 'Geröllvorrat'),
  left: t('{count} left', 'noch {count}'),
  empty: t('empty', 'leer'),
  costs: t('cost', 'Kosten'),
  zoom_in: t('Zoom in', 'Vergrößern'),
  zoom_out: t('Zoom out', 'Verkleinern'),
  fit: t('Show the whole mine', 'Die ganze Mine zeigen'),
  map: t('The mine', 'Die Mine'),
  pile: t('Mining pile', 'Bergbaustapel'),
  pile_cards: t('{count} of 5 cards', '{count} von 5 Karten'),
  surprise: t('Surprise', 'Überraschung'),
  no_event: t('no event', 'kein Ereignis'),
  entrance: t('Mine Entrance', 'Mineneingang'),
  camp: t('Camp', 'Lager'),
  workbench: t('Workbench', 'Werkbank'),
  tile: t('Tile', 'Plättchen'),
  tile_at: t('tile at ({x},{y})', 'Plättchen bei ({x},{y})'),
  dwarf_of: t("{name}'s dwarf", 'Zwerg von {name}'),
  announced: t('Announced', 'Angekündigt'),
  thwarts: t('thwarts {name}', 'durchkreuzt {name}'),
  cancelled: t('cancelled', 'aufgehoben'),
  would_fall: t('falls if nobody answers', 'fällt, wenn niemand antwortet'),
  answers_now: t('May answer now:', 'Darf jetzt antworten:'),
  decides_now: t('Decides now:', 'Entscheidet jetzt:'),
  you: t('you', 'du'),
  hand: t('Your hand', 'Deine Hand'),
  hand_short: t('Hand', 'Hand'),
  draw: t('Draw pile', 'Nachziehstapel'),
  discard: t('Discard pile', 'Ablagestapel'),
  draw_short: t('Draw', 'Ziehen'),
  discard_short: t('Discards', 'Ablage'),
  revealed: t('Revealed', 'Ausgelegt'),
  played: t('Played', 'Gespielt'),
  before_you: t('Before you', 'Vor dir'),
  basics: t('Basic actions', 'Grundaktionen'),
  basic_cost: t('{name}: discard {count}', '{name}: {count} abwerfen'),
  used: t('used this turn', 'in diesem Zug benutzt'),
  barred: t('barred this round', 'in dieser Runde gesperrt'),
  no_cards: t('no cards in hand', 'keine Karten auf der Hand'),
  known_points: t('Known points', 'Bekannte Punkte'),
  points: t('VP', 'SP'),
  coins: t('coins', 'Münzen'),
  trait: t('Trait', 'Eigenschaft'),
  at: t('at', 'bei'),
  stands: t('stands on', 'steht auf'),
  out: t('Out of the game', 'Aus dem Spiel'),
  craft_cost: t('craft for {count} cards', 'herstellen für {count} Karten'),
  buy_cost: t('{coins} coins or {needs}', '{coins} Münzen oder {needs}'),
  choose_turn: t('Turn the new tile', 'Das neue Plättchen drehen'),
  open_to: t('open to {sides}', 'offen nach {sides}'),
  looked_at: t('The cards on top', 'Die obersten Karten'),
  to_top: t('Put on top', 'Nach oben legen'),
  to_bottom: t('All under the pile', 'Alle unter den Stapel'),
  bury: t('Discard: {cards}', 'Ablegen: {cards}'),
  bury_nothing: t('Discard nothing', 'Nichts ablegen'),
  card_number: t('card {number}', 'Karte {number}'),
  choose_trait: t('Keep one Trait', 'Behalte eine Eigenschaft'),
  on_table: t('On the table', 'Auf dem Tisch'),
  fan: t('All cards of your discard pile', 'Alle Karten deiner Ablage'),
  standing: t('Ask me to answer', 'Mich um Antwort fragen'),
  always: t('always', 'immer'),
  if_mine: t('only if it targets me or my cards', 'nur wenn es mich oder meine Karten trifft'),
  never_this_turn: t('not again this turn', 'in diesem Zug nicht mehr'),
  clause: t('Rule {number}', 'Regel {number}'),
  kind_companion: t('Companion', 'Begleiter'),
  kind_treasure: t('Treasure', 'Schatz'),
  kind_delayed: t('Delayed Event', 'Verzögertes Ereignis'),
  kind_instant: t('Instant Event', 'Sofortiges Ereignis'),
  active: t('has the turn', 'ist am Zug'),
  unknown_card: t('face-down card', 'verdeckte Karte'),
  more_rubble: t('{count} Rubble: nobody can walk here', '{count} Geröll: hier kann niemand gehen'),
  flooded: t('flooded: draws at most 3', 'geflutet: zieht höchstens 3'),
} satisfies Record<string, Text>

export type UiKey = keyof typeof UI

export function say(key: UiKey, language: Language, fields: Record<string, string | number> = {}): string {
  return fill(UI[key][language], fields)
}

export function fill(text: string, fields: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole))
}

/** Candidates that are words, not pieces: what their buttons say. */
export const BUTTONS: Record<string, Text> = {
  pass: t('Pass', 'Passen'),
  stop: t('Stop here', 'Hier aufhören'),
  end: t('End the Activity phase', 'Aktivitätsphase beenden'),
  draw: t('Draw a card', 'Eine Karte ziehen'),
  cancel: t('Cancel it with the Canary', 'Mit dem Kanarienvogel aufheben'),
  clear: t('Remove the Rubble from the game', 'Das Geröll aus dem Spiel entfernen'),
  use_trait: t('Use your Trait', 'Deine Eigenschaft einsetzen'),
  stew: t('Eat the Hearty Stew: draw 3', 'Deftigen Eintopf essen: 3 ziehen'),
  otter: t('Trade with the Cave Otter', 'Mit der Höhlenotter tauschen'),
  tunnel: t('Use the Transport Tunnel', 'Den Transporttunnel benutzen'),
  teleport: t('Use the Teleporter', 'Den Teleporter benutzen'),
  answer: t('Thwart with this card', 'Mit dieser Karte durchkreuzen'),
  answer_copy: t('Thwart by copying', 'Nachahmend durchkreuzen'),
  answer_basic: t('Thwart as a basic action (2 cards)', 'Als Grundaktion durchkreuzen (2 Karten)'),
  answer_companion: t('Thwart with Mycolus Maximus', 'Mit Mycolus Maximus durchkreuzen'),
  answer_trait: t('Thwart with Well-Prepared', 'Mit Gut vorbereitet durchkreuzen'),
  reveal: t('Reveal it', 'Auslegen'),
  copy: t('Copy with it', 'Damit nachahmen'),
  top: t('Put one on top', 'Eine nach oben legen'),
  under: t('All under the pile', 'Alle unter den Stapel'),
  bury: t('Discard some of them', 'Einige davon ablegen'),
  lay: t('Turn the tile', 'Das Plättchen drehen'),
  trait: t('Choose a Trait', 'Eine Eigenschaft wählen'),
  out: t('Out of the game', 'Aus dem Spiel'),
  done: t('Done', 'Fertig'),
}

export const ACTIONS: Record<string, Effect> = {
  move: e('G-88', 'Walk to a connected tile. Rubble here or there stops you.', 'Geh auf ein verbundenes Plättchen. Geröll hier oder dort hält dich auf.'),
  mine: e('G-92', 'Take the top card of a pile next to you, or one Rubble from your tile or a connected one, onto your discard pile.', 'Nimm die oberste Karte eines Stapels neben dir oder ein Geröll von deinem oder einem verbundenen Plättchen auf deine Ablage.'),
  steal: e('G-97', 'Take a revealed Resource of an adjacent dwarf at random; not from a dwarf in the Camp.', 'Nimm einem benachbarten Zwerg zufällig einen ausgelegten Rohstoff; nicht im Lager.'),
  drive: e('G-102', 'A Companion of an adjacent dwarf leaves the game.', 'Ein Begleiter eines benachbarten Zwergs verlässt das Spiel.'),
  remove: e('G-103', 'A card of your hand leaves the game; Rubble may go to a connected tile without a dwarf.', 'Eine Handkarte kommt aus dem Spiel; Geröll darf auf ein verbundenes Plättchen ohne Zwerg.'),
  give: e('G-106', 'Like Remove a Card; Rubble may also go onto the discard pile of another player.', 'Wie Karte entfernen; Geröll darf auch auf die Ablage eines anderen.'),
  draw: e('G-109', 'Take the top card of your draw pile.', 'Nimm die oberste Karte deines Nachziehstapels.'),
  swap: e('G-110', 'Discard a hand card, then draw one.', 'Wirf eine Handkarte ab, dann ziehe eine.'),
  investigate: e('G-111', 'Look at the top three cards of any pile; put one on top or all three under it.', 'Sieh dir die obersten drei Karten eines Stapels an; lege eine nach oben oder alle darunter.'),
  copy: e('G-117', 'Perform the actions of the Action card completed last.', 'Führe die Aktionen der zuletzt beendeten Aktionskarte aus.'),
  thwart: e('G-162', 'Cancel an action that another player has just announced.', 'Hebe eine Aktion auf, die gerade jemand angekündigt hat.'),
  book: e('G-193', 'Look at the top three cards of your draw pile; discard up to two.', 'Sieh dir die obersten drei Karten deines Nachziehstapels an; lege bis zu zwei ab.'),
  crunch: e('G-194', 'A Rubble card of your hand leaves the game.', 'Eine Geröllkarte deiner Hand kommt aus dem Spiel.'),
}

export type EventKind = 'companion' | 'treasure' | 'delayed' | 'instant'

export const EVENTS: Record<string, Effect & { readonly kind: EventKind }> = {
  bookling: { kind: 'companion', ...e('G-193', 'Discard a card: look at the top three cards of your draw pile and discard up to two of them.', 'Wirf eine Karte ab: Sieh dir die obersten drei Karten deines Nachziehstapels an und lege bis zu zwei ab.') },
  crunchy_munchy: { kind: 'companion', ...e('G-194', 'Discard a card: a Rubble card of your hand leaves the game.', 'Wirf eine Karte ab: Eine Geröllkarte deiner Hand kommt aus dem Spiel.') },
  diggy: { kind: 'companion', ...e('G-195', 'Discard a card: Mine.', 'Wirf eine Karte ab: Graben.') },
  flying_agaric: { kind: 'companion', ...e('G-196', 'Discard a card: Move twice.', 'Wirf eine Karte ab: zweimal Bewegen.') },
  longfingerling: { kind: 'companion', ...e('G-197', 'Discard a card: Steal a Resource.', 'Wirf eine Karte ab: Rohstoff stehlen.') },
  mycolus_maximus: { kind: 'companion', ...e('G-198', 'Once per round, discard a card: thwart an action that targets you or your cards, on any turn.', 'Einmal je Runde, wirf eine Karte ab: Durchkreuze eine Aktion gegen dich oder deine Karten, in jedem Zug.') },
  peekycillium: { kind: 'companion', ...e('G-200', 'Discard a card: Investigate a Mining pile next to you.', 'Wirf eine Karte ab: Forsche in einem Bergbaustapel neben dir nach.') },
  shuffle_truffle: { kind: 'companion', ...e('G-201', 'Discard a card: draw a card; and discard a card, then draw one.', 'Wirf eine Karte ab: Ziehe eine Karte; und wirf eine ab, dann ziehe eine.') },
  stinkhorn: { kind: 'companion', ...e('G-202', 'Discard a card: drive a Companion away. It bears no other Companion beside it.', 'Wirf eine Karte ab: Verjage einen Begleiter. Neben ihr hält es kein anderer Begleiter aus.') },
  treasure_1: { kind: 'treasure', ...e('G-203', '1 VP at the end, or use it as its Resource when you buy. It cannot be stolen.', '1 SP am Ende, oder beim Kauf als sein Rohstoff. Kann nicht gestohlen werden.') },
  treasure_2: { kind: 'treasure', ...e('G-203', '1 VP at the end, or use it as its Resource when you buy. It cannot be stolen.', '1 SP am Ende, oder beim Kauf als sein Rohstoff. Kann nicht gestohlen werden.') },
  treasure_3: { kind: 'treasure', ...e('G-203', '1 VP at the end, or use it as its Resource when you buy. It cannot be stolen.', '1 SP am Ende, oder beim Kauf als sein Rohstoff. Kann nicht gestohlen werden.') },
  treasure_4: { kind: 'treasure', ...e('G-203', '1 VP at the end, or use it as its Resource when you buy. It cannot be stolen.', '1 SP am Ende, oder beim Kauf als sein Rohstoff. Kann nicht gestohlen werden.') },
  call_of_nature: { kind: 'delayed', ...e('G-205', 'Until you enter the Camp: an Action card without Move, or a basic action other than Move, costs one more card.', 'Bis du das Lager betrittst: Eine Aktionskarte ohne Bewegen oder eine andere Grundaktion als Bewegen kostet eine Karte mehr.') },
  canary: { kind: 'delayed', ...e('G-207', 'Keep it: it cancels an event that is triggered, or one that another player uses.', 'Behalte ihn: Er hebt ein ausgelöstes Ereignis auf oder eines, das ein anderer benutzt.') },
  cave_otter: { kind: 'delayed', ...e('G-209', 'Sits on the new tile. There, remove 3 Rubble from your hand and take the face-up Jewelry with fewer VP.', 'Sitzt auf dem neuen Plättchen. Dort: Entferne 3 Geröll von der Hand und nimm den offenen Schmuck mit weniger SP.') },
  vampire_bats: { kind: 'delayed', ...e('G-211', 'Until you enter the Camp: draw only up to 4 cards.', 'Bis du das Lager betrittst: Ziehe nur auf 4 Karten nach.') },
  fools_gold: { kind: 'delayed', ...e('G-212', 'The next Gold you reveal or buy with from your hand turns out to be Rubble.', 'Das nächste Gold, das du auslegst oder von der Hand ausgibst, ist nur Geröll.') },
  hearty_stew: { kind: 'delayed', ...e('G-216', 'Once on your turn: draw 3 cards. Nobody can thwart it.', 'Einmal in deinem Zug: Ziehe 3 Karten. Niemand kann das durchkreuzen.') },
  cave_merchant: { kind: 'delayed', ...e('G-217', 'Waits on the new tile. Buy one Jewelry card there as if you were in the Camp.', 'Wartet auf dem neuen Plättchen. Kaufe dort einmal Schmuck wie im Lager.') },
  transport_tunnel: { kind: 'delayed', ...e('G-219', 'Once on your turn: put any dwarf on a tile without Rubble within 5 moves.', 'Einmal in deinem Zug: Setze einen Zwerg bis zu 5 Schritte weit auf ein Plättchen ohne Geröll.') },
  teleporter: { kind: 'delayed', ...e('G-220', 'Once on your turn: swap two dwarfs within 5 moves of each other.', 'Einmal in deinem Zug: Tausche zwei Zwerge, die höchstens 5 Schritte voneinander stehen.') },
  cave_in: { kind: 'instant', ...e('G-222', 'One Rubble on the new tile and one on your own.', 'Ein Geröll auf das neue Plättchen und eins auf deines.') },
  flooded_tunnel: { kind: 'instant', ...e('G-223', 'Discard your hand; the water takes you 3 steps towards the Camp, and with you whoever stands in the way.', 'Wirf deine Hand ab; das Wasser trägt dich 3 Schritte zum Lager und reißt mit, wer im Weg steht.') },
  monster: { kind: 'instant', ...e('G-228', 'Everybody within three steps discards three cards.', 'Alle bis drei Schritte weit werfen drei Karten ab.') },
  thieving_goblins: { kind: 'instant', ...e('G-229', 'You lose your most valuable revealed Resource; without one, you discard your hand.', 'Du verlierst deinen wertvollsten ausgelegten Rohstoff; ohne einen wirfst du die Hand ab.') },
  trusty_tools: { kind: 'instant', ...e('G-230', 'Take a face-up Action card for free.', 'Nimm eine offene Aktionskarte kostenlos.') },
  birthday_party: { kind: 'instant', ...e('G-231', 'Everybody gives a Resource or Rubble; whoever dug here hands them out, one each.', 'Alle geben einen Rohstoff oder Geröll; wer hier gegraben hat, verteilt sie, je eine Karte.') },
}

export const TRAITS: Record<string, Effect> = {
  agile: e('G-236', 'Once: Move up to 2 times, also through walls and over Rubble.', 'Einmal: Bewege dich bis zu 2-mal, auch durch Wände und über Geröll.'),
  clever: e('G-238', 'Once: draw four cards.', 'Einmal: Ziehe vier Karten.'),
  industrious: e('G-239', 'Once: Mine up to 2 times; Rubble you dig may leave the game.', 'Einmal: Grabe bis zu 2-mal; gegrabenes Geröll darf aus dem Spiel.'),
  inventive: e('G-240', 'Once, when you craft at a Workbench: take one more Action card for free.', 'Einmal beim Herstellen an einer Werkbank: Nimm eine weitere Aktionskarte kostenlos.'),
  orderly: e('G-241', 'Once: remove two Rubble cards from your hand and draw a card.', 'Einmal: Entferne zwei Geröllkarten von der Hand und ziehe eine Karte.'),
  smooth_talking: e('G-242', 'Once, when you buy: ignore one kind of Resource of the cost.', 'Einmal beim Kauf: Eine Rohstoffart der Kosten fällt weg.'),
  strong: e('G-243', 'Once: carry a Rubble up to three steps away or out of the game, then draw a card.', 'Einmal: Trage ein Geröll bis zu drei Schritte weit oder aus dem Spiel, dann ziehe eine Karte.'),
  well_prepared: e('G-244', 'Once, at any time: thwart an action and perform a basic action for free. Cannot be cancelled.', 'Einmal, jederzeit: Durchkreuze eine Aktion und führe gratis eine Grundaktion aus. Nicht aufhebbar.'),
}

export const RESOURCE: Effect = e('G-142', 'Reveal it before you and you may draw a card; pay with it at the Camp.', 'Lege ihn vor dir aus und ziehe, wenn du willst, eine Karte; im Lager bezahlst du damit.')
export const RUBBLE: Effect = e('G-253', 'Counts -1 VP at the end. Whoever has the most Rubble gets 2 VP.', 'Zählt am Ende -1 SP. Wer das meiste Geröll hat, bekommt 2 SP.')
export const JEWELRY: Effect = e('G-145', 'Buy it at the Camp for its coins or for its Resources.', 'Kaufe ihn im Lager für Münzen oder für seine Rohstoffe.')
export const CRAFTING: Effect = e('G-154', 'Craft it at the Camp or at a Workbench: discard as many cards as it costs.', 'Stelle sie im Lager oder an einer Werkbank her: Wirf so viele Karten ab, wie sie kostet.')
export const CAMP: Effect = e('G-157', 'Buy Jewelry and craft here; nobody can steal from you. Staying a whole turn costs a Resource.', 'Hier kaufst du Schmuck und stellst her; niemand kann dich bestehlen. Wer einen ganzen Zug bleibt, zahlt einen Rohstoff.')
export const ENTRANCE: Effect = e('G-51', 'All dwarfs start here; the way to the Camp leads through it.', 'Hier beginnen alle Zwerge; hier geht es zum Lager.')
export const WORKBENCH: Effect = e('G-154', 'You can craft an Action card here.', 'Hier kannst du eine Aktionskarte herstellen.')
export const RUBBLE_HERE: Effect = e('G-89', 'Nobody can walk onto or off this tile before the Rubble is mined.', 'Niemand kann auf dieses Plättchen oder von ihm fort, bis das Geröll abgebaut ist.')
export const SHAFT: Effect = e('G-16', 'Shafts connect where both facing sides are open.', 'Stollen sind verbunden, wo beide Seiten offen sind.')
export const PILE: Effect = e('G-96', 'Who takes the last card has the event, then lays a new tile here.', 'Wer die letzte Karte nimmt, hat das Ereignis und legt dann hier ein neues Plättchen.')
export const SURPRISE: Effect = e('G-7', 'What happens here is only known when the last card is dug out.', 'Was hier geschieht, zeigt sich erst, wenn die letzte Karte abgebaut ist.')
export const STACKS: Record<string, Effect> = {
  mining: e('G-247', 'Five of these make a new pile. When they run short the game is over.', 'Fünf davon bilden einen neuen Stapel. Reichen sie nicht mehr, ist das Spiel zu Ende.'),
  events: e('G-130', 'Every new pile gets an event from here.', 'Jeder neue Stapel bekommt von hier ein Ereignis.'),
  tiles: e('G-125', 'A tile is laid wherever a pile has been dug out.', 'Wo ein Stapel abgebaut ist, wird ein Plättchen gelegt.'),
  rubble: e('G-140', 'Cave-In! and Fool’s Gold take their Rubble from here.', 'Einsturz! und Katzengold nehmen ihr Geröll von hier.'),
}
