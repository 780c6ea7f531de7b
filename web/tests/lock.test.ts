// A lock made where a registry knows one platform only leaves everybody else without the compiled parts of the tools.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PLATFORMS = /-(linux-(x64|arm64)-gnu|darwin-(x64|arm64)|win32-x64-msvc)$/

interface Locked {
  optionalDependencies?: Record<string, string>
}

test('the lock has what every usual platform needs', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const wanted = Object.values(lock.packages).flatMap((found) => Object.keys(found.optionalDependencies ?? {}))
  const compiled = wanted.filter((name) => PLATFORMS.test(name))
  expect(compiled.length).toBeGreaterThan(4)
  expect(compiled.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([])
})
