/** A scene for every kind of card of DWARF, 120 by 80. The subject stands left of the middle: the effect is printed to the right. */
import { ANVIL, box, CART, cave, circle, COIN, dwarf, FIR, FLAME, floor, GEM, gouges, HAMMER, lit, mirrored, PICK, put, RAILS, rays, stone, timber, worker, type Ink, type Scene } from '../../art/kit'

const hall = (): Scene => [...cave(120, 80, 14, 20), ...floor(120, 66, 16)]

/** A seam in the rock, a dwarf at work before it. */
function seam(ore: Ink, shine: Ink): Scene {
  const lumps = [[46, 22, 6], [57, 30, 8], [49, 39, 5], [66, 42, 7], [74, 53, 6], [60, 54, 5], [83, 61, 5], [94, 66, 4]] as const
  return [
    ['deep', box(0, 0, 120, 80)],
    ['mid', gouges(2, 2, 112, 74, 13, 0.25, 4)],
    ['night', 'M34 8l12 2 16 14 14 12 10 14 18 10 12 14-16 2-20-8-12-14-14-6-14-16-8-16z'],
    ...lumps.flatMap(([x, y, r], n): Scene => [[ore, stone(x, y, r, n + 2)], [shine, `M${x - r * 0.4} ${y - r * 0.4}l${r * 0.5}-${r * 0.3} ${r * 0.2} ${r * 0.4}z`], ['cut', `M${x - r * 0.5} ${y + r * 0.1}l${r * 0.7} ${r * 0.3}`]]),
    ...floor(120, 70, 12, 'night'),
    ...lit(9, 14, 26, 0.8),
    ...put(worker(PICK, 'coal', 'fire'), 25, 73, 0.92),
  ]
}

/** A forge: anvil, fire, and on the anvil what is being made. */
function smithy(item: Scene): Scene {
  return [
    ...hall(),
    ['coal', rays(34, 40, 17, 44, 26)],
    ['fire', rays(34, 40, 13, 27, 22, 6)],
    ...put(ANVIL, 34, 52, 1.15),
    ...put(item, 34, 38),
  ]
}

const SWORD: Scene = [['bone', 'M-2.5 12V-26L0-32l2.5 6V12z'], ['cut', 'M0 10v-36'], ['fire', 'M-9 8H9v4H-9z'], ['coal', 'M-2 12h4v10h-4z'], ['fire', circle(0, 24, 3)]]
const MACE: Scene = [['pale', 'M-1.6-8h3.200v32h-3.200z'], ['bone', 'M-5-26h10l5 6v8l-5 6H-5l-5-6v-8z'], ['cut', 'M-5-26v20M5-26v20M-10-16h20M0-26v20'], ['bone', 'M-3-31h6v5h-6z']]
const DIADEM: Scene = [['fire', 'M-20-8c8 8 32 8 40 0l-3 12c-8 6-26 6-34 0z'], ['fire', 'M-6-2 0-18l6 16z'], ['cut', 'M-17 1c8 6 26 6 34 0'], ...put(GEM, 0, -10, 0.5), ['bone', `${circle(-12, 1, 1.6)}${circle(12, 1, 1.6)}`]]
const HELM: Scene = [['bone', 'M-15 10V-6c0-12 7-19 15-19s15 7 15 19v16l-7 6V0H-8v16z'], ['pale', 'M-2-26h4V4h-4z'], ['cut', 'M-15-4h13M2-4h13M-12 4v4M12 4v4'], ['fire', 'M-15-8c-8-2-11-8-9-16 3 5 6 8 10 9zM15-8c8-2 11-8 9-16-3 5-6 8-10 9z']]
const AXE: Scene = [['mid', 'M-1.8-24h3.600v48h-3.600z'], ['bone', 'M2-20c8 0 14-4 17-9 3 12 3 20 0 30-3-6-9-9-17-9zM-2-20c-8 0-14-4-17-9-3 12-3 20 0 30 3-6 9-9 17-9z'], ['cut', 'M15-20c1 6 1 10 0 14M-15-20c-1 6-1 10 0 14'], ['score', 'M0-22v44']]
const CROWN: Scene = [['fire', 'M-18 6l-4-22 11 9L0-26l11 19 11-9-4 22z'], ['coal', 'M-18 6h36v6h-36z'], ['cut', 'M-15 1h30M-11-7v6M11-7v6'], ['bone', `${circle(-22, -17, 2.6)}${circle(22, -17, 2.6)}${circle(0, -27, 2.8)}`], ...put(GEM, 0, -4, 0.5)]
const DAGGER: Scene = [['bone', 'M-3 4v-24l3-9 3 9V4z'], ['cut', 'M0 3v-24'], ['fire', 'M-10 4c4 3 16 3 20 0l-2 5H-8z'], ['pale', 'M-2 9h4v10h-4z'], ['cut', 'M-2 12h4M-2 15h4'], ['fire', circle(0, 21, 3)]]
const ARMOUR: Scene = [['bone', 'M-14-22l8 4c4 3 8 3 12 0l8-4 9 8-6 9v19c-10 8-24 8-34 0V-5l-6-9z'], ['cut', 'M0-15v32M-12 2c8 5 16 5 24 0M-12 9c8 5 16 5 24 0M-17-3c4-2 5-6 4-10M17-3c-4-2-5-6-4-10'], ['fire', circle(0, -5, 3)]]

