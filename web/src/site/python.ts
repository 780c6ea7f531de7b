/** Python in a worker: Pyodide from our own folder, with the engine unpacked in it. */
import type { PyodideInterface } from 'pyodide'
import type { Start } from './messages'

const KINDS: Readonly<Record<string, string>> = { wasm: 'application/wasm', json: 'application/json', zip: 'application/zip' }
const ENGINE = 'underhall.zip.xz'
const UNPACK = `
import importlib, io, lzma, site, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(packed.to_bytes()))).extractall(site.getsitepackages()[0])
importlib.invalidate_caches()
del packed
`

/** Pyodide fetches its files by itself: it is given those that the page has read already. */
function answerFrom(start: Start): void {
  const network = globalThis.fetch
  globalThis.fetch = (wanted: RequestInfo | URL, how?: RequestInit) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).split('/').at(-1) ?? ''
    const found = start.files[name]
    if (!found) return network(wanted, how)
    const type = KINDS[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return Promise.resolve(new Response(found, { headers: { 'content-type': type } }))
  }
}

export async function startPython(start: Start): Promise<PyodideInterface> {
  answerFrom(start)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${start.at}pyodide.mjs`)) as typeof import('pyodide')
  return loadPyodide({ indexURL: start.at })
}

export function unpackEngine(python: PyodideInterface, start: Start): void {
  python.globals.set('packed', new Uint8Array(start.files[ENGINE]!))
  python.runPython(UNPACK)
}
