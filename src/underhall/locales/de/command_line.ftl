### Every word of the command line itself; what a game says is in the game's own file.

## help
help-underhall = Ein Tisch für moderne Zwergenspiele: spielen, sichern, nachspielen, untersuchen. Ohne Befehl öffnet er sich im Browser.
help-version = Version zeigen und ob die Engine übersetzt ist.
help-lang = Sprache: { $languages } (sonst UNDERHALL_LANG oder die des Systems).
help-panel_arguments = Angaben
help-panel_options = Optionen
help-panel_commands = Befehle
help-required = nötig
help-default = sonst: { $value }
help-help = Diese Hilfe zeigen und aufhören.
help-games = Die installierten Spiele und ihre Optionen zeigen.
help-play = An diesem Terminal spielen: allein, mit Freunden oder gegen den Computer.
help-tui = Am Tisch im Terminal Platz nehmen: Regal, Spiele gegen Computerspieler und zu mehreren.
help-tui_server = An den Tischen eines Servers spielen, etwa http://127.0.0.1:8417.
help-tui_name = Der eigene Name auf dem Server, für Gäste.
help-replay = Ein gesichertes Spiel Zug für Zug zeigen.
help-game_report = Sagen, wie dieser Platz (1 ist der erste) gespielt hat: jede Entscheidung neben der eines Meisters, und worauf es ankam.
help-position = Eine Stellung (JSON) prüfen und zeigen.
help-simulate = Viele Zufallsspiele spielen; zeigt Siege, Längen und Spielenden.
help-cards = Die Karten eines Spiels zeigen und woher jeder Wert stammt; prüft auch eigene Kartendateien.
help-rules = Regeln nach Nummer (D-55), Kapitel (12) oder Wörtern zeigen.
help-game = Welches Spiel: siehe 'underhall games'.
help-maybe_game = Welches Spiel: siehe 'underhall games'. Mit --load oder --position nicht nötig.
help-players = Wie viele Spieler.
help-edition = Welche Ausgabe der Regeln, zum Beispiel v1 oder pnp.
help-solo = Allein gegen diesen Automaten spielen, zum Beispiel andvettr.
help-option = Eine Option des Spiels; auch mehrmals.
help-seed = Die Zahl, die das Mischen festlegt: gleiche Zahl, gleiches Spiel.
help-seats = Wer wo sitzt, durch Kommas getrennt: human, human:NAME, { $kinds } oder search:300ms (search:4x300ms in vier Prozessen). { $manners }
help-cards_file = Eine eigene Kartendatei, falls dein gedrucktes Spiel abweicht.
help-load = Ein gesichertes Spiel fortsetzen.
help-save = Wo das Spiel gesichert wird (sonst: eine neue Datei im Datenordner).
help-position_file = Mit einer Stellung beginnen, wie sie 'underhall replay DATEI --position' schreibt.
help-position_json = Eine Stellung als JSON.
help-record_file = Ein gesichertes Spiel.
help-step = Vor jedem Zug auf Enter warten.
help-to = Nach Zug N aufhören.
help-as_position = Nur die letzte Stellung ausgeben, als JSON.
help-how_many_games = Wie viele Spiele.
help-processes = Wie viele Prozesse (sonst: einer je Kern).
help-rule_words = Ein Spiel, dann Nummern, ein Kapitel oder Suchwörter; ohne alles das Inhaltsverzeichnis.
help-match = Spieler viele Partien gegeneinander spielen lassen: Siegquoten, Punkte, Plätze, Elo.
help-ladder = Alle gegen alle: Wertungen mit Unsicherheit, eine Tabelle und ein Bild.
help-report = Eine Seite über ein Spiel schreiben: Länge, Wahl, Punkte, Plätze, Karten, Enden, Varianten.
help-match_players = Wer spielt: random, greedy, novice, adept, master, grandmaster, search:300ms, search:500it, search:4x1s (vier Prozesse zugleich), oder ein eigener Bot mit seinem Pfad, etwa ./mybot oder ./mybot.js (docs/bots.md). { $manners }
help-bot_seconds = Wie viele Sekunden ein eigener Bot über einen Zug nachdenken darf.
help-match_seed = Die Zahl, aus der alle Partien folgen: gleiche Zahl, gleiche Karten.
help-sprt = Aufhören, sobald klar ist, ob der Elo-Abstand des ersten Spielers eher der ersten oder der zweiten Zahl gleicht.
help-match_out = Ergebnisdatei; ein abgebrochener Vergleich geht damit weiter (sonst: eine Datei im Datenordner).
help-ray = Auf einem Ray-Cluster spielen: unter dieser Adresse, ohne Angabe auf diesem Rechner gestartet.
help-ladder_games = Wie viele Partien je Paarung.
help-ladder_out = Ordner für die Ergebnisse der Paarungen (sonst: im Datenordner).
help-ladder_plot = Wohin die Wertungen gezeichnet werden (sonst: SPIEL-ladder.svg).
help-report_player = Wer spielt: random oder greedy (oder jeder andere, wenn du Zeit hast).
help-report_out = Die Seite, die entsteht (sonst: SPIEL-report.html); Tabellen als CSV daneben.
help-parquet = Auch eine Zeile je Platz und Partie in diese Parquet-Datei schreiben.
help-bot = Einen eigenen Bot deinen Platz am Tisch eines Servers spielen lassen (docs/bots.md).
help-bot_program = Der Bot: ein Programm oder eine Datei, die auf .py oder .js endet; mit Argumenten in Anführungszeichen.
help-bot_table = Die Kennung des Tisches: der letzte Teil seiner Adresse.
help-mcp = Ein Sprachmodell spielen lassen, mit dem Model Context Protocol über Standardeingabe und -ausgabe (docs/mcp.md).
help-door_server = Ein Server, etwa https://example.org.
help-token = Ein Token aus den Einstellungen des Servers.
help-site = Schreibt den Tisch als Ordner von Dateien, der ohne Server im Browser spielt (docs/site.md).
help-site_folder = Der Ordner, der geschrieben wird; er darf überall liegen.
help-site_runtime = Wo die Laufzeit liegt: der Ordner des npm-Pakets pyodide.
help-site_librt = Das Wheel von librt für Browser, wo es sich nicht vom Paketverzeichnis holen lässt.
help-serve = Den Online-Tisch betreiben: Leute, Tische, Bots, im Browser und für Skripte.
help-host = Adresse, an der gelauscht wird; 0.0.0.0 für das ganze Netz.
help-port = Port, an dem gelauscht wird.
help-database = postgresql+asyncpg://... oder eine SQLite-Datei (sonst eine Datei im Datenordner).
help-origin = Weitere Adresse, deren Seiten diesen Server nutzen dürfen, etwa https://example.org; auch mehrmals.
help-https = Browser kommen nur über https, Cookies auch: für Server hinter einem https-Proxy.
help-behind_proxy = Einem Proxy auf dieser Maschine glauben, wer anfragt.
help-trusted_proxy = Dem Proxy unter dieser Adresse oder in diesem Netz glauben, wer anfragt; auch mehrmals.
help-admin_token_file = Die Seite #/admin für alle öffnen, die das Token in dieser Datei kennen.
help-private_webhooks = Webhooks an Adressen in privaten Netzen erlauben.
help-open = Den Tisch im Browser öffnen und nur melden, was schiefgeht.
help-bot_processes = In wie vielen Prozessen ein Bot, der nach Sekunden denkt, zugleich denken darf.
help-bots_elsewhere = Die Züge der Bots eigenen Prozessen überlassen, 'underhall bots' (nur mit PostgreSQL).
help-bots = Die Züge der Bots spielen, für Server, die sie Prozessen wie diesem überlassen (docs/server.md).
help-bots_database = Die Datenbank der Server: postgresql+asyncpg://...
help-bots_workers = Wie viele Bots zugleich denken dürfen; ohne Angabe so viele, wie es Kerne gibt.
help-doctor = Sagen, was an dieser Installation nicht stimmt: Maschine, Spiele, Seite, Datenbank, Platte, Uhr, Mail.
help-doctor_port = Wo ein Server lauschen mag.
help-admin = Die Datenbank des Online-Tischs verwalten.
help-admin_table = Kennung eines Tischs: siehe 'underhall admin list'.
help-admin_file = Die Datei.
help-admin_list = Alle Tische zeigen, zuletzt geänderte zuerst.
help-admin_reports = Worte, die gemeldet wurden: wann, an welchem Tisch, von wem, welche.
help-admin_export = Einen Tisch mit allem, was geschah, in eine Datei schreiben.
help-admin_import = Einen Tisch aus einer Datei aufnehmen; jeder Zug wird geprüft.
help-admin_delete = Einen Tisch endgültig löschen.
help-admin_backup = Alles in eine Datei schreiben, auch während der Server läuft.
help-admin_restore = Eine Sicherung in eine leere Datenbank zurückspielen.
help-admin_verify = Jeden gespeicherten Tisch durchspielen und mit dem vergleichen, was neben seinen Zügen steht; auch während der Server läuft.

