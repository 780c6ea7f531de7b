/** The texts as they lie in src/underhall/locales: every test begins with all of them read (browser.ts). */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textBook } from '../src/lib/texts.svelte'

const LOCALES = join(import.meta.dirname, '../../src/underhall/locales')
export const LANGUAGES = ['en', 'de'] as const
/** Games whose texts lie in a file of another name; the server knows them by the game's key. */
const SHARED: Record<string, readonly string[]> = { dwar7s: ['dwar7s_fall', 'dwar7s_duel'] }

export function sourceOf(language: string, name: string): string {
  return readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf8')
}

export function readAllTexts(): void {
  for (const language of LANGUAGES) {
    for (const file of readdirSync(join(LOCALES, language)).filter((one) => one.endsWith('.ftl'))) {
      const name = file.replace('.ftl', '')
      const source = sourceOf(language, name)
      for (const key of [name, ...(SHARED[name] ?? [])]) textBook(key).add(language, source)
    }
  }
}
