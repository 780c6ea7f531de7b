/**
 * The icons of the installed page as PNG, drawn from public/icon.svg when the page is built: browsers install with PNG only.
 * Of SVG it knows what that file has: one rounded background and filled paths of lines and cubic curves.
 */
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

type Point = readonly [number, number]
interface Shape {
  readonly colour: readonly [number, number, number]
  readonly outlines: readonly (readonly Point[])[]
}
interface Drawing {
  readonly side: number
  readonly corner: number
  readonly ground: Shape['colour']
  readonly shapes: readonly Shape[]
}

const CURVE_STEPS = 16
const FINER = 4 // lines in a row of pixels, and steps in a pixel
/** What is cut off a maskable icon may be a fifth: the drawing keeps away from it, on a ground without corners. */
const MASKABLE = 0.72

/** The icons by their file names. */
export function icons(svg: string): Record<string, Buffer> {
  const drawing = read(readFileSync(svg, 'utf8'))
  return {
    'icon-192.png': png(drawing, 192, 1),
    'icon-512.png': png(drawing, 512, 1),
    'icon-maskable.png': png(drawing, 512, MASKABLE),
    'icon-apple.png': png(drawing, 180, 0.9),
  }
}

function colour(text: string): Shape['colour'] {
  const of = (at: number): number => parseInt(text.slice(at, at + 2), 16)
  return [of(1), of(3), of(5)]
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)
  if (!match) throw new Error(`the icon has no ${pattern.source}`)
  return match[1]!
}

function read(text: string): Drawing {
  const paths = [...text.matchAll(/<path d="([^"]+)" fill="(#[0-9a-f]{6})"/g)]
  return {
    side: Number(found(text, /viewBox="0 0 ([0-9]+) /)),
    corner: Number(found(text, /<rect[^>]* rx="([0-9]+)"/)),
    ground: colour(found(text, /<rect[^>]* fill="(#[0-9a-f]{6})"/)),
    shapes: paths.map((path) => ({ colour: colour(path[2]!), outlines: outlines(path[1]!) })),
  }
}

/** A path's outlines as points. */
function outlines(path: string): Point[][] {
  const made: Point[][] = []
  let here: Point = [0, 0]
  let control: Point = [0, 0]
  for (const [, letter, given] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const relative = letter === letter!.toLowerCase()
    const numbers = [...given!.matchAll(/-?[0-9]*\.?[0-9]+/g)].map(Number)
    const point = (at: number): Point => [numbers[at]! + (relative ? here[0] : 0), numbers[at + 1]! + (relative ? here[1] : 0)]
    const to = (next: Point): void => {
      made.at(-1)!.push(next)
      here = control = next
    }
    const curve = (one: Point, two: Point, end: Point): void => {
      const start = here
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS
        const mixed = (axis: 0 | 1): number =>
          (1 - t) ** 3 * start[axis] + 3 * (1 - t) ** 2 * t * one[axis] + 3 * (1 - t) * t ** 2 * two[axis] + t ** 3 * end[axis]
        made.at(-1)!.push([mixed(0), mixed(1)])
      }
      here = end
      control = two
    }
    const kind = letter!.toUpperCase()
    if (kind === 'Z') continue
    if (kind === 'H') for (const x of numbers) to([x + (relative ? here[0] : 0), here[1]])
    else if (kind === 'V') for (const y of numbers) to([here[0], y + (relative ? here[1] : 0)])
    else if (kind === 'C') for (let at = 0; at < numbers.length; at += 6) curve(point(at), point(at + 2), point(at + 4))
    else if (kind === 'S') for (let at = 0; at < numbers.length; at += 4) curve([2 * here[0] - control[0], 2 * here[1] - control[1]], point(at), point(at + 2))
    else if (kind === 'M' || kind === 'L') {
      for (let at = 0; at < numbers.length; at += 2) {
        const next = point(at)
        if (kind === 'M' && at === 0) made.push([])
        to(next)
      }
    } else throw new Error(`the icon has a ${letter}, which nothing here draws`)
  }
  return made
}

function rounded(side: number, corner: number): Point[] {
  const points: Point[] = []
  for (const [x, y, turn] of [[side - corner, corner, -1], [side - corner, side - corner, 0], [corner, side - corner, 1], [corner, corner, 2]] as const)
    for (let step = 0; step <= CURVE_STEPS; step++) {
      const angle = ((turn + step / CURVE_STEPS) * Math.PI) / 2
      points.push([x + corner * Math.cos(angle), y + corner * Math.sin(angle)])
    }
  return points
}

/** How much of each pixel a shape covers, by counting crossings line by line. */
function cover(shape: Shape['outlines'], size: number, place: (point: Point) => Point): Float32Array {
  const covered = new Float32Array(size * size)
  const edges = shape.flatMap((outline) => outline.map((from, index) => [place(from), place(outline[(index + 1) % outline.length]!)] as const))
  for (let line = 0; line < size * FINER; line++) {
    const y = (line + 0.5) / FINER
    const crossings = edges.filter(([a, b]) => a[1] <= y !== b[1] <= y).map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    crossings.sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2)
      for (let step = Math.max(0, Math.ceil(crossings[at]! * FINER - 0.5)); step < Math.min(size * FINER, crossings[at + 1]! * FINER - 0.5); step++) {
        const pixel = Math.floor(y) * size + Math.floor(step / FINER)
        covered[pixel] = covered[pixel]! + 1 / FINER ** 2
      }
  }
  return covered
}

function png(drawing: Drawing, size: number, scale: number): Buffer {
  const whole = size / drawing.side
  const shift = (size * (1 - scale)) / 2
  const ground = scale === 1 ? cover([rounded(drawing.side, drawing.corner)], size, ([x, y]) => [x * whole, y * whole]) : new Float32Array(size * size).fill(1)
  const layers = drawing.shapes.map((shape) => ({ ...shape, covered: cover(shape.outlines, size, ([x, y]) => [x * whole * scale + shift, y * whole * scale + shift]) }))
  const rows = Buffer.alloc(size * (1 + size * 4))
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const pixel = row * size + column
      const at = row * (1 + size * 4) + 1 + column * 4
      for (const axis of [0, 1, 2] as const)
        rows[at + axis] = Math.round(layers.reduce((below, layer) => below + (layer.colour[axis] - below) * layer.covered[pixel]!, drawing.ground[axis]))
      rows[at + 3] = Math.round(255 * Math.min(1, ground[pixel]!))
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8) // eight bits each of red, green, blue and alpha
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(checksum(named), named.length + 4)
  return whole
}

function checksum(content: Buffer): number {
  let sum = 0xffffffff
  for (const byte of content) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
