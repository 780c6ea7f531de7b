/** A scene for every goal, secret goal, ogre card and trophy of Fall and Duel, 100 by 80: what lies beside the map. */
import { box, circle, dwarf, FIR, FLAME, floor, GEM, gouges, inked, mirrored, PICK, put, rays, stone, worker, type Scene } from '../../art/kit'

/** A table by a warm hearth: what the dwarfs want for their winter stands on it. */
const laid = (thing: Scene): Scene => [
  ['deep', box(0, 0, 100, 80)],
  ['coal', rays(50, 40, 18, 62, 30)],
  ['mid', 'M0 60h100v20H0z'],
  ['cut', 'M4 64h34M48 65h44M10 71h26M46 73h40'],
  ['pale', 'M0 58h100v3H0z'],
  ...thing,
]
const STEAM: Scene = [['bone', 'M-2 0c-5-6 4-9 0-16 7 4 7 10 3 16zM10 2c-5-6 4-9 0-16 7 4 7 10 3 16z']]
const APPLE: Scene = [['coal', 'M0-6c3-3 9-1 9 5S5 10 0 9c-5 1-9-4-9-10s6-8 9-5z'], ['fire', 'M-6-3c1-2 3-3 5-2-2 1-4 4-4 7-1-1-2-3-1-5z'], ['leaf', 'M0-6c0-5 4-7 8-6-1 4-4 6-8 6z'], ['cut', 'M0-5v-4']]
const LOAF: Scene = [['mid', 'M-26 10c-4-14 6-24 26-24s30 10 26 24c-6 5-46 5-52 0z'], ['fire', 'M-22 4c0-10 8-15 22-15s22 5 22 15c-8-5-36-5-44 0z'], ['cut', 'M-12-8l5 12M-2-11l4 12M8-10l4 11M-24 8h48']]
const EAR: Scene = [['fire', 'M-1 0h2v30h-2zM0-14c4 4 4 8 0 11-4-3-4-7 0-11zM1 0c1-5 4-7 8-7 0 5-3 8-8 7zM-1 0c-1-5-4-7-8-7 0 5 3 8 8 7zM1 8c1-5 4-7 8-7 0 5-3 8-8 7zM-1 8c-1-5-4-7-8-7 0 5 3 8 8 7z']]
const TURNIP: Scene = [['bone', 'M-8-4c0-5 16-5 16 0 0 6-4 10-8 16-4-6-8-10-8-16z'], ['gem', 'M-8-4c0-5 16-5 16 0 0 2 0 3-1 4-4-2-10-2-14 0-1-1-1-2-1-4z'], ['leaf', 'M0-6c-6-3-8-8-6-13 4 2 6 6 6 13zM0-6c6-3 8-8 6-13-4 2-6 6-6 13z']]
const TROUT: Scene = [['pale', 'M0-24c9 6 11 20 8 34L3 20l8 8H-11l8-8-5-10C-11-4-9-18 0-24z'], ['bone', 'M0-18c3 8 3 18 1 30-5-6-8-20-1-30z'], ['night', circle(3, -14, 1.4)], ['cut', 'M-5-8c3 2 7 2 11 0M4-2l-2 3M5 4l-3 3M-4 2l3 2']]
const BARREL: Scene = [['mid', 'M-20-26h40c6 16 6 36 0 52h-40c-6-16-6-36 0-52z'], ['coal', 'M8-26h12c6 16 6 36 0 52H8c5-16 5-36 0-52z'], ['pale', 'M-23-17h46v5h-46zM-23 12h46v5h-46z'], ['cut', 'M-8-26c-3 16-3 36 0 52M8-26c3 16 3 36 0 52M-20-26h40'], ['night', circle(0, 0, 4)], ['fire', 'M-2 0h4v8h6v4h-10z']]
const MUG: Scene = [['fire', 'M-9-10H7V14H-9z'], ['bone', 'M-11-10c0-7 7-9 9-5 4-4 12-1 11 5 0 4-3 5-5 4-2 3-6 3-8 0-4 2-7 0-7-4zM7-4h8v14H7V7h4V-1H7z'], ['cut', 'M-5-2v12M1-2v12']]
const BASKET: Scene = [['score', 'M-26 0C-26-34 26-34 26 0'], ['mid', 'M-30 0h60l-6 26h-48z'], ['pale', 'M-32-3h64v6h-64z'], ['cut', 'M-27 9h54M-26 17h52M-18 3l3 23M-6 3l1 23M6 3l-1 23M18 3l-3 23']]
const BOAR: Scene = [['mid', 'M-32 4c0-16 14-22 32-22 20 0 32 8 34 20l-4 8h-56c-4 0-6-2-6-6z'], ['coal', 'M16-14c10 0 20 6 22 14l6 2v8H26c-8-4-12-12-10-24z'], ['bone', 'M32 6l4-8 2 8z'], ['night', circle(30, -3, 1.6)], ['cut', 'M-24-4l8 3M-14-10l8 3M-2-12l7 3M-22 4h14M-4 2h12'], ['pale', 'M-42 10h88c-4 8-14 10-28 10h-32c-14 0-24-2-28-10z'], ['score', 'M-36 12h76']]
const CHEESE: Scene = [['pale', 'M-34 0L6-22c16 2 26 10 28 22z'], ['fire', 'M-34 0h68v20h-68z'], ['coal', circle(-18, 10, 5) + circle(4, 13, 3.5) + circle(20, 7, 4.5) + circle(-4, 5, 2.5)], ['cut', 'M-34 0h68M-20-6l22-12'], ['bone', 'M-30-1L6-20c5 1 9 2 13 4z']]
const PIE: Scene = [['pale', 'M-32 4h64l-7 16h-50z'], ['fire', 'M-34 2c0-18 14-24 34-24S34-16 34 2c-4 5-8-1-12 3s-8-2-11 2-8-1-11 2-7-5-11-2-7-6-11-2-8 2-12-3z'], ['coal', 'M-12-6c3-5 5-7 9-9 0 5-3 8-9 9zM12-6C9-11 7-13 3-15c0 5 3 8 9 9zM-1-13h2v11h-2z'], ['cut', 'M-27-6c4-6 9-9 15-11M-28 12h56M18-15c5 2 8 5 10 9']]
const CAKE: Scene = [['mid', 'M-22-4h44v10h-44zM-22 9h44v10h-44zM-18-17h36v10h-36z'], ['fire', 'M-22-7h44v5l-4 4-5-4-5 6-6-6-6 5-5-5-5 4-8-4zM-18-20h36v5l-5 4-5-4-6 5-6-5-6 4-8-4z'], ['bone', 'M-15-19h18v2h-18zM-19-6H0v2h-19z'], ['cut', 'M-22 19h44M-22 6h44']]
const HIVE: Scene = [['pale', 'M-13 20c-6-8-5-24 13-32 18 8 19 24 13 32z'], ['cut', 'M-12 0c8 3 16 3 24 0M-14 8c9 3 19 3 28 0M-14 15c9 3 19 3 28 0'], ['night', 'M-4 20v-4c0-5 8-5 8 0v4z']]
const SACK: Scene = [['pale', 'M-10-16C-26-6-26 24-18 27h36c8-3 8-33-8-43z'], ['mid', 'M-9-24c3 3 5 3 9 1 4 2 6 2 9-1l-1 9H-8z'], ['cut', 'M-9-14H9M-12 0c1 8 1 14 0 20M9-4c4 8 4 16 2 24']]

