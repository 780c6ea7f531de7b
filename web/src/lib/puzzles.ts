/** Puzzles: what pages share about them. */
import type { components } from './api-types'
import { t } from './texts.svelte'

export type Puzzles = components['schemas']['PuzzlesShown']
export type Puzzle = components['schemas']['PuzzleShown']
export type TryShown = components['schemas']['TryShown']

/** From which difficulty on a puzzle is called medium, and hard. */
const MEDIUM = 30
const HARD = 55

/** How hard a puzzle is, in a word: the number says how often the levels miss it. */
export function difficultyWord(difficulty: number): string {
  return difficulty < MEDIUM ? t('puzzles-easy') : difficulty < HARD ? t('puzzles-medium') : t('puzzles-hard')
}
