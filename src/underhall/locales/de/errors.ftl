# Was abgelehnt wird: die Sätze aller Fehler.

choices-values = { $values }
choices-whole_number = eine ganze Zahl von { $low } bis { $high }
choices-map_size = BREITExHÖHE, beides gerade Zahlen von 4 bis 12, zum Beispiel 6x6
choices-colours = verschiedene von { $colours }, verbunden mit '-', eine für jeden Platz

match_differs-engine = sie wurden mit einer anderen Fassung der Engine oder der Spieler gespielt
match_differs-bots = er wurde mit einer anderen Fassung des Bots gespielt
match_differs-cards = sie wurden mit einer anderen Kartendatei gespielt
match_differs-field = { $name } ist dort { $found } und hier { $wanted }

system-not_found = Datei oder Ordner nicht gefunden
system-not_allowed = Zugriff verweigert
system-folder = das ist ein Ordner
system-no_folder = das ist kein Ordner
system-address_in_use = die Adresse ist schon belegt
system-connection_refused = die Verbindung wird abgelehnt
system-full = auf dem Datenträger ist kein Platz mehr
system-read_only = das lässt sich nur lesen
system-exists = das gibt es schon
system-long_name = dieser Name ist zu lang
system-foreign_address = diese Adresse hat dieser Rechner nicht
system-connection_lost = die Verbindung ist abgerissen
system-unreachable = dorthin führt kein Weg
system-no_answer = keine Antwort in angemessener Zeit
system-failing = der Datenträger versagt

database-not_ours = das ist keine Datenbank von Underhall
database-fails = die Datenbank versagt
database-locked = ein anderes Programm sperrt die Datenbank
database-read_only = in die Datenbank kann nicht geschrieben werden
database-disk_fails = der Datenträger versagt
database-disk_full = der Datenträger ist voll
database-damaged = die Datenbank ist beschädigt; stelle eine Sicherung wieder her
database-cannot_open = die Datenbank lässt sich nicht öffnen
database-no_answer = die Datenbank antwortet nicht
database-wrong_user = die Datenbank lehnt Benutzer oder Passwort ab
database-not_there = diese Datenbank gibt es nicht
database-no_room = die Datenbank hat keinen Platz mehr
database-starting = die Datenbank startet oder endet gerade
database-none_there = { $path }: dort ist keine Datenbank; 'underhall serve' legt eine an
database-in_use = { $path }: ein anderer Server benutzt diese Datenbank; mehrere Server brauchen PostgreSQL (--database)
database-newer = { $path }: von einem neueren Underhall angelegt (Schema { $version }; dieses kennt { $known })
database-bad_address = --database: das ist keine Adresse einer Datenbank
database-not_empty = die Datenbank ist nicht leer; stelle in einer neuen wieder her
database-unknown_kind = --database { $scheme }://...: diese Art ist nicht bekannt; nimm sqlite:///DATEI oder postgresql+asyncpg://...
bots-need_postgresql = Bots spielen nur mit PostgreSQL in eigenen Prozessen: gib --database postgresql+asyncpg://... an

dwar7s_position-first_frame = frames: der erste ist immer end_of_turn
dwar7s_position-nothing_to_choose = frames.{ $number }: für '{ $frame }' gibt es nichts zu wählen
dwar7s_position-wrong_order = frames.{ $number }: { $name } kann nicht auf { $other } folgen

game-which = Welches Spiel? Installiert sind: { $games }
game-which_for_options = Welches Spiel? Optionen brauchen eins; installiert sind: { $games }
game-unknown = es gibt kein Spiel '{ $key }'; installiert sind: { $games }
game-other_cards = ein eingepacktes { $key } wurde mit einer anderen Kartendatei gespielt (ihre Prüfsumme ist { $digest }, die von { $origin } ist { $other }); schicke stattdessen das gesicherte Spiel und die Datei

record-no_game_line = { $path }: Zeile 2: die Zeile 'game' fehlt
record-no_text_file = { $path }: keine Textdatei, also kein gesichertes Spiel von Underhall
record-not_ours = Zeile 1: kein gesichertes Spiel von Underhall (es muss mit 'underhall 1' beginnen)
record-other_version = Zeile 1: von einer anderen Fassung geschrieben ('{ $found }'); diese liest '{ $format }'
record-at_line = Zeile { $number }: { $error }
record-no_header_line = Zeile { $number }: '{ $word }' ist keine Kopfzeile
record-truncated = Zeile { $number }: hier bricht das gesicherte Spiel ab (seine letzte Zeile muss mit 'end' beginnen)
record-changed = Zeile { $number }: die Prüfsumme passt nicht, also wurde das Spiel nach dem Sichern verändert
record-wrong_count = Zeile { $number }: { $announced } Züge sind angekündigt, { $found } sind da
record-at_move = Zug { $number }, '{ $move }': { $error }
record-bad_game_line = die Zeile 'game' muss 'game NAME rules N cards PRÜFSUMME' lauten
record-of_other_game = das ist ein gesichertes Spiel von '{ $found }', nicht von '{ $wanted }'
record-other_rules = es wurde nach Fassung { $found } der Regeln von { $game } gespielt; hier ist es Fassung { $version }
record-other_cards = es wurde mit einer anderen Kartendatei gespielt (ihre Prüfsumme ist { $digest }, die von { $origin } ist { $other }); gib jene Datei mit --cards an
record-bad_seed = seed: '{ $seed }' ist keine ganze Zahl
record-no_moves_line = es gibt keine Zeile 'moves'
record-no_deal = der Kopf hat weder 'seed' noch 'position'
record-missing_line = im Kopf fehlt die Zeile '{ $needed_line }'
record-bad_position = position: kein gültiges JSON ({ $reason })

