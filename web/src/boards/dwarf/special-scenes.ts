/** A scene for every Special Action of DWARF, 120 by 80. What happens stands in the upper part: the sentence is printed below. */
import { ANVIL, box, cave, circle, COIN, dwarf, FIR, floor, gouges, HAMMER, inked, lit, mirrored, PICK, put, rays, stone, timber, worker, type Ink, type Scene } from '../../art/kit'

const hall: Scene = [...cave(120, 80, 10, 10), ...floor(120, 62, 20)]

/** A spear held upright, its foot at 0, 0. */
const SPEAR: Scene = [['mid', 'M-1-50h2V0h-2z'], ['bone', 'M0-62l4 9-4 5-4-5z'], ['cut', 'M0-59v9']]
/** A banner on its pole, the foot of the pole at 0, 0. */
const BANNER: Scene = [['pale', 'M-1.2-64h2.400V0h-2.400zM-17-62h34v2.500h-34z'], ['coal', 'M-14-60h28v24l-14 8-14-8z'], ['fire', 'M-6-53h12v4l-4 2v6h-4v-6l-4-2z'], ['cut', 'M-11-57v20M11-57v20']]
/** A card that flies: 18 wide and 24 high around 0, 0. */
const LEAF: Scene = [['bone', 'M-9-12H9v24H-9z'], ['mid', 'M-6-9H6V3H-6z'], ['cut', 'M-6 6H6M-6 9H2'], ['fire', circle(0, -3, 3)]]
const SCALES: Scene = [['pale', 'M-1.5-34h3v40h-3zM-24-34h48v2.500h-48zM-9 5H9v3H-9z'], ['score', 'M-22-32l-7 14M-22-32l7 14M22-32l-7 14M22-32l7 14'], ['mid', 'M-31-18h18c0 8-18 8-18 0zM13-18h18c0 8-18 8-18 0z'], ['fire', circle(0, -36, 3)]]
const SMALL_CROWN: Scene = [['fire', 'M-9 0l-2-12 6 5 5-9 5 9 6-5-2 12z'], ['cut', 'M-8-3H8']]

const soldier = (x: number, y: number, scale: number, cloth: Ink, hood: Ink): Scene => put([...put(SPEAR, 17, 0, 1), ...dwarf(cloth, hood), ['pale', circle(15, -20, 3)]], x, y, scale)

