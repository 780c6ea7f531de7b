/** What the page knows about a game's options besides their texts (`option_names-`, `option_notes-`, `option_values-`). */
import type { Option } from '../lib/api'
import type { Language } from '../lib/settings.svelte'
import type { TextBook } from '../lib/texts.svelte'

/** An option that has no name in the texts is shown as the engine describes it. */
export interface OptionFacts {
  /** Asked only where another option has this value. */
  only?: readonly [key: string, value: string]
  /** Seldom wanted: folded away. */
  rare?: boolean
  /** What can be chosen at a table of so many players, where that is not simply what the engine lists. */
  choices?: (option: Option, players: number) => string[]
  /** A choice in words, where the texts have none for it (`option_values-`). */
  said?: (choice: string, language: Language) => string
}

export interface OptionBook {
  readonly texts: TextBook
  /** In the order in which they are asked. */
  readonly options: Readonly<Record<string, OptionFacts>>
}
