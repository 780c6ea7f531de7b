/** Changes as lines of the log. */
import type { Change, Table } from '../lib/api'
import { fill, type Texts } from '../lib/texts'

export interface Line {
  readonly key: string
  readonly text: string
  readonly clause: string
  readonly seat: number
  /** About the table, not about the game; shown less prominently. */
  readonly aside: boolean
}

export function lines(changes: readonly Change[], table: Table, texts: Texts): Line[] {
  const found: Line[] = []
  const name = (seat: number): string => table.seats[seat]?.name ?? ''
  for (const change of changes) {
    const aside = (text: string): void => {
      found.push({ key: `${change.number}`, text, clause: '', seat: change.seat, aside: true })
    }
    switch (change.kind) {
      case 'sit': aside(fill(texts.table.sat, { name: change.name ?? name(change.seat) })); break
      case 'stand': aside(fill(texts.table.stood, { name: name(change.seat) })); break
      case 'undo': aside(fill(texts.table.tookBack, { name: name(change.seat) })); break
      case 'resign': aside(fill(texts.table.resigned, { name: name(change.seat) })); break
      case 'stop': aside(texts.table.stopped); break
      case 'start': aside(texts.table.began); break
      case 'close': aside(texts.table.closed); break
      default: break
    }
    change.events?.forEach((event, index) => {
      found.push({ key: `${change.number}.${index}`, text: event.sentence, clause: event.clause, seat: change.seat, aside: false })
    })
  }
  return found
}
