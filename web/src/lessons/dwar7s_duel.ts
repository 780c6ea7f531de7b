import { lessonFor } from './dwar7s'

export const lesson = lessonFor('duel', { first_player: 1 })
