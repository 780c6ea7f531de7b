import type { Face } from './view'

/** What a piece of jewelry looks like, by its name in the card file. */
export function jewelryShape(face: Face): 'ring' | 'necklace' | 'crown' | 'tiara' | 'sceptre' {
  const name = face.names.en.toLowerCase()
  for (const kind of ['ring', 'necklace', 'crown', 'tiara', 'sceptre'] as const) if (name.includes(kind)) return kind
  return 'crown'
}
