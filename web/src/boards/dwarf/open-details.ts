/** Opens the details of an element: by a click where nothing can be picked, a long press or the right button. */
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
