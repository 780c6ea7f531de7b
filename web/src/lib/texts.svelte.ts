/**
 * What the page says. The sentences are Fluent messages in src/underhall/locales/<language>/*.ftl; the server sends a
 * file in one language, complete: `t('table-undo')`, `t('home-seats_free', { count })` say a message of page.ftl in the
 * language of the settings, and follow the setting.
 */
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle'
import { transport } from './current-transport'
import { settings, type Language } from './settings.svelte'

export type Fields = Readonly<Record<string, string | number>>

/** A file of messages in one language. */
export interface Speech {
  readonly language: Language
  has(key: string): boolean
  say(key: string, fields?: Fields): string
}

const WRITTEN_IN = 'en'

/** One file of messages, in every language that was asked for so far. */
export class TextBook {
  #bundles = $state.raw<ReadonlyMap<Language, FluentBundle>>(new Map())
  #last: Language = WRITTEN_IN
  readonly #asked = new Map<Language, Promise<void>>()

  constructor(readonly name: string) {}

  load(language: Language): Promise<void> {
    if (this.#bundles.has(language)) return Promise.resolve()
    let asked = this.#asked.get(language)
    if (!asked) {
      asked = transport().read(`/texts/${language}/${this.name}.ftl`).then((source) => this.add(language, source))
      asked.catch(() => this.#asked.delete(language))
      this.#asked.set(language, asked)
    }
    return asked
  }

  add(language: Language, source: string): void {
    const bundle = new FluentBundle([language, WRITTEN_IN], { useIsolating: false })
    for (const error of bundle.addResource(new FluentResource(source))) complain(`${this.name}: ${error.message}`)
    this.#last = language
    this.#bundles = new Map(this.#bundles).set(language, bundle)
  }

  has(language: Language, key: string): boolean {
    return !!patternOf(this.#spoken(language), key)
  }

  say(language: Language, key: string, fields: Fields = {}): string {
    const bundle = this.#spoken(language)
    const pattern = patternOf(bundle, key)
    if (!bundle || !pattern) {
      complain(`${this.name}.ftl has no message ${key}`)
      return key
    }
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, fields, errors)
    for (const error of errors) complain(`${this.name}.ftl, ${key}: ${error.message}`)
    return said
  }

  /** The same in one language. */
  in(language: Language): Speech {
    return { language, has: (key) => this.has(language, key), say: (key, fields) => this.say(language, key, fields) }
  }

  /** Until a language is there, what was last spoken is spoken on: nobody ever sees a key. */
  #spoken(language: Language): FluentBundle | undefined {
    return this.#bundles.get(language) ?? this.#bundles.get(this.#last)
  }
}

/** What a key stands for: a message, or behind a point one of its attributes (core/messages.py says what these are). */
function patternOf(bundle: FluentBundle | undefined, key: string): Message['value'] | undefined {
  const [name, attribute] = key.split('.') as [string, string?]
  const message = bundle?.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

const books = new Map<string, TextBook>()

/** The file of that name; the same book whoever asks. */
export function textBook(name: string): TextBook {
  let book = books.get(name)
  if (!book) books.set(name, (book = new TextBook(name)))
  return book
}

/** All these files in a language. */
export async function loadTexts(some: readonly TextBook[] | undefined, language: Language): Promise<void> {
  await Promise.all((some ?? []).map((book) => book.load(language)))
}

const page = textBook('page')

export function t(key: string, fields?: Fields): string {
  return page.say(settings.language, key, fields)
}

/** One message of a set whose members are declared somewhere: `tOf('levels', 'novice')`. */
export function tOf(set: string, member: string, fields?: Fields): string {
  return t(`${set}-${member}`, fields)
}

export function hasText(set: string, member: string): boolean {
  return page.has(settings.language, `${set}-${member}`)
}

/** A text that is not there is a mistake of ours: tests fail of it, a reader can still read on. */
function complain(what: string): void {
  if (import.meta.env.MODE === 'test') throw new Error(what)
  console.error(what)
}
