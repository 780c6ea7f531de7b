/**
 * The tables without a server: requests and lines go to the engine in a worker, thinking to a second one, and what never
 * changes (texts, the shelf of games, cards, rules) lies beside the page as files, there before the engine is.
 */
import { settings } from '../lib/settings.svelte'
import type { Answer, Engine, Line, LineEvents, Offers, Transport } from '../lib/transport'
import type { Files, FromEngine, FromThinker, Start, ToEngine, ToThinker } from './messages'
import { startup } from './startup.svelte'

/** The list of the engine's files with their sizes, which `underhall site` writes. */
export interface SiteFiles {
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

interface Port<To, From> {
  postMessage(message: To): void
  onmessage: ((event: MessageEvent<From>) => void) | null
}
export type EnginePort = Port<ToEngine, FromEngine>
export type ThinkerPort = Port<ToThinker, FromThinker>

interface Opened {
  ready: boolean
  readonly events: LineEvents
}

export class LocalTransport implements Transport {
  readonly offers: Offers = { people: false, accounts: false, deals: false, study: false }
  private readonly asked = new Map<number, (answer: Answer) => void>()
  private readonly lines = new Map<number, Opened>()
  private marks = 0
  private readonly about: Promise<Engine>
  private aboutKnown: (engine: Engine) => void = () => {}
  private aboutGone: (error: Error) => void = () => {}
  /** Where the page's folder is, wherever it was put. */
  private readonly base: string

  constructor(
    private readonly engineWorker: EnginePort,
    private readonly thinker: ThinkerPort,
    base: string = document.baseURI,
  ) {
    this.base = new URL('.', base.split('#')[0]).href
    this.about = new Promise((resolve, reject) => {
      this.aboutKnown = resolve
      this.aboutGone = reject
    })
    this.about.catch(() => undefined)
    engineWorker.onmessage = ({ data }) => this.heard(data)
    thinker.onmessage = ({ data }) => {
      if (data.is === 'thought') engineWorker.postMessage({ do: 'thought', id: data.id, text: data.text })
    }
  }

  /** Read the engine's files, counting bytes, and start both workers. `game` is loaded first. */
  async start(game: string): Promise<void> {
    try {
      const files = await this.download()
      const start: Start = { do: 'start', at: `${this.base}engine/`, files, game }
      // Whoever thinks is needed only after the first own move: both at once would take twice as long to that.
      void this.about.then(() => this.thinker.postMessage(start))
      this.engineWorker.postMessage(start)
    } catch (error) {
      this.failed(String(error))
    }
  }

  private failed(why: string): void {
    startup.why = why
    startup.step = 'failed'
    this.aboutGone(new Error(why))
    for (const answered of this.asked.values()) answered({ status: 503, text: '' }) // nobody will answer them any more
    this.asked.clear()
  }

  private async download(): Promise<Files> {
    const list = JSON.parse(await this.file('engine/files.json')) as SiteFiles
    startup.all = list.files.reduce((sum, one) => sum + one.bytes, 0)
    const read = list.files.map(async ({ name }) => {
      const answer = await fetch(`${this.base}engine/${name}`)
      if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
      const parts: Uint8Array<ArrayBuffer>[] = []
      const reader = answer.body.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        startup.bytes += value.length
        parts.push(value)
      }
      return [name, await new Blob(parts).arrayBuffer()] as const
    })
    return Object.fromEntries(await Promise.all(read))
  }

  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    if (method === 'GET') {
      const file = fileOf(path)
      if (file) return { status: 200, text: await this.file(file) }
      if (path.startsWith('/tables?')) return { status: 200, text: '[]' } // nobody else has tables here
    }
    if (startup.step === 'failed') throw new Error(startup.why)
    const id = ++this.marks
    this.post({ do: 'request', id, method, path, body: body === undefined ? '' : JSON.stringify(body), language: settings.language })
    return new Promise((resolve) => this.asked.set(id, resolve))
  }

  read(path: string): Promise<string> {
    return this.file(path === '/languages' ? 'languages.json' : path.slice(1))
  }

  private async file(name: string): Promise<string> {
    const answer = await fetch(this.base + name)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer.text()
  }

  address(path: string): string | null {
    return /^\/games\/[a-z0-9_]+\/files\//.test(path) ? this.base + path.slice(1) : null
  }

  connect(path: string, events: LineEvents): Line {
    const line = ++this.marks
    const opened: Opened = { ready: false, events }
    this.lines.set(line, opened)
    this.post({ do: 'open', line, path })
    return {
      get ready() {
        return opened.ready
      },
      send: (text) => this.post({ do: 'say', line, text }),
      close: () => {
        opened.ready = false
        this.lines.delete(line)
        this.post({ do: 'shut', line })
      },
    }
  }

  engine(): Promise<Engine> {
    return this.about
  }

  private post(message: ToEngine): void {
    this.engineWorker.postMessage(message)
  }

  private heard(message: FromEngine): void {
    if (message.is === 'step') startup.step = message.step
    else if (message.is === 'ready') {
      startup.step = 'ready'
      this.aboutKnown({ version: message.version, compiled: message.compiled })
    } else if (message.is === 'failed') this.failed(message.why)
    else if (message.is === 'answer') {
      this.asked.get(message.id)?.({ status: message.status, text: message.text })
      this.asked.delete(message.id)
    } else if (message.is === 'think') this.thinker.postMessage({ do: 'think', id: message.id, work: message.work, arguments: message.arguments })
    else this.lineHeard(message)
  }

  private lineHeard(message: Extract<FromEngine, { line: number }>): void {
    const opened = this.lines.get(message.line)
    if (!opened) return
    if (message.is === 'heard') opened.events.heard(message.text)
    else if (message.is === 'opened') {
      opened.ready = true
      opened.events.opened()
    } else {
      opened.ready = false
      this.lines.delete(message.line)
      opened.events.closed()
    }
  }
}

/** Which file holds an answer that never changes; empty if the engine has to be asked. */
function fileOf(path: string): string {
  const [place, query] = path.split('?') as [string, string?]
  const language = new URLSearchParams(query ?? '').get('lang') ?? settings.language
  if (place === '/games') return `games/games.${language}.json`
  if (/^\/games\/[a-z0-9_]+\/words$/.test(place)) return `${place.slice(1)}.json`
  if (/^\/games\/[a-z0-9_]+\/rules$/.test(place)) return `${place.slice(1)}.${language}.json`
  return /^\/games\/[a-z0-9_]+\/files\//.test(place) ? place.slice(1) : ''
}
