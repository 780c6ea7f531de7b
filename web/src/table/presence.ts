/** How present a seat's person is: here, thinking (here, and asked), away, gone. */
import type { Now, Table } from '../lib/api'

export type Presence = 'here' | 'thinking' | 'away' | 'gone'

/** Empty for bots, for seats nobody holds, and where there is nobody else to wait for. */
export function presenceOf(table: Table, now: Now | null, told: readonly string[], seat: number): Presence | '' {
  const people = table.seats.filter((one) => one.kind === 'person' || one.stand_in)
  const shown = table.seats[seat]
  if (people.length < 2 || !shown || (shown.kind !== 'person' && !shown.stand_in)) return ''
  const present = told[seat] as Presence | '' | undefined
  if (!present) return ''
  return present === 'here' && now?.status === 'running' && now.asked === seat && shown.kind === 'person' ? 'thinking' : present
}
