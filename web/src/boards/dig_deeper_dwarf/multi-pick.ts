/**
 * `{@attach multiPick(picker, ['lay', 'sides:NE'], label)}`: one piece that makes several picks in a row, where the
 * first pick only repeats the question. The piece glows while all these picks are legal; a click makes them one by one.
 */
import type { Attachment } from 'svelte/attachments'
import { untrack } from 'svelte'
import type { Picker } from '../../lib/picker-state.svelte'

/** Whether these picks, from what is picked now, begin a legal move. */
export function beginsMove(picker: Pick<Picker, 'moves' | 'picked' | 'armed'>, names: readonly string[]): boolean {
  if (picker.armed) return false
  const wanted = [...picker.picked, ...names]
  return picker.moves.some((move) => wanted.every((name, index) => move.picks[index] === name))
}

/** The picks of this piece that are still to be made. */
export function remainingPicks(picker: Pick<Picker, 'picked'>, names: readonly string[]): readonly string[] {
  const last = picker.picked.at(-1)
  const done = last === undefined ? -1 : names.indexOf(last)
  return names.slice(done + 1)
}

export function multiPick(picker: Picker, names: readonly string[], label?: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const left = remainingPicks(picker, names)
    const can = left.length > 0 && beginsMove(picker, left)
    const drawn = untrack(() => picker.drawn)
    untrack(() => {
      for (const name of names) drawn.set(name, (drawn.get(name) ?? 0) + 1)
    })
    node.dataset['pick'] = names.join(' ')
    node.classList.toggle('can-pick', can)
    if (can) {
      node.setAttribute('tabindex', '0')
      if (node.tagName !== 'BUTTON') node.setAttribute('role', 'button')
      if (label) node.setAttribute('aria-label', label)
    }
    const choose = (event: Event): void => {
      const now = remainingPicks(picker, names)
      if (now.length === 0 || !beginsMove(picker, now)) return
      event.preventDefault()
      event.stopPropagation()
      for (const name of now) picker.pick(name)
    }
    const press = (event: Event): void => {
      const key = (event as KeyboardEvent).key
      if (key === 'Enter' || key === ' ') choose(event)
    }
    const look = (): void => {
      const now = remainingPicks(picker, names)
      if (now.length === 1 && picker.can(now[0]!)) picker.looked = now[0]!
    }
    const away = (): void => {
      if (picker.looked !== null && names.includes(picker.looked)) picker.looked = null
    }
    node.addEventListener('click', choose)
    node.addEventListener('keydown', press)
    node.addEventListener('pointerenter', look)
    node.addEventListener('pointerleave', away)
    node.addEventListener('focus', look)
    node.addEventListener('blur', away)
    return () => {
      node.removeEventListener('click', choose)
      node.removeEventListener('keydown', press)
      node.removeEventListener('pointerenter', look)
      node.removeEventListener('pointerleave', away)
      node.removeEventListener('focus', look)
      node.removeEventListener('blur', away)
      if (can) {
        node.removeAttribute('tabindex')
        if (node.tagName !== 'BUTTON') node.removeAttribute('role')
        if (label) node.removeAttribute('aria-label')
      }
      untrack(() => {
        for (const name of names) {
          const count = (drawn.get(name) ?? 1) - 1
          if (count > 0) drawn.set(name, count)
          else drawn.delete(name)
        }
      })
    }
  }
}
