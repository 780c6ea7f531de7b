/** Names and sentences of Dig Deeper Dwarf: candidates for buttons, announced actions, and the board for screen readers. */
import type { Player } from '../../lib/seats'
import type { Language } from '../../lib/settings.svelte'
import type { Words } from '../../lib/game-words'
import { facesOf, sorted } from './card-faces'
import { SIDE_WORDS, type Side } from './mine-grid'
import { actionText, buttonText, cardName, eventText, say, topicText, traitText, type Topic } from './texts'
import { factsOf, type Announced, type DigDeeperDwarfView, type EventKind, type Face, type SeatView, type TileView } from './view'

export function eventName(event: string, words: Words): string {
  const treasure = /^treasure_(\d)$/.exec(event)
  const row = treasure ? words.cards['treasure']?.[Number(treasure[1]) - 1] : undefined
  return words.of('events_names', event, { resource: row ? words.of('resources', String(row['resource'])) : '' })
}

export function eventKind(event: string, words: Words): EventKind {
  return factsOf(words).events[event]?.kind ?? 'delayed'
}

/** A sentence about what something does, and the clause that says so. */
export interface Effect {
  readonly text: string
  readonly clause: string
}

export function actionEffect(action: string, words: Words, language: Language): Effect {
  return { text: actionText(action, language), clause: factsOf(words).actions[action] ?? '' }
}

export function eventEffect(event: string, words: Words, language: Language): Effect {
  return { text: eventText(event, language), clause: factsOf(words).events[event]?.clause ?? '' }
}

export function traitEffect(trait: string, words: Words, language: Language): Effect {
  return { text: traitText(trait, language), clause: factsOf(words).traits[trait] ?? '' }
}

export function topicEffect(topic: Topic, words: Words, language: Language): Effect {
  return { text: topicText(topic, language), clause: factsOf(words).clauses[topic] }
}

export function resourceName(resource: string, words: Words): string {
  return words.of('resources', resource)
}

/** `Silver, 2 Ruby`. */
export function needsText(face: Face, words: Words): string {
  const kinds = [...new Set(face.needs)]
  return kinds
    .map((kind) => {
      const count = face.needs.filter((one) => one === kind).length
      return count > 1 ? `${count} ${resourceName(kind, words)}` : resourceName(kind, words)
    })
    .join(' + ')
}

/** What a card is and does, in one sentence after the card's name. */
export function faceText(face: Face, words: Words, language: Language): Effect {
  if (face.kind === 'action') {
    const names = face.actions.map((action) => words.of('actions', action)).join(' · ')
    const effects = [...new Set(face.actions)].map((action) => actionEffect(action, words, language))
    const text = effects.map((effect) => effect.text).join(' ')
    return { text: face.actions.length > 1 ? `${names}. ${text}` : text, clause: effects[0]!.clause }
  }
  const { text, clause } = topicEffect(face.kind, words, language)
  if (face.kind === 'jewelry') {
    const cost = say('buy_cost', language, { coins: face.cost, needs: needsText(face, words) })
    return { text: `${face.vp} ${say('points', language)}. ${text} (${cost})`, clause }
  }
  return { text: face.kind === 'resource' ? `${face.coins} ${say('coins', language)}. ${text}` : text, clause }
}

/** A card in a few words for a label: `Old Boots: Move`. */
export function faceLabel(word: string, words: Words, language: Language): string {
  const face = facesOf(words).get(word)
  if (!face) return say('unknown_card', language)
  const name = cardName(face.names, language)
  if (face.kind === 'action') return `${name}: ${face.actions.map((action) => words.of('actions', action)).join(', ')}`
  if (face.kind === 'resource') return `${name}, ${face.coins} ${say('coins', language)}`
  return `${name}, ${face.vp} ${say('points', language)}`
}

export function tileName(tile: TileView, words: Words, language: Language): string {
  if (tile.kind === 'L-ENT') return say('entrance', language)
  if (tile.kind === 'L-CAMP') return say('camp', language)
  const row = words.row('tile', tile.kind)
  const name = row ? cardName({ en: String(row['name']), de: String(row['german'] ?? row['name']) }, language) : say('tile', language)
  return `${name} ${placeText(tile.x, tile.y, words)}`
}

