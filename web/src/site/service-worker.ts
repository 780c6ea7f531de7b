/**
 * Keeps the whole folder of `underhall site` in the browser, so that a page opened once plays without a network.
 *
 * `underhall site` writes it as service-worker.js, behind a line with the list of files. A file is kept under the hash of
 * its content: what a new version has in common with the one before is not fetched again, and never is one file of the
 * old and one of the new version given to the same page. A new version waits until the person asks for it.
 */
/** The folder's files, each with the hash of its content. */
interface Site {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

interface Late extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Late {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly SITE: Site
  readonly location: Location
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', work: (event: Late) => void): void
  addEventListener(kind: 'fetch', work: (event: Asked) => void): void
  addEventListener(kind: 'message', work: (event: Late & MessageEvent<unknown>) => void): void
}

const worker = globalThis as unknown as Worker
const { scope } = worker.registration
const { files } = worker.SITE
const KEPT = `underhall ${scope}`
const AT_ONCE = 6
/** What the page says when the person wants the new version (updates.svelte.ts). This file imports nothing: it is a script alone. */
const TAKE_OVER = 'take over'
const HASH_LETTERS = 16
/** Of a file's headers those that say what it is and what it may do. */
const HEADERS = ['content-type', 'content-security-policy']

const keyOf = (hash: string): string => new URL(`kept/${hash}`, scope).href

async function hashOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, HASH_LETTERS)
}

/** A file as the list has it: what the browser remembers of it, or else what the host has now. */
async function fetched(path: string, hash: string): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(new URL(path, scope), { cache })
    const content = await answer.arrayBuffer()
    if (!answer.ok || (await hashOf(content)) !== hash) continue
    const headers = HEADERS.map((name) => [name, answer.headers.get(name)] as const).filter((one): one is [string, string] => one[1] !== null)
    return new Response(content, { headers })
  }
  throw new Error(`${path} is not there as the list has it`)
}

async function fill(): Promise<void> {
  const cache = await caches.open(KEPT)
  const there = new Set((await cache.keys()).map((request) => request.url))
  // The same content has many names: rules that are not translated, for example.
  const wanted = [...new Map(Object.entries(files).map(([path, hash]) => [hash, path]))].filter(([hash]) => !there.has(keyOf(hash)))
  const one = async (): Promise<void> => {
    for (let next = wanted.pop(); next; next = wanted.pop()) await cache.put(keyOf(next[0]), await fetched(next[1], next[0]))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function tidy(): Promise<void> {
  const cache = await caches.open(KEPT)
  const wanted = new Set(Object.values(files).map(keyOf))
  await Promise.all((await cache.keys()).filter((request) => !wanted.has(request.url)).map((request) => cache.delete(request)))
  await worker.clients.claim() // the page that is open now shall find its later parts here, too
}

/** Which file of the folder is asked for; empty if none is. */
function fileOf(request: Request): string {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.method !== 'GET' || !address.startsWith(scope)) return ''
  const path = address.slice(scope.length) || 'index.html'
  return path in files ? path : ''
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(KEPT)
  return (await cache.match(keyOf(files[path]!), { ignoreVary: true })) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(fill()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
worker.addEventListener('fetch', (event) => {
  const path = fileOf(event.request)
  if (path) event.respondWith(kept(path, event.request))
})
worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
})
