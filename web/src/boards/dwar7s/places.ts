/** Places of the map in words: a card by its name, an empty spot by a card beside it, as games/dwar7s/landmarks.py does. */
import type { Language } from '../../lib/settings.svelte'
import type { Words } from '../../lib/game-words'
import { placeOf } from './geometry'
import { say } from './texts'
import { siteAt } from './view-facts'
import type { Dwar7sView, Site } from './view'

/** The spot beside a spot on each side of it, and on which side of that one it lies itself. */
const BESIDE = [
  { x: 0, y: -1, side: 'S' },
  { x: 1, y: 0, side: 'W' },
  { x: 0, y: 1, side: 'N' },
  { x: -1, y: 0, side: 'E' },
] as const

/** `red tavern`: every card is there only once. In the form that a sentence wants, where the language has one. */
export function cardName({ colour, kind }: Pick<Site, 'colour' | 'kind'>, words: Words, form = ''): string {
  const key = form && words.has('game', `card.${form}`) ? `card.${form}` : 'card'
  return words.of('game', key, { colour: words.of('colours', colour), kind: words.of('kinds', kind) })
}

/** `north of the blue castle`; empty where no card is near. The own castle is named first, then any castle, then an own card. */
export function besideText(spot: string, view: Dwar7sView, words: Words): string {
  const place = placeOf(spot)
  const own = view.seats[view.viewer]?.colour
  const rank = (site: Site): number => (site.kind === 'castle' ? 2 : 0) + (site.colour === own ? 1 : 0)
  const found = BESIDE.flatMap(({ x, y, side }) => {
    const site = siteAt(view, `${place.x + x},${place.y + y}`)
    return site ? [{ site, side }] : []
  }).sort((one, other) => rank(other.site) - rank(one.site))[0]
  if (!found) return ''
  const wanted = `${found.side}.card`
  return words.of('beside', found.side, { card: cardName(found.site, words, words.has('beside', wanted) ? words.of('beside', wanted) : '') })
}

export function emptySpot(spot: string, view: Dwar7sView, words: Words, language: Language): string {
  return say(language, 'empty_spot', { where: besideText(spot, view, words) })
}
