/** Dig Deeper Dwarf's options in words. */
import { whoBegins, type OptionBook } from '../option-words'

export const options: OptionBook = {
  players: {
    name: { en: 'Players', de: 'Spieler' },
    values: { 1: { en: '1, to practise (unofficial)', de: '1, zum Üben (inoffiziell)' } },
  },
  start: whoBegins,
  action_cards: {
    name: { en: 'Action cards', de: 'Aktionskarten' },
    note: { en: 'Without them, and without Event cards, it is a game for beginners.', de: 'Ohne sie und ohne Ereigniskarten ist es ein Spiel für den Anfang.' },
  },
  event_cards: { name: { en: 'Event cards', de: 'Ereigniskarten' } },
  glueck_auf: { name: { en: 'Glück auf!: events surprise from below the pile', de: 'Glück auf!: Ereignisse überraschen von unten im Stapel' } },
  traits: { name: { en: 'Traits: everybody keeps one of two', de: 'Eigenschaften: alle behalten eine von zweien' } },
  birthday_party: { name: { en: 'The promo event Birthday Party', de: 'Das Promo-Ereignis Geburtstagsparty' } },
  max_rounds: {
    name: { en: 'Last round', de: 'Letzte Runde' },
    note: { en: '0: the game ends by its own rules alone.', de: '0: Das Spiel endet nur nach seinen eigenen Regeln.' },
    rare: true,
  },
}
