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
page-cancel = Abbrechen

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
problems-not-left = Diese Person ist noch da
problems-not-replaceable = Dort sitzt niemand
problems-not-late = Niemandes Zeit ist abgelaufen
problems-time-used-up = Deine Zeit für diese Partie ist aufgebraucht
problems-open-tables = Es gibt genug offene Tische: Beginne oder entferne erst einen
problems-standing-again = Eine feste Antwort gilt nicht mehr: Dieselbe Frage kam wieder, ehe jemand anders gefragt wurde
problems-standing-too-many = Deine festen Antworten gelten nicht mehr: Sie hatten lange ohne dich weitergespielt

## nav
nav-home = Das Regal
nav-about = Über
nav-settings = Einstellungen

## sound
sound-question = Ton?
sound-yes = Ja
sound-no = Nein

## settings
settings-language = Sprache
settings-theme = Farben
settings-dark = dunkel, wie im Laternenlicht
settings-light = hell, wie Pergament
settings-pace = Tempo
settings-sound = Töne
settings-volume = Lautstärke
settings-try_out = Probehören
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

## notices
notices-title = Benachrichtigungen
notices-about = Bist du am Zug, fragt dich jemand etwas oder ist eine Partie zu Ende, erfährst du es hier, außer du sitzt am Tisch. Was verdeckt ist, bleibt verdeckt.
notices-push_here = Sag es mir in diesem Browser
notices-push_refused = Dieser Browser zeigt keine Nachrichten von hier: Erlaube sie in seinen Einstellungen für diese Seite.
notices-push_failed = Dieser Browser erreicht seinen Push-Dienst nicht; vielleicht ist er ausgeschaltet.
notices-push_impossible = Dieser Browser zeigt Nachrichten nur von einer Seite mit https oder von diesem Rechner.
notices-push = ein Browser
notices-this_browser = dieser Browser
notices-mail = Mail
notices-discord = Discord
notices-ntfy = ntfy
notices-kind = Ein weiterer Weg
notices-address_mail = Deine Mailadresse
notices-address_discord = Adresse des Webhooks im Kanal
notices-address_ntfy = Adresse des Themas, etwa https://ntfy.sh/mein-thema
notices-add = Hinzufügen
notices-try = Schick mir jetzt eine
notices-tried = Abgeschickt. Sie sollte gleich da sein.
notices-remove = Entfernen
notices-code = Code aus der Mail
notices-confirm = Bestätigen
notices-coded = Ein Code ist unterwegs an { $address }.
notices-failing = die letzte kam nicht an
notices-hour = Partien über Tage
notices-each = eine Mail für jeden Zug
notices-daily = eine Mail am Tag um { $time }

## tokens
tokens-title = Bots und Programme
tokens-about = Ein Token lässt ein Programm in deinem Namen spielen, sonst nichts. Gib es niemandem, den du nicht für dich spielen lassen würdest.
tokens-name = Name des Tokens
tokens-where = Für
tokens-all_tables = alle meine Tische
tokens-one_table = einen Tisch
tokens-play = Es darf spielen, wo ich sitze
tokens-tables = Es darf Tische machen und sich setzen
tokens-make = Token machen
tokens-fresh = Kopiere es jetzt: Es wird nicht wieder gezeigt.
tokens-withdraw = Zurückziehen
tokens-unused = nie benutzt

## paces
paces-off = alles auf einmal
paces-quick = schnell
paces-normal = normal
paces-calm = ruhig
paces-wait = wartet auf mich

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
home-rules = So wird gespielt
home-yours = Deine Spiele
home-your_turn = Du bist dran
home-waiting = Wartet auf { $name }
home-gave_up = Du hast aufgegeben; die anderen spielen weiter
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
home-finished = Beendete Spiele
home-with = mit { $names }
home-round = Runde { $round }

## deals
deals-heading = Dieselbe Partie für alle
deals-today = Partien des Tages
deals-week = Diese Woche, allein
deals-about = Alle bekommen dieselben Karten. Dein erster Versuch zählt: ohne Tipps, und nichts wird zurückgenommen, sobald du siehst, was daraus wird. Danach kannst du es so oft noch einmal versuchen, wie du magst; das zählt nicht. Wer fertig wird, steht mit Namen in der Liste.
deals-all = Alle Partien und Ergebnisse
deals-against = Gegner: { $opponent }
deals-try = Partie spielen
deals-try_week = Annehmen
deals-go_on = Weiterspielen
deals-again = Noch einmal
deals-results = Ergebnisse
deals-until = bis { $time }
deals-was = bis { $time }; sie ist vorbei
deals-count =
    { $count ->
        [0] Noch niemand ist fertig
        [one] eine Person ist fertig
       *[other] { $count } sind fertig
    }