/** The first two tiles lie in the same place in every game; places are told from the nearer one, as text.py of the game does. */
const LANDMARKS = [
  { name: 'camp', x: 1, y: 0 },
  { name: 'entrance', x: 0, y: 0 },
] as const

/** `2 tiles north of the Camp`. */
export function placeText(x: number, y: number, words: Words): string {
  const far = (mark: { x: number; y: number }): number => Math.abs(x - mark.x) + Math.abs(y - mark.y)
  const mark = far(LANDMARKS[0]) <= far(LANDMARKS[1]) ? LANDMARKS[0] : LANDMARKS[1]
  const ways: [string, number][] = [['north', y - mark.y], ['south', mark.y - y], ['east', x - mark.x], ['west', mark.x - x]]
  const told = ways.filter(([, count]) => count > 0).map(([side, count]) => words.of('words', `tiles_${side}`, { count }))
  if (told.length === 0) return words.of('words', mark.name)
  return words.of('words', `from_${mark.name}`, { way: told.join(` ${words.of('game', 'and')} `) })
}

export function tileLabel(tile: TileView, words: Words, language: Language): string {
  const row = words.row('tile', tile.kind)
  const more = [
    tile.workbench && row?.['workbench'] !== 'yes' ? say('workbench', language) : '',
    tile.rubble > 0 ? `${tile.rubble} ${say('rubble', language)}` : '',
    tile.event ? eventName(tile.event, words) : '',
  ].filter(Boolean)
  return [tileName(tile, words, language), ...more].join(', ')
}

export function seatName(seat: number, words: Words, players: readonly Player[]): string {
  return players[seat]?.name || words.of('game', 'seat', { number: String(seat + 1) })
}

/** An act as the view writes it (`mine pile north`) in words. */
export function actText(act: string, words: Words, players: readonly Player[], view: DigDeeperDwarfView): string {
  const side = (word: string): string => words.of('sides', word)
  const rules: [RegExp, (found: RegExpExecArray) => string][] = [
    [/^move (\w+)$/, (m) => words.of('acts', 'move', { side: side(m[1]!) })],
    [/^mine pile (\w+)$/, (m) => words.of('acts', 'mine_pile', { side: side(m[1]!) })],
    [/^mine rubble here$/, () => words.of('acts', 'mine_rubble_here')],
    [/^mine rubble (\w+)$/, (m) => words.of('acts', 'mine_rubble', { side: side(m[1]!) })],
    [/^steal from seat (\d)$/, (m) => words.of('acts', 'steal', { seat: seatName(Number(m[1]) - 1, words, players) })],
    [/^drive away (.+)$/, (m) => words.of('acts', 'drive', { companion: eventName(m[1]!.replaceAll(' ', '_'), words) })],
    [/^remove a card$/, () => words.of('acts', 'remove')],
    [/^remove rubble to (\w+)$/, (m) => words.of('acts', 'remove_rubble', { side: side(m[1]!) })],
    [/^give a card out of the game$/, () => words.of('acts', 'give')],
    [/^give rubble to seat (\d)$/, (m) => words.of('acts', 'give_seat', { seat: seatName(Number(m[1]) - 1, words, players) })],
    [/^give rubble to (\w+)$/, (m) => words.of('acts', 'give_side', { side: side(m[1]!) })],
    [/^draw a card$/, () => words.of('acts', 'draw')],
    [/^swap a card$/, () => words.of('acts', 'swap')],
    [/^investigate jewelry (\d)$/, (m) => words.of('acts', 'investigate_jewelry', { number: m[1]! })],
    [/^investigate actions (\d)$/, (m) => words.of('acts', 'investigate_actions', { number: m[1]! })],
    [/^investigate mining deck$/, () => words.of('acts', 'investigate_mining')],
    [/^investigate events$/, () => words.of('acts', 'investigate_events')],
    [/^investigate deck of seat (\d)$/, (m) => words.of('acts', 'investigate_deck', { seat: seatName(Number(m[1]) - 1, words, players) })],
    [/^investigate pile (\d+)$/, (m) => words.of('acts', 'investigate_pile', { cell: pilePlace(Number(m[1]) - 1, words, view) })],
    [/^copy the last card$/, () => words.of('acts', 'copy')],
    [/^look with bookling$/, () => words.of('acts', 'book')],
    [/^munch rubble$/, () => words.of('acts', 'crunch')],
  ]
  for (const [pattern, write] of rules) {
    const found = pattern.exec(act)
    if (found) return write(found)
  }
  return act
}

