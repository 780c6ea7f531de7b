/** The covers of our four games, 320 by 180: a scene each. */
import { ANVIL, box, CART, circle, COIN, FIR, GEM, gouges, HAMMER, inked, lit, mirrored, PICK, put, RAILS, rays, stone, timber, worker, type Ink, type Scene } from './kit'

/** A tower with battlements, 30 wide and 60 high, its foot at 0, 0. */
const tower = (stone: Ink, shade: Ink, height: number): Scene => [
  [stone, `M-15 0v-${height}h-3v-12h7v5h6v-5h10v5h6v-5h7v12h-3V0z`],
  [shade, `M5 0v-${height}h10V0z`],
  ['cut', `M-15-${height}h30M-12-${height - 14}h7M-3-${height - 24}h7M-13-${height - 36}h8M-4-${height - 6}h6`],
  ['fire', `M-4-${height - 22}v-8a3 3 0 0 1 6 0v8z`],
]

/** A pennon on its pole, at 0, 0. */
const pennon = (ink: Ink): Scene => [['night', 'M-.8 0v-26h1.600V0z'], [ink, 'M1-26l20 6-20 7z'], ['cut', 'M4-22l9 2']]

/** A castle 130 wide, its foot at 0, 0. */
const castle = (stone: Ink, shade: Ink, flag: Ink): Scene => [
  ...put(pennon(flag), -46, -70),
  ...put(pennon(flag), 46, -66),
  ...put(pennon(flag), 0, -106),
  ...put(tower(stone, shade, 82), 0, 0, 1.15),
  ...put(tower(stone, shade, 58), -46, 0),
  ...put(tower(stone, shade, 54), 46, 0),
  [stone, 'M-34 0v-40h6v-6h8v6h10v-6h8v6h4v-6h8v6h10v-6h8v6h6V0z'],
  ['cut', 'M-34-34h68M-28-26h10M18-24h10M-30-14h8M22-12h8M-26-6h6M20-5h9'],
  ['night', 'M-11 0v-18c0-15 22-15 22 0V0z'],
  ['coal', 'M-7 0v-17c0-9 14-9 14 0V0z'],
  ['cut', 'M-7-6H7M-7-12H7M-3 0v-22M3 0v-22'],
]

/** The dark mouth of a mine in a hill, timbered, a light in it; 30 wide, its left foot at 0, 0. */
const adit: Scene = [['night', 'M0 0v-26h30V0z'], ['coal', rays(15, -10, 5, 15, 12)], ['fire', circle(15, -10, 4)], ['bone', circle(15, -10, 1.8)], ...put(timber(30, 26), 0, 0)]