deals-place = Du: { $place }. von { $count }
deals-list = Ergebnisliste
deals-column_place = Platz
deals-column_name = Name
deals-column_result = Ergebnis
deals-column_score = Stand
deals-won = gewonnen
deals-shared = geteilt
deals-lost = verloren
deals-resigned = aufgegeben
deals-timed_out = Zeit abgelaufen
deals-left = gegangen
deals-look = Ansehen
deals-hidden = Die Partien der anderen kannst du ansehen, wenn dein eigener Versuch zu Ende ist.
deals-counted = Gewerteter Versuch: keine Tipps, keine zweite Chance
deals-counted_short = Zählt
deals-practice = Ein weiterer Versuch: Er zählt nicht
deals-seed = Gewählte Karten { $seed }
deals-seed_hint = Wer die Nummer kennt, kann die Karten kennen. Das Spiel zählt nicht für Wertungen.
deals-back = Alle Partien

## puzzles
puzzles-heading = Rätsel
puzzles-daily = Rätsel von heute
puzzles-about = Stellungen aus Partien, in denen ein Zug klar der beste ist. Finde ihn: Dein erster Versuch zählt, danach kannst du weiter probieren.
puzzles-today = Eines für heute, zu jedem Spiel
puzzles-todays = Rätsel von heute
puzzles-another = Ein anderes
puzzles-one = Rätsel
puzzles-easy = leicht
puzzles-medium = mittel
puzzles-hard = schwer
puzzles-difficulty_hint = Schwierigkeit { $difficulty } von 100: So oft unter hundert verfehlen es Neuling, Geübter und Meister zusammen
puzzles-was_solved = gelöst
puzzles-was_missed = nicht gelöst
puzzles-count =
    { $count ->
        [one] Ein Rätsel
       *[other] { $count } Rätsel
    }
puzzles-solved_of = Du: { $solved } von { $tried } gelöst, { $count } insgesamt
puzzles-days = Tage in Folge
puzzles-row = In Folge gelöst
puzzles-best = Deine beste Folge
puzzles-find = Finde den besten Zug für { $name }
puzzles-back = Zurück
puzzles-right = Das ist er!
puzzles-wrong = Noch nicht ganz
puzzles-tried = Du hast versucht: { $move }
puzzles-best_move = Der beste Zug:
puzzles-best_moves = Die besten Züge, einer so gut wie der andere:
puzzles-worth = Solche Stellungen werden in { $share } der Partien gewonnen; jeder andere Zug ist mindestens { $margin } weniger wert.
puzzles-levels = Wer ihn findet
puzzles-mostly = spielt meistens: { $move }
puzzles-streak = Tage in Folge: { $days }. Rätsel in Folge: { $puzzles }.
puzzles-uncounted = Dein erster Versuch hat gezählt; dieser ist zum Üben.
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-all = Alle Rätsel
puzzles-no_board = Von diesem Spiel gibt es hier kein Bild.
puzzles-game = Spiel
puzzles-tried_count = Versucht
puzzles-solved_count = Gelöst

## profile
profile-heading = Profil von { $name }
profile-yours = Dein Profil
profile-link = Dein Profil
profile-nothing = Noch kein Spiel beendet. Spiel eines, dann steht es hier.
profile-public = Andere dürfen mein Profil sehen
profile-public_hint = Unter { $link }. Solange du es nicht erlaubst, siehst nur du diese Seite.
profile-guest_hint = Nur du siehst diese Seite. Mit einem Konto kannst du sie anderen zeigen und behältst sie auf jedem Gerät.
profile-export = Alle meine Daten herunterladen
profile-delete_hint = Wenn du dein Konto löschst (in den Einstellungen), gehen deine Ergebnisse mit.
profile-by_game = Nach Spiel
profile-game = Spiel
profile-games = Spiele
profile-won = Gewonnen
profile-shared = Geteilt
profile-rating = Wertung
profile-unrated = noch keine Wertung
profile-rating_value = { $value } ± { $deviation }
profile-rating_hint = Gewertet werden Spiele ohne Tipps und ohne Zurücknehmen, deren Karten niemand kennen konnte. Alle beginnen bei 25; Bots stehen fest: { $anchors }.
profile-opponents = Gegen wen
profile-opponent = Gegner
profile-bot = Bot: { $level }
profile-nobody = Jemand, der gegangen ist
profile-recent = Letzte Spiele
profile-not_there = Dieses Profil gibt es nicht, oder es ist privat.

