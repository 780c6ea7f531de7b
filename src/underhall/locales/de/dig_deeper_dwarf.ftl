### Every word Dig Deeper Dwarf says. Names of single cards and tiles are in dig_deeper_dwarf_cards.ftl, and in cards.toml,
### where an owner of the printed game can change them. German names are ours.

## game
game-title = Dig Deeper Dwarf
game-about = Zwei bis vier Zwerge teilen sich eine wachsende Mine: graben, Edelsteine ins Lager tragen und einander die Pläne durchkreuzen.
game-credit = erschienen bei Hiveworld + Spieldurst
game-aim = Habe die meisten Punkte, wenn die Mine erschöpft ist
game-aim_more = Punkte stehen auf dem Schmuck, den Edelsteinen und anderen Karten deines Decks; fünf Münzen sind ein weiterer. Das Spiel endet, wenn ein neuer Bergbaustapel nötig ist und nicht mehr gelegt werden kann, oder wenn die Mine leer ist.
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
acts-investigate_pile = im Bergbaustapel { $cell } nachforschen
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
words-tile = Plättchen { $cell }
words-tile_plain = Plättchen
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
words-onto = auf das { $tile }
words-camp = im Lager
words-entrance = am Eingang
words-from_camp = { $way } vom Lager
words-from_entrance = { $way } vom Eingang
words-tiles_north = { $count ->
    [one] ein Feld nördlich
   *[other] { $count } Felder nördlich
}
words-tiles_south = { $count ->
    [one] ein Feld südlich
   *[other] { $count } Felder südlich
}
words-tiles_east = { $count ->
    [one] ein Feld östlich
   *[other] { $count } Felder östlich
}
words-tiles_west = { $count ->
    [one] ein Feld westlich
   *[other] { $count } Felder westlich
}

## moves
moves-act = { $act }
moves-basic = Grundaktion ({ $cost }): { $act }
moves-pass = nein, weiter
moves-stop = hier aufhören; ungenutzte Aktionen verfallen
moves-end = den eigenen Zug beenden
moves-draw = eine Karte ziehen
moves-cancel = mit dem Kanarienvogel aufheben
moves-clear = das Geröll aus dem Spiel entfernen
moves-companion = { $companion } einsetzen (1 Karte abwerfen)
moves-use_trait = die eigene Eigenschaft einsetzen
moves-stew = den Deftigen Eintopf essen: 3 Karten ziehen
moves-otter = 3 Geröllkarten mit der Höhlenotter tauschen
moves-tunnel = { $seat } durch den Transporttunnel zum { $tile } schicken
moves-teleport = { $pair } mit dem Teleporter tauschen
moves-buy = { $jewel } kaufen mit { $way }
moves-craft = { $slot } herstellen
moves-take = { $slot } kostenlos nehmen
moves-jewel = { $jewel } nehmen
moves-answer_basic = { $cost ->
    [one] Pläne durchkreuzen als Grundaktion ({ $cost } Karte)
   *[other] Pläne durchkreuzen als Grundaktion ({ $cost } Karten)
}
moves-answer_companion = Pläne durchkreuzen mit Mycolus Maximus (1 Karte)
moves-answer_trait = Pläne durchkreuzen mit Gut vorbereitet, und eine Grundaktion gratis
moves-top = { $place } nach oben legen
moves-under = alle unter den Stapel legen
moves-bury = { $which } ablegen
moves-lay = das Plättchen mit den offenen Seiten im { $sides } legen
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
refusals-barred = '{ $move }': dein Pläne durchkreuzen als Grundaktion wurde in dieser Runde aufgehoben
refusals-basic_used = '{ $move }': dein Pläne durchkreuzen als Grundaktion wurde in diesem Zug schon benutzt
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
refusals-not_that_resource = '{ $move }': das ist nicht der Rohstoff, der jetzt zu zahlen ist
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
events-moved = { $seat } steht jetzt { $cell }
events-mined = { $seat } baut vom Stapel { $cell } eine Karte ab; { $number } übrig
events-mined_face = { $seat }: die Karte ist { $face }
events-mined_rubble = { $seat } baut das Geröll { $cell } ab
events-stolen = { $seat } stiehlt { $owner } { $face }
events-driven_away = { $seat } verjagt { $event }
events-removed = { $seat }: { $face } kommt aus dem Spiel
events-rubble_given = { $seat } schenkt { $owner } Geröll
events-rubble_laid = Geröll liegt jetzt { $cell }
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
events-event_on_tile = { $event } lässt sich { $cell } nieder
events-canary = der Kanarienvogel von { $seat } hebt { $event } auf
events-goblins = Goblins nehmen { $seat } { $face }
events-gift_chosen = { $seat } hat ein Geschenk gewählt
events-gift_shown = { $seat } schenkt { $face }
events-gift_given = { $seat } gibt { $owner } { $face }
events-tile_drawn = das neue Plättchen: { $kind }
events-tile_laid = { $seat } legt das Plättchen { $cell }, offen nach { $sides }
events-no_tile = für den Platz { $cell } ist kein Plättchen mehr da
events-pile_laid = ein neuer Bergbaustapel { $cell } ({ $event })
events-fee = { $seat } zahlt die Lagergebühr: { $face }
events-fee_unpaid = { $seat } kann die Lagergebühr nicht zahlen
events-ended_no_pile = ein neuer Bergbaustapel kann nicht gelegt werden: das Spiel ist zu Ende
events-ended_dry = in der Mine sind keine Bergbaukarten mehr: das Spiel ist zu Ende
events-ended_rounds = die letzte Runde ist gespielt: das Spiel ist zu Ende

