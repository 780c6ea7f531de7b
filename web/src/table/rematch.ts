import { post, type Whole } from '../lib/api'
import { route } from '../lib/route.svelte'

/** The same game once more, with the same people. */
export async function rematch(id: string, seat = -1): Promise<void> {
  const go = route.onward()
  const made = await post<Whole>(`/tables/${id}/rematch${seat >= 0 ? `?as_seat=${seat}` : ''}`)
  if (made.table.status === 'open') await post(`/tables/${made.table.id}/start`).catch(() => undefined)
  go(`/table/${made.table.id}`)
}
