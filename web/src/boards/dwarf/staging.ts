/** How events of DWARF are seen: helpers and workers, monsters, what every card gives, the deal of new cards. */
import type { Flight, Happening, Staging } from '../staging'
import { seatPanel } from '../staging'
import { shortName } from './cards'
import { picture } from './pictures'
import { factsOf, HOLDINGS, type DwarfView, type Holding } from './view'

type Event = Happening<DwarfView>

/** Location names by number, as events carry them. */
export function placeName(number: number): string {
  return number < 9 ? String(number + 1) : `2.${number - 8}`
}

const place = (name: string): string => `[data-spot="${name}"]`
const atLocation = ({ args }: Event): string => place(placeName(args['location'] ?? -1))
const atSeat = ({ args }: Event): string => seatPanel(args['seat'])
const holding = (seat: number | undefined, what: Holding): readonly string[] => [`${seatPanel(seat)} [data-holding="${what}"]`, `${seatPanel(seat)} .${what}`, seatPanel(seat)]

/** The place where the card of an event lies on top: where the seat stands, if several cards look alike. */
function cardPlace({ args, before, after, words }: Event): string {
  const id = Object.keys(factsOf(words).cards[before.options['special_backs']!] ?? {})[args['card'] ?? -1]
  const stands = (name: string): boolean => before.workers.some((worker) => worker.on === name && worker.seat === args['seat'])
  const found = [...before.locations, ...after.locations].filter((one) => one.card === id)
  return (found.find((one) => stands(one.name)) ?? found[0])?.name ?? ''
}

function atCard(event: Event): string {
  const name = cardPlace(event)
  return name ? place(name) : atSeat(event)
}

/** What a seat gains comes from the card, what a seat pays or loses goes there. */
function exchange(event: Event): Flight[] {
  const name = cardPlace(event)
  const card = name ? [place(name)] : []
  return HOLDINGS.flatMap((what) => {
    const change = event.args[what] ?? 0
    if (change === 0) return []
    const seat = holding(event.args['seat'], what)
    return [{ what, count: Math.abs(change), from: change > 0 ? card : seat, to: change > 0 ? seat : card }]
  })
}

const resource = (what: Holding): { d: string | undefined; box: number; colour: string } => ({ d: picture.resource(what), box: 512, colour: `var(--${what})` })

export const staging: Staging<DwarfView> = {
  places: {
    placed: atLocation,
    helper_placed: atLocation,
    helper_lost: atSeat,
    special: ({ args, before }) => `[data-pile="${before.piles[args['pile'] ?? -1]?.name ?? ''}"]`,
    sold: atSeat,
    ordered: atSeat,
    recalled: atLocation,
    returned: atLocation,
    covered: atLocation,
    mined: atLocation,
    attacks: atLocation,
    beaten: atLocation,
    worked: atCard,
    cannot_pay: atCard,
    suffered: atSeat,
    glory: atSeat,
    marker: atSeat,
    collapsed: () => '[data-spot]',
    amok: () => '[data-spot]',
    round: () => '[data-origin^="mountain"]',
    discarded: () => '[data-origin^="mountain"]',
  },
  stays: ['no_effect'],
  flights: {
    worked: exchange,
    suffered: exchange,
    sold: exchange,
    ordered: exchange,
    // Glory is won where the monster was.
    glory: ({ args }) => [{ what: 'glory', count: args['glory'] ?? 0, from: [], to: holding(args['seat'], 'glory') }],
  },
  pieces: { iron: resource('iron'), steel: resource('steel'), gold: resource('gold'), items: resource('items'), glory: resource('glory') },
  sounds: {
    placed: () => 'step',
    helper_placed: () => 'step',
    helper_lost: () => 'step',
    recalled: () => 'card',
    returned: () => 'card',
    covered: () => 'card',
    mined: () => 'card',
    special: () => 'card',
    collapsed: () => 'stone',
    amok: () => 'stone',
    attacks: () => 'monster',
    beaten: () => 'victory',
    glory: () => 'victory',
    sold: () => 'coin',
    ordered: () => 'anvil',
    suffered: () => 'stone',
    // What is forged rings, gold clinks, everything else is struck from the rock.
    worked: ({ args }) => ((args['items'] ?? 0) > 0 || (args['steel'] ?? 0) > 0 ? 'anvil' : (args['gold'] ?? 0) > 0 ? 'coin' : 'pick'),
  },
  brief: ({ kind, args, before, words }) => {
    if (kind !== 'placed' && kind !== 'helper_placed') return ''
    const name = placeName(args['location'] ?? -1)
    const there = before.locations.find((one) => one.name === name)
    return there ? `${name} ${shortName(words, there.kind)}` : ''
  },
}
