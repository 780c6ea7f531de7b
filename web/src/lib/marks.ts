/**
 * Marks on things of the board: the light on what a beat is about, and the ring on what somebody did last, in the
 * colour of the seat and with the seat's shape. A mark is a child of what it marks, so it moves along with it.
 */
import { OUTLINES, type Player } from './seats'

const SVG = 'http://www.w3.org/2000/svg'
export type Mark = 'lit' | 'ring'

/** Mark everything a selector finds; until the returned function is called. */
export function mark(root: Element, selector: string, sort: Mark, player?: Player): () => void {
  const made = [...root.querySelectorAll(selector)].map((node) => {
    const drawn = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement) ? inDrawing(node, sort, player) : onPanel(sort, player)
    node.classList.add('stage-marked')
    node.append(drawn)
    return { node, drawn }
  })
  return () => {
    for (const { node, drawn } of made) {
      drawn.remove()
      if (!node.querySelector(':scope > .stage-mark')) node.classList.remove('stage-marked')
    }
  }
}

function onPanel(sort: Mark, player: Player | undefined): Element {
  const frame = document.createElement('span')
  frame.className = `stage-mark ${sort}`
  frame.setAttribute('aria-hidden', 'true')
  if (!player) return frame
  frame.style.setProperty('--mark', player.colour)
  if (sort === 'ring') {
    const badge = document.createElementNS(SVG, 'svg')
    badge.setAttribute('viewBox', '0 0 24 24')
    badge.append(shapeOf(player))
    frame.append(badge)
  }
  return frame
}

function inDrawing(node: SVGGraphicsElement, sort: Mark, player: Player | undefined): Element {
  const box = boxOf(node)
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('class', `stage-mark ${sort}`)
  group.setAttribute('aria-hidden', 'true')
  const frame = document.createElementNS(SVG, 'rect')
  const sizes = { x: box.x, y: box.y, width: box.width, height: box.height, rx: 6 }
  for (const [name, value] of Object.entries(sizes)) frame.setAttribute(name, String(value))
  group.append(frame)
  if (!player) return group
  group.style.setProperty('--mark', player.colour)
  if (sort === 'ring') {
    const badge = shapeOf(player)
    badge.setAttribute('transform', `translate(${box.x - 9} ${box.y - 9})`)
    group.append(badge)
  }
  return group
}

/** What a group of a drawing covers, but for the marks on it. */
function boxOf(node: SVGGraphicsElement): { x: number; y: number; width: number; height: number } {
  const parts = [...node.children].filter((child) => child instanceof SVGGraphicsElement && !child.classList.contains('stage-mark')) as SVGGraphicsElement[]
  const boxes = parts.map((part) => part.getBBox())
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
  return boxes.length > 0 ? { x, y, width: right - x, height: bottom - y } : node.getBBox()
}

function shapeOf(player: Player): SVGPathElement {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', OUTLINES[player.shape])
  return path
}
