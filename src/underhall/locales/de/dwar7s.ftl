### Every word Dwar7s Fall and Duel say. Names of trading goals and all German names are ours.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = Zwei bis vier Sippen bauen vor dem Winter an einer Karte aus Minen, Tavernen und Burgen und kommen einander in die Quere.
game-about_duel = Zwei Sippen, eine Karte, weniger Edelsteine: die kleinere Schachtel für zwei.
game-about = Zwergensippen bauen vor dem Winter an einer Karte.
game-credit = entworfen von Luís Brüh, erschienen bei Vesuvius Media
game-seat = Spieler { $number }
game-and = und
game-card = { $kind } ({ $colour })
game-over = {""} über { $card }{""}
game-walls = Mauern { $sides }
game-no_walls = ohne Mauern

## sides
sides-N = N
sides-E = O
sides-S = S
sides-W = W

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
moves-end = die Aktionsphase beenden
moves-play = { $card } auf { $spot }{ $over } spielen, { $how } (r{ $turn })
moves-place = einen Zwerg auf { $card } { $spot } setzen
moves-move = einen Zwerg von { $spot } nach { $to } bewegen
moves-ambush = Hinterhalt spielen: alle Zwerge auf { $card } { $spot } gehen heim
moves-panic = Panik spielen: ein Zwerg ({ $colour }) läuft von { $spot } nach { $to }
moves-thief = Dieb spielen: { $colour } einen Edelstein stehlen
moves-crown = Krone spielen: { $colour } alle Ogerkarten nehmen
moves-brute = Rohling auf einen Zwerg ({ $colour }) auf { $spot } spielen
moves-swap = ihn mit dem eigenen Zwerg auf { $spot } tauschen
moves-resolve = { $card } { $spot } ausführen
moves-trade = { $cost } gegen { $goal } tauschen ({ $points } SP)
moves-dig = den Stapel auf { $spot } umgraben: { $card } kommt nach unten
moves-discard = abwerfen: { $item }
moves-reveal = das geheime Ziel aufdecken: { $secret }
moves-keep = das geheime Ziel ({ $secret }) vorerst verdeckt lassen

## prompts
prompts-open = { $seat } legt die erste Karte.
prompts-actions = { $seat } wählt eine Aktion.
prompts-last_pass = { $seat } wählt eine Aktion. Wer die Phase ohne eine beendet, beendet das Spiel: Zwei Runden lang geschah nichts.
prompts-no_actions = { $seat } hat keine Aktion mehr und kann die Phase beenden.
prompts-brute = { $seat } wählt den eigenen Zwerg für den Tausch.
prompts-resolve = { $seat } wählt, welche Aufgabe als Nächstes kommt.
prompts-trade = { $seat } wählt ein Handelsziel.
prompts-dig = { $seat } wählt einen Stapel zum Umgraben.
prompts-discard = { $seat } wirft ab, bis neun Karten bleiben.
prompts-reveal = { $seat } kann das geheime Ziel aufdecken.

## refusals
refusals-not_now = '{ $move }' geht jetzt nicht.
refusals-over = Das Spiel ist zu Ende.
refusals-must_open = Wer das Spiel beginnt, muss eine Königreichskarte legen, bevor die Phase endet.
refusals-not_in_actions = '{ $move }' gehört nicht in die Aktionsphase.
refusals-no_actions_left = Alle Aktionen dieses Zuges sind verbraucht.
refusals-card_not_in_hand = Diese Königreichskarte ist nicht mehr auf der Hand.
refusals-off_the_table = Dieser Ort liegt außerhalb.
refusals-first_card = Die erste Karte kommt in die Mitte.
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
events-done = { $seat } beendet die Aktionsphase
events-played = { $seat } legt { $which } auf { $spot }
events-stacked = { $seat } stapelt { $which } auf { $spot }
events-placed = { $seat } setzt einen Zwerg auf { $which } { $spot }
events-moved = { $seat } bewegt einen Zwerg von { $spot } nach { $to }
events-ambush = { $seat } spielt Hinterhalt: alle Zwerge verlassen { $which } { $spot }
events-panic = { $seat } spielt Panik: ein Zwerg von { $owner } läuft von { $spot } nach { $to }
events-thief = { $seat } spielt Dieb und stiehlt einen Edelstein von { $owner }
events-stolen = der gestohlene Edelstein geht von { $owner } an { $seat }: { $gem }
events-crown = { $seat } spielt Krone und nimmt alle Ogerkarten von { $owner } ({ $number })
events-crowned = die Ogerkarten, die { $seat } von { $owner } nimmt: { $cards }
events-brute = { $seat } spielt Rohling: der Zwerg von { $owner } auf { $spot } und ein eigener auf { $to } tauschen die Plätze
events-task = { $number ->
    [one] { $seat } führt { $which } { $spot } aus; ein Zwerg geht heim
   *[other] { $seat } führt { $which } { $spot } aus; { $number } Zwerge gehen heim
}
events-mined = { $seat } nimmt { $number } { $gem }
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
events-dug = { $seat } gräbt auf { $spot } um: { $which } kommt nach unten
events-slain = { $seat } besiegt { $which } auf { $spot }: eine Trophäe
events-discarded = { $seat } wirft ab: { $item }
events-revealed = { $seat } deckt ein geheimes Ziel auf: { $secret }
events-triggered = { $seat } hat genug Ziele erfüllt: dies ist die letzte Runde
events-ended_goals = die letzte Runde ist vorbei: das Spiel endet
events-ended_round_cap = die Rundengrenze ist erreicht: das Spiel endet
events-ended_standstill = zwei Runden lang geschah nichts: das Spiel endet

## endings
endings-goals = Genug Ziele wurden erfüllt und die Runde zu Ende gespielt.
endings-round_cap = Die Rundengrenze wurde erreicht.
endings-standstill = Zwei Runden lang tat niemand etwas.

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
side-standing = { $size } Karten, { $worth } SP
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
