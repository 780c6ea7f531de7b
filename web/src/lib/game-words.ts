import { get, type GameWords } from './api'
import type { Language } from './settings.svelte'

/** What the server tells about a game besides its positions: names by section, and the card file. */
export interface CardRow {
  readonly id: string
  readonly sources: Record<string, string>
  readonly [field: string]: unknown
}

export class Words {
  constructor(
    private readonly words: Record<string, Record<string, string>>,
    readonly cards: Record<string, readonly CardRow[]>,
    /** What holds in every game of this one: numbers of the rules, cards, clauses. Each board knows the type of its own. */
    readonly facts: unknown = {},
  ) {}

  /** A name from a section of the game's texts, `kinds.iron_seam`; the key itself where there is none. */
  of(section: string, key: string, fields: Record<string, string> = {}): string {
    const text = this.words[section]?.[key.replaceAll(' ', '_')] ?? this.words[section]?.[key] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole)
  }

  has(section: string, key: string): boolean {
    return this.words[section]?.[key.replaceAll(' ', '_')] !== undefined
  }

  row(table: string, id: string): CardRow | undefined {
    return this.cards[table]?.find((card) => card.id === id)
  }
}

export async function readWords(game: string, language: Language): Promise<Words> {
  const found = await get<GameWords>(`/games/${game}/words?lang=${language}`)
  return new Words(found.words, found.cards as unknown as Record<string, CardRow[]>, found.facts)
}
