// The page of a server: says so when the server cannot be reached, and shows what it says by push while no page is open.
// The words come from the page and from the server, in the person's language.

self.addEventListener('install', () => self.skipWaiting()) // nothing is kept here that an open page could miss
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Only whole pages: what an open page asks for and does not get, it says itself. The note is laid there by the page.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(async (error) => (await caches.match('/offline')) ?? Promise.reject(error)))
})

self.addEventListener('push', (event) => {
  const notice = event.data.json()
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.tag, // a later notice about the same table takes its place
      renotify: true,
      icon: '/icon.svg',
      data: { url: notice.url },
    }),
  )
})

// A page that shows this table already is brought to the front; any other is left alone, somebody may be playing there.
async function show(path) {
  const address = new URL(path, self.location.origin)
  if (address.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === address.href)
  await (there ? there.focus() : self.clients.openWindow(address.href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

// The browser's address for push is another from now on: the server must know, or it forgets this browser.
async function moved(before) {
  const now = await self.registration.pushManager.subscribe(before.options)
  const { endpoint, keys } = now.toJSON()
  await fetch('/api/my/notices', {
    method: 'POST',
    headers: { 'X-Underhall': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(moved(event.oldSubscription))
})
