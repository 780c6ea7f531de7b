/** What the table of Dig Deeper Dwarf says besides the game's own words (dig_deeper_dwarf_page.ftl). */
import type { Language } from '../../lib/settings.svelte'
import { textBook, type Fields } from '../../lib/texts.svelte'

export const book = textBook('dig_deeper_dwarf_page')

export function say(key: string, language: Language, fields?: Fields): string {
  return book.say(language, `board-${key}`, fields)
}

/** Candidates that are words, not pieces: what their buttons say; empty for others. */
export function buttonText(candidate: string, language: Language): string {
  return named('buttons', candidate, language)
}

/** What a card is called. The card file names it in English; a card of somebody's own has no other name. */
export function faceName(face: { readonly word: string; readonly name: string }, language: Language): string {
  return named('faces', face.word.replaceAll('-', '_'), language) || face.name
}

/** What a kind of tile is called; empty for an unknown one. */
export function tileKindName(kind: string, language: Language): string {
  return named('tiles', kind.toLowerCase().replaceAll('-', '_'), language)
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