## version
version-compiled = underhall { $version } (übersetzte Engine)
version-interpreted = underhall { $version } (interpretierte Engine)

## games
games-players = ({ $players } Spieler)
games-default = Vorgabe { $value }
games-how = Spielen mit 'underhall play SPIEL', Optionen als -o name=wert.

## kinds
kinds-human = Mensch
kinds-random = Zufallszüge
kinds-greedy = gierig
kinds-search = Suche
kinds-novice = Lehrling
kinds-adept = Geselle
kinds-master = Meister
kinds-grandmaster = Großmeister

## commands
commands-undo = zurück
commands-hint = tipp
commands-rules = regeln
commands-log = verlauf
commands-moves = züge
commands-board = brett
commands-stacks = stapel
commands-save = sichern
commands-quit = ende
commands-help = hilfe
commands-lang = sprache

## play
play-start = Antworte mit einer Nummer oder einem Zug; 'hilfe' zeigt, was noch geht.
play-since = Seit deinem letzten Zug:
play-so_far = Bisher:
play-earlier = { $count ->
    [one] {""}  ... ein früheres Ereignis; 'verlauf' zeigt es{""}
   *[other] {""}  ... { $count } frühere Ereignisse; 'verlauf' zeigt alle{""}
}
play-nothing_yet = Noch ist nichts geschehen.
play-nothing_below = Mehr gibt es hier nicht anzusehen.
play-pages = Seite { $page } von { $pages }, insgesamt { $total } Züge: siehe 'züge 2' oder 'züge WORT'.
play-no_such_moves = In keinem möglichen Zug kommt '{ $wanted }' vor.
play-not_understood = '{ $text }' ist hier kein Zug. Tippe eine Nummer von 1 bis { $count }, einen Zug wie in der Liste oder 'hilfe'.
play-refused = Nicht erlaubt: { $reason }.
play-undone = Zurückgenommen.
play-cannot_undo = Nichts kann zurückgenommen werden: Seitdem wurde etwas aufgedeckt oder gemischt, oder jemand anders war am Zug.
play-hint = { $number }  { $move } ({ $expected } erwartet; { $reasons })
play-hint_without_reason = { $number }  { $move } ({ $expected } erwartet)
play-languages = Es gibt diese Sprachen: { $languages }.
play-hand_over = Bitte gib weiter an { $name }.
play-press_enter = {""}Drücke Enter, wenn du so weit bist. {""}
play-saved = Das Spiel ist gesichert in { $path }
play-cannot_save = Das Spiel konnte nicht gesichert werden in { $path }: { $reason }
play-go_on = Weiter mit: underhall play { $game } --load { $path }
play-over = Das Spiel ist zu Ende: { $reason }.
play-winner = { $name } gewinnt.
play-winners = { $names } teilen sich den Sieg.
play-no_winner = Niemand gewinnt.
play-and = und
play-record_at = Die Aufzeichnung liegt in { $path }
play-how_to_replay = Noch einmal ansehen mit: underhall replay { $path }
play-help = 
    {""}  eine Nummer       den Zug mit dieser Nummer spielen
    {""}  ein Zug           wie rechts in der Liste; Wörter dürfen gekürzt werden
    {""}  züge [WORT|N]     die möglichen Züge, nur passende, oder Seite N
    {""}  brett             das Brett noch einmal zeigen
    {""}  stapel            Karten, die das Brett nicht zeigt: überdeckte, abgeworfene
    {""}  zurück            den letzten Zug zurücknehmen, solange nichts aufgedeckt ist
    {""}  verlauf           alles, was geschehen ist
    {""}  regeln D-55       ein Abschnitt der Regeln; 'regeln WORT' sucht,
    {""}                    'regeln 12' zeigt ein Kapitel
    {""}  tipp              ein Rat
    {""}  sichern [DATEI]   jetzt sichern, oder eine Kopie unter anderem Namen
    {""}  sprache KÜRZEL    die Sprache
    {""}  ende              sichern und gehen; Strg-C und Strg-D tun dasselbe

