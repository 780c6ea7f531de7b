/** Scenes of Dig Deeper Dwarf, 100 by 80: what one does, what one digs out and makes, and whom one meets in the mine. */
import { box, CART, circle, COIN, dwarf, FIR, FLAME, floor, GEM, gouges, HAMMER, inked, lit, mirrored, PICK, put, RAILS, rays, stone, timber, worker, type Ink, type Scene } from '../../art/kit'
import type { Face } from './view'

/** A tunnel in umber rock, timbered, open to the dark. */
const tunnel: Scene = [
  ['deep', box(0, 0, 100, 80)],
  ['mid', gouges(1, 2, 96, 74, 12, 0.06, 7)],
  ['night', 'M8 80V34C10 18 28 10 50 10s40 8 42 24v46z'],
  ...floor(100, 68, 14, 'deep'),
]
const rock: Scene = [['deep', box(0, 0, 100, 80)], ['mid', gouges(1, 2, 96, 74, 13, 0.2, 3)]]
/** Something in the middle of the light. */
const shown = (thing: Scene, back: Scene = tunnel): Scene => [...back, ['coal', rays(50, 42, 22, 48, 30)], ...thing]

const BOOT: Scene = [['mid', 'M-8-24H6v16c4 3 10 3 16 6v6H-8z'], ['pale', 'M-9-27H7v5H-9z'], ['night', 'M-8 2h30v3H-8z'], ['cut', 'M0-18h5M0-13h5M2-8l6 3']]
const CARD: Scene = [['bone', 'M-9-13H9v26H-9z'], ['cut', 'M-6-10H6v20H-6z'], ['mid', 'M0-6l4 6-4 6-4-6z']]
const HAND: Scene = [['pale', 'M-9 16V2l-7-8c-2-3 2-6 5-3l5 5v-17c0-4 5-4 5 0v12l1-16c0-4 5-4 5 0v16l3-13c1-4 6-3 5 1l-3 16 4-6c2-3 6-1 5 2L9 12v4z'], ['cut', 'M-6 8c4-2 8-2 12 0M1-6v6M6-5v5'], ['leaf', 'M-10 15H11v10h-21z']]
const GLASS: Scene = [['mid', 'M9 9l4-4 14 16-4 4z'], ['pale', circle(0, 0, 15)], ['gem', circle(0, 0, 11.5)], ['bone', 'M-8-2c1-5 4-7 8-7-4 2-6 4-6 8z'], ['cut', circle(0, 0, 11.5)]]
const MIRROR: Scene = [['pale', 'M-14-24h28v46h-28z'], ['leaf', 'M-10-20h20v38h-20z'], ['bone', 'M-7-6l12-12 3 0-15 15zM-7 4 8-11v4L-7 8z'], ['mid', 'M-16 22h32v4h-32z'], ['cut', 'M-14-24h28v46h-28z']]
const PRESENT: Scene = [['mid', 'M-16-8h32v26h-32z'], ['pale', 'M-18-13h36v7h-36z'], ['gem', 'M-3-13h6v31h-6zM-3-13c-12-2-10-12-2-9 3 1 4 5 5 9 1-4 2-8 5-9 8-3 10 7-2 9z'], ['cut', 'M-16-6h32']]
const BOOK: Scene = [['leaf', 'M-24-14l22 6h4l22-6v28l-22 5h-4l-22-5z'], ['bone', 'M-21-14c8-3 15-1 20 4v24c-6-4-13-5-20-3zM21-14C13-17 6-15 1-10v24c6-4 13-5 20-3z'], ['cut', 'M-17-8c4-1 9 0 13 2M-17-2c4-1 9 0 13 2M-17 4c4-1 9 0 13 2M17-8c-4-1-9 0-13 2M17-2c-4-1-9 0-13 2M17 4c-4-1-9 0-13 2']]
const SACK: Scene = [['mid', 'M-8-12C-20-4-20 18-14 20h28c6-2 6-24-6-32z'], ['pale', 'M-7-20c2 3 3 3 7 1 4 2 5 2 7-1l-1 9H-6z'], ['cut', 'M-8-11H8M-9 0c1 6 1 10 0 15M6-4c3 6 3 12 2 18']]
const HEAP: Scene = [['mid', stone(-12, 8, 12, 2) + stone(12, 9, 12, 5)], ['pale', stone(0, -2, 13, 7) + stone(-2, 13, 10, 9)], ['cut', 'M-6-4l7 3M4-8l4 6M-16 6l6 3M10 6l6 3M-6 12l6 2']]

