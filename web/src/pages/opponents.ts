/** The opponents that people are offered; Random and Greedy are for scripts. */
import type { Level } from '../lib/api'

export const OPPONENTS: readonly Level[] = ['novice', 'adept', 'master', 'grandmaster']