export const GOALS: Record<string, Scene> = {
  'venison pie': laid([...put(STEAM, 44, 20, 0.9), ...put(PIE, 50, 42, 1)]),
  'roast boar': laid([...put(BOAR, 48, 42, 1), ...put(APPLE, 90, 50, 0.5)]),
  'honey cakes': laid([...put(CAKE, 40, 40, 1), ...put(HIVE, 80, 40, 0.95)]),
  'sack of turnips': laid([...put(SACK, 42, 36, 0.95), ...put(TURNIP, 74, 50, 1, 40), ...put(TURNIP, 84, 46, 0.9), ...put(TURNIP, 42, 20, 0.9, -16), ...put(TURNIP, 52, 20, 0.9, 20)]),
  'smoked trout': [
    ['deep', box(0, 0, 100, 80)],
    ['coal', rays(50, 76, 10, 70, 26, 180, 180)],
    ['mid', 'M6 8h88v5H6z'],
    ['cut', 'M10 10h30M50 11h36M24 13v8M50 13v8M76 13v8'],
    ...put(TROUT, 24, 44, 0.9),
    ...put(TROUT, 50, 44, 0.9),
    ...put(TROUT, 76, 44, 0.9),
    ...put(FLAME, 34, 82, 0.9),
    ...put(FLAME, 50, 82, 1.1),
    ...put(FLAME, 66, 82, 0.9),
  ],
  'mountain cheese': laid(put(CHEESE, 50, 42, 1.1)),
  'barrel of ale': laid([...put(BARREL, 38, 36, 1), ...put(MUG, 78, 46, 1)]),
  'barley bread': laid([...put(EAR, 78, 26, 1.1, 14), ...put(EAR, 88, 30, 0.9, 28), ...put(LOAF, 46, 48, 1.15)]),
  'mixed hamper': laid([...put(LOAF, 40, 32, 0.6, -12), ...put(APPLE, 62, 30, 0.9), ['leaf', 'M50 34V16h2V8h6v8h2v18z'], ...put(BASKET, 50, 40, 1)]),
  'cellar of apples': [
    ['deep', box(0, 0, 100, 80)],
    ['night', 'M8 80V34C8 16 26 6 50 6s42 10 42 28v46z'],
    ['mid', gouges(2, 2, 94, 20, 3, 0, 4)],
    ...put(APPLE, 30, 34, 1), ...put(APPLE, 50, 33, 1), ...put(APPLE, 70, 34, 1),
    ['mid', 'M14 40h72v12H14z'],
    ...put(APPLE, 24, 60, 1), ...put(APPLE, 42, 60, 1), ...put(APPLE, 60, 60, 1), ...put(APPLE, 78, 60, 1),
    ['pale', 'M10 64h80v14H10z'],
    ['cut', 'M18 44h26M54 46h26M14 68h34M56 70h30M14 74h20'],
  ],
}

