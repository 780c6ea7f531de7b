### Every word Dwar7s Fall and Duel say. Names of trading goals and all German names are ours.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = Zwei bis vier Sippen bauen vor dem Winter an einer Karte aus Minen, Tavernen und Burgen und kommen einander in die Quere.
game-about_duel = Zwei Sippen, eine Karte, weniger Edelsteine: die kleinere Schachtel für zwei.
game-about = Zwergensippen bauen vor dem Winter an einer Karte.
game-credit = entworfen von Luís Brüh, erschienen bei Vesuvius Media
game-aim = Habe die meisten Punkte, wenn die Runde des letzten Ziels endet
game-aim_more = Punkte bringen Ziele, die du mit Edelsteinen bezahlst, dein geheimes Ziel, erlegte Ungeheuer, Edelsteine, die du behältst, und dein Königreich. Hat jemand genug Ziele erfüllt, wird die Runde zu Ende gespielt, und das Spiel ist aus.
game-seat = Spieler { $number }
game-and = und
game-times = { $number } × { $name }
# Every card is there once: the name has its article, and the forms that sentences want (core/messages.py).
game-card = { $kind ->
    [Drache] der { $colour }e Drache
    [Frostriese] der { $colour }e Frostriese
    [Kramladen] der { $colour }e Kramladen
   *[other] die { $colour }e { $kind }
}
    .accusative = { $kind ->
        [Drache] den { $colour }en Drachen
        [Frostriese] den { $colour }en Frostriesen
        [Kramladen] den { $colour }en Kramladen
       *[other] die { $colour }e { $kind }
    }
    .dative = { $kind ->
        [Drache] dem { $colour }en Drachen
        [Frostriese] dem { $colour }en Frostriesen
        [Kramladen] dem { $colour }en Kramladen
       *[other] der { $colour }en { $kind }
    }
    .genitive = { $kind ->
        [Drache] des { $colour }en Drachen
        [Frostriese] des { $colour }en Frostriesen
        [Kramladen] des { $colour }en Kramladens
       *[other] der { $colour }en { $kind }
    }
    .from = { $kind ->
        [Drache] vom { $colour }en Drachen
        [Frostriese] vom { $colour }en Frostriesen
        [Kramladen] vom { $colour }en Kramladen
       *[other] von der { $colour }en { $kind }
    }
    .to = { $kind ->
        [Drache] zum { $colour }en Drachen
        [Frostriese] zum { $colour }en Frostriesen
        [Kramladen] zum { $colour }en Kramladen
       *[other] zur { $colour }en { $kind }
    }
game-walls = Mauern im { $sides }
game-no_walls = ohne Mauern
game-on = auf { $card }
    .card = accusative

## sides
sides-N = N
sides-E = O
sides-S = S
sides-W = W

## wall_sides
wall_sides-N = Norden
wall_sides-E = Osten
wall_sides-S = Süden
wall_sides-W = Westen

## beside
# Where a spot of the map is: on which side of a card.
beside-N = nördlich { $card }
    .card = genitive
beside-E = östlich { $card }
    .card = genitive
beside-S = südlich { $card }
    .card = genitive
beside-W = westlich { $card }
    .card = genitive
beside-middle = in die Mitte des Tisches
beside-north_west = in die Mitte der Matte, nach Nordwesten
beside-north_east = in die Mitte der Matte, nach Nordosten
beside-south_west = in die Mitte der Matte, nach Südwesten
beside-south_east = in die Mitte der Matte, nach Südosten

## colours
colours-blue = blau
colours-red = rot
colours-green = grün
colours-yellow = gelb

## kinds
kinds-castle = Burg
kinds-gold_mine = Goldmine
kinds-emerald_mine = Smaragdmine
kinds-diamond_mine = Diamantmine
kinds-ruby_mine = Rubinmine
kinds-tavern = Taverne
kinds-general_store = Kramladen
kinds-dragon = Drache
kinds-frost_giant = Frostriese

## gems
gems-gold = Gold
gems-emerald = Smaragd
gems-diamond = Diamant
gems-ruby = Rubin

