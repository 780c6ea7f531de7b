/** The present time, for clocks that are drawn: it moves four times a second while anybody looks at it. */
import { createSubscriber } from 'svelte/reactivity'

const TICK_MS = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS)
  return () => clearInterval(timer)
})

/** Milliseconds, as `Date.now`; whoever reads them in the page is told of the next tick. */
export function ticking(): number {
  subscribe()
  return Date.now()
}
