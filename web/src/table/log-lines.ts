/** Changes as lines of the log. */
import type { Change, Table } from '../lib/api'
import { t } from '../lib/texts.svelte'

export interface Line {
  readonly key: string
  readonly text: string
  readonly clause: string
  readonly seat: number
  /** About the table, not about the game; shown less prominently. */
  readonly aside: boolean
}

export function lines(changes: readonly Change[], table: Table): Line[] {
  const found: Line[] = []
  const name = (seat: number): string => table.seats[seat]?.name ?? ''
  for (const change of changes) {
    const aside = (text: string): void => {
      found.push({ key: `${change.number}`, text, clause: '', seat: change.seat, aside: true })
    }
    switch (change.kind) {
      case 'sit': aside(t('table-sat', { name: change.name ?? name(change.seat) })); break
      case 'stand': aside(t('table-stood', { name: name(change.seat) })); break
      case 'undo': aside(t('table-took_back', { name: name(change.seat) })); break
      case 'resign': aside(t('table-resigned', { name: name(change.seat) })); break
      case 'stop': aside(t('table-stopped')); break
      case 'start': aside(t('table-began')); break
      case 'close': aside(t('table-closed')); break
      default: break
    }
    change.events?.forEach((event, index) => {
      found.push({ key: `${change.number}.${index}`, text: event.sentence, clause: event.clause, seat: change.seat, aside: false })
    })
  }
  return found
}
