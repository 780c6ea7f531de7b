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

const MOST_CHANGED = 0.4

/** Basic Latin and Latin-1: every monospaced font has these in one width. */
const isSteady = (character: string): boolean => character.codePointAt(0)! < 0x100

/** Characters that are drawn; blanks show nothing new. */
const inkOf = (drawing: Drawing): number => drawing.lines.reduce((sum, line) => sum + line.replaceAll(/\s/g, '').length, 0)

/** Where characters are others than before: nowhere, if so many are that the whole drawing was moved or is another. */
function changesIn(drawing: Drawing, before: Drawing | null): boolean[][] {
  let count = 0
  const changes = drawing.lines.map((line, row) => {
    const old = [...(before?.lines[row] ?? '')]
    return [...line].map((text, at) => {
      const changed = !!before && text.trim() !== '' && old[at] !== text
      if (changed) count++
      return changed
    })
  })
  return count > MOST_CHANGED * inkOf(drawing) ? changes.map((row) => row.map(() => false)) : changes
}

/** The lines of a drawing, cut where the colour changes, where characters are new, and around unsteady characters. */
export function runsOf(drawing: Drawing, before: Drawing | null): Run[][] {
  const colours = drawing.lines.map((line) => [...line].map(() => ''))
  for (const { row, column, width, colour } of drawing.tints) {
    const cells = colours[row]
    if (cells) for (let at = column; at < Math.min(column + width, cells.length); at++) cells[at] = colour
  }
  const changes = changesIn(drawing, before)
  return drawing.lines.map((line, row) => {
    const runs: Run[] = []
    ;[...line].forEach((text, at) => {
      const cell: Run = { text, colour: colours[row]![at]!, changed: changes[row]![at]!, single: !isSteady(text) }
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