## replay
replay-running = { $moves ->
    [one] Nach einem Zug läuft das Spiel noch.
   *[other] Nach { $moves } Zügen läuft das Spiel noch.
}
replay-play_position = Von hier spielen mit: underhall play { $game } --position { $path }

## simulate
simulate-head = { $title }: { $count } Zufallsspiele, Startzahl { $seed }
simulate-capped = Zufallsspieler kämen hier vielleicht nie ans Ende, darum wird mit { $chosen } gespielt; -o wählt anders.
simulate-games = Spiele
simulate-rate = { $rate } Spiele/s
simulate-stopped = { $games ->
    [one] Nach einem Spiel abgebrochen; so weit das Ergebnis.
   *[other] Nach { $games } Spielen abgebrochen; so weit das Ergebnis.
}
simulate-seat = Platz
simulate-alone = allein gewonnen
simulate-shared = geteilt
simulate-rate_of_wins = Siegquote
simulate-interval = 95-%-Bereich
simulate-lengths = Entscheidungen je Spiel: mindestens { $min }, Quartile { $q1 } / { $median } / { $q3 }, höchstens { $max }
simulate-endings = Wie die Spiele endeten
simulate-speed = 
    { $games } Spiele, { $decisions } Entscheidungen in { $seconds } s
    { $games_rate } Spiele/s, { $decisions_rate } Entscheidungen/s

