/**
 * The page that the browser shows if this one is opened while its server cannot be reached. It is made here, in the words
 * of whoever reads, and laid where the service worker finds it (public/service-worker.js).
 */
export const WORKER = '/service-worker.js'
const PLACE = '/offline' // no address of the server: only the worker's name for it
const CACHE = 'underhall-offline'
/** Ask now and then, and open the page that was wanted as soon as the server answers. */
const SCRIPT = "setInterval(() => fetch('/health').then((answer) => answer.ok && location.reload()).catch(() => 0), 10000)"
/** The colours of the page as it is when the note is made; it has no sheet of its own to take them from. */
const COLOURS = ['ground', 'stone', 'ink', 'brass', 'ember', 'ember-ink'] as const
const STYLE = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box; text-align: center;
  font: 1.1rem/1.5 'Alegreya Sans', 'Gill Sans', system-ui, sans-serif; color: var(--ink); background: radial-gradient(ellipse at 50% 30%, var(--stone), var(--ground) 70%) }
  main { display: grid; gap: 1rem; justify-items: center } svg { width: 5rem } h1, p { margin: 0 } p { max-width: 34rem }
  h1 { color: var(--brass); font-family: 'Alegreya', Georgia, serif } a { padding: 0.7rem 1.2rem; border-radius: 8px;
  background: var(--ember); color: var(--ember-ink); font-weight: 700; text-decoration: none }`

export interface NoteWords {
  readonly language: string
  readonly title: string
  readonly text: string
  readonly again: string
}

/** How the note looks: the drawing over it as SVG, and the page's colours as declarations. */
export interface NoteLook {
  readonly icon: string
  readonly colours: string
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** As text: an element with a style would already be under this page's own policy, which allows none. */
export function noteFor(words: NoteWords, look: NoteLook): string {
  const [title, text, again] = [words.title, words.text, words.again].map(escaped)
  return `<!doctype html><html lang="${escaped(words.language)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>:root { ${look.colours} } ${STYLE}</style><script>${SCRIPT}<\/script></head>
<body><main>${look.icon}<h1>${title}</h1><p>${text}</p><p><a href="/">${again}</a></p></main></body></html>`
}

/** Lay the note there, and the worker that shows it. Both need a page that came safely. */
export async function keepNote(words: NoteWords): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT)))))
  const set = getComputedStyle(document.documentElement)
  const colours = COLOURS.map((name) => `--${name}: ${set.getPropertyValue(`--${name}`)};`).join(' ')
  const icon = await (await fetch('/icon.svg')).text()
  const policy = `default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  await (await caches.open(CACHE)).put(PLACE, new Response(noteFor(words, { icon, colours }), { headers }))
  await navigator.serviceWorker.register(WORKER)
}
