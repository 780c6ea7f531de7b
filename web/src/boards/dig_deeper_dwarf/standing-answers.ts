/** How a player wishes to be asked whether to answer (games/dig_deeper_dwarf/standing.py); the server asks accordingly. */
export const CHOICES = ['always', 'if_mine', 'never_this_turn'] as const
export type Choice = (typeof CHOICES)[number]
