/** The board in words: labels of what can be picked, the description for screen readers, the automaton's reasons. */
import type { Language } from '../../lib/settings.svelte'
import type { Player } from '../../lib/seats'
import type { Words } from '../../lib/game-words'
import { amountList, amountText, amountsText, attackText, effectSentence, join, mixAmounts } from './cards'
import { sentence, text } from './texts'
import { cardOf, HOLDINGS, standingOn, type Choice, type DwarfView, type Place, type Standing, type Threat } from './view'

/** `-1 gold`, `2 gold -> 2 iron`, `nothing`: what a threat does to one seat. */
export function threatChange(threat: Threat, seat: number, words: Words, language: Language): string {
  if (threat.attack === 'stop_mining') {
    const count = threat.idle[seat] ?? 0
    return count > 0 ? text(language, 'mines_idle', { count }) : text(language, 'nothing')
  }
  const parts = amountList(threat.changes[seat] ?? {}).map(({ what, number }) => signed(number) + amountText(words, what, number).replace(/^-?\d+/, ''))
  return parts.length > 0 ? join(parts, language) : text(language, 'nothing')
}

/** With a sign; minus is U+2212. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}

/** What a threat means for the viewer, as a clause. */
export function threatForYou(threat: Threat, viewer: number, words: Words, language: Language): string {
  if (threat.attack === 'stop_mining') return text(language, 'threat_idle', { count: threat.idle[viewer] ?? 0 })
  const change = threat.changes[viewer] ?? {}
  const losses = amountList(change).filter(({ number }) => number < 0).map(({ what, number }) => ({ what, number: -number }))
  const gains = amountList(change).filter(({ number }) => number > 0)
  if (losses.length === 0) return text(language, 'threat_none')
  const loss = amountsText(words, losses, language)
  if (gains.length > 0) return text(language, 'threat_swap', { loss, gain: amountsText(words, gains, language) })
  return text(language, 'threat_you', { loss })
}

export function workerText(worker: Standing, players: readonly Player[], language: Language): string {
  const sort = text(language, worker.extra ? 'helper' : 'worker') + (worker.spent ? `, ${text(language, 'spent')}` : '')
  return text(language, 'worker_of', { name: players[worker.seat]?.name ?? String(worker.seat + 1), sort })
}

/** Everything about a location in one line, for the location's label. */
export function placeText(
  place: Place,
  view: DwarfView,
  words: Words,
  players: readonly Player[],
  language: Language,
  threat: Threat | undefined,
): string {
  const parts = [
    `${sentence(text(language, 'place', { place: place.name, card: words.of('kinds', place.kind) }))}. ${effectSentence(words, place.kind, language)}`,
    ...standingOn(view, place.name).map((worker) => `${workerText(worker, players, language)}.`),
  ]
  if (threat) {
    parts.push(`${sentence(text(language, 'threat'))}${view.viewer >= 0 ? `: ${threatForYou(threat, view.viewer, words, language)}` : ''}.`)
  }
  return parts.join(' ')
}

export function pileText(card: string, view: DwarfView, words: Words, language: Language): string {
  const facts = cardOf(words, view, card)
  return `${text(language, 'pile', { front: words.of('fronts', facts.front) })}. ${sentence(words.of('effects', facts.front))}.`
}

/** A candidate in words. */
export function label(name: string, words: Words, view: DwarfView, language: Language): string {
  const at = name.indexOf(':')
  const sort = at < 0 ? name : name.slice(0, at)
  const value = at < 0 ? '' : name.slice(at + 1)
  switch (sort) {
    case 'location': {
      const place = view.locations.find((one) => one.name === value)
      return sentence(text(language, 'place', { place: value, card: place ? words.of('kinds', place.kind) : '' }))
    }
    case 'pile': {
      const pile = view.piles.find((one) => one.name === value)
      return text(language, 'pile', { front: pile?.top ? words.of('fronts', cardOf(words, view, pile.top).front) : value })
    }
    case 'payment':
      return sentence(text(language, value === 'glory' ? 'pay_glory' : 'pay_workers'))
    case 'mix':
    case 'split':
      return amountsText(words, amountList(mixAmounts(value)), language)
    case 'card':
      return words.of('kinds', cardOf(words, view, value.replace(/^2\./, '')).kind)
    case 'decline':
      return text(language, 'decline')
    default:
      return name.replace(':', ' ')
  }
}

const WHY: Record<Choice['reason'], string> = {
  black: 'why_black', white: 'why_white', laid: 'why_laid', free: 'why_free', help: 'why_help', row: 'why_row', usable: 'why_usable', none: '',
}

/** Why the automaton goes there: `the black dwarf on the last card (Dragon)`. */
export function because(choice: Choice, view: DwarfView, words: Words, language: Language): string {
  const name = choice.card ? words.of('kinds', cardOf(words, view, choice.card).kind) : ''
  const card = choice.card && choice.card === view.last_placed ? text(language, 'last_card', { card: name }) : name
  const why = WHY[choice.reason]
  const told = why ? text(language, why, { card, rejected: choice.rejected }) : ''
  if (choice.helpers.length === 0) return told
  return told + text(language, 'auto_helpers', { places: join(choice.helpers, language) })
}

/** The board in sentences. */
export function describe(view: DwarfView, words: Words, players: readonly Player[], language: Language): string[] {
  const lines = [
    `${text(language, 'round', { round: view.round })}, ${text(language, 'starts', { name: players[view.holder]?.name ?? '' })}.`,
  ]
  if (view.mustered) lines.push(`${text(language, 'mustered')}.`)
  if (view.orcs) lines.push(`${text(language, 'orcs')}.`)
  for (const place of view.locations) {
    const rest = [
      place.stack.length > 1 ? text(language, 'describe_below', { count: place.stack.length - 1 }) : '',
      ...standingOn(view, place.name).map((worker) => `; ${workerText(worker, players, language)}`),
    ]
    const threat = view.threats.find((one) => one.at === place.name)
    if (threat) rest.push(`; ${text(language, 'threat')} (${attackText(words, threat.attack, threat.amount)})`)
    lines.push(text(language, 'describe_place', { place: place.name, card: words.of('kinds', place.kind), rest: rest.join('') }))
  }
  view.mountains.forEach((mountain) => lines.push(`${text(language, 'mountain_count', { count: mountain.count })}.`))
  for (const pile of view.piles) {
    if (!pile.top) lines.push(text(language, 'describe_pile_empty', { pile: pile.name }))
    else {
      const { front } = cardOf(words, view, pile.top)
      const fields = { pile: pile.name, front: words.of('fronts', front), count: pile.count, effect: sentence(words.of('effects', front)) }
      lines.push(text(language, 'describe_pile', fields))
    }
  }
  view.seats.forEach((seat, number) => {
    const what = amountsText(words, HOLDINGS.map((one) => ({ what: one, number: seat[one] })), language)
    const workers = text(language, 'workers_left', { workers: seat.workers, helpers: seat.helpers })
    lines.push(text(language, 'describe_seat', { name: seatName(view, words, players, number), what, workers }))
  })
  return lines
}

export function seatName(view: DwarfView, words: Words, players: readonly Player[], seat: number): string {
  if (seat === view.automaton) return words.of('opponents', view.solo_opponent)
  return players[seat]?.name ?? String(seat + 1)
}
