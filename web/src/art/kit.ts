/**
 * The kit all our pictures are cut from: flat shapes in few inks, as in a linocut. A scene is a list of shapes; Scene.svelte
 * prints it, and each game gives the inks their colours (styles/inks.css).
 */

/** Flat inks from dark to light, two of fire, one of gem, one of leaf; `cut` and `score` are lines, dark and light; `seat` is the owner's colour, `way` a trodden way. */
export const INKS = ['night', 'deep', 'mid', 'pale', 'bone', 'fire', 'coal', 'gem', 'leaf', 'cut', 'score', 'seat', 'way'] as const
export type Ink = (typeof INKS)[number]

/** An ink, an outline, and where it is put. */
export type Shape = readonly [ink: Ink, d: string, put?: string]
export type Scene = readonly Shape[]

/** The same shapes somewhere else: moved, scaled, turned (degrees). */
export function put(scene: Scene, x: number, y: number, scale = 1, turn = 0): Scene {
  const here = `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${turn === 0 ? '' : ` rotate(${turn})`}`
  return scene.map(([ink, d, put]) => [ink, d, put ? `${here} ${put}` : here] as const)
}

/** The same shapes as in a mirror, with their left edge at x. */
export function mirrored(scene: Scene, x: number, y: number, scale = 1): Scene {
  const here = `translate(${x} ${y}) scale(${-scale} ${scale})`
  return scene.map(([ink, d, put]) => [ink, d, put ? `${here} ${put}` : here] as const)
}

/** The same shapes in other inks. */
export function inked(scene: Scene, inks: Partial<Record<Ink, Ink>>): Scene {
  return scene.map(([ink, d, put]) => (put ? [inks[ink] ?? ink, d, put] : [inks[ink] ?? ink, d]))
}

const round = (value: number): number => Math.round(value * 10) / 10
/** A number from 0 to 1 that is always the same for the same n: the unevenness of a hand. */
const wobble = (n: number): number => {
  const value = Math.sin(n * 12.9898 + 4.1) * 43758.5453
  return value - Math.floor(value)
}

/** Light as a cutter shows it: wedges around a point, from one radius to another; of a whole turn or of a part (degrees). */
export function rays(x: number, y: number, from: number, to: number, count: number, start = 0, turn = 360): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = ((start + (n * turn) / count) * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const near = from * (1 + 0.12 * wobble(n))
    const far = from + (to - from) * (0.55 + 0.45 * wobble(n + 31))
    const half = near * Math.sin((turn / count / 5) * (Math.PI / 180)) + 0.4
    return `M${round(x + c * near - s * half)} ${round(y + s * near + c * half)}L${round(x + c * far)} ${round(y + s * far)}L${round(x + c * near + s * half)} ${round(y + s * near - c * half)}z`
  }).join('')
}

/** Cuts of the gouge in a surface: short lenses in rows, leaning by `slope`. */
export function gouges(x: number, y: number, width: number, height: number, rows: number, slope = 0.12, seed = 1): string {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    const across = y + ((row + 0.5) * height) / rows
    for (let at = wobble(seed + row) * 9; at < width - 3; ) {
      const n = seed * 97 + row * 13 + at
      const long = 4 + wobble(n) * 9
      const thick = 0.7 + wobble(n + 5) * 0.7
      d += `M${round(x + at)} ${round(across + at * slope)}q${round(long / 2)} ${round(-thick + (long * slope) / 2)} ${round(long)} ${round(long * slope)}q${round(-long / 2)} ${round(thick - (long * slope) / 2)} ${round(-long)} ${round(-long * slope)}z`
      at += long + 5 + wobble(n + 9) * 8
    }
  }
  return d
}

/** A rough stone: a circle cut with few strokes. */
export function stone(x: number, y: number, radius: number, seed = 1): string {
  const corners = 7
  return (
    Array.from({ length: corners }, (_, n) => {
      const angle = (n / corners) * 2 * Math.PI
      const r = radius * (0.78 + 0.34 * wobble(seed * 17 + n))
      return `${n === 0 ? 'M' : 'L'}${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r * 0.8)}`
    }).join('') + 'z'
  )
}

export const circle = (x: number, y: number, r: number): string => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`
export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`

