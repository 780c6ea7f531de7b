/** DWARF's options in words. */
import type { OptionBook } from '../option-words'

export const options: OptionBook = {
  players: {
    name: { en: 'Players', de: 'Spieler' },
    note: { en: 'Four and five play in two mines.', de: 'Zu viert und fünft wird in zwei Minen gespielt.' },
    values: { 1: { en: '1, against an automaton', de: '1, gegen einen Automaten' } },
  },
  solo_opponent: {
    name: { en: 'Automaton', de: 'Automat' },
    values: {
      eldhusfifl: { en: 'Eldhúsfífl, the easiest', de: 'Eldhúsfífl, der leichteste' },
      andvettr: { en: 'Andvéttr', de: 'Andvéttr' },
      andvettr_fadir: { en: 'Andvéttr faðir, the hardest', de: 'Andvéttr faðir, der schwerste' },
    },
    only: ['players', '1'],
  },
  edition: {
    name: { en: 'Edition', de: 'Ausgabe' },
    values: {
      v1: { en: 'V1.0, as printed', de: 'V1.0, wie gedruckt' },
      pnp: { en: 'English print-and-play 1.95', de: 'Englisches Print-and-Play 1.95' },
    },
  },
  mountain: {
    name: { en: 'The Mountain', de: 'Der Bergstapel' },
    values: {
      shuffled: { en: 'all cards shuffled', de: 'alle Karten gemischt' },
      a_on_b: { en: 'A cards above B cards', de: 'A-Karten über B-Karten' },
    },
    note: { en: 'A above B leaves less to chance.', de: 'A über B überlässt dem Zufall weniger.' },
  },
  mountain_end: {
    name: { en: 'When the Mountain runs out, the game ends', de: 'Geht der Bergstapel aus, endet das Spiel' },
    values: {
      failed_draw: { en: 'once a card is missing', de: 'sobald eine Karte fehlt' },
      empty: { en: 'with the last card', de: 'mit der letzten Karte' },
    },
    rare: true,
  },
  special_backs: {
    name: { en: 'Special Actions and their backs', de: 'Spezialaktionen und ihre Rückseiten' },
    values: {
      sheet: { en: 'as on the sheet', de: 'wie auf dem Bogen' },
      duplex: { en: 'as printed on both sides', de: 'wie beidseitig gedruckt' },
    },
    note: { en: 'Which location a used card covers.', de: 'Welchen Ort eine benutzte Karte bedeckt.' },
    rare: true,
  },
}