/** A mushroom, its foot at 0, 0: the companions of the mine are all kin. */
function mushroom(cap: Ink, dots: Ink, wide = 22, high = 18, eyes = true): Scene {
  return [
    ['bone', `M-7 0c-2-6-1-12 1-18h12c2 6 3 12 1 18z`],
    ['cut', 'M-3-4v-5M3-4v-5'],
    [cap, `M-${wide}-16c0-${high} ${wide * 0.6}-${high + 6} ${wide}-${high + 6}s${wide} 6 ${wide} ${high + 6}c-12 4-${wide * 2 - 12} 4-${wide * 2} 0z`],
    [dots, circle(-wide * 0.45, -16 - high * 0.45, 3) + circle(wide * 0.1, -16 - high * 0.8, 3.5) + circle(wide * 0.55, -16 - high * 0.4, 2.5)],
    ['cut', `M-${wide - 4}-17c10 3 ${wide} 3 ${wide * 2 - 8} 0`],
    ...(eyes ? ([['night', circle(-3, -11, 1.3) + circle(3, -11, 1.3)], ['cut', 'M-2-6c1 1 3 1 4 0']] as Scene) : []),
  ]
}
const companion = (body: Scene, prop: Scene = []): Scene => [...tunnel, ['leaf', rays(46, 44, 24, 46, 26)], ...put(body, 46, 72, 1.2), ...prop]

/** Kind of action -> what one sees of it. */
export const ACTIONS: Record<string, Scene> = {
  move: [...tunnel, ...put(RAILS(90), 6, 58), ...put(BOOT, 60, 53, 1), ...put(BOOT, 36, 49, 1.1), ['score', 'M12 34h12M10 41h10M14 47h8']],
  mine: [...rock, ['night', 'M56 0h44v80H46l12-22-8-20z'], ['gem', stone(66, 44, 7, 3) + stone(80, 56, 6, 6) + stone(74, 28, 5, 8)], ['bone', 'M63 42l4-3 1 3zM78 54l3-2 1 2z'], ['coal', rays(60, 38, 5, 20, 12)], ...put(worker(PICK, 'leaf', 'gem'), 32, 77, 1.15)],
  steal: shown([...put(GEM, 50, 34, 1.3), ...put(HAND, 48, 62, 1.05)]),
  drive: shown([...put(mushroom('coal', 'bone'), 70, 60, 0.9, 24), ...put(BOOT, 32, 64, 1.3, -18), ['score', 'M54 62l6 3M55 55l7 0']]),
  remove: shown([...put(CARD, 50, 36, 1.5, 10), ...put(FLAME, 36, 72, 1.5), ...put(FLAME, 50, 74, 1.9), ...put(FLAME, 64, 72, 1.5)]),
  give: shown(put(PRESENT, 50, 46, 1.2)),
  draw: shown([...put(CARD, 36, 40, 1.2, -16), ...put(CARD, 64, 40, 1.2, 16), ...put(CARD, 50, 38, 1.4)]),
  swap: shown([...put(SACK, 50, 52, 1.1), ...put(CARD, 24, 34, 0.9, -14), ...put(CARD, 76, 34, 0.9, 14), ['score', 'M36 20c8-6 20-6 28 0M64 20l-5-5M64 20l-7 2']]),
  investigate: shown([...put(GEM, 46, 38, 1), ...put(GLASS, 46, 38, 1.3)]),
  copy: shown([...put(MIRROR, 66, 44, 1.1), ...put(dwarf('leaf', 'gem'), 30, 76, 1.1), ...put(dwarf('leaf', 'gem'), 66, 62, 0.55)]),
  thwart: shown([...put(dwarf('coal', 'mid'), 50, 80, 1.35), ['mid', 'M18 50h14v10H18zM68 50h14v10H68z'], ['pale', circle(22, 46, 7) + circle(78, 46, 7)], ['cut', 'M18 46h8M74 46h8']]),
  book: shown(put(BOOK, 50, 42, 1.3)),
  crunch: shown([...put(HEAP, 50, 46, 1.3), ['bone', 'M28 22l5 10 5-10 5 10 5-10 5 10 5-10 5 10 5-10-4 16H32z'], ['cut', 'M30 24h38']]),
}

