### What the frame of the browser page says: bar, home, settings, table, replay. Boards and lessons are in the games' own files.

## page
page-title = Underhall
page-titled = { $page } · Underhall
page-motto = Zwergenspiele im Laternenschein
page-skip = Zum Inhalt springen
page-error = Das hat nicht geklappt
page-retry = Noch einmal
page-close = Schließen
page-loading = Einen Moment …
page-gone = Der Tischserver antwortet nicht. Läuft er noch? Wir versuchen es weiter.
page-odd_answer = Der Server antwortete mit { $status }

## problems
problems-not-found = So etwas gibt es hier nicht (mehr)
problems-position-gone = Das Spiel ist schon weiter
problems-not-your-turn = Du bist gerade nicht gefragt
problems-not-now = Dein letzter Zug ist noch nicht zu Ende
problems-illegal-move = Dieser Zug ist jetzt nicht erlaubt
problems-invalid = Das ist nicht möglich
problems-cannot-undo = Das geht nicht zurück, ohne die anderen zu fragen
problems-no-takebacks = An diesem Tisch wird nichts zurückgenommen
problems-asked = Es hat schon jemand gebeten
problems-answered = Die anderen müssen antworten
problems-given-up = Auf deinem Platz spielt jetzt ein Bot
problems-no-hints = An diesem Tisch gibt es keine Tipps
problems-no-seat = Du hast keinen Platz an diesem Tisch
problems-full = Kein Platz ist frei
problems-taken = Dieser Platz ist nicht frei
problems-seated = Du sitzt schon an diesem Tisch
problems-seats-free = Es sind noch Plätze frei
problems-not-over = Das Spiel ist noch nicht aus
problems-over = Das Spiel ist aus
problems-not-yours = Das darf nur, wer den Tisch eingerichtet hat
problems-agreed = Du hast schon zugestimmt, die anderen noch nicht
problems-name-taken = Dieser Name gehört schon jemandem; wähle einen anderen
problems-registered = Ein angemeldeter Name bleibt
problems-name-mixed = Ein Name steht in einem Alphabet: Manche Buchstaben sehen nur aus wie andere
problems-guest = Ein Gast hat kein Passwort
problems-wrong-password = Das Passwort stimmt nicht
problems-too-many = Zu viele Anfragen; warte einen Moment
problems-bots-busy = Die Bots haben gerade zu viel zu bedenken; versuch es gleich noch einmal
problems-many-tables = An vielen deiner Tische denken schon Bots nach; warte, bis sie gezogen haben
problems-people-play = An diesem Tisch spielen Menschen
problems-crowded = Zu viele Anfragen auf einmal; warte einen Moment
problems-too-long = An diesem Tisch ist schon so viel geschehen, dass das nicht mehr dazukommen kann
problems-malformed = Das kann der Server nicht lesen: Ist ein Feld leer oder zu lang?
problems-busy = Der Tisch ist beschäftigt; versuch es noch einmal
problems-not-kept = Zurzeit lässt sich nichts aufbewahren; sieh später noch einmal nach
problems-database = Die Datenbank des Servers antwortet nicht; versuch es später noch einmal
problems-failure = Dem Server ist ein Fehler unterlaufen; er ist notiert
problems-unreachable = Der Server antwortet nicht
problems-unsent = Keine Verbindung: Es ging nichts hinaus
problems-read-only = Diesen Tisch kann man nur noch ansehen
problems-open-tables = Es gibt genug offene Tische: Beginne oder entferne erst einen
problems-standing-again = Eine feste Antwort gilt nicht mehr: Dieselbe Frage kam wieder, ehe jemand anders gefragt wurde
problems-standing-too-many = Deine festen Antworten gelten nicht mehr: Sie hatten lange ohne dich weitergespielt

## nav
nav-home = Das Regal
nav-rules = Regeln
nav-about = Über
nav-settings = Einstellungen

