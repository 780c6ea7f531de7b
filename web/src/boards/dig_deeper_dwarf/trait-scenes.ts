/** A scene for every Trait of Dig Deeper Dwarf, 100 by 80: what this dwarf is like. */
import { box, CART, circle, dwarf, FLAME, floor, GEM, gouges, HAMMER, inked, LANTERN, mirrored, PICK, put, RAILS, rays, stone, worker, type Scene } from '../../art/kit'

/** A lit chamber in the rock. */
const chamber: Scene = [
  ['deep', box(0, 0, 100, 80)],
  ['mid', gouges(1, 2, 96, 74, 12, 0.06, 11)],
  ['night', 'M8 80V34C10 18 28 10 50 10s40 8 42 24v46z'],
  ['leaf', rays(50, 42, 22, 46, 28)],
  ...floor(100, 70, 12, 'deep'),
]
/** A toothed wheel of radius r around 0, 0. */
function gear(r: number): string {
  const teeth = Array.from({ length: 8 }, (_, n) => {
    const turn = (n * Math.PI) / 4
    const at = (radius: number, side: number): string => `${(Math.cos(turn + side) * radius).toFixed(1)} ${(Math.sin(turn + side) * radius).toFixed(1)}`
    return `M${at(r * 0.9, -0.24)}L${at(r * 1.25, -0.16)}L${at(r * 1.25, 0.16)}L${at(r * 0.9, 0.24)}z`
  })
  return circle(0, 0, r) + teeth.join('')
}
const wheel = (r: number): Scene => [['pale', gear(r)], ['night', circle(0, 0, Math.round(r * 0.45))], ['mid', circle(0, 0, Math.round(r * 0.25))], ['cut', circle(0, 0, Math.round(r * 0.75))]]
const BROOM: Scene = [['mid', 'M-1.5-40h3V0h-3z'], ['fire', 'M-9 0H9l5 18h-28z'], ['cut', 'M-9 3H9M-5 5l-2 11M0 5v12M5 5l2 11']]
const BUBBLE: Scene = [['bone', 'M-20-14h40c4 0 6 2 6 6V6c0 4-2 6-6 6H2l-8 9V12h-14c-4 0-6-2-6-6V-8c0-4 2-6 6-6z'], ['cut', 'M-18-6h36M-18 0h28M-18 6h20']]
const PACK: Scene = [['mid', 'M-20-10c0-10 8-14 20-14s20 4 20 14v34h-40z'], ['pale', 'M-22-6h44c0 10-8 16-22 16S-22 4-22-6z'], ['fire', 'M-4 4h8v9h-8z'], ['coal', 'M-17 14h34v8h-34z'], ['cut', 'M-16 17h32M-18-14c10-5 26-5 36 0M-22-6h44'], ['gem', 'M-24-30h48c3 0 3 8 0 8h-48c-3 0-3-8 0-8z'], ['cut', 'M-14-30v8M14-30v8']]
const ROPE: Scene = [['score', 'M0-8a8 8 0 1 0 .1 0M0-5a5 5 0 1 0 .1 0M0-11a11 11 0 1 0 .1 0']]
const ARMS_UP: Scene = [['leaf', 'M-11-24l-8-24 6-2 9 22zM11-24l8-24-6-2-9 22z'], ['pale', circle(-16, -50, 3.4) + circle(16, -50, 3.4)]]

export const TRAITS: Record<string, Scene> = {
  agile: [...chamber, ['night', 'M36 70h34v10H36z'], ...put([...dwarf('leaf', 'gem'), ['night', 'M8-8l12-6 4 6-14 6z'], ['leaf', 'M8-24l14-4 1 6-13 7z'], ['pale', circle(23, -25, 3)]], 54, 62, 1, 14), ['score', 'M8 34h18M4 42h20M10 50h16M14 58h12']],
  clever: [...chamber, ['coal', rays(50, 18, 10, 34, 22)], ...put(dwarf('leaf', 'gem'), 50, 78, 1.05), ...put(LANTERN, 50, 4, 1.1), ...put(wheel(7), 22, 40, 1), ...put(wheel(5), 78, 36, 1), ...put(wheel(6), 82, 54, 1)],
  industrious: [...chamber, ...put(RAILS(90), 6, 73), ['pale', stone(66, 46, 8, 3) + stone(78, 45, 8, 5) + stone(72, 38, 8, 8)], ['cut', 'M62 46l7 2M75 45l7 2M69 37l6 2'], ...put(CART, 72, 75, 1.25), ...put(worker(PICK, 'leaf', 'gem'), 28, 75, 1.1)],
  inventive: [...chamber, ['coal', rays(48, 42, 24, 46, 26)], ...put(wheel(18), 40, 46, 1), ...put(wheel(11), 66, 28, 1), ...put(wheel(9), 68, 56, 1), ...put(HAMMER, 86, 40, 1, 22), ...put(FLAME, 14, 70, 1)],
  orderly: [...chamber, ['mid', 'M14 22h46v4H14zM14 42h46v4H14zM14 62h46v4H14zM12 18h4v54h-4zM58 18h4v54h-4z'], ...[0, 1, 2].flatMap((n) => put(inked(GEM, { gem: (['fire', 'gem', 'coal'] as const)[n]! }), 24 + n * 13, 34, 0.6)), ...[0, 1, 2].flatMap((n): Scene => [['pale', box(19 + n * 13, 50, 9, 12)], ['cut', `M${21 + n * 13} 54h5`]]), ...put(BROOM, 80, 52, 1, 10)],
  smooth_talking: [...chamber, ...put(dwarf('leaf', 'gem'), 26, 78, 0.95), ...mirrored(dwarf('coal', 'mid'), 76, 78, 0.95), ...put(BUBBLE, 46, 20, 0.8), ...put(GEM, 50, 58, 0.7)],
  strong: [...chamber, ['coal', rays(50, 22, 18, 44, 26)], ['pale', stone(50, 18, 22, 4)], ['mid', stone(52, 23, 14, 7)], ['cut', 'M38 14l10 4M56 10l6 6M42 26l8 2'], ...put([...ARMS_UP, ...dwarf('leaf', 'gem')], 50, 78, 0.95)],
  well_prepared: [...chamber, ['coal', rays(50, 42, 24, 46, 28)], ...put(PICK, 28, 24, 0.9, -28), ...put(LANTERN, 78, 24, 1.2), ...put(PACK, 50, 46, 1.05), ...put(ROPE, 50, 62, 0.5), ...put(ROPE, 22, 62, 0.8)],
}
