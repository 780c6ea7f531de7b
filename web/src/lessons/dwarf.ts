/** DWARF: two rounds' worth of placing workers. */
import type { Lesson } from '../table/lesson'

export const lesson: Lesson = {
  options: { players: 2 },
  steps: [
    {
      text: {
        en: 'This is the Mine: nine locations, each with a stack of cards. Only the top card counts, and every round cards from the Mountain cover old ones.',
        de: 'Das ist die Mine: neun Orte mit je einem Kartenstapel. Nur die oberste Karte zählt, und jede Runde decken Karten vom Bergstapel alte zu.',
      },
      clause: 'D-1',
      look: '.places',
      until: 'next',
    },
    {
      text: {
        en: 'Mine cards bring iron, gold or steel. Forge cards make items, Defend cards are monsters, Get Help brings extra workers.',
        de: 'Bergbau bringt Eisen, Gold oder Stahl. Schmieden macht Gegenstände, Verteidigen sind Monster, Hilfe Holen bringt Zusatzarbeiter.',
      },
      clause: 'D-6',
      look: '.places .band',
      until: 'next',
    },
    {
      text: {
        en: 'Here you sit, and here your opponent: iron, steel, gold, items and glory are open to all. Each of you has two workers a round.',
        de: 'Hier sitzt du, und hier dein Gegner: Eisen, Stahl, Gold, Gegenstände und Ehrenmedaillen sind für alle offen. Jeder hat zwei Arbeiter je Runde.',
      },
      clause: 'D-19',
      look: '[data-seat]',
      until: 'next',
    },
    {
      text: {
        en: 'Place a worker: when it is your turn, pick a glowing location; nobody stands there yet. An Iron Seam will bring 3 iron, a Gold Seam 1 gold.',
        de: 'Setze einen Arbeiter: Wenn du dran bist, wähle einen leuchtenden Ort; dort steht noch niemand. Eine Eisenader bringt 3 Eisen, eine Goldader 1 Gold.',
      },
      clause: 'D-34',
      look: '.places',
      until: 'move',
    },
    {
      text: {
        en: 'First turns begin with the start player, second turns come in the reverse order. Play on until you are asked for your second worker.',
        de: 'Die ersten Züge beginnen beim Startspieler, die zweiten kommen in umgekehrter Reihenfolge. Spiel weiter, bis dein zweiter Arbeiter gefragt ist.',
      },
      clause: 'D-30',
      look: 'section.question',
      until: { question: 'second_turns' },
    },
    {
      text: {
        en: 'Your second turn: place the other worker on a free location, or none. Alloy Steel turns 3 iron into 2 steel, if you have the iron.',
        de: 'Dein zweiter Zug: Setze den anderen Arbeiter auf einen freien Ort, oder keinen. Legierter Stahl macht aus 3 Eisen 2 Stahl, wenn du das Eisen hast.',
      },
      clause: 'D-36',
      look: '.places',
      until: 'move',
    },
    {
      text: {
        en: 'When all have placed, the cards are carried out: Get Help first, then Defend, Mine, and Forge last. So what you mine now can pay for an item in the same round.',
        de: 'Haben alle gesetzt, werden die Karten ausgeführt: zuerst Hilfe Holen, dann Verteidigen, Bergbau, zuletzt Schmieden. Was du schürfst, kann also noch in derselben Runde einen Gegenstand bezahlen.',
      },
      clause: 'D-50',
      look: '.places',
      until: 'next',
    },
    {
      text: {
        en: 'A monster on which nobody stands attacks everybody: it costs iron or gold, or all mining of the round. A worker there beats it and earns 1 glory.',
        de: 'Ein Monster, auf dem niemand steht, greift alle an: Es kostet Eisen oder Gold, oder allen Bergbau der Runde. Ein Arbeiter dort besiegt es und erhält 1 Ehrenmedaille.',
      },
      clause: 'D-64',
      look: '.places .card.defend',
      until: 'next',
    },
    {
      text: {
        en: 'On your first turn you may take a Special Action instead, with both workers, or with one and 4 glory. You do what the card says; then it is turned over and covers a location.',
        de: 'Im ersten Zug darfst du stattdessen eine Spezialaktion nehmen, mit beiden Arbeitern, oder mit einem und 4 Ehrenmedaillen. Du tust, was die Karte sagt; dann wird sie gewendet und deckt einen Ort zu.',
      },
      clause: 'D-41',
      look: '.piles',
      until: 'next',
    },
    {
      text: {
        en: 'After a round in which somebody holds 4 items, or when a card must be drawn and the Mountain is empty, the game ends. Whoever leads most of steel, gold and items wins; a tie goes to glory.',
        de: 'Nach einer Runde, in der jemand 4 Gegenstände hat, oder wenn eine Karte zu ziehen und der Bergstapel leer ist, endet das Spiel. Wer bei den meisten von Stahl, Gold und Gegenständen führt, gewinnt; bei Gleichstand zählen Ehrenmedaillen.',
      },
      clause: 'D-79',
      look: '[data-seat]',
      until: 'next',
    },
  ],
}
