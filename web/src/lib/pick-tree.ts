/**
 * From clicks to a move: which pieces may be picked now, which moves are left, when a move is complete.
 * The same walk through the tree of picks as core/picking.py; tests/pick-tree.test.ts runs both over the same cases.
 */

/** A legal move as the server sends it. */
export interface Move {
  readonly move: number
  readonly text: string
  readonly sentence: string
  readonly picks: readonly string[]
}

/** Offered where the picks are a complete move already, but further picks are legal, too. */
export const DONE = 'done'

function beginsWith(picks: readonly string[], start: readonly string[]): boolean {
  return start.every((name, index) => picks[index] === name)
}

/** The moves that begin with what is picked. */
export function left(moves: readonly Move[], picked: readonly string[]): Move[] {
  return moves.filter((move) => beginsWith(move.picks, picked))
}

/** What may be picked next, in the order of the moves; never the same piece twice. */
export function candidates(moves: readonly Move[], picked: readonly string[]): string[] {
  const open = left(moves, picked)
  const names = [...new Set(open.filter((move) => move.picks.length > picked.length).map((move) => move.picks[picked.length]!))]
  if (names.length > 0 && open.some((move) => move.picks.length === picked.length)) names.push(DONE)
  return names
}

/** The moves left if this candidate were picked next. */
export function movesWith(moves: readonly Move[], picked: readonly string[], name: string): Move[] {
  if (name === DONE) return moves.filter((move) => move.picks.length === picked.length && beginsWith(move.picks, picked))
  return left(moves, [...picked, name])
}

/** The picks after picking a candidate, and the move if that completes one. Null for anything that is no candidate. */
export function pick(moves: readonly Move[], picked: readonly string[], name: string): { picked: string[]; move: Move | null } | null {
  if (!candidates(moves, picked).includes(name)) return null
  const next = name === DONE ? [...picked] : [...picked, name]
  if (name !== DONE && candidates(moves, next).length > 0) return { picked: next, move: null }
  const move = moves.find((one) => one.picks.length === next.length && beginsWith(one.picks, next))
  return { picked: next, move: move ?? null }
}