## events
events-heading = Veranstaltungen
events-about = Jemand lädt ein, der Server richtet die Tische ein, hält die Ergebnisse fest und sagt, wer als Nächstes gegen wen spielt.
events-mine = Deine Veranstaltungen
events-others = Veranstaltungen, an denen du teilnehmen kannst
events-new = Eine neue Veranstaltung
events-all = Alle Veranstaltungen
events-make_one = Veranstaltung ausrichten oder mitmachen
events-round_robin = Jeder gegen jeden
events-swiss = Schweizer System
events-knock_out = K.-o.-Runde
events-about_round_robin = Jeder spielt einmal gegen jeden. An größeren Tischen treffen sich alle ungefähr gleich oft.
events-about_swiss = In jeder Runde treffen sich die mit ungefähr gleich vielen Punkten, und niemand zweimal, solange es sich vermeiden lässt. Niemand scheidet aus.
events-about_knock = Wer verliert, scheidet aus, wer gewinnt, kommt weiter, bis jemand übrig bleibt.
events-name = Name
events-unnamed = Ein Abend in Underhall
events-kind = Art
events-best_of = Partien eines Treffens
events-through = Wie viele von jedem Tisch weiterkommen
events-how_many_rounds = Runden (0: so viele wie üblich)
events-entry = Wer teilnehmen darf
events-entry_link = Wer den Link hat
events-entry_open = Alle; sie steht hier in der Liste
events-entry_names = Nur wen ich mit Namen einlade
events-fill = Bots für Plätze, die leer bleiben
events-fill_nobody = Keine
events-join_too = Ich spiele mit
events-by_hand = Jede Runde beginnt, wenn ich es sage
events-make = Veranstaltung ausrichten
events-entrants = { $count ->
    [one] Es nimmt eine Person teil
   *[other] Es nehmen { $count } teil
}
events-waits_for = { $count ->
    [one] Noch nicht begonnen: eine Person nimmt teil
   *[other] Noch nicht begonnen: { $count } nehmen teil
}
events-is_over = Vorbei
events-round_of = Runde { $round } von { $rounds }
events-hosted = ausgerichtet von { $name }
events-host_waits = die nächste Runde wartet darauf, dass sie begonnen wird
events-table_ready = Dein Tisch ist bereit
events-invited = eingeladen
events-bot = Bot { $number } ({ $level })
events-somebody = Jemand, der gegangen ist
events-add_bot = Ein Bot
events-invite = Mit Namen einladen
events-add = Hinzufügen
events-remove = { $name } entfernen
events-fills = Zu Beginn nehmen Bots ({ $level }) die Plätze ein, die leer bleiben.
events-join = Mitmachen
events-start = Beginnen
events-next = Nächste Runde beginnen
events-leave = Veranstaltung verlassen
events-leave_sure = Alle deine übrigen Partien sind dann verloren. Verlassen?
events-end = Veranstaltung beenden
events-end_sure = Dann bleibt es, wie es jetzt steht; Partien, die noch laufen, zählen nicht.
events-your_table = Zu deinem Tisch
events-no_table = Dein nächster Tisch entsteht, wenn die anderen so weit sind.
events-bracket = Turnierbaum
events-final = Finale
events-bye = Freilos
events-standings = Tabelle
events-rounds = Paarungen
events-round = Runde { $round }
events-board = Brett
events-who = Wer
events-result = Ergebnis
events-table = Tisch
events-runs = läuft
events-walkover = kampflos
events-decided = entschieden
events-decide = Entscheiden
events-wins = { $name } gewinnt
events-shared = Geteilt
events-play = Spielen
events-watch = Zusehen
events-place = Platz
events-points = Punkte
events-games = Partien
events-buchholz = Buchholz
events-sonneborn = Sonneborn-Berger
events-direct = Direkter Vergleich
events-by_buchholz = dahinter nach Buchholz
events-by_sonneborn = dahinter nach Sonneborn-Berger
events-by_direct = dahinter nach direktem Vergleich
events-has_left = ist gegangen
events-out = ausgeschieden
events-about_points = Eine Partie gibt einen Punkt: wer sie gewinnt, bekommt ihn, und wer sich den Sieg teilt, seinen gleichen Anteil.
events-about_buchholz = die Punkte aller Gegner zusammen. Wer stärkere Gegner hatte, steht davor. Ein Freilos zählt wie ein Gegner mit den eigenen Punkten.
events-about_sonneborn = die Punkte der Gegner, die man besiegt hat; von denen, mit denen man geteilt hat, der eigene Anteil. An größeren Tischen gilt der Durchschnitt der Gegner dort.
events-about_direct = die Punkte aus den Partien derer, die noch gleich sind, wenn sie sich alle getroffen haben. Wer dann gleich ist, teilt sich den Platz.
events-about_knock_out = { $count ->
    [one] Eine Partie entscheidet. Wird sie geteilt, folgen höchstens zwei weitere; dann kommt der bessere Platz der Auslosung weiter.
   *[other] Wer in { $count } Partien besser ist, kommt weiter. Steht es gleich, folgen höchstens zwei weitere; dann der bessere Platz der Auslosung.
}
events-about_tables = { $count ->
    [one] Der Erste jedes Tisches kommt weiter.
   *[other] Die ersten { $count } jedes Tisches kommen weiter.
} Hinter dem Sieg zählt, was erreicht wurde, dann der Platz der Auslosung. Wer in derselben Runde auf demselben Rang ausscheidet, teilt sich den Platz.
events-at_table = Veranstaltung: Runde { $round }
events-back = Zurück zur Veranstaltung

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
create-friend = Freund an diesem Gerät
create-friend_name = Name des Freundes
create-friend_called = Freund { $number }
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
create-clock_none = ohne Grenze
create-clock_move = so lange für jeden Zug
create-clock_bank = für jeden Zug, mit Zeitguthaben
create-clock_game = für die ganze Partie, mit Zuschlag
create-clock_days = Tage für jeden Zug
create-bank = Minuten Guthaben für die ganze Partie
create-increment = Sekunden Zuschlag mit jeder Runde am Zug
create-days = Tage für jeden Zug
create-vacation = Urlaubstage insgesamt
create-timeout = Wenn die Zeit abläuft
create-timeout_bot = spielt ein Bot weiter, bis jemand zurück ist
create-timeout_lose = verliert der Platz
create-timeout_ask = entscheiden die anderen
create-minutes = Minuten
create-hints = Tipps erlaubt
create-takebacks = Um Zurücknehmen darf gebeten werden
create-seed = Gewählte Karten (eine Zahl; leer: Zufall)
create-rated = Gewertet: keine Tipps, kein Zurücknehmen
create-go = Tisch einrichten
create-usual = { $value } (üblich)
create-manners = Am Tisch
create-rare = Selten gewünscht

