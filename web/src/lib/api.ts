/** What the page asks of the server. Every refusal is a `Refusal` with a sentence for people. */
import type { components } from './api-types'
import { transport } from './current-transport'
import { forSeat } from './device-seat'
import type { Patch } from './patches'
import { kindOf, refusalInWords } from './refusals'
import { t } from './texts.svelte'
import type { Answer } from './transport'

type Shapes = components['schemas']
export type Me = Shapes['Me']
export type SessionShown = Shapes['SessionShown']
export type TokenShown = Shapes['TokenShown']
export type TokenMade = Shapes['TokenMade']
export type TokenWish = Shapes['TokenWish']
export type WayShown = Shapes['WayShown']
export type WaysShown = Shapes['WaysShown']
export type WayWish = Shapes['WayWish']
export type Game = Shapes['GameShown']
export type Option = Shapes['OptionShown']
export type Table = Shapes['TableShown']
export type SeatShown = Shapes['SeatShown']
export type Now = Shapes['NowShown']
export type Whole = Shapes['Whole']
export type Missed = Shapes['Missed']
export type Hint = Shapes['HintShown']
export type Preview = Shapes['PreviewShown']
export type Review = Shapes['ReviewShown']
export type Layout = Shapes['LayoutShown']
export type Course = Shapes['CourseShown']
export type GameReport = Shapes['GameReportShown']
export type GameReportState = Shapes['GameReportState']
export type Rules = Shapes['RulesShown']
export type GameWords = Shapes['GameWords']
export type Turn = Shapes['Turn']
export type TableWish = Partial<Shapes['TableWish']> & { game: string }
export type Level = NonNullable<Shapes['SeatWish']['level']>
export type Standing = Shapes['StandingShown']
export type Device = Shapes['DeviceShown']
export type Plan = Shapes['PlanShown']
export type FormField = Shapes['FieldShown']
export type Look = Shapes['LookShown']

export interface GameEvent {
  kind: string
  clause: string
  arguments: Record<string, number>
  sentence: string
}

export interface Change {
  number: number
  at: number
  kind: string
  seat: number
  events?: GameEvent[]
  /** For each event, but the last one of an update, the patches that make the view before it the view right after it. */
  steps?: Patch[][]
  text?: string
  /** To how many moves the game went back (`kind` is `undo`). */
  to?: number
  name?: string
  table?: string
  /** Whether somebody agreed that a move is taken back (`kind` is `answer_undo`). */
  agree?: boolean
  /** Which of the fixed sentences was said (`kind` is `talk`). */
  reaction?: string
  /** Who said it, whatever seat they have now (`kind` is `talk`); that seat has the same. */
  mark?: string
  /** Whose seat a bot plays from now on (`bot`), or whose time is up (`decide`). */
  target?: number
  /** Whether the time was up (`resign`). */
  timeout?: boolean
  /** Whether something begins or ends (`pause`, `vacation`). */
  on?: boolean
  /** Why our standing answers were dropped (`kind` is `standing`). */
  dropped?: string
}

/** A request the server did not carry out. `status` 0: the server could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    title: string,
    readonly detail = '',
    /** The place of a position that is wrong, `holdings.0.gold`. */
    readonly where = '',
  ) {
    super(refusalInWords(kind, title, detail))
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer
  try {
    answer = await transport().request(method, forSeat(path), body)
  } catch {
    throw new Refusal(0, 'unreachable', '')
  }
  if (answer.status === 204) return undefined as T
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer.status, answer.text)
  return JSON.parse(answer.text) as T
}

export function refusalOf(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as { type?: string; title?: string; detail?: string; where?: string }
    return new Refusal(status, kindOf(problem.type), problem.title ?? t('page-error'), problem.detail ?? '', problem.where ?? '')
  } catch {
    return new Refusal(status, '', t('page-odd_answer', { status }))
  }
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)
