/** Every text the page asks for is there in both languages, with the fields it is given; and none that nobody asks for. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'svelte/compiler'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STEPS } from '../src/site/messages'
import { CHOICES } from '../src/boards/dig_deeper_dwarf/standing-answers'
import { cardBook, cardName, TOPICS } from '../src/boards/dig_deeper_dwarf/texts'
import type { DigDeeperDwarfFacts } from '../src/boards/dig_deeper_dwarf/view'
import { LESSON_KEYS, lessonOf } from '../src/lessons'
import type { CardRow } from '../src/lib/game-words'
import { beginSpeaking, bestLanguage, languages } from '../src/lib/languages.svelte'
import { percent, percentChange } from '../src/lib/numbers'
import { PACES, settings } from '../src/lib/settings.svelte'
import { t, TextBook } from '../src/lib/texts.svelte'
import { ORDER } from '../src/pages/games'
import { REACTIONS } from '../src/table/live-table.svelte'
import { KEYS } from '../src/table/key-list'
import { sourceOf } from './texts'

const SOURCE = join(import.meta.dirname, '../src')
const FILES = ['page', 'dwarf_page', 'dwar7s_page', 'dig_deeper_dwarf_page'] as const

/** A function that says a text: its file, which of its arguments is the key, and what comes before the key. */
interface Speaker {
  readonly file: string
  readonly place: number
  readonly section: string
}
/** By the module it is imported from and its name. */
const SPEAKERS: Record<string, Speaker> = {
  'lib/texts.svelte t': { file: 'page', place: 0, section: '' },
  'boards/dwarf/texts text': { file: 'dwarf_page', place: 1, section: 'board-' },
  'boards/dwar7s/texts say': { file: 'dwar7s_page', place: 1, section: 'board-' },
  'boards/dig_deeper_dwarf/texts say': { file: 'dig_deeper_dwarf_page', place: 0, section: 'board-' },
}

const { cards, facts } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/words-dig_deeper_dwarf.json'), 'utf8')) as {
  cards: Record<string, CardRow[]>
  facts: DigDeeperDwarfFacts
}
const LEVELS = ['random', 'greedy', 'novice', 'adept', 'master', 'grandmaster']

/** Keys that are not written out where they are asked for: the members of declared sets. */
const SETS: Record<string, readonly string[]> = {
  page: [
    ...STEPS.map((step) => `startup-${step}`),
    ...LEVELS.map((level) => `levels-${level}`),
    ...PACES.map((pace) => `paces-${pace}`),
    ...REACTIONS.map((reaction) => `reactions-${reaction}`),
    ...['here', 'thinking', 'away', 'gone'].map((presence) => `presence-${presence}`),
    ...['resigned', 'timed_out', 'left'].map((ending) => `deals-${ending}`),
    ...['push', 'push_failed', 'push_refused', ...['mail', 'ntfy', 'discord'].flatMap((kind) => [kind, `address_${kind}`])].map((key) => `notices-${key}`),
    ...ORDER.map((game) => `blurbs-${game}`),
    ...KEYS.flatMap(([use, cap]) => [`key_uses-${use}`, ...(cap ? [] : [`key_caps-${use}`])]),
  ],
  dwarf_page: ['black', 'white', 'laid', 'free', 'help', 'row', 'usable'].map((reason) => `board-why_${reason}`),
  dwar7s_page: [
    ...['blue', 'red', 'green', 'yellow'].map((colour) => `colours-${colour}`),
    ...['N', 'E', 'S', 'W'].map((side) => `sides-${side}`),
    ...['castle', 'mine', 'tavern', 'general_store', 'dragon', 'frost_giant'].map((card) => `effects-${card}`),
    'board-keep', 'board-done',
  ],
  dig_deeper_dwarf_page: [
    ...TOPICS.map((topic) => `things-${topic}`),
    ...Object.keys(facts.actions).map((action) => `actions-${action}`),
    ...Object.keys(facts.events).map((event) => `events-${event.replace(/^treasure_\d$/, 'treasure')}`),
    ...Object.keys(facts.traits).map((trait) => `traits-${trait}`),
    ...Object.keys(facts.clauses.stocks).map((stack) => `stacks-${stack}`),
    ...CHOICES.map((choice) => `board-${choice}`),
    ...['barred', 'used', 'hand_short', 'draw', 'discard'].map((key) => `board-${key}`),
    ...['companion', 'treasure', 'delayed', 'instant'].map((kind) => `board-kind_${kind}`),
  ],
}
/** Sections of which a set is open: the server, the engine or the options decide what is asked for (options.test.ts). */
const OPEN = /^(problems|option_names|option_notes|option_values|buttons)-/

interface Asked {
  readonly key: string
  readonly where: string
  /** The names of the fields, or null where they are not written out. */
  readonly fields: ReadonlySet<string> | null
}

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* walk(one)
  else if (isNode(value)) {
    yield value
    for (const [field, inner] of Object.entries(value)) if (field !== 'parent') yield* walk(inner)
  } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* walk(inner)
}

