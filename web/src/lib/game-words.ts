/** What a game is spoken of with besides its positions: its own words, the card file, and its facts. */
import { get, type GameWords } from './api'
import type { Language } from './settings.svelte'
import { textBook, type Fields, type Speech } from './texts.svelte'

export interface CardRow {
  readonly id: string
  readonly sources: Record<string, string>
  readonly [field: string]: unknown
}

export class Words {
  constructor(
    private readonly texts: Speech,
    readonly cards: Record<string, readonly CardRow[]>,
    /** What holds in every game of this one: numbers of the rules, cards, clauses. Each board knows the type of its own. */
    readonly facts: unknown = {},
  ) {}

  get language(): Language {
    return this.texts.language
  }

  /** A name from a section of the game's texts, `kinds-iron_seam`; the key itself where there is none. */
  of(section: string, key: string, fields: Fields = {}): string {
    const id = idOf(section, key)
    return this.texts.has(id) ? this.texts.say(id, fields) : key
  }

  has(section: string, key: string): boolean {
    return this.texts.has(idOf(section, key))
  }

  row(table: string, id: string): CardRow | undefined {
    return this.cards[table]?.find((card) => card.id === id)
  }
}

function idOf(section: string, key: string): string {
  return `${section}-${key.replaceAll(' ', '_')}`
}

export async function readWords(game: string, language: Language): Promise<Words> {
  const texts = textBook(game)
  const [found] = await Promise.all([get<GameWords>(`/games/${game}/words`), texts.load(language)])
  return new Words(texts.in(language), found.cards as unknown as Record<string, CardRow[]>, found.facts)
}
