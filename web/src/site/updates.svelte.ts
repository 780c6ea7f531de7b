/** The folder kept in the browser by service-worker.ts: begun when the table is ready, and whether a newer one waits. */
const WORKER = 'service-worker.js'
const TAKE_OVER = 'take over'
const HOUR_MS = 3_600_000

class Updates {
  /** The worker of a newer version, which has all its files. */
  waiting = $state<ServiceWorker | null>(null)

  /** Keep the folder, and look for newer ones while the page is open. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return // no https: the page plays, and needs the network the next time
    const container = navigator.serviceWorker
    let controlled = container.controller !== null
    container.addEventListener('controllerchange', () => {
      // The first worker takes over a page of its own version; any later one brings another, and every tab must follow.
      if (controlled) location.reload()
      controlled = true
    })
    const registration = await container.register(WORKER)
    this.look(registration)
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => this.look(registration))
    })
    const ask = (): void => void registration.update().catch(() => undefined) // without a network there is nothing newer
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
    setInterval(ask, HOUR_MS)
  }

  private look(registration: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller ? registration.waiting : null
  }

  take(): void {
    this.waiting?.postMessage(TAKE_OVER)
  }
}

export const updates = new Updates()
