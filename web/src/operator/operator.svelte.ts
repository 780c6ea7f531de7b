/** What the operator's page asks of the server, with the token that is kept for this tab alone. */
import { refusalOf, Refusal } from '../lib/api'
import type { components } from '../lib/api-types'
import { transport } from '../lib/current-transport'
import { settings } from '../lib/settings.svelte'
import { textBook, type Fields } from '../lib/texts.svelte'
import type { Answer } from '../lib/transport'

type Shapes = components['schemas']
export type Load = Shapes['LoadShown']
export type TableFound = Shapes['TableFound']
export type TablesFound = Shapes['TablesFound']
export type PersonFound = Shapes['PersonFound']
export type PeopleFound = Shapes['PeopleFound']
export type ReportFound = Shapes['ReportFound']

const KEPT = 'underhall.operator'
const book = textBook('operator')

/** A sentence of operator.ftl: its own file, since nearly nobody reads it. */
export function say(key: string, fields?: Fields): string {
  return book.say(settings.language, key, fields)
}

class Operator {
  token = $state(sessionStorage.getItem(KEPT) ?? '')

  remember(token: string): void {
    sessionStorage.setItem(KEPT, token)
    this.token = token
  }

  forget(): void {
    sessionStorage.removeItem(KEPT)
    this.token = ''
  }

  async ask<T>(method: string, path: string, body?: unknown, token = this.token): Promise<T> {
    let answer: Answer
    try {
      answer = await transport().request(method, `/admin${path}`, body, token)
    } catch {
      throw new Refusal(0, 'unreachable', '')
    }
    if (answer.status === 204) return undefined as T
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer.status, answer.text)
    return JSON.parse(answer.text) as T
  }
}

export const operator = new Operator()

/** Something is tried, and why it was refused shown by whoever gives `tell`. A token that is no longer right is forgotten. */
export async function attempt(work: () => Promise<void>, tell: (problem: string) => void): Promise<void> {
  const { token } = operator
  try {
    await work()
    tell('')
  } catch (error) {
    // What was asked with the token before says nothing of this one.
    if (error instanceof Refusal && error.status === 401 && token === operator.token) operator.forget()
    tell(error instanceof Error ? error.message : String(error))
  }
}

export function day(at: number): string {
  return new Date(at * 1000).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' })
}
