"""What the page draws of a table, so that two moments, or two browsers, can be compared."""

from __future__ import annotations

# Where all pieces lie, and what is written on board, hand and seats. Of a moment on the way also what flies, and what
# is lit (a light that is set anew is another light).
DRAWN = """(() => {
  const lights = new WeakMap()
  let count = 0
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  return (table, moment) => {
    const parts = [...table.querySelectorAll('.seats, section.board, section.hand')]
    const pieces = [...table.querySelectorAll('[data-piece]')].map((node) => [node.dataset.piece, ...box(node)])
    const words = parts.map((part) => part.textContent.replace(/\\s+/g, ' ')) // marks have no words
    // Which of a seat's dwarfs stands where is nothing that can be seen.
    const alike = ([name, ...place]) => [name.replace(/ \\d+$/, ''), ...place].join()
    if (!moment) return JSON.stringify([pieces.map(alike).sort(), words])
    const lit = [...table.querySelectorAll('.stage-mark.lit')].map((node) => {
      if (!lights.has(node)) lights.set(node, ++count)
      return [lights.get(node), ...box(node)]
    })
    const flying = [...document.querySelectorAll('.flying')].map(box)
    return JSON.stringify({ pieces, words, lit, flying })
  }
})()"""
# Nothing is on its way any more.
AT_REST = """(() => {
  const table = document.querySelector('[data-testid=table]')
  return table && !('playing' in table.dataset) && !document.querySelector('.flying, .stage-mark.lit')
    && document.getAnimations().every((one) => one.effect.getComputedTiming().endTime === Infinity)
})()"""
