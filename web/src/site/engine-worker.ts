/** The worker that has the tables: the engine's requests and lines, and the browser's database. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromEngine, Start, ToEngine } from './messages'
import { startPython, unpackEngine } from './python'
import { Storage } from './storage'

interface Engine extends PyProxy {
  request(method: string, path: string, body: string, language: string): Promise<{ toJs(): [number, string] }>
  open(line: number, path: string): Promise<boolean>
  hear(line: number, text: string): Promise<void>
  shut(line: number): Promise<void>
}

interface Entry extends PyProxy {
  Engine(storage: Storage, think: unknown, tell: unknown, end: unknown): Engine
  about(): { toJs(): [string, boolean] }
  load_game(key: string): void
}

const page = globalThis as unknown as { postMessage(message: FromEngine): void; onmessage: ((event: MessageEvent<ToEngine>) => void) | null }
const say = (message: FromEngine): void => page.postMessage(message)
const thoughts = new Map<number, (text: string | null) => void>()
let marks = 0
let start: (engine: Promise<Engine>) => void = () => {}
/** What is asked before the engine's files have come waits for it. */
const begun = new Promise<Engine>((resolve) => (start = resolve))
begun.catch(() => undefined)

/** Somebody else thinks; Python waits for the promise, and for nothing else. */
async function think(work: string, given: string): Promise<string> {
  const id = ++marks
  say({ is: 'think', id, work, arguments: given })
  const text = await new Promise<string | null>((resolve) => thoughts.set(id, resolve))
  if (text === null) throw new Error('nobody can think')
  return text
}

async function begin(wanted: Start): Promise<Engine> {
  const storage = Storage.open()
  say({ is: 'step', step: 'python' })
  const python = await startPython(wanted)
  say({ is: 'step', step: 'engine' })
  unpackEngine(python, wanted)
  const entry = python.pyimport('underhall.site.entry') as Entry
  const tell = (line: number, text: string): void => say({ is: 'heard', line, text })
  const end = (line: number): void => say({ is: 'closed', line })
  const engine = entry.Engine(await storage, think, tell, end)
  if (wanted.game) {
    say({ is: 'step', step: 'game' })
    entry.load_game(wanted.game)
  }
  const [version, compiled] = entry.about().toJs()
  say({ is: 'ready', version, compiled })
  return engine
}

async function heard(message: ToEngine): Promise<void> {
  if (message.do === 'start') {
    const engine = begin(message)
    engine.catch((error: unknown) => say({ is: 'failed', why: String(error) }))
    start(engine)
    return
  }
  if (message.do === 'thought') {
    thoughts.get(message.id)?.(message.text)
    thoughts.delete(message.id)
    return
  }
  const engine = await begun
  if (message.do === 'request') {
    const [status, text] = await engine.request(message.method, message.path, message.body, message.language).then(
      (found) => found.toJs(),
      (error: unknown): [number, string] => {
        console.error(error)
        return [500, JSON.stringify({ type: 'urn:underhall:problem:failure', title: String(error), status: 500 })]
      },
    )
    say({ is: 'answer', id: message.id, status, text })
  } else if (message.do === 'open') {
    // Told before the first update comes, as a socket tells it: the line is there when the table is.
    say({ is: 'opened', line: message.line })
    if (!(await engine.open(message.line, message.path))) say({ is: 'closed', line: message.line })
  } else if (message.do === 'say') await engine.hear(message.line, message.text)
  else await engine.shut(message.line)
}

page.onmessage = (event) => {
  heard(event.data).catch((error: unknown) => console.error(error))
}
