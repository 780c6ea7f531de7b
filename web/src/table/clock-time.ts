/** What the clocks of a table show, worked out from what the server last said and the time that has passed since. */
import type { Now, Table } from '../lib/api'
import { t } from '../lib/texts.svelte'

type Clock = Table['clock'] & { kind: string; seconds: number; bank: number; increment: number; vacation: number; timeout: 'bot' | 'lose' | 'ask' }

export const clockOf = (table: Table): Clock => table.clock as Clock

export interface TimeLeft {
  /** Seconds until the seat's time is up, 0 when it is. */
  readonly left: number
  /** Seconds of the bank behind that, which are not touched yet. */
  readonly bank: number
  readonly runs: boolean
}

/** The time a seat has left; null where it has no clock. `at` is the server's time in seconds. */
export function timeLeft(table: Table, now: Now | null, seat: number, at: number): TimeLeft | null {
  const shown = now?.clock
  const own = shown?.seats[seat]
  if (!now || !shown || !own || now.status !== 'running' || table.seats[seat]?.kind !== 'person') return null
  const clock = clockOf(table)
  const asked = now.asked === seat
  const each = clock.kind === 'game' ? 0 : clock.seconds
  if (own.late) return { left: 0, bank: 0, runs: false }
  let spent = asked ? Math.max(0, shown.carried + (shown.paused ? 0 : at - now.turned_at)) : 0
  if (own.away) spent = Math.max(0, spent - own.vacation)
  if (clock.kind === 'game') return { left: Math.max(0, own.stock - spent), bank: 0, runs: asked && !shown.paused }
  const left = each - spent
  return { left: Math.max(0, left > 0 ? left : own.stock + left), bank: left > 0 ? own.stock : 0, runs: asked && !shown.paused }
}

/** Seconds as a clock shows them: 0:59, 12:05, 1:00:00, 2 d 3 h. */
export function timeInWords(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole >= 2 * 86_400) return t('clock-days', { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) })
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** A table's clock in a sentence, for the lobby. */
export function clockInWords(table: Table): string {
  const clock = clockOf(table)
  if (clock.kind === 'none') return t('clock-none')
  const time = timeInWords(clock.seconds)
  const about = {
    move: clock.bank ? t('clock-move_bank', { time, bank: timeInWords(clock.bank) }) : t('clock-move', { time }),
    game: clock.increment ? t('clock-game_increment', { time, seconds: clock.increment }) : t('clock-game', { time }),
    days: t('clock-each_days', { days: Math.round(clock.seconds / 86_400), vacation: Math.round(clock.vacation / 86_400) }),
  }[clock.kind] ?? time
  return `${about} ${t({ bot: 'clock-timeout_bot', lose: 'clock-timeout_lose', ask: 'clock-timeout_ask' }[clock.timeout])}`
}