## gem_counts
# So many gems of a kind.
gem_counts-gold = { $number } Gold
gem_counts-emerald = { $number ->
    [one] { $number } Smaragd
   *[other] { $number } Smaragde
}
gem_counts-diamond = { $number ->
    [one] { $number } Diamant
   *[other] { $number } Diamanten
}
gem_counts-ruby = { $number ->
    [one] { $number } Rubin
   *[other] { $number } Rubine
}

## ogres
ogres-ambush = Hinterhalt
ogres-panic = Panik
ogres-thief = Dieb
ogres-crown = Krone
ogres-brute = Rohling

## ogre_effects
ogre_effects-ambush = alle Zwerge auf einer Karte gehen heim
ogre_effects-panic = ein beliebiger Zwerg läuft ein oder zwei Karten weit
ogre_effects-thief = ein zufälliger Edelstein eines Gegners gehört dir
ogre_effects-crown = alle Ogerkarten eines Gegners gehören dir
ogre_effects-brute = einer deiner Zwerge und einer eines Gegners tauschen die Plätze

## goals
goals-venison_pie = Wildpastete
goals-roast_boar = Wildschweinbraten
goals-honey_cakes = Honigkuchen
goals-sack_of_turnips = Sack Rüben
goals-smoked_trout = Räucherforelle
goals-mountain_cheese = Bergkäse
goals-barrel_of_ale = Fass Bier
goals-barley_bread = Gerstenbrot
goals-mixed_hamper = gemischter Korb
goals-cellar_of_apples = Keller voll Äpfel

## secrets
secrets-architect = Baumeister
secrets-hunter = Jäger
secrets-berserker = Berserker
secrets-king = König
secrets-miner = Bergmann
secrets-ogre_in_disguise = Verkleideter Oger
secrets-researcher = Forscher
secrets-wizard = Zauberer

## secret_conditions
secret_conditions-architect = eigenes Königreich aus 8 oder mehr Karten
secret_conditions-hunter = 2 oder mehr Trophäen
secret_conditions-berserker = 2 oder mehr Trophäen
secret_conditions-king = eigenes Königreich im Wert von 10 oder mehr Punkten
secret_conditions-miner = ein Edelstein jeder Art auf der Hand
secret_conditions-ogre_in_disguise = 5 oder mehr Ogerkarten auf der Hand
secret_conditions-researcher = je 3 oder mehr eigene Zwerge auf zwei Monstern
secret_conditions-wizard = 5 oder mehr Smaragde auf der Hand

## options
options-players = wie viele spielen
options-table = free: die Karte wächst beliebig; mat: sie bleibt auf einer Matte
options-mat_size = Größe der Matte, Breite x Höhe, beide gerade, 4 bis 12
options-first_player = wer beginnt: random (Zufall) oder die Nummer eines Platzes
options-colours = die Farben der Plätze der Reihe nach, mit '-' verbunden
options-dragon_over_mine = ob ein Drache auf eine Mine ohne Zwerge gelegt werden darf
options-castleless_dragon = ob ein Drache auch Minen lähmt, wo keine Burg im Gebiet ist
options-goals_to_end = wie viele erfüllte Ziele die letzte Runde bringen
options-round_cap = das Spiel endet spätestens nach dieser Runde
options-open_gems = ob alle die Edelsteine aller sehen

## option_names
option_names-players = Spieler
option_names-table = Wohin die Karte wächst
option_names-mat_size = Größe der Matte
option_names-first_player = Wer beginnt
option_names-colours = Farben der Plätze
option_names-dragon_over_mine = Drachen auf Minen
option_names-castleless_dragon = Drachen ohne Burg
option_names-goals_to_end = Ziele zur letzten Runde
option_names-round_cap = Spätestens letzte Runde
option_names-open_gems = Offene Edelsteine

## option_values
option_values-on = ja
option_values-off = nein
option_values-random = das Los entscheidet
option_values-table_free = überallhin
option_values-table_mat = auf einer Matte
option_values-first_player_1 = Platz 1
option_values-first_player_2 = Platz 2
option_values-first_player_3 = Platz 3
option_values-first_player_4 = Platz 4

