/** Which games were ever played in this browser, or by its account: for the others the lesson is offered first. */
const KEY = 'underhall.played'

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.map(String) : []
  } catch {
    return []
  }
}

class PlayedGames {
  #keys = $state.raw<ReadonlySet<string>>(new Set(kept()))

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  add(...keys: readonly string[]): void {
    if (keys.every((key) => this.#keys.has(key))) return
    this.#keys = new Set([...this.#keys, ...keys])
    localStorage.setItem(KEY, JSON.stringify([...this.#keys]))
  }
}

export const playedGames = new PlayedGames()
