/** The page in a folder of `underhall site`: its workers, and the bar that shows how far they are. */
import { mount } from 'svelte'
import { LocalTransport, type EnginePort, type ThinkerPort } from './local-transport'
import Startup from './Startup.svelte'

const FIRST = 'dwarf'

export function beginSite(): LocalTransport {
  const engine = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  const thinker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' })
  const transport = new LocalTransport(engine as EnginePort, thinker as ThinkerPort)
  void transport.start(FIRST)
  return transport
}

/** Once the page can speak. */
export function showStartup(): void {
  mount(Startup, { target: document.body })
}
