/** The first games, one per title; each comes only when it is wanted. */
import type { Lesson } from '../table/lesson'

const LESSONS: Record<string, () => Promise<{ lesson: Lesson }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s_fall'),
  dwar7s_duel: () => import('./dwar7s_duel'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

export const LESSON_KEYS = Object.keys(LESSONS)

export async function lessonOf(key: string): Promise<Lesson | null> {
  return Object.hasOwn(LESSONS, key) ? (await LESSONS[key]!()).lesson : null
}
