/** What a person has set, kept in this browser. */
/** A language's tag, as the server lists it: `en`, `de`, `pt-BR`. */
export type Language = string
export type Theme = 'dark' | 'light'
/** How what happens is shown: all at once, or step by step; with `wait` every step waits for a click. */
export const PACES = ['off', 'quick', 'normal', 'calm', 'wait'] as const
export type Pace = (typeof PACES)[number]

interface Kept {
  /** Empty until somebody chooses one. */
  language: Language
  theme: Theme
  pace: Pace
  sound: boolean
  /** How loud sounds are, from 0 to 1. */
  volume: number
  /** Whether somebody has said if they want sounds. */
  soundAsked: boolean
  confirm: boolean
  /** Whether the log stands beside the board on a laptop. */
  log: boolean
}

const KEY = 'underhall.settings'

function first(): Kept {
  const light = globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ?? false
  const kept: Kept = { language: '', theme: light ? 'light' : 'dark', pace: 'normal', sound: false, volume: 0.6, soundAsked: false, confirm: false, log: false }
  try {
    const { speed, ...read } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { speed?: string }
    const all = { ...kept, ...(speed ? { pace: speed === 'slow' ? 'calm' : speed } : {}), ...read } as Kept // `speed`: kept before there was a pace
    return PACES.includes(all.pace) ? all : { ...all, pace: kept.pace }
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
  get pace(): Pace { return this.#kept.pace }
  set pace(value: Pace) { this.#keep({ pace: value }) }
  get sound(): boolean { return this.#kept.sound }
  set sound(value: boolean) { this.#keep({ sound: value, soundAsked: true }) }
  get volume(): number { return this.#kept.volume }
  set volume(value: number) { this.#keep({ volume: value }) }
  get soundAsked(): boolean { return this.#kept.soundAsked || this.#kept.sound }
  get confirm(): boolean { return this.#kept.confirm }
  set confirm(value: boolean) { this.#keep({ confirm: value }) }

  get log(): boolean { return this.#kept.log }
  set log(value: boolean) { this.#keep({ log: value }) }

  /** How long movements take, as a factor; 0 where a person wants none. */
  get motion(): number {
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0
    return { off: 0, quick: 0.5, normal: 1, calm: 1.6, wait: 1 }[this.#kept.pace]
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
