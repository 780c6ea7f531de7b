/** A scene for every kind of kingdom card, 100 by 100, seen from above: roads run to the open sides, so that the map becomes a landscape. */
import { circle, gouges, inked, rays, stone, type Ink, type Scene } from '../../art/kit'

const SIDES = [['N', 0], ['E', 90], ['S', 180], ['W', 270]] as const

/** A trodden way from the middle to every open side. */
export function roads(walls: string): Scene {
  return SIDES.filter(([side]) => !walls.includes(side)).map(([, turn]) => ['way', 'M43 52c-2-16 1-34-2-52h18c3 18-1 36-2 52z', `rotate(${turn} 50 50)`] as const)
}

/** A tree from above: a crown with its cuts. */
const tree = (x: number, y: number, r: number): Scene => [
  ['night', circle(x + 1.2, y + 1.4, r)],
  ['leaf', stone(x, y, r * 1.12, x + y)],
  ['cut', `M${x - r * 0.5} ${y - r * 0.2}l${r * 0.5} ${r * 0.3}M${x + r * 0.2} ${y - r * 0.5}v${r * 0.5}M${x - r * 0.1} ${y + r * 0.5}l${r * 0.5}-${r * 0.3}`],
]

/** A roof from above: two slopes and a ridge; the ridge from left to right. */
const roof = (x: number, y: number, width: number, height: number, light: Ink, dark: Ink): Scene => [
  ['night', `M${x + 2} ${y + 3}h${width}v${height}h-${width}z`],
  [light, `M${x} ${y}h${width}v${height / 2}h-${width}z`],
  [dark, `M${x} ${y + height / 2}h${width}v${height / 2}h-${width}z`],
  ['cut', Array.from({ length: Math.floor(width / 6) }, (_, n) => `M${x + 3 + n * 6} ${y + 2}v${height / 2 - 4}M${x + 6 + n * 6} ${y + height / 2 + 3}v${height / 2 - 5}`).join('')],
  ['bone', `M${x - 1} ${y + height / 2 - 1.2}h${width + 2}v2.4h-${width + 2}z`],
]

/** The ground of a card: tufts of grass. */
const grass: Scene = [['leaf', gouges(10, 10, 78, 80, 11, 0, 6)]]

/** A pit in a mound of rock, timbered, with what is dug there. The gem itself is drawn over it in its own colour. */
const pit: Scene = [
  ['night', stone(52, 46, 31, 5)],
  ['mid', stone(50, 43, 31, 5)],
  ['pale', stone(49, 41, 25, 9)],
  ['cut', 'M24 36l7 4M28 54l7-2M70 28l-5 5M74 50l-7-2M34 22l4 6M60 62l3 4'],
  ['night', 'M34 28h32v30H34z'],
  ['deep', 'M30 25h40v5H30zM30 56h40v5H30zM31 25h5v36h-5zM64 25h5v36h-5z'],
  ['score', 'M31 26.500h38M31 57.500h38'],
  ['mid', 'M44 61h3v12h-3zM54 61h3v12h-3zM42 64h17v1.600H42zM42 69h17v1.600H42z'],
]

const tavern: Scene = [
  ...tree(22, 34, 7),
  ...tree(80, 50, 6),
  ...roof(30, 20, 40, 28, 'mid', 'coal'),
  ...roof(54, 38, 20, 20, 'mid', 'coal'),
  ['night', 'M36 23h8v8h-8z'],
  ['bone', 'M38 22c-3-4 3-6 0-10 4 1 5 6 3 10zM43 18c-1-3 3-4 1-8 3 2 4 6 2 9z'],
  // A mug on the sign: where the beer is.
  ['night', circle(40, 54, 9)],
  ['fire', 'M35 49h8v11h-8z'],
  ['bone', 'M34 48c1-3 9-3 10 0l-1 3h-8zM43 51h4v6h-4v-1.600h2.400v-2.800H43z'],
]

const store: Scene = [
  ...tree(80, 28, 6),
  ...roof(30, 18, 38, 24, 'pale', 'mid'),
  // An awning in stripes, and what is sold before it.
  ['bone', 'M28 42h44v9H28z'],
  ['coal', 'M28 42h6v9c-2 2-4 2-6 0zM40 42h6v9c-2 2-4 2-6 0zM52 42h6v9c-2 2-4 2-6 0zM64 42h8v9c-3 2-5 2-8 0z'],
  ['night', 'M31 55h11v9H31zM57 55h11v9H57z'],
  ['mid', 'M30 54h11v9H30zM56 54h11v9H56z'],
  ['cut', 'M30 54l11 9M41 54l-11 9M56 58.500h11M61.5 54v9'],
  ['fire', circle(47, 59, 3) + circle(51, 61, 3)],
]

