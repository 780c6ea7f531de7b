/** The languages there are texts in, as the server finds them, and which of them is spoken first. */
import { transport } from './current-transport'
import { settings, type Language } from './settings.svelte'
import { textBook } from './texts.svelte'

export interface LanguageShown {
  readonly tag: Language
  /** What the language calls itself. */
  readonly name: string
}

class Languages {
  all = $state.raw<readonly LanguageShown[]>([])

  async load(): Promise<void> {
    this.all = JSON.parse(await transport().read('/languages')) as LanguageShown[]
  }

  has(language: Language): boolean {
    return this.all.some((one) => one.tag === language)
  }
}

export const languages = new Languages()

/** The first wish there are texts for: exactly, or in another country's variety; else English. */
export function bestLanguage(wishes: readonly string[], tags: readonly Language[]): Language {
  const base = (tag: string): string => tag.toLowerCase().split('-')[0]!
  for (const wish of wishes) {
    const found = tags.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ?? tags.find((tag) => base(tag) === base(wish))
    if (found) return found
  }
  return 'en'
}

/** Texts before the first paint: in the language that was chosen, else in the one the browser's owner likes best. */
export async function beginSpeaking(): Promise<void> {
  const page = textBook('page')
  // Whoever has chosen a language need not wait for the list; a language that is gone since is chosen anew below.
  const early = settings.chosenLanguage ? page.load(settings.chosenLanguage).catch(() => undefined) : undefined
  await languages.load()
  if (!languages.has(settings.chosenLanguage)) {
    settings.speak(bestLanguage(navigator.languages, languages.all.map((one) => one.tag)))
  }
  await early
  await page.load(settings.language)
}