/** A lump of what one digs; the stone in its own colour (the ink `seat`). */
const gemOf = (cut: string, facets: string): Scene => [...rock, ['night', stone(50, 42, 38, 4)], ['coal', rays(50, 42, 24, 44, 26)], ['seat', cut, 'translate(50 42)'], ['cut', facets, 'translate(50 42)']]
const ingots: Scene = [['seat', 'M-14-18H14l6 12h-40zM-30-4H-4l6 14h-40zM4-4h26l8 14H-2z'], ['bone', 'M-12-17h24l1 3h-27zM-28-3h22l1 3h-25zM6-3h22l1 3H5z'], ['cut', 'M-20-6h40M-38 10H2M-2 10h40M-4-4l6 14M4-4l-6 14']]
export const RESOURCES: Record<string, Scene> = {
  silver: [...rock, ['night', stone(50, 44, 38, 4)], ['coal', rays(50, 42, 24, 44, 26)], ...put(ingots, 50, 44, 0.9)],
  gold: [...rock, ['night', stone(50, 44, 38, 4)], ['coal', rays(50, 42, 24, 44, 26)], ['seat', stone(38, 48, 14, 2) + stone(62, 50, 13, 6) + stone(51, 32, 13, 9)], ['bone', 'M33 42l6-3 1 4zM58 45l5-3 1 4zM46 26l6-3 1 4z'], ['cut', 'M30 50l9 4M56 54l9 2M45 34l9 3']],
  ruby: gemOf('M0-24C8-12 18-6 18 8a18 18 0 0 1-36 0C-18-6-8-12 0-24z', 'M0-10L10 4 0 18-10 4zM0-24v14M-18 6l8-2M18 6l-8-2M0 26v-8'),
  diamond: gemOf('M-16-18h32l12 14L0 26-28-4z', 'M-28-4h56M-10-4L0 26 10-4M-16-18l6 14L0-18l10 14 6-14'),
  emerald: gemOf('M-10-24h20l12 12v24L10 24h-20l-12-12v-24z', 'M-6-14H6l6 6V8l-6 6H-6l-6-6V-8zM-10-24l4 10M10-24l-4 10M22-12l-10 4M22 12L12 8M10 24L6 14M-10 24l4-10M-22 12l10-4M-22-12l10 4'),
}
export const RUBBLE: Scene = [...rock, ['night', stone(50, 46, 36, 4)], ...put(HEAP, 50, 44, 1.4)]

