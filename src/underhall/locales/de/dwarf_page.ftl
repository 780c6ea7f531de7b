### What the browser page says at a table of DWARF besides the game's own words: board, options, lesson.

## board
board-and = und
board-round = Runde { $round }
board-starts = Startspieler: { $name }
board-start_player = Startspieler
board-mine = Mine
board-mine_number = Mine { $mine }
board-mountain = Bergstapel
board-mountain_count =
    { $count ->
        [one] Bergstapel: noch eine Karte
       *[other] Bergstapel: noch { $count } Karten
    }
board-mountain_holds = Noch im Bergstapel, Reihenfolge unbekannt
board-mountain_upper = Im oberen Teil (A)
board-mountain_lower = Im unteren Teil (B)
board-mountain_end = Das Spiel endet auch, wenn eine Karte zu ziehen ist und keine mehr da ist.
board-mountain_end_empty = Das Spiel endet auch, sobald der Bergstapel leer ist.
board-discards = Abgeworfen: { $count }
board-discards_about = Aus dem Spiel
board-details =
    { $count ->
        [one] Ort { $place }: Karte ansehen
       *[other] Ort { $place }: Stapel mit { $count } ansehen
    }
board-look = { $what } ansehen
board-close = Schließen
board-covered = Darunter, von oben
board-recall = Welche Karte kommt wieder nach oben?
board-clause = Regel { $number }
board-place = Ort { $place }, { $card }
board-effect_take = Nimm { $take }.
board-effect_pay = Gib { $pay } ab, nimm { $take }.
board-effect_defend = Wer hier steht, erhält 1 Ehrenmedaille; steht niemand hier: { $attack }.
board-effect_help = Setze bis zu 2 Zusatzarbeiter.
board-all = alles
board-threat = greift in dieser Runde an, wenn niemand hier steht
board-threat_you = du würdest { $loss } verlieren
board-threat_swap = { $loss } von dir würden zu { $gain }
board-threat_none = du hast nichts zu verlieren
board-threat_idle =
    { $count ->
        [one] Bergbau fällt aus: einer deiner Arbeiter stünde umsonst
       *[other] Bergbau fällt aus: { $count } deiner Arbeiter stünden umsonst
    }
board-threat_seat = { $name }: { $change }
board-nothing = nichts
board-mines_idle = { $count } auf Bergbau
board-mustered = Ein Heer steht bereit: Kein Monster greift in dieser Runde an
board-orcs = Plündernde Orks haben angegriffen: kein Bergbau in dieser Runde
board-laying = { $card } kommt gleich auf { $place }
board-worker = Arbeiter
board-helper = Zusatzarbeiter
board-spent = verbraucht
board-worker_of = { $name }, { $sort }
board-piles = Spezialaktionen
board-pile = Spezialaktion: { $front }
board-pile_count = { $count } in diesem Stapel
board-pile_empty = leer
board-pile_cost = Kostet beide Arbeiter, oder 4 Ehrenmedaillen und einen Arbeiter.
board-pile_laid = Danach kommt sie als { $card } auf { $place }.
board-pay_workers = beide Arbeiter
board-pay_glory = 4 Ehrenmedaillen und ein Arbeiter
board-pay_with = bezahlen: { $payment }
board-decline = Keinen Arbeiter setzen
board-mix_title = Einen Gegenstand verkaufen für
board-split_title = Für einen Gegenstand abgeben
board-fold = Mine zeigen
board-unfold = Auswählen
board-black_dwarf = Schwarzer Zwerg
board-white_dwarf = Weißer Zwerg
board-points_to = { $dwarf }: { $place }
board-auto_stands = { $name } steht auf { $place }: { $reason }
board-auto_then = { $name } ginge danach auf { $place }: { $reason }
board-auto_next = { $name } folgt als Nächstes der Karte unter deinem ersten Arbeiter
board-auto_help = { $name } als Nächstes: Hilfe Holen auf { $place }, wenn du es nicht nimmst
board-auto_special = { $name } folgt dann dieser Karte: { $first }, sonst { $white }
board-auto_none = { $name } würde niemanden setzen
board-auto_helpers = , Zusatzarbeiter auf { $places }
board-why_black = der schwarze Zwerg ({ $card })
board-why_white = der weiße Zwerg ({ $card })
board-why_laid = dort liegt sie ({ $card })
board-why_free = der erste freie Ort
board-why_help = Hilfe Holen ist frei
board-why_row = der erste freie der Reihe, { $rejected } nützt ihm nichts
board-why_usable = der erste, den er nutzen kann
board-last_card = letzte Karte: { $card }
board-items_to_end = { $count } von { $all } Gegenständen: { $all } am Rundenende beenden das Spiel
board-glory_to_win = { $count } von { $all } Ehrenmedaillen: Mit { $all } gewinnt er sofort
board-leads = führt bei { $what }
board-workers_left = Arbeiter auf der Hand: { $workers }, Zusatzarbeiter im Vorrat: { $helpers }
board-threatened = Monster drohen: { $change }
board-would_change = würde sich ändern um { $change }
board-become = dann { $card }
board-specials_left = Spezialaktionen: { $count } von { $limit } genommen
board-describe_place = { $place }: { $card }{ $rest }.
board-describe_below = , { $count } darunter
board-describe_seat = { $name } hat { $what }; { $workers }.
board-describe_pile =
    { $count ->
        [one] Spezialstapel { $pile }: { $front }, eine Karte. { $effect }.
       *[other] Spezialstapel { $pile }: { $front }, { $count } Karten. { $effect }.
    }