position-no_game = { $path }: game: fehlt; eine Stellung ist ein JSON-Objekt, das sein Spiel nennt
position-no_text_file = { $path }: keine Textdatei, also keine Stellung
position-of_other_game = game: das ist eine Stellung von '{ $found }', nicht von '{ $wanted }'
position-no_options = options: fehlt
position-bad_chance = chance: vier ganze Zahlen unter 2**32 sind nötig
position-bad_reveals = reveals: eine ganze Zahl ab 0 ist nötig
position-no_answer_possible = frames: Platz { $seat } wird '{ $frame }' gefragt, könnte aber nichts antworten
position-wrong_type = { $where }: fehlt, oder ist nicht von der Art { $kind }
position-not_in_range = { $where }: eine ganze Zahl von { $low } bis { $high } ist nötig, nicht { $value }
position-no_truth = { $where }: true oder false ist nötig, nicht { $value }
position-wrong_lists = { $where }: { $count } Listen sind nötig
position-frame_numbers = { $where }: zu '{ $frame }' gehören { $wanted } Zahlen, nicht { $found }
position-unknown_frame = frames.{ $number }: es gibt keinen Rahmen '{ $frame }'; es gibt { $frames }
position-frame_number = { $where }: Zahl { $place } von '{ $frame }' muss von { $low } bis { $high } sein, nicht '{ $value }'
position-no_table = { $where }: eine Tabelle ist nötig
position-no_cards = { $where }: eine Liste von Karten ist nötig
position-too_many_cards = { $where }: höchstens { $most } Karten passen hinein, nicht { $count }
position-wrong_count = { $where }: { $wanted } sind nötig, nicht { $count }
position-count_not_in_range = { $where }: { $least } bis { $most } sind nötig, nicht { $count }
position-unknown_card = { $where }: es gibt keine Karte '{ $card }'
position-unknown_location = { $where }: es gibt keinen Ort '{ $location }'
position-unknown_word = { $where }: es gibt kein '{ $word }'
position-not_one_of = { $where }: '{ $value }' ist keins von { $words }
position-not_one_or_empty = { $where }: '{ $value }' ist weder leer noch eins von { $words }
position-twice = { $where }: '{ $word }' steht dort zweimal
position-unknown_name = { $where }: es gibt kein '{ $name }'; es gibt { $names }
position-running_and_ended = frames: in einem laufenden Spiel steht etwas aus, in einem beendeten nichts

option-not_with_file = { $option } passt nicht zu { $flag }: Die Datei bringt ihre eigenen Optionen mit
option-no_pair = --option '{ $pair }': schreibe es als NAME=WERT, zum Beispiel -o players=3
option-unknown_by_flag = { $flag }: { $game } hat keine Option '{ $key }'; siehe 'underhall games'
option-given_twice = { $flag }: das verlangt { $key }={ $wish }, aber auch { $key }={ $given } ist angegeben
option-impossible = Option { $key }: '{ $value }' ist nicht möglich; wähle { $choices }
option-unknown = { $game } hat keine Option '{ $key }'; es gibt { $options }
option-bad_proxy = --trusted-proxy { $text }: gib eine Adresse oder ein Netz an, etwa 172.18.0.1
option-admin_token_short = UNDERHALL_ADMIN_TOKEN oder die Datei von --admin-token-file: gib { $least } Zeichen oder mehr an, wie `openssl rand -hex 24` sie macht
option-admin_token_no_text = --admin-token-file { $path }: das ist keine Textdatei
option-bad_mail_server = UNDERHALL_MAIL_SERVER: gib es als smtp://NAME:PASSWORT@HOST:PORT an, oder smtps://
option-bad_mail_sender = UNDERHALL_MAIL_FROM { $address }: gib die Mailadresse an, von der Nachrichten kommen
option-no_first_player = Option first_player: bei { $players } Spielern gibt es keinen Platz { $seat }
option-no_start_seat = Option start: bei { $players } Spielern gibt es keinen Platz { $seat }

file-no_json = { $path }: kein gültiges JSON ({ $reason })
file-wrong = { $path }: { $error }
file-wrong_options = { $path }: Optionen: { $error }
file-unreadable = { $path }: nicht lesbar ({ $reason })
file-no_folder = { $path }: den Ordner { $folder } gibt es nicht

load-not_with_position = --load passt nicht zu --position: wähle eins von beiden

save-no_folder = --save { $path }: den Ordner { $folder } gibt es nicht
save-folder = { $path }: das ist ein Ordner; nenne eine Datei
save-exists = { $path }: diese Datei gibt es schon; wähle einen anderen Namen, oder setze sie mit --load fort

replay-no_such_seat = Einen Platz { $seat } gibt es nicht: Diese Partie hat { $count }, von 1 an gezählt.
replay-no_such_move = { $count ->
    [one] --to { $to }: { $path } hat einen Zug; wähle 0 oder 1
   *[other] --to { $to }: { $path } hat { $count } Züge; wähle 0 bis { $count }
}

seed-of_report = --seed { $seed }: die Startzahl eines Berichts ist eine ganze Zahl von 0 bis 2**32 - 1
seed-of_simulation = --seed { $seed }: die Startzahl von Zufallsspielen ist eine ganze Zahl von 0 bis 2**63
seed-out_of_range = die Startzahl { $seed } ist nicht möglich: sie ist eine ganze Zahl von 0 bis 2**96 - 1
seed-of_match = --seed { $seed }: die Startzahl eines Vergleichs ist eine ganze Zahl von 0 bis 2**32 - 1
seed-of_batch = seed { $seed }: die Startzahl eines Bündels ist eine ganze Zahl von 0 bis { $last }

seats-wrong_count = { $given ->
    [one] --seats { $text }: ein Platz ist angegeben, dieses Spiel hat { $count }
   *[other] --seats { $text }: { $given } Plätze sind angegeben, dieses Spiel hat { $count }
}
seats-unknown_kind = --seats: '{ $kind }' ist keine Art von Spieler; wähle human, human:NAME, { $kinds } oder search:300ms
seats-name_is_kind = --seats: '{ $kind }': so kann hier niemand heißen, '{ $name }' ist eine Art von Spieler
seats-name_taken_by_kind = '{ $name }' kann hier niemand heißen, das ist eine Art von Spieler

package-for_server = { $package } ist nicht installiert; der Server braucht: pip install 'underhall[server]'
package-for_client = { $package } ist nicht installiert; nötig ist: pip install 'underhall[server]'
package-missing = dazu ist das Paket { $package } nötig, das nicht installiert ist: pip install 'underhall[{ $extra }]'

accelerated-only_dwarf = nur DWARF kann auf einem Beschleuniger gespielt werden, nicht { $game }
accelerated-no_solo = das beschleunigte DWARF kennt keine Automaten: möglich sind 2 bis 5 Personen
accelerated-other_options = diese Partie hat andere Optionen als die Felder, in die sie soll
accelerated-other_agenda = was hier aussteht, kommt in keiner Partie DWARF vor: { $frames }

