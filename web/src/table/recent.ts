/** The moves of the others since the viewer's own last decision: what they were, in few words, and how to show them again. */
import type { Staging } from '../boards/staging'
import type { Change } from '../lib/api'
import type { Words } from '../lib/game-words'
import type { Beat } from './beats'
import { happeningOf } from './stage-effects'

export interface Recent {
  readonly change: Change
  readonly beats: readonly Beat[]
}

/** So many are kept: about a round of the largest game. */
const MOST = 24

/** What is remembered after a beat. */
export function remember(recent: readonly Recent[], beat: Beat, viewer: number): readonly Recent[] {
  let kept = recent
  for (const change of beat.told) {
    if (change.kind === 'undo' || (change.kind === 'move' && change.seat === viewer)) kept = []
    else if (change.kind === 'move' && (change.events?.length ?? 0) > 0) {
      const old = kept.find((one) => one.change.number === change.number)
      kept = [...kept.filter((one) => one !== old), { change, beats: [...(old?.beats ?? []), beat] }].slice(-MOST)
    }
  }
  return kept
}

/** A move in a few words, without the name of who made it. */
export function inShort({ change, beats }: Recent, name: string, staging: Staging | undefined, words: Words): string {
  const events = change.events ?? []
  const own = events.filter((event) => event.arguments['seat'] === change.seat)
  const brief = new Set<string>()
  for (const beat of beats) {
    for (const event of beat.events) {
      const happening = event.arguments['seat'] === change.seat ? happeningOf(event, beat, words) : null
      const said = (happening && staging?.brief?.(happening)) || ''
      if (said) brief.add(said)
    }
  }
  if (brief.size > 0) return [...brief].join(', ')
  const sentence = (own[0] ?? events[0])?.sentence ?? ''
  return name && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence
}