## settings
settings-language = Sprache
settings-theme = Licht
settings-dark = Laterne (dunkel)
settings-light = Pergament (hell)
settings-speed = Bewegung
settings-sound = Töne
settings-confirm = Jeden Zug bestätigen
settings-you = Du
settings-name = Dein Name
settings-save = Speichern
settings-guest = Du spielst als Gast: Dieser Browser erinnert sich an dich.
settings-member = Du hast ein Konto.
settings-password = Passwort (mindestens 8 Zeichen)
settings-register = Konto anlegen
settings-login = Anmelden
settings-logout = Abmelden
settings-remove = Konto und Daten löschen
settings-remove_sure = Wirklich Name, Worte und Plätze löschen?
settings-change = Passwort ändern
settings-old_password = Jetziges Passwort
settings-new_password = Neues Passwort (mindestens 8 Zeichen)
settings-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
settings-sessions = Wo du angemeldet bist
settings-here = hier
settings-used = zuletzt { $date }
settings-unknown = unbekannter Browser
settings-end = Dort abmelden
settings-end_others = Überall sonst abmelden

## speeds
speeds-off = keine
speeds-quick = schnell
speeds-normal = normal
speeds-slow = langsam

## home
home-shelf = Das Regal
home-play = Jetzt spielen
home-against = gegen
home-players = { $low }–{ $high } Spieler
home-one =
    { $low ->
        [one] ein Spieler
       *[other] { $low } Spieler
    }
home-minutes = { $low }–{ $high } Min.
home-more = Mehr Optionen
home-learn = Lernen
home-rules = Regeln
home-yours = Deine Spiele
home-your_turn = Du bist dran
home-waiting = Wartet auf { $name }
home-over = Beendet
home-open = Offene Tische
home-nobody = Gerade wartet niemand auf Mitspieler. Richte einen Tisch ein und teile den Link.
home-seats_free =
    { $count ->
        [one] einer frei
       *[other] { $count } frei
    }
home-more_tables = Weitere Tische
home-link = Mit Link beitreten
home-link_hint = Link oder Nummer des Tisches einfügen
home-enter = Los
home-missed = Seit du weg warst
home-fan = Ein inoffizielles Fanwerk, ohne Verbindung zu Autoren oder Verlagen.

## levels
levels-random = Zufall
levels-greedy = Gierig
levels-novice = Neuling
levels-adept = Geübt
levels-master = Meister
levels-grandmaster = Großmeister

## create
create-heading = Ein neuer Tisch
create-game = Spiel
create-options = Regeln an diesem Tisch
create-seats = Wer sitzt wo
create-me = Ich
create-open_seat = Offen für alle
create-bot = Gegner: { $level }
create-seat = Platz { $number }
create-name = Name des Tisches (freiwillig)
create-visibility = Wer kommen darf
create-open = Alle: steht im Regal
create-link = Wer den Link hat
create-private = Nur wen ich einlade
create-pace = Tempo
create-live = Live
create-slow = Über Tage
create-clock = Zeit
create-no_clock = ohne Grenze
create-per_move = je Zug
create-per_game = je Spiel
create-minutes = Minuten
create-hints = Tipps erlaubt
create-takebacks = Um Zurücknehmen darf gebeten werden
create-go = Tisch einrichten
create-usual = { $value } (üblich)
create-manners = Am Tisch
create-rare = Selten gewünscht

## lobby
lobby-heading = Der Tisch ist gedeckt
lobby-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
lobby-share = Teile diesen Link
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-sit = Hier sitzen
lobby-leave = Aufstehen
lobby-remove = Entfernen
lobby-remove_table = Den Tisch entfernen
lobby-remove_sure = Diesen Tisch wirklich entfernen?
lobby-start = Beginnen
lobby-invite = Mit Namen einladen
lobby-send = Einladen
lobby-free = frei
lobby-commitment = Mischung versiegelt

