/** The pictograms of the frame around the boards, by their names in the set game-icons (CC BY 3.0, game-icons.net). */
export const ICONS = [
  'return-arrow', 'light-bulb', 'conversation', 'scroll-unfurled', 'hourglass', 'robot-golem', 'meeple', 'trophy', 'laurel-crown',
  'sunrise', 'candle-light', 'world', 'eyeball', 'padlock', 'book-cover', 'house', 'player-next', 'backward-time', 'cancel',
  'mining', 'anvil', 'castle', 'dragon-head', 'dwarf-face', 'dwarf-helmet', 'mine-wagon', 'lantern-flame', 'gears', 'sound-on', 'sound-off',
] as const

export type FrameIcon = (typeof ICONS)[number]
