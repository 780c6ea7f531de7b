/** Which face belongs to which game; each is loaded when its table is opened. */
import type { GameFace } from './game-ui'

const FACES: Record<string, () => Promise<{ face: GameFace<never> }>> = {
  dwarf: () => import('./dwarf'),
  dwar7s_fall: () => import('./dwar7s'),
  dwar7s_duel: () => import('./dwar7s'),
  dig_deeper_dwarf: () => import('./dig_deeper_dwarf'),
}

/** A game's face; a game without one of its own is played with the plain face: moves as words, holdings as a table. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (() => import('./plain'))
  return (await load()).face as unknown as GameFace
}