server-goes_alone = --server geht ohne Spiel, --seats und --load: sie werden in der Halle des Servers gewählt
server-no_address = --server { $address }: nötig ist eine Adresse wie http://127.0.0.1:8417
server-cannot_draw = dieses Terminal kann den Tisch nicht zeichnen; ein Browser kann es, unter der Adresse des Servers
server-no_answer = { $address }: dort antwortet kein Server ({ $reason })

move-no_such_number = { $number }: die Züge haben die Nummern 1 bis { $count }
move-game_over = das Spiel ist zu Ende: keine Züge mehr
move-number_out_of_range = es gibt keinen Zug mit der Zahl { $move }: die Züge dieses Spiels sind 0 bis { $last }
move-unknown = '{ $text }' ist kein Zug dieses Spiels; Züge schreibt man { $forms }
move-unknown_short_form = '{ $text }' ist keine Kurzform eines Zugs dieses Spiels
move-no_argument = { $verb }: es gibt keine Angabe mit der Zahl { $number }
move-refused = { $why }
move-ambiguous = Das kann mehrere Züge meinen. '{ $text }': { $moves }
symbol-not_offered = Zeichen { $symbol } steht hier nicht zur Wahl; { $offered } andere schon: siehe die Maske
alphabet-too_large = ein Alphabet hat höchstens { $most } Zeichen, dieses hat { $size }: buchstabiere Züge in mehreren Schritten (Game.alphabet)

batch-no_games = { $count } Partien: ein Bündel hat mindestens eine und nicht mehr Prozesse als Partien
batch-actions = ein Bündel von { $count } Partien nimmt { $count } Aktionen auf einmal, nicht { $given }
batch-lost = ein Prozess, der einen Teil des Bündels spielte, ist zu Ende: leg das Bündel neu an
door-no_seat = Platz { $seat }: die Plätze an diesem Tisch sind 0 bis { $last }
door-opponents = { $given } Gegner sind genannt, und { $wanted } sitzen an diesem Tisch

language-unknown = --lang { $wish }: diese Sprache gibt es hier nicht; wähle { $languages }

undo-nothing = nichts kann zurückgenommen werden: Seitdem wurde etwas aufgedeckt oder gemischt, oder jemand anders war am Zug
undo-needs_others = dazu braucht es die anderen
undo-not_your_turn = du bist nicht am Zug

cards-unreadable = Kartendatei { $path }: nicht lesbar ({ $reason })
cards-no_text = Kartendatei { $path }: kein UTF-8-Text (Byte { $byte })
cards-no_toml = Kartendatei { $path }: kein gültiges TOML ({ $reason })
cards-bad_source = Kartendatei { $path }: 'source' muss eins von { $sources } sein
cards-no_table = Kartendatei { $path }: keine Einträge [[{ $table }]]
cards-unknown_table = Kartendatei { $path }: [[{ $table }]] ist keine Tabelle dieses Spiels
cards-no_record = [[{ $table }]] enthält { $record }, das ist kein Eintrag
cards-no_id = ein Eintrag von [[{ $table }]] hat keine id: { $record }
cards-bad_sources = Karte { $card }, Feld sources: muss zu jedem Feld sagen, woher es stammt
cards-unknown_field = Karte { $card }, Feld { $field }: dieses Feld gibt es nicht; es gibt { $fields }
cards-missing_field = Karte { $card }, Feld { $field }: fehlt
cards-unknown_source = Karte { $card }, Feld { $field }: die Herkunft '{ $source }' ist keine von { $sources }
cards-not_one_of = Karte { $card }, Feld { $field }: '{ $value }' ist keins von { $words }
cards-not_in_range = Karte { $card }, Feld { $field }: { $value } ist keine ganze Zahl von { $low } bis { $high }
cards-twice = Karte { $card }, Feld id: steht { $count }-mal in [[{ $table }]]

ladder-player_twice = ein Spieler ist zweimal genannt; auf einer Rangliste steht jeder einmal
ladder-too_few_seats = eine Rangliste braucht ein Spiel, in dem für mindestens zwei Plätze entschieden wird
ladder-too_few_players = eine Rangliste mit { $seats } Plätzen braucht mindestens { $seats } Spieler

results-folder = { $path }: das ist ein Ordner; nenne eine Datei für die Ergebnisse
results-foreign_file = { $path }: das ist keine Datei eines Vergleichs; nenne eine andere, sie wird nicht überschrieben
results-no_game = { $path }: Zeile { $place } ist keine Partie eines Vergleichs
results-in_use = { $path }: ein anderer Lauf schreibt in diese Datei; warte auf ihn oder nenne eine andere
results-damaged = { $path }: Zeile { $place } ist beschädigt; entferne sie, dann wird ihre Partie noch einmal gespielt
results-other_match = { $path }: enthält einen anderen Vergleich ({ $error }); nenne mit --out eine andere Datei

match-no_players = nenne die Spieler des Vergleichs, zum Beispiel: greedy random
match-wrong_count = { $count ->
    [one] ein Spieler ist genannt, aber { $game } hat mit diesen Optionen { $seats } Plätze, für die entschieden wird
   *[other] { $count } Spieler sind genannt, aber { $game } hat mit diesen Optionen { $seats } Plätze, für die entschieden wird
}
match-bad_sprt = --sprt { $low } { $high }: der erste Abstand muss der kleinere sein, wie in --sprt 0 30
match-no_ray = --ray { $address }: dort antwortet kein Ray-Cluster ({ $reason })

worker-other_cards = ein Arbeitsprozess hat andere Karten für { $game } ({ $origin }): gib allen dieselbe Datei
worker-other_version = ein Arbeitsprozess hat eine andere Fassung von underhall oder von { $game }: installiere überall dieselbe
worker-other_bot = ein Arbeitsprozess hat eine andere Fassung des Bots { $name }: gib allen dieselbe Datei
worker-lost = ein Prozess, der spielte, wurde von außen beendet; starte noch einmal, dann geht es von hier weiter

