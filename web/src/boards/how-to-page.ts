/**
 * "How to play" of each game: one page with pictures, above the clauses of its rules (pages/Rules.svelte). Its texts are
 * a file of messages of its own (`dwarf_howto.ftl`); a game of somebody else's has none and shows its rules alone.
 */
import type { Component } from 'svelte'
import type { Words } from '../lib/game-words'
import type { Language } from '../lib/settings.svelte'
import type { TextBook } from '../lib/texts.svelte'

export interface PictureProps {
  /** `table`, or the key of a step. */
  name: string
  words: Words
  language: Language
}

export interface HowTo {
  /** What the page says: `aim`, `end`, `win`, and what the lists below name. */
  texts: TextBook
  /** What the pictures say besides, for screen readers. */
  pictureTexts: readonly TextBook[]
  /** Every picture of the page, made of the pieces of the board. */
  Picture: Component<PictureProps>
  /** What the numbers in the picture of the table stand for, in order: `labels-`. */
  labels: readonly string[]
  /** A round or a turn, step by step: `steps-` with its name, and with `_text` what is done. */
  steps: readonly string[]
  /** Rules of thumb for a first game: `tips-`. */
  tips: readonly string[]
}

/** The keys of all that a page says. */
export function keysOf({ labels, steps, tips }: Pick<HowTo, 'labels' | 'steps' | 'tips'>): string[] {
  return [
    ...['aim', 'turn', 'end', 'win'].map((key) => `howto-${key}`),
    ...labels.map((label) => `labels-${label}`),
    ...steps.flatMap((step) => [`steps-${step}`, `steps-${step}_text`]),
    ...tips.map((tip) => `tips-${tip}`),
  ]
}
