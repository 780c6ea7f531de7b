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
  const lesson = await fileOf<Omit<Lesson, 'texts'>>(key, 'lesson.json')
  return lesson && { ...lesson, texts: key }
}