bot-no_command = '{ $name }': das ist kein Befehl, der einen Bot startet
bot-not_found = { $name }: dieses Programm gibt es nicht; ein Bot ist ein Programm oder eine Datei, die auf .py oder .js endet
bot-not_executable = { $name }: diese Datei darf nicht ausgeführt werden; chmod +x erlaubt es
bot-no_node = { $name }: ein JavaScript-Bot braucht node, und das ist nicht installiert
bot-hung = er hat nicht binnen { $seconds } Sekunden geantwortet (erwartet: { $wanted })
bot-flooded = er hat mehr als { $bytes } Bytes geschrieben, nach denen niemand gefragt hat, oder so viel in eine Zeile
bot-said_unasked = er hat ungefragt eine Zeile geschrieben: { $line }
bot-unasked = er hat Frage { $number } beantwortet, gestellt war Frage { $asked }
bot-no_answer = er hat eine Zeile geschrieben, die keine Antwort der Art "{ $wanted }" ist: { $line }
bot-illegal_move = er hat { $move } gewählt, und das ist keiner der Züge, die er hatte
bot-died = er hat sich mitten in einer Partie beendet (Exit-Code { $code })
bot-died_saying = er hat sich mitten in einer Partie beendet (Exit-Code { $code }): { $words }
bot-closed = er hat mitten in einer Partie seine Ausgabe geschlossen
bot-refused = der Server hat abgelehnt: { $reason }
bot-lost = { $name } ist gescheitert: { $reason }

hall-no_answer = dort antwortet kein Server ({ $error })
mcp-no_token = --server braucht ein Token: mach eins in den Einstellungen des Servers und gib es als --token oder UNDERHALL_TOKEN an

player-unknown = es gibt keinen Spieler '{ $name }'; es gibt { $kinds } sowie search:300ms, search:2s, search:500it oder search:4x1s
player-needs_imagined = Spielern werden nur vorgestellte Welten gezeigt: gib ihnen state.imagine(seat, seed)

table-unknown = es gibt keinen Tisch '{ $table }'
table-exists = es gibt schon einen Tisch '{ $table }'
table-game_not_installed = Das Spiel dieses Tisches, { $game }, ist hier nicht installiert: Man kann ihn ansehen, aber nicht weiterspielen.
table-rules_changed = Die Regeln dieses Spiels haben sich geändert, seit der Tisch gemacht wurde (Fassung { $made }, jetzt { $now }): Man kann ihn ansehen, aber nicht weiterspielen.
table-cards_changed = Die Karten dieses Spiels haben sich geändert, seit der Tisch gemacht wurde ({ $made }, jetzt { $now }): Man kann ihn ansehen, aber nicht weiterspielen.
table-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen: Man kann ihn ansehen, aber nicht weiterspielen.

export-wrong_format = kein ausgeführter Tisch (es muss '{ $format }' darin stehen)
export-unsound = kein ausgeführter Tisch: { $error }
export-changed = kein ausgeführter Tisch, oder ein veränderter: er lässt sich nicht nachspielen
rows-wrong_parts = seine Teile sind { $parts }
rows-wrong_row = Nummer { $place } von '{ $part }' hat falsche Spalten oder Werte
rows-foreign_row = Nummer { $place } von '{ $part }' gehört zu einem anderen Tisch
rows-change_missing = Änderung { $place } fehlt
rows-unknown_change = Änderung { $place } ist von einer Art, die es nicht gibt
rows-wrong_column = '{ $column }' folgt nicht aus seinen Änderungen
rows-wrong_seats = 'seats' folgt nicht aus seinen Änderungen

backup-truncated = { $path }: keine Sicherung, oder eine, die abbricht
backup-not_ours = { $path }: keine Sicherung (in ihrer ersten Zeile muss '{ $format }' stehen)
backup-newer = { $path }: eine Sicherung eines neueren Underhall
backup-wrong_row = { $path }: Zeile { $number }: keine Zeile einer Sicherung
backup-row_twice = { $path }: eine Zeile steht dort doppelt, oder sie lässt sich nicht aufbewahren

address-refused = --host { $host } --port { $port }: { $error }

thinking-ended = der Prozess, der nachdenkt, ist unerwartet zu Ende gegangen

dwarf_cards-wrong_letters = Karten C10 bis C54, Feld letter: { $a } A und { $b } B, nicht 23 und 22; setze other_letters = true, wenn es bei dir so gedruckt ist
dwarf_cards-wrong_location = Karte { $card }, Feld location: muss { $location } sein
dwarf_cards-id_out_of_range = Karte { $card }, Feld id: [[{ $table }]] hat nur { $first } bis { $last }
dwarf_cards-missing = Karte { $card }, Feld id: fehlt, { $needed }
dwarf_cards-wrong_records = [[{ $table }]] braucht { $wanted } Einträge und hat { $found }
dwarf_cards-wrong_crowd = Ort { $place } hat { $found } Karten aus [[{ $table }]], nicht { $wanted }
dwarf_cards-wrong_total = Karte { $card }, Feld { $field }: { $needed }
dwarf_cards-same_number = Karte { $card }, Feld { $field }: { $value } ist auch ihr { $other }

dwar7s_cards-missing_kingdom = Karte { $colour } { $kind }, Feld id: fehlt in [[kingdom]], für diese Farbe und für alle
dwar7s_cards-no_sides = Karte { $card }, Feld { $field }: { $value } ist kein Text wie 'NE'
dwar7s_cards-too_few_places = Karte { $card }, Feld need: { $need } ist mehr als ihre { $places } Plätze
dwar7s_cards-mine_without_gems = Karte { $card }, Feld amount: fehlt, eine Mine gibt mindestens 1 Edelstein
dwar7s_cards-wrong_total = Karte { $card }, Feld { $field }: [[{ $table }]] ergibt { $total } Karten, und das Spiel hat { $wanted }
dwar7s_cards-unknown_side = Karte { $card }, Feld { $field }: '{ $letter }' ist keins von N, E, S, W
dwar7s_cards-side_twice = Karte { $card }, Feld { $field }: '{ $letter }' steht zweimal in '{ $value }'
dwar7s_cards-too_dear = Karte { $card }, Feld { $gem }: kostet { $cost }, das Spiel hat { $count }
dwar7s_cards-unknown_id = Karte { $card }, Feld id: [[{ $table }]] hat { $known }
dwar7s_cards-missing_id = Karte { $card }, Feld id: fehlt in [[{ $table }]]

dwar7s_options-too_few_colours = Option colours: { $colours } reicht nicht für { $players } Spieler