## columns
columns-trading = Handel
columns-secret = geheim
columns-trophies = Trophäen
columns-gems = Steine
columns-kingdom = Reich
columns-total = gesamt
columns-size = Karten
columns-dwarfs = Zwerge
columns-place = Platz

## moves
moves-end = die eigenen Aktionen beenden
moves-play = { $card } { $where } legen, { $how }
moves-place = einen Zwerg auf { $card } setzen
    .card = accusative
moves-move = einen Zwerg { $start } { $end } bewegen
    .start = from
    .end = to
moves-ambush = Hinterhalt spielen: alle Zwerge auf { $card } gehen heim
    .card = dative
moves-panic = Panik spielen: ein { $colour }er Zwerg läuft { $start } { $end }
    .start = from
    .end = to
moves-thief = Dieb spielen: der { $colour }en Sippe einen Edelstein stehlen
moves-crown = Krone spielen: der { $colour }en Sippe alle Ogerkarten nehmen
moves-brute = Rohling gegen einen { $colour }en Zwerg auf { $start } spielen
    .start = dative
moves-swap = ihn mit dem eigenen Zwerg auf { $start } tauschen
    .start = dative
moves-resolve = { $card } ausführen
    .card = accusative
moves-trade = { $cost } gegen { $goal } tauschen ({ $points } SP)
moves-dig = umgraben: { $card } kommt im Stapel ganz nach unten
moves-discard = abwerfen: { $item }
moves-reveal = das geheime Ziel aufdecken: { $secret }
moves-keep = das geheime Ziel ({ $secret }) vorerst verdeckt lassen

## prompts
prompts-open = { $seat }: Wähle eine Karte für die Landkarte.
prompts-actions = { $seat }: Lege eine Karte, setze einen Zwerg oder bewege einen.
prompts-last_pass = { $seat }: Nimm eine Aktion. Wer den Zug ohne eine beendet, beendet das Spiel: Zwei Runden lang geschah nichts.
prompts-no_actions = { $seat }: Alle deine Aktionen sind getan; beende deinen Zug.
prompts-brute = { $seat }: Wähle deinen eigenen Zwerg für den Tausch.
prompts-resolve = { $seat }: Wähle die Aufgabe, die als Nächstes kommt.
prompts-trade = { $seat }: Wähle ein Ziel, das du bezahlst.
prompts-dig = { $seat }: Wähle einen Stapel zum Umgraben.
prompts-discard = { $seat }: Wirf Edelsteine oder Ogerkarten ab, bis neun Karten bleiben.
prompts-reveal = { $seat }: Decke dein geheimes Ziel auf, oder lass es verdeckt.

