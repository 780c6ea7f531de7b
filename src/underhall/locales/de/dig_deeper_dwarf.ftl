### Every word Dig Deeper Dwarf says. Names of single cards and tiles are in dig_deeper_dwarf_cards.ftl, and in cards.toml,
### where an owner of the printed game can change them. German names are ours.

## game
game-title = Dig Deeper Dwarf
game-about = Zwei bis vier Zwerge teilen sich eine wachsende Mine: graben, Edelsteine ins Lager tragen und einander die Pläne durchkreuzen.
game-credit = erschienen bei Hiveworld + Spieldurst
game-seat = Spieler { $number }
game-and = und

## options
options-players = Spieler: 2 bis 4; 1 ist ein inoffizielles Übungsspiel, das nur eine Punktzahl ergibt
options-action_cards = Aktionskarten: off lässt das Herstellen und die Hälfte der Bergbaukarten weg (Einsteigerspiel: auch event_cards off)
options-event_cards = Ereigniskarten: off lässt sie weg
options-glueck_auf = Glück auf!: Ereignisse kommen überraschend von unten aus dem Stapel
options-traits = Eigenschaften: alle behalten eine von zweien
options-birthday_party = das Promo-Ereignis Geburtstagsparty
options-start = wer beginnt: random (zufällig) oder ein Platz
options-max_rounds = das Spiel endet nach so vielen Runden; 0 ist ohne Grenze

## option_names
option_names-players = Spieler
option_names-action_cards = Aktionskarten
option_names-event_cards = Ereigniskarten
option_names-glueck_auf = Glück auf!
option_names-traits = Eigenschaften
option_names-birthday_party = Geburtstagsparty
option_names-start = Wer beginnt
option_names-max_rounds = Letzte Runde

## option_values
option_values-on = ja
option_values-off = nein
option_values-random = das Los entscheidet
option_values-players_1 = 1, zum Üben
option_values-start_1 = Platz 1
option_values-start_2 = Platz 2
option_values-start_3 = Platz 3
option_values-start_4 = Platz 4

## actions
actions-move = Bewegen
actions-mine = Graben
actions-steal = Rohstoff stehlen
actions-drive = Begleiter verjagen
actions-remove = Karte entfernen
actions-give = Geröll verschenken
actions-draw = Karte ziehen
actions-swap = Karte abwerfen, dann ziehen
actions-investigate = Nachforschen
actions-copy = Aktionskarte nachahmen
actions-thwart = Pläne durchkreuzen
actions-book = Bücherlings Blick
actions-crunch = Knuspermampfs Mahlzeit

## acts
acts-move = nach { $side } bewegen
acts-mine_pile = den Stapel im { $side } abbauen
acts-mine_rubble_here = das Geröll auf dem eigenen Plättchen abbauen
acts-mine_rubble = das Geröll auf dem Plättchen im { $side } abbauen
acts-steal = { $seat } einen Rohstoff stehlen
acts-drive = { $companion } verjagen
acts-remove = eine Karte aus dem Spiel entfernen
acts-remove_rubble = eine Geröllkarte auf das Plättchen im { $side } legen
acts-give = Geröll verschenken: eine Karte aus dem Spiel entfernen
acts-give_side = Geröll auf das Plättchen im { $side } legen
acts-give_seat = { $seat } Geröll schenken
acts-draw = eine Karte ziehen
acts-swap = eine Karte abwerfen, dann eine ziehen
acts-investigate_jewelry = in Schmuckstapel { $number } nachforschen
acts-investigate_actions = in Aktionsstapel { $number } nachforschen
acts-investigate_mining = im Bergbau-Nachziehstapel nachforschen
acts-investigate_events = im Ereignisstapel nachforschen
acts-investigate_deck = im Nachziehstapel von { $seat } nachforschen
acts-investigate_pile = im Bergbaustapel { $number } nachforschen
acts-copy = die zuletzt beendete Aktionskarte nachahmen
acts-book = mit Bücherling oben in den eigenen Nachziehstapel sehen
acts-crunch = Knuspermampf eine Geröllkarte fressen lassen

## sides
sides-north = Norden
sides-east = Osten
sides-south = Süden
sides-west = Westen