deep_cards-one_rubble = Kartendatei, [[mining]]: genau eine Karte ohne Rohstoff, das Geröll, ist nötig
deep_cards-basic_ids = Kartendatei, [[basic]]: die ids müssen { $ids } sein
deep_cards-treasure_ids = Kartendatei, [[treasure]]: die ids müssen E-10, E-11, E-12, E-13 in dieser Reihenfolge sein
deep_cards-first_tiles = Kartendatei, [[tile]]: zuerst kommen L-ENT und L-CAMP, je einmal
deep_cards-other_totals = Kartendatei, Feld other_totals: muss true oder false sein
deep_cards-no_words = Karte { $card }, Feld { $field }: eine Liste von 1 bis { $most } Wörtern ist nötig
deep_cards-no_text = Karte { $card }, Feld { $field }: { $value } ist kein Text von 1 bis 40 Zeichen
deep_cards-no_sides = Karte { $card }, Feld { $field }: { $value } muss aus Buchstaben von NESW in dieser Reihenfolge bestehen
deep_cards-start_card_empty = Karte { $card }, Feld actions: eine Startkarte braucht Aktionen oder einen Rohstoff
deep_cards-two_kinds = Karte { $card }, Feld actions: eine Karte ist eine Rohstoff- oder eine Aktionskarte, nicht beides
deep_cards-fixed_sides = Karte { $card }, Feld sides: muss { $sides } sein ({ $clause })
deep_cards-wrong_total = Kartendatei, [[{ $table }]]: zusammen { $found }, in der Schachtel sind { $total } (siehe other_totals)
deep_cards-total_out_of_range = Kartendatei, [[{ $table }]]: zusammen { $found }; möglich sind { $low } bis { $high }
deep_cards-too_many_faces = Kartendatei: { $count } verschiedene Vorderseiten; möglich sind bis zu { $most }
deep_cards-resource_without_coins = Karte { $card }, Feld coins: ein Rohstoff ist mindestens 1 Münze wert (G-40)
deep_cards-coins_without_resource = Karte { $card }, Feld coins: nur Rohstoffe sind Münzen wert (G-40)

deep_options-needs_events = Option { $variant }: braucht event_cards=on (G-10)

deep_position-bad_payment = { $where }: '{ $text }' muss 'KARTE from hand', 'KARTE from revealed' oder 'treasure N' lauten
deep_position-cell_taken = { $where }: dort liegt schon ein anderes Plättchen oder ein anderer Stapel
deep_position-known_count = { $where }: 'known' muss für jede der { $count } Karten eine Zahl haben
deep_position-top_unknown = stocks_known.{ $stock }: Die oberste Karte liegt offen, alle kennen sie
deep_position-must_be_known = seats.{ $seat }.known: Alle wissen, dass { $card } irgendwo dort ist
deep_position-bad_sides = { $where }: Buchstaben von NESW in dieser Reihenfolge sind nötig, nicht { $sides }
deep_position-known_range = { $where }: 'known' muss Zahlen von 0 bis 2**25 - 1 haben, nicht { $mark }
deep_position-no_tile_place = { $where }: x und y eines Plättchens sind nötig
deep_position-no_tile = { $where }: bei { $x },{ $y } liegt kein Plättchen
deep_position-trait_count = { $where }: keine oder zwei Eigenschaften sind nötig
deep_position-first_tiles = tiles: zuerst kommen der Mineneingang und das Lager
deep_position-other_tiles = tiles: die auf der Karte und im Stapel sind nicht die aus der Schachtel
deep_position-rubble_on_camp = tiles.1.rubble: nie auf dem Lager (G-108)
deep_position-not_connected = tiles: sie hängen nicht alle zusammen (G-135)
deep_position-trait_twice = traits: eine Eigenschaft ist an zwei Orten, oder das Spiel wird ohne Eigenschaften gespielt
deep_position-unknown_trait = traits: diese Eigenschaft gibt es nicht
deep_position-cannot_pay = { $where }: Platz { $seat } kann nicht bezahlen, was '{ $name }' kostet
deep_position-window_alone = frames.{ $place }: eine Gelegenheit zur Antwort ohne die Aktion, um die es geht
deep_position-window_of_another = frames.{ $place }: die Gelegenheit zur Antwort nennt nicht die Aktion, um die es geht (frames.{ $below }), oder nicht, wem geantwortet wird
deep_position-no_actions = { $where }: { $number } in '{ $name }' ist keine Liste von Aktionen
deep_position-wrong_card_count = Karte { $card }: { $found } im Spiel, es müssen { $wanted } sein
deep_position-too_many_companions = seats.{ $seat }.events: { $count } Begleiter, mehr als zwei sind es nie (G-190)
deep_position-stinkhorn_alone = seats.{ $seat }.events: bei der Stinkmorchel bleibt niemand (G-202)
deep_position-wrong_event_count = Ereignis { $event }: an { $found } Orten, es müssen { $wanted } sein
deep_position-pile_too_high = piles.{ $pile }: mehr als { $most } Karten
deep_position-lowest_frame = { $where }: der unterste Rahmen, und kein anderer, ist 'activity' oder 'end_phase', nicht '{ $name }'
deep_position-wrong_order = { $where }: '{ $name }' muss auf { $allowed } liegen, nicht auf '{ $below }'
deep_position-act_means_nothing = { $where }: '{ $act }' meint einen Platz oder Stapel, den es nicht gibt
deep_position-no_pile_or_tile = { $where }: diesen Stapel oder dieses Plättchen gibt es nicht
deep_position-not_possible = { $where }: '{ $what }' ist so, wie es steht, nicht möglich
deep_position-no_resource_revealed = seats.{ $seat }.revealed: { $card } ist keine Rohstoffkarte
deep_position-wrong_stock = stocks: { $card } ist keine Karte aus { $table }
deep_position-side_leads_nowhere = tiles.{ $tile }: seine Seite { $side } führt nirgendwohin (G-135)
deep_position-no_card_for_actions = { $where }: es gibt keine Karte { $card }, mit der Aktionen gemacht werden könnten

rules-not_found = In den Regeln steht nichts zu '{ $asked }'; gib eine Nummer wie D-55 oder andere Wörter.

