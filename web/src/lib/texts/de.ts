import type { Texts } from './en'

export const de: Texts = {
  title: 'Underhall',
  motto: 'Zwergenspiele im Laternenschein',
  skip: 'Zum Inhalt springen',
  error: 'Das hat nicht geklappt',
  retry: 'Noch einmal',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Einen Moment …',
  gone: 'Der Tischserver antwortet nicht. Läuft er noch? Wir versuchen es weiter.',
  nav: { home: 'Das Regal', rules: 'Regeln', about: 'Über', settings: 'Einstellungen' },
  settings: {
    language: 'Sprache', theme: 'Licht', dark: 'Laterne (dunkel)', light: 'Pergament (hell)', speed: 'Bewegung',
    off: 'keine', quick: 'schnell', normal: 'normal', slow: 'langsam', sound: 'Töne', confirm: 'Jeden Zug bestätigen',
    you: 'Du', name: 'Dein Name', save: 'Speichern', guest: 'Du spielst als Gast: Dieser Browser erinnert sich an dich.',
    member: 'Du hast ein Konto.', password: 'Passwort (mindestens 8 Zeichen)', register: 'Konto anlegen', login: 'Anmelden', logout: 'Abmelden',
    remove: 'Konto und Daten löschen', removeSure: 'Wirklich Name, Worte und Plätze löschen?',
  },
  home: {
    shelf: 'Das Regal', play: 'Jetzt spielen', against: 'gegen', players: '{low}–{high} Spieler', one: '{low} Spieler', minutes: '{low}–{high} Min.',
    more: 'Mehr Optionen', learn: 'Lernen', rules: 'Regeln', yours: 'Deine Spiele', yourTurn: 'Du bist dran', waiting: 'Wartet auf {name}',
    over: 'Beendet', open: 'Offene Tische', nobody: 'Gerade wartet niemand auf Mitspieler. Richte einen Tisch ein und teile den Link.', join: 'Platz nehmen',
    watch: 'Zuschauen', seatsFree: '{count} frei', link: 'Mit Link beitreten', linkHint: 'Link oder Nummer des Tisches einfügen', enter: 'Los',
    missed: 'Seit du weg warst', nothing: 'nichts geschehen', fan: 'Ein inoffizielles Fanwerk, ohne Verbindung zu Autoren oder Verlagen.',
  },
  levels: { random: 'Zufall', greedy: 'Gierig', novice: 'Neuling', adept: 'Geübt', master: 'Meister', grandmaster: 'Großmeister' },
  create: {
    heading: 'Ein neuer Tisch', game: 'Spiel', options: 'Regeln an diesem Tisch', seats: 'Wer sitzt wo', me: 'Ich', openSeat: 'Offen für alle', bot: 'Gegner: {level}',
    seat: 'Platz {number}', name: 'Name des Tisches (freiwillig)', visibility: 'Wer kommen darf', open: 'Alle: steht im Regal', link: 'Wer den Link hat', private: 'Nur wen ich einlade',
    pace: 'Tempo', live: 'Live', slow: 'Über Tage', clock: 'Zeit', noClock: 'ohne Grenze', perMove: 'je Zug', perGame: 'je Spiel', minutes: 'Minuten',
    hints: 'Tipps erlaubt', takebacks: 'Um Zurücknehmen darf gebeten werden', go: 'Tisch einrichten', default: 'üblich',
  },
  lobby: {
    heading: 'Der Tisch ist gedeckt', waiting: 'Das Spiel beginnt, wenn alle Plätze besetzt sind.', share: 'Teile diesen Link', copy: 'Kopieren', copied: 'Kopiert', sit: 'Hier sitzen', leave: 'Aufstehen',
    remove: 'Entfernen', start: 'Beginnen', invite: 'Mit Namen einladen', send: 'Einladen', free: 'frei', commitment: 'Mischung versiegelt',
  },
  table: {
    board: 'Spielplan', seats: 'Spieler', log: 'Was geschah', talk: 'Tischgespräch', say: 'Sag etwas', send: 'Senden', hand: 'Deine Hand', question: 'Was gefragt ist',
    yourTurn: 'Du bist dran', turnOf: '{name} entscheidet', thinking: '{name} denkt nach …', someone: 'Der Tisch ordnet sich …', watching: 'Du schaust zu', undo: 'Zurücknehmen', askUndo: 'Um Zurücknehmen bitten', hint: 'Tipp', moves: 'Alle Züge',
    filter: 'Suchen', back: 'Zurück', confirm: 'Bestätigen', confirmMove: 'So spielen', wouldDo: 'Das würde geschehen', uncertain: 'Der Rest hängt an verdeckten Karten oder am Zufall.', rotate: 'Drehen',
    sending: 'sendet …', stored: 'gespeichert', reconnecting: 'Verbindung verloren. Wird wiederhergestellt …', live: 'verbunden', refused: 'Nicht möglich', over: 'Das Spiel ist aus', resign: 'Aufgeben', resignSure: 'Dieses Spiel wirklich aufgeben?',
    rematch: 'Noch einmal', review: 'Nachspielen', record: 'Aufzeichnung laden', home: 'Zum Regal', wins: '{names} gewinnt', winsMany: '{names} teilen sich den Sieg', lost: 'Niemand gewinnt', undoAsked: '{name} möchte einen Zug zurücknehmen.', agree: 'Einverstanden', disagree: 'Ablehnen',
    describe: 'Der Spielplan in Worten', keys: 'Tasten', menu: 'Menü', rules: 'Regeln', left: '{name} ist gegangen.', toBot: 'Einen Bot weiterspielen lassen', done: 'Das ist alles', expected: 'erwartet', noHints: 'An diesem Tisch gibt es keine Tipps',
    total: 'Ergebnis', score: 'Wertung', share: 'Teilen', drag: 'mehr', you: 'du', bot: 'Bot', standing: 'Feste Antworten', forced: 'Erzwungene Züge für mich spielen', began: 'Das Spiel begann.', sat: '{name} setzte sich.', stood: '{name} stand auf.', tookBack: '{name} nahm einen Zug zurück.', resigned: '{name} gab auf.', botTook: 'Für {name} spielt jetzt ein Bot.', points: 'Wendepunkte',
    keyList: [
      ['Tab, Pfeile', 'über alles gehen, was wählbar ist'], ['Eingabe', 'wählen'], ['Esc', 'einen Schritt zurück'], ['R', 'drehen'], ['U', 'zurücknehmen'], ['H', 'Tipp'], ['M', 'alle Züge'], ['L', 'Verlauf'], ['B', 'der Spielplan in Worten'], ['?', 'diese Tasten'],
    ],
  },
  review: {
    heading: 'Nachspielen', step: 'Zug {move} von {moves}', eyes: 'Mit den Augen von', spectator: 'Zuschauern', first: 'Zum Anfang', previous: 'Einen zurück', next: 'Einen weiter', last: 'Zum Ende', advice: 'Was spielte der Meister?',
    branch: 'Von hier weiterspielen', points: 'Wendepunkte', curve: 'Aussichten', notOver: 'Ein Spiel kann nachgespielt werden, wenn es aus ist.', against: 'gegen', after: 'nach Zug {move}', asPlayed: 'so gespielt',
  },
  rules: { heading: 'Regeln', search: 'In den Regeln suchen', none: 'Kein Absatz enthält alle diese Wörter.', english: 'Der Regeltext liegt auf Englisch vor; Karten, Züge und Ereignisse sind deutsch.', open: 'Regeln öffnen', clause: 'Absatz {number}' },
  lesson: { heading: 'Dein erstes Spiel', next: 'Weiter', end: 'Allein weiterspielen', leave: 'Die Einführung verlassen', step: 'Schritt {step} von {steps}' },
  about: {
    heading: 'Über Underhall',
    text: [
      'Underhall ist ein digitaler Tisch für eine Familie von Zwergenspielen: genau nach den Regelheften, mit Gegnern, die denken.',
      'Es ist ein inoffizielles Fanwerk. Die Spiele gehören ihren Autoren und Verlagen; wer sie mag, hole sich die Schachteln.',
      'Alle Zeichnungen, Texte und der Code sind unsere eigenen (Apache-2.0). Piktogramme von game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Schrift: Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), OFL.',
    ],
    credits: 'Die Spiele',
  },
}
