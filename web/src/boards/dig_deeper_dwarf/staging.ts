/** How events of Dig Deeper Dwarf are seen: announcing, answering, carrying out, digging, buying. */
import icons from 'virtual:pictograms/boards/dig_deeper_dwarf'
import type { Piece } from '../../lib/flight'
import type { Flight, Happening, Staging, Way } from '../staging'
import { seatPanel } from '../staging'
import { RESOURCE_ICONS, THINGS } from './icon-names'
import { factsOf, type DigDeeperDwarfView } from './view'

type Event = Happening<DigDeeperDwarfView>

const atSeat = ({ args }: Event): string => seatPanel(args['seat'])
const atTile = ({ args }: Event): string => `[data-piece="tile ${args['tile'] ?? -1}"]`
const atPile = ({ args }: Event): string => `[data-piece="pile ${args['pile'] ?? -1}"]`
const newest = ({ before, after }: Event): string => `[data-piece="deed ${Math.max(before.announced.length, after.announced.length) - 1}"]`

/** The tile at a place of the mine that an event names by its number only: the one that changed, else where the seat stands. */
function tileThere({ args, before, after }: Event): string {
  const changed = after.tiles.find((tile, number) => JSON.stringify(tile) !== JSON.stringify(before.tiles[number]))
  const number = args['tile'] ?? changed?.number ?? after.seats[args['seat'] ?? -1]?.tile ?? -1
  return `[data-piece="tile ${number}"]`
}

/** What a card is drawn as when it flies. */
function faceOf({ args, words }: Event): string {
  const face = factsOf(words).faces[args['face'] ?? -1]
  if (!face) return 'card'
  return face.resource || (face.kind === 'rubble' ? 'rubble' : face.kind === 'jewelry' ? 'jewel' : 'card')
}

/** The stock of the market that has become smaller. */
function boughtFrom({ before, after }: Event): Way {
  const shrunk = Object.keys(before.stocks).find((name) => (after.stocks[name]?.count ?? 0) < (before.stocks[name]?.count ?? 0))
  return shrunk ? [`[data-origin="${shrunk}"]`, '.board'] : ['.board']
}

/** The stock of the market that shows another card now. */
function turnedUp({ before, after }: Event): string {
  const other = Object.keys(after.stocks).find((name) => JSON.stringify(after.stocks[name]) !== JSON.stringify(before.stocks[name]))
  return other ? `[data-origin="${other}"]` : ''
}

const MARKET: Way = ['.market', '.fold', '.board']
const one = (what: string, from: Way, to: Way): Flight[] => [{ what, count: 1, from, to }]
const toSeat = (event: Event): Way => [seatPanel(event.args['seat'])]
const toOwner = (event: Event): Way => [seatPanel(event.args['owner'])]

const icon = (name: string | undefined, colour: string): Piece => ({ d: icons[name ?? ''], box: 512, colour })

export const staging: Staging<DigDeeperDwarfView> = {
  places: {
    turn: atSeat,
    announced: newest,
    answered: newest,
    cancelled: newest,
    lost: newest,
    moved: atTile,
    mined: atPile,
    mined_rubble: tileThere,
    rubble_laid: atTile,
    tile_laid: atTile,
    pile_laid: atPile,
    event_on_tile: tileThere,
    stolen: ({ args }) => seatPanel(args['owner']),
    goblins: atSeat,
    bought: atSeat,
    crafted: atSeat,
    revealed: atSeat,
    rubble_given: ({ args }) => seatPanel(args['owner']),
    event_taken: atSeat,
    fee: atSeat,
    played: atSeat,
    drew: atSeat,
    discarded: atSeat,
    turned_up: turnedUp,
    tile_drawn: () => '[data-origin="tiles"]',
  },
  stays: ['mined_face', 'looked', 'saw_face', 'saw_event', 'triggered', 'event_removed', 'driven_away', 'no_tile'],
  flights: {
    mined: (event) => one('card', [atPile(event)], toSeat(event)),
    mined_rubble: (event) => one('rubble', [tileThere(event)], toSeat(event)),
    stolen: (event) => one(faceOf(event), toOwner(event), toSeat(event)),
    rubble_given: (event) => one('rubble', toSeat(event), toOwner(event)),
    rubble_laid: (event) => one('rubble', ['[data-origin="rubble"]', '.board'], [atTile(event)]),
    paid: (event) => one(faceOf(event), toSeat(event), MARKET),
    fee: (event) => one(faceOf(event), toSeat(event), MARKET),
    bought: (event) => one(faceOf(event), boughtFrom(event), toSeat(event)),
    crafted: (event) => one(faceOf(event), boughtFrom(event), toSeat(event)),
    took_action: (event) => one(faceOf(event), boughtFrom(event), toSeat(event)),
    otter: (event) => one(faceOf(event), [tileThere(event)], toSeat(event)),
    gift_given: (event) => one(faceOf(event), toSeat(event), toOwner(event)),
    goblins: (event) => one(faceOf(event), toSeat(event), ['.board']),
  },
  pieces: {
    ...Object.fromEntries(Object.entries(RESOURCE_ICONS).map(([what, name]) => [what, icon(name, `var(--${what})`)])),
    card: icon(THINGS['cards'], 'var(--brass)'),
    rubble: icon(THINGS['rubble'], 'var(--ink-2)'),
    jewel: icon(THINGS['ring'], 'var(--gold)'),
  },
  sounds: {
    announced: () => 'card',
    played: () => 'card',
    drew: () => 'card',
    discarded: () => 'card',
    cancelled: () => 'stone',
    moved: () => 'step',
    mined: () => 'pick',
    mined_rubble: () => 'pick',
    rubble_laid: () => 'stone',
    rubble_given: () => 'stone',
    tile_laid: () => 'stone',
    stolen: () => 'coin',
    paid: () => 'coin',
    fee: () => 'coin',
    crafted: () => 'anvil',
    bought: () => 'gem',
    revealed: () => 'gem',
    event_taken: () => 'victory',
    goblins: () => 'monster',
    event_on_tile: () => 'monster',
  },
}
