import { beforeEach, describe, expect, test, vi } from 'vitest'
import { panZoom } from '../src/lib/panzoom'

const map = { pan: vi.fn(), zoom: vi.fn() }
let node: HTMLElement
let clicked: ReturnType<typeof vi.fn<() => void>>
let piece: HTMLElement

function finger(kind: string, id: number, x: number, y: number, on: Element = piece): void {
  on.dispatchEvent(new PointerEvent(kind, { pointerId: id, isPrimary: id === 1, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }))
}
function click(): void {
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeEach(() => {
  document.body.innerHTML = '<div><span tabindex="0"></span><button>+</button></div>'
  node = document.body.querySelector('div')!
  piece = node.querySelector('span')!
  clicked = vi.fn()
  piece.addEventListener('click', clicked)
  node.setPointerCapture = vi.fn()
  vi.clearAllMocks()
  panZoom(map)(node)
})

describe('panning and zooming a map', () => {
  test('a trembling tap is a click and moves nothing', () => {
    finger('pointerdown', 1, 100, 100)
    finger('pointermove', 1, 103, 102)
    finger('pointerup', 1, 103, 102)
    click()
    expect(map.pan).not.toHaveBeenCalled()
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('a drag moves the map and is no click; the next tap is one', () => {
    finger('pointerdown', 1, 100, 100)
    finger('pointermove', 1, 120, 90)
    finger('pointermove', 1, 125, 90)
    finger('pointerup', 1, 125, 90)
    click()
    expect(map.pan.mock.calls).toEqual([[20, -10], [5, 0]])
    expect(clicked).not.toHaveBeenCalled()
    finger('pointerdown', 1, 100, 100)
    finger('pointerup', 1, 100, 100)
    click()
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('two fingers zoom around the point between them, and drag', () => {
    finger('pointerdown', 1, 0, 0)
    finger('pointerdown', 2, 100, 0)
    finger('pointermove', 2, 200, 0)
    expect(map.zoom).toHaveBeenCalledWith(2, { x: 100, y: 0 })
    expect(map.pan).toHaveBeenCalledWith(50, 0)
    finger('pointerup', 2, 200, 0)
    finger('pointermove', 1, 10, 5)
    expect(map.pan).toHaveBeenLastCalledWith(10, 5)
  })

  test('a finger that was lifted elsewhere is forgotten by the next touch', () => {
    finger('pointerdown', 1, 0, 0)
    finger('pointerdown', 1, 50, 50)
    finger('pointermove', 1, 60, 50)
    expect(map.zoom).not.toHaveBeenCalled()
    expect(map.pan).toHaveBeenCalledWith(10, 0)
  })

  test('the wheel zooms where the pointer is, and the page stays', () => {
    const wheel = new WheelEvent('wheel', { deltaY: -100, clientX: 30, clientY: 40, cancelable: true, bubbles: true })
    piece.dispatchEvent(wheel)
    const [factor, around] = map.zoom.mock.calls[0] as [number, unknown]
    expect(factor).toBeGreaterThan(1)
    expect(around).toEqual({ x: 30, y: 40 })
    expect(wheel.defaultPrevented).toBe(true)
  })

  test('buttons over the map are not dragged, nor does the second mouse button drag', () => {
    finger('pointerdown', 1, 0, 0, node.querySelector('button')!)
    finger('pointermove', 1, 50, 0)
    piece.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 3, pointerType: 'mouse', button: 2, bubbles: true }))
    piece.dispatchEvent(new PointerEvent('pointermove', { pointerId: 3, pointerType: 'mouse', clientX: 80, bubbles: true }))
    expect(map.pan).not.toHaveBeenCalled()
  })
})
