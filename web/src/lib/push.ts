/** Push to this browser: the service worker that shows notices, and where the server reaches it. */
import type { WayWish } from './api'
import { WORKER } from './offline-note'

/** Whether this browser can be told anything: only in a page that came safely. */
export function pushPossible(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Ask the person, then the browser; which of them would not, if one did not. `key` is the server's. */
export async function subscribe(key: string): Promise<WayWish | 'push_refused' | 'push_failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'push_refused'
  try {
    return await address(key)
  } catch {
    return 'push_failed' // the browser's own push service is switched off, or not to be reached
  }
}

async function address(key: string): Promise<WayWish> {
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  await before?.unsubscribe() // it may be for a key of another server at this address
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON()
  return { kind: 'push', address: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** This browser is told nothing more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
