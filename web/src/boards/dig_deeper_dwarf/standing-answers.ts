/** How a player wishes to be asked whether they answer (games/dig_deeper_dwarf/standing.py); the server keeps to it. */
export const CHOICES = ['always', 'if_mine', 'never_this_turn'] as const
export type Choice = (typeof CHOICES)[number]
