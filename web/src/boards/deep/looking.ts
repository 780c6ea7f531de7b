/** Which cards are being looked at: told by the server, or found in the view where it is certain. */
import type { DeepView } from './view'

export interface Looked {
  readonly cards: readonly string[]
  /** Cards of the Event pile are events, all others are faces. */
  readonly events: boolean
}

/** The cards on top of the pile that is looked at, or nothing where the view leaves it open. */
export function lookedAt(view: DeepView, places: number): Looked | null {
  if (view.look) return { cards: view.look.cards, events: view.look.act === 'investigate events' }
  if (view.question === 'book') {
    const draw = view.seats[view.viewer]?.cards?.draw.slice(0, 3) ?? []
    return draw.every((card) => card !== '') ? { cards: draw, events: false } : null
  }
  const known = [
    ...Object.entries(view.stocks).filter(([name]) => name !== 'tiles' && name !== 'box' && name !== 'traits'),
    ...view.piles.map((pile) => [`pile ${pile.number + 1}`, pile] as const),
  ].filter(([, stock]) => stock.count > 0 && Math.min(stock.count, 3) === places && stock.cards.slice(0, places).every((card) => card !== ''))
  // A pile with one card that lies face up says nothing about having been looked at.
  return known.length === 1 ? { cards: known[0]![1].cards.slice(0, places), events: known[0]![0] === 'events' } : null
}
