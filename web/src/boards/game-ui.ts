/**
 * What each game must provide for the browser; a game that provides nothing gets boards/plain, and one in a package of
 * somebody else's may bring `web/board.js` (boards/packaged). The frame (src/table) does the rest: question, log, talk, undo, hints, moves
 * as a list, end of the game, replay. A board draws the view, marks pieces that can be picked with
 * `pickTarget(picker, name)`, and knows no rules.
 */
import type { Component } from 'svelte'
import type { Layout } from '../lib/api'
import type { Picker } from '../lib/picker-state.svelte'
import type { Player } from '../lib/seats'
import type { Words } from '../lib/game-words'
import type { Language } from '../lib/settings.svelte'
import type { TextBook } from '../lib/texts.svelte'
import type { Staging } from './staging'

/** The room for a text board, in characters: the board's columns and rows, and the columns beside it. */
export interface Room {
  readonly columns: number
  readonly rows: number
  readonly beside: number
}

export interface BoardProps<V = Record<string, unknown>> {
  /** What the viewer may know, exactly as the server sends it. */
  view: V
  /** How things would look after the move being considered, if that is certain; else null. Draw the difference faintly. */
  ghost: V | null
  words: Words
  picker: Picker
  players: readonly Player[]
  /** The viewer's seat, -1 for a spectator. */
  viewer: number
  language: Language
  /** Show a clause of the rules in the drawer. */
  clause: (number: string) => void
  /** The game's own text board as the viewer may see it now, drawn by the server; left out where there is no table. */
  drawing?: (room: Room) => Promise<Layout>
}

export interface SeatProps<V = Record<string, unknown>> extends BoardProps<V> {
  seat: number
  /** One line for a phone's chips; otherwise all there is to see. */
  compact: boolean
}

export interface GameUi<V = Record<string, unknown>> {
  /** What the board says itself, besides the game's own words; loaded before the board is shown. */
  texts?: readonly TextBook[]
  /** The board in the middle. Fills its parent element without scrolling, from 350x180 to 2300x1100. */
  Board: Component<BoardProps<V>>
  /** One seat's holdings. */
  Seat: Component<SeatProps<V>>
  /** How a seat stands in the race, in the seat's header at every size: what it leads, how far it has come. */
  Race?: Component<SeatProps<V>>
  /** How near the end of the game is for all, beside the aim of the game; leave out where seats show it. */
  Near?: Component<BoardProps<V>>
  /** The colours of the seats (CSS), where the game calls its pieces by colours; else the seats have the house's. */
  colours?: (view: V) => readonly string[]
  /** The viewer's own hand and the cards in front of the viewer, above the question; leave out where a game has none. */
  Hand?: Component<BoardProps<V>>
  /** A candidate in words, for buttons where the board does not draw the candidate (`payment:workers` -> "both workers"). */
  label: (name: string, words: Words, view: V, language: Language, picker?: Picker) => string
  /** Whether the question offers a candidate as a button although the board draws it: an answer that says what it does. */
  spelled?: (name: string, view: V) => boolean
  /** The board in sentences, for screen readers. */
  describe: (view: V, words: Words, players: readonly Player[], language: Language) => string[]
  /** The columns of the score, in order: keys of `outcome.rows` with their names; `verdict.sheet` says which count. */
  scores: (words: Words, language: Language) => { key: string; name: string }[]
  /** What was hidden while the game ran, for the sheet at its end: a line each, with a text for every seat. */
  uncovered?: (view: V, words: Words, language: Language) => { name: string; texts: readonly string[] }[]
  /** A control for how the viewer wishes to be asked, where the game knows such wishes (`wishes` of /api/games). */
  Wishes?: Component<{ choice: string; language: Language; set: (choice: string) => void }>
  /** Events after which something shakes: kind of the event -> selector of what shakes. */
  shakes?: Record<string, (args: Record<string, number>) => string>
  /** How events are seen: what lights up, what travels. Without it only the pieces glide. */
  staging?: Staging<V>
}
