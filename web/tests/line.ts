import { LiveTable } from '../src/table/live-table.svelte'

/** A connection that a test holds in its hands. */
export class Line {
  static OPEN = 1
  static all: Line[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  constructor(readonly address: string) {
    Line.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  say(body: unknown): void {
    this.onmessage?.({ data: JSON.stringify(body) })
  }
}

export const moves = [
  { move: 1, text: 'a x', sentence: 'a x', picks: ['a', 'x'] },
  { move: 2, text: 'a y', sentence: 'a y', picks: ['a', 'y'] },
]
export const now = (turn_number: number, more: object = {}): object => ({ viewer: 0, status: 'running', turn_number, asked: 0, question: '?', moves, can_undo: false, undo_request: null, offers: {}, turned_at: 0, view: {}, outcome: null, ...more })
export const table = { id: 't', game: 'dwarf', options: {}, your_seat: -1, seats: [] }

/** A table that is open, and its connection. */
export async function opened(): Promise<{ liveTable: LiveTable; line: Line }> {
  const liveTable = new LiveTable('t', 'en')
  await liveTable.open()
  const line = Line.all.at(-1)!
  line.onopen?.()
  return { liveTable, line }
}
