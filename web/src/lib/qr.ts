/**
 * A QR code (ISO/IEC 18004) of a short text, as a square of dark and light: bytes, error correction M, versions 1 to 10.
 * That holds 213 bytes, which is plenty for an address, in a page of code; the packages on npm bring canvases and files.
 */

/** By version: how many codewords there are, how many of them correct errors in each block, and how many blocks there are. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
/** Where the centres of the small squares lie, in rows and in columns. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const LEVEL_M = 0

/** Products in the field of 256 elements that the checks are worked out in. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** The codewords that correct errors in a block (Reed and Solomon). */
export function checksOf(data: readonly number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, (_, index) => (index === count - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < count; step += 1) {
    for (let index = 0; index < count; index += 1) divisor[index] = times(divisor[index]!, root) ^ (divisor[index + 1] ?? 0)
    root = times(root, 2)
  }
  const rest = Array.from({ length: count }, () => 0)
  for (const value of data) {
    const factor = value ^ rest.shift()!
    rest.push(0)
    divisor.forEach((coefficient, index) => (rest[index]! ^= times(coefficient, factor)))
  }
  return rest
}

/** The text and what fills the rest, as bytes for a version. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const room = CODEWORDS[version - 1]! - CHECKS[version - 1]! * BLOCKS[version - 1]!
  const bits: number[] = []
  const add = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  add(4, 4) // bytes
  add(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, room * 8 - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  const data = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** Data and checks of all blocks, taken in turns. */
function woven(data: readonly number[], version: number): number[] {
  const [count, checks, all] = [BLOCKS[version - 1]!, CHECKS[version - 1]!, CODEWORDS[version - 1]!]
  const short = count - (all % count)
  const length = Math.floor(all / count) - checks
  let start = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const own = data.slice(start, (start += length + (index < short ? 0 : 1)))
    return { own, checks: checksOf(own, checks) }
  })
  const out: number[] = []
  for (let index = 0; index <= length; index += 1) for (const block of blocks) if (index < block.own.length) out.push(block.own[index]!)
  for (let index = 0; index < checks; index += 1) for (const block of blocks) out.push(block.checks[index]!)
  return out
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The square of a text, row by row; true is dark. It is null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CODEWORDS.findIndex((all, index) => all - CHECKS[index]! * BLOCKS[index]! >= bytes.length + (index < 9 ? 2 : 3)) + 1
  if (version === 0) return null
  const size = version * 4 + 17
  const fixed = new Map<string, boolean>()
  const codewords = woven(dataOf(bytes, version), version)
  let best: boolean[][] | null = null
  let least = Infinity
  drawFixed(fixed, version, size)
  for (const [mask, hides] of MASKS.entries()) {
    drawFormat(fixed, size, mask)
    const square = filled(fixed, size, codewords, hides)
    const penalty = penaltyOf(square)
    if (penalty < least) [best, least] = [square, penalty]
  }
  return best
}

function drawFixed(fixed: Map<string, boolean>, version: number, size: number): void {
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) fixed.set(`${x},${y}`, dark)
  }
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy += 1) for (let dx = -4; dx <= 4; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
    }
  }
  const centres = ALIGNED[version - 1]!
  const end = centres.length - 1
  centres.forEach((cx, column) => centres.forEach((cy, row) => {
    if ((column === 0 && row === 0) || (column === 0 && row === end) || (column === end && row === 0)) return
    for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }))
  if (version < 7) return
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)]
    set(a, b, dark)
    set(b, a, dark)
  }
}

/** Which level of correction and which mask there is, twice. */
function drawFormat(fixed: Map<string, boolean>, size: number, mask: number): void {
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const set = (x: number, y: number, index: number): void => void fixed.set(`${x},${y}`, ((bits >>> index) & 1) === 1)
  for (let index = 0; index <= 5; index += 1) set(8, index, index)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, index)
  for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, index)
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, index)
  fixed.set(`8,${size - 8}`, true)
}

/** The codewords in zigzag from the right, around all that is fixed. */
function filled(fixed: ReadonlyMap<string, boolean>, size: number, codewords: readonly number[], hides: (x: number, y: number) => boolean): boolean[][] {
  const square = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_unused, x) => fixed.get(`${x},${y}`) ?? false))
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) for (const x of [right, right - 1]) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      if (fixed.has(`${x},${y}`)) continue
      const dark = ((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1
      bit += 1
      square[y]![x] = (dark === 1) !== hides(x, y)
    }
  }
  return square
}

/** How hard a square is to read: long lines, blocks, what looks like a corner, too much of one. */
function penaltyOf(square: readonly (readonly boolean[])[]): number {
  const size = square.length
  const columns = square.map((_, x) => square.map((row) => row[x]!))
  let penalty = 0
  for (const line of [...square, ...columns]) {
    let run = 1
    for (let index = 1; index <= size; index += 1) {
      if (index < size && line[index] === line[index - 1]) run += 1
      else {
        if (run >= 5) penalty += run - 2
        run = 1
      }
    }
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    penalty += 40 * (text.split(/(?=10111010000)|(?=00001011101)/).length - 1)
  }
  for (let y = 1; y < size; y += 1) for (let x = 1; x < size; x += 1) {
    if (square[y]![x] === square[y - 1]![x] && square[y]![x] === square[y]![x - 1] && square[y]![x] === square[y - 1]![x - 1]) penalty += 3
  }
  const dark = square.flat().filter(Boolean).length
  return penalty + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size))
}

/** The dark squares as a path for an SVG, with the light border of four that readers need. */
export function qrPath(square: readonly (readonly boolean[])[]): string {
  return square.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
}
