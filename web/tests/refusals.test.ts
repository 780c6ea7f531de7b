import { afterEach, describe, expect, it } from 'vitest'
import { kindOf, refusalInWords } from '../src/lib/refusals'
import { settings } from '../src/lib/settings.svelte'

afterEach(() => {
  settings.language = 'en'
})

describe('refusals', () => {
  it('are told in the language of the person', () => {
    settings.language = 'en'
    expect(refusalInWords('position-gone', 'x', 'it is at position 9 now')).toBe('The game has moved on: it is at position 9 now')
    settings.language = 'de'
    expect(refusalInWords('position-gone', 'x', 'it is at position 9 now')).toBe('Das Spiel ist schon weiter')
  })

  it('keep the detail that names what is wrong, and a title nobody has translated', () => {
    settings.language = 'de'
    expect(refusalInWords('invalid', 'x', 'option mat_size: 7x9')).toBe('Das ist nicht möglich: option mat_size: 7x9')
    expect(refusalInWords('brand-new', 'Something new')).toBe('Something new')
  })

  it('have their kind at the end of a name', () => {
    expect(kindOf('urn:underhall:problem:not-found')).toBe('not-found')
    expect(kindOf(undefined)).toBe('')
  })
})
