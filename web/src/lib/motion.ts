/**
 * Moves of pieces are animated. Elements with the same `data-piece="key"` before and after a change are the same piece;
 * the piece glides from the old place to the new one. A new piece comes from the element named by the new piece's `data-from` (a piece or an
 * `data-origin`, such as a deck), or fades in. Nothing here blocks input.
 */
import { settings } from './settings.svelte'

type Places = Map<string, DOMRect>

/** How long the present beat lasts, in milliseconds; 0 where nothing presses. No movement outlasts its beat. */
const beat = { ms: 0 }

export function setBeat(ms: number): void {
  beat.ms = ms
}

/** How long a movement takes that would take so long at normal pace; 0 where a person wants none. */
export function lasting(ms: number): number {
  const wanted = ms * settings.motion
  return beat.ms > 0 ? Math.min(wanted, 0.8 * beat.ms) : wanted
}

export function whereAll(root: Element): Places {
  const places: Places = new Map()
  for (const node of root.querySelectorAll('[data-piece]')) places.set(node.getAttribute('data-piece')!, node.getBoundingClientRect())
  for (const node of root.querySelectorAll('[data-origin]')) places.set('origin ' + node.getAttribute('data-origin')!, node.getBoundingClientRect())
  return places
}

export function glide(root: Element, before: Places): void {
  if (settings.motion === 0) return
  // First measure everything, then move: an animation between two measurements makes the browser lay out the page anew.
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].map((node) => ({ node, now: node.getBoundingClientRect() }))
  for (const { node, now } of pieces) {
    const key = node.getAttribute('data-piece')!
    const origin = node.getAttribute('data-from')
    const then = before.get(key) ?? (origin ? (before.get('origin ' + origin) ?? before.get(origin)) : undefined)
    if (!then || then.width === 0) {
      if (!before.has(key) && before.size > 0) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasting(220), easing: 'ease-out' })
      continue
    }
    const x = then.x + then.width / 2 - now.x - now.width / 2
    const y = then.y + then.height / 2 - now.y - now.height / 2
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue
    node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: lasting(320), easing: 'cubic-bezier(.3,.7,.3,1)' })
  }
}

/** Resolves when what was changed is on the screen; at once or soon, where nothing is painted (in the background). */
export async function painted(): Promise<void> {
  if (document.hidden) return
  const done = new AbortController()
  await new Promise<void>((resolve) => {
    // A page that is hidden meanwhile is painted no more, and a browser that paints nothing for long has other reasons.
    document.addEventListener('visibilitychange', () => resolve(), { signal: done.signal })
    const late = setTimeout(resolve, 5000)
    requestAnimationFrame(() => requestAnimationFrame(() => {
      clearTimeout(late)
      resolve()
    }))
  })
  done.abort()
}

export function shake(root: Element, selector: string): void {
  if (settings.motion === 0) return
  for (const node of root.querySelectorAll(selector)) {
    node.classList.remove('shake')
    requestAnimationFrame(() => node.classList.add('shake'))
    setTimeout(() => node.classList.remove('shake'), 400)
  }
}
