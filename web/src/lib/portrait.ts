/** A dwarf's looks by his name: the same name always has the same face, few names share one, and none of the bots' do. */
export interface Looks {
  readonly headgear: number
  readonly beard: number
  readonly brows: number
  readonly nose: number
  readonly hair: number
}

export const CHOICES: Looks = { headgear: 4, beard: 4, brows: 3, nose: 3, hair: 5 }

/** FNV's, and on to where no two of the bots' names meet. */
const START = 2166136261 + 5

export function looksOf(name: string): Looks {
  let hash = START
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0
  const pick = (choices: number): number => {
    const chosen = hash % choices
    hash = Math.floor(hash / choices)
    return chosen
  }
  return {
    headgear: pick(CHOICES.headgear),
    beard: pick(CHOICES.beard),
    brows: pick(CHOICES.brows),
    nose: pick(CHOICES.nose),
    hair: pick(CHOICES.hair),
  }
}

/** How a level looks at the table: a novice with round eyes, a master with half-closed ones. */
export function gaze(level: string): 'wide' | 'open' | 'narrow' {
  if (level === 'novice' || level === 'random') return 'wide'
  return level === 'master' || level === 'grandmaster' ? 'narrow' : 'open'
}