problem-not_found = So etwas gibt es hier nicht
problem-no_table = Diesen Tisch gibt es nicht
problem-no_game = Dieses Spiel gibt es nicht
problem-no_token = Dieses Token gibt es nicht
problem-bad_token = Dieses Token ist hier nicht bekannt; vielleicht wurde es zurückgezogen
problem-not_with_token = Das geht mit einem Token nicht
problem-too_many_tokens = Du hast zu viele Token
problem-no_way = Diesen Weg gibt es nicht
problem-too_many_ways = Du hast zu viele Wege
problem-no_mail = Dieser Server schickt keine Mails: Wer ihn betreibt, muss einen Mailserver einstellen
problem-bad_mail_address = Das ist keine Mailadresse
problem-bad_push_keys = Das sind keine Schlüssel eines Browsers
problem-wrong_code = Das ist nicht der Code
problem-not_confirmed = Gib zuerst den Code aus der Mail ein
problem-notice_not_sent = Es ließ sich nicht schicken; sieh nach, ob die Adresse stimmt
problem-only_for_mail = Nur Mails kommen zu einer Stunde
problem-no_mcp = Dieser Server hat keine Tür für Sprachmodelle: Wer ihn betreibt, muss underhall[mcp] installieren
problem-no_webhook = Diesen Webhook gibt es nicht
problem-no_person = Diese Person gibt es nicht
problem-no_words = Solche Worte gibt es hier nicht
problem-no_lesson = Dieses Spiel hat keine Lektion zum Mitspielen
problem-no_deal = Diese Partie für alle gibt es nicht
problem-no_event = Diese Veranstaltung gibt es nicht
problem-no_entrant = Mit dieser Nummer nimmt niemand teil
problem-enough_events = { $count } laufende Veranstaltungen sind genug: Beende erst eine
problem-not_in_event = Du nimmst nicht teil
problem-too_few = Es nehmen zu wenige teil
problem-round_runs = Keine Runde wartet auf ihren Beginn
problem-game_decided = Diese Partie ist zu Ende oder schon entschieden
problem-winners = Nenne jemanden, der dort sitzt, oder mehrere, die sich den Sieg teilen
problem-event_over = Die Veranstaltung ist vorbei
problem-event_begun = Die Veranstaltung hat begonnen
problem-event_full = Die Veranstaltung ist voll
problem-not_host = Das darf nur, wer die Veranstaltung ausrichtet
problem-alone = Eine Veranstaltung braucht ein Spiel für mindestens zwei
problem-no_puzzle = Dieses Rätsel gibt es nicht
problem-no_profile = Dieses Profil gibt es nicht, oder es ist privat
problem-no_rules = Diese Regeln gibt es nicht
problem-no_session = Diese Anmeldung gibt es nicht
problem-no_address = Unter dieser Adresse gibt es nichts
problem-no_method = Das geht unter dieser Adresse nicht
problem-database = Die Datenbank antwortet nicht
problem-failure = Dem Server ist ein Fehler unterlaufen; er ist notiert
problem-malformed = Die Anfrage ist nicht, wie sie sein soll
problem-frame_no_object = Eine Nachricht muss ein JSON-Objekt sein
problem-bad_mark = Die id muss eine ganze Zahl sein
problem-bad_command = Der Befehl ist nicht, wie er sein soll
problem-unknown = Diesen Befehl gibt es nicht
problem-nobody = Wähle zuerst einen Namen
problem-wrong_login = Name oder Passwort stimmt nicht
problem-foreign_origin = Andere Seiten dürfen das nicht
problem-foreign_host = Auf diesen Namen hört dieser Server nicht
problem-given_up = Auf deinem Platz spielt jetzt ein Bot
problem-no_header = Die Kopfzeile X-Underhall fehlt
problem-no_hints = An diesem Tisch gibt es keine Tipps
problem-no_device = An diesem Tisch spielt niemand an deinem Gerät
problem-no_seat = Du hast keinen Platz an diesem Tisch
problem-not_yours = Das darf nur, wer den Tisch eingerichtet hat
problem-operator = Das ist dem Betreiber dieses Servers vorbehalten
problem-muted = Der Betreiber hat dich stummgeschaltet: Du kannst spielen, aber nichts sagen
problem-wrong_admin_token = Das ist nicht das Token dieses Servers
problem-wrong_password = Das Passwort stimmt nicht
problem-illegal_move = Dieser Zug ist jetzt nicht erlaubt
problem-invalid = Das ist nicht möglich
problem-too_large = Die Anfrage ist zu groß
problem-name_mixed = Ein Name steht in einem Alphabet
problem-no_such_step = Diesen Schritt gibt es nicht
problem-nothing_to_decide = Dort gibt es nichts zu entscheiden
problem-seats = Die Plätze passen nicht
problem-webhook_address = Diese Adresse ist nicht möglich
problem-wish = Diesen Wunsch gibt es nicht
problem-many_tables = An vielen deiner Tische denken schon Bots nach
problem-too_many = Zu viele Anfragen
problem-bots_busy = Die Bots haben gerade zu viel zu bedenken
problem-busy = Der Tisch ist beschäftigt; versuch es noch einmal
problem-crowded = Zu viele Anfragen auf einmal
problem-not_kept = Zurzeit lässt sich nichts aufbewahren; sieh später noch einmal nach
problem-not_listening = Dieser Prozess hört nicht, was andere tun
problem-agreed = Du hast schon zugestimmt, die anderen noch nicht
problem-answered = Die anderen müssen antworten
problem-asked = Es hat schon jemand gebeten
problem-cannot_undo = Das geht nicht zurück, ohne die anderen zu fragen
problem-empty = Dort sitzt niemand
problem-full = Kein Platz ist frei
problem-guest = Ein Gast hat kein Passwort
problem-guest_profile = Gäste können gleich heißen, darum bleibt ihr Profil privat; lege zuerst ein Konto an
problem-deal_over = Diese Partie für alle ist vorbei
problem-try_running = Dein gewerteter Versuch läuft noch: Spiel ihn erst zu Ende
problem-left = Du bist schon gegangen
problem-name_taken = Dieser Name gehört schon jemandem; wähle einen anderen
problem-no_takebacks = An diesem Tisch wird nichts zurückgenommen
problem-not_left = Du bist nicht gegangen
problem-person_not_left = Diese Person ist weder gegangen noch ist ihre Zeit um
problem-not_now = Dein letzter Zug ist noch nicht zu Ende
problem-not_over = Das Spiel ist noch nicht aus
problem-not_replaceable = Dort sitzt kein anderer Mensch
problem-not_your_turn = Du bist gerade nicht gefragt
problem-nobody_asked = Niemand hat gebeten
problem-not_moved = Du hast noch nicht gezogen
problem-not_begun = Das Spiel hat noch nicht begonnen
problem-begun = Das Spiel hat schon begonnen
problem-not_running = Das Spiel läuft nicht
problem-no_such_stage = Diesen Abschnitt hat die Lektion nicht, oder er ist noch nicht erreicht
problem-no_such_move = Diese Zeile ist kein Zug des Spiels, oder er wurde schon zurückgenommen
problem-plan_ended = Von dort geht der Plan nicht weiter
problem-open_tables = Du hast genug offene Tische
problem-network_open_tables = Aus deinem Netz gibt es genug offene Tische
problem-over = Das Spiel ist aus
problem-over_there = Dort ist das Spiel schon aus
problem-people_play = An diesem Tisch spielen Menschen
problem-playable = Dieses Spiel lässt sich weiterspielen
problem-not_late = Die Zeit dieses Platzes ist nicht abgelaufen
problem-no_clock = An diesem Tisch wird ohne Uhr gespielt
problem-not_paused = Niemand hat um eine Pause gebeten
problem-already_so = Das ist schon so
problem-no_vacation = Es ist kein Urlaub übrig
problem-time_used_up = Deine Zeit für diese Partie ist aufgebraucht
problem-position_gone = Das Spiel ist schon weiter
problem-position = Diese Stellung lässt sich nicht spielen
problem-registered = Ein angemeldeter Name bleibt
problem-resigned = Du hast schon aufgegeben
problem-seated = Du sitzt schon an diesem Tisch
problem-seats_free = Es sind noch Plätze frei
problem-taken = Dieser Platz ist nicht frei
problem-too_long = An diesem Tisch ist schon so viel geschehen, dass das nicht mehr dazukommen kann
problem-enough_webhooks = { $count } Webhooks sind genug
problem-read_only = Diesen Tisch kann man nur noch ansehen