const dwarfCover: Scene = [
  ['night', box(0, 0, 320, 180)],
  // The shaft goes up out of the picture, with its ladder and rope.
  ['deep', 'M0 0h116l6 34-10 30 8 24-34 26-22 66H0zM206 0h114v180h-56l-20-60-36-34 8-26-12-24z'],
  ['mid', gouges(2, 4, 100, 80, 9, 0.2, 2) + gouges(2, 88, 70, 80, 8, 0.3, 6) + gouges(216, 4, 100, 90, 10, -0.2, 11) + gouges(252, 96, 60, 76, 8, -0.3, 15)],
  ['mid', 'M140 0h3v72h-3zM156 0h3v72h-3z'],
  ['mid', 'M140 6h19v2.500h-19zM140 18h19v2.500h-19zM140 30h19v2.500h-19zM140 42h19v2.500h-19zM140 54h19v2.500h-19zM140 66h19v2.500h-19z'],
  ['coal', rays(160, 118, 46, 150, 44)],
  ['fire', rays(160, 118, 40, 78, 38, 4)],
  // The forge.
  ['mid', 'M112 152v-34c0-26 20-42 48-42s48 16 48 42v34z'],
  ['cut', 'M118 128h-6M122 106l-6-4M136 90l-5-6M160 83v-7M184 90l5-6M198 106l6-4M202 128h6M114 140h8M198 140h8'],
  ['night', 'M124 152v-32c0-20 15-32 36-32s36 12 36 32v32z'],
  ['coal', 'M128 152c-2-24 8-28 12-44 6 6 8 10 8 16 6-8 6-18 4-28 14 8 18 20 18 32 4-4 5-8 5-14 10 10 18 20 15 38z'],
  ['fire', 'M136 152c-2-16 6-20 9-31 5 5 6 9 6 14 4-6 5-12 4-20 10 7 13 15 13 24 3-3 4-6 4-9 7 7 10 13 9 22z'],
  ['bone', 'M146 152c-1-9 4-12 6-19 4 4 4 7 4 10 3-4 4-8 4-13 6 6 9 12 9 22z'],
  ['deep', 'M0 156l60-6 100 4 100-5 60 7v24H0z'],
  ['mid', gouges(6, 158, 300, 20, 3, 0, 21)],
  ...put(ANVIL, 214, 140, 1.3),
  ['bone', 'M196 136h34v4h-34z'],
  ['fire', rays(222, 134, 4, 20, 9, 190, 160)],
  ...mirrored(worker(HAMMER, 'coal', 'fire'), 264, 172, 1.35),
  ...put(worker(PICK, 'mid', 'pale'), 74, 174, 1.4),
  ...put(lit(0, 0, 34, 1), 34, 34),
  ['pale', stone(110, 164, 7, 3) + stone(121, 168, 5, 8) + stone(102, 169, 5, 12)],
  ['cut', 'M107 162l5 3M119 167l3 2'],
]

const fallCover: Scene = [
  ['coal', box(0, 0, 320, 180)],
  ['mid', rays(160, 84, 66, 240, 46, 180, 180)],
  ['fire', circle(160, 80, 60)],
  ['deep', 'M0 110l36-34 26 20 30-40 34 44h70l30-40 34 34 28-22 32 30v78H0z'],
  ['cut', 'M36 82l6 12M92 62l8 16M232 66l8 14M290 80l6 10'],
  ['mid', 'M0 128c40-14 76-6 104-22 20-12 92-12 112 0 28 16 64 6 104 22v52H0z'],
  ...put(castle('bone', 'pale', 'coal'), 160, 108, 0.74),
  // The hill, and under it the mines.
  ['leaf', 'M58 180c4-40 50-76 102-76s98 36 102 76z'],
  ['cut', 'M100 128l8 2M120 118l8 1M190 116l9 2M214 128l8 4M88 144l7 1M226 146l8 1M150 112l8 0'],
  ['deep', 'M0 150c40-10 60 6 100 0 30-4 90-4 120 0 40 6 60-10 100 0v30H0z'],
  ['night', gouges(4, 156, 308, 22, 3, 0, 5)],
  ...put(adit, 94, 166, 1),
  ...put(adit, 196, 166, 1),
  ['pale', 'M150 176c-4-14 6-20 2-32 0-14 12-20 8-38h6c2 18-8 26-6 40 3 12-2 18 2 30z'],
  ...put(FIR, 20, 152, 1.5),
  ...put(FIR, 44, 158, 1.2),
  ...put(FIR, 300, 152, 1.5),
  ...put(FIR, 276, 160, 1.15),
  ...put(worker(PICK, 'coal', 'mid'), 146, 178, 0.7),
  ...put(CART, 262, 176, 0.7),
  ...put(GEM, 256, 160, 0.5),
  ...put(GEM, 268, 160, 0.5),
]