## lobby
lobby-heading = Der Tisch ist gedeckt
lobby-waiting = Sind alle Plätze besetzt, kannst du beginnen.
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
lobby-host_begins = Sind alle Plätze besetzt, beginnt, wer den Tisch aufgestellt hat, das Spiel.
lobby-nobody = Niemand hier heißt { $name }.
lobby-host = Gastgeber
lobby-fill = Einem Bot geben
lobby-send_away = Wegschicken
lobby-up = Mit dem Platz darüber tauschen
lobby-ready = Ich bin bereit
lobby-not_ready = Doch nicht bereit
lobby-is_ready = bereit
lobby-scan = Der Link zu diesem Tisch, zum Abscannen
lobby-alone = Nur dieser Rechner kann diesen Link öffnen. Starte den Server mit „underhall serve --host 0.0.0.0“, dann können andere in deinem Netz kommen.

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
table-back = Abwählen
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
table-undo_turn = Meinen ganzen Spielzug zurücknehmen
table-back_to = Bis vor diese Zeile zurück
table-back_here = Bis hierher zurücknehmen
table-back_here_ask = Bitten, bis hierher zurückzugehen
table-undo_asked_back =
    { $count ->
        [one] { $name } bittet darum, den letzten Zug zurückzunehmen.
       *[other] { $name } bittet darum, die letzten { $count } Züge zurückzunehmen.
    }
