/** Why the server did not do something, in the person's language. */
import { settings } from './settings.svelte'
import { hasText, tOf } from './texts.svelte'

/** The server says in the person's language what the engine refuses, and why a table can only be looked at; other details are English, and are left out elsewhere. */
const TELLING = new Set(['invalid', 'illegal-move', 'read-only'])

export function refusalInWords(kind: string, title: string, detail = ''): string {
  const words = hasText('problems', kind) ? tOf('problems', kind) : title
  const more = settings.language === 'en' || TELLING.has(kind) ? detail : ''
  return more ? `${words}: ${more}` : words
}

/** `urn:underhall:problem:position-gone` -> `position-gone`. */
export function kindOf(type: string | undefined): string {
  return (type ?? '').split(':').pop() ?? ''
}
