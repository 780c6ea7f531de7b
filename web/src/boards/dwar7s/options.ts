/** The options of Dwar7s Fall and Duel in words. */
import { whoBegins, type OptionBook } from '../option-words'

export const options: OptionBook = {
  players: { name: { en: 'Players', de: 'Spieler' } },
  first_player: whoBegins,
  goals_to_end: {
    name: { en: 'Goals that bring the last round', de: 'Ziele, die die letzte Runde bringen' },
    note: { en: 'Completed by one player; 3 is printed.', de: 'Von einer Person erfüllt; gedruckt sind 3.' },
  },
  table: {
    name: { en: 'Where the map grows', de: 'Wohin die Karte wächst' },
    values: { free: { en: 'anywhere', de: 'überallhin' }, mat: { en: 'on a mat', de: 'auf einer Matte' } },
  },
  mat_size: {
    name: { en: 'Size of the mat', de: 'Größe der Matte' },
    note: { en: 'Width x height, both even, 4 to 12.', de: 'Breite x Höhe, beide gerade, 4 bis 12.' },
    only: ['table', 'mat'],
  },
  open_gems: { name: { en: 'Everybody sees all gems, for a first game', de: 'Alle sehen alle Edelsteine, für ein erstes Spiel' } },
  dragon_over_mine: { name: { en: 'A dragon may be laid on a mine without dwarfs', de: 'Ein Drache darf auf eine Mine ohne Zwerge gelegt werden' }, rare: true },
  castleless_dragon: { name: { en: 'A dragon stops mines even where no castle is near', de: 'Ein Drache lähmt Minen auch, wo keine Burg im Gebiet ist' }, rare: true },
  round_cap: { name: { en: 'The last round at the latest', de: 'Spätestens die letzte Runde' }, rare: true },
  colours: {
    name: { en: 'Colours of the seats', de: 'Farben der Plätze' },
    note: { en: "blue, red, green, yellow in the seats' order, joined by '-'.", de: "blue, red, green, yellow in der Reihe der Plätze, mit '-' verbunden." },
    rare: true,
  },
}