/** All that an expression can be, if it is written out; null where a name stands for it. */
function literals(node: Node): string[] | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type === 'TSAsExpression') return literals(node['expression'] as Node)
  const several = (...nodes: unknown[]): string[] | null => {
    const found = nodes.map((one) => literals(one as Node))
    return found.includes(null) ? null : (found as string[][]).flat()
  }
  if (node.type === 'ConditionalExpression') return several(node['consequent'], node['alternate'])
  // A table in place: `say({ a: 'x', b: 'y' }[kind])`.
  if (node.type === 'ObjectExpression') return several(...(node['properties'] as Node[]).map((one) => one['value']))
  if (node.type === 'MemberExpression' && literals(node['object'] as Node)) return literals(node['object'] as Node)
  return null
}

function fieldNames(node: Node | undefined): ReadonlySet<string> | null {
  if (!node) return new Set()
  if (node.type !== 'ObjectExpression') return null
  const properties = node['properties'] as Node[]
  if (properties.some((one) => one.type !== 'Property')) return null
  return new Set(properties.map((one) => String((one['key'] as Node)['name'])))
}

const asked: Record<string, Asked[]> = Object.fromEntries(FILES.map((file) => [file, []]))
const unclear: string[] = []
for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((one) => /\.(ts|svelte)$/.test(one) && !one.endsWith('.d.ts') && !one.endsWith('api-types.ts'))) {
  const source = readFileSync(join(SOURCE, name), 'utf8')
  const tree = parse(name.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source, { modern: true })
  const nodes = [...walk(tree)]
  const speakers = new Map<string, Speaker>()
  for (const node of nodes.filter((one) => one.type === 'ImportDeclaration')) {
    const from = relative(SOURCE, join(SOURCE, dirname(name), String((node['source'] as Node)['value'])))
    for (const one of node['specifiers'] as Node[]) {
      const speaker = SPEAKERS[`${from} ${String((one['imported'] as Node | undefined)?.['name'])}`]
      if (speaker) speakers.set(String((one['local'] as Node)['name']), speaker)
    }
  }
  // The module that exports a speaker also uses it.
  for (const [id, speaker] of Object.entries(SPEAKERS)) {
    const [file, local] = id.split(' ') as [string, string]
    if (`${file}.ts` === name) speakers.set(local, speaker)
  }
  for (const node of nodes.filter((one) => one.type === 'CallExpression')) {
    const speaker = speakers.get(String((node['callee'] as Node)['name']))
    if (!speaker) continue
    const given = node['arguments'] as Node[]
    const keys = literals(given[speaker.place]!)
    if (!keys) {
      unclear.push(`${name}: ${source.slice(...range(node, name))}`)
      continue
    }
    const fields = fieldNames(given[speaker.file === 'dig_deeper_dwarf_page' || speaker.place === 1 ? 2 : 1])
    for (const key of keys) asked[speaker.file]!.push({ key: speaker.section + key, where: name, fields })
  }
}

function range(node: Node, name: string): [number, number] {
  const before = name.endsWith('.ts') ? '<script lang="ts">'.length : 0
  return [(node['start'] as number) - before, (node['end'] as number) - before]
}

/** The messages of a file with the fields each has. */
function messages(language: string, file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const block of sourceOf(language, file).split(/\n(?=[A-Za-z])/)) {
    const id = /^([A-Za-z][\w-]*) =/.exec(block)?.[1]
    if (id) found.set(id, new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!)))
  }
  return found
}

describe('the texts', () => {
  it('are asked for by keys that are written out, or are a declared set', () => {
    // Where a variable is the key, SETS above has all it can be.
    expect(unclear.sort()).toEqual([
      'boards/dig_deeper_dwarf/Hand.svelte: say(spent, language)',
      'boards/dig_deeper_dwarf/Hand.svelte: say(spent, language)',
      'boards/dig_deeper_dwarf/MineMap.svelte: say(kind[eventKind(pile.event, words)], language)',
      'boards/dig_deeper_dwarf/Seat.svelte: say(one.key, language)',
      'boards/dig_deeper_dwarf/Seat.svelte: say(one.key, language)',
      'boards/dig_deeper_dwarf/StandingAnswers.svelte: say(one, language)',
      'boards/dwar7s/labels.ts: say(language, what)',
      'boards/dwarf/labels.ts: text(language, why, { card, rejected: choice.rejected })',
      'lib/texts.svelte.ts: t(`${set}-${member}`, fields)',
    ])
  })

  it.each(FILES)('%s: none is missing, none unused', async (file) => {
    const lessons = (await Promise.all(LESSON_KEYS.map(lessonOf))).filter((one) => one!.texts === file)
    const stages = lessons.flatMap((one) => one!.stages)
    const steps = stages.flatMap((stage) => stage.steps).filter((step) => step.text !== undefined)
    const led = [
      ...stages.map((stage) => `lesson_stage-${stage.text}`),
      ...steps.map((step) => `lesson-${step.text!}`),
      ...steps.filter((step) => step.move !== undefined).map((step) => `lesson_why-${step.text!}`),
    ]
    const used = new Set([...asked[file]!.map((one) => one.key), ...SETS[file]!, ...led])
    const there = [...messages('en', file).keys()]
    expect([...used].filter((key) => !there.includes(key)).sort(), 'missing').toEqual([])
    expect(there.filter((key) => !used.has(key) && !OPEN.test(key)).sort(), 'unused').toEqual([])
  })

  it.each(FILES)('%s: every message is given its fields', (file) => {
    const there = messages('en', file)
    for (const { key, where, fields } of asked[file]!) {
      if (fields) expect([...(there.get(key) ?? [])].filter((field) => !fields.has(field)), `${where}: ${key}`).toEqual([])
    }
  })

  it.each(FILES)('%s: both languages say the same with the same fields', (file) => {
    expect([...messages('de', file)]).toEqual([...messages('en', file)])
  })
})

