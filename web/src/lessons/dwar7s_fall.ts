import { lessonFor } from './dwar7s'

export const lesson = lessonFor('fall', { players: 2, first_player: 1 })