table-agree = Einverstanden
table-disagree = Ablehnen
table-describe = Der Spielplan in Worten
table-keys = Tasten
table-menu = Menü
table-rules = Regeln
table-how_to = So wird gespielt
table-left = { $name } ist gegangen.
table-to_bot = Einen Bot weiterspielen lassen
table-done = Das ist alles
table-aim = Das Ziel
table-score = Wertung
table-you = du
table-bot = Bot
table-began = Das Spiel begann.
table-sat = { $name } setzte sich.
table-stood = { $name } stand auf.
table-took_back = { $name } nahm einen Zug zurück.
table-resigned = { $name } gab auf.
table-stopped = Das Spiel wurde abgebrochen.
table-closed = Unvollendet beendet: Die Regeln hatten sich geändert, oder der Betreiber hat sie geschlossen.
table-skip = Überspringen
table-next_beat = Weiter ({ $left })
table-since = Seit deinem letzten Zug
table-show_again = Noch einmal zeigen: { $move }
table-shown_again = Noch einmal: { $move }
table-undo_agreed = { $name } ist mit dem Zurücknehmen einverstanden.
table-undo_refused = { $name } möchte das Zurücknehmen nicht.
table-undo_waits = Du möchtest deinen Zug zurücknehmen. Es fehlt noch: { $names }
table-cannot_undo = Nichts zum Zurücknehmen: Dein Zug beginnt gerade, oder dein letzter Schritt hat Verborgenes gezeigt. Im Menü kannst du die anderen fragen.
table-bot_plays_on = hat aufgegeben; ein Bot spielt weiter
table-stand_in = vorerst spielt ein Bot
table-lost_on_time = { $name } hat nach Zeit verloren.
table-bot_for = Ein Bot spielt für { $name } weiter.
table-came_back = { $name } ist zurück.
table-pause_ended = { $name } lässt die Uhren laufen.
table-on_vacation = { $name } hat Urlaub.
table-back_from_vacation = { $name } ist aus dem Urlaub zurück.

## clock
clock-label = Restzeit
clock-days = { $days } T { $hours } Std
clock-paused = Pause
clock-away = im Urlaub
clock-none = Ohne Grenze.
clock-move = { $time } für jeden Zug.
clock-move_bank = { $time } für jeden Zug und ein Guthaben von { $bank }.
clock-game = { $time } für die ganze Partie.
clock-game_increment = { $time } für die ganze Partie und { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } mit jeder Runde am Zug.
clock-each_days = Tage für jeden Zug: { $days }; Urlaubstage: { $vacation }.
clock-timeout_bot = Läuft die Zeit ab, spielt ein Bot weiter.
clock-timeout_lose = Läuft die Zeit ab, verliert der Platz.
clock-timeout_ask = Läuft die Zeit ab, entscheiden die anderen.

## presence
presence-here = da
presence-thinking = denkt nach
presence-away = abwesend
presence-gone = weg

## friends
friends-late = Die Zeit von { $name } ist abgelaufen.
friends-late_you = Deine Zeit ist abgelaufen, und die anderen entscheiden. Noch darfst du ziehen.
friends-wait = Mehr Zeit geben
friends-lose = Als verloren werten
friends-gone = { $name } ist weg.
friends-agreed = Die anderen müssen noch zustimmen.
friends-stand_in = Ein Bot spielt für dich.
friends-you_left = Du hast diese Partie verlassen.
friends-take_back = Selbst weiterspielen
friends-hand_over = Einen Bot für mich spielen lassen
friends-pause_asked = { $names } hätte gern eine Pause.
friends-pause_ask = Um eine Pause bitten
friends-paused = Pause: Alle Uhren stehen still.
friends-resume = Weiter
friends-vacation_begin =
    { $days ->
        [one] Urlaub beginnen (noch ein Tag)
       *[other] Urlaub beginnen (noch { $days } Tage)
    }
friends-vacation_end = Urlaub beenden

## reactions
reactions-hello = Hallo!
reactions-luck = Viel Glück!
reactions-well_played = Gut gespielt!
reactions-thanks = Danke!
reactions-ouch = Autsch!
reactions-moment = Einen Moment, bitte.

## talk
talk-nothing = Noch wurde nichts gesagt.
talk-mute = { $name } stummschalten
talk-report = Melden
talk-reported = Gemeldet

## again
again-asked = { $names } möchte noch einmal spielen.
again-yes = Noch einmal spielen
again-no = Nein, danke
again-waits = Du möchtest noch einmal spielen. Es fehlt noch: { $names }
again-declined = Nein, danke: { $names }.
again-without = Ohne zu warten beginnen
again-come = Zum neuen Tisch

