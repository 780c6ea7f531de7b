/** The pictograms of DWARF, by their names in the set game-icons (CC BY 3.0, game-icons.net). */
export const ICONS = [
  // Resources.
  'rock', 'metal-bar', 'two-coins', 'chest', 'ribbon-medal',
  // Action types.
  'war-pick', 'anvil-impact', 'shield', 'health-normal',
  // Kinds of cards.
  'ore', 'gold-nuggets', 'cauldron', 'broadsword', 'flanged-mace', 'jewel-crown', 'visored-helm', 'battle-axe', 'queen-crown',
  'plain-dagger', 'breastplate', 'orc-head', 'goblin-head', 'dragon-head', 'spiked-dragon-head', 'fairy', 'three-friends',
  // Special Actions.
  'rally-the-troops', 'round-table', 'receive-money', 'backward-time', 'scroll-quill', 'return-arrow', 'blacksmith', 'falling-rocks', 'card-random',
  // The rest of the table.
  'peaks', 'card-discard', 'stack', 'fangs', 'lantern-flame', 'crown', 'cancel',
] as const

export type DwarfIcon = (typeof ICONS)[number]
