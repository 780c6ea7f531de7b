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
  const key = `buttons-${candidate}`
  return book.has(language, key) ? book.say(language, key) : ''
}

/** What the card file calls a card: in English, and in German. */
export type CardNames = { readonly en: string; readonly [language: Language]: string }

/** A name as the card file has it, which an owner may change; other languages translate the English one. */
export function cardName(names: CardNames, language: Language): string {
  const key = `names-${names.en.toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '')}`
  return names[language] ?? (cardBook.has(language, key) ? cardBook.say(language, key) : names.en)
}

/** A sentence about what something does, and the clause that says so. */
export interface Effect {
  /** The message with the sentence. */
  readonly text: string
  readonly clause: string
}

export function effectText(effect: Effect | undefined, language: Language): string {
  return effect ? book.say(language, effect.text) : ''
}

function effects(section: string, clauses: Record<string, string>): Record<string, Effect> {
  return Object.fromEntries(Object.entries(clauses).map(([key, clause]) => [key, { text: `${section}-${key}`, clause }]))
}

export const ACTIONS = effects('actions', {
  move: 'G-88', mine: 'G-92', steal: 'G-97', drive: 'G-102', remove: 'G-103', give: 'G-106', draw: 'G-109', swap: 'G-110', investigate: 'G-111',
  copy: 'G-117', thwart: 'G-162', book: 'G-193', crunch: 'G-194',
})

export type EventKind = 'companion' | 'treasure' | 'delayed' | 'instant'

/** In the order of the engine's numbers (event-and-trait-numbers.ts). */
const EVENT_CLAUSES: Record<string, readonly [EventKind, string]> = {
  bookling: ['companion', 'G-193'], crunchy_munchy: ['companion', 'G-194'], diggy: ['companion', 'G-195'], flying_agaric: ['companion', 'G-196'],
  longfingerling: ['companion', 'G-197'], mycolus_maximus: ['companion', 'G-198'], peekycillium: ['companion', 'G-200'],
  shuffle_truffle: ['companion', 'G-201'], stinkhorn: ['companion', 'G-202'], treasure_1: ['treasure', 'G-203'], treasure_2: ['treasure', 'G-203'],
  treasure_3: ['treasure', 'G-203'], treasure_4: ['treasure', 'G-203'], call_of_nature: ['delayed', 'G-205'], canary: ['delayed', 'G-207'],
  cave_otter: ['delayed', 'G-209'], vampire_bats: ['delayed', 'G-211'], fools_gold: ['delayed', 'G-212'], hearty_stew: ['delayed', 'G-216'],
  cave_merchant: ['delayed', 'G-217'], transport_tunnel: ['delayed', 'G-219'], teleporter: ['delayed', 'G-220'], cave_in: ['instant', 'G-222'],
  flooded_tunnel: ['instant', 'G-223'], monster: ['instant', 'G-228'], thieving_goblins: ['instant', 'G-229'], trusty_tools: ['instant', 'G-230'],
  birthday_party: ['instant', 'G-231'],
}

export const EVENTS: Record<string, Effect & { readonly kind: EventKind }> = Object.fromEntries(
  // The four Treasures do the same.
  Object.entries(EVENT_CLAUSES).map(([key, [kind, clause]]) => [key, { kind, clause, text: `events-${key.replace(/^treasure_\d$/, 'treasure')}` }]),
)

export const TRAITS = effects('traits', {
  agile: 'G-236', clever: 'G-238', industrious: 'G-239', inventive: 'G-240', orderly: 'G-241', smooth_talking: 'G-242', strong: 'G-243',
  well_prepared: 'G-244',
})

export const STACKS = effects('stacks', { mining: 'G-247', events: 'G-130', tiles: 'G-125', rubble: 'G-140' })

export const RESOURCE: Effect = { text: 'things-resource', clause: 'G-142' }
export const RUBBLE: Effect = { text: 'things-rubble', clause: 'G-253' }
export const JEWELRY: Effect = { text: 'things-jewelry', clause: 'G-145' }
export const CRAFTING: Effect = { text: 'things-crafting', clause: 'G-154' }
export const CAMP: Effect = { text: 'things-camp', clause: 'G-157' }
export const ENTRANCE: Effect = { text: 'things-entrance', clause: 'G-51' }
export const WORKBENCH: Effect = { text: 'things-workbench', clause: 'G-154' }
export const RUBBLE_HERE: Effect = { text: 'things-rubble_here', clause: 'G-89' }
export const SHAFT: Effect = { text: 'things-shaft', clause: 'G-16' }
export const PILE: Effect = { text: 'things-pile', clause: 'G-96' }
export const SURPRISE: Effect = { text: 'things-surprise', clause: 'G-7' }
