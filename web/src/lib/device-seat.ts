/**
 * Where people pass one device around, the page asks the server for one of its seats, and only while the person of that seat holds
 * it. Without a seat the server shows such a table as a spectator sees it.
 */
let held: { readonly table: string; readonly seat: number } | null = null

export function speakFor(table: string, seat: number | null): void {
  held = seat === null ? null : { table, seat }
}

/** A path of the server, with the seat it is asked for where it is about that table. */
export function forSeat(path: string): string {
  if (!held || !(path + '/').replace('?', '/').startsWith(`/tables/${held.table}/`) || path.includes('as_seat=')) return path
  return `${path}${path.includes('?') ? '&' : '?'}as_seat=${held.seat}`
}
