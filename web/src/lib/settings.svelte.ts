/** What a person has set, kept in this browser. */
/** A language's tag, as the server lists it: `en`, `de`, `pt-BR`. */
export type Language = string
export type Theme = 'dark' | 'light'
export type Speed = 'off' | 'quick' | 'normal' | 'slow'

interface Kept {
  /** Empty until somebody chooses one. */
  language: Language
  theme: Theme
  speed: Speed
  sound: boolean
  confirm: boolean
}

const KEY = 'underhall.settings'

function first(): Kept {
  const light = globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ?? false
  const kept: Kept = { language: '', theme: light ? 'light' : 'dark', speed: 'normal', sound: false, confirm: false }
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return kept
  }
}

class Settings {
  #kept = $state<Kept>(first())
  /** Spoken where nobody has chosen. */
  #suggested = $state<Language>('')

  get language(): Language { return this.#suggested || this.#kept.language || 'en' }
  set language(value: Language) {
    this.#suggested = ''
    this.#keep({ language: value })
  }
  get chosenLanguage(): Language { return this.#kept.language }
  /** Speak a language that nobody has chosen (lib/languages.svelte.ts); it is not kept. */
  speak(language: Language): void { this.#suggested = language }
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