export const SPECIALS: Record<string, Scene> = {
  muster_an_army: [
    ...hall,
    ['coal', rays(60, 26, 16, 60, 30)],
    ...put(BANNER, 60, 66, 0.95),
    ...soldier(20, 62, 0.8, 'mid', 'pale'),
    ...soldier(92, 62, 0.8, 'mid', 'pale'),
    ...soldier(38, 68, 0.95, 'coal', 'fire'),
    ...soldier(74, 68, 0.95, 'coal', 'fire'),
  ],
  hold_a_council: [
    ...hall,
    ['coal', rays(60, 22, 10, 50, 28)],
    ...put(dwarf('mid', 'pale'), 24, 58, 0.85),
    ...put(dwarf('coal', 'fire'), 60, 56, 0.95),
    ...put(dwarf('deep', 'mid'), 96, 58, 0.85),
    ['night', 'M8 54c0-14 104-14 104 0s-104 14-104 0z'],
    ['mid', 'M8 51c0-13 104-13 104 0s-104 13-104 0z'],
    ['pale', 'M16 50c0-9 88-9 88 0s-88 9-88 0z'],
    ['bone', 'M46 46l26-2 4 9-28 2z'],
    ['cut', 'M50 49l18-1M52 52l12-1M20 52h14M86 50h12'],
    ['fire', circle(36, 49, 2.4) + circle(84, 52, 2.4)],
    ...put(lit(0, 0, 0.1, 0.7), 60, 1),
  ],
  sell_an_item: [
    ...hall,
    ['coal', rays(58, 28, 20, 56, 30)],
    ...put(SCALES, 58, 46, 1.1),
    ...put(SMALL_CROWN, 34, 25, 0.9),
    ...put(COIN, 78, 24, 0.8),
    ...put(COIN, 85, 24, 0.8),
    ...put(COIN, 81, 20, 0.8),
    ['mid', 'M6 54h108v8H6z'],
    ['cut', 'M10 57h30M52 58h26M88 57h20'],
    ['deep', 'M10 62h100v18H10z'],
    ...put(COIN, 98, 50, 1),
    ...put(COIN, 98, 46, 1),
    ...put(COIN, 98, 42, 1),
  ],
  past_glories: [
    ['deep', box(0, 0, 120, 80)],
    ['mid', gouges(2, 2, 114, 74, 12, 0, 5)],
    ['night', 'M30 80V30c0-18 12-28 30-28s30 10 30 28v50z'],
    ['coal', rays(60, 30, 20, 34, 26)],
    // A statue of somebody great, in an arch, a wreath on the plinth.
    ...put(inked(worker(HAMMER, 'pale', 'pale'), { night: 'mid', bone: 'bone', mid: 'pale' }), 57, 58, 0.95),
    ['mid', 'M38 57h44v6H38zM42 63h36v17H42z'],
    ['leaf', 'M60 78c-9-1-12-8-9-14 1 6 4 9 9 9s8-3 9-9c3 6 0 13-9 14z'],
    ['cut', 'M38 60h44'],
    ...put(lit(0, 0, 20, 0.7), 16, 16),
    ...put(lit(0, 0, 20, 0.7), 104, 16),
  ],
  special_order: [
    ...hall,
    ['coal', rays(58, 32, 26, 60, 32)],
    ['bone', 'M30 10c-6 0-6 8 0 8h4v42c0 6 4 8 8 8h44c-5 0-6-4-6-8V18c0-5-2-8-6-8z'],
    ['pale', 'M30 10c6 0 6 8 0 8-6 0-6-8 0-8zM42 68c5 0 6-4 6-8h42c0 5-1 8-6 8z'],
    ['cut', 'M42 44h30M42 50h30M42 56h20M38 18h38'],
    ...put(SMALL_CROWN, 57, 38, 1.4),
    ['coal', stone(80, 60, 8, 4)],
    ['fire', circle(80, 60, 3.4)],
    ['pale', 'M70 46C78 28 88 14 104 6c0 16-10 30-28 40l-7 6z'],
    ['cut', 'M70 50C80 36 88 24 100 10M82 32l8 0M78 38l8 1'],
  ],
  turn_back: [
    ['night', box(0, 0, 120, 80)],
    ['coal', rays(60, 40, 30, 74, 36, 180, 180)],
    ['deep', 'M0 66L34 18l10 12L60 4l18 26 8-8 34 44v14H0z'],
    ['bone', 'M60 4l9 13-6 3-4-4-6 5-2-3zM34 18l6 8-5 2-5-2z'],
    ['cut', 'M60 22l6 14M48 30l-8 16M86 26l8 16M30 34l-8 14'],
    ...put(timber(24, 22), 48, 62),
    ['night', box(48, 40, 24, 22)],
    ['fire', circle(60, 52, 5)],
    ['coal', rays(60, 52, 6, 12, 12)],
    ...floor(120, 62, 20, 'mid'),
    ...put(LEAF, 86, 50, 0.9, -20),
    ['score', 'M98 42c4-4 8-4 12-2M100 50h10M98 58c4 2 8 2 11 0'],
    ...put(FIR, 14, 68, 1),
    ...put(dwarf('coal', 'fire'), 32, 70, 0.62),
  ],
  apprentice: [
    ...hall,
    ['coal', rays(62, 38, 12, 48, 28)],
    ['fire', rays(62, 36, 6, 20, 12, 190, 160)],
    ...put(ANVIL, 62, 44, 1),
    ['fire', 'M50 40h24v4H50z'],
    ...put(worker(HAMMER, 'mid', 'pale'), 28, 66, 1.1),
    ...mirrored(worker(HAMMER, 'coal', 'fire'), 94, 66, 0.66),
  ],
  collapse_the_shafts: [
    ...cave(120, 80, 16, 16),
    ['mid', 'M26 80V26h7v54zM90 80L82 30l7-2 9 52z'],
    ['mid', 'M18 26l42-8 3 6-44 9zM64 30l30-10 3 6-30 11z'],
    ['cut', 'M29 76V30M22 29l34-7M70 31l22-7M92 76l-7-44'],
    ['pale', stone(58, 30, 12, 2) + stone(74, 50, 13, 5) + stone(46, 52, 12, 7) + stone(60, 66, 14, 9) + stone(34, 68, 10, 3) + stone(88, 68, 11, 4)],
    ['bone', 'M52 26l7-4 3 4zM69 46l7-4 2 5zM42 48l6-4 2 4zM54 61l8-4 2 5z'],
    ['cut', 'M54 34l9 2M70 54l9 2M42 56l8 2M54 70l11 2'],
    ['score', 'M58 8v9M46 34v8M76 30v9M66 4v6M36 50v8M88 48v9'],
  ],
  run_amok: [
    ...hall,
    ['coal', rays(60, 36, 22, 66, 34)],
    ['fire', rays(60, 36, 18, 30, 26, 5)],
    ...put(inked(dwarf('coal', 'fire'), {}), 60, 68, 1.1),
    ['coal', 'M49 42L34 30l-4 5 13 16zM71 42l15-12 4 5-13 16z'],
    ['pale', circle(32, 32, 3.2) + circle(88, 32, 3.2)],
    ...put(PICK, 30, 18, 0.8, -30),
    ...put(HAMMER, 91, 18, 0.9, 30),
    ...put(LEAF, 14, 46, 0.75, -28),
    ...put(LEAF, 106, 46, 0.75, 32),
    ...put(LEAF, 44, 12, 0.6, 18),
    ...put(LEAF, 74, 10, 0.6, -22),
    ['score', 'M20 30c-6 3-9 7-10 12M100 30c6 3 9 7 10 12M52 12c4-3 9-4 14-3'],
  ],
}