## key_caps
key_caps-walk = Tab, Pfeile
key_caps-pick = Eingabe
key_caps-back = Esc
key_caps-skip = Leertaste

## key_uses
key_uses-walk = über alles gehen, was wählbar ist
key_uses-pick = wählen
key_uses-back = einen Schritt zurück
key_uses-rotate = drehen
key_uses-undo = zurücknehmen
key_uses-plan = den Spielzug planen
key_uses-hint = Tipp
key_uses-moves = alle Züge
key_uses-log = Verlauf
key_uses-describe = der Spielplan in Worten
key_uses-skip = weiter oder ans Ende springen
key_uses-keys = diese Tasten

## read_only
read_only-heading = Nur noch anzusehen
read_only-close = Das Spiel beenden und die Aufzeichnung öffnen
read_only-close_sure = Dieses Spiel wirklich für immer beenden? Dann dürfen alle seine Aufzeichnung lesen, mit allem, was verdeckt war.
read_only-unfinished = Das Spiel ist nicht zu Ende. Wer dort sitzt, kann es beenden; dann lässt sich die Aufzeichnung herunterladen.

## ending
ending-won = Gewonnen
ending-shared = Du teilst den Sieg
ending-lost = Verloren
ending-cell_won = gewonnen
ending-ties = Gleichstand: das entscheidet
ending-you_resigned = Du hast aufgegeben.
ending-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }

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

## report
report-heading = Spielbericht
report-link = Bericht
report-whose = Entscheidungen von
report-waiting = Ein Meister sieht sich jede Entscheidung an; das dauert einen Moment.
report-again = Noch einmal versuchen
report-curve_hint = Aussichten im Lauf der Partie, verdeckte Karten eingerechnet. Marken zeigen Entscheidungen, die etwas verschenkten, gemessen an dem, was damals bekannt war.
report-moments = Worauf es ankam
report-no_moments = Keine Entscheidung hat viel verschenkt: Hier gibt es nichts zu verbessern.
report-played = Gespielt
report-better = Besser
report-look = Beim Nachspielen ansehen
report-all = { $choices ->
    [one] Die eine Entscheidung
   *[other] Alle { $choices } Entscheidungen
}
report-move = Zug { $move }
report-rather = Besser: { $better } ({ $lost } verschenkt)
report-how = Wie bewertet wird
report-table = Zum Tisch

## rules
rules-heading = Regeln
rules-search = In den Regeln suchen
rules-none = Kein Abschnitt enthält alle diese Wörter.
rules-english = Diese Regeln gibt es nur auf Englisch.
rules-clause = Abschnitt { $number }
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-marks = Zeigen, woher jeder Abschnitt kommt
rules-marks_about = „Gedruckt“ steht in einer Anleitung oder auf einer Karte, „abgeleitet“ folgt daraus, und eine „Festlegung“ ist unsere, wo die Anleitungen schweigen oder sich widersprechen.

## howto
howto-heading = So wird { $game } gespielt
howto-table = Auf dem Tisch
howto-end = Wie es endet
howto-tips = Drei Faustregeln für die erste Partie
howto-fine_print = Das Kleingedruckte
howto-fine_print_about = Alle Regeln, Abschnitt für Abschnitt, wenn du es genau wissen willst.

## lesson
lesson-heading = Dein erstes Spiel
lesson-next = Weiter
lesson-leave = Die Einführung verlassen
lesson-stage = Abschnitt { $stage } von { $stages }
lesson-back = Einen Abschnitt zurück
lesson-success = Gut gemacht!
lesson-tip = Gib mir einen Tipp
lesson-read_first = Lies erst das hier und drücke dann „Weiter“.
lesson-over = Das war deine erste Partie. Ab jetzt gehört „Jetzt spielen“ dir.

## operator
operator-heading = Für den Betreiber

