/** What a person has set, kept in this browser. */
export type Language = 'en' | 'de'
export type Theme = 'dark' | 'light'
export type Speed = 'off' | 'quick' | 'normal' | 'slow'

interface Kept {
  language: Language
  theme: Theme
  speed: Speed
  sound: boolean
  confirm: boolean
}

const KEY = 'underhall.settings'

function first(): Kept {
  const german = (navigator.language || 'en').toLowerCase().startsWith('de')
  const light = globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ?? false
  const kept: Kept = { language: german ? 'de' : 'en', theme: light ? 'light' : 'dark', speed: 'normal', sound: false, confirm: false }
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return kept
  }
}

class Settings {
  #kept = $state<Kept>(first())

  get language(): Language { return this.#kept.language }
  set language(value: Language) { this.#keep({ language: value }) }
  get theme(): Theme { return this.#kept.theme }
  set theme(value: Theme) { this.#keep({ theme: value }) }
  get speed(): Speed { return this.#kept.speed }
  set speed(value: Speed) { this.#keep({ speed: value }) }
  get sound(): boolean { return this.#kept.sound }
  set sound(value: boolean) { this.#keep({ sound: value }) }
  get confirm(): boolean { return this.#kept.confirm }
  set confirm(value: boolean) { this.#keep({ confirm: value }) }

  /** How long movements take, as a factor; 0 where a person wants none. */
  get pace(): number {
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0
    return { off: 0, quick: 0.5, normal: 1, slow: 1.6 }[this.#kept.speed]
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Where the browser stores nothing, the game can still be played.
    }
  }
}

export const settings = new Settings()
