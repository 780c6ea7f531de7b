/** A face is what all cards that look alike have in common. The view names a face by a word (`old-boots`); the facts tell all of them. */
import type { Words } from '../../lib/game-words'
import type { Language } from '../../lib/settings.svelte'
import { cardName } from './texts'
import { factsOf, type Face } from './view'

export class Faces {
  readonly #byWord: Map<string, Face>
  readonly #order: Map<string, number>

  constructor(all: readonly Face[]) {
    this.#byWord = new Map(all.map((face) => [face.word, face]))
    this.#order = new Map(all.map((face, number) => [face.word, number]))
  }

  get(word: string): Face | undefined {
    return this.#byWord.get(word)
  }

  /** The place of a face in the list of all of them. */
  number(word: string): number {
    return this.#order.get(word) ?? -1
  }

  name(word: string, language: Language): string {
    const face = this.#byWord.get(word)
    return face ? cardName(face.names, language) : word
  }
}

const built = new WeakMap<Words, Faces>()

/** The faces of a game, put in order once. */
export function facesOf(words: Words): Faces {
  let faces = built.get(words)
  if (!faces) built.set(words, (faces = new Faces(factsOf(words).faces)))
  return faces
}

/** Each face once, with the number of cards, in the order of the list: `[['old-boots', 2], ['silver', 1]]`. */
export function grouped(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

/** Hands are shown in this order: actions, then resources by value, jewelry, rubble. */
export function sorted(cards: readonly string[], faces: Faces): string[] {
  const rank: Record<Face['kind'], number> = { action: 0, resource: 1, jewelry: 2, rubble: 3 }
  const key = (word: string): [number, number, number] => {
    const face = faces.get(word)
    return face ? [rank[face.kind], face.actions.length * -1 + face.coins, faces.number(word)] : [9, 0, 0]
  }
  return [...cards].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}