## bot
bot-plays = { $bot } spielt Platz { $seat } an { $table }.
bot-over = Die Partie ist zu Ende; Ergebnis: { $results }.

## match
match-head = { $title }: { $players }, { $games } Partien, Startzahl { $seed }
match-games = Partien
match-standing = Siege { $rate }
match-resumed = { $found ->
    [one] Eine Partie liegt schon vor; es geht von dort weiter.
   *[other] { $found } Partien liegen schon vor; es geht von dort weiter.
}
match-stopped = { $games ->
    [one] Abgebrochen. Das sagt bisher eine Partie; derselbe Befehl macht weiter.
   *[other] Abgebrochen. Das sagen bisher { $games } Partien; derselbe Befehl macht weiter.
}
match-file = Jede Partie steht in { $path }
match-player = Spieler
match-alone = Siege
match-shared = geteilt
match-rate = Siegquote
match-over_deals = 95 % (Deals)
match-wilson = 95 % (Wilson)
match-elo = Elo
match-interval = 95 %
match-thinking = je Zug
match-points = im Mittel am Ende
match-seat = Platz
match-played = { $games } Partien aus { $deals } Kartenverteilungen mit je { $decisions } Entscheidungen. Wie sie endeten:
match-bot_hung = { $player } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} verloren, weil er hing: { $reason }
match-bot_died = { $player } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} verloren, weil er sich beendet hat: { $reason }
match-bot_flooded = { $player } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} verloren, weil er zu viel geschrieben hat: { $reason }
match-bot_lied = { $player } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} verloren, weil er gegen die Regeln verstoßen hat: { $reason }
match-h1 = Vorzeitig beendet: Der Abstand gleicht eher Elo { $elo1 } als { $elo0 } (logarithmische Likelihood { $ratio }, Grenze { $bound }).
match-h0 = Vorzeitig beendet: Der Abstand gleicht eher Elo { $elo0 } als { $elo1 } (logarithmische Likelihood { $ratio }, Grenze -{ $bound }).
match-open = Noch keine Entscheidung zwischen Elo { $elo0 } und { $elo1 } (logarithmische Likelihood { $ratio }, Grenzen ±{ $bound }).
match-lean = Nach vorzeitigem Ende neigen die Zahlen oben etwas zum Ergebnis hin.