/** A flame 12 wide and 18 high; its foot stands at 0, 0. */
export const FLAME: Scene = [
  ['coal', 'M0 0c-5 0-8-4-7-8 1-3 3-4 3-7 2 1 3 2 3 4 2-3 2-5 1-8 5 3 8 8 7 12 0 4-3 7-7 7z'],
  ['fire', 'M0 0c-3 0-5-2-4-5 1-2 2-3 2-5 2 1 2 2 2 3 1-1 2-2 2-4 2 2 3 5 2 7 0 2-2 4-4 4z'],
  ['bone', 'M0 0c-2 0-3-1-2-3l2-3 2 3c1 2 0 3-2 3z'],
]

/** A lantern 10 wide and 18 high, hanging from 0, 0. */
export const LANTERN: Scene = [
  ['cut', 'M0-2V2'],
  ['pale', 'M-4 4 0 1l4 3zM-5 17h10v2H-5z'],
  ['fire', 'M-4 4h8l1 13H-5z'],
  ['bone', 'M0 15c-2 0-3-2-2-4l2-4 2 4c1 2 0 4-2 4z'],
  ['cut', 'M-4.5 4v13M4.5 4v13M-4 4h8'],
]

/** A lantern with the light it throws. */
export const lit = (x: number, y: number, reach: number, scale = 1): Scene => [['coal', rays(x, y + 11 * scale, 9 * scale, reach, 18)], ...put(LANTERN, x, y, scale)]

/** Pit props: two posts and a lintel; the opening is `width` wide and `height` high, its left foot at 0, 0. */
export function timber(width: number, height: number): Scene {
  return [
    ['mid', `M-5 0v-${height}h5V0zM${width} 0v-${height}h5V0zM-9-${height}v-6h${width + 18}v6z`],
    ['cut', `M-3 0v-${height - 3}M${width + 2} 0v-${height - 3}M-7-${height + 2}h${width + 12}M-5-${height}l-2 0M${width * 0.3}-${height + 5}l3 4`],
    ['score', `M-8-${height + 5.4}h${width + 16}`],
  ]
}

/** An anvil 34 wide and 16 high on its block; the face at 0, 0. */
export const ANVIL: Scene = [
  ['mid', 'M-7 14H9l2 12H-9z'],
  ['cut', 'M-5 18H7M-6 22H9'],
  ['pale', 'M-19 0H15v5c-4 0-7 1-8 3 0 2 2 4 5 4v3H-9v-3c3 0 4-2 4-4-6 0-12-3-14-8z'],
  ['score', 'M-17 1H14'],
  ['cut', 'M-5 8H7M-8 15H11'],
]

/** A hammer, its head at 0, 0, its handle below. */
export const HAMMER: Scene = [
  ['mid', 'M-1.5 0h3l1 22h-5z'],
  ['pale', 'M-8-5H8v9H-8z'],
  ['cut', 'M-4-5v9M4-5v9'],
]

/** A pick, its head at 0, 0, its handle below. */
export const PICK: Scene = [
  ['mid', 'M-1.5-2h3l1 26h-5z'],
  ['pale', 'M-17 5C-11-4-5-6 0-6S11-4 17 5C10 0 5-1 0-1S-10 0-17 5z'],
  ['cut', 'M-3-6v5M3-6v5'],
]

/** A cut gem 20 wide and 18 high around 0, 0. */
export const GEM: Scene = [
  ['gem', 'M-6-8H6l5 6L0 10-11-2z'],
  ['bone', 'M-6-8l2 6h-7zM-4-2 0-8l4 6z'],
  ['cut', 'M-11-2h22M-4-2 0 10 4-2M-6-8l2 6 4-6 4 6 2-6'],
]

/** A coin of radius 5 around 0, 0, lying a little on its side. */
export const COIN: Scene = [
  ['coal', 'M-6 0v2c0 2 12 2 12 0V0z'],
  ['fire', 'M-6 0c0-4 12-4 12 0s-12 4-12 0z'],
  ['score', 'M-3.5 0c0-2 7-2 7 0'],
]

