/** The page in a folder of `underhall site`: its workers, and the bar that shows how far they are. */
import { mount } from 'svelte'
import { LocalTransport, type EnginePort, type ThinkerPort } from './local-transport'
import Startup from './Startup.svelte'
import UpdateNotice from './UpdateNotice.svelte'
import { updates } from './updates.svelte'

const FIRST = 'dwarf'

export function beginSite(): LocalTransport {
  const engine = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  const thinker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' })
  const transport = new LocalTransport(engine as EnginePort, thinker as ThinkerPort)
  void transport.start(FIRST)
  // Keeping the folder for the first time comes after the start: it would be slower with both at once.
  const begun: Promise<unknown> = navigator.serviceWorker?.controller ? Promise.resolve() : transport.engine()
  void begun.then(() => updates.keep()).catch((error: unknown) => console.info('this page needs the network the next time:', error))
  return transport
}

/** Once the page can speak. */
export function showStartup(): void {
  mount(Startup, { target: document.body })
  mount(UpdateNotice, { target: document.body })
}