/** Jewelry by its shape, in its metal; the stone in its own colour. */
const JEWELS: Record<string, (metal: Ink) => Scene> = {
  ring: (metal) => [[metal, 'M0-6a20 20 0 1 0 .1 0zM0 0a14 14 0 1 1-.1 0z'], ['cut', 'M-18 10c-1 8 4 16 10 18'], ['seat', 'M-8-22H8l6 8L0 2l-14-16z'], ['cut', 'M-14-14h28M-5-14L0 2 5-14']],
  necklace: (metal) => [[metal, 'M-26-22c0 24 12 36 26 36s26-12 26-36h-5c0 20-9 30-21 30s-21-10-21-30z'], ['cut', 'M-22-12l4-2M-17 0l4-3M22-12l-4-2M17 0l-4-3'], ['seat', 'M-7 10H7l5 7L0 31l-12-14z'], ['cut', 'M-12 17h24M-4 17L0 31l4-14']],
  crown: (metal) => [[metal, 'M-24 18l-6-30 15 12L0-24 15 0l15-12-6 30z'], ['cut', 'M-22 10h44'], ['bone', circle(-30, -14, 3) + circle(30, -14, 3) + circle(0, -26, 3.2)], ['seat', 'M0-6l8 8-8 9-8-9z'], ['cut', 'M-8 2H8']],
  tiara: (metal) => [[metal, 'M-32 14C-24-2-10-2 0-26 10-2 24-2 32 14l-4 6c-16-10-40-10-56 0z'], ['gem', 'M0-14l5 7-5 7-5-7z'], ['fire', circle(-14, 4, 4) + circle(14, 4, 4)], ['cut', 'M-26 14c16-9 36-9 52 0']],
  sceptre: (metal) => [[metal, 'M-2.5-12h5l1 46h-7z'], [metal, 'M0-8c-14 0-18-8-14-20 5 8 9 10 14 10s9-2 14-10c4 12 0 20-14 20z'], ['gem', circle(0, -22, 8)], ['bone', 'M-4-24c1-2 2-3 4-3z'], ['cut', 'M-3 0h6M-3 6h6M-3 26h6']],
}
export const jewel = (shape: string, metal: 'silver' | 'gold'): Scene => [...tunnel, ['coal', rays(50, 42, 24, 48, 30)], ...put((JEWELS[shape] ?? JEWELS['crown']!)(metal === 'gold' ? 'fire' : 'bone'), 50, 40, 0.95)]

