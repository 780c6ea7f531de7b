/** The first games, one per title; each comes only when it is wanted. */
import { fileOf } from '../lib/package-files'
import type { Lesson } from '../table/lesson'

const LESSONS: Record<string, () => Promise<{ lesson: Lesson }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s_fall'),
  dwar7s_duel: () => import('./dwar7s_duel'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

export const LESSON_KEYS = Object.keys(LESSONS)

/** The lesson of a game: ours, else the one that the game's package brings (`web/lesson.json`). */
export async function lessonOf(key: string): Promise<Lesson | null> {
  if (Object.hasOwn(LESSONS, key)) return (await LESSONS[key]!()).lesson
  const lesson = await fileOf<PackagedLesson>(key, 'lesson.json')
  // English is enough to be complete.
  return lesson && { ...lesson, steps: lesson.steps.map((step) => ({ ...step, text: { de: step.text.en, ...step.text } })) }
}

type PackagedStep = Omit<Lesson['steps'][number], 'text'> & { readonly text: { readonly en: string; readonly de?: string } }
type PackagedLesson = Omit<Lesson, 'steps'> & { readonly steps: readonly PackagedStep[] }
