/** A game's text board as the server draws it, cut into parts that a page can show. It knows no rules and no game. */
import type { components } from '../../lib/api-types'

export type { Layout } from '../../lib/api'
export type Drawing = components['schemas']['DrawingShown']
export type Piece = components['schemas']['PieceShown']

/** Characters of one line that look alike. */
export interface Run {
  readonly text: string
  readonly colour: string
  /** Whether these characters were others before the last change. */
  readonly changed: boolean
  /** A character that fonts draw in different widths: it gets a cell of its own. */
  readonly single: boolean
}

/** Basic Latin and Latin-1: every monospaced font has these in one width. */
const isSteady = (character: string): boolean => character.codePointAt(0)! < 0x100

/** The lines of a drawing, cut where the colour changes, where characters are new, and around unsteady characters. */
export function runsOf(drawing: Drawing, before: Drawing | null): Run[][] {
  const colours = drawing.lines.map((line) => [...line].map(() => ''))
  for (const { row, column, width, colour } of drawing.tints) {
    const cells = colours[row]
    if (cells) for (let at = column; at < Math.min(column + width, cells.length); at++) cells[at] = colour
  }
  return drawing.lines.map((line, row) => {
    const old = before ? [...(before.lines[row] ?? '')] : null
    const runs: Run[] = []
    ;[...line].forEach((text, at) => {
      const cell: Run = { text, colour: colours[row]![at]!, changed: !!old && (old[at] ?? ' ') !== text, single: !isSteady(text) }
      const last = runs.at(-1)
      if (last && !last.single && !cell.single && last.colour === cell.colour && last.changed === cell.changed) runs[runs.length - 1] = { ...last, text: last.text + text }
      else runs.push(cell)
    })
    return runs
  })
}

/** The pieces in the order in which they are laid on each other: what is small lies on what is large. */
export function stacked(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((one, other) => other.width * other.height - one.width * one.height)
}

/** How wide a drawing is, in characters. */
export function widthOf(drawing: Drawing): number {
  return Math.max(1, ...drawing.lines.map((line) => [...line].length))
}