problem_hint-send_header = sende 'X-Underhall: 1'
problem_hint-most_bytes = höchstens { $bytes } Bytes
problem_hint-this_machine_only = er ist nur für diesen Rechner da; starte ihn mit --origin https://NAME, --behind-proxy oder --host
problem_hint-lookalikes = manche Buchstaben sehen nur aus wie andere
problem_hint-game_length = das Spiel hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}
problem_hint-one_seat = du kannst nur auf einem Platz sitzen
problem_hint-friend_names = ein Freund an deinem Gerät braucht einen Namen, und sonst hat niemand einen
problem_hint-plan_ended = Zug { $number } des Plans deckt etwas auf oder beendet den Spielzug
problem_hint-seats_needed = { $count ->
    [one] ein Platz ist nötig, nicht { $given }
   *[other] { $count } Plätze sind nötig, nicht { $given }
}
problem_hint-public_address = nötig ist eine öffentliche http- oder https-Adresse, auf Port 80, 443 oder über 1023
problem_hint-wishes = dieses Spiel kennt: { $wishes }
problem_hint-try_again = versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal
problem_hint-wait_for_answers = warte erst auf einige Antworten
problem_hint-ask_later = bitte darum, wenn das Spiel weitergeht
problem_hint-record_hidden = bis dahin würde seine Aufzeichnung verraten, was verdeckt ist
problem_hint-can_be_closed = wer dort sitzt, kann es beenden; dann ist seine Aufzeichnung offen
problem_hint-most_tokens = { $count } sind möglich; zieh zuerst eins zurück
problem_hint-most_ways = { $count } sind möglich; entferne zuerst einen
problem_hint-ntfy_topic = gib die Adresse eines Themas an, etwa https://ntfy.sh/mein-thema
problem_hint-token_of_table = es gilt nur für einen Tisch
problem_hint-token_of_device = es handelt nur für dich, nicht für die Plätze eines gemeinsamen Geräts
problem_hint-token_right_play = es darf nicht spielen: mach eins, das es darf
problem_hint-token_right_tables = es darf keine Tische machen und sich nicht setzen: mach eins, das es darf
problem_hint-open_tables = { $count } dürfen zugleich auf Mitspieler warten
problem_hint-turn_now = seine letzte Änderung hat die Nummer { $turn_number }
problem_hint-entrants = mindestens { $count } werden gebraucht; Bots können einspringen
problem_hint-free_seats = frei sind { $seats }

## dwar7s_position
dwar7s_position-actions_without_castle = actions: { $count } sind nur mit der eigenen Burg auf der Karte möglich (K-76)
dwar7s_position-closing_too_long = closing: die letzte Runde ist vorbei, ehe der Startspieler wieder am Zug ist (K-133)
dwar7s_position-quiet_too_long = quiet: nach { $count } Runden, in denen nichts geschah, ist das Spiel vorbei (K-136)
dwar7s_position-no_first_card = map: der Startspieler hat eine Karte gelegt, ehe sonst jemand am Zug ist (K-21)
dwar7s_position-row_not_full = row: { $count } Ziele liegen offen, solange der Stapel welche hat (K-150)
dwar7s_position-hand_too_large = seats.{ $seat }: { $count } Karten auf der Hand, höchstens { $limit } (K-152)
dwar7s_position-card_twice = { $where }: { $card } ist auch in { $other } (K-149)
dwar7s_position-card_missing = Karte { $card }: fehlt (K-149)
dwar7s_position-colour_of_nobody = Karte { $card }: diese Farbe spielt niemand (K-149)
dwar7s_position-crowded = dwarfs.{ $spot }: { $count } Zwerge, die Karte hat { $places } Plätze (K-151)
dwar7s_position-dwarf_count = seats.{ $seat }.pile: { $pile } bei { $count } Zwergen auf der Karte, zusammen sind { $each } nötig (K-146)
dwar7s_position-gem_count = supply.{ $gem }: { $total } mit allen Händen, das Spiel hat { $count } (K-147)
dwar7s_position-ogre_count = ogre_deck: { $total } { $ogre } mit Ablage und Händen, das Spiel hat { $count } (K-148)
dwar7s_position-wrong_counts = seats.{ $seat }: die Anzahlen der Edelsteine oder Ogerkarten stimmen nicht
dwar7s_position-count_below_zero = seats.{ $seat }: eine Anzahl von Karten ist unter 0
dwar7s_position-goal_count = row: { $name } gibt es insgesamt { $count }-mal (K-150)
dwar7s_position-secret_count = spare_secrets: { $name } gibt es insgesamt { $count }-mal (K-8)
dwar7s_position-dragon_on_mine = map.{ $spot }: mit dragon_over_mine=off kann kein Drache auf einer Mine liegen (K-37)
dwar7s_position-wrong_cover = map.{ $spot }: { $above } kann nicht auf { $below } liegen (K-151)
dwar7s_position-no_spot = { $where }: diese Stelle ist nicht auf dem Tisch; eine Stelle schreibt man x,y, zum Beispiel 2,-1
dwar7s_position-bad_card = { $where }: eine Karte schreibt man wie 'red ruby mine r2', nicht '{ $text }'
dwar7s_position-no_stack = map.{ $name }: eine Liste von Karten ist nötig, die unterste zuerst
dwar7s_position-nothing_to_stand_on = dwarfs.{ $name }: dort liegt keine Karte, auf der er stehen könnte (K-151)
dwar7s_position-no_colours = dwarfs.{ $name }: Zahlen je Farbe sind nötig
dwar7s_position-other_colour = { $where }: nach den Optionen { $wanted }, nicht { $found }
dwar7s_position-card_of_nobody = map.{ $name }.{ $number }: { $colour } spielt hier niemand (K-9)
dwar7s_position-laid_twice = map.{ $name }.{ $number }: { $card } liegt zweimal auf der Karte
dwar7s_position-dwarfs_of_nobody = dwarfs.{ $name }: { $colour } spielt hier niemand