## events_names
events_names-bookling = Bücherling
events_names-crunchy_munchy = Knuspermampf
events_names-diggy = Grabi
events_names-flying_agaric = Fliegender Pilz
events_names-longfingerling = Langfingerling
events_names-mycolus_maximus = Mycolus Maximus
events_names-peekycillium = Guckizillium
events_names-shuffle_truffle = Mischtrüffel
events_names-stinkhorn = Stinkmorchel
events_names-treasure_1 = Schatz: { $resource }
events_names-treasure_2 = Schatz: { $resource }
events_names-treasure_3 = Schatz: { $resource }
events_names-treasure_4 = Schatz: { $resource }
events_names-call_of_nature = Ruf der Natur
events_names-canary = Kanarienvogel
events_names-cave_otter = Höhlenotter
events_names-vampire_bats = Zwergvampire
events_names-fools_gold = Katzengold
events_names-hearty_stew = Deftiger Eintopf
events_names-cave_merchant = Fliegender Höhlenhändler
events_names-transport_tunnel = Transporttunnel
events_names-teleporter = Teleporter
events_names-cave_in = Einsturz!
events_names-flooded_tunnel = Gefluteter Tunnel!
events_names-monster = Monster!
events_names-thieving_goblins = Diebische Goblins!
events_names-trusty_tools = Bewährtes Werkzeug!
events_names-birthday_party = Geburtstagsparty!

## resources
resources-silver = Silber
resources-gold = Gold
resources-ruby = Rubin
resources-diamond = Diamant
resources-emerald = Smaragd

## traits
traits-agile = Flink
traits-clever = Schlau
traits-industrious = Fleißig
traits-inventive = Erfinderisch
traits-orderly = Ordentlich
traits-smooth_talking = Redegewandt
traits-strong = Stark
traits-well_prepared = Gut vorbereitet

## words
words-hand = der Hand
words-revealed = den ausgelegten Karten
words-discards = dem Ablagestapel
words-deck = dem Nachziehstapel
words-here = dem eigenen Plättchen
words-out = aus dem Spiel
words-tile = Plättchen { $number } bei { $place }
words-tile_plain = Plättchen { $number }
words-coins = Münzen
words-resources = den Rohstoffen
words-without = den Rohstoffen außer { $resource } (Redegewandt)
words-nothing = nichts
words-from_pile = { $name } (Stapel { $number })
words-nobody = kein Ereignis
words-card_number = Karte { $number }
words-by_card = durch eine Karte
words-by_basic = als Grundaktion
words-by_companion = durch einen Begleiter
words-by_trait = durch eine Eigenschaft
words-by_copy = durch eine nachgeahmte Karte

## moves
moves-act = { $act }
moves-basic = Grundaktion ({ $cost }): { $act }
moves-pass = nein, weiter
moves-stop = hier aufhören; ungenutzte Aktionen verfallen
moves-end = die Aktivitätsphase beenden
moves-draw = eine Karte ziehen
moves-cancel = mit dem Kanarienvogel aufheben
moves-clear = das Geröll aus dem Spiel entfernen
moves-companion = { $companion } einsetzen (1 Karte abwerfen)
moves-use_trait = die eigene Eigenschaft einsetzen
moves-stew = den Deftigen Eintopf essen: 3 Karten ziehen
moves-otter = 3 Geröllkarten mit der Höhlenotter tauschen
moves-tunnel = { $seat } durch den Transporttunnel zu { $tile } schicken
moves-teleport = { $pair } mit dem Teleporter tauschen
moves-buy = { $jewel } kaufen mit { $way }
moves-craft = { $slot } herstellen
moves-take = { $slot } kostenlos nehmen
moves-jewel = { $jewel } nehmen
moves-answer_basic = Pläne durchkreuzen als Grundaktion ({ $cost } Karten)
moves-answer_companion = Pläne durchkreuzen mit Mycolus Maximus (1 Karte)
moves-answer_trait = Pläne durchkreuzen mit Gut vorbereitet, und eine Grundaktion gratis
moves-top = { $place } nach oben legen
moves-under = alle unter den Stapel legen
moves-bury = { $which } ablegen
moves-lay = das Plättchen mit den offenen Seiten { $sides } legen
moves-dismiss = { $companion } fortschicken
moves-flee = nach { $side } gespült werden
moves-lift = eine Geröllkarte von { $place } nehmen
moves-drop = sie { $place } legen
moves-trait = { $trait } behalten
moves-spend_treasure = mit { $treasure } bezahlen
moves-play = { $face } ({ $actions }) ausspielen
moves-pay = { $face } abwerfen
moves-keep = { $face } behalten
moves-choose = { $face } wählen
moves-reveal = { $face } auslegen
moves-answer = Pläne durchkreuzen mit { $face } ({ $actions })
moves-answer_copy = Pläne durchkreuzen, nachgeahmt mit { $face }
moves-copy = die Karte mit { $face } nachahmen
moves-lose = { $face } hergeben
moves-fee = die Gebühr mit { $face } aus { $held } zahlen
moves-spend = mit { $face } aus { $held } bezahlen
moves-gift = { $face } aus { $gift } schenken
moves-present = { $seat } { $face } geben

