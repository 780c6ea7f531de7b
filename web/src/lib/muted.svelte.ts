/** Whom we do not want to hear, on this device: by the mark that a person has at every table and in every seat. */
const KEY = 'underhall.muted'
/** Nobody looks through more; the one muted first is heard again. */
const MOST = 500

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Muted {
  #marks = $state.raw<readonly string[]>(read())

  constructor() {
    // Another tab may show another table with the same person.
    window.addEventListener('storage', (event) => {
      if (event.key === KEY || event.key === null) this.#marks = read()
    })
  }

  has(mark: string | undefined): boolean {
    return !!mark && this.#marks.includes(mark)
  }

  set(mark: string, on: boolean): void {
    const others = this.#marks.filter((one) => one !== mark)
    this.#marks = on ? [...others, mark].slice(-MOST) : others
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks))
    } catch {
      // A browser that keeps nothing: it holds as long as the page.
    }
  }
}

export const muted = new Muted()
