/** Which cards are being looked at, as the server tells the player who looks: Investigate (G-111) and Bookling (G-193). */
import type { DigDeeperDwarfView } from './view'

export interface LookedAtCards {
  readonly cards: readonly string[]
  /** Cards of the Event pile are events, all others are faces. */
  readonly events: boolean
}

/** The cards from the top; null where nothing is looked at, or the viewer is not the player who looks. */
export function lookedAt(view: DigDeeperDwarfView): LookedAtCards | null {
  return view.look ? { cards: view.look.cards, events: view.look.act === 'investigate events' } : null
}