/** A niche in a hall, with somebody in it. */
const niche = (who: Scene): Scene => [
  ['deep', box(0, 0, 100, 80)],
  ['mid', gouges(1, 2, 96, 74, 12, 0, 8)],
  ['night', 'M14 80V34C14 14 30 4 50 4s36 10 36 30v46z'],
  ['coal', rays(50, 36, 22, 38, 30)],
  ...who,
  ...floor(100, 76, 6, 'mid'),
]
const BROAD_AXE: Scene = [['mid', 'M-1.5-18h3v40h-3z'], ['bone', 'M1-16c6 0 11-3 13-7 3 10 3 16 0 24-2-5-7-7-13-7z'], ['cut', 'M11-14c1 4 1 8 0 11']]
const CROWN: Scene = [['fire', 'M-12 0l-3-15 8 6 7-12 7 12 8-6-3 15z'], ['coal', 'M-12 0h24v4h-24z'], ['bone', circle(-15, -16, 1.8) + circle(15, -16, 1.8) + circle(0, -22, 2)]]
const PRINT: Scene = [['coal', 'M-6 12c-8-2-10-12-4-18 4-4 16-4 20 0 6 6 4 16-4 18-4 1-8 1-12 0z'], ['coal', 'M-12-9l-5-9 8 4zM-3-13l0-11 5 10zM8-12l7-9-1 11z']]