## refusals
refusals-not_now = '{ $move }' geht jetzt nicht.
refusals-over = Das Spiel ist zu Ende.
refusals-must_open = Wer das Spiel beginnt, muss eine Königreichskarte legen, bevor die Phase endet.
refusals-not_in_actions = '{ $move }' gehört nicht in die Aktionsphase.
refusals-no_actions_left = Alle Aktionen dieses Zuges sind verbraucht.
refusals-card_not_in_hand = Diese Königreichskarte ist nicht mehr auf der Hand.
refusals-off_the_table = Dieser Ort liegt außerhalb.
refusals-first_card = Die erste Karte kommt in die Mitte.
refusals-first_card_on_mat = Auf der Matte kommt die erste Karte auf einen der vier mittleren Orte.
refusals-touches_no_card = Eine Karte muss eine andere an einer Kante berühren.
refusals-cover_dwarfs = Eine Karte mit Zwergen darauf kann nicht überdeckt werden.
refusals-cover_other_type = Nur Mine, Taverne oder Kramladen können überdeckt werden, und nur von ihresgleichen.
refusals-no_card_there = An diesem Ort liegt keine Karte.
refusals-other_card_there = Dort liegt eine andere Karte oben.
refusals-no_dwarf_in_pile = Alle Zwerge sind schon auf der Karte.
refusals-card_full = Diese Karte hat keinen freien Platz.
refusals-no_own_dwarf_there = Dort steht kein eigener Zwerg.
refusals-nowhere_to_walk = Auf dieser Seite liegt keine Karte.
refusals-wall = Eine Mauer ist im Weg.
refusals-ogre_not_in_hand = Diese Ogerkarte ist nicht auf der Hand.
refusals-no_enemy = Das Ziel muss ein anderer Spieler sein.
refusals-no_gem_to_steal = Dieser Spieler hat keinen Edelstein.
refusals-no_ogre_to_steal = Dieser Spieler hat keine Ogerkarte.
refusals-ambush_nobody = Ein Hinterhalt braucht eine Karte mit einem Zwerg darauf.
refusals-panic_nowhere = Kein solcher Zwerg kann dorthin laufen: jede betretene Karte braucht eine offene Seite und einen freien Platz.
refusals-brute_nobody = Der Rohling braucht dort einen gegnerischen Zwerg und einen eigenen auf einer anderen Karte.
refusals-swap_own_elsewhere = Der Tausch braucht einen eigenen Zwerg auf einer anderen Karte.
refusals-swap_first = Der Rohling wird gespielt: zuerst den eigenen Zwerg wählen.
refusals-not_ready = Dort stehen zu wenige eigene Zwerge für die Aufgabe.
refusals-no_ogre_in_resolve = Ogerkarten werden nur in der Aktionsphase gespielt.
refusals-resolve_first = Zuerst müssen alle fälligen Aufgaben ausgeführt werden.
refusals-trade_first = Zuerst muss ein bezahlbares Ziel genommen werden.
refusals-cannot_pay = Die Kosten dieses Ziels sind nicht vollständig auf der Hand.
refusals-goal_not_shown = Dieses Ziel liegt nicht offen.
refusals-dig_first = Zuerst muss ein Stapel umgegraben werden.
refusals-not_diggable = Nur ein Stapel aus zwei oder mehr Karten ohne Zwerge und ohne Monster obenauf kann umgegraben werden.
refusals-item_not_in_hand = Diese Karte ist nicht auf der Hand.
refusals-no_ogre_in_discard = Ogerkarten werden nur in der Aktionsphase gespielt.
refusals-discard_first = Zuerst Edelsteine oder Ogerkarten abwerfen, bis neun Karten bleiben.
refusals-reveal_first = Zuerst entscheiden, ob das geheime Ziel aufgedeckt wird.

## events
events-turn = Runde { $round }: { $seat } ist am Zug
events-done = { $seat } beendet die Aktionen des Zuges
events-played = { $seat } legt { $which } { $beside }
    .which = accusative
events-stacked = { $seat } stapelt { $which } auf { $below }
    .which = accusative
    .below = accusative
events-placed = { $seat } setzt einen Zwerg auf { $which }
    .which = accusative
events-moved = { $seat } bewegt einen Zwerg { $start } { $end }
    .start = from
    .end = to
events-ambush = { $seat } spielt Hinterhalt: alle Zwerge verlassen { $which }
    .which = accusative
events-panic = { $seat } spielt Panik: ein Zwerg von { $owner } läuft { $start } { $end }
    .start = from
    .end = to
events-thief = { $seat } spielt Dieb und stiehlt einen Edelstein von { $owner }
events-stolen = der gestohlene Edelstein geht von { $owner } an { $seat }: { $gem }
events-crown = { $seat } spielt Krone und nimmt alle Ogerkarten von { $owner } ({ $number })
events-crowned = die Ogerkarten, die { $seat } von { $owner } nimmt: { $cards }
events-brute = { $seat } spielt Rohling: der Zwerg von { $owner } auf { $start } und ein eigener auf { $end } tauschen die Plätze
    .start = dative
    .end = dative
events-task = { $number ->
    [one] { $seat } führt { $which } aus; ein Zwerg geht heim
   *[other] { $seat } führt { $which } aus; { $number } Zwerge gehen heim
}
    .which = accusative
