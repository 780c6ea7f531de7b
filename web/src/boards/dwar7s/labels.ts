/** Candidates in words, and the board in sentences. */
import type { Player } from '../../lib/seats'
import type { Language } from '../../lib/settings.svelte'
import type { Words } from '../../lib/game-words'
import { siteLabel } from './cards'
import { seatOf, siteAt } from './view-facts'
import { cardName, emptySpot } from './places'
import { capital, plain, say, wanted } from './texts'
import { GEMS, type Dwar7sView } from './view'

export function costText(goal: string, view: Dwar7sView, words: Words): string {
  const price = view.prices[goal] ?? {}
  return GEMS.filter((gem) => price[gem])
    .map((gem) => `${price[gem]} ${words.of('gems', gem)}`)
    .join(', ')
}

export function label(name: string, words: Words, view: Dwar7sView, language: Language): string {
  const cut = name.indexOf(':')
  const what = cut < 0 ? name : name.slice(0, cut)
  const which = cut < 0 ? '' : name.slice(cut + 1)
  switch (what) {
    case 'card':
      return capital(words.of('kinds', which))
    case 'spot': {
      const site = siteAt(view, which)
      return capital(site ? cardName(site, words) : emptySpot(which, view, words, language))
    }
    case 'turn':
      return capital(say(language, 'turn_label', { turn: which }))
    case 'pile':
      return capital(say(language, 'pile_label', { count: view.seats[view.asked]?.pile ?? 0 }))
    case 'dwarf': {
      const [colour, spot] = which.split(' ')
      const site = siteAt(view, spot ?? '')
      return capital(say(language, 'dwarf_label', { colour: words.of('colours', colour ?? ''), card: site ? cardName(site, words, wanted(language, 'dwarf_label', 'card')) : '' }))
    }
    case 'ogre':
      return words.of('ogres', which)
    case 'seat':
      return capital(words.of('colours', which))
    case 'gem':
      return capital(words.of('gems', which))
    case 'goal':
      return capital(say(language, 'goal_label', { goal: words.of('goals', which), cost: costText(which, view, words), vp: view.prices[which]?.['vp'] ?? 0 }))
    case 'reveal': {
      const secret = view.seats[view.asked]?.secret
      return say(language, 'reveal') + (secret ? `: ${words.of('secrets', secret)}` : '')
    }
    case 'end':
      return say(language, view.pass_ends ? 'end_game' : 'end')
    case 'keep':
    case 'done':
      return say(language, what)
    default:
      return name
  }
}

export function describe(view: Dwar7sView, words: Words, players: readonly Player[], language: Language): string[] {
  const name = (seat: number): string => players[seat]?.name ?? ''
  const sentences = [
    `${say(language, 'round', { round: view.round })}. ${say(language, 'turn_of', { name: name(view.active), used: view.actions, all: view.allowance })}` +
      (view.closing ? ` ${capital(say(language, 'last_round'))}.` : '') +
      (view.pass_ends ? ` ${capital(say(language, 'pass_ends'))}.` : ''),
  ]
  if (view.map.length === 0) sentences.push(say(language, 'empty_map'))
  for (const site of view.map) sentences.push(capital(siteLabel(site, view, words, players, language)) + '.')
  for (const site of view.map) {
    if (site.kind !== 'castle') continue
    const seat = seatOf(view, site.colour)
    const row = view.outcome.rows[seat] ?? {}
    sentences.push(say(language, 'kingdom_line', { name: name(seat), size: row['size'] ?? 0, vp: plain(row['kingdom'] ?? 0) }) + '.')
  }
  const goals = view.row.map((goal) => label(`goal:${goal}`, words, view, language))
  sentences.push(`${say(language, 'goals')}: ${goals.join('; ')}.`)
  sentences.push(`${say(language, 'supply')}: ${GEMS.map((gem) => `${view.supply[gem] ?? 0} ${words.of('gems', gem)}`).join(', ')}.`)
  view.seats.forEach((seat, number) =>
    sentences.push(
      say(language, 'holds', {
        name: name(number),
        kingdom: seat.kingdom.length,
        gems: seat.gem_count,
        ogres: seat.ogre_count,
        pile: seat.pile,
        goals: seat.completed,
        trophies: seat.trophies.length,
        total: plain(view.outcome.rows[number]?.['total'] ?? 0),
      }),
    ),
  )
  return sentences
}
