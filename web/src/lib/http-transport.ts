/** A server, over HTTP and WebSockets. */
import { reach } from './reach.svelte'
import { settings } from './settings.svelte'
import type { Answer, Engine, Line, LineEvents, Offers, Transport } from './transport'

export class HttpTransport implements Transport {
  readonly offers: Offers = { people: true, accounts: true, deals: true, study: true }

  async request(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
    const answer = await reach.asked('/api' + path, {
      method,
      credentials: token === undefined ? 'same-origin' : 'omit',
      headers: {
        'Accept-Language': settings.language,
        // A header holds nothing but plain characters, and no token has any others.
        ...(token === undefined ? {} : { Authorization: `Bearer ${token.replace(/[^ -~]/g, '?')}` }),
        ...(method === 'GET' ? {} : { 'X-Underhall': '1', 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: answer.status === 204 ? '' : await answer.text() }
  }

  /** The server's answer; without the server what the browser has kept of it. */
  async read(path: string): Promise<string> {
    const address = '/api' + path
    const answer = await fetch(address).catch(() => fetch(address, { cache: 'force-cache' }))
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return answer.text()
  }

  address(path: string): string {
    return '/api' + path
  }

  connect(path: string, events: LineEvents): Line {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new SocketLine(new WebSocket(`${scheme}://${location.host}/api${path}`), events)
  }

  async engine(): Promise<Engine> {
    return (await fetch('/health')).json() as Promise<Engine>
  }
}

class SocketLine implements Line {
  constructor(
    private readonly socket: WebSocket,
    events: LineEvents,
  ) {
    socket.onopen = () => events.opened()
    socket.onmessage = (message) => events.heard(String(message.data))
    socket.onclose = () => events.closed()
  }

  get ready(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  send(text: string): void {
    this.socket.send(text)
  }

  close(): void {
    const { socket } = this
    // One that is not connected yet is closed as soon as it is: browsers complain of any sooner.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }
}
