/** What the page knows about a game's options besides their texts (`option_names-`, `option_notes-`, `option_values-`). */
import type { TextBook } from '../lib/texts.svelte'

/** An option that has no name in the texts is shown as the engine describes it. */
export interface OptionFacts {
  /** Asked only where another option has this value. */
  only?: readonly [key: string, value: string]
  /** Seldom wanted: folded away. */
  rare?: boolean
}

export interface OptionBook {
  readonly texts: TextBook
  /** In the order in which they are asked. */
  readonly options: Readonly<Record<string, OptionFacts>>
}
