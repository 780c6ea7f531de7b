import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
/** Who speaks to a host, and why nobody else has to. Everything else of the page asks `transport()`. */
const SPEAKERS: Readonly<Record<string, string>> = {
  'lib/http-transport.ts': 'the way to a server',
  'lib/reach.svelte.ts': 'notices there whether a server can be reached',
  'lib/offline-note.ts': 'makes the page that is shown where it cannot be',
  'site/local-transport.ts': 'the way to the engine in this browser, whose files lie beside the page',
  'site/service-worker.ts': 'keeps these files',
}
const SPEAKING = /\bfetch\s*\(|\bnew\s+(?:WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\s*\(/

/** Without what is only said about it. */
const code = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|[^:'"])\/\/.*$/gm, '$1')

it('only the two transports speak to a host, and what belongs to them', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const speakers = files.filter((name) => SPEAKING.test(code(readFileSync(join(SOURCE, name), 'utf8'))))
  expect(speakers.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(SPEAKERS).sort())
})

it('whoever speaks is found in any of its ways, and what is only said is not', () => {
  const found = ["fetch('x')", 'await  fetch (x)', 'new WebSocket(x)', 'new EventSource(x)', 'navigator.sendBeacon(x)']
  expect(found.map((line) => SPEAKING.test(code(line)))).toEqual(found.map(() => true))
  const not = ['// fetch(x)', '/* new WebSocket(x) */', 'prefetch(x)', 'type A = WebSocket']
  expect(not.map((line) => SPEAKING.test(code(line)))).toEqual(not.map(() => false))
})