## dwarf_position
dwarf_position-wrong_occupied = occupied: die besetzten Orte passen nicht zu den Arbeitern
dwarf_position-lower_range = lower.{ $mine }: eine Zahl von 0 bis { $high } ist nötig
dwarf_position-too_many_workers = workers: Platz { $seat } hat { $regular } eigene und { $extra } Zusatzarbeiter, mehr als 2 von jeder Art sind es nie (D-3)
dwarf_position-automaton_first = holder: allein gespielt beginnt immer der Automat (D-81)
dwarf_position-first_frame = { $where }: der erste ist 'mining' oder 'end_of_round', nicht '{ $name }'
dwarf_position-frame_order = { $where }: '{ $name }' kommt in einer Runde erst nach dem, was darunter liegt
dwarf_position-empty_location = stacks.{ $place }: ein Ort ist nie leer
dwarf_position-apprentice_in_solo = Karte { $card } ist in { $where }: der Lehrling spielt allein nicht mit (D-84)
dwarf_position-card_missing = Karte { $card } aus Satz { $mine } fehlt
dwarf_position-below_zero = holdings.{ $seat }.{ $name }: { $amount } ist unter 0
dwarf_position-location_taken = workers.{ $number }.on: Ort { $place } ist schon besetzt (D-2)
dwarf_position-no_automaton = { $where }: einen Automaten gibt es nur, wenn man allein spielt
dwarf_position-no_last_placed = last_placed: eine Karte ist nötig, nach ihr richtet sich der Automat (D-86)
dwarf_position-card_twice = Karte { $card } aus Satz { $mine } ist sowohl in { $first } als auch in { $second }
dwarf_position-foreign_card = stacks.{ $place }: { $card } gehört zu Ort { $home }
dwarf_position-no_special = piles.{ $pile }: { $card } ist keine Spezialaktionskarte
dwarf_position-card_in_hand_too = frames: { $card } ist auf der Hand und auch in { $where }
dwarf_position-workers_needed = holdings.{ $seat }.workers: vor dem ersten Zug sind 2 nötig (D-32)
dwarf_position-nothing_to_resolve = { $where }: Platz { $seat } hat nichts auszuführen

## new_game
new_game-bad_name = '{ $name }' kann kein Spiel heißen: Nötig sind Buchstaben von a bis z und Ziffern, ein Buchstabe zuerst
new_game-taken = '{ $name }' ist vergeben: Ein Spiel oder ein anderes Python-Paket heißt hier schon so
new_game-exists = { $path } gibt es schon

## extra
extra-fetching = Was der Tisch noch braucht, wird geholt ...
extra-no_command_line = Die Kommandozeile braucht { $package }: Installiere sie mit pip install 'underhall[cli]', oder alles mit 'underhall[all]'

## learning
net-too_large = das Netz braucht { $size } Bytes; eine Datei darf höchstens { $most } haben
net-unreadable = { $name } ist kein Netz von Underhall oder beschädigt
net-other_game = { $name } wurde für { $found } gemacht, nicht für { $wanted }
net-other_features = { $name } wurde für andere Merkmale von { $game } gemacht, als es jetzt hat; „underhall train“ macht ein neues
features-none = { $game } nennt keine Merkmale
train-too_few = --games { $games }: mindestens { $least } Partien sind nötig, ein Teil davon wird zurückgehalten

reaction-well_played = Gut gespielt!
reaction-thanks = Danke!
reaction-hello = Hallo!
reaction-ouch = Autsch!
reaction-luck = Viel Glück!
reaction-moment = Einen Moment, bitte.

## puzzles
puzzles-unreadable = { $path } lässt sich nicht lesen: { $reason }
puzzles-broken = { $path } ist keine Datei mit Rätseln, oder sie ist beschädigt
puzzles-other_plan = { $path } enthält Rätsel, die anders gemacht wurden ({ $name }); wähle eine andere Datei
puzzles-no_records = In { $path } ist keine Aufzeichnung: Keine Datei dort endet auf { $ending }
puzzles-other_records = Keine dieser Aufzeichnungen gehört zu { $game }
puzzle_check-record = { $error }
puzzle_check-id = Der Name gehört nicht zu dieser Stellung
puzzle_check-count = Es gibt { $found } erlaubte Züge, die Datei sagt { $told }
puzzle_check-illegal = { $move } ist dort kein erlaubter Zug
puzzle_check-guessing = { $right } von { $legal } Zügen sind richtig: Das findet man durch Raten
puzzle_check-other = Eine neue Suche spielt { $found }, die Datei sagt { $right }
## site

site-no_page = Der Tisch für Browser ist nicht gebaut: make web
site-no_runtime = In { $folder } fehlt { $file }: --runtime nennt den Ordner des npm-Pakets pyodide (npm --prefix web ci)
site-not_empty = In { $folder } liegen andere Dateien
site-no_wheel = librt für Browser ließ sich nicht holen ({ $why }); --librt nennt das Wheel
site-no_package = { $package } ist nicht installiert