## about
about-heading = Über Underhall
about-what = Underhall ist ein digitaler Tisch für eine Familie von Zwergenspielen: genau nach den Regelheften, mit Gegnern, die denken.
about-fan = Es ist ein inoffizielles Fanwerk. Die Spiele gehören ihren Autoren und Verlagen; wer sie mag, hole sich die Schachteln.
about-ours = Alle Zeichnungen, Texte und der Code sind unsere eigenen (Apache-2.0). Piktogramme von game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Schrift: Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = Die Spiele
about-compiled = Version { $version }, kompilierte Engine.
about-interpreted = Version { $version }, interpretierte Engine: langsamer und genauso genau. Wo es einen C-Compiler gibt, übersetzt `make play` nebenher eine schnellere und nimmt sie ab dem nächsten Start.
about-alone = Dieser Tisch läuft allein in deinem Browser: Deine Partien bleiben auf diesem Gerät, und nichts wird verschickt. Tische mit anderen, Konten, Wertungen, tägliche Partien und Nachrichten brauchen einen Server (`underhall serve`); eine hier gespeicherte Aufzeichnung lässt sich dort öffnen, und umgekehrt.
about-alone_interpreted = Version { $version }, interpretierte Engine in deinem Browser: so genau wie eine kompilierte, nur langsamer.

## blurbs
blurbs-dwarf = Schick Arbeiter in die Mine, schmiede und halte das Tor.
blurbs-dwar7s_fall = Bau ein Reich aus Karten und Mauern, ehe der Winter kommt.
blurbs-dwar7s_duel = Zwei Reiche, eine Karte, kein Platz zu verschenken.
blurbs-dig_deeper_dwarf = Grab deine Mine, bau dein Deck, durchkreuz die anderen.

## text_board
text_board-nearer = Vergrößern
text_board-farther = Verkleinern
text_board-whole = Ganzen Spielplan zeigen

## plan
plan-heading = Der Plan für diesen Spielzug
plan-start = Diesen Spielzug planen
plan-empty = Deine Züge sind jetzt nur geplant: Niemand sieht sie.
plan-open = Geplant; noch sieht es niemand.
plan-ends = Weiter lässt sich nicht planen: Etwas würde aufgedeckt, oder der Spielzug ist zu Ende.
plan-commit = So spielen
plan-back = Einen Schritt zurück
plan-drop = Plan verwerfen

## device
device-hand = Gib das Gerät an { $name }
device-covered = Alle anderen schauen weg. Deine Karten erscheinen, sobald du sagst, wer du bist.
device-take = Ich bin { $name }
device-here = an diesem Gerät
device-stand_in = Ein Bot spielt für { $name }.
device-take_back = { $name } spielt selbst weiter

## analysis
analysis-heading = Analyse
analysis-about = Stell jede Stellung auf, auch die eines Spiels auf einem echten Tisch: Du siehst, was der Automat tut, den Stand und den besten Zug. Nichts wird gespeichert.
analysis-play = Ansehen und spielen
analysis-edit = Aufstellen
analysis-open = Öffnen
analysis-happened = Was geschah
analysis-best = Beste Züge
analysis-back = Schritt zurück
analysis-own_eyes = wer am Zug ist
analysis-edit_here = Die Stellung bearbeiten, wie sie jetzt ist
analysis-edit_hint = Die Namen sind die der Stellungsdateien. Listen sind Wörter mit Kommas dazwischen.
analysis-frames = Was ansteht, je Zeile eins, das Nächste zuletzt
analysis-chance = Der Stand des Zufalls: vier Zahlen
analysis-reveals = Wie oft etwas aufgedeckt wurde (fürs Zurücknehmen)
analysis-add_row = Hinzufügen
analysis-remove_row = Entfernen
analysis-leave_out = Weglassen
analysis-file = Eine Spielaufzeichnung oder eine Stellung
analysis-paste = Oder füge eine Aufzeichnung oder eine Stellung ein
analysis-open_it = Öffnen
analysis-as_text = Diese Stellung als Text

## The page in a folder without a server, while its engine starts

site-starting = Der Tisch wird vorbereitet
startup-files = Der Tisch wird geholt: { $read } von { $all } MB
startup-python = Die Engine erwacht
startup-engine = Die Regeln werden ausgepackt
startup-game = Das erste Spiel wird geöffnet
site-failed = Die Engine konnte in diesem Browser nicht starten.
site-again = Noch einmal versuchen

## A newer version of that folder, kept by the browser beside the one that is open

update-there = Eine neue Version ist da.
update-reload = Neu laden
update-later = Später

## Offline: the page of a server that cannot be reached

offline-here = Du bist offline: Der Tischserver ist nicht zu erreichen. Wir versuchen es weiter.
offline-title = Underhall ist offline
offline-note = Der Tischserver ist nicht zu erreichen. Deine Partien liegen dort, es geht also nichts verloren. Diese Seite versucht es von selbst wieder.