/** An orc's head and shoulders, 30 wide. */
const orc = (skin: Ink): Scene => [
  ['night', 'M-18 24c0-10 6-16 18-16s18 6 18 16z'],
  [skin, 'M-10-8c0-8 5-12 10-12S10-16 10-8l8-4-6 9c0 9-5 15-12 15S-12 6-12-3l-6-9z'],
  ['night', 'M-8-6l7 3-6 2zM8-6l-7 3 6 2z'],
  ['fire', `${circle(-4, -3.5, 1)}${circle(4, -3.5, 1)}`],
  ['night', 'M-7 4H7l-2 5H-5z'],
  ['bone', 'M-6 5l1-7 2 7zM6 5l-1-7-2 7z'],
  ['cut', 'M-6-13l5 3M6-13l-5 3M-1 0h2'],
]

/** A dragon's head that looks to the left, 60 wide. */
const dragonHead = (skin: Ink, spikes: number): Scene => [
  [skin, 'M62 34C48 30 42 20 38 10l-8-2C20 8 8 12 0 20l2 4 12-2 3 3-13 6 1 4c10 2 20 2 27-2 4 10 14 20 32 22z'],
  [skin, 'M34 10c4-8 12-14 22-16-4 6-6 12-6 20zM26 8c2-5 5-8 10-10l-2 11z'],
  ...Array.from({ length: spikes }, (_, n): Scene => [['bone', `M${42 + n * 5} ${12 + n * 5}l${8 + (spikes - n)}-${9} -1 13z`]]).flat(),
  ['night', 'M20 14l9-1-4 4z'],
  ['fire', circle(24.5, 14.5, 1.5)],
  ['bone', 'M6 21l2 5 2-6zM12 20l2 5 2-5zM8 31l2-5 2 5zM15 29l2-5 1 5z'],
  ['cut', 'M3 18l3 0M34 18c2 8 8 14 16 18M38 16c3 7 8 12 16 15M40 28l6 8M48 32l5 7'],
]

const hoard: Scene = [['coal', 'M0 16c6-10 16-14 28-14s24 5 32 14z'], ...put(COIN, 14, 10), ...put(COIN, 26, 5), ...put(COIN, 38, 8), ...put(COIN, 48, 13), ...put(COIN, 30, 13)]

function lair(skin: Ink, spikes: number, scale: number): Scene {
  return [
    ...cave(120, 80, 8, 12),
    ['coal', rays(26, 52, 15, 44, 22, 110, 150)],
    ['coal', 'M2 50c10-6 18-6 26-12 0 6 2 8 8 10-8 8-20 16-34 16z'],
    ['fire', 'M4 54c8-3 14-4 20-8 1 3 3 5 6 6-6 5-14 9-26 10z'],
    ['bone', 'M10 56c5-1 9-2 13-4l3 2c-4 3-9 5-16 6z'],
    ...put(dragonHead(skin, spikes), 26, 18, scale),
    ...put(hoard, 66, 64, 0.9),
  ]
}

const FAIRY: Scene = [
  ['pale', 'M-2-4c-12-16-24-18-30-12 2 12 14 20 30 18zM2-4C14-20 26-22 32-16 30-4 18 4 2 2zM-2 2c-12 2-18 10-16 20 9 0 16-8 17-18zM2 2c12 2 18 10 16 20-9 0-16-8-17-18z'],
  ['cut', 'M-4-2l-20-9M4-2l20-9M-4 4l-9 12M4 4l9 12'],
  ['bone', 'M0-16c4 0 6 3 6 6s-2 6-6 6-6-3-6-6 2-6 6-6zM-4-4h8l5 28H-9z'],
  ['night', `${circle(-2.2, -10, 0.9)}${circle(2.2, -10, 0.9)}`],
  ['leaf', 'M-7-12c2-6 12-6 14 0-4-2-10-2-14 0z'],
  ['cut', 'M0 0v22M-5 14l2 8'],
]

