/** Requests that a test holds in its hands, and answers in whatever order it likes. */
import { vi } from 'vitest'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** Let the answer come, and let the page take it in. */
  answer(found: unknown, status?: number): Promise<void>
}

export class Held {
  all: Asked[] = []

  /** `at once`: what is answered immediately, for what a test is not about; undefined is held. */
  constructor(atOnce: (path: string, method: string) => unknown = () => undefined) {
    vi.stubGlobal('fetch', (path: string, wish: RequestInit = {}) => {
      const method = wish.method ?? 'GET'
      const now = atOnce(path, method)
      if (now !== undefined) return Promise.resolve(new Response(JSON.stringify(now)))
      return new Promise<Response>((resolve) => {
        const answer = async (found: unknown, status = 200): Promise<void> => {
          resolve(new Response(status === 204 ? null : JSON.stringify(found), { status }))
          await settled()
        }
        this.all.push({ method, path, body: wish.body ? (JSON.parse(String(wish.body)) as unknown) : null, answer })
      })
    })
  }

  /** The requests with this in their way and path, the first first, as soon as there are so many. */
  async of(part: string, count = 1): Promise<Asked[]> {
    return vi.waitFor(() => {
      const found = this.all.filter((one) => `${one.method} ${one.path}`.includes(part))
      if (found.length < count) throw new Error(`${part} was asked ${found.length} times: ${this.all.map((one) => `${one.method} ${one.path}`).join(', ')}`)
      return found
    })
  }
}

/** Whatever follows from an answer has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0))
}
