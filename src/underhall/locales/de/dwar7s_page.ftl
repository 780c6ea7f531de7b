### What the browser page says at a table of Dwar7s Fall or Duel besides the game's own words: board, options, lessons.

## board
board-round = Runde { $round }
board-last_round = letzte Runde
board-pass_ends = Passen beendet das Spiel
board-actions = { $used } von { $all } Aktionen verbraucht
board-map = Karte
board-nearer = Vergrößern
board-farther = Verkleinern
board-fit = Ganze Karte zeigen
board-more_map = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
} { $edge ->
    [left] links
    [right] rechts
    [above] oben
   *[below] unten
}: dorthin schieben
board-compass = Norden ist rechts: die Karte ist um ein Viertel gedreht
board-compass_north = N
board-empty_map = Noch liegt keine Karte.
board-points = { $vp } SP
board-vp = SP
board-need =
    { $need ->
        [one] braucht einen Zwerg
       *[other] braucht { $need } Zwerge einer Farbe
    }
board-places =
    { $places ->
        [one] ein Zwergenplatz
       *[other] { $places } Zwergenplätze
    }
board-walls = Mauern: { $walls }
board-no_walls = keine Mauern
board-dwarfs_of = { $count } von { $name }
board-dwarfs = Zwerge: { $dwarfs }
board-ready = fällig: wird am Ende des Zuges von { $name } ausgeführt
board-waiting = genug Zwerge: wartet auf den Zug von { $name }
board-stack = Stapel aus { $count }
board-look_stack = Stapel aus { $count } ansehen, oben { $card }
board-top = oben
board-covered = überdeckt, ohne Wirkung
board-close = Schließen
board-empty_spot = leerer Ort { $where }
board-dwarf_at = Zwerg von { $name }: { $card }
board-dwarf_label = { $colour }er Zwerg auf { $card }
    .card = dative
board-kingdom_of = Königreich von { $names }
board-no_kingdom = niemandes Königreich
board-kingdom_line =
    { $size ->
        [one] Königreich von { $name }: eine Karte, { $vp } SP
       *[other] Königreich von { $name }: { $size } Karten, { $vp } SP
    }
board-rotate = Karte drehen
board-rotate_key = Drehen (R)
board-placing_keys = R dreht, ein Klick auf die Karte oder Eingabe legt ab.
board-lay = Hier ablegen
board-ghost = { $kind } { $where }, { $walls }. Eingabe legt ab, R dreht.
board-turn_label = Vierteldrehungen: { $turn }
board-goals = Ziele
board-goals_deck = { $count } weitere im Stapel
board-market = Ziele, Steine, Oger
board-goal_label = { $goal }: { $cost }, { $vp } SP
board-payable = bezahlbar
board-supply = Vorrat
board-ogres = Oger
board-ogre_deck = Stapel
board-ogre_discard = abgelegt
board-pile = Lager
board-campfire = Lagerfeuer
board-pile_label = ein Zwerg aus dem Lager ({ $count } dort)
board-secret = Geheimes Ziel
board-hidden = verdeckt
board-revealed = aufgedeckt
board-cards = Königreichskarten
board-gems_count =
    { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }
board-gems_word = Edelsteine
board-ogre_cards = Ogerkarten
board-ahead = vor allen anderen
board-goals_race = { $count } von { $all } Zielen erfüllt
board-secret_held = Hat ein geheimes Ziel
board-secret_done = Geheimes Ziel erfüllt
board-dwarfs_pile = Zwerge im Lager
board-kingdom_size = Karten im Königreich
board-unseen_gems = ohne verdeckte Steine
board-end = Aktionen beenden
board-end_game = Aktionen und Spiel beenden
board-reveal = Geheimes Ziel aufdecken
board-keep = Verdeckt lassen
board-done = Fertig
board-turn_of = { $name } ist am Zug, { $used } von { $all } Aktionen verbraucht.
board-holds =
    { $name }: { $kingdom } { $kingdom ->
        [one] Königreichskarte
       *[other] Königreichskarten
    }, { $gems } { $gems ->
        [one] Edelstein
       *[other] Edelsteine
    }, { $ogres } { $ogres ->
        [one] Ogerkarte
       *[other] Ogerkarten
    } auf der Hand, { $pile } { $pile ->
        [one] Zwerg
       *[other] Zwerge
    } im Lager, { $goals } { $goals ->
        [one] Ziel
       *[other] Ziele
    }, { $trophies } { $trophies ->
        [one] Trophäe
       *[other] Trophäen
    }, { $total } SP sichtbar.
