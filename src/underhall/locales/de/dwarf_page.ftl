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
board-mines_idle =
    { $count ->
        [one] ein Arbeiter würde nichts abbauen
       *[other] { $count } Arbeiter würden nichts abbauen
    }
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
board-auto_help = { $name } als Nächstes: Hilfe holen auf { $place }, wenn du es nicht nimmst
board-auto_special = { $name } folgt dann dieser Karte: { $first }, sonst { $white }
board-auto_none = { $name } würde niemanden setzen
board-auto_helpers = , Zusatzarbeiter auf { $places }
board-why_black = der schwarze Zwerg ({ $card })
board-why_white = der weiße Zwerg ({ $card })
board-why_laid = dort liegt sie ({ $card })
board-why_free = der erste freie Ort
board-why_help = Hilfe holen ist frei
board-why_row = der erste freie der Reihe, { $rejected } nützt ihm nichts
board-why_usable = der erste, den er nutzen kann
board-last_card = letzte Karte: { $card }
board-medal_leads = führt: { $what }
board-medal_shares = teilt das Meiste ({ $what }): niemand führt
board-medal_none = führt nicht: { $what }
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
# On cards that are very small.
board-short_iron_seam = Eisenader
board-short_gold_seam = Goldader
board-short_orc_raiders = Plündernde Orks
board-short_knockers = Berggeist

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

## lesson_stage
lesson_stage-forge = Schmiede deinen ersten Gegenstand
lesson_stage-dragon = Besiege den Drachen
lesson_stage-alone = Vier Arbeiter, dann allein

## lesson
lesson-aim = Führe bei zwei von diesen dreien: Stahl, Gold, Gegenstände. Du führst, wo du mehr hast als Brokk, dein Gegner.
lesson-mine = Das ist die Mine: neun Karten. Jede Runde setzt du zwei Arbeiter und Brokk auch, auf jede Karte nur einen. Dann werden die Karten unter ihnen ausgeführt.
lesson-iron = Ein Gegenstand braucht Stahl, und Stahl braucht Eisen. Setze deinen ersten Arbeiter auf die Eisenader, die leuchtet: Sie bringt 3 Eisen.
lesson-alloy = Brokk hat eine Goldader und eine Eisenader genommen; dort ist jetzt besetzt. Dein zweiter Arbeiter: Legierter Stahl macht aus 3 Eisen 2 Stahl.
lesson-order = Du bestimmst, welche deiner Karten zuerst drankommt. Wähle die Eisenader: Ohne ihr Eisen gibt es keinen Stahl.
lesson-axe = Runde 2, und du hast 2 Stahl. So viel kostet eine Axt: Setze einen Arbeiter auf die Karte Axt schmieden.
lesson-gold = Ein Arbeiter ist noch da. Die neue Goldader bringt 1 Gold, und Gold ist eines von den dreien.
lesson-forged = Dein erster Gegenstand ist geschmiedet, und du führst bei den Gegenständen. Und sieh zu Brokk: Niemand stand beim Drachen, da nahm der ihm 1 Gold.
lesson-monsters = Ein Monster, auf dem niemand steht, greift alle an, bevor geschürft wird. Dieser Drache nimmt jedem von euch 1 Gold.
lesson-defend = Jetzt hast du Gold zu verlieren. Setze einen Arbeiter auf den Drachen: Er wird besiegt, und du erhältst 1 Ehrenmedaille.
lesson-more_gold = Noch einmal du: Die zweiten Züge gehen in umgekehrter Reihenfolge. Nimm die Goldader, dann hast du mehr Gold als Brokk.
lesson-leading = Der Drache ist besiegt, dein Gold gerettet. Du führst bei Gold und Gegenständen: zwei von dreien. Wäre jetzt Schluss, hättest du gewonnen.
lesson-great_dragon = Zwei neue Karten. Ein Großer Drache nimmt allen ihr ganzes Gold. Hilfe holen bringt zwei Zusatzarbeiter, noch bevor die Monster kommen.
lesson-help = Diese Runde gibt es viel zu tun. Setze deinen ersten Arbeiter auf die Karte Hilfe holen: Sie gibt dir zwei weitere.
lesson-great = Dein zweiter Arbeiter gehört auf den Großen Drachen, sonst ist all dein Gold weg.
lesson-extra = Da sind deine Zusatzarbeiter. Der Drache auf 9 ist noch hungrig: Setze den ersten dorthin.
lesson-extra_gold = Und den zweiten auf die Goldader, für ein weiteres Gold.
lesson-strong = Zwei Monster in einer Runde besiegt, 3 Gold, 3 Ehrenmedaillen. Du führst weiter bei Gold und Gegenständen.
lesson-specials = Noch etwas: Im ersten Zug darfst du stattdessen eine Spezialaktion nehmen. Sie kostet beide Arbeiter, oder einen und 4 Ehrenmedaillen.
lesson-end = Das Spiel endet nach einer Runde, in der jemand 4 Gegenstände hat, oder wenn der Bergstapel leer ist. Führt ihr gleich oft, entscheiden die Ehrenmedaillen.
lesson-free = Jetzt spielst du allein. Brokk wird um Gold kämpfen; heb dir Stahl für Gegenstände auf. Frag mich nach einem Tipp, wann du magst.

## lesson_why
lesson_why-iron = Noch nicht: Ohne Eisen kein Stahl. Beginne mit der leuchtenden Eisenader.
lesson_why-alloy = Dann bliebe dir nur Eisen. Mach jetzt Stahl daraus, mit der Karte Legierter Stahl.
lesson_why-order = Noch ist kein Eisen für Stahl da. Zuerst die Eisenader.
lesson_why-axe = Erst dein Gegenstand: Brokk könnte dir Axt schmieden vor dem nächsten Zug wegnehmen.
lesson_why-gold = Das kann warten. Brokk hat Gold und du keines: Nimm die leuchtende Goldader.
lesson_why-defend = Nicht jetzt: Der Drache nähme dein einziges Gold. Setze deinen Arbeiter auf ihn.
lesson_why-more_gold = Das bringt dir jetzt nichts Nötiges. Mit der Goldader führst du beim Gold.
lesson_why-help = Zwei Arbeiter sind diese Runde zu wenig. Erst Hilfe holen, dann hast du vier.
lesson_why-great = Sieh auf den Großen Drachen: Steht dort niemand, nimmt er dein ganzes Gold.
lesson_why-extra = Der Drache auf 9 nähme noch 1 Gold. Setze den Zusatzarbeiter dorthin.
lesson_why-extra_gold = Lieber nicht: Mit Gold bleibst du vorn. Setze den Arbeiter auf die Goldader.
