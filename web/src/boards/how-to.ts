/** Which page "How to play" belongs to which game; each is loaded when it is opened. */
import type { Language } from '../lib/settings.svelte'
import type { HowTo } from './how-to-page'

const LOADERS: Record<string, () => Promise<{ howTo: HowTo }>> = {
  dwarf: () => import('./dwarf/how-to'),
  dwar7s_fall: () => import('./dwar7s/how-to'),
  dwar7s_duel: () => import('./dwar7s/how-to'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf/how-to'),
}

export const HOW_TO_KEYS = Object.keys(LOADERS)

/** The page of a game with its texts in a language; null for a game that has none. */
export async function loadHowTo(game: string, language: Language): Promise<HowTo | null> {
  if (!Object.hasOwn(LOADERS, game)) return null
  const { howTo } = await LOADERS[game]!()
  await Promise.all([howTo.texts, ...howTo.pictureTexts].map((book) => book.load(language)))
  return howTo
}
