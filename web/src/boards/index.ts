/** Which user interface belongs to which game; each is loaded when a table of that game is opened. */
import { filesOf } from '../lib/package-files'
import type { GameUi } from './game-ui'

const LOADERS: Record<string, () => Promise<{ ui: GameUi<never> }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s'),
  dwar7s_duel: () => import('./dwar7s'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

/**
 * The user interface of a game: ours, else the one that the game's package brings (`web/board.js`), else the plain one,
 * which shows the text board that the game draws itself.
 */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = LOADERS[game]
  if (load) return (await load()).ui as unknown as GameUi
  if ((await filesOf(game)).includes('board.js')) {
    try {
      return await (await import('./packaged')).loadPackaged(game)
    } catch (error) {
      console.error(`the board of ${game} cannot be used:`, error)
    }
  }
  return (await import('./plain')).ui
}
