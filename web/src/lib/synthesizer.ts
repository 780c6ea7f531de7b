/** How sounds are made: out of tones and bursts of noise. tests/web/test_sounds.py measures each of them. */

/** One voice of a sound: a tone or a burst of noise that begins after `at` seconds and dies away within `lasts`. */
interface Voice {
  readonly of: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Hertz of the tone, or of the middle of the noise; with `to` it glides there. */
  readonly hz: number
  readonly to?: number
  readonly at?: number
  readonly lasts: number
  readonly loud: number
  /** Seconds until the voice is fully there: a horn swells, a pick strikes. */
  readonly swell?: number
}

const strike = (hz: number, at: number, loud: number): Voice[] => [
  { of: 'noise', hz, at, lasts: 0.06, loud },
  { of: 'triangle', hz: hz / 6, to: hz / 9, at, lasts: 0.11, loud: loud * 0.8 },
]
const bell = (hz: number, at: number, lasts: number, loud: number): Voice[] => [
  { of: 'sine', hz, at, lasts, loud },
  { of: 'sine', hz: hz * 2.76, at, lasts: lasts * 0.5, loud: loud * 0.4 },
  { of: 'sine', hz: hz * 5.4, at, lasts: lasts * 0.25, loud: loud * 0.2 },
]
const horn = (hz: number, at: number, lasts: number, loud: number): Voice[] => [
  { of: 'sawtooth', hz, at, lasts, loud: loud * 0.35, swell: 0.07 },
  { of: 'triangle', hz, at, lasts, loud, swell: 0.05 },
]

const thud = (hz: number, at: number, loud: number): Voice[] => [
  { of: 'noise', hz: hz * 3, at, lasts: 0.09, loud: loud * 5 },
  { of: 'triangle', hz, to: hz * 0.7, at, lasts: 0.1, loud },
]

export const SOUNDS = {
  pick: [...strike(2400, 0, 0.3), ...strike(2000, 0.13, 0.16)],
  stone: [{ of: 'noise', hz: 320, lasts: 0.28, loud: 1.1 }, { of: 'noise', hz: 700, at: 0.07, lasts: 0.14, loud: 0.5 }, { of: 'triangle', hz: 110, to: 70, lasts: 0.2, loud: 0.1 }],
  coin: [...bell(2350, 0, 0.22, 0.12), ...bell(3130, 0.07, 0.3, 0.1)],
  gem: [...bell(1568, 0, 0.4, 0.1), ...bell(2093, 0.06, 0.45, 0.08)],
  anvil: [{ of: 'noise', hz: 3600, lasts: 0.04, loud: 0.2 }, ...bell(880, 0, 0.55, 0.16), ...bell(1245, 0, 0.4, 0.08)],
  card: [{ of: 'noise', hz: 1800, to: 900, lasts: 0.12, loud: 0.6, swell: 0.02 }],
  step: [...thud(150, 0, 0.14), ...thud(130, 0.15, 0.11)],
  monster: [
    { of: 'sawtooth', hz: 92, to: 48, lasts: 0.6, loud: 0.2, swell: 0.08 },
    { of: 'square', hz: 61, to: 40, lasts: 0.55, loud: 0.08, swell: 0.08 },
    { of: 'noise', hz: 260, to: 120, lasts: 0.5, loud: 0.2, swell: 0.1 },
  ],
  victory: [...bell(784, 0, 0.35, 0.1), ...bell(1175, 0.1, 0.5, 0.1)],
  talk: [...bell(660, 0, 0.18, 0.1), ...bell(880, 0.09, 0.25, 0.1)],
  horn: [...horn(196, 0, 0.28, 0.14), ...horn(294, 0.2, 0.5, 0.16)],
  won: [...horn(196, 0, 0.25, 0.14), ...horn(247, 0.18, 0.25, 0.14), ...horn(294, 0.36, 0.25, 0.15), ...horn(392, 0.54, 0.9, 0.17)],
  lost: [...horn(220, 0, 0.4, 0.13), ...horn(185, 0.34, 0.4, 0.12), ...horn(147, 0.68, 0.9, 0.12)],
} as const satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof SOUNDS

let noise: AudioBuffer | null = null

/** Let a sound begin now. */
export function compose(context: BaseAudioContext, into: AudioNode, sound: Sound): void {
  for (const voice of SOUNDS[sound]) sing(context, into, voice)
}

function sing(context: BaseAudioContext, into: AudioNode, { of, hz, to, at = 0, lasts, loud, swell = 0.004 }: Voice): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  gain.connect(into)
  let source: AudioScheduledSourceNode
  if (of === 'noise') {
    const burst = context.createBufferSource()
    burst.buffer = noise ??= rustle(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = 1.4
    band.frequency.setValueAtTime(hz, start)
    if (to) band.frequency.exponentialRampToValueAtTime(to, start + lasts)
    burst.connect(band).connect(gain)
    source = burst
  } else {
    const tone = context.createOscillator()
    tone.type = of
    tone.frequency.setValueAtTime(hz, start)
    if (to) tone.frequency.exponentialRampToValueAtTime(to, start + lasts)
    tone.connect(gain)
    source = tone
  }
  source.start(start)
  source.stop(start + lasts + 0.02)
}

/** A second of noise, made once. */
function rustle(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  return buffer
}