## verdicts: warum gewonnen hat, wer gewonnen hat
verdicts-points = { $case ->
    [won] Du hast { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, { $rival } hat { $theirs }.
    [lost] { $winner } hat { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, du hast { $theirs }.
   *[other] { $winner } hat { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, { $rival } hat { $theirs }.
}
verdicts-tie = { $case ->
    [won] Du und { $rival } habt gleich viele Punkte, aber du hast mehr { $column ->
        [coins_left] Münzen übrig
       *[deck] Karten im Deck
    }: { $own } zu { $theirs }.
    [lost] { $winner } hat so viele Punkte wie du, aber mehr { $column ->
        [coins_left] Münzen übrig
       *[deck] Karten im Deck
    }: { $own } zu deinen { $theirs }.
   *[other] { $winner } und { $rival } haben gleich viele Punkte, aber { $winner } hat mehr { $column ->
        [coins_left] Münzen übrig
       *[deck] Karten im Deck
    }: { $own } zu { $theirs }.
}
verdicts-shared = { $case ->
    [won] Du teilst den Sieg mit { $others }: je { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, und gleich in allem, was zählt.
   *[other] { $winners } teilen den Sieg: je { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, und gleich in allem, was zählt.
}
verdicts-practice = Du hast { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    } heimgebracht.

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

## reasons
# What a move brings, for hints ("holt ...") and, behind a name, for turning points ("Brokk holt ...").
reasons-ends_won = beendet das Spiel und gewinnt es
reasons-ends_level = beendet das Spiel und teilt sich den Sieg
reasons-ends_lost = beendet das Spiel und verliert es
reasons-thwarts = verhindert, was { $seat } tut: { $action }
reasons-saves_cards = spart die Karten für den eigenen Zug
reasons-scores = holt { $points } SP
reasons-leads = übernimmt die Führung nach Punkten
reasons-can_buy = kann Schmuck für { $points } SP bezahlen: { $face }
reasons-nearly_buys = braucht noch { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
} für Schmuck: { $face }
reasons-finds = bekommt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
reasons-clears_rubble = wird { $count ->
    [one] eine Geröllkarte
   *[other] { $count } Geröllkarten
} los
reasons-takes_rubble = nimmt eine Geröllkarte
reasons-lays_out = legt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
} zum Bezahlen aus
reasons-companion = gewinnt einen Begleiter: { $companion }
reasons-treasure = gewinnt einen Schatz
reasons-gets_tools = macht das Deck stärker
reasons-costs_coins = kostet { $seat } { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
reasons-gives_rubble = bürdet { $seat } Geröll auf
reasons-at_camp = erreicht das Lager, wo es Schmuck zu kaufen gibt
reasons-nearer_camp = bringt die Funde näher zum Lager (noch { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
})
reasons-at_pile = erreicht einen Minenstapel
reasons-nearer_pile = kommt einem Minenstapel näher
reasons-last_mining = nimmt die letzte Minenkarte des Stapels
reasons-nears_end = bringt das Ende näher: noch { $count ->
    [one] eine Minenkarte
   *[other] { $count } Minenkarten
}
reasons-digs = gräbt eine Minenkarte aus
reasons-ends_turn = beendet den Zug für eine neue Hand
reasons-draws = zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
reasons-uses_trait = setzt die Eigenschaft ein
reasons-least_loss = gibt her, was am wenigsten fehlt
reasons-plays_on = nutzt eine Karte, die am Ende des Zuges verloren wäre

## terms
terms-points = { $change } SP
terms-coins = { $amount ->
    [one] { $change } Münze
   *[other] { $change } Münzen
}
terms-jewelry = { $change } SP an Schmuck in Sicht
terms-actions = { $amount ->
    [one] { $change } Aktion im Deck
   *[other] { $change } Aktionen im Deck
}
terms-hand = { $amount ->
    [one] { $change } Handkarte
   *[other] { $change } Handkarten
}

## features
features-seats = für jeden Platz, was alle wissen: Punkte, verdeckte Bergbaukarten, ausgelegte Münzen, Aktionen zum Graben, zum Gehen oder Ziehen, andere, Karten, Hand, Begleiter, Plagen, Eigenschaft, Schritte zum Lager und zu einem Stapel, eingeschlossen, kann kaufen, Kauf in Aussicht
features-own = die eigenen Karten des Platzes: Punkte, Münzen, Geröll, auf der Hand Karten zum Graben und zum Gehen, Münzen und Geröll, Münzen im Deck, Kauf in Aussicht, kann kaufen, Rohstoffe nach Art, und was für jedes offene Stück fehlt
features-value = der Anteil am Sieg nach der handgeschriebenen Bewertung, soweit der Platz es weiß
features-lead = danach die Punkte Vorsprung vor dem besten anderen, von -12 bis 12 in Zweierschritten
features-asked = wer gefragt ist
features-turn = wer am Zug ist
features-announced = angekündigte Aktionen des Platzes und der anderen: bewegen, abbauen, stehlen, ziehen, entfernen oder geben, nachahmen, eine andere
features-to_come = dasselbe für Aktionen, die ausgespielte Karten noch erlauben
features-thwarted = ob die zuletzt angekündigte Aktion nach jetzigem Stand durchkreuzt ist: die des Platzes, die eines anderen
features-buying = die Punkte eines Stücks, das gerade gekauft wird: vom Platz, von einem anderen
features-end_of_turn = ob der Zug gerade endet
features-clock = Bergbaukarten, die noch ausgelegt werden, in Zehnern
features-mine = dasselbe als Zahl, Karten in Stapeln, Stapel, Karten im kleinsten, übrige Runden
features-market = Punkte der beiden offenen Stücke, übrige Stücke, offene Aktionskarten zum Graben
features-hand = die Hand des Platzes, Karte für Karte
features-counts = für jeden Platz, wie viele Karten: Nachziehstapel, Hand, Ablagestapel, ausgespielt, ausgelegt
features-decks = für jeden Platz Nachziehstapel, Hand und Ablagestapel, soweit bekannt: Geröll, Rohstoffe, Punkte, Stücke, Aktionen, unbekannte Karten
features-in_front = für jeden Platz dasselbe von ausgespielten Karten und von ausgelegten Rohstoffen
features-events = für jeden Platz seine Ereigniskarten
features-traits = für jeden Platz seine Eigenschaft
features-dealt_traits = die Eigenschaften, aus denen der Platz wählen darf
features-limits = für jeden Platz benutzte und gesperrte Grundaktionen, Begleiter benutzt, Mycolus benutzt, überflutet
features-jewelry = die beiden offenen Stücke: da, Punkte, Münzen, Rohstoffe
features-action_cards = die drei offenen Aktionskarten: da, Kosten, Aktionen
features-stocks = wie viele Karten übrig sind: Schmuck, Aktionskarten, Bergbaukarten, Ereigniskarten, Plättchen, zusätzliches Geröll
features-tiles = für jedes Plättchen, in der Reihenfolge des Legens: da, x, y, offene Seiten, Wege, Stapel daneben, Werkbank, Geröll, Otter, Händler, wessen Zwerg
features-piles = für jeden Bergbaustapel, in der Reihenfolge des Legens: Karten, x, y, Ereigniskarte, Karten, die der Platz kennt (Geröll, Rohstoffe)
features-mining_known = Karten, die der Platz unter den noch nicht ausgelegten kennt (Geröll, Rohstoffe)
features-looking = die Karten, die sich der Platz gerade ansieht: bis zu drei, oder Ereigniskarten
features-question = was gefragt ist
features-stack = die letzten vier angekündigten Aktionen, die letzte zuerst: wer, was, aufgehoben
features-actions_left = für jeden Platz Aktionen, die seine ausgespielten Karten noch erlauben
features-payment = zu zahlende Karten, Geröll zu behalten, welches Stück wie gekauft wird, was bezahlt ist (Geröll, Rohstoffe)
features-laying = das Plättchen, das gerade gelegt wird: offene Seiten, Werkbank
features-removed = Karten aus dem Spiel: Geröll, Rohstoffe, Punkte, Stücke, Aktionen
features-removed_events = Ereigniskarten aus dem Spiel
features-starter = wer begonnen hat
features-this_turn = die Runde; gekauft, hergestellt, im Lager begonnen
features-last_done = Aktionen der zuletzt abgeschlossenen Aktionskarte
features-players = wie viele mitspielen
features-options = Aktionskarten, Ereigniskarten, Glück auf!, Eigenschaften, Geburtstagsparty
features-at_turn = wer gefragt ist, soweit der Platz das sehen kann, und wer am Zug ist

## screen
screen-counts = Hand { $hand }, Ziehen { $draw }, Ablage { $discard }
screen-discards = Ablage:
screen-piles = Stapel
screen-mining = { $count } Bergbau
screen-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
screen-tiles = { $count } Plättchen
screen-rubble = { $count } Geröll
