/**
 * A face is what all cards that look alike have in common. The view names a face by a word made of the card's name
 * (`old-boots`); this file builds the same words from the card file as the engine does (games/dig_deeper_dwarf/catalogue.py), in the same order.
 */
import type { CardRow, Words } from '../../lib/game-words'
import type { Language } from '../../lib/settings.svelte'
import { cardName, type CardNames } from './texts'

export type Kind = 'rubble' | 'resource' | 'jewelry' | 'action'

export interface Face {
  readonly word: string
  readonly number: number
  readonly kind: Kind
  /** As the card file has it, for cardName. */
  readonly names: CardNames
  readonly actions: readonly string[]
  readonly needs: readonly string[]
  readonly resource: string
  readonly coins: number
  readonly vp: number
  readonly cost: number
}

export function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
}

function list(row: CardRow, field: string): readonly string[] {
  return (row[field] as string[] | undefined) ?? []
}

function number(row: CardRow, field: string): number {
  return (row[field] as number | undefined) ?? 0
}

export class Faces {
  readonly all: Face[] = []
  readonly #byWord = new Map<string, Face>()

  constructor(cards: Record<string, readonly CardRow[]>) {
    const rows = ['mining', 'start', 'jewelry', 'action'].flatMap((table) => (cards[table] ?? []).map((row) => ({ table, row })))
    const isRubble = (one: { table: string; row: CardRow }): boolean => one.table === 'mining' && !one.row['resource']
    const looks = new Set<string>()
    for (const { table, row } of [...rows.filter(isRubble), ...rows.filter((one) => !isRubble(one))]) {
      const look = JSON.stringify([row['name'], list(row, 'actions'), list(row, 'needs'), row['resource'] ?? 0, number(row, 'coins'), number(row, 'vp'), number(row, 'cost')])
      if (looks.has(look)) continue
      looks.add(look)
      const name = String(row['name'])
      const plain = slug(name)
      const resource = String(row['resource'] ?? '')
      const face: Face = {
        word: this.#byWord.has(plain) ? `${plain}-${slug(row.id)}` : plain,
        number: this.all.length,
        kind: table === 'jewelry' ? 'jewelry' : list(row, 'actions').length > 0 ? 'action' : resource ? 'resource' : 'rubble',
        names: { en: name, de: String(row['german'] ?? name) },
        actions: list(row, 'actions'),
        needs: list(row, 'needs'),
        resource,
        coins: number(row, 'coins'),
        vp: number(row, 'vp'),
        cost: number(row, 'cost'),
      }
      this.all.push(face)
      this.#byWord.set(face.word, face)
    }
  }

  get(word: string): Face | undefined {
    return this.#byWord.get(word)
  }

  name(word: string, language: Language): string {
    const face = this.#byWord.get(word)
    return face ? cardName(face.names, language) : word
  }
}

const built = new WeakMap<Words, Faces>()

/** The faces of a game's card file, built once. */
export function facesOf(words: Words): Faces {
  let faces = built.get(words)
  if (!faces) built.set(words, (faces = new Faces(words.cards)))
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
  const rank: Record<Kind, number> = { action: 0, resource: 1, jewelry: 2, rubble: 3 }
  const key = (word: string): [number, number, number] => {
    const face = faces.get(word)
    return face ? [rank[face.kind], face.actions.length * -1 + face.coins, face.number] : [9, 0, 0]
  }
  return [...cards].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}

/** Victory points that are open or known to the viewer: cards, coins (G-252) and Treasures; not the bonus for Rubble. */
export function knownPoints(seat: { known: string[]; revealed: string[]; played: string[]; events: string[] }, faces: Faces, treasure: number): number {
  const cards = [...seat.known.map((entry) => entry.split(' ')[0]!), ...seat.revealed, ...seat.played]
  let points = 0
  let coins = 0
  for (const word of cards) {
    points += faces.get(word)?.vp ?? 0
    coins += faces.get(word)?.coins ?? 0
  }
  return points + Math.floor(coins / 5) + seat.events.filter((event) => event.startsWith('treasure')).length * treasure
}
