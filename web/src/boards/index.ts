/** Which ui belongs to which game; each is loaded when its table is opened. */
import type { GameUi } from './game-ui'

const LOADERS: Record<string, () => Promise<{ ui: GameUi<never> }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s'),
  dwar7s_duel: () => import('./dwar7s'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

/** A game's ui; a game without one of its own is played with the plain ui: moves as words, holdings as a table. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = LOADERS[game] ?? (() => import('./plain'))
  return (await load()).ui as unknown as GameUi
}
