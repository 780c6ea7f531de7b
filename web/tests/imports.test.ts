import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')
type Graph = ReadonlyMap<string, readonly string[]>

function sourceFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(SOURCE, name))
}

/** What a file imports by relative path: `import x from`, `import type`, `export from`, `import 'x'` and `import('x')`. */
export function importedPaths(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\1/g)].map((match) => match[2]!)
}

function resolved(importer: string, path: string, files: ReadonlySet<string>): string | undefined {
  const base = join(dirname(importer), path)
  return [base, `${base}.ts`, join(base, 'index.ts')].find((file) => files.has(file))
}

function importGraph(): { graph: Graph; unresolved: string[] } {
  const files = new Set(sourceFiles())
  const unresolved: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const targets: string[] = []
    for (const path of importedPaths(readFileSync(file, 'utf8'))) {
      const target = resolved(file, path, files)
      if (target) targets.push(target)
      else if (path.endsWith('.json') && existsSync(join(dirname(file), path))) continue // data imports nothing
      else if (!/\.(css|svg)$|\/api-types$/.test(path)) unresolved.push(`${relative(SOURCE, file)}: ${path}`)
    }
    graph.set(file, targets)
  }
  return { graph, unresolved }
}

/** The strongly connected components (Tarjan) with more than one file, and the files that import themselves. */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file)!, low.get(target)!))
      } else if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, index.get(target)!))
    }
    if (low.get(file) !== index.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1 || graph.get(file)?.includes(file)) found.push(component.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

describe('imports', () => {
  it('are read in every form they are written in', () => {
    const source = `
      import icons from 'virtual:pictograms/lib'
      import type { A } from './a'
      import {
        b,
      } from "../b"
      export { c } from './c'
      import './d.css'
      const e = () => import('./e')
      let f: import('./f').F
      // import g from './g'
    `
    expect(importedPaths(source)).toEqual(['./a', '../b', './c', './d.css', './e', './f'])
  })

  it('that go in a circle are found', () => {
    const graph = new Map([['a', ['b']], ['b', ['c', 'd']], ['c', ['a']], ['d', []], ['e', ['e', 'a']]])
    expect(circles(graph)).toEqual([['a', 'b', 'c'], ['e']])
  })

  it('lead to files that exist', () => {
    expect(importGraph().unresolved).toEqual([])
  })

  it('of src go in no circle, imports of types and imports at run time included', () => {
    const { graph } = importGraph()
    expect(graph.size).toBeGreaterThan(100)
    expect([...graph.values()].flat().length).toBeGreaterThan(300)
    expect(circles(graph).map((component) => component.map((file) => relative(SOURCE, file)).join(' <-> '))).toEqual([])
  })
})
