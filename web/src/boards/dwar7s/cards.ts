/** Cards in numbers and in words. */
import type { Language } from '../../lib/settings.svelte'
import type { Player } from '../../lib/seats'
import type { Words } from '../../lib/game-words'
import { seatOf } from './view-facts'
import { besideText } from './places'
import { effect, plain, say, wallsText } from './texts'
import { cardOf, factsOf, type Dwar7sView, type Site } from './view'

export function cardEffect(words: Words, colour: string, kind: string, language: Language): { text: string; clause: string } {
  const { need, amount } = cardOf(words, colour, kind)
  const { trophy, clauses } = factsOf(words)
  const text = effect(language, kind, { need, amount, trophy, gems: kind.endsWith(' mine') ? words.of('gem_counts', kind.replace(' mine', ''), { number: amount }) : '' })
  return { text, clause: clauses.kinds[kind] ?? '' }
}

export function dwarfsText(site: Site, view: Dwar7sView, players: readonly Player[], language: Language): string {
  return Object.entries(site.dwarfs)
    .map(([colour, count]) => say(language, 'dwarfs_of', { count, name: players[seatOf(view, colour)]?.name ?? colour }))
    .join(', ')
}

/** Everything about a card on the map, in one line for screen readers. */
export function siteLabel(site: Site, view: Dwar7sView, words: Words, players: readonly Player[], language: Language): string {
  const owner = players[seatOf(view, site.colour)]?.name ?? site.colour
  const kind = say(language, 'of_colour', { kind: words.of('kinds', site.kind), name: owner })
  const parts = [
    [kind, besideText(site.spot, view, words)].filter(Boolean).join(', '),
    say(language, 'points', { vp: plain(site.vp) }),
    wallsText(language, site.walls),
    say(language, 'need', { need: site.need }),
    say(language, 'places', { places: site.places }),
  ]
  const dwarfs = dwarfsText(site, view, players, language)
  if (dwarfs) parts.push(say(language, 'dwarfs', { dwarfs }))
  for (const seat of site.ready) parts.push(readyText(seat, view, players, language))
  if (site.stack.length > 1) parts.push(say(language, 'stack', { count: site.stack.length }))
  if (site.kingdom.length > 0) parts.push(kingdomText(site.kingdom, players, language))
  return parts.join(', ')
}

export function readyText(seat: number, view: Dwar7sView, players: readonly Player[], language: Language): string {
  return say(language, seat === view.active ? 'ready' : 'waiting', { name: players[seat]?.name ?? '' })
}

export function kingdomText(seats: readonly number[], players: readonly Player[], language: Language): string {
  if (seats.length === 0) return say(language, 'no_kingdom')
  return say(language, 'kingdom_of', { names: seats.map((seat) => players[seat]?.name ?? '').join(` ${say(language, 'and')} `) })
}
