/** The pictograms of Dig Deeper Dwarf, by their names in the set game-icons (CC BY 3.0, game-icons.net). */
export const ACTION_ICONS: Record<string, string> = {
  move: 'walking-boot', mine: 'mining', steal: 'robber-hand', drive: 'boot-kick', remove: 'card-burn', give: 'present', draw: 'card-draw',
  swap: 'card-exchange', investigate: 'magnifying-glass', copy: 'mirror-mirror', thwart: 'halt', book: 'open-book', crunch: 'eating',
}

export const EVENT_ICONS: Record<string, string> = {
  bookling: 'open-book', crunchy_munchy: 'eating', diggy: 'mole', flying_agaric: 'spotted-mushroom', longfingerling: 'grab',
  mycolus_maximus: 'super-mushroom', peekycillium: 'eyestalk', shuffle_truffle: 'trunk-mushroom', stinkhorn: 'mushrooms-cluster',
  treasure_1: 'open-treasure-chest', treasure_2: 'open-treasure-chest', treasure_3: 'open-treasure-chest', treasure_4: 'open-treasure-chest',
  call_of_nature: 'pine-tree', canary: 'bird-cage', cave_otter: 'beaver', vampire_bats: 'evil-bat', fools_gold: 'gold-nuggets',
  hearty_stew: 'camp-cooking-pot', cave_merchant: 'shop', transport_tunnel: 'mine-wagon', teleporter: 'teleport', cave_in: 'falling-rocks',
  flooded_tunnel: 'big-wave', monster: 'monster-grasp', thieving_goblins: 'goblin-head', trusty_tools: 'toolbox', birthday_party: 'stairs-cake',
}

export const TRAIT_ICONS: Record<string, string> = {
  agile: 'run', clever: 'brain', industrious: 'war-pick', inventive: 'gears', orderly: 'broom', smooth_talking: 'conversation',
  strong: 'muscle-up', well_prepared: 'knapsack',
}

export const RESOURCE_ICONS: Record<string, string> = {
  silver: 'metal-bar', gold: 'gold-bar', ruby: 'rupee', diamond: 'cut-diamond', emerald: 'emerald',
}

export const THINGS: Record<string, string> = {
  ring: 'diamond-ring', necklace: 'gem-necklace', crown: 'jewel-crown', tiara: 'tiara', sceptre: 'winged-scepter',
  rubble: 'stone-pile', coins: 'two-coins', points: 'laurel-crown', dwarf: 'dwarf-face', entrance: 'lantern-flame', camp: 'campfire', tent: 'camping-tent',
  workbench: 'anvil', hand: 'card-pick', deck: 'stack', discard: 'card-discard', cards: 'card-pickup', events: 'card-random', tiles: 'gold-mine',
  gone: 'card-burn', market: 'shopping-bag', anything: 'card-joker', hourglass: 'hourglass',
}
