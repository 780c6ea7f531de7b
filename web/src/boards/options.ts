/** The options of games in a person's words, for setting up a table; each game brings its own. */
import type { Language } from '../lib/settings.svelte'

type Said = Readonly<Record<Language, string>>

/** An option that has no words is shown as the engine describes it. */
export interface OptionWords {
  name: Said
  note?: Said
  /** Values that do not speak for themselves. */
  values?: Readonly<Record<string, Said>>
  /** Asked only where another option has this value. */
  only?: readonly [key: string, value: string]
  /** Seldom wanted: folded away. */
  rare?: boolean
}
export type OptionBook = Readonly<Record<string, OptionWords>>

const BOOKS: Record<string, () => Promise<{ options: OptionBook }>> = {
  dwarf: () => import('./dwarf/options'),
  dwar7s_fall: () => import('./dwar7s/options'),
  dwar7s_duel: () => import('./dwar7s/options'),
  dig_deeper_dwarf: () => import('./deep/options'),
}

export async function optionsOf(game: string): Promise<OptionBook> {
  return (await BOOKS[game]?.())?.options ?? {}
}

const seat = (number: number): Said => ({ en: `seat ${number}`, de: `Platz ${number}` })

export const whoBegins: OptionWords = {
  name: { en: 'Who begins', de: 'Wer beginnt' },
  values: { random: { en: 'by lot', de: 'das Los entscheidet' }, 1: seat(1), 2: seat(2), 3: seat(3), 4: seat(4) },
}
