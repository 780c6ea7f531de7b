/** Which transport the page has: a server's, unless the page begins with another one (main.ts). */
import { HttpTransport } from './http-transport'
import type { Transport } from './transport'

let chosen: Transport = new HttpTransport()

export const transport = (): Transport => chosen

export function useTransport(other: Transport): void {
  chosen = other
}