const CHEST: Scene = [['mid', 'M-26 0h52v24h-52z'], ['coal', 'M-26-4c0-16 10-20 26-20s26 4 26 20z'], ['night', 'M-24-3h48v6h-48z'], ['fire', circle(-14, -2, 5) + circle(0, -4, 6) + circle(13, -2, 5)], ['pale', 'M-5 4H5v10H-5zM-26 0h4v24h-4zM22 0h4v24h-4z'], ['cut', 'M-20 10h12M8 10h12M-20 17h40']]
const chest: Scene = shown(put(CHEST, 50, 48, 1.1))
const BAT: Scene = [['mid', 'M0 0c-6-10-14-12-30-10 4 4 4 8 2 13 5-2 9-1 11 4 4-4 8-4 11 1zM0 0c6-10 14-12 30-10-4 4-4 8-2 13-5-2-9-1-11 4-4-4-8-4-11 1z'], ['pale', 'M-6-6l2-8 4 5 4-5 2 8c1 6-2 14-6 16-4-2-7-10-6-16z'], ['fire', circle(-2.2, -3, 1) + circle(2.2, -3, 1)], ['bone', 'M-2 2l1 3 1-3zM0 2l1 3 1-3z']]
const GOBLIN: Scene = [['leaf', 'M-10-6c0-8 4-12 10-12s10 4 10 12l12-6-8 12c-2 8-7 12-14 12S-12 8-14 0l-8-12z'], ['night', 'M-8-4l7 3-6 2zM8-4l-7 3 6 2z'], ['fire', circle(-4, -2, 1) + circle(4, -2, 1)], ['night', 'M-6 5H6l-2 3h-8z'], ['bone', 'M-4 5l1 2 1-2zM2 5l1 2 1-2z'], ['cut', 'M0 0l2 3h-3']]
const KETTLE: Scene = [['mid', 'M-24 0h48c0 18-8 26-24 26S-24 18-24 0z'], ['pale', 'M-27-4h54v6h-54z'], ['bone', 'M-10-8c-4-6 4-9 0-16 6 4 6 10 3 16zM6-8c-4-6 4-9 0-16 6 4 6 10 3 16z'], ['cut', 'M-20 8h40M-16 16h32']]
const CAGE: Scene = [['fire', 'M-2 8c-8 0-10-6-8-12 2-5 8-6 11-3l6-1-3 5c1 6-1 11-6 11z'], ['night', circle(-5, -3, 1)], ['score', 'M-18 16v-22c0-12 8-20 18-20s18 8 18 20v22zM-9 16v-36M0 16v-42M9 16v-36'], ['pale', 'M-20 16h40v5h-40zM-3-32h6v6h-6z']]
const OTTER: Scene = [['mid', 'M-26 18c-4-10 2-18 12-20 2-10 10-16 20-14 9 1 13 9 10 15l6 19z'], ['pale', 'M2-4c6 0 10 4 9 8-3 4-12 4-15 0-1-4 2-8 6-8z'], ['night', circle(2, -8, 1.3) + circle(10, -8, 1.3) + circle(6, -2, 1.8)], ['cut', 'M-2 1l-8-1M13 1l8-1M-2 4l-8 2M13 4l8 2'], ['mid', 'M-24 16c-10 2-14-4-14-10 4 4 8 4 14 2z']]
const MONSTER: Scene = [['night', 'M-40 40V-10c0-22 20-28 40-28s40 6 40 28v50z'], ['fire', 'M-20-14l14 6-12 4zM20-14L6-8l12 4z'], ['bone', 'M-24 8h48l-5 12-5-10-5 12-6-12-3 12-4-12-6 12-5-12-5 10z'], ['leaf', 'M-40 14c-10-2-10-10-6-16 2 6 6 8 12 8zM40 14c10-2 10-10 6-16-2 6-6 8-12 8z']]
const CAKE: Scene = [['bone', 'M-26 4h52v20h-52z'], ['gem', 'M-26 4h52v6l-6 5-7-5-6 5-7-5-6 5-7-5-6 5-7-5z'], ['pale', 'M-16-10h32V4h-32z'], ['fire', 'M-10-18h3v8h-3zM-1-18h3v8h-3zM8-18h3v8H8z'], ...put(FLAME, -8.5, -18, 0.4), ...put(FLAME, 0.5, -18, 0.4), ...put(FLAME, 9.5, -18, 0.4), ['pale', 'M-32 24h64v4h-64z']]
const WAVE: Scene = [['leaf', 'M0 80V46c12-8 20 6 32-2 2-18 18-28 34-22-8 2-12 8-8 14 6 8 20 6 42 4v40z'], ['gem', 'M0 80V58c14-6 22 6 36 0 12-6 24 4 36 0s20-4 28-4v26z'], ['score', 'M8 66c8-4 14 4 22 0M44 68c8-4 14 4 22 0M74 64c6-3 12 2 18-1M40 36c4-8 12-11 20-11']]
const STALL: Scene = [['mid', 'M-28-6h4v34h-4zM24-6h4v34h-4zM-30 10h60v6h-60z'], ['bone', 'M-34-22h68l-4 16h-60z'], ['gem', 'M-34-22h10l-1 16h-8zM-14-22h10v16h-9zM6-22h10l1 16H7zM26-22h8l-4 16h-4z'], ...put(GEM, -14, 4, 0.6), ...put(COIN, 2, 6), ...put(GEM, 16, 4, 0.6), ['deep', 'M-26 16h52v12h-52z']]
const PORTAL: Scene = [['gem', circle(0, 0, 26)], ['night', circle(0, 0, 20)], ['leaf', 'M0-18c12 0 18 8 18 18S10 16 2 14s-10-10-4-14 10 0 9 5c4-6 0-13-7-13S-14-2-12 6C-20-4-14-18 0-18z'], ['bone', rays(0, 0, 27, 40, 26)]]
const TOOLS: Scene = [...put(PICK, -14, -8, 0.9, -16), ...put(HAMMER, 14, -10, 0.9, 14), ['mid', 'M-26 8h52v20h-52z'], ['pale', 'M-28 4h56v6h-56z'], ['cut', 'M-20 16h40M-20 22h40'], ['fire', 'M-4 8h8v7h-8z']]

