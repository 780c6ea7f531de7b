/** `{@attach reachedByKeys}`: what scrolls can have the focus, so that arrow keys move it; what does not scroll is no stop for Tab. */
import type { Attachment } from 'svelte/attachments'

export const reachedByKeys: Attachment<HTMLElement> = (node) => {
  const see = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (scrolls && node.clientHeight > 0) node.tabIndex = 0
    else if (document.activeElement !== node) node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(see)
  const texts = new MutationObserver(see)
  sizes.observe(node)
  texts.observe(node, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] })
  see()
  return () => {
    sizes.disconnect()
    texts.disconnect()
  }
}
