// node in_runtime.mjs RUNTIME PROGRAM [ARCHIVE [RESULT]]: runs a Python program in the runtime of the folder, with the
// engine as it is packed there, and writes what comes of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const UNPACK = `
import importlib, io, lzma, site, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(packed.to_bytes()))).extractall(site.getsitepackages()[0])
importlib.invalidate_caches()
`
const [runtime, program, archive, result] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, 'pyodide.mjs')).href)
const python = await loadPyodide()
if (archive) {
  python.globals.set('packed', new Uint8Array(readFileSync(archive)))
  python.runPython(UNPACK)
}
const found = python.runPython(readFileSync(program, 'utf8'))
if (result) writeFileSync(result, found.toJs())
else console.log(found)
