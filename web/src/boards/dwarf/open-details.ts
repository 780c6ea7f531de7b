/** A click on what cannot be picked now, a long press or the right button: look at it more closely. */
import type { Attachment } from 'svelte/attachments'

export function opensDetails(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    const click = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('button, [role="button"]')) return
      open()
    }
    const menu = (event: Event): void => {
      event.preventDefault()
      open()
    }
    node.addEventListener('click', click)
    node.addEventListener('contextmenu', menu)
    return () => {
      node.removeEventListener('click', click)
      node.removeEventListener('contextmenu', menu)
    }
  }
}
