/** Sounds: what boards declare is there, nothing sounds unasked or unseen, nothing piles up, and the question is asked once. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ui as deep } from '../src/boards/dig_deeper_dwarf'
import { ui as dwar7s } from '../src/boards/dwar7s'
import { ui as dwarf } from '../src/boards/dwarf'
import type { GameUi } from '../src/boards/game-ui'
import type { Happening } from '../src/boards/staging'
import { settings } from '../src/lib/settings.svelte'
import { play, SOUNDS, tryOut } from '../src/lib/sound'
import { soundQuestion } from '../src/lib/sound-question.svelte'
import Settings from '../src/pages/Settings.svelte'
import { sourceOf } from './texts'

let started = 0
/** All knobs that were made, in this order: the first of a sound is its volume. */
let gains: { value: number }[] = []

function param(): Record<string, unknown> {
  return { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
}
function node(): Record<string, unknown> {
  const one: Record<string, unknown> = { gain: param(), frequency: param(), Q: param(), start: () => (started += 1), stop: () => undefined }
  one['connect'] = (next: unknown) => next
  return one
}
class FakeAudio {
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = {}
  createGain = (): Record<string, unknown> => {
    const made = node()
    gains.push(made['gain'] as { value: number })
    return made
  }
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
}

const touched = (yes: boolean): void => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: yes } })
}
let now = 0

beforeEach(() => {
  started = 0
  gains = []
  now += 1000
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  touched(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  { name: 'dwarf', ui: dwarf as unknown as GameUi },
  { name: 'dwar7s', ui: dwar7s as unknown as GameUi },
  { name: 'dig_deeper_dwarf', ui: deep as unknown as GameUi },
])('the sounds of $name', ({ name, ui }) => {
  it('are declared for events that the game tells, and exist', () => {
    const told = [...sourceOf('en', name).matchAll(/^events-(\w+)/gm)].map((match) => match[1]!)
    const { sounds } = ui.staging!
    expect(Object.keys(sounds).length).toBeGreaterThan(10)
    for (const [kind, sound] of Object.entries(sounds)) {
      expect(told.some((one) => one === kind || one.startsWith(`${kind}_`)), kind).toBe(true)
      for (const args of [{}, { items: 1 }, { gold: 1 }, { iron: 3 }]) expect(SOUNDS, kind).toHaveProperty(sound({ kind, args } as unknown as Happening))
    }
  })
})

describe('the question', () => {
  it('comes with the first own move, and never again once it is answered', () => {
    expect(soundQuestion.due).toBe(false)
    soundQuestion.moved()
    expect(soundQuestion.due).toBe(true)
    soundQuestion.answer(false)
    expect(soundQuestion.due).toBe(false)
    soundQuestion.moved()
    expect(soundQuestion.due).toBe(false)
    expect(settings.sound).toBe(false)
    expect(JSON.parse(localStorage.getItem('underhall.settings')!)).toMatchObject({ sound: false, soundAsked: true })
  })
})

describe('a sound', () => {
  it('is heard only by those who want sounds', () => {
    settings.sound = false
    play('pick')
    expect(started).toBe(0)
    settings.sound = true
    play('pick')
    expect(started).toBe(SOUNDS.pick.length)
  })

  it('is not heard before the page was touched, nor in the background', () => {
    settings.sound = true
    touched(false)
    play('coin')
    tryOut('coin')
    touched(true)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    now += 1000
    play('anvil')
    expect(started).toBe(0)
  })

  it('is as loud as is set, and that is kept', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
    render(Settings, { open: true })
    for (const volume of [0.2, 1, 0]) {
      await fireEvent.input(screen.getByLabelText('Volume'), { target: { value: String(volume) } })
      expect(settings.volume).toBe(volume)
      expect(JSON.parse(localStorage.getItem('underhall.settings')!)).toMatchObject({ volume })
      gains = []
      now += 1000
      await fireEvent.click(screen.getByText('Try it'))
      expect(gains[0]!.value, 'to try it out').toBe(volume)
      gains = []
      now += 1000
      settings.sound = true
      play('coin')
      expect(gains[0]!.value).toBe(volume)
    }
    cleanup()
  })

  it('does not pile up: at once only two, and the same only once', () => {
    settings.sound = true
    for (const sound of ['card', 'card', 'step', 'coin', 'anvil'] as const) play(sound)
    expect(started).toBe(SOUNDS.card.length + SOUNDS.step.length)
    now += 1000
    play('card')
    expect(started).toBe(2 * SOUNDS.card.length + SOUNDS.step.length)
  })
})