function pilePlace(number: number, words: Words, view: DigDeeperDwarfView): string {
  const pile = view.piles[number]
  return pile ? placeText(pile.x, pile.y, words) : ''
}

/** What an announced action does, in words. */
export function announcedText(one: Announced, words: Words, players: readonly Player[], view: DigDeeperDwarfView, language: Language): string {
  return one.against >= 0 ? say('thwarts', language, { name: seatName(one.against, words, players) }) : actText(one.act, words, players, view)
}

/** What an announced action is played with, in words; empty for a basic action. */
export function playedWith({ by }: Announced, words: Words, language: Language): string {
  if (!by) return ''
  if (by.kind === 'card') return facesOf(words).name(by.name, language)
  return by.kind === 'event' ? eventName(by.name, words) : words.of('traits', by.name)
}

/** A candidate in words, where the board does not draw it. */
export function label(name: string, words: Words, view: DigDeeperDwarfView, language: Language): string {
  const faces = facesOf(words)
  const cut = name.indexOf(':')
  if (view.question === 'answer' && name === 'pass') return say('let_it_be', language)
  if (view.question === 'answer' && name.startsWith('card:')) return say('thwart_with', language, { card: faces.name(name.slice(cut + 1), language) })
  if (cut < 0) return buttonText(name, language) || name.replaceAll('_', ' ')
  const kind = name.slice(0, cut)
  const value = name.slice(cut + 1)
  const seat = (): string => words.of('game', 'seat', { number: value })
  switch (kind) {
    case 'card':
    case 'revealed':
    case 'discarded':
    case 'in_deck': {
      const where = { card: '', revealed: say('revealed', language), discarded: say('discard', language), in_deck: say('draw', language) }[kind]
      return where ? `${faces.name(value, language)} (${where})` : faces.name(value, language)
    }
    case 'do':
      return words.of('actions', value)
    case 'basic': {
      const cost = words.row('basic', value)?.['cost']
      return say('basic_cost', language, { name: words.of('actions', value), count: String(cost ?? '') })
    }
    case 'tile': {
      const tile = view.tiles[Number(value) - 1]
      return tile ? tileLabel(tile, words, language) : words.of('words', 'tile_plain')
    }
    case 'pile': {
      const pile = view.piles[Number(value) - 1]
      const event = pile?.event ? ` (${eventName(pile.event, words)})` : ''
      return `${say('pile', language)} ${pilePlace(Number(value) - 1, words, view)}${event}`
    }
    case 'side':
      return words.of('sides', value)
    case 'seat':
      return seat()
    case 'dwarf':
      return say('dwarf_of', language, { name: seat() })
    case 'event':
      return eventName(value, words)
    case 'treasure':
      return eventName(`treasure_${value}`, words)
    case 'market':
      return marketLabel(value, words, view, language)
    case 'way':
      return wayLabel(value, words, language)
    case 'place':
      return say('card_number', language, { number: value })
    case 'which':
      return value === 'nothing' ? say('bury_nothing', language) : say('bury', language, { cards: value.replace('and', say('and', language)) })
    case 'sides':
      return say('open_to', language, { sides: sidesText(value, words) })
    case 'trait':
      return words.of('traits', value)
  }
  return name.replaceAll('_', ' ').replace(':', ' ')
}

export function sidesText(letters: string, words: Words): string {
  return [...letters].map((letter) => words.of('sides', SIDE_WORDS[letter as Side])).join(', ')
}

export function marketLabel(value: string, words: Words, view: DigDeeperDwarfView, language: Language): string {
  if (value === 'mining deck') return say('mining', language)
  if (value === 'events') return say('events', language)
  const face = facesOf(words).get(view.stocks[value]?.cards[0] ?? '')
  const pile = value.startsWith('jewelry') ? say('jewelry', language) : say('actions', language)
  const number = value.split(' ')[1] ?? ''
  if (!face) return `${pile} ${number}`
  const cost =
    face.kind === 'jewelry'
      ? `${say('buy_cost', language, { coins: face.cost, needs: needsText(face, words) })}, ${face.vp} ${say('points', language)}`
      : `${face.actions.map((action) => words.of('actions', action)).join(', ')}; ${say('craft_cost', language, { count: face.cost })}`
  return `${cardName(face.names, language)} (${pile} ${number}): ${cost}`
}