describe('cards of Dig Deeper Dwarf', () => {
  it('can be called something in every language', () => {
    cardBook.add('xx', sourceOf('de', 'dig_deeper_dwarf_cards').replaceAll(/^(names-\w+ = )/gm, '$1~'))
    const tiles = cards['tile']!.map((tile) => ({ en: String(tile['name']), de: String(tile['german'] ?? tile['name']) }))
    for (const names of [...facts.faces.map((face) => face.names), ...tiles]) {
      expect(cardName(names, 'en')).toBe(names.en)
      expect(cardName(names, 'de')).toBe(names['de'])
      expect(cardName(names, 'xx')).toBe(`~${names['de']}`)
    }
    expect(cardName({ en: 'My own card' }, 'xx')).toBe('My own card')
  })
})

describe('a book of texts', () => {
  it('counts, and writes numbers, as its language does', () => {
    const book = new TextBook('few')
    book.add('en', 'gems = { $count ->\n    [one] one gem\n   *[other] { $count } gems\n}\n')
    book.add('de', 'gems = { $count ->\n    [one] ein Stein\n   *[other] { $count } Steine\n}\n')
    expect([1, 2, 1234].map((count) => book.say('en', 'gems', { count }))).toEqual(['one gem', '2 gems', '1,234 gems'])
    expect([1, 2, 1234].map((count) => book.say('de', 'gems', { count }))).toEqual(['ein Stein', '2 Steine', '1.234 Steine'])
  })
  it('speaks on as before until a language is there, and never says a key', () => {
    const book = new TextBook('few')
    book.add('de', 'hail = Glück auf')
    expect(book.say('fr', 'hail')).toBe('Glück auf')
    book.add('fr', 'hail = Salut')
    expect(book.say('fr', 'hail')).toBe('Salut')
  })
  it('lets a test fail of a message or a field that is not there', () => {
    const book = new TextBook('few')
    book.add('en', 'hail = Hail, { $name }')
    expect(() => book.say('en', 'farewell')).toThrow('no message farewell')
    expect(() => book.say('en', 'hail')).toThrow('name')
  })
})

describe('the language', () => {
  const tags = ['en', 'de', 'pt-BR']
  afterEach(() => {
    settings.language = 'en'
    vi.unstubAllGlobals()
  })

  it('is the first of the browser’s that is spoken here', () => {
    expect(bestLanguage(['fr', 'de-AT', 'en'], tags)).toBe('de')
    expect(bestLanguage(['pt'], tags)).toBe('pt-BR')
    expect(bestLanguage(['PT-br'], tags)).toBe('pt-BR')
    expect(bestLanguage(['ja'], tags)).toBe('en')
  })

  it('is the chosen one if it is still there, and the texts come with it', async () => {
    const read: string[] = []
    const found = (path: string): string => (path === '/api/languages' ? '[{"tag":"en","name":"English"},{"tag":"de","name":"Deutsch"}]' : '')
    vi.stubGlobal('fetch', (path: string) => (read.push(path), Promise.resolve(path.includes('/xx/') ? new Response('', { status: 404 }) : new Response(found(path)))))
    vi.stubGlobal('navigator', { languages: ['de-CH', 'en'] })
    settings.language = 'xx' // a folder that is gone
    await beginSpeaking()
    expect(settings.language).toBe('de')
    expect(t('table-undo')).toBe('Zurücknehmen')
    expect(read).toEqual(['/api/texts/xx/page.ftl', '/api/languages'])
    expect(languages.all.map((one) => one.name)).toEqual(['English', 'Deutsch'])
  })

  it('writes shares of a hundred in its own way', () => {
    expect([percent(0.456), percentChange(-0.12), percentChange(0.5)]).toEqual(['46%', '−12%', '+50%'])
    settings.language = 'de'
    expect(percent(0.456)).toBe('46\u00a0%')
  })
})