/** A castle from above: four towers, walls, a keep; its flags in the owner's colour. */
const keep: Scene = [
  ['night', 'M24 16h56v36H24z'],
  ['pale', 'M22 14h56v34H22z'],
  ['bone', 'M27 19h46v24H27z'],
  ['cut', 'M22 24h5M22 34h5M73 24h5M73 34h5M34 14v5M46 14v5M58 14v5M66 14v5M34 43v5M66 43v5'],
  ['leaf', gouges(29, 20, 40, 22, 3, 0, 4)],
  ...[[24, 16], [76, 16], [24, 46], [76, 46]].flatMap(([x, y]): Scene => [['night', circle(x! + 1, y! + 1.5, 7)], ['pale', circle(x!, y!, 7)], ['seat', `M${x} ${y! - 6}l5.5 9h-11z`], ['cut', circle(x!, y!, 6.5)]]),
  ['night', 'M38 22h26v20H38z'],
  ['pale', 'M36 20h28v20H36z'],
  ['seat', 'M36 20l14 10 14-10zM36 40l14-10 14 10z'],
  ['mid', 'M36 20l14 10-14 10zM64 20L50 30l14 10z'],
  ['cut', 'M36 20l28 20M64 20L36 40'],
]

const dragon: Scene = [
  ['night', stone(51, 45, 32, 3)],
  ['coal', stone(50, 43, 31, 3)],
  ['fire', [[36, 56], [44, 60], [52, 58], [60, 60], [66, 54], [48, 52]].map(([x, y]) => circle(x!, y!, 3)).join('')],
  // Coiled on its hoard, one wing spread, the head to the left.
  ['leaf', 'M76 22c8 10 6 28-8 34-14 7-32 2-34-10-1-9 8-15 16-12 6 2 8 8 5 12-3-3-6-4-9-2-4 4 2 9 10 8 12-2 15-14 12-26z'],
  ['leaf', 'M46 36c-6-2-12-8-22-6l-6 4 7 1-5 4c8 3 14 3 20 4z'],
  ['mid', 'M52 34c2-12 10-20 22-22-2 5-2 8 0 12-4-1-6 0-7 4-4-2-8 0-8 5z'],
  ['cut', 'M72 14c-8 4-14 10-18 20M66 18c-2 4-2 7 0 10M60 24l-1 8M70 30c3 8 0 16-8 19M40 46c1 6 8 10 16 9'],
  ['night', 'M29 32l4 2-4 1z'],
  ['fire', circle(30, 33.5, 1)],
  ['bone', 'M40 31l-2-8 6 7zM36 30l-5-6 0 6z'],
]

const giant: Scene = [
  ['bone', rays(50, 43, 33, 44, 30)],
  ['night', stone(51, 45, 33, 8)],
  ['pale', stone(50, 43, 32, 8)],
  ['bone', stone(49, 41, 27, 2)],
  ['cut', 'M26 30l6 5M70 26l-4 6M74 54l-7-3M28 58l6-3'],
  // Shoulders, beard of ice, a club of ice.
  ['mid', 'M30 54c0-16 8-22 20-22s20 6 20 22c-6 6-34 6-40 0z'],
  ['pale', circle(50, 32, 11)],
  ['bone', 'M40 34c3 3 6 2 10 2s7 1 10-2c0 8-2 14-4 18l-3-5-3 11-3-11-3 5c-2-4-4-10-4-18z'],
  ['deep', 'M39 30c1-9 5-13 11-13s10 4 11 13c-6-3-16-3-22 0z'],
  ['bone', 'M41 20l-4-9 8 6zM59 20l4-9-8 6z'],
  ['night', `${circle(46, 32, 1.3)}${circle(54, 32, 1.3)}`],
  ['pale', 'M66 58l8-26c4-1 6 0 8 4l-11 24z'],
  ['cut', 'M75 36l-5 18M45 42l1 6M55 42l-1 6M50 44v8M34 52h6M60 52h6'],
]

export const KINDS: Record<string, Scene> = {
  castle: [...grass, ...keep],
  'gold mine': [...grass, ...tree(18, 70, 5), ...pit],
  'emerald mine': [...grass, ...tree(84, 68, 6), ...tree(76, 74, 4), ...pit],
  'diamond mine': [...grass, ...inked(pit, { mid: 'deep', pale: 'mid' })],
  'ruby mine': [...grass, ...inked(pit, { mid: 'coal', pale: 'mid' }), ...tree(82, 70, 4)],
  tavern: [...grass, ...tavern],
  'general store': [...grass, ...store],
  dragon: [...grass, ...dragon],
  'frost giant': giant,
}

/** The card as it lies: roads first, then what stands there. */
export const landscape = (kind: string, walls: string): Scene => [...roads(walls), ...(KINDS[kind] ?? [])]

