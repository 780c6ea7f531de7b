/** Which pictogram stands for what. */
import outlines from 'virtual:pictograms/boards/dwarf'
import type { DwarfIcon } from './icon-names'
import type { Holding } from './view'

const RESOURCES: Record<Holding, DwarfIcon> = {
  iron: 'rock',
  steel: 'metal-bar',
  gold: 'two-coins',
  items: 'chest',
  glory: 'ribbon-medal',
}

const ACTIONS: Record<string, DwarfIcon> = {
  mine: 'war-pick',
  forge: 'anvil-impact',
  defend: 'shield',
  get_help: 'health-normal',
}

const KINDS: Record<string, DwarfIcon> = {
  iron_seam: 'ore',
  gold_seam: 'gold-nuggets',
  alloy_steel: 'cauldron',
  forge_sword: 'broadsword',
  forge_mace: 'flanged-mace',
  forge_diadem: 'jewel-crown',
  forge_helm: 'visored-helm',
  forge_axe: 'battle-axe',
  forge_crown: 'queen-crown',
  forge_dagger: 'plain-dagger',
  forge_armour: 'breastplate',
  orc_raiders: 'orc-head',
  knockers: 'goblin-head',
  dragon: 'dragon-head',
  great_dragon: 'spiked-dragon-head',
  sidhe: 'fairy',
  get_help: 'three-friends',
}

const FRONTS: Record<string, DwarfIcon> = {
  muster_an_army: 'rally-the-troops',
  hold_a_council: 'round-table',
  sell_an_item: 'receive-money',
  past_glories: 'backward-time',
  special_order: 'scroll-quill',
  turn_back: 'return-arrow',
  apprentice: 'blacksmith',
  collapse_the_shafts: 'falling-rocks',
  run_amok: 'card-random',
}

export const picture = {
  resource: (what: Holding): string | undefined => outlines[RESOURCES[what]],
  action: (action: string): string | undefined => outlines[ACTIONS[action] ?? 'war-pick'],
  kind: (kind: string): string | undefined => outlines[KINDS[kind] ?? 'ore'],
  front: (front: string): string | undefined => outlines[FRONTS[front] ?? 'card-random'],
  of: (name: DwarfIcon): string | undefined => outlines[name],
}