## ladder
ladder-head = { $title }: { $players }, { $games } Partien in jeder von { $pairings } Paarungen, Startzahl { $seed }
ladder-rank = Rang
ladder-rating = Wertung
ladder-against = gegen { $player }
ladder-stopped = Abgebrochen; derselbe Befehl macht weiter. Wertungen brauchen jede Paarung.
ladder-plot = Die Wertungen sind gezeichnet in { $path }
ladder-explained = Wertungen von openskill (Plackett-Luce, 25 ist die Mitte); Bereiche aus { $count } Ziehungen der Kartenverteilungen.

## report
report-head = { $title }: { $games } Partien von { $player } und { $each } je Variante, Startzahl { $seed }
report-variant = Variante { $number } von { $count }
report-stopped = Abgebrochen: Es wurde keine Seite geschrieben.
report-written = Die Seite ist { $path }, daneben { $tables } Tabellen als CSV.
report-parquet = { $rows } Zeilen stehen in { $path }

## cards
cards-head = { $title }: { $count } Einträge in { $file } (Prüfwert { $digest })
cards-card = Karte
cards-sound = Die Datei ist in Ordnung.
cards-printed = { $count ->
    [one] ohne Zeichen: auf der Karte oder in einer Anleitung gedruckt (ein Wert)
   *[other] ohne Zeichen: auf der Karte oder in einer Anleitung gedruckt ({ $count } Werte)
}
cards-public = { $count ->
    [one] aus öffentlichen Quellen (ein Wert)
   *[other] aus öffentlichen Quellen ({ $count } Werte)
}
cards-reconstructed = { $count ->
    [one] von uns rekonstruiert (ein Wert)
   *[other] von uns rekonstruiert ({ $count } Werte)
}

## rules
rules-elsewhere = Es gibt keine Regeln zu lesen: Dieses Spiel bringt keine mit.
rules-more = {"."}.. und { $count } weitere; mit einem Wort mehr werden es weniger
rules-clauses = {""}  { $count } Abschnitte, { $first } bis { $last }{""}
rules-how = Ein Abschnitt: 'underhall rules D-55'; ein Kapitel: 'underhall rules dwarf 12'; Suche: 'underhall rules WORT'.
rules-how_to = So wird { $game } gespielt
rules-on_the_table = Auf dem Tisch
rules-how_it_ends = Wie es endet
rules-rules_of_thumb = Drei Faustregeln für die erste Partie
rules-fine_print = Das Kleingedruckte, Abschnitt für Abschnitt

## admin
admin-rows = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
admin-tables = Tische
admin-unplayable = { $count ->
    [one] Ein Tisch kann
   *[other] { $count } Tische können
} nur angesehen werden. { $reason }
admin-verified = { $tables ->
    [one] Ein Tisch
   *[other] { NUMBER($tables) } Tische
} mit { $changes ->
    [one] einer Änderung
   *[other] { NUMBER($changes) } Änderungen
} durchgesehen.
admin-wrong = { $count ->
    [one] Einer davon ist nicht, wie er sein soll.
   *[other] { $count } davon sind nicht, wie sie sein sollen.
}
admin-nothing_wrong = Alles ist, wie es sein soll.