board-describe_pile_empty = Spezialstapel { $pile } ist leer.

## option_names
option_names-players = Spieler
option_names-solo_opponent = Automat
option_names-edition = Ausgabe
option_names-mountain = Der Bergstapel
option_names-mountain_end = Geht der Bergstapel aus, endet das Spiel
option_names-special_backs = Spezialaktionen und ihre Rückseiten

## option_notes
option_notes-players = Zu viert und fünft wird in zwei Minen gespielt.
option_notes-mountain = A über B überlässt dem Zufall weniger.
option_notes-special_backs = Welchen Ort eine benutzte Karte bedeckt.

## option_values
option_values-players_1 = 1, gegen einen Automaten
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, der leichteste
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, der schwerste
option_values-edition_v1 = V1.0, wie gedruckt
option_values-edition_pnp = Englisches Print-and-Play 1.95
option_values-mountain_shuffled = alle Karten gemischt
option_values-mountain_a_on_b = A-Karten über B-Karten
option_values-mountain_end_failed_draw = sobald eine Karte fehlt
option_values-mountain_end_empty = mit der letzten Karte
option_values-special_backs_sheet = wie auf dem Bogen
option_values-special_backs_duplex = wie beidseitig gedruckt

## lesson
lesson-mine = Das ist die Mine: neun Orte mit je einem Kartenstapel. Nur die oberste Karte zählt, und jede Runde decken Karten vom Bergstapel alte zu.
lesson-cards = Bergbau bringt Eisen, Gold oder Stahl. Schmieden macht Gegenstände, Verteidigen sind Monster, Hilfe Holen bringt Zusatzarbeiter.
lesson-seats = Hier sitzt du, und hier dein Gegner: Eisen, Stahl, Gold, Gegenstände und Ehrenmedaillen sind für alle offen. Jeder hat zwei Arbeiter je Runde.
lesson-place = Setze einen Arbeiter: Wenn du dran bist, wähle einen leuchtenden Ort; dort steht noch niemand. Eine Eisenader bringt 3 Eisen, eine Goldader 1 Gold.
lesson-order = Die ersten Züge beginnen beim Startspieler, die zweiten kommen in umgekehrter Reihenfolge. Spiel weiter, bis dein zweiter Arbeiter gefragt ist.
lesson-second = Dein zweiter Zug: Setze den anderen Arbeiter auf einen freien Ort, oder keinen. Legierter Stahl macht aus 3 Eisen 2 Stahl, wenn du das Eisen hast.
lesson-carried_out = Haben alle gesetzt, werden die Karten ausgeführt: zuerst Hilfe Holen, dann Verteidigen, Bergbau, zuletzt Schmieden. Was du schürfst, kann also noch in derselben Runde einen Gegenstand bezahlen.
lesson-monsters = Ein Monster, auf dem niemand steht, greift alle an: Es kostet Eisen oder Gold, oder allen Bergbau der Runde. Ein Arbeiter dort besiegt es und erhält 1 Ehrenmedaille.
lesson-specials = Im ersten Zug darfst du stattdessen eine Spezialaktion nehmen, mit beiden Arbeitern, oder mit einem und 4 Ehrenmedaillen. Du tust, was die Karte sagt; dann wird sie gewendet und deckt einen Ort zu.
lesson-end = Nach einer Runde, in der jemand 4 Gegenstände hat, oder wenn eine Karte zu ziehen und der Bergstapel leer ist, endet das Spiel. Wer bei den meisten von Stahl, Gold und Gegenständen führt, gewinnt; bei Gleichstand zählen Ehrenmedaillen.
