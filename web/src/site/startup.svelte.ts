/** How far the engine's start has come, for the bar above the page. */
import type { Step } from './messages'

class Startup {
  step = $state<Step | 'ready' | 'failed'>('files')
  bytes = $state(0)
  all = $state(0)
  why = $state('')
}

export const startup = new Startup()
