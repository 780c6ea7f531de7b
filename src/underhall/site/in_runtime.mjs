// node in_runtime.mjs RUNTIME PROGRAM [ARCHIVE [RESULT]]: runs a Python program in the runtime of the folder, with what
// the archive brings, and writes what comes of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [runtime, program, archive, result] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, 'pyodide.mjs')).href)
const python = await loadPyodide()
if (archive) {
  const packages = python.runPython('import site; site.getsitepackages()[0]')
  python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: packages })
}
const found = python.runPython(readFileSync(program, 'utf8'))
if (result) writeFileSync(result, found.toJs())
else console.log(found)
