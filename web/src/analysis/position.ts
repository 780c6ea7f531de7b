/** A position as plain data: finding and changing what lies at a path, and how an editor writes values. */
import type { FormField } from '../lib/api'

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type Position = { [key: string]: Plain }
export type Path = readonly (string | number)[]

export function at(position: Plain | undefined, path: Path): Plain | undefined {
  let here = position
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Record<string | number, Plain>)[key]
  }
  return here
}

/** The same position with another value at a path; undefined takes it out. What is not on the way stays the same. */
export function changed(position: Plain | undefined, path: Path, value: Plain | undefined): Plain {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  const copy: Plain = Array.isArray(position) ? [...position] : typeof position === 'object' && position !== null ? { ...position } : typeof key === 'number' ? [] : {}
  const inside = copy as Record<string | number, Plain>
  if (rest.length > 0) inside[key] = changed(inside[key], rest, value)
  else if (value !== undefined) inside[key] = value
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete inside[key]
  return copy
}

/** A list as somebody types it: words with commas between them. */
export function listText(value: Plain | undefined): string {
  return Array.isArray(value) ? value.join(', ') : ''
}

/** The list somebody typed; where it is not made of words, whole numbers are numbers. */
export function readList(text: string, ofWords: boolean): Plain[] {
  const parts = text.split(',').map((part) => part.trim()).filter((part) => part !== '')
  return parts.map((part) => (!ofWords && /^-?\d+$/.test(part) ? Number(part) : part))
}

export type Control = 'number' | 'text' | 'list' | 'json'

/** How a value is edited for which the game declares no kind: as the value is that is there. */
export function controlFor(value: Plain | undefined): Control {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')) return 'list'
  return 'json'
}

/** A further row: like the last one, else the least that is allowed. */
export function freshRow(rows: readonly Plain[], fields: readonly FormField[]): Plain {
  const last = rows.at(-1)
  if (last !== undefined) return JSON.parse(JSON.stringify(last)) as Plain
  return Object.fromEntries(fields.map((field) => [field.key, blank(field)]))
}

function blank(field: FormField): Plain {
  switch (field.kind) {
    case 'whole': return field.low ?? 0
    case 'truth': return false
    case 'choice': return field.words?.[0] ?? ''
    case 'group': return Object.fromEntries((field.fields ?? []).map((one) => [one.key, blank(one)]))
    default: return []
  }
}