## prompts
prompts-activity = { $seat }: was tust du?
prompts-pick_trait = { $seat }: welche Eigenschaft behältst du?
prompts-pay = { $seat }: welche Karte wirfst du ab?
prompts-playing = { $seat }: welche Aktion kommt als Nächstes?
prompts-new_target = { $seat }: das Ziel ist weg; was ist das neue?
prompts-answer = { $seat }: { $other } kündigt an: { $what }. Durchkreuzt du das?
prompts-copy_window = { $seat }: ahmst du die Karte von { $other } nach?
prompts-free_basic = { $seat }: welche Grundaktion führst du gratis aus?
prompts-choose_removed = { $seat }: welche Karte kommt aus dem Spiel?
prompts-choose_swap = { $seat }: welche Karte wirfst du ab, bevor du ziehst?
prompts-clear_rubble = { $seat }: entfernst du das Geröll aus dem Spiel?
prompts-look = { $seat }: welche der Karten kommt nach oben?
prompts-book = { $seat }: welche der Karten legst du ab?
prompts-lay_tile = { $seat }: wie drehst du das neue Plättchen?
prompts-canary = { $seat }: hebt der Kanarienvogel { $what } auf?
prompts-dismiss = { $seat }: welcher alte Begleiter geht?
prompts-flood = { $seat }: wohin trägt dich das Wasser?
prompts-goblins = { $seat }: welchen Rohstoff bekommen die Goblins?
prompts-take_action = { $seat }: nimmst du eine Aktionskarte kostenlos?
prompts-party_gift = { $seat }: welche Karte schenkst du zur Party?
prompts-party_present = { $seat }: wer bekommt was?
prompts-purchase = { $seat }: womit bezahlst du?
prompts-replace_gold = { $seat }: es war Katzengold. Zahlst du eine andere Goldkarte?
prompts-otter_trade = { $seat }: welche Schmuckkarte gibt dir die Otter?
prompts-strong = { $seat }: welches Geröll hebst du auf?
prompts-strong_drop = { $seat }: wohin legst du das Geröll?
prompts-trait_window = { $seat }: setzt du jetzt deine Eigenschaft ein?
prompts-draw_after = { $seat }: ziehst du eine Karte?
prompts-fee = { $seat }: womit zahlst du die Lagergebühr?
prompts-keep = { $seat }: welche Karte behältst du?

