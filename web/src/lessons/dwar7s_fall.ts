import { lessonFor } from './dwar7s'

export const lesson = lessonFor({
  options: { players: 2, first_player: 1 },
  home: { en: 'pile', de: 'Lager' },
  dragon: { en: 'In Fall a dragon may even be laid on a mine without dwarfs.', de: 'In Fall darf ein Drache sogar auf eine Mine ohne Zwerge gelegt werden.' },
})