/** A head of an ogre, 44 wide around 0, 0: small eyes, large jaw. */
const OGRE: Scene = [
  ['leaf', 'M-18-8c0-12 8-18 18-18S18-20 18-8l6-2-2 10-5 2c0 14-7 22-17 22S-17 16-17 2l-5-2-2-10z'],
  ['cut', 'M-13-10c4-3 8-3 11 0M13-10c-4-3-8-3-11 0M-3 2c2 2 4 2 6 0'],
  ['night', 'M-11-7h9l-2 4h-5zM11-7H2l2 4h5zM-12 9h24l-4 8H-8z'],
  ['fire', circle(-6.5, -5.4, 1.3) + circle(6.5, -5.4, 1.3)],
  ['bone', 'M-9 11l1-8 4 8zM9 11L8 3l-4 8z'],
]
const SHOULDERS: Scene = [['coal', 'M-40 40c0-20 12-30 40-30s40 10 40 30z'], ['cut', 'M-28 24l10 6M28 24l-10 6M-10 34h20']]
const ogre = (head: Scene = OGRE): Scene => [...put(SHOULDERS, 0, 14), ...head]
/** A night wood, where ogres live. */
const wood: Scene = [['night', box(0, 0, 100, 80)], ['deep', 'M0 80V38l12-14 10 12 12-22 14 20 12-12 14 18 12-16 14 14v42z'], ['bone', 'M84 4a10 10 0 1 0 8 14A10 10 0 0 1 84 4z']]
const CLUB: Scene = [['mid', 'M-3 30l2-34h4l2 34z'], ['pale', 'M-8-2c-4-12-2-24 8-26 10 2 12 14 8 26z'], ['bone', 'M-9-10l-6-3 7-2zM9-10l6-3-7-2zM-6-20l-5-5 7 1zM6-20l5-5-7 1z'], ['cut', 'M-3-20v12M3-22v14']]
const HAND: Scene = [['leaf', 'M-12 26V6l-9-10c-3-4 3-8 7-4l6 6v-20c0-5 7-5 7 0v13l1-17c0-5 7-5 7 0v17l4-14c1-5 8-4 7 1L14 6l5-7c3-4 8-1 7 3L14 20v6z'], ['cut', 'M-8 12c5-3 11-3 17 0M1-4v8M8-3v7M15-1l-2 6'], ['bone', 'M-8-16l3-6 3 6zM1-18l3-6 3 6zM9-18l4-5 2 6z']]

export const SECRETS: Record<string, Scene> = {
  architect: niche([['pale', 'M34 72V30h-4V18h8v5h8v-5h8v5h8v-5h8v12h-4v42z'], ['mid', 'M54 72V30h16v42z'], ['night', 'M44 72V58c0-8 12-8 12 0v14z'], ['fire', 'M46 46v-6a4 4 0 0 1 8 0v6z'], ['cut', 'M34 36h12M52 52h10M36 62h6M58 42h8'], ['bone', 'M78 22l4-2 8 36-3 3zM80 20l-12 34-1 5 4-3 12-34z'], ['fire', circle(81, 19, 4)]]),
  hunter: [...wood, ...put(FIR, 12, 76, 1.4), ...put(FIR, 88, 78, 1.3), ...put(dwarf('leaf', 'gem'), 46, 76, 1.15), ['score', 'M74 18l0 52'], ['mid', 'M73 16c16 8 20 38 0 56l-2-2c14-16 12-42 0-52z'], ['bone', 'M48 42h34v2.400H48zM92 43l-12-5 3 5-3 5z']],
  berserker: niche([['fire', rays(50, 36, 20, 40, 26, 6)], ...put(dwarf('coal', 'fire'), 50, 78, 1.2), ...put(BROAD_AXE, 82, 36, 1.15, 14), ...mirrored(put(BROAD_AXE, 0, 0, 1.15, 14), 18, 36)]),
  king: niche([['mid', 'M26 80V22l8-10h32l8 10v58z'], ['coal', 'M32 80V26h36v54z'], ...put(dwarf('gem', 'coal'), 50, 80, 1.2), ...put(CROWN, 50, 42, 1.1)]),
  miner: niche([...put(worker(PICK, 'mid', 'pale'), 42, 78, 1.15), ...put(inked(GEM, { gem: 'fire' }), 14, 66, 0.75), ...put(inked(GEM, { gem: 'leaf' }), 76, 70, 0.75), ...put(inked(GEM, { gem: 'bone' }), 90, 62, 0.75), ...put(inked(GEM, { gem: 'coal' }), 16, 46, 0.7)]),
  'ogre in disguise': niche([...put(ogre(), 50, 42, 1.05), ['bone', 'M34 50c10 4 22 4 32 0 4 12-4 24-16 28-12-4-20-16-16-28z'], ['cut', 'M44 58l1 8M56 58l-1 8M50 60v10'], ['mid', 'M52 4c10 8 15 16 16 24H30C32 18 40 10 52 4z'], ['cut', 'M31 26h36M48 10l-6 12']]),
  researcher: niche([['pale', circle(44, 40, 22)], ...put(PRINT, 44, 43, 0.85), ['mid', 'M60 54l6-6 20 22-6 6z'], ['pale', 'M44 14a26 26 0 1 0 .1 0zM44 19a21 21 0 1 1-.1 0z'], ['bone', 'M28 36c2-8 6-11 13-12-6 4-9 7-9 13z'], ['cut', circle(44, 40, 23.5)]]),
  wizard: niche([...put(dwarf('gem', 'gem'), 44, 78, 1.15), ['gem', 'M50 2c4 12 8 22 10 32H30C34 22 40 10 50 2z'], ['night', 'M26 34h38v3H26z'], ['fire', 'M44 20l1.500 3.500 4 .5-3 2.600.9 4-3.400-2.100-3.400 2.100.9-4-3-2.600 4-.5z'], ['mid', 'M74 30h4v48h-4z'], ...put(GEM, 76, 24, 0.9), ['bone', rays(76, 24, 11, 20, 14)]]),
}