function wayLabel(value: string, words: Words, language: Language): string {
  const without = /^resources without (\w+)$/.exec(value)
  const way = without ? words.of('words', 'without', { resource: resourceName(without[1]!, words) }) : words.of('words', value)
  return say('pay_with', language, { way })
}

/** The board in sentences. */
export function describe(view: DigDeeperDwarfView, words: Words, players: readonly Player[], language: Language): string[] {
  const faces = facesOf(words)
  const out = [say('round_of', language, { round: view.round, name: seatName(view.active, words, players) })]
  for (const tile of view.tiles) {
    const { ways, digs } = tile
    const parts = [
      ways ? say('ways', language, { sides: sidesText(ways, words) }) : '',
      digs ? say('digs', language, { sides: sidesText(digs, words) }) : '',
      tile.workbench ? say('workbench', language) : '',
      tile.rubble ? `${tile.rubble} ${say('rubble', language)}` : '',
      tile.event ? eventName(tile.event, words) : '',
      ...tile.dwarfs.map((seat) => say('dwarf_of', language, { name: seatName(seat, words, players) })),
    ].filter(Boolean)
    out.push(`${tileName(tile, words, language)}: ${parts.join('; ')}.`)
  }
  for (const pile of view.piles) {
    if (pile.count === 0) continue
    const event = pile.event ? `${eventName(pile.event, words)}` : say('no_event', language)
    out.push(`${say('pile', language)} ${placeText(pile.x, pile.y, words)}: ${say('pile_cards', language, { count: pile.count })}, ${event}.`)
  }
  for (const name of stocksOf(view, 'jewelry', 'actions')) {
    if (view.stocks[name]?.count) out.push(`${marketLabel(name, words, view, language)}.`)
  }
  view.seats.forEach((seat, number) => out.push(seatText(seat, number, view, words, players, language)))
  for (const one of view.announced) {
    const what = announcedText(one, words, players, view, language)
    const state = one.state === 'cancelled' ? ` (${say('cancelled', language)})` : one.state === 'threatened' ? ` (${say('would_fall', language)})` : ''
    out.push(`${say('announced', language)}: ${seatName(one.seat, words, players)}: ${what}${state}.`)
  }
  const own = view.seats[view.viewer]?.cards
  if (own) {
    const hand = sorted(own.hand, faces).map((word) => faceLabel(word, words, language))
    out.push(`${say('hand', language)}: ${hand.join('; ') || say('no_cards', language)}.`)
  }
  return out
}

function seatText(seat: SeatView, number: number, view: DigDeeperDwarfView, words: Words, players: readonly Player[], language: Language): string {
  const faces = facesOf(words)
  const tile = view.tiles[seat.tile]
  const parts = [
    `${say('hand_short', language)} ${seat.hand}, ${say('draw', language)} ${seat.draw}, ${say('discard', language)} ${seat.discard}`,
    tile ? `${say('stands', language)} ${tileName(tile, words, language)}` : '',
    seat.revealed.length ? `${say('revealed', language)}: ${seat.revealed.map((word) => faces.name(word, language)).join(', ')}` : '',
    seat.events.length ? seat.events.map((event) => eventName(event, words)).join(', ') : '',
    seat.trait ? `${say('trait', language)}: ${words.of('traits', seat.trait)}` : '',
    `${say('known_points', language)}: ${seat.points}`,
  ].filter(Boolean)
  return `${seatName(number, words, players)}: ${parts.join('; ')}.`
}

/** The piles on offer whose names begin with one of these words, in order. */
export function stocksOf(view: DigDeeperDwarfView, ...sorts: string[]): string[] {
  return Object.keys(view.stocks).filter((name) => sorts.includes(name.split(' ')[0]!) && name.includes(' '))
}

const COLUMNS = ['cards', 'treasures', 'coin_points', 'rubble_points', 'total', 'coins', 'coins_left', 'rubble', 'deck']

export function scores(words: Words): { key: string; name: string }[] {
  return COLUMNS.map((key) => ({ key, name: words.of('columns', key) }))
}