## doctor
doctor-compiled = Die Spielmaschine ist kompiliert.
doctor-interpreted = Die Spielmaschine ist nicht kompiliert: Alle Spiele laufen, aber Gegner sehen in derselben Zeit weniger weit. Wo es einen C-Compiler gibt, kompiliert 'make play' sie.
doctor-games = Spiele: { $games }.
doctor-broken_game = Das Spiel '{ $game }' lässt sich nicht laden: { $error }
doctor-page = Die Seite für Browser ist gebaut.
doctor-no_page = Die Seite für Browser ist nicht gebaut: 'make web' baut sie. Skripte und Terminals können den Server trotzdem benutzen.
doctor-space = In { $folder } sind { NUMBER($megabytes) } MB frei.
doctor-little_space = In { $folder } sind nur { NUMBER($megabytes) } MB frei: Auf einer vollen Platte kann kein Zug behalten werden.
doctor-no_database = Bei { $place } ist noch keine Datenbank: 'underhall serve' legt eine an.
doctor-database = Die Datenbank { $place } ist in Ordnung: { $tables ->
    [one] ein Tisch
   *[other] { NUMBER($tables) } Tische
}, ihr Schema ist das heutige.
doctor-older_database = Die Datenbank { $place } ist von einer früheren Version ({ $version }): Der nächste Start bringt sie auf den Stand ({ $known }). Davor: 'underhall admin backup FILE'.
doctor-newer_database = Die Datenbank { $place } ist von einer späteren Version ({ $version }), als dieses Programm kennt ({ $known }): Installiere das neuere.
doctor-database_wrong = Die Datenbank lässt sich nicht benutzen. { $error }
doctor-damaged = Die Datenbank { $place } ist beschädigt ({ $damage }): Spiel eine Sicherung ein mit 'underhall admin restore FILE'.
doctor-clock = Die Uhr geht { NUMBER($seconds) } Sekunden hinter dem her, was zuletzt an einem Tisch geschah: Sie wurde zurückgestellt, also stimmen Bedenkzeiten nicht.
doctor-nothing_served = Auf Port { $port } läuft gerade nichts.
doctor-served = Der Tisch ist unter { $address } zu erreichen, und es geht ihm gut.
doctor-unwell = Der Tisch ist unter { $address } zu erreichen, sagt aber, dass ihm etwas fehlt: Den Grund nennt sein Protokoll.
doctor-port_taken = Port { $port } gehört einem anderen Programm: 'underhall serve --port N' nimmt einen anderen.
doctor-mail = Nachrichten gehen per Mail hinaus von { $sender }.
doctor-half_a_mail = { $missing } ist nicht gesetzt, also gehen keine Nachrichten per Mail hinaus.
doctor-sum = { $count ->
    [0] Es stimmt alles.
    [one] Eines stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}

## site

site-part = { $part }: { $size } Bytes
site-compiled = Die Engine ist nach WebAssembly übersetzt.
site-interpreted = Die Engine ist nicht übersetzt: Sie läuft interpretiert, nur langsamer (docs/site.md).
site-written = Der Tisch liegt in { $folder }. Jeder Server für Dateien genügt; zum Ausprobieren: python -m http.server --directory { $folder }

## serve
serve-at = Der Tisch steht unter { $address } (beenden mit Strg-C).
serve-lan = Andere in deinem Netz finden ihn unter { $address }

## bots
bots-ready = { $workers ->
    [one] Bots spielen von hier aus, einer zur Zeit (beenden mit Strg-C).
   *[other] Bots spielen von hier aus, { $workers } zugleich (beenden mit Strg-C).
}

## new_game
help-new_game = Ein eigenes Spiel beginnen: schreibt ein Paket, das gleich spielbar ist (docs/writing-a-game.md).
help-new_game_name = Wie das Spiel heißt, etwa pebbles.
help-new_game_folder = Wohin das Paket kommt.
new_game-made =
    Das Spiel liegt in { $path }. Um es zu spielen und zu prüfen:
    {""}  pip install -e { $path }
    {""}  underhall play { $game }
    {""}  python -m underhall.conformance { $game }

## features
help-features = Zeigt die Merkmale eines Spiels: wonach gelernte Bewertungen urteilen und was Lernende von außen beobachten.
features-head = { $title }: { $size } Merkmale, nach den ersten { $judged } urteilen Netze
features-from = ab
features-size = Größe
features-slice = Abschnitt
features-says = was er sagt
features-order = Plätze werden von dem aus gezählt, der schaut: erst der eigene, dann die anderen in Zugreihenfolge. Sitzen weniger am Tisch, ist der Rest null.

