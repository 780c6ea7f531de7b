/** The lessons, one per title; each comes only when it is wanted. The server plays the opponent by the same files. */
import { fileOf } from '../lib/package-files'
import type { PlayedLesson } from '../table/played-lesson'

const LESSONS: Record<string, { texts: string; read: () => Promise<{ default: unknown }> }> = {
  dwarf: { texts: 'dwarf_page', read: () => import('../../../src/underhall/server/lessons/dwarf.json') },
  dwar7s_fall: { texts: 'dwar7s_page', read: () => import('../../../src/underhall/server/lessons/dwar7s_fall.json') },
  dwar7s_duel: { texts: 'dwar7s_page', read: () => import('../../../src/underhall/server/lessons/dwar7s_duel.json') },
  dig_deeper_dwarf: { texts: 'dig_deeper_dwarf_page', read: () => import('../../../src/underhall/server/lessons/dig_deeper_dwarf.json') },
}

export const LESSON_KEYS = Object.keys(LESSONS)

/** The lesson of a game: ours, else the one that the game's package brings (`web/lesson.json`). */
export async function lessonOf(key: string): Promise<PlayedLesson | null> {
  const ours = Object.hasOwn(LESSONS, key) ? LESSONS[key]! : null
  if (ours) return { ...((await ours.read()).default as Omit<PlayedLesson, 'texts'>), texts: ours.texts }
  const brought = await fileOf<Omit<PlayedLesson, 'texts'>>(key, 'lesson.json')
  return brought && { ...brought, texts: key }
}
