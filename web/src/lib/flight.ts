/** Small pieces that fly over the table: what a seat gains or pays is seen to travel. They take no clicks and vanish on arrival. */
import { lasting } from './motion'

const SVG = 'http://www.w3.org/2000/svg'
const SIZE = 26
/** More than this many are drawn as this many. */
const MOST = 6

export interface Piece {
  /** The outline, in a box of this many units. */
  readonly d: string | undefined
  readonly box: number
  readonly colour: string
}

/** Let pieces fly from the middle of one thing to the middle of another. */
export function fly(piece: Piece, count: number, from: DOMRect, to: DOMRect): void {
  const duration = lasting(440)
  if (duration === 0 || from.width === 0 || to.width === 0) return
  const [start, end] = [middle(from), middle(to)]
  const shown = Math.min(MOST, Math.max(1, count))
  for (let number = 0; number < shown; number += 1) {
    const node = drawn(piece)
    document.body.append(node)
    // They leave one after the other, side by side, in a low arc.
    const aside = (number - (shown - 1) / 2) * SIZE * 0.6
    const rise = -Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 5)
    const at = (x: number, y: number): string => `${x - SIZE / 2}px ${y - SIZE / 2}px`
    const ways = [
      { translate: at(start.x + aside, start.y), opacity: 0, scale: 0.6 },
      { translate: at(start.x + aside, start.y - 6), opacity: 1, scale: 1, offset: 0.15 },
      { translate: at((start.x + end.x) / 2 + aside, (start.y + end.y) / 2 + rise), opacity: 1, scale: 1.1, offset: 0.55 },
      { translate: at(end.x, end.y), opacity: 1, scale: 0.8 },
    ]
    const flight = node.animate(ways, { duration, delay: (number * duration) / 12, easing: 'cubic-bezier(.4,.1,.4,1)', fill: 'backwards' })
    flight.onfinish = flight.oncancel = () => node.remove()
  }
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function drawn(piece: Piece): SVGSVGElement {
  const node = document.createElementNS(SVG, 'svg')
  node.setAttribute('class', 'flying')
  node.setAttribute('viewBox', `0 0 ${piece.box} ${piece.box}`)
  node.setAttribute('aria-hidden', 'true')
  node.style.color = piece.colour
  node.style.width = node.style.height = `${SIZE}px`
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', piece.d ?? '')
  path.style.strokeWidth = `${piece.box / 10}`
  node.append(path)
  return node
}
