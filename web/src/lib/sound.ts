/**
 * Sounds, synthesized: short, of wood, stone and metal. Nothing sounds unless a person has said yes, never before they have
 * touched the page, and not in the background; where much happens at once only little of it is heard.
 */
import { settings } from './settings.svelte'
import { compose, SOUNDS, type Sound } from './synthesizer'

export { SOUNDS, type Sound }

/** No more than so many sounds within the time (milliseconds), and the same one only once. */
const TOGETHER = { most: 2, within: 110 }

let audio: AudioContext | null = null
let heard: { sound: Sound; at: number }[] = []

/** Let it sound, if it may. */
export function play(sound: Sound): void {
  if (settings.sound && free(sound, performance.now())) sounding(sound)
}

/** To try it out, whatever is set. */
export function tryOut(sound: Sound = 'anvil'): void {
  sounding(sound)
}

/** Whether there is room for one more sound now; if so it is counted. */
function free(sound: Sound, now: number): boolean {
  heard = heard.filter((one) => now - one.at < TOGETHER.within)
  if (heard.length >= TOGETHER.most || heard.some((one) => one.sound === sound)) return false
  heard.push({ sound, at: now })
  return true
}

/** A page that nobody has touched yet, or that nobody sees, stays silent. */
function mayBeHeard(): boolean {
  if (typeof AudioContext === 'undefined' || document.hidden) return false
  return navigator.userActivation?.hasBeenActive ?? true
}

function sounding(sound: Sound): void {
  if (!mayBeHeard()) return
  audio ??= new AudioContext()
  // A context that is still asleep would keep everything for later and then play it at once.
  if (audio.state === 'suspended') {
    const { currentTime } = audio
    void audio.resume()
    if (currentTime > 0) return
  }
  const master = audio.createGain()
  master.gain.value = settings.volume
  master.connect(audio.destination)
  compose(audio, master, sound)
}