export const KINDS: Record<string, Scene> = {
  iron_seam: seam('pale', 'bone'),
  gold_seam: [
    ...hall(),
    ...put(timber(56, 44), 12, 72),
    ['night', box(12, 28, 56, 44)],
    ['coal', rays(40, 40, 10, 40, 26)],
    ['fire', stone(20, 36, 4, 3) + stone(30, 33, 3, 4) + stone(62, 36, 4, 5) + stone(56, 46, 3, 6) + stone(22, 48, 3, 8)],
    ...put(RAILS(110), 0, 72),
    ['fire', stone(28, 46, 8, 2) + stone(42, 42, 10, 5) + stone(54, 47, 7, 7)],
    ['bone', 'M25 42l4-2 1 3zM37 37l6-3 1 4zM51 44l4-2 1 3z'],
    ['cut', 'M24 47l7 3M37 43l9 4M51 49l5 2'],
    ...put(CART, 41, 74, 1.3),
    ...lit(84, 8, 22, 0.8),
  ],
  alloy_steel: [
    ...hall(),
    ['coal', rays(32, 34, 20, 46, 24, 180, 180)],
    ['mid', 'M8 36h48c0 18-8 27-24 27S8 54 8 36z'],
    ['pale', 'M5 31h54v6H5z'],
    ['fire', 'M10 31c4-8 12-4 16-9 4 3 8-2 12 3 6-1 12 1 16 6z'],
    ['bone', 'M18 31c3-4 7-3 10-5 4 2 10 0 14 5z'],
    ['cut', 'M12 43h38M15 50h32M20 57h22'],
    ['score', 'M13 41c1 7 4 12 8 16'],
    ...put(FLAME, 18, 74, 0.9),
    ...put(FLAME, 32, 76, 1.1),
    ...put(FLAME, 46, 74, 0.9),
    ...put(lit(0, 0, 15, 0.7), 76, 8),
  ],
  forge_sword: smithy(put(SWORD, -2, 2, 1, 52)),
  forge_mace: smithy(put(MACE, 0, 0, 1, 48)),
  forge_diadem: smithy(put(DIADEM, 0, 4)),
  forge_helm: smithy(put(HELM, 0, -4)),
  forge_axe: smithy(put(AXE, 0, -2, 1, 38)),
  forge_crown: smithy(put(CROWN, 0, 2)),
  forge_dagger: smithy(put(DAGGER, 0, 2, 1.15, -48)),
  forge_armour: smithy(put(ARMOUR, 0, -7)),
  orc_raiders: [
    ...cave(120, 80, 10, 14),
    ['coal', rays(18, 16, 8, 34, 20)],
    ['mid', 'M15 24h5l2 52h-9z'],
    ...put(FLAME, 18, 24, 1.2),
    ...put(orc('mid'), 64, 42, 0.95),
    ...put(orc('leaf'), 38, 46, 1.35),
    ['mid', 'M62 72l26-58 3 1-24 60z'],
    ['pale', 'M86 20l8-14 2 18z'],
    ...put(orc('leaf'), 90, 58, 0.9),
  ],
  knockers: [
    ...hall(),
    ...put(timber(64, 50), 8, 76),
    ['night', box(8, 26, 64, 50)],
    ['mid', gouges(12, 28, 54, 16, 3, 0.1, 8)],
    ...put(orc('mid'), 26, 58, 1),
    ...put(orc('pale'), 54, 60, 0.85),
    ...put(HAMMER, 41, 46, 0.8, 30),
    ['score', 'M44 30l4-6M50 34l7-4M38 30l-2-7'],
    ...lit(88, 12, 22, 0.8),
  ],
  dragon: lair('mid', 3, 1),
  great_dragon: lair('coal', 5, 1.15),
  sidhe: [
    ['night', box(0, 0, 120, 80)],
    ['deep', 'M0 80V40l14-10 10 8 8-20 10 18 16-8 20 14 20-20 22 16v42z'],
    ['bone', circle(40, 34, 27)],
    ['pale', rays(40, 34, 29, 52, 34)],
    ['deep', circle(40, 34, 25)],
    ...put(FIR, 8, 76, 1.3),
    ...put(FIR, 84, 78, 1.5),
    ...put(FIR, 104, 76, 1.1),
    ...put(FAIRY, 40, 36, 1.05),
    ...floor(120, 72, 10, 'night'),
  ],
  get_help: [
    ...hall(),
    ['coal', rays(40, 22, 12, 50, 26)],
    ...put(worker(HAMMER, 'mid', 'pale'), 18, 74, 0.8),
    ...mirrored(worker(PICK, 'deep', 'mid'), 66, 74, 0.85),
    ...put(dwarf('coal', 'fire'), 42, 78, 1),
    ...put(lit(0, 0, 0.1, 0.8), 42, 6),
  ],
}