board-of_colour = { $kind } von { $name }
board-and = und

## sides
sides-N = Norden
sides-E = Osten
sides-S = Süden
sides-W = Westen

## colours
colours-blue = blau
colours-red = rot
colours-green = grün
colours-yellow = gelb

## effects
effects-castle = { $need } Zwerge graben um: die oberste Karte eines Stapels kommt nach unten. Wem sie gehört, hat eine vierte Aktion.
effects-mine = { $need } Zwerge holen { $gems }.
effects-tavern = { $need } Zwerge ziehen eine Ogerkarte.
effects-general_store = { $need } Zwerge tauschen Edelsteine gegen ein Ziel der Reihe.
effects-dragon = Keine Mine in seinem Gebiet gibt etwas. { $need } Zwerge besiegen ihn: eine Trophäe, { $trophy } SP.
effects-frost_giant = Keine Burg in seinem Gebiet gibt eine vierte Aktion. { $need } Zwerge besiegen ihn: eine Trophäe, { $trophy } SP.

## option_names
option_names-players = Spieler
option_names-first_player = Wer beginnt
option_names-goals_to_end = Ziele, die die letzte Runde bringen
option_names-table = Wohin die Karte wächst
option_names-mat_size = Größe der Matte
option_names-open_gems = Alle sehen alle Edelsteine, für ein erstes Spiel
option_names-dragon_over_mine = Ein Drache darf auf eine Mine ohne Zwerge gelegt werden
option_names-castleless_dragon = Ein Drache lähmt Minen auch, wo keine Burg im Gebiet ist
option_names-round_cap = Spätestens die letzte Runde
option_names-colours = Farben der Plätze

## option_values
option_values-first_player_1 = Platz 1
option_values-first_player_2 = Platz 2
option_values-first_player_3 = Platz 3
option_values-first_player_4 = Platz 4
option_values-first_player_random = das Los entscheidet
option_values-table_free = überallhin
option_values-table_mat = auf einer Matte

## option_notes
option_notes-goals_to_end = Von einer Person erfüllt; gedruckt sind 3.
option_notes-mat_size = Breite × Höhe in Karten.

## lesson_stage
lesson_stage-gems = Schürfe deine ersten Edelsteine
lesson_stage-goal = Erfülle dein erstes Ziel
lesson_stage-dragon = Erlege einen Drachen

