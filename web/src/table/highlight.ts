/** Outline everything a selector finds, also elements that are added later; until the returned function is called. */
const HIGHLIGHT = 'lesson-highlight'

export function highlight(root: Element, selector: string): () => void {
  const draw = (): void => {
    const found = new Set(root.querySelectorAll(selector))
    // Change classes only where necessary: the observer is called for every change of a class.
    for (const node of root.querySelectorAll(`.${HIGHLIGHT}`)) if (!found.has(node)) node.classList.remove(HIGHLIGHT)
    for (const node of found) if (!node.classList.contains(HIGHLIGHT)) node.classList.add(HIGHLIGHT)
  }
  const observer = new MutationObserver(draw)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-pick'] })
  draw()
  return () => {
    observer.disconnect()
    for (const node of root.querySelectorAll(`.${HIGHLIGHT}`)) node.classList.remove(HIGHLIGHT)
  }
}
