import { beforeEach, expect, it } from 'vitest'
import { reachedByKeys } from '../src/lib/reached-by-keys'

let text: HTMLElement
const high = (pixels: number): unknown => Object.defineProperty(text, 'scrollHeight', { configurable: true, value: pixels })

beforeEach(() => {
  document.body.innerHTML = '<p>Short</p>'
  text = document.body.querySelector('p')!
  Object.defineProperty(text, 'clientHeight', { configurable: true, value: 50 })
  high(50)
})

it('what scrolls can have the focus, and what does not is no stop for Tab', async () => {
  const end = reachedByKeys(text)
  expect(text.hasAttribute('tabindex')).toBe(false)
  high(80)
  text.textContent = 'A sentence that is too long for its place'
  await Promise.resolve()
  expect(text.tabIndex).toBe(0)
  // Who is there is not sent away.
  text.focus()
  high(50)
  text.textContent = 'Short'
  await Promise.resolve()
  expect(document.activeElement).toBe(text)
  text.blur()
  text.textContent = 'Short again'
  await Promise.resolve()
  expect(text.hasAttribute('tabindex')).toBe(false)
  if (typeof end === 'function') end()
})
