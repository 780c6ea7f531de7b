/** What the server sends about a game of Fall or Duel: the types are made from src/underhall/games/dwar7s/view_types.py. */
import type { components } from '../../lib/api-types'
import type { Words } from '../../lib/game-words'

type Shapes = components['schemas']
export type Dwar7sView = Shapes['dwar7s.Dwar7sView']
export type Site = Shapes['dwar7s.SiteView']
export type CardFacts = Shapes['dwar7s.Dwar7sCard']
export type Dwar7sFacts = Shapes['dwar7s.Dwar7sFacts']

/** The order in which gems and ogre cards are shown. */
export const GEMS = ['gold', 'emerald', 'diamond', 'ruby'] as const
export type GemKind = (typeof GEMS)[number]
export const OGRES = ['ambush', 'panic', 'thief', 'crown', 'brute'] as const

/** What holds in every game of this one. */
export function factsOf(words: Words): Dwar7sFacts {
  return words.facts as Dwar7sFacts
}

/** What is printed on a kingdom card. */
export function cardOf(words: Words, colour: string, kind: string): CardFacts {
  return factsOf(words).cards[`${colour} ${kind}`]!
}
