/**
 * `{@attach pickTarget(picker, 'location:5', label)}` makes any element, HTML or SVG, a piece that can be picked:
 * the piece glows, takes clicks, Enter and Space, can be focused, and has a label for screen readers.
 */
import type { Attachment } from 'svelte/attachments'
import { untrack } from 'svelte'
import { on } from 'svelte/events'
import type { Picker } from './picker-state.svelte'

type Piece = HTMLElement | SVGElement

/** Which pick an element stands for now. An element that is attached anew keeps its attributes, because setting attributes is slow. */
const names = new WeakMap<Element, string>()

export function pickTarget(picker: Picker, name: string, label?: string): Attachment<Piece> {
  return (node) => {
    untrack(() => picker.drawn.set(name, (picker.drawn.get(name) ?? 0) + 1))
    names.set(node, name)
    node.dataset['pick'] = name
    $effect(() => show(node, picker.can(name), picker.isPicked(name), label))

    const choose = (event: Event): void => {
      if (!picker.can(name) && !picker.miss(name)) return
      event.preventDefault()
      event.stopPropagation()
      if (picker.can(name)) picker.pick(name)
    }
    const look = (): void => {
      if (picker.can(name)) picker.looked = name
    }
    const away = (): void => {
      if (picker.looked === name) picker.looked = null
    }
    const element = node as HTMLElement // SVG elements have the same events
    const ends = [
      on(element, 'click', choose),
      on(element, 'keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') choose(event)
      }),
      on(element, 'pointerenter', look),
      on(element, 'pointerleave', away),
      on(element, 'focus', look),
      on(element, 'blur', away),
    ]

    return () => {
      ends.forEach((end) => end())
      untrack(() => {
        const count = (picker.drawn.get(name) ?? 1) - 1
        if (count > 0) picker.drawn.set(name, count)
        else picker.drawn.delete(name)
      })
      names.delete(node)
      queueMicrotask(() => {
        if (names.has(node)) return
        delete node.dataset['pick']
        show(node, false, false, label)
      })
    }
  }
}

function show(node: Piece, can: boolean, isPicked: boolean, label: string | undefined): void {
  node.classList.toggle('can-pick', can)
  node.classList.toggle('is-picked', isPicked)
  put(node, 'tabindex', can ? '0' : null)
  if (node.tagName !== 'BUTTON') put(node, 'role', can ? 'button' : null)
  if (label === undefined) return
  // What can be read on a piece is its name; the label then only says more.
  const says = node.textContent?.trim() ? 'aria-description' : 'aria-label'
  put(node, says, can ? label : null)
}

function put(node: Piece, name: string, value: string | null): void {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name)
  } else if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}
