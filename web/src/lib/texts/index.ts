/** The texts of the frame. The words of the games come from the server (lib/game-words.ts). */
import { settings } from '../settings.svelte'
import { de } from './de'
import { en, type Texts } from './en'

const ALL: Record<'en' | 'de', Texts> = { en, de }

export type { Texts }

/** The texts in the chosen language; `t().table.undo` follows the setting at once. */
export function t(): Texts {
  return ALL[settings.language]
}

/** Fill `{name}`s. */
export function fill(text: string, fields: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole))
}
