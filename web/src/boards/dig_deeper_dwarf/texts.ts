/** What the table of Dig Deeper Dwarf says besides the game's own words (dig_deeper_dwarf_page.ftl). */
import type { Language } from '../../lib/settings.svelte'
import { textBook, type Fields } from '../../lib/texts.svelte'

export const book = textBook('dig_deeper_dwarf_page')
/** What cards are called in languages that the card file does not speak. */
export const cardBook = textBook('dig_deeper_dwarf_cards')

export function say(key: string, language: Language, fields?: Fields): string {
  return book.say(language, `board-${key}`, fields)
}

/** Candidates that are words, not pieces: what their buttons say; empty for others. */
export function buttonText(candidate: string, language: Language): string {
  return named('buttons', candidate, language)
}

/** What the card file calls a card: in English, and in German. */
export type CardNames = { readonly en: string; readonly [language: Language]: string }

/** A name as the card file has it, which an owner may change; other languages translate the English one. */
export function cardName(names: CardNames, language: Language): string {
  const key = `names-${names.en.toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '')}`
  return names[language] ?? (cardBook.has(language, key) ? cardBook.say(language, key) : names.en)
}

/** What an action does; empty for an unknown one. */
export function actionText(action: string, language: Language): string {
  return named('actions', action, language)
}

/** What an event does; the four Treasures do the same. Empty for an unknown one. */
export function eventText(event: string, language: Language): string {
  return named('events', event.replace(/^treasure_\d$/, 'treasure'), language)
}

/** What a Trait does; empty for an unknown one. */
export function traitText(trait: string, language: Language): string {
  return named('traits', trait, language)
}

/** What one of the decks beside the mine is for. */
export function stackText(stack: string, language: Language): string {
  return book.say(language, `stacks-${stack}`)
}

/** Things of which the texts say what they are and do (`things-`); their clauses have the same names in the facts. */
export const TOPICS = ['resource', 'rubble', 'jewelry', 'crafting', 'camp', 'entrance', 'workbench', 'rubble_here', 'shaft', 'pile', 'surprise'] as const
export type Topic = (typeof TOPICS)[number]

export function topicText(topic: Topic, language: Language): string {
  return book.say(language, `things-${topic}`)
}

function named(section: string, key: string, language: Language): string {
  const id = `${section}-${key}`
  return book.has(language, id) ? book.say(language, id) : ''
}