/** The rock on which one castle of the gorge stands, left of 0. */
const cliff: Scene = [
  ['deep', 'M-110 0H0l-10 14 8 18-14 20 4 18-16 32h-90z'],
  ['mid', gouges(-106, 8, 82, 80, 10, 0.25, 3)],
  ['leaf', 'M-110 3c30-8 70-9 112-3l-5 8c-36-4-70-2-107 4z'],
]
const duelCover: Scene = [
  ['coal', box(0, 0, 320, 180)],
  ['mid', rays(160, 112, 50, 240, 50)],
  ['fire', circle(160, 108, 48)],
  ['bone', circle(160, 108, 37)],
  ['mid', 'M84 180l14-46 22-24 14 18 26-46 24 42 18-20 22 30 12 46z'],
  ['cut', 'M120 116l3 14M160 90l5 20M160 90l-4 14M203 110l4 14'],
  ['pale', 'M60 180c14-16 26-10 36-20 16 8 24-4 40 2 18-10 30 2 44-4 18 4 28 2 44 10 16-4 24 4 36 12z'],
  ['cut', 'M96 170h18M138 168h20M186 170h16'],
  ...put(cliff, 108, 106),
  ...mirrored(inked(cliff, { deep: 'night', mid: 'deep' }), 212, 106),
  ...put(castle('bone', 'pale', 'fire'), 48, 106, 0.68),
  ...mirrored(castle('pale', 'mid', 'leaf'), 272, 106, 0.68),
  // A rope bridge, and two who meet on it.
  ['night', 'M100 108c36 20 84 20 120 0v4c-36 20-84 20-120 0z'],
  ['cut', 'M102 90c36 21 80 21 116 0M102 90v18M116 97v18M130 101v19M144 104v19M160 105v19M176 104v19M190 101v19M204 97v18M218 90v18'],
  ...put(worker(PICK, 'coal', 'fire'), 136, 121, 0.8),
  ...mirrored(worker(HAMMER, 'leaf', 'leaf'), 186, 121, 0.8),
  ...put(FIR, 8, 108, 0.8),
  ...put(FIR, 96, 107, 0.55),
  ...put(FIR, 312, 108, 0.8),
  ...put(FIR, 224, 107, 0.55),
]

const digCover: Scene = [
  ['deep', box(0, 0, 320, 180)],
  ['mid', gouges(2, 2, 312, 176, 22, 0.06, 7)],
  // The tunnel runs into the dark.
  ['night', 'M0 148V60c20-30 70-44 160-46 90 2 140 16 160 46v120H0z'],
  ['deep', 'M112 132V86c0-26 20-38 48-38s48 12 48 38v46z'],
  ['night', 'M130 128V90c0-17 12-26 30-26s30 9 30 26v38z'],
  ['coal', rays(160, 62, 16, 130, 46)],
  ['coal', 'M0 180l120-50h80l120 50z'],
  ['deep', gouges(60, 140, 200, 36, 5, 0, 3)],
  ['mid', 'M118 138h84l6 5h-96zM102 150h116l8 6H94zM82 164h156l12 8H70z'],
  ['pale', 'M136 130h4l-34 50h-7zM180 130h4l37 50h-7z'],
  ...put(timber(232, 128), 44, 176),
  ...put(timber(108, 76), 106, 136),
  ...put(lit(0, 0, 0.1, 1.7), 160, 34),
  ...put(GEM, 24, 60, 1.5, -14),
  ...put(GEM, 300, 84, 1.7, 18),
  ...put(GEM, 18, 116, 1, 20),
  ...put(GEM, 304, 132, 0.9, -12),
  ...put(inked(GEM, { gem: 'leaf' }), 26, 88, 0.8),
  ['bone', rays(24, 60, 19, 32, 22) + rays(300, 84, 21, 34, 22)],
  // The cart, full.
  ...put(GEM, 206, 124, 1.2, 8),
  ...put(GEM, 230, 120, 1.4, -10),
  ...put(inked(GEM, { gem: 'fire' }), 248, 126, 1),
  ...put(inked(GEM, { gem: 'leaf' }), 218, 128, 1, 20),
  ...put(CART, 226, 174, 1.9),
  ...put(worker(PICK, 'leaf', 'gem'), 108, 176, 1.5),
  ...put(COIN, 150, 172, 1),
  ...put(RAILS(60), 200, 174),
]

export const COVERS: Record<string, { scene: Scene; inks: string }> = {
  dwarf: { scene: dwarfCover, inks: 'dwarf' },
  dwar7s_fall: { scene: fallCover, inks: 'dwar7s' },
  dwar7s_duel: { scene: duelCover, inks: 'dwar7s' },
  dig_deeper_dwarf: { scene: digCover, inks: 'dig' },
}