/** Event -> whom or what one meets. */
export const EVENTS: Record<string, Scene> = {
  bookling: companion(mushroom('leaf', 'gem'), put(BOOK, 62, 64, 0.7)),
  crunchy_munchy: companion([...mushroom('mid', 'pale', 24, 12), ['bone', 'M-5-8h10l-2 5-1-3-2 3-2-3-1 3z']], put(HEAP, 78, 62, 0.6)),
  diggy: [...tunnel, ['leaf', rays(50, 46, 24, 46, 26)], ['mid', 'M24 76c0-26 8-46 26-46s26 20 26 46z'], ['pale', 'M42 48c4-4 12-4 16 0 2 6-2 12-8 12s-10-6-8-12z'], ['night', circle(43, 42, 1.6) + circle(57, 42, 1.6)], ['fire', circle(50, 48, 3)], ['bone', 'M16 76l4-12 4 8 4-10 4 10 4-8 2 12zM62 76l2-12 4 8 4-10 4 10 4-8 4 12z'], ['cut', 'M40 54l-10-2M40 57l-9 3M60 54l10-2M60 57l9 3']],
  flying_agaric: [...tunnel, ['coal', rays(50, 40, 26, 46, 26)], ['bone', 'M36 36C20 20 10 26 6 36c12 2 20 6 30 8zM64 36c16-16 26-10 30 0-12 2-20 6-30 8z'], ['cut', 'M14 32l18 8M86 32l-18 8'], ...put(mushroom('fire', 'bone'), 50, 62, 1.1)],
  longfingerling: companion(mushroom('coal', 'pale', 16, 26), [['pale', 'M56 56c10-2 18-10 30-14l2 3-8 4 10 0v3l-10 1 8 4-2 3-10-4c-6 4-12 6-18 6z'], ['cut', 'M60 60c6-1 10-4 16-6'], ...put(GEM, 88, 36, 0.6)]),
  mycolus_maximus: [...tunnel, ['leaf', rays(50, 44, 28, 48, 28)], ...put(mushroom('gem', 'bone', 30, 20), 50, 78, 1.45), ...put(mushroom('leaf', 'pale', 12, 8, false), 16, 76, 0.7), ...put(mushroom('leaf', 'pale', 12, 8, false), 86, 76, 0.7)],
  peekycillium: companion([...mushroom('leaf', 'leaf', 22, 18, false), ['bone', circle(0, -24, 9)], ['gem', circle(0, -24, 5)], ['night', circle(0, -24, 2.5)]]),
  shuffle_truffle: companion([['deep', stone(0, -18, 24, 4)], ['mid', stone(-2, -20, 21, 7)], ['night', circle(-6, -20, 1.6) + circle(4, -20, 1.6)], ['cut', 'M-5-13c3 2 5 2 8 0M-14-28l5 3M8-32l4 4']], [...put(CARD, 76, 48, 0.8, 18), ...put(CARD, 86, 54, 0.8, 34)]),
  stinkhorn: companion(mushroom('pale', 'coal', 13, 30), [['score', 'M66 30c6-4 0-8 6-12M76 36c6-4 0-8 6-12M20 32c-6-4 0-8-6-12M14 44c-6-4 0-8-6-12']]),
  treasure_1: chest,
  treasure_2: [...chest, ...put(inked(GEM, { gem: 'fire' }), 36, 38, 0.8, -10), ...put(inked(GEM, { gem: 'coal' }), 50, 32, 1)],
  treasure_3: [...chest, ...put(GEM, 50, 32, 1), ...put(GEM, 64, 38, 0.8, 12)],
  treasure_4: [...chest, ...put(inked(GEM, { gem: 'leaf' }), 50, 32, 1), ...put(inked(GEM, { gem: 'leaf' }), 36, 38, 0.7, -12)],
  call_of_nature: [['deep', box(0, 0, 100, 80)], ['bone', circle(70, 22, 11)], ['pale', rays(70, 22, 13, 24, 24)], ...put(FIR, 30, 74, 1.9), ...put(FIR, 56, 76, 1.5), ...put(FIR, 82, 74, 1.3), ...floor(100, 70, 12, 'night'), ['bone', circle(46, 66, 1.2) + circle(51, 66, 1.2)]],
  canary: shown(put(CAGE, 50, 48, 1.15)),
  cave_otter: [...tunnel, ...put(OTTER, 52, 52, 1.2), ['leaf', 'M0 68c14-5 22 5 36 0s24 4 36 0 20-3 28-2v14H0z'], ['score', 'M10 74c8-3 14 3 22 0M50 74c8-3 14 3 22 0']],
  vampire_bats: [...tunnel, ['fire', circle(50, 36, 22)], ...put(BAT, 50, 40, 1.2), ...put(BAT, 22, 24, 0.55, -10), ...put(BAT, 80, 22, 0.6, 12)],
  fools_gold: shown([['fire', stone(38, 54, 13, 2) + stone(62, 56, 12, 6) + stone(51, 38, 13, 9)], ['cut', 'M32 52l9 4M58 56l8 2M46 34l10 8M56 34l-10 8']]),
  hearty_stew: shown([...put(KETTLE, 50, 38, 1), ...put(FLAME, 38, 76, 0.8), ...put(FLAME, 50, 78, 1), ...put(FLAME, 62, 76, 0.8)]),
  cave_merchant: [...tunnel, ...put(dwarf('coal', 'gem'), 50, 66, 0.9), ...put(STALL, 50, 48, 1)],
  transport_tunnel: [...tunnel, ...put(timber(56, 50), 22, 72), ...put(RAILS(100), 0, 72), ['coal', rays(50, 40, 6, 34, 22)], ...put(CART, 50, 74, 1.3), ...put(dwarf('leaf', 'gem'), 50, 58, 0.7), ...put(CART, 50, 74, 1.3), ['score', 'M4 56h14M2 62h12M6 68h10']],
  teleporter: [...tunnel, ...put(PORTAL, 50, 42, 1)],
  cave_in: [...tunnel, ['pale', stone(36, 28, 12, 2) + stone(62, 22, 9, 5) + stone(54, 52, 14, 7) + stone(28, 60, 10, 3) + stone(78, 56, 11, 9)], ['cut', 'M30 26l9 3M58 22l6 2M48 50l10 4M24 60l7 2M74 56l7 2'], ['score', 'M36 8v8M62 4v8M50 30v8M78 34v8M24 42v7']],
  flooded_tunnel: [...tunnel, ...WAVE],
  monster: [...tunnel, ['coal', rays(50, 40, 30, 60, 30)], ...put(MONSTER, 50, 48, 0.95)],
  thieving_goblins: [...tunnel, ['coal', rays(50, 20, 8, 40, 24)], ...lit(50, 10, 0.1, 0.6), ...put(SACK, 50, 62, 0.8), ...put(GOBLIN, 26, 52, 1.05), ...mirrored(GOBLIN, 74, 52, 1.05)],
  trusty_tools: shown(put(TOOLS, 50, 44, 1.05)),
  birthday_party: shown(put(CAKE, 50, 44, 1.05)),
}

/** What a card shows: the first of its actions, its stuff, its shape. */
export function sceneOf(face: Face, shape: string): Scene {
  if (face.kind === 'action') return ACTIONS[face.actions[0] ?? ''] ?? []
  if (face.kind === 'resource') return RESOURCES[face.resource] ?? []
  return face.kind === 'jewelry' ? jewel(shape, face.needs.includes('gold') ? 'gold' : 'silver') : RUBBLE
}

/** The stone of a card, whose colour the ink `seat` takes. */
export const stoneOf = (face: Face): string => (face.kind === 'resource' ? face.resource : (face.needs.find((need) => need !== 'gold' && need !== 'silver') ?? 'gold'))
