/** What a game's package brings for the browser besides what this page knows: a board, a cover, a lesson. */
import { get, type Game } from './api'
import { transport } from './current-transport'

export const fileAddress = (game: string, name: string): string => transport().address(`/games/${game}/files/${name}`) ?? ''

/** The names of the files; none where the server cannot be asked. */
export async function filesOf(game: string): Promise<readonly string[]> {
  try {
    const games = await get<Game[]>('/games?lang=en')
    return games.find((one) => one.key === game)?.files ?? []
  } catch {
    return []
  }
}

/** A file of a package as JSON; null where the package has no such file. */
export async function fileOf<T>(game: string, name: string): Promise<T | null> {
  return (await filesOf(game)).includes(name) ? await get<T>(`/games/${game}/files/${name}`) : null
}
