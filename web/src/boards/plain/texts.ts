/** The text board's own words. */
import type { Language } from '../../lib/settings.svelte'

const TEXTS = {
  nearer: { en: 'Zoom in', de: 'Vergrößern' },
  farther: { en: 'Zoom out', de: 'Verkleinern' },
  whole: { en: 'Show the whole board', de: 'Ganzen Spielplan zeigen' },
} as const satisfies Record<string, Record<Language, string>>

export const say = (language: Language, key: keyof typeof TEXTS): string => TEXTS[key][language]
