/** What the first games of Fall and Duel have in common: nearly everything. The learner lays the first card. */
import type { Lesson, Step } from '../table/lesson'

interface Box {
  readonly options: Lesson['options']
  /** Where dwarfs wait. */
  readonly home: Step['text']
  /** Where a dragon may be laid: the boxes differ. */
  readonly dragon: Step['text']
}

export function lessonFor({ options, home, dragon }: Box): Lesson {
  return {
    options,
    steps: [
      {
        text: {
          en: 'Everybody builds one map together, card by card, and you lay the first one. Walls on the cards divide the map into kingdoms.',
          de: 'Alle bauen zusammen eine Landkarte, Karte für Karte, und du legst die erste. Mauern auf den Karten teilen sie in Königreiche.',
        },
        clause: 'K-70',
        look: '.middle',
        until: 'next',
      },
      {
        text: {
          en: 'Your hand: a castle, four mines, a tavern, a general store, a dragon and a frost giant; everybody has the same nine. And you have seven dwarfs.',
          de: 'Deine Hand: eine Burg, vier Minen, eine Taverne, ein Kramladen, ein Drache und ein Frostriese; alle haben dieselben neun. Und du hast sieben Zwerge.',
        },
        clause: 'K-13',
        look: 'section.hand',
        until: 'next',
      },
      {
        text: {
          en: 'A turn has up to three actions, in any mix: play a kingdom card, place a dwarf, move a dwarf. While your castle is on the map it is four, unless a frost giant is in its domain.',
          de: 'Ein Zug hat bis zu drei Aktionen, beliebig gemischt: eine Königreichskarte legen, einen Zwerg setzen, einen Zwerg bewegen. Solange deine Burg liegt, sind es vier, außer in ihrem Gebiet ist ein Frostriese.',
        },
        clause: 'K-18',
        look: '.middle > .head',
        until: 'next',
      },
      {
        text: {
          en: 'Pick a card of your hand and lay it on the map; you may turn it. The castle is a good start: what can be reached from it without crossing a wall is your kingdom.',
          de: 'Wähle eine Handkarte und leg sie auf die Landkarte; du darfst sie drehen. Die Burg ist ein guter Anfang: Was von ihr aus ohne Mauer dazwischen erreichbar ist, ist dein Königreich.',
        },
        clause: 'K-33',
        look: '.hand [data-pick^="card:"]',
        until: 'move',
      },
      {
        text: {
          en: `Now send a dwarf: pick your ${home.en}, then a card on the map with a free place. Distance and walls do not matter here, only when a dwarf walks on.`,
          de: `Jetzt schick einen Zwerg los: Wähle dein ${home.de}, dann eine Karte mit freiem Platz. Entfernung und Mauern zählen dabei nicht, erst wenn ein Zwerg weitergeht.`,
        },
        clause: 'K-44',
        look: '[data-pick="pile:dwarf"]',
        until: 'move',
      },
      {
        text: {
          en: 'Take another action, or end your actions. Then your tasks are carried out, and last of all you go down to nine cards in hand: gems and ogre cards leave, kingdom cards never.',
          de: 'Nimm noch eine Aktion oder beende deine Aktionen. Dann werden deine Aufgaben ausgeführt, und zuletzt bleiben höchstens neun Handkarten: Edelsteine und Ogerkarten gehen, Königreichskarten nie.',
        },
        clause: 'K-17',
        look: 'section.question',
        until: 'move',
      },
      {
        text: {
          en: `A task is ready at the end of your turn when enough of your dwarfs stand on the card; they go back to the ${home.en}. Mines give gems, taverns an ogre card, and a general store trades gems for one of these goals.`,
          de: `Eine Aufgabe ist am Ende deines Zuges fällig, wenn genug deiner Zwerge auf der Karte stehen; sie gehen zurück ins ${home.de}. Minen geben Edelsteine, Tavernen eine Ogerkarte, und ein Kramladen tauscht Edelsteine gegen eins dieser Ziele.`,
        },
        clause: 'K-83',
        look: '.goals',
        until: 'next',
      },
      {
        text: {
          en: `Mines in a dragon’s domain give nothing; five of your dwarfs on a monster slay it for a trophy worth 3 points. ${dragon.en}`,
          de: `Minen im Gebiet eines Drachen geben nichts; fünf deiner Zwerge auf einem Monster besiegen es und holen eine Trophäe für 3 Punkte. ${dragon.de}`,
        },
        clause: 'K-92',
        look: '[data-kind="dragon"], .hand [data-pick="card:dragon"]',
        until: 'next',
      },
      {
        text: {
          en: 'Every card on the map serves everybody, so use your opponent’s mines, or stand in the way. Their gems, ogre cards and secret goal are hidden; your own goal you may reveal once it is true.',
          de: 'Jede Karte auf der Landkarte dient allen: Nutze die Minen deines Gegners oder steh ihm im Weg. Seine Edelsteine, Ogerkarten und sein geheimes Ziel sind verdeckt; dein eigenes darfst du aufdecken, sobald es erfüllt ist.',
        },
        clause: 'K-116',
        look: '[data-seat="1"], .hand .secret',
        until: 'next',
      },
      {
        text: {
          en: 'When somebody ends a turn with three completed goals, the round is played out and the game is over. Most points win: goals, trophies, gems in hand and the worth of your kingdom.',
          de: 'Beendet jemand seinen Zug mit drei erfüllten Zielen, wird die Runde zu Ende gespielt und das Spiel ist aus. Die meisten Punkte gewinnen: Ziele, Trophäen, Edelsteine auf der Hand und der Wert deines Königreichs.',
        },
        clause: 'K-132',
        look: '[data-seat]',
        until: 'next',
      },
    ],
  }
}