events-mined = { $seat } nimmt { $gems }
events-nothing_dragon = ein Drache lähmt die Mine; { $seat } bekommt nichts
events-nothing_gems = der Vorrat ist leer; { $seat } bekommt nichts
events-nothing_ogres = es gibt keine Ogerkarte mehr; { $seat } bekommt nichts
events-nothing_payable = { $seat } kann kein Ziel bezahlen
events-nothing_monster = ein Monster verhindert das Graben; { $seat } bekommt nichts
events-nothing_to_dig = für { $seat } gibt es keinen Stapel zum Umgraben
events-drew = { $seat } zieht eine Ogerkarte
events-drawn = { $seat } hat gezogen: { $ogre }
events-reshuffled = der Oger-Ablagestapel wird zu einem neuen Stapel gemischt
events-traded = { $seat } tauscht Edelsteine gegen { $goal }
events-goal_shown = { $goal } liegt nun offen
events-dug = { $seat } gräbt um: { $which } kommt im Stapel ganz nach unten, { $above } liegt nun oben
events-slain = { $seat } besiegt { $which }: eine Trophäe
    .which = accusative
events-discarded = { $seat } wirft ab: { $item }
events-revealed = { $seat } deckt ein geheimes Ziel auf: { $secret }
events-triggered = { $seat } hat genug Ziele erfüllt: dies ist die letzte Runde
events-ended_goals = die letzte Runde ist vorbei: das Spiel endet
events-ended_round_cap = die Rundengrenze ist erreicht: das Spiel endet
events-ended_standstill = zwei Runden lang geschah nichts: das Spiel endet

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
verdicts-goals = { $case ->
    [won] Du hast { $goals ->
        [one] ein Ziel
       *[other] { $goals } Ziele
    } erfüllt und { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }; { $rival } hat { $theirs }.
    [lost] { $winner } hat { $goals ->
        [one] ein Ziel
       *[other] { $goals } Ziele
    } erfüllt und { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }; du hast { $theirs }.
   *[other] { $winner } hat { $goals ->
        [one] ein Ziel
       *[other] { $goals } Ziele
    } erfüllt und { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }; { $rival } hat { $theirs }.
}
verdicts-tie = { $case ->
    [won] Du und { $rival } habt gleich viele Punkte, aber du hast mehr { $column ->
        [size] Karten im Königreich
       *[dwarfs] Zwerge auf der Karte
    }: { $own } zu { $theirs }.
    [lost] { $winner } hat so viele Punkte wie du, aber mehr { $column ->
        [size] Karten im Königreich
       *[dwarfs] Zwerge auf der Karte
    }: { $own } zu deinen { $theirs }.
   *[other] { $winner } und { $rival } haben gleich viele Punkte, aber { $winner } hat mehr { $column ->
        [size] Karten im Königreich
       *[dwarfs] Zwerge auf der Karte
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

## endings
endings-goals = Genug Ziele wurden erfüllt und die Runde zu Ende gespielt.
endings-round_cap = Die Rundengrenze wurde erreicht.
endings-standstill = Zwei Runden lang tat niemand etwas.

## reasons
# What a move brings, for hints ("erfüllt ...") and, behind a name, for turning points ("Brokk erfüllt ...").
reasons-ends_won = beendet das Spiel und gewinnt es
reasons-ends_level = beendet das Spiel und teilt sich den Sieg
reasons-ends_lost = beendet das Spiel und verliert es
reasons-closes_ahead = läutet in Führung die letzte Runde ein
reasons-closes_behind = läutet die letzte Runde ein, obwohl andere führen
reasons-leads = übernimmt die Führung nach Punkten
reasons-completes = erfüllt ein Ziel für { $points } SP: { $goal }
reasons-comes_first = kommt { $seat } zuvor: { $goal }
reasons-reveals = deckt das geheime Ziel für { $points } SP auf: { $secret }
reasons-slays = besiegt { $which }
    .which = accusative
reasons-goal_ready = hat alles für ein Ziel: { $goal }
reasons-one_gem_short = braucht für ein Ziel nur noch 1 { $gem }: { $goal }
reasons-nearer_goal = braucht für ein Ziel noch { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}: { $goal }
reasons-secret_ready = erfüllt das geheime Ziel: { $secret }
reasons-nearer_secret = braucht für das geheime Ziel noch { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}: { $secret }
reasons-monster_ready = hat genug Zwerge, um { $which } zu besiegen
    .which = accusative
reasons-nearer_monster = bringt { $which } einen Zwerg näher an den Fall, es fehlen { $count }
    .which = accusative
reasons-mines = bringt { $gems } ein
reasons-draws_ogre = zieht eine Ogerkarte
reasons-nearer_task = braucht für eine Aufgabe noch { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
}: { $card }
reasons-new_card = gibt den Zwergen eine neue Karte zum Arbeiten: { $card }
reasons-home = holt { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
} heim
reasons-kingdom_up = macht das eigene Königreich { $points } SP mehr wert
reasons-kingdom_down = kostet das eigene Königreich { $points } SP
reasons-fourth_action = gewinnt eine vierte Aktion
reasons-kingdom_of_other = kostet { $seat } { $points } SP im Königreich
reasons-action_of_other = nimmt { $seat } die vierte Aktion
reasons-steals_gem = stiehlt { $seat } einen Edelstein
reasons-takes_ogres = nimmt { $seat } Ogerkarten weg
reasons-opens_mine = öffnet eine Mine: { $gem }
reasons-closes_mine = schließt { $seat } eine Mine: { $gem }
reasons-waits = lässt alles, wie es ist
reasons-least_loss = verliert am wenigsten

## terms
terms-trading = { $change } SP durch Handel
terms-secret = { $change } SP durch das geheime Ziel
terms-trophies = { $change } SP durch Trophäen
terms-gems = { $change } SP in Edelsteinen
terms-kingdom = { $change } SP im Königreich
terms-work = { $change } SP in Arbeit
terms-goal = { $change } SP auf dem Weg zu einem Handelsziel
terms-hidden = { $change } SP auf dem Weg zum geheimen Ziel
terms-others = { $change } SP gegenüber dem Stärksten der anderen

## board
board-head = { $title } · Runde { $round } · { $seat } ({ $colour }) ist am Zug · Aktionen { $actions } von { $allowance }
board-closing = letzte Runde
board-pass_ends = Passen beendet das Spiel
board-ended = Das Spiel ist zu Ende.
board-empty = (noch keine Karte ausgelegt)
board-legend = # Mauer, . offene Seite; Buchstaben sind Zwerge, _ freie Plätze, x2 ein Zweierstapel.
board-spot_list = Orte: { $spots }
board-supply = Vorrat: { $gems }
board-row = Ziele: { $goals } (Stapel { $deck })
board-price = { $goal } für { $cost } ({ $vp })
board-ogres = Ogerstapel { $deck }, Ablage { $discards }
board-nothing = keine
board-seat = { $letter } { $seat }: Lager { $pile }, Ziele { $completed }, Trophäen { $trophies }, Reich Größe { $size }, Wert { $worth }
board-kingdom = Königreichskarten: { $cards }
board-gems = Edelsteine { $count }: { $gems }
board-ogre_hand = Oger { $count }: { $ogres }
board-goals_taken = getauscht: { $goals }
board-secret = geheim: { $secret }
board-hidden = verdeckt
board-yours = { $secret }, { $condition }, vor den anderen verdeckt
board-shown = { $secret }, aufgedeckt
board-stacks = Stapel, unterste zuerst:

## letters
letters-blue = B
letters-red = R
letters-green = G
letters-yellow = Y

## short
short-castle = Burg
short-gold_mine = Gold
short-emerald_mine = Smaragd
short-diamond_mine = Diamant
short-ruby_mine = Rubin
short-tavern = Taverne
short-general_store = Laden
short-dragon = Drache
short-frost_giant = Riese

## side
side-standing = { $size ->
    [one] { $size } Karte, { $worth } SP
   *[other] { $size } Karten, { $worth } SP
}
side-counts = Zwerge { $pile } · Ziele { $goals } · Trophäen { $trophies }
side-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
side-gems = { $count ->
    [one] ein Edelstein, verdeckt
   *[other] { $count } Edelsteine, verdeckt
}
side-ogres = { $count ->
    [one] eine Ogerkarte, verdeckt
   *[other] { $count } Ogerkarten, verdeckt
}
side-goals = Ziele (Stapel { $deck })
side-points = SP
side-supply = Vorrat
side-ogre_deck = Ogerstapel { $deck }
side-discards = { $count } abgelegt, oben { $top }

## features
features-seats = für jeden Platz, fertige Aufgaben getan: zu erwartende Punkte, Punkte jetzt, Ziele bis zum Ende (0, 1, 2), Ziele, die gleich bezahlt werden, Edelsteine nach Art, wie nah das nächste und das zweitnächste offene Ziel ist, ob ein anderer näher ist, ob die Aktionen dafür reichen, das geheime Ziel, Zwerge im Lager, begonnene Aufgaben, ein Monster, das zu erlegen wäre, Punkte des Königreichs, die zusätzliche Aktion, Drachen im Königreich, Königreichskarten, Ogerkarten, ein benutzbarer Laden
features-edges = der Siegesanteil nach der handgeschriebenen Bewertung und der Vorsprung vor dem besten anderen: an zu erwartenden Punkten und an Punkten jetzt
features-lead = Vorsprung an zu erwartenden Punkten vor dem besten anderen, von -20 bis 20 in Vierern
features-nearer = um wie viele Aktionen näher an einem offenen Ziel als der nächste andere, von -4 bis 4
features-goals_ahead = Vorsprung an erfüllten Zielen vor dem besten anderen, von -2 bis 2
features-active = wer am Zug ist
features-order = wie viele Plätze nach dem Startspieler der Platz kommt
features-actions_left = übrige Aktionen in diesem Zug, von 0 bis 4
features-ending = letzte Runde, letzte Runde und der Platz ist noch nicht durch, Teil der Rundengrenze, stille Runden
features-standing = ob der Platz jetzt nach Punkten vorn ist, und das in der letzten Runde
features-left_over = Edelsteine im Vorrat nach Art, offene Ziele, Ziele im Stapel
features-map = für jede Zelle eines Fensters von 11 x 11, Reihe für Reihe von Nordwesten: Art der obersten Karte außer Burgen, wessen Burg, offene Seiten (N, O, S, W), Zwerge jedes Platzes, ob eine Karte dorthin darf
features-middle = die Mitte der Karte, zugleich die Mitte des Fensters: x, y
features-cards = für jeden Besitzer und jede Art von Königreichskarte: auf der Hand, ausgelegt (1 zuoberst, halb so viel für jede Karte darüber), x und y ab der Mitte, offene Seiten, Zwerge jedes Platzes
features-hand = die eigenen Edelsteine und Ogerkarten nach Art
features-secrets = für jeden Platz: das geheime Ziel, das eigene und die aufgedeckten
features-holdings = für jeden Platz: Zwerge im Lager, Königreichskarten, Edelsteine, Ogerkarten, Handelsziele, erlegte Monster (nach Besitzer, Drache und Frostriese)
features-gems = für jeden Platz: Edelsteine nach Art, verdeckte wie zu erwarten
features-goals = für jedes Handelsziel: ob es offen liegt, dann für jeden Platz, ob er es hat
features-decks = Ziele und Ogerkarten in ihren Stapeln, abgelegte Ogerkarten nach Art, Edelsteine im Vorrat nach Art
features-question = was gefragt ist
features-asked = wer gefragt ist, soweit der Platz es sieht
features-brute = während ein Rohling tauscht: wessen Zwerg, und wo er steht (x, y ab der Mitte)
features-round = die Runde, genommene Aktionen, ob in dieser Runde etwas getan wurde, stille Runden, letzte Runde
features-players = wie viele spielen, von 2 bis 4
features-goals_to_end = wie viele Ziele die letzte Runde bringen, von 2 bis 4
features-options = Matte, ihre Breite und Höhe, Drachen auf Minen, Drachen ohne Burg, offene Edelsteine, Rundengrenze
features-at_turn = wer am Zug ist, wer begonnen hat
