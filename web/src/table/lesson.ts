/**
 * A first game with a coach: short steps over a real game. The game does not depend on the step, so a step only
 * waits: for Go on, for a move of the learner's own, or for a question put to the learner.
 */
export type Until = 'next' | 'move' | { readonly question: string }

export interface Step {
  /** The message that is said, without its section: `lesson-mine`. */
  readonly text: string
  /** The clause that says so. */
  readonly clause?: string
  /** What is highlighted on the table: a selector. */
  readonly look?: string
  readonly until: Until
}

export interface Lesson {
  /** The file with its texts. */
  readonly texts: string
  /** How the table is set up. */
  readonly options: Readonly<Record<string, string | number>>
  readonly steps: readonly Step[]
}

/** The part of the table's state that the lesson depends on. */
export interface Moment {
  readonly turnNumber: number
  /** The learner is asked. */
  readonly mine: boolean
  /** The key of the question. */
  readonly question: string
  readonly over: boolean
}

export interface Progress {
  /** Counted from 0; as many as there are steps when the lesson is over. */
  readonly step: number
  readonly seen: Moment | null
}

export const START: Progress = { step: 0, seen: null }

/** The table has changed. */
export function see(steps: readonly Step[], { step, seen }: Progress, moment: Moment): Progress {
  const moved = !!seen?.mine && moment.turnNumber > seen.turnNumber
  return { step: settled(steps, moved && steps[step]?.until === 'move' ? step + 1 : step, moment), seen: moment }
}

/** The learner wants to go on. */
export function goOn(steps: readonly Step[], progress: Progress): Progress {
  if (!canGoOn(steps, progress)) return progress
  return { step: settled(steps, progress.step + 1, progress.seen), seen: progress.seen }
}

/** Whether it is the learner who ends this step. After the game nothing else will happen, so then the learner always does. */
export function canGoOn(steps: readonly Step[], { step, seen }: Progress): boolean {
  return step < steps.length && (steps[step]!.until === 'next' || !!seen?.over)
}

/** A question a step waits for may be there already. */
function settled(steps: readonly Step[], step: number, moment: Moment | null): number {
  const until = steps[step]?.until
  if (typeof until !== 'object' || !moment?.mine || moment.question !== until.question) return step
  return settled(steps, step + 1, moment)
}
