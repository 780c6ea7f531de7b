/** Dig Deeper Dwarf: out of the Entrance, to a pile, and what it is all for. The learner begins. */
import type { Lesson } from '../table/lesson'

export const lesson: Lesson = {
  options: { players: 2, start: '1' },
  steps: [
    {
      text: {
        en: 'All of you dig in one mine; every dwarf starts on the Mine Entrance, beside the Camp. At the open shaft ends lie piles of five Mining cards, each on an Event everybody can read.',
        de: 'Alle graben in einer Mine; jeder Zwerg beginnt auf dem Mineneingang neben dem Lager. An den offenen Stollenenden liegen Stapel aus fünf Bergbaukarten, jeder auf einem Ereignis, das alle lesen können.',
      },
      clause: 'G-48',
      look: '.board .mine',
      until: 'next',
    },
    {
      text: {
        en: 'You hold five cards of your own deck of twelve. Action cards say what they do; Silver is a Resource, worth coins. What you dig comes into your deck, too.',
        de: 'Du hältst fünf Karten deines eigenen Decks aus zwölf. Aktionskarten sagen, was sie tun; Silber ist ein Rohstoff und Münzen wert. Auch was du ausgräbst, kommt in dein Deck.',
      },
      clause: 'G-50',
      look: 'section.hand ul.hand',
      until: 'next',
    },
    {
      text: {
        en: 'No pile lies next to the Mine Entrance, so Move first: play Old Boots, or use the basic action and discard one card for it. Each basic action shows how many cards it costs, once per turn.',
        de: 'Neben dem Mineneingang liegt kein Stapel, also geh zuerst los: Spiel die Alten Stiefel, oder nimm die Grundaktion und wirf eine Karte dafür ab. Jede Grundaktion zeigt, wie viele Karten sie kostet, einmal je Zug.',
      },
      clause: 'G-79',
      look: 'section.hand ul.hand, section.hand .front > .group:first-child',
      until: 'move',
    },
    {
      text: {
        en: 'Every action is announced first: others may cancel it with Thwart Plans, and a Thwart can be thwarted in turn. If you could answer an opponent’s action, you are asked.',
        de: 'Jede Aktion wird erst angekündigt: Andere können sie mit Pläne durchkreuzen aufheben, und auch das kann durchkreuzt werden. Könntest du auf die Aktion eines Gegners antworten, wirst du gefragt.',
      },
      clause: 'G-162',
      look: 'section.question',
      until: 'next',
    },
    {
      text: {
        en: 'To Mine, play a Rusty Pickaxe or discard two cards: the top card of a pile next to your tile goes to your discard pile. Do that if you can, or make any other move.',
        de: 'Zum Graben spiel eine Rostige Spitzhacke oder wirf zwei Karten ab: Die oberste Karte eines Stapels neben deinem Plättchen kommt auf deine Ablage. Tu das, wenn du kannst, oder mach einen anderen Zug.',
      },
      clause: 'G-92',
      look: '.board [data-pick^="pile:"]',
      until: 'move',
    },
    {
      text: {
        en: 'Whoever takes the last card of a pile gets its Event and adds a new tile, with new piles at its open sides. Mind the Rubble: each is worth −1 point.',
        de: 'Wer die letzte Karte eines Stapels nimmt, bekommt sein Ereignis und legt ein neues Plättchen an, mit neuen Stapeln an den offenen Seiten. Achte auf Geröll: Jedes zählt −1 Punkt.',
      },
      clause: 'G-125',
      look: '.board [data-pick^="pile:"]',
      until: 'next',
    },
    {
      text: {
        en: 'In the Camp you may buy one Jewelry card a turn, with Resources from your hand or revealed ones: most of your points. Action cards are crafted there, or at a Workbench, for hand cards.',
        de: 'Im Lager darfst du je Zug eine Schmuckkarte kaufen, mit Rohstoffen von der Hand oder ausgelegten: die meisten deiner Punkte. Aktionskarten stellst du dort oder an einer Werkbank her, für Handkarten.',
      },
      clause: 'G-144',
      look: '.board .market, .board .fold',
      until: 'next',
    },
    {
      text: {
        en: 'Revealing a Resource card lets you draw another, and it stays in front of you. But a dwarf on the same or a connected tile can steal from what is revealed, except from you in the Camp.',
        de: 'Legst du eine Rohstoffkarte aus, darfst du eine Karte ziehen, und sie bleibt vor dir liegen. Aber ein Zwerg auf demselben oder einem verbundenen Plättchen kann Ausgelegtes stehlen, nur nicht von dir im Lager.',
      },
      clause: 'G-142',
      look: '[data-seat]',
      until: 'next',
    },
    {
      text: {
        en: 'Do as much as your cards allow, then end the Activity phase: you may keep one card, the rest is discarded, and you draw up to five. Make your next move.',
        de: 'Tu so viel, wie deine Karten hergeben, dann beende die Aktivitätsphase: Eine Karte darfst du behalten, der Rest wird abgelegt, und du ziehst auf fünf nach. Mach deinen nächsten Zug.',
      },
      clause: 'G-63',
      look: 'section.question',
      until: 'move',
    },
    {
      text: {
        en: 'The game ends at once when a new pile is due and fewer than five Mining cards are left, or when the mine is dug out. Most points win: your cards, 1 for every 5 coins, 2 for the most Rubble.',
        de: 'Das Spiel endet sofort, wenn ein neuer Stapel fällig ist und weniger als fünf Bergbaukarten übrig sind, oder wenn die Mine leer ist. Die meisten Punkte gewinnen: deine Karten, 1 je 5 Münzen, 2 für das meiste Geröll.',
      },
      clause: 'G-247',
      look: '[data-seat]',
      until: 'next',
    },
  ],
}
