/** Which user interface belongs to which game; each is loaded when a table of that game is opened. */
import type { GameUi } from './game-ui'

const LOADERS: Record<string, () => Promise<{ ui: GameUi<never> }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s'),
  dwar7s_duel: () => import('./dwar7s'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

/** The user interface of a game; a game without one gets the plain one: moves as words, holdings as a table. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = LOADERS[game] ?? (() => import('./plain'))
  return (await load()).ui as unknown as GameUi
}
