/** The players at a table, with names. An automaton has the name it has in the rulebook. */
import type { Table } from '../lib/api'
import { makePlayer, type Player } from '../lib/seats'
import type { Words } from '../lib/game-words'

export function playersOf(table: Table | null, words: Words | null, colours: readonly string[] = []): Player[] {
  return (table?.seats ?? []).map((seat) => {
    const opponent = String(table?.options['solo_opponent'] ?? '')
    const name = seat.name || (seat.kind === 'automaton' ? (words?.of('opponents', opponent) ?? '') : '')
    return makePlayer(seat.seat, name, seat.you, seat.kind !== 'person', colours[seat.seat])
  })
}
