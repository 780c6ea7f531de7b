/** Changes as lines of the log. */
import type { Change, GameEvent, Table } from '../lib/api'
import { t } from '../lib/texts.svelte'

export interface Line {
  readonly key: string
  /** The number of the change that the line tells of. */
  readonly number: number
  /** Whether it is the first line of a move: there the game can be taken back to. */
  readonly first: boolean
  readonly text: string
  readonly clause: string
  readonly seat: number
  /** About the table, not about the game; shown less prominently. */
  readonly aside: boolean
  /** What the line tells, where it is something of the game. */
  readonly event?: GameEvent
}

export function lines(changes: readonly Change[], table: Table): Line[] {
  const found: Line[] = []
  const name = (seat: number): string => table.seats[seat]?.name ?? ''
  // A move that was taken back is no place to go back to.
  const gone = takenBack(changes)
  for (const change of changes) {
    const aside = (text: string): void => {
      found.push({ key: `${change.number}`, number: change.number, first: false, text, clause: '', seat: change.seat, aside: true })
    }
    switch (change.kind) {
      case 'sit': aside(t('table-sat', { name: change.name ?? name(change.seat) })); break
      case 'stand': aside(t('table-stood', { name: name(change.seat) })); break
      case 'ask_undo': aside(t('table-undo_asked', { name: name(change.seat) })); break
      case 'answer_undo': aside(t(change.agree ? 'table-undo_agreed' : 'table-undo_refused', { name: name(change.seat) })); break
      case 'undo': aside(t('table-took_back', { name: name(change.seat) })); break
      case 'resign': aside(t(change.timeout ? 'table-lost_on_time' : 'table-resigned', { name: name(change.seat) })); break
      case 'timeout': aside(t('friends-late', { name: name(change.seat) })); break
      case 'bot': if (change.target !== undefined) aside(t('table-bot_for', { name: name(change.target) })); break
      case 'leave': aside(t('table-left', { name: name(change.seat) })); break
      case 'return': aside(t('table-came_back', { name: name(change.seat) })); break
      case 'pause': aside(t(change.on ? 'friends-pause_asked' : 'table-pause_ended', { names: name(change.seat), name: name(change.seat) })); break
      case 'vacation': aside(t(change.on ? 'table-on_vacation' : 'table-back_from_vacation', { name: name(change.seat) })); break
      case 'stop': aside(t('table-stopped')); break
      case 'start': aside(t('table-began')); break
      case 'close': aside(t('table-closed')); break
      default: break
    }
    change.events?.forEach((event, index) => {
      // Whoever an event is about has the mark, not whoever moved: a round's end gives something to everybody.
      found.push({ key: `${change.number}.${index}`, number: change.number, first: index === 0 && change.kind === 'move' && !gone.has(change.number), text: event.sentence, clause: event.clause, seat: event.arguments['seat'] ?? -1, aside: false, event })
    })
  }
  return found
}

/** The numbers of the moves that were taken back. */
function takenBack(changes: readonly Change[]): Set<number> {
  const standing: number[] = []
  const gone = new Set<number>()
  for (const change of changes) {
    if (change.kind === 'move') standing.push(change.number)
    else if (change.kind === 'undo') standing.splice(change.to ?? 0).forEach((number) => gone.add(number))
  }
  return gone
}