/** A fir 16 wide and 28 high, its foot at 0, 0. */
export const FIR: Scene = [
  ['night', 'M-1.5-4h3v4h-3z'],
  ['leaf', 'M0-28l4 8H2.500l4 7H4l5 9H-9l5-9h-2.500l4-7H-4z'],
  ['cut', 'M0-22v16M0-14l3 4M0-10l-4 5'],
]

/** A cart for ore, 34 wide and 22 high, standing at 0, 0 (between the wheels). */
export const CART: Scene = [
  ['pale', 'M-18-22h36l-4 15h-28z'],
  ['cut', 'M-15-19h30M-13-11h26M-6-22l1 15M6-22l-1 15'],
  ['night', `${circle(-8, -4, 5)}${circle(8, -4, 5)}`],
  ['mid', `${circle(-8, -4, 2.4)}${circle(8, -4, 2.4)}`],
]

export const RAILS = (width: number): Scene => [
  ['mid', Array.from({ length: Math.floor(width / 9) }, (_, n) => box(n * 9, 1, 5, 2)).join('')],
  ['pale', `M0 0h${width}v1.200H0z`],
]

/** The parts of a dwarf, 32 wide and 48 high, his feet at 0, 0; the arm with the tool is put over him. */
export function dwarf(cloth: Ink = 'mid', hood: Ink = cloth, beard: Ink = 'bone'): Scene {
  return [
    ['night', 'M-12-6h10V0h-13c0-3 1-5 3-6zM2-6h10c2 1 3 3 3 6H2z'],
    [cloth, 'M-12-26h24c3 6 4 13 4 21h-32c0-8 1-15 4-21z'],
    ['cut', 'M-15-10h30M-8-5v-4M8-5v-4'],
    ['pale', 'M-8-31H8v8H-8z'],
    [beard, 'M-10-27c3 2 6 1 10 1s7 1 10-1c2 7-3 17-10 21-7-4-12-14-10-21z'],
    ['cut', 'M-4-20l1 6M4-20l-1 6M0-17v8'],
    [hood, 'M1-50c6 5 9 12 9 18l3 4h-26l3-4c0-6 4-13 11-18z'],
    ['cut', 'M-12-29h24M0-45l-4 9'],
    ['pale', 'M0-29l3 5h-6z'],
    ['night', `${circle(-4.5, -26.5, 1)}${circle(4.5, -26.5, 1)}`],
  ]
}

/** A dwarf who holds a tool up to his right. */
export function worker(tool: Scene, cloth: Ink = 'mid', hood: Ink = cloth): Scene {
  return [...put(tool, 21, -42, 0.95, 24), ...dwarf(cloth, hood), [cloth, 'M8-25l9-9 5 4-9 12z'], ['pale', circle(19, -32, 2.8)], ['cut', 'M10-20l7-8']]
}

/** A hall in the rock: night, with the rock left and right and the gouges in it. */
export function cave(width: number, height: number, left: number, right: number): Scene {
  return [
    ['night', box(0, 0, width, height)],
    ['deep', `M0 0h${width}v${height}h-${right * 0.8}l${right * 0.3}-${height * 0.3}-${right * 0.5}-${height * 0.25}L${width - right} ${height * 0.2}l-${width * 0.2}-${height * 0.12}-${width * 0.15} ${height * 0.06}L${left} ${height * 0.22}l${left * 0.2} ${height * 0.25}-${left * 0.5} ${height * 0.2} ${left * 0.2} ${height * 0.33}H0z`],
    ['mid', gouges(1, 2, width - 8, height * 0.16, 2, 0, 3) + gouges(0, height * 0.2, left * 0.7, height * 0.75, 6, 0.3, 5) + gouges(width - right * 0.6, height * 0.2, right * 0.6, height * 0.7, 6, -0.3, 9)],
  ]
}

/** The floor of a hall. */
export const floor = (width: number, y: number, height: number, ink: Ink = 'deep'): Scene => [
  [ink, `M0 ${y + 2}l${width * 0.2}-3 ${width * 0.25} 2 ${width * 0.3}-2 ${width * 0.25} 2v${height}H0z`],
  ['cut', `M4 ${y + 6}h${width * 0.2}M${width * 0.4} ${y + 5}h${width * 0.15}M${width * 0.7} ${y + 6}h${width * 0.2}`],
]