## lesson
lesson-aim = Habe am Ende die meisten Punkte. Die meisten bringen Ziele; Ziele bezahlt man mit Edelsteinen, und die kommen aus Minen.
lesson-map = Du und Brokk baut zusammen an einer Karte des Landes. Ein Zug hat drei Aktionen: eine Karte legen, einen Zwerg setzen oder einen bewegen.
lesson-castle = Beginne mit deiner Burg: Wähle sie aus der Hand, dann das leuchtende Feld, und lege sie. Solange sie liegt, hast du vier Aktionen je Zug.
lesson-gold_mine = Nun die Goldmine: Lege sie neben deine Burg. Keine Mauer steht dazwischen, also gehört sie zu deinem Königreich.
lesson-send = Jemand muss graben. Wähle deine Zwerge, dann die Goldmine.
lesson-send_again = Eine Goldmine braucht zwei Zwerge. Schicke einen zweiten, dann beende deine Aktionen: Dann wird gearbeitet.
lesson-mined = Deine ersten Edelsteine: 2 Gold. Deine beiden Zwerge sind wieder daheim und können neu ausziehen.
lesson-goals = Das sind die Ziele. Der Sack Rüben kostet 3 Gold und 1 Smaragd und ist 8 Punkte wert: Das ist dein Plan.
lesson-more_gold = Zwei Gold reichen nicht. Schicke noch einmal zwei Zwerge in die Goldmine.
lesson-emerald = Und ein Smaragd fehlt. Lege die Smaragdmine auf das leuchtende Feld; so gedreht trennt keine Mauer sie von deinem Königreich.
lesson-wait_there = Eine Aktion bleibt: Schicke einen Zwerg in die Smaragdmine. Dort wartet er auf einen zweiten. Dann beende deine Aktionen.
lesson-limit = Noch 2 Gold. Am Ende eines Zuges darfst du nur neun Karten behalten, darum ging ein Gold zurück. Drei genügen.
lesson-emerald_two = Der zweite Zwerg für die Smaragdmine: Jetzt bringt sie einen Smaragd.
lesson-store = Ziele kauft man im Kramladen, und der braucht drei Zwerge. Brokk hat einen gelegt, aber Karten nützen allen. Schicke drei hin, dann beende deine Aktionen.
lesson-order = Zwei Aufgaben sind bereit, und du bestimmst die Reihenfolge. Zuerst die Smaragdmine: Der Kramladen braucht ihren Smaragd.
lesson-traded = Dein erstes Ziel: Der Sack Rüben gehört dir, 8 Punkte. Die bezahlten Edelsteine liegen wieder im Vorrat.
lesson-monster = Brokk hat einen Drachen neben deine Burg gelegt. Solange er in deinem Königreich liegt, bringen deine Minen nichts.
lesson-fight = Fünf Zwerge erlegen ein Ungeheuer. Du hast vier Aktionen: Schicke vier Zwerge zum Drachen, dann beende deine Aktionen.
lesson-fifth = Brokk hat dich gewähren lassen. Der fünfte Zwerg: Jetzt fällt der Drache.
lesson-gold_again = Nutze den Tag: Schicke deine letzten zwei Zwerge in die Goldmine.
lesson-stop = Eine Aktion bleibt, aber du musst sie nicht nehmen. Beende deine Aktionen.
lesson-dragon_first = Was zuerst? Erlege den Drachen, dann ist die Goldmine wieder frei und bringt Gold.
lesson-slain = Der Drache ist erlegt: eine Trophäe für 3 Punkte, und gleich danach 2 Gold.
lesson-secret = Das ist dein geheimes Ziel. Trifft es am Ende eines Zuges zu, darfst du es aufdecken: Es zählt als Ziel und bringt Punkte.
lesson-end = Hat jemand drei Ziele, wird die Runde zu Ende gespielt. Dann zählen Ziele, Trophäen, Edelsteine auf der Hand und dein Königreich.
lesson-free = Jetzt spielst du allein. Such dir das nächste Ziel, das du bezahlen kannst. Frag mich nach einem Tipp, wann du magst.

## lesson_why
lesson_why-castle = Später. Zuerst die Burg: Sie gibt dir eine vierte Aktion, schon in diesem Zug.
lesson_why-gold_mine = Noch nicht. Ohne Mine keine Edelsteine: Lege die Goldmine.
lesson_why-send = Nicht jetzt: Eine Mine ohne Zwerge bringt nichts. Wähle deine Zwerge.
lesson_why-send_again = Ein Zwerg allein schürft nichts. Schicke einen zweiten in die Goldmine.
lesson_why-more_gold = Zuerst das Gold: Zwei Zwerge in der Goldmine bringen noch 2 Gold.
lesson_why-emerald = Das hilft deinem Ziel nicht. Es braucht einen Smaragd: Lege die Smaragdmine.
lesson_why-wait_there = Lieber nicht: Die Smaragdmine braucht zwei Zwerge, und einer kann jetzt schon hin.
lesson_why-emerald_two = Zuerst die Smaragdmine: Dort wartet ein Zwerg auf einen zweiten.
lesson_why-store = Nicht jetzt: Drei Zwerge im Kramladen kaufen dir noch in diesem Zug das Ziel.
lesson_why-order = Dann fehlte im Kramladen der Smaragd, und du bekämst nichts. Zuerst die Smaragdmine.
lesson_why-fight = Solange der Drache da liegt, bringen deine Minen nichts. Schicke deine Zwerge zu ihm.
lesson_why-fifth = Zuerst der Drache: Dort fehlt nur noch ein Zwerg.
lesson_why-gold_again = Das kann warten. Zwei Zwerge in der Goldmine bringen Gold, sobald der Drache erlegt ist.
lesson_why-stop = Heb deine Karten noch auf: Weder Ungeheuer noch Minen helfen in diesem Zug. Beende deine Aktionen.
lesson_why-dragon_first = Dann brächte die Goldmine nichts: Der Drache liegt noch da. Erlege ihn zuerst.