## refusals
refusals-not_now = '{ $move }' ist jetzt nicht möglich
refusals-over = das Spiel ist zu Ende: keine Züge mehr
refusals-not_in_hand = '{ $move }': diese Karte ist nicht auf deiner Hand
refusals-needed = '{ $move }': diese Geröllkarte wird für die Aktion selbst gebraucht
refusals-pay_first = '{ $move }': zuerst muss bezahlt werden
refusals-must_connect = '{ $move }': eine offene Seite muss an das Plättchen stoßen, von dem aus gegraben wurde
refusals-must_dismiss = '{ $move }': einer der beiden alten Begleiter muss gehen
refusals-towards_camp = '{ $move }': das Wasser nimmt den kürzesten Weg zum Lager
refusals-highest_value = '{ $move }': die Goblins nehmen die wertvollste Karte
refusals-empty_pile = '{ $move }': dieser Stapel ist leer
refusals-gift_from_hand_first = '{ $move }': schenke eine Rohstoff- oder Geröllkarte, aus Hand oder Auslage, wenn du dort eine hast
refusals-one_gift_each = '{ $move }': jeder bekommt eine der Karten in der Mitte
refusals-look_first = '{ $move }': entscheide erst über die Karten, die du ansiehst
refusals-up_to_two = '{ $move }': bis zu zwei der gesehenen Karten können abgelegt werden
refusals-no_end_on_rubble = '{ $move }': Flink darf nicht auf Geröll enden
refusals-no_target = '{ $move }': das ist kein mögliches Ziel
refusals-impossible = '{ $move }': diese Aktion lässt sich jetzt nicht ausführen
refusals-not_on_card = '{ $move }': diese Aktion hat die Karte nicht (mehr)
refusals-finish_card = '{ $move }': erst die Karte beenden oder aufhören
refusals-new_target_only = '{ $move }': nenne ein neues Ziel für die Aktion
refusals-barred = '{ $move }': dein Pläne durchkreuzen als Grundaktion wurde benutzt oder aufgehoben
refusals-cannot_pay = '{ $move }': das kannst du nicht bezahlen
refusals-no_mycolus = '{ $move }': Mycolus Maximus kann darauf nicht antworten
refusals-no_trait = '{ $move }': du hast keine Eigenschaft, die das jetzt könnte
refusals-answer_or_pass = '{ $move }': durchkreuze die Aktion oder passe
refusals-copy_or_pass = '{ $move }': ahme die Karte nach oder passe
refusals-not_dealt = '{ $move }': diese Eigenschaft hast du nicht bekommen
refusals-no_rubble_there = '{ $move }': dort liegt kein Geröll
refusals-too_far = '{ $move }': nur Plättchen bis drei Schritte weit, nie das Lager
refusals-not_resource = '{ $move }': nur Rohstoffkarten können ausgelegt werden
refusals-no_actions = '{ $move }': diese Karte hat keine Aktionen
refusals-no_action_possible = '{ $move }': keine ihrer Aktionen ist jetzt möglich
refusals-basic_impossible = '{ $move }': schon benutzt oder gesperrt, zu wenige Karten oder kein Ziel
refusals-companion_impossible = '{ $move }': nicht dein Begleiter, schon benutzt, keine Karte zum Abwerfen oder nichts zu tun
refusals-bought_already = '{ $move }': ein Kauf je Zug
refusals-not_at_camp = '{ $move }': Schmuck kauft man im Lager oder beim Händler
refusals-cannot_afford = '{ $move }': das kannst du nicht bezahlen
refusals-crafted_already = '{ $move }': eine Karte wird je Zug hergestellt
refusals-cannot_craft = '{ $move }': Herstellen braucht das Lager oder eine Werkbank und genug Handkarten
refusals-needless_or_short = '{ $move }': diese Karte kann nicht zahlen oder wäre überflüssig
refusals-gold_or_pass = '{ $move }': zahle eine andere Goldkarte oder lass den Kauf platzen
refusals-fee_first = '{ $move }': zuerst kommt die Lagergebühr
refusals-keep_one = '{ $move }': behalte eine Handkarte oder keine