## table
table-board = Spielplan
table-seats = Spieler
table-log = Was geschah
table-talk = Tischgespräch
table-say = Sag etwas
table-send = Senden
table-hand = Deine Hand
table-question = Was gefragt ist
table-turn_of = { $name } entscheidet
table-thinking = { $name } denkt nach …
table-someone = Der Tisch ordnet sich …
table-undo = Zurücknehmen
table-ask_undo = Um Zurücknehmen bitten
table-hint = Tipp
table-moves = Alle Züge
table-filter = Suchen
table-back = Zurück
table-confirm_move = So spielen
table-uncertain = Der Rest hängt an verdeckten Karten oder am Zufall.
table-sending = sendet …
table-stored = gespeichert
table-reconnecting = Verbindung verloren. Wird wiederhergestellt …
table-refused = Nicht möglich
table-over = Das Spiel ist aus
table-resign = Aufgeben
table-resign_sure = Dieses Spiel wirklich aufgeben?
table-stop = Spiel abbrechen
table-stop_sure = Das Spiel der Bots wirklich abbrechen?
table-rematch = Noch einmal
table-review = Nachspielen
table-record = Aufzeichnung laden
table-home = Zum Regal
table-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
table-lost = Niemand gewinnt
table-undo_asked = { $name } möchte einen Zug zurücknehmen.
table-agree = Einverstanden
table-disagree = Ablehnen
table-describe = Der Spielplan in Worten
table-keys = Tasten
table-menu = Menü
table-rules = Regeln
table-left = { $name } ist gegangen.
table-to_bot = Einen Bot weiterspielen lassen
table-done = Das ist alles
table-score = Wertung
table-you = du
table-bot = Bot
table-began = Das Spiel begann.
table-sat = { $name } setzte sich.
table-stood = { $name } stand auf.
table-took_back = { $name } nahm einen Zug zurück.
table-resigned = { $name } gab auf.
table-stopped = Das Spiel wurde abgebrochen.
table-closed = Unvollendet beendet, da sich die Regeln geändert hatten.

## key_caps
key_caps-walk = Tab, Pfeile
key_caps-pick = Eingabe
key_caps-back = Esc

## key_uses
key_uses-walk = über alles gehen, was wählbar ist
key_uses-pick = wählen
key_uses-back = einen Schritt zurück
key_uses-rotate = drehen
key_uses-undo = zurücknehmen
key_uses-hint = Tipp
key_uses-moves = alle Züge
key_uses-log = Verlauf
key_uses-describe = der Spielplan in Worten
key_uses-keys = diese Tasten

## read_only
read_only-heading = Nur noch anzusehen
read_only-close = Das Spiel beenden und die Aufzeichnung öffnen
read_only-close_sure = Dieses Spiel wirklich für immer beenden? Dann dürfen alle seine Aufzeichnung lesen, mit allem, was verdeckt war.
read_only-unfinished = Das Spiel ist nicht zu Ende. Wer dort sitzt, kann es beenden; dann lässt sich die Aufzeichnung herunterladen.

## review
review-heading = Nachspielen
review-step = Zug { $move } von { $moves }
review-eyes = Mit den Augen von
review-spectator = Zuschauern
review-first = Zum Anfang
review-previous = Einen zurück
review-next = Einen weiter
review-last = Zum Ende
review-advice = Was spielte der Meister?
review-branch = Von hier weiterspielen
review-points = Wendepunkte
review-curve = Aussichten
review-against = gegen
review-after = nach Zug { $move }

## rules
rules-heading = Regeln
rules-search = In den Regeln suchen
rules-none = Kein Abschnitt enthält alle diese Wörter.
rules-english = Diese Regeln gibt es nur auf Englisch.
rules-clause = Abschnitt { $number }

## lesson
lesson-heading = Dein erstes Spiel
lesson-next = Weiter
lesson-end = Allein weiterspielen
lesson-leave = Die Einführung verlassen
lesson-step = Schritt { $step } von { $steps }

## about
about-heading = Über Underhall
about-what = Underhall ist ein digitaler Tisch für eine Familie von Zwergenspielen: genau nach den Regelheften, mit Gegnern, die denken.
about-fan = Es ist ein inoffizielles Fanwerk. Die Spiele gehören ihren Autoren und Verlagen; wer sie mag, hole sich die Schachteln.
about-ours = Alle Zeichnungen, Texte und der Code sind unsere eigenen (Apache-2.0). Piktogramme von game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Schrift: Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = Die Spiele
about-compiled = Version { $version }, kompilierte Engine.
about-interpreted = Version { $version }, interpretierte Engine: langsamer und genauso genau. Wo es einen C-Compiler gibt, übersetzt `make play` nebenher eine schnellere und nimmt sie ab dem nächsten Start.

## blurbs
blurbs-dwarf = Schick Arbeiter in die Mine, schmiede und halte das Tor.
blurbs-dwar7s_fall = Bau ein Reich aus Karten und Mauern, ehe der Winter kommt.
blurbs-dwar7s_duel = Zwei Reiche, eine Karte, kein Platz zu verschenken.
blurbs-dig_deeper_dwarf = Grab deine Mine, bau dein Deck, durchkreuz die anderen.

## text_board
text_board-nearer = Vergrößern
text_board-farther = Verkleinern
text_board-whole = Ganzen Spielplan zeigen
