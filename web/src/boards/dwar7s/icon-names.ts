/** The pictograms of Fall and Duel, by their names in the set game-icons (CC BY 3.0, game-icons.net). */
export const ICONS = [
  'beer-stein', 'shop', 'dragon-head', 'ice-golem', 'clockwise-rotation', 'check-mark', 'expand', 'ogre', 'dwarf-helmet', 'trophy',
  'secret-book', 'run', 'robber-hand', 'crown', 'mailed-fist', 'hooded-assassin', 'campfire', 'pie-slice', 'boar', 'honeypot',
  'beet', 'fish-smoking', 'cheese-wedge', 'barrel', 'bread', 'basket', 'shiny-apple', 'plain-padlock', 'poker-hand', 'flying-flag',
] as const

export type Pictogram = (typeof ICONS)[number]

export const KIND_ICONS: Record<string, Pictogram> = {
  tavern: 'beer-stein',
  'general store': 'shop',
  dragon: 'dragon-head',
  'frost giant': 'ice-golem',
}

export const OGRE_ICONS: Record<string, Pictogram> = {
  ambush: 'hooded-assassin',
  panic: 'run',
  thief: 'robber-hand',
  crown: 'crown',
  brute: 'mailed-fist',
}

export const GOAL_ICONS: Record<string, Pictogram> = {
  'venison pie': 'pie-slice',
  'roast boar': 'boar',
  'honey cakes': 'honeypot',
  'sack of turnips': 'beet',
  'smoked trout': 'fish-smoking',
  'mountain cheese': 'cheese-wedge',
  'barrel of ale': 'barrel',
  'barley bread': 'bread',
  'mixed hamper': 'basket',
  'cellar of apples': 'shiny-apple',
}
