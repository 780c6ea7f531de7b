/** Two quiet sounds, synthesized: a knock when something happens, two notes when you are asked. Off by default. */
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function note(frequency: number, at: number, seconds: number, loud: number): void {
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  const start = audio.currentTime + at
  tone.type = 'triangle'
  tone.frequency.value = frequency
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

export function knock(): void {
  if (settings.sound) note(140, 0, 0.12, 0.12)
}

export function yourTurn(): void {
  if (!settings.sound) return
  note(392, 0, 0.25, 0.08)
  note(523, 0.12, 0.3, 0.08)
}
