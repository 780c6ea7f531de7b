/** Numbers as the person's language writes them. */
import { settings } from './settings.svelte'

/** `45%`, in German `45 %`. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share)
}

/** With its sign; minus is U+2212. */
export function percentChange(share: number): string {
  return (share > 0 ? '+' : '−') + percent(Math.abs(share))
}

/** A number with its fractions: `2.5`, in German `2,5`. */
export function numeral(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value)
}
