/**
 * The page's only way to whoever keeps the tables: a server (http-transport.ts), or the engine in this very browser
 * (site/local-transport.ts). Nothing else of the page knows which of them it has; what there is only with a server it
 * asks of `offers`.
 */

export interface Answer {
  readonly status: number
  readonly text: string
}

/** The connection to one table, over which the table tells what happens and is told what to do. */
export interface Line {
  readonly ready: boolean
  send(text: string): void
  close(): void
}

export interface LineEvents {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** What only a server has. */
export interface Offers {
  /** Other people: tables others made, invitations, friends at their own devices. */
  readonly people: boolean
  /** Accounts with a password, sessions, tokens, notices, a profile with ratings. */
  readonly accounts: boolean
  /** The same deal for everybody, with lists of who did best. */
  readonly deals: boolean
  /** A long look back at a finished game, and puzzles cut from others. */
  readonly study: boolean
}

export interface Engine {
  readonly version: string
  readonly compiled: boolean
}

export interface Transport {
  readonly offers: Offers
  /** An answer, whatever its status; throws if nobody answers. `path` begins behind `/api`. A token speaks instead of whoever is logged in. */
  request(method: string, path: string, body?: unknown, token?: string): Promise<Answer>
  /** A file that never changes while the page is open: texts, the list of languages. */
  read(path: string): Promise<string>
  /** Where the browser itself finds something, for pictures, modules and downloads; null if only `request` finds it. */
  address(path: string): string | null
  connect(path: string, events: LineEvents): Line
  engine(): Promise<Engine>
}
