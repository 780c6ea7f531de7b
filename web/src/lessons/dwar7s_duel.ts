import { lessonFor } from './dwar7s'

export const lesson = lessonFor({
  options: { first_player: 1 },
  home: { en: 'campfire', de: 'Lagerfeuer' },
  dragon: { en: 'In Duel a dragon is only laid on an empty spot.', de: 'In Duel kommt ein Drache nur auf einen leeren Ort.' },
})
