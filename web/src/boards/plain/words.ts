/** Words for a game of which the page knows nothing but what the server says. */
import { movesWith, type Move } from '../../lib/pick-tree'
import type { Words } from '../../lib/game-words'

/** A key as people write it: `card:big_stone` -> "card big stone". */
export const readable = (key: string): string => key.replaceAll(/[:_]/g, ' ')

/**
 * A candidate in words: the sentence of the move where the candidate leads to one move only, else the game's own words
 * for the candidate (section `pieces` of the game's texts), else the candidate's name.
 */
export function labelOf(name: string, words: Words, moves: readonly Move[], picked: readonly string[]): string {
  const open = movesWith(moves, picked, name)
  if (open.length === 1) return open[0]!.sentence
  return words.has('pieces', name) ? words.of('pieces', name) : readable(name)
}

const HIDDEN = new Set(['game', 'options', 'viewer', 'asked', 'question', 'moves', 'outcome'])

function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ')
  if (value && typeof value === 'object') return Object.entries(value).map(([key, one]) => `${readable(key)} ${said(one)}`).join(', ')
  return String(value)
}

/** All that a view tells, one line for each name. */
export function linesOf(view: Record<string, unknown>): string[] {
  return Object.entries(view)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => `${readable(key)}: ${said(value)}`)
}

/** What a view tells of one seat, in short: the entries of `view.seats` that are numbers or words. */
export function holdingsOf(view: Record<string, unknown>, seat: number): [string, string][] {
  const seats = view['seats']
  const held: unknown = Array.isArray(seats) ? seats[seat] : null
  if (!held || typeof held !== 'object') return []
  return Object.entries(held)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([key, value]) => [readable(key), String(value)])
}
