import { describe, expect, it } from 'vitest'
import { checksOf, qrCode, qrPath } from '../src/lib/qr'

/** Whether a square of version 3 belongs to the data: not one of the fixed patterns. */
function isData(x: number, y: number, size: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
  return !corner && x !== 6 && y !== 6 && !(Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2)
}

/** Read a code of version 3 back, as a camera does: format, mask, zigzag, bytes. */
function read(square: boolean[][]): string {
  const size = square.length
  let format = 0
  for (let index = 0; index <= 5; index += 1) format |= Number(square[index]![8]) << index
  format |= (Number(square[7]![8]) << 6) | (Number(square[8]![8]) << 7) | (Number(square[8]![7]) << 8)
  for (let index = 9; index < 15; index += 1) format |= Number(square[8]![14 - index]) << index
  const [level, mask] = [((format ^ 0x5412) >> 13) & 3, ((format ^ 0x5412) >> 10) & 7]
  expect(level).toBe(0)
  const hides = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask]!
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) for (const x of [right, right - 1]) {
      const y = up ? size - 1 - step : step
      if (isData(x, y, size)) bits.push(Number(square[y]![x]! !== hides(x, y)))
    }
    up = !up
  }
  const number = (start: number, length: number): number => bits.slice(start, start + length).reduce((sum, bit) => sum * 2 + bit, 0)
  expect(number(0, 4)).toBe(4)
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + index * 8, 8))
  const data = Array.from({ length: 44 }, (_, index) => number(index * 8, 8))
  expect(checksOf(data, 26)).toEqual(Array.from({ length: 26 }, (_, index) => number((44 + index) * 8, 8)))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

describe('a QR code', () => {
  it('has the checks of the standard’s example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(checksOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('is read back', () => {
    for (const text of ['http://192.168.1.20:8417/#/table/Zwölf', 'http://10.0.0.7:8417/#/table/abc123XYZ']) {
      const square = qrCode(text)!
      expect(square.length).toBe(29)
      expect(read(square)).toBe(text)
    }
  })

  it('grows with its text, and says when that is too long', () => {
    expect(qrCode('a')!.length).toBe(21)
    expect(qrCode(`http://192.168.178.20:8417/#/table/${'q'.repeat(22)}`)!.length).toBe(33)
    expect(qrCode('x'.repeat(213))!.length).toBe(57)
    expect(qrCode('x'.repeat(214))).toBeNull()
    expect(qrPath([[true, false]])).toBe('M4 4h1v1h-1z')
  })
})
