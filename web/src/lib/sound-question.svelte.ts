/** Whether somebody wants sounds is asked once, after their first own move, and never again once it is answered. */
import { settings } from './settings.svelte'
import { tryOut } from './sound'

class SoundQuestion {
  #moved = $state(false)

  /** Whether the question stands now. */
  readonly due = $derived(this.#moved && !settings.soundAsked)

  /** The viewer has made a move of their own. */
  moved(): void {
    this.#moved = true
  }

  answer(yes: boolean): void {
    settings.sound = yes
    if (yes) tryOut('horn')
  }
}

export const soundQuestion = new SoundQuestion()
