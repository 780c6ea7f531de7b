/**
 * `{@attach target(picker, 'location:5', label)}` makes any element, HTML or SVG, a piece that can be picked:
 * it glows, takes clicks, Enter and Space, can be focused, and tells a screen reader what it is.
 */
import type { Attachment } from 'svelte/attachments'
import { untrack } from 'svelte'
import type { Picker } from './picker.svelte'

export function target(picker: Picker, name: string, label?: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const drawn = untrack(() => picker.drawn)
    untrack(() => drawn.set(name, (drawn.get(name) ?? 0) + 1))
    const can = picker.can(name)
    const isPicked = picker.isPicked(name)
    node.dataset['pick'] = name
    node.classList.toggle('can-pick', can)
    node.classList.toggle('is-picked', isPicked)
    if (can) {
      node.setAttribute('tabindex', '0')
      if (node.tagName !== 'BUTTON') node.setAttribute('role', 'button')
      // What can be read on a piece is its name; the label then only says more.
      if (label) node.setAttribute(node.textContent?.trim() ? 'aria-description' : 'aria-label', label)
    }
    const choose = (event: Event): void => {
      if (!picker.can(name)) return
      event.preventDefault()
      event.stopPropagation()
      picker.pick(name)
    }
    const press = (event: Event): void => {
      const key = (event as KeyboardEvent).key
      if (key === 'Enter' || key === ' ') choose(event)
    }
    const look = (): void => {
      if (picker.can(name)) picker.looked = name
    }
    const away = (): void => {
      if (picker.looked === name) picker.looked = null
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
        if (label) ['aria-label', 'aria-description'].forEach((name) => node.removeAttribute(name))
      }
      untrack(() => {
        const count = (drawn.get(name) ?? 1) - 1
        if (count > 0) drawn.set(name, count)
        else drawn.delete(name)
      })
    }
  }
}
