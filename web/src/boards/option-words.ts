/** How a game's options are put into words, and the words that several games share. */
import type { Language } from '../lib/settings.svelte'

type Translated = Readonly<Record<Language, string>>

/** An option that has no words is shown as the engine describes it. */
export interface OptionWords {
  name: Translated
  note?: Translated
  /** Words for values that cannot be understood as the engine writes them. */
  values?: Readonly<Record<string, Translated>>
  /** Asked only where another option has this value. */
  only?: readonly [key: string, value: string]
  /** Seldom wanted: folded away. */
  rare?: boolean
}
/** The words for all options of a game, by option key. */
export type OptionBook = Readonly<Record<string, OptionWords>>

const seat = (number: number): Translated => ({ en: `seat ${number}`, de: `Platz ${number}` })

export const whoBegins: OptionWords = {
  name: { en: 'Who begins', de: 'Wer beginnt' },
  values: { random: { en: 'by lot', de: 'das Los entscheidet' }, 1: seat(1), 2: seat(2), 3: seat(3), 4: seat(4) },
}
