/** How events of Fall and Duel are seen: placing, moving, tasks, goals, gems, ogres. */
import icons from 'virtual:pictograms/boards/dwar7s'
import type { Piece } from '../../lib/flight'
import type { Flight, Happening, Staging } from '../staging'
import { seatPanel } from '../staging'
import { GEM_SHAPES } from './drawings'
import { GEMS, type Dwar7sView, type GemKind } from './view'

type Event = Happening<Dwar7sView>

const cell = (number: number | undefined): string => `[data-cell="${number ?? -1}"]`
const atSpot = ({ args }: Event): string => cell(args['spot'])
const atEnd = ({ args }: Event): string => cell(args['to'])
const atSeat = ({ args }: Event): string => seatPanel(args['seat'])
const atOwner = ({ args }: Event): string => seatPanel(args['owner'])
const things = (seat: number | undefined): readonly string[] => [`${seatPanel(seat)} .things`, seatPanel(seat)]

/** The goal that was in the row and is now with somebody. */
const traded = ({ before, after }: Event): string => before.row.find((goal) => !after.row.includes(goal)) ?? ''
const goalPlace = (goal: string): string => `[data-piece="goal ${goal}"]`

function paid(event: Event): Flight[] {
  const goal = traded(event)
  const price = event.before.prices[goal] ?? {}
  return GEMS.flatMap((gem) => ((price[gem] ?? 0) > 0 ? [{ what: gem, count: price[gem]!, from: things(event.args['seat']), to: ['[data-origin="goals"]'] }] : []))
}

const gemPiece = (gem: GemKind): Piece => ({ d: GEM_SHAPES[gem].outline, box: 24, colour: `var(--${gem})` })
const icon = (name: string, colour: string): Piece => ({ d: icons[name], box: 512, colour })

export const staging: Staging<Dwar7sView> = {
  places: {
    played: atSpot,
    stacked: atSpot,
    placed: atSpot,
    moved: atEnd,
    ambush: atSpot,
    panic: atEnd,
    brute: atSpot,
    thief: atOwner,
    crown: atOwner,
    task: atSpot,
    dug: atSpot,
    slain: atSpot,
    drew: atSeat,
    traded: (event) => goalPlace(traded(event)),
    revealed: atSeat,
    triggered: atSeat,
    done: atSeat,
    goal_shown: () => '[data-origin="goals"]',
    reshuffled: () => '[data-origin="ogre deck"]',
  },
  stays: ['mined', 'nothing_dragon', 'nothing_gems', 'nothing_ogres', 'nothing_payable', 'nothing_monster', 'nothing_to_dig'],
  flights: {
    // Gems come from the mine whose task was just carried out.
    mined: ({ args }) => [{ what: GEMS[args['gem'] ?? 0] ?? 'gold', count: args['number'] ?? 1, from: [], to: things(args['seat']) }],
    drew: ({ args }) => [{ what: 'ogre', count: 1, from: ['[data-origin="ogre deck"]', '.board'], to: [seatPanel(args['seat'])] }],
    traded: paid,
    stolen: ({ args }) => [{ what: GEMS[args['gem'] ?? 0] ?? 'gold', count: 1, from: things(args['owner']), to: things(args['seat']) }],
    thief: ({ args }) => [{ what: 'hidden', count: 1, from: things(args['owner']), to: things(args['seat']) }],
    crown: ({ args }) => [{ what: 'ogre', count: args['number'] ?? 1, from: [seatPanel(args['owner'])], to: [seatPanel(args['seat'])] }],
    slain: ({ args }) => [{ what: 'trophy', count: 1, from: [cell(args['spot'])], to: things(args['seat']) }],
  },
  pieces: {
    gold: gemPiece('gold'),
    emerald: gemPiece('emerald'),
    diamond: gemPiece('diamond'),
    ruby: gemPiece('ruby'),
    hidden: { ...gemPiece('emerald'), colour: 'var(--ink-2)' },
    ogre: icon('ogre', 'var(--danger)'),
    trophy: icon('trophy', 'var(--brass)'),
  },
  sounds: {
    played: () => 'card',
    stacked: () => 'card',
    drew: () => 'card',
    placed: () => 'step',
    moved: () => 'step',
    task: () => 'pick',
    dug: () => 'pick',
    mined: () => 'gem',
    traded: () => 'coin',
    stolen: () => 'coin',
    thief: () => 'coin',
    ambush: () => 'monster',
    panic: () => 'monster',
    brute: () => 'monster',
    crown: () => 'monster',
    slain: () => 'victory',
    revealed: () => 'victory',
  },
}