export const OGRES: Record<string, Scene> = {
  ambush: [...wood, ...put(ogre(), 50, 44, 0.9), ...put(FIR, 22, 84, 1.9), ...put(FIR, 80, 84, 1.9), ['mid', stone(50, 78, 22, 4)], ['cut', 'M40 76l12 4']],
  panic: [
    ...wood,
    ...put(inked(OGRE, { leaf: 'deep' }), 50, 26, 1.1),
    ...put(dwarf('coal', 'fire'), 26, 76, 0.75),
    ...put(dwarf('mid', 'pale'), 52, 78, 0.75),
    ...put(dwarf('leaf', 'gem'), 78, 76, 0.75),
    ['coal', 'M14 56l-8-10 4-2 8 8zM90 56l8-10-4-2-8 8z'],
    ['score', 'M6 66h8M4 72h8M92 68h6M38 70h5M64 72h5'],
    ...floor(100, 76, 6, 'mid'),
  ],
  thief: [...wood, ['coal', rays(50, 28, 12, 40, 26)], ...put(GEM, 52, 24, 1.1), ...put(HAND, 48, 56, 1.1), ['coal', 'M32 78h32v6H32z']],
  crown: [...wood, ['coal', rays(50, 30, 24, 46, 30)], ...put(ogre(), 50, 48, 1), ...put(CROWN, 50, 25, 1.2)],
  brute: [...wood, ['coal', rays(44, 40, 24, 46, 26)], ...put(ogre(), 42, 44, 1.05), ...put(CLUB, 82, 42, 1.2, 16), ['leaf', circle(83, 66, 7)], ['cut', 'M78 64h10M78 68h9']],
}

/** What hangs on the wall after a monster is slain. */
export const TROPHIES: Record<string, Scene> = {
  monster: niche([
    ['mid', 'M24 14h52v28c0 18-12 26-26 32-14-6-26-14-26-32z'],
    ['pale', 'M29 19h42v23c0 14-10 21-21 26-11-5-21-12-21-26z'],
    ['coal', 'M40 30c2-6 6-8 10-8s8 2 10 8l2 12-6 8v10l-6 4-6-4V50l-6-8z'],
    ['bone', 'M39 30c-8-2-11-8-10-16 4 6 8 8 13 9zM61 30c8-2 11-8 10-16-4 6-8 8-13 9zM45 58l2 5 2-5zM51 58l2 5 2-5z'],
    ['night', 'M41 37l7 3-5 3zM59 37l-7 3 5 3z'],
    ['fire', circle(45, 40, 1.2) + circle(55, 40, 1.2)],
    ['cut', 'M50 44v8M44 26l-4-4M56 26l4-4'],
  ]),
}

/** The back of an ogre card: all one knows of it. */
export const OGRE_BACK: Scene = [...wood, ...put(inked(ogre(), { leaf: 'mid', coal: 'deep' }), 50, 44, 1.05)]
