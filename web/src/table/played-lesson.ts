/**
 * A lesson that is played: a fixed deal, and a line of moves for the learner and the opponent (server/lessons). A step is
 * told, or waits for one named move of the learner's, or for the opponent's. The server says how many moves of the line
 * were made, so no step is passed over, and none is satisfied by another move.
 */
import type { Move } from '../lib/pick-tree'

export interface PlayedStep {
  /** The message that is said, without its section: `lesson-iron`; why another pick is not made is `lesson_why-iron`. */
  readonly text?: string
  /** The clause that says so. */
  readonly clause?: string
  /** What is highlighted on the table: a selector. */
  readonly look?: string
  /** The one move of the learner's that the step waits for, as text. */
  readonly move?: string
  /** Moves of the opponent's. */
  readonly opponent?: readonly string[]
  /** What the learner has achieved: the view's values then, by their paths. It ends a stage. */
  readonly success?: Readonly<Record<string, unknown>>
  /** From here on the learner plays alone, and may ask for tips. */
  readonly free?: boolean
}

export interface Stage {
  /** The message with its name: `lesson_stage-forge`. */
  readonly text: string
  readonly steps: readonly PlayedStep[]
}

export interface PlayedLesson {
  /** The file with its texts. */
  readonly texts: string
  readonly seed: number
  readonly options: Readonly<Record<string, string | number>>
  readonly stages: readonly Stage[]
}

export type Kind = 'told' | 'move' | 'opponent' | 'free'

/** A step with its place in the line. */
export interface Placed extends PlayedStep {
  readonly kind: Kind
  readonly stage: number
  /** How many moves of the line come before it, and how many there are after it. */
  readonly from: number
  readonly to: number
}

function kindOf(step: PlayedStep): Kind {
  if (step.move !== undefined) return 'move'
  if (step.opponent) return 'opponent'
  return step.free ? 'free' : 'told'
}

/** All steps of all stages in their order. */
export function placed(lesson: PlayedLesson): Placed[] {
  let made = 0
  return lesson.stages.flatMap((stage, number) =>
    stage.steps.map((step) => {
      const from = made
      made += step.move !== undefined ? 1 : (step.opponent?.length ?? 0)
      return { ...step, kind: kindOf(step), stage: number, from, to: made }
    }),
  )
}

const waits = (step: Placed): boolean => step.kind === 'move' || step.kind === 'opponent'

/**
 * Which step it is, after `made` moves of the line: what was told stays until the learner goes on; a step that waits is over
 * when its moves are made. Moves taken back lead back to the step that waits for them; a game that left the line
 * (`made` < 0) is played on freely.
 */
export function settle(steps: readonly Placed[], at: number, made: number): number {
  if (made < 0) return steps.findIndex((step) => step.kind === 'free')
  let now = Math.min(at, steps.length - 1)
  if (steps[now]!.from > made) now = steps.findIndex((step) => waits(step) && step.to > made)
  while (waits(steps[now]!) && steps[now]!.to <= made && now < steps.length - 1) now += 1
  return now
}

/** The step of somebody of whom nothing is known but how many moves were made: nothing that was not told yet is left out. */
export function resume(steps: readonly Placed[], made: number): number {
  if (made < 0) return settle(steps, 0, made)
  return settle(steps, steps.findLastIndex((step) => waits(step) && step.to <= made) + 1, made)
}

/** The first step of a stage. */
export function beginning(steps: readonly Placed[], stage: number): number {
  return Math.max(0, steps.findIndex((step) => step.stage === stage))
}

/** Whether a move is the one that a step waits for. */
export function wanted(step: Placed | undefined, move: Move): boolean {
  return step?.kind === 'free' || (step?.kind === 'move' && move.text === step.move)
}
