import { describe, expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
/** A piece that can be picked is a button to a screen reader; these elements may not be one, or would lose their sense. */
const WRONG = /<(li|ul|ol|dl|dt|dd|table|tr|td|th|h[1-6]|section|article|main|nav)\b[^<]*@attach[^<]*\bpickTarget\(/

describe('pieces that can be picked', () => {
  it('are elements that may be buttons', () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(20)
    expect(WRONG.test('<li class="panel" {@attach narrow ? null : pickTarget(picker, name)}>')).toBe(true)
    expect(Object.entries(SOURCES).filter(([, text]) => WRONG.test(text)).map(([path]) => path)).toEqual([])
  })
})