## events
events-turn = Runde { $round }: { $seat } ist am Zug
events-trait_kept = { $seat } behält { $trait }
events-trait_used = { $seat } setzt { $trait } ein
events-played = { $seat } spielt { $face }
events-announced = { $seat } kündigt { $source } an: { $act }
events-answered = { $seat } durchkreuzt die Pläne von { $owner }
events-cancelled = { $action } von { $seat } ist aufgehoben
events-lost = die Aktion von { $seat } hat kein Ziel mehr und verfällt: { $act }
events-moved = { $seat } steht jetzt bei { $cell }
events-mined = { $seat } baut bei { $cell } eine Karte ab; { $number } übrig
events-mined_face = { $seat }: die Karte ist { $face }
events-mined_rubble = { $seat } baut das Geröll bei { $cell } ab
events-stolen = { $seat } stiehlt { $owner } { $face }
events-driven_away = { $seat } verjagt { $event }
events-removed = { $seat }: { $face } kommt aus dem Spiel
events-rubble_given = { $seat } schenkt { $owner } Geröll
events-rubble_laid = Geröll liegt jetzt bei { $cell }
events-drew = { $seat } zieht { $number }
events-drew_face = { $seat } zieht { $face }
events-shuffled = { $seat } mischt den Ablagestapel ({ $number })
events-discarded = { $seat } wirft eine Karte ab
events-discarded_face = { $seat } wirft { $face } ab
events-discarded_hand = { $seat } wirft die Hand ab ({ $number })
events-kept = { $seat } behält eine Karte
events-kept_face = { $seat } behält { $face }
events-looked = { $seat } hat nachgesehen ({ $act })
events-saw_face = { $seat } sieht { $face } ({ $act })
events-saw_event = { $seat } sieht { $event } ({ $act })
events-buried = { $seat } legt { $number } vom Nachziehstapel ab
events-revealed = { $seat } legt { $face } aus
events-fools_gold = { $face } von { $seat } war Katzengold
events-paid = { $seat } bezahlt { $face }
events-bought = { $seat } kauft { $face }
events-purchase_failed = der Kauf von { $seat } platzt
events-crafted = { $seat } stellt { $face } her
events-took_action = { $seat } nimmt { $face } kostenlos
events-otter = die Otter gibt { $seat } { $face }
events-turned_up = { $face } wird aufgedeckt
events-companion = { $seat } setzt { $event } ein
events-using = { $seat } benutzt { $event }
events-triggered = { $seat } hat den Stapel abgebaut: { $event }
events-event_taken = { $seat } nimmt { $event }
events-event_removed = { $event } kommt aus dem Spiel
events-event_on_tile = { $event } lässt sich bei { $cell } nieder
events-canary = der Kanarienvogel von { $seat } hebt { $event } auf
events-goblins = Goblins nehmen { $seat } { $face }
events-gift_chosen = { $seat } hat ein Geschenk gewählt
events-gift_shown = { $seat } schenkt { $face }
events-gift_given = { $seat } gibt { $owner } { $face }
events-tile_drawn = das neue Plättchen: { $kind }
events-tile_laid = { $seat } legt das Plättchen bei { $cell }, offen { $sides }
events-no_tile = für { $cell } ist kein Plättchen mehr da
events-pile_laid = ein neuer Bergbaustapel bei { $cell } ({ $event })
events-fee = { $seat } zahlt die Lagergebühr: { $face }
events-fee_unpaid = { $seat } kann die Lagergebühr nicht zahlen
events-ended_no_pile = ein neuer Bergbaustapel kann nicht gelegt werden: das Spiel ist zu Ende
events-ended_dry = in der Mine sind keine Bergbaukarten mehr: das Spiel ist zu Ende
events-ended_rounds = die letzte Runde ist gespielt: das Spiel ist zu Ende

## endings
endings-no_pile = ein neuer Bergbaustapel konnte nicht gelegt werden
endings-dry = in der Mine waren keine Bergbaukarten mehr
endings-rounds = die vereinbarte Zahl von Runden war gespielt

## columns
columns-cards = Karten
columns-treasures = Schätze
columns-coins = Münzen
columns-coin_points = für Münzen
columns-coins_left = Rest
columns-rubble = Geröll
columns-rubble_points = meistes Geröll
columns-deck = Deck
columns-total = gesamt

## board
board-round = Runde { $round }, { $seat } am Zug
board-jewelry = Schmuck
board-actions = Aktionen
board-stocks = Bergbau { $mining }, Ereignisse { $events }, Plättchen { $tiles }, Geröllvorrat { $supply }
board-pile = { $count ->
    [one] Stapel { $number } bei { $place }: eine Karte, { $event }
   *[other] Stapel { $number } bei { $place }: { $count } Karten, { $event }
}
board-seat = Hand { $hand }, Nachziehstapel { $draw }, Ablage { $discard }
board-your_hand = deine Hand
board-your_discards = deine Ablage
board-played = gespielt
board-revealed = ausgelegt
board-area = davor
board-pending = angekündigt
board-costs = { $coins ->
    [one] eine Münze oder { $needs }, { $vp } SP
   *[other] { $coins } Münzen oder { $needs }, { $vp } SP
}
board-crafting = Kosten { $cost }
board-legend = E Eingang, C Lager, W Werkbank, Ziffern: Plättchen; [n] Stapel; *n Geröll; o Otter, m Händler; A-D Zwerge
board-thwart = { $seat } durchkreuzt { $other }
board-table = auf dem Tisch

## terms
terms-points = { $change } SP
terms-coins = { $change } Münzen
terms-jewelry = { $change } SP an Schmuck in Sicht
terms-actions = { $change } Aktionen im Deck
terms-hand = { $change } Handkarten

## screen
screen-counts = Hand { $hand }, Ziehen { $draw }, Ablage { $discard }
screen-discards = Ablage:
screen-piles = Stapel
screen-mining = { $count } Bergbau
screen-events = { $count } Ereignisse
screen-tiles = { $count } Plättchen
screen-rubble = { $count } Geröll
