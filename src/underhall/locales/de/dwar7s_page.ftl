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
board-look_stack = Stapel aus { $count } auf { $spot } ansehen
board-top = oben
board-covered = überdeckt, ohne Wirkung
board-close = Schließen
board-empty_spot = leerer Ort { $spot }
board-at = { $kind } auf { $spot }
board-dwarf_at = Zwerg von { $name }: { $kind } auf { $spot }
board-dwarf_label = Zwerg ({ $colour }) auf { $spot }
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
board-ghost = { $kind } auf { $spot }, { $walls }. Eingabe legt ab, R dreht.
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
board-goals_done = Ziele erfüllt
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

## effects
effects-castle = { $need } Zwerge graben um: die oberste Karte eines Stapels kommt nach unten. Wem sie gehört, hat eine vierte Aktion.
effects-mine = { $need } Zwerge holen { $amount } { $gem }.
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
option_notes-mat_size = Breite x Höhe, beide gerade, 4 bis 12.
option_notes-colours = blue, red, green, yellow in der Reihe der Plätze, mit '-' verbunden.

## lesson
lesson-map = Alle bauen zusammen eine Landkarte, Karte für Karte, und du legst die erste. Mauern auf den Karten teilen sie in Königreiche.
lesson-hand = Deine Hand: eine Burg, vier Minen, eine Taverne, ein Kramladen, ein Drache und ein Frostriese; alle haben dieselben neun. Und du hast sieben Zwerge.
lesson-turn = Ein Zug hat bis zu drei Aktionen, beliebig gemischt: eine Königreichskarte legen, einen Zwerg setzen, einen Zwerg bewegen. Solange deine Burg liegt, sind es vier, außer in ihrem Gebiet ist ein Frostriese.
lesson-lay = Wähle eine Handkarte und leg sie auf die Landkarte; du darfst sie drehen. Die Burg ist ein guter Anfang: Was von ihr aus ohne Mauer dazwischen erreichbar ist, ist dein Königreich.
lesson-send_fall = Jetzt schick einen Zwerg los: Wähle dein Lager, dann eine Karte mit freiem Platz. Entfernung und Mauern zählen dabei nicht, erst wenn ein Zwerg weitergeht.
lesson-send_duel = Jetzt schick einen Zwerg los: Wähle dein Lagerfeuer, dann eine Karte mit freiem Platz. Entfernung und Mauern zählen dabei nicht, erst wenn ein Zwerg weitergeht.
lesson-end_turn = Nimm noch eine Aktion oder beende deine Aktionen. Dann werden deine Aufgaben ausgeführt, und zuletzt bleiben höchstens neun Handkarten: Edelsteine und Ogerkarten gehen, Königreichskarten nie.
lesson-tasks_fall = Eine Aufgabe ist am Ende deines Zuges fällig, wenn genug deiner Zwerge auf der Karte stehen; sie gehen zurück ins Lager. Minen geben Edelsteine, Tavernen eine Ogerkarte, und ein Kramladen tauscht Edelsteine gegen eins dieser Ziele.
lesson-tasks_duel = Eine Aufgabe ist am Ende deines Zuges fällig, wenn genug deiner Zwerge auf der Karte stehen; sie gehen zurück ins Lagerfeuer. Minen geben Edelsteine, Tavernen eine Ogerkarte, und ein Kramladen tauscht Edelsteine gegen eins dieser Ziele.
lesson-dragon_fall = Minen im Gebiet eines Drachen geben nichts; fünf deiner Zwerge auf einem Monster besiegen es und holen eine Trophäe für 3 Punkte. In Fall darf ein Drache sogar auf eine Mine ohne Zwerge gelegt werden.
lesson-dragon_duel = Minen im Gebiet eines Drachen geben nichts; fünf deiner Zwerge auf einem Monster besiegen es und holen eine Trophäe für 3 Punkte. In Duel kommt ein Drache nur auf einen leeren Ort.
lesson-opponents = Jede Karte auf der Landkarte dient allen: Nutze die Minen deines Gegners oder steh ihm im Weg. Seine Edelsteine, Ogerkarten und sein geheimes Ziel sind verdeckt; dein eigenes darfst du aufdecken, sobald es erfüllt ist.
lesson-end = Beendet jemand seinen Zug mit drei erfüllten Zielen, wird die Runde zu Ende gespielt und das Spiel ist aus. Die meisten Punkte gewinnen: Ziele, Trophäen, Edelsteine auf der Hand und der Wert deines Königreichs.