## train
help-train = Lernt, wie gut Stellungen sind, aus Partien eines gierigen Spielers gegen sich selbst.
help-train_games = Aus wie vielen Partien gelernt wird; eine von zehn wird zurückgehalten.
help-train_out = Das Netz, das geschrieben wird (sonst SPIEL-SPIELERZAHL.net).
help-train_data = Wo die Partien liegen, um nach einer Unterbrechung weiterzumachen (sonst im Datenordner).
train-head = { $title }: Lernen aus { $games } Partien, Startzahl { $seed }
train-data = Die Partien liegen in { $path }
train-epochs = Lernen
train-stopped = Angehalten. Derselbe Befehl macht mit den Partien weiter, die da sind.
train-dropped = { $dropped ->
    [one] Eine Partie wurde weggelassen: Sie dauerte mehr als { $decisions } Entscheidungen.
   *[other] { $dropped } Partien wurden weggelassen: Sie dauerten je mehr als { $decisions } Entscheidungen.
}
train-result = Aus { $positions } Stellungen gelernt; Netz { $shape }, Kreuzentropie { $loss } auf zurückgehaltenen Partien:
train-tenth = gegeben
train-positions = Stellungen
train-given = im Mittel gegeben
train-won = gewonnen
train-written = Das Netz ist in { $path } ({ $size } Bytes).

## puzzles
help-puzzles = Rätsel: Stellungen mit einem besten Zug, durch Suche aus Partien geschnitten.
help-puzzles_make = Macht Rätsel zu einem Spiel. Nach einem Abbruch macht derselbe Befehl mit der Datei weiter.
help-puzzles_verify = Prüft die Rätsel, die den Spielen beiliegen, oder die einer Datei, durch neue Suchen.
help-puzzles_count = Wie viele Rätsel die Datei enthalten soll.
help-puzzles_margin = Um wie viel schlechter als der beste jeder andere Zug sein muss, als Anteil am Sieg.
help-puzzles_out = Die Datei, die geschrieben wird (sonst SPIEL-puzzles.jsonl).
help-puzzles_records = Schneidet sie aus gespielten Partien: Aufzeichnungen, wie sie gespeichert oder heruntergeladen werden, oder Ordner mit *.record-Dateien (mehrfach möglich); sonst werden Partien von Bots gespielt.
help-puzzles_file = Eine Datei mit Rätseln statt derer, die dem Spiel beiliegen.
help-puzzles_sample = So viele zufällig gezogene Rätsel jedes Spiels ansehen (sonst alle).
help-puzzles_verify_seed = Womit der Zufall der neuen Suchen beginnt; eine andere Zahl gibt andere Suchen.
puzzles-head = { $title }: { $count } Rätsel, Startzahl { $seed }
puzzles-puzzles = Rätsel
puzzles-resumed = { $count ->
    [one] Ein Rätsel ist schon da; dort geht es weiter.
   *[other] { $count } Rätsel sind schon da; dort geht es weiter.
}
puzzles-records = { $count ->
    [one] Aus einer Aufzeichnung.
   *[other] Aus { $count } Aufzeichnungen.
}
puzzles-of_other_games = { $count ->
    [one] Eine weitere Aufzeichnung gehört zu einem anderen Spiel.
   *[other] { $count } weitere Aufzeichnungen gehören zu anderen Spielen.
}
puzzles-no_more_records = Alle Aufzeichnungen sind durchgesehen. Mit weiteren macht derselbe Befehl weiter.
puzzles-stopped = Angehalten. Derselbe Befehl macht mit den Rätseln weiter, die da sind.
puzzles-written = { $count ->
    [one] Die Datei enthält ein Rätsel: { $path }
   *[other] Die Datei enthält { $count } Rätsel: { $path }
}
puzzles-verifying = { $title }: { $count } Rätsel, durch neue Suchen geprüft, Startzahl { $seed }
puzzles-solver = Spieler
puzzles-solves = löst
puzzles-interval = 95-%-Intervall
puzzles-tries = Versuche
puzzles-guessing = Raten
puzzles-confirmed = Bestätigt: { $confirmed } von { $count }. Bei { $unclear } sah die neue Suche weniger als den halben verlangten Vorsprung, bei { $wrong } fand sie einen anderen Zug.
puzzles-wrong = { $id }: { $why }
puzzles-guessed = { $title }: Raten löst { $share }; höchstens { $most } sind erlaubt
puzzles-missed_by_master = { $title }: Der Meister löst { $share }; mindestens { $least } müssen es sein
puzzles-good = Alles ist, wie die Datei sagt.
puzzles-bad = { $count ->
    [one] Ein Rätsel ist falsch.
   *[other] { $count } Rätsel sind falsch.
}
