/** Boards draw what the view and the facts say: no clause, no number and no procedure of the rules is written down there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const BOARDS = join(import.meta.dirname, '../src/boards')
const files = readdirSync(BOARDS, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** A file without comments: those may say which clause something shows. */
function code(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '')
}

function found(pattern: RegExp): string[] {
  return files.flatMap((path) => [...code(path).matchAll(pattern)].map((match) => `${relative(BOARDS, path)}: ${match[0]}`))
}

describe('boards', () => {
  it('are all looked at', () => {
    expect(files.length).toBeGreaterThan(60)
  })

  it('name no clause of the rules', () => {
    expect(found(/\b[DKG]-\d+\b/g)).toEqual([])
  })

  it('know no procedure of the rules', () => {
    // What was told here once, and now comes with the view or the facts.
    const told = ['AutomatonRules', 'answerTo', 'lastChoice', 'wantsHelp', 'threats\\(', 'leader\\(', 'owners\\(', 'ready\\(', 'payable\\(', 'turned\\(', 'behind\\(', 'facing\\(', 'dugOutCell', 'knownPoints', 'treasureWorth', 'stackOf', 'eventByNumber', 'traitByNumber', 'slug\\(']
    expect(found(new RegExp(`(?<![.\\w])(${told.join('|')})`, 'g'))).toEqual([])
  })

  it('know no number of the rules', () => {
    expect(found(/\b(ITEMS_TO_END|GLORY_TO_WIN|GLORY_PRICE|AUTOMATON|PLACES|PILES|WIDTH = 73|REACH)\b/g)).toEqual([])
  })

  it('declare no view by hand', () => {
    expect(found(/interface \w*View\b/g)).toEqual([])
    for (const board of ['dwarf', 'dwar7s', 'dig_deeper_dwarf']) {
      expect(code(join(BOARDS, board, 'view.ts'))).toContain("import type { components } from '../../lib/api-types'")
    }
  })
})
