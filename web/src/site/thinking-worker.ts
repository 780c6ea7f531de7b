/** The worker that thinks: bots' moves and hints. What it is asked and what it answers is plain data. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromThinker, Start, ToThinker } from './messages'
import { startPython, unpackEngine } from './python'

interface Thinking extends PyProxy {
  answered(work: string, given: string): string
}

const page = globalThis as unknown as { postMessage(message: FromThinker): void; onmessage: ((event: MessageEvent<ToThinker>) => void) | null }
let begun: Promise<Thinking> | null = null

async function begin(start: Start): Promise<Thinking> {
  const python = await startPython(start)
  unpackEngine(python, start)
  const thinking = python.pyimport('underhall.site.thinking') as Thinking
  page.postMessage({ is: 'ready' })
  return thinking
}

page.onmessage = async ({ data }) => {
  if (data.do === 'start') {
    begun = begin(data)
    begun.catch((error: unknown) => page.postMessage({ is: 'failed', why: String(error) }))
    return
  }
  let text: string | null = null
  try {
    text = (await begun)?.answered(data.work, data.arguments) ?? null
  } catch (error) {
    console.error(error)
  }
  page.postMessage({ is: 'thought', id: data.id, text })
}
