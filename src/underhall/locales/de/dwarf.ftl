### Every word DWARF says.
### German words are those of the German V1.0 rulebook where it has one: card names, Ehrenmedaille, Ressourcen. There
### "verdeckt" means face down; a card with others on top of it lies open to all (D-11) and is "überdeckt".
### A German card name is never inflected: it is the subject, or stands apart (after a colon or a comma, in brackets).

## game
game-title = DWARF
game-about = Zwei Arbeiter je Runde in einer Mine mit neun Schächten: schürfen, schmieden, verteidigen.
game-credit = entworfen von Lee Broderick, erschienen bei Dragon Dawn Productions
game-aim = Führe bei zweien von Stahl, Gold und Gegenständen
game-aim_more = Wer am meisten Stahl hat, führt beim Stahl, und so beim Gold und bei den Gegenständen; wer das Meiste mit jemandem teilt, führt nicht. Wer bei den meisten der drei führt, gewinnt. Das Spiel endet nach einer Runde, in der jemand vier Gegenstände hat, oder wenn der Bergstapel erschöpft ist.
game-seat = Spieler { $number }
game-and = und

## opponents
opponents-eldhusfifl = Eldhúsfífl
opponents-andvettr = Andvéttr
opponents-andvettr_fadir = Andvéttr faðir

## options
options-edition = Ausgabe: v1 (gedruckte Ausgabe, deutsche Anleitung V1.0) oder pnp (englisches Print-and-Play 1.95)
options-players = Spieler: 1 ist allein gegen einen Automaten; 4 und 5 spielen mit zwei Sets
options-solo_opponent = Solo-Gegner: eldhusfifl (leicht), andvettr, andvettr_fadir (schwer)
options-mountain = Bergstapel: shuffled (gemischt) oder a_on_b (A-Karten über B-Karten, weniger Glück)
options-special_backs = welche Rückseite jede Spezialaktionskarte hat: sheet oder duplex
options-mountain_end = das Spiel endet, wenn vom Bergstapel nicht gezogen werden kann (failed_draw) oder sobald er leer ist (empty)

## option_names
option_names-edition = Ausgabe
option_names-players = Spieler
option_names-solo_opponent = Automat
option_names-mountain = Der Bergstapel
option_names-special_backs = Spezialrückseiten
option_names-mountain_end = Ende des Bergstapels

## option_values
option_values-players_1 = 1, gegen einen Automaten
option_values-edition_v1 = V1.0, wie gedruckt
option_values-edition_pnp = Englisches Print-and-Play 1.95
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, der leichteste
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, der schwerste
option_values-mountain_shuffled = alle Karten gemischt
option_values-mountain_a_on_b = A-Karten über B-Karten
option_values-special_backs_sheet = wie auf dem Bogen
option_values-special_backs_duplex = wie beidseitig gedruckt
option_values-mountain_end_failed_draw = sobald eine Karte fehlt
option_values-mountain_end_empty = mit der letzten Karte

## amounts
# Words behind a number; those that end in _one are for the page.
amounts-iron = { $count ->
   *[other] Eisen
}
amounts-iron_one = Eisen
amounts-steel = { $count ->
   *[other] Stahl
}
amounts-steel_one = Stahl
amounts-gold = { $count ->
   *[other] Gold
}
amounts-gold_one = Gold
amounts-items = { $count ->
    [one] Gegenstand
   *[other] Gegenstände
}
amounts-items_one = Gegenstand
amounts-glory = { $count ->
    [one] Ehrenmedaille
   *[other] Ehrenmedaillen
}
amounts-glory_one = Ehrenmedaille

## columns
columns-iron = Eisen
columns-steel = Stahl
columns-gold = Gold
columns-items = Gegenstände
columns-glory = Ehrenmedaillen
columns-workers = Arbeiter
columns-helpers = Helfer
columns-categories = führt

## actions
actions-mine = Bergbau
actions-forge = Schmieden
actions-defend = Verteidigen
actions-get_help = Hilfe holen

## kinds
kinds-iron_seam = Eisenader
kinds-gold_seam = Goldader
kinds-alloy_steel = Legierter Stahl
kinds-forge_sword = Schwert schmieden
kinds-forge_mace = Streitkolben schmieden
kinds-forge_diadem = Diadem schmieden
kinds-forge_helm = Helm schmieden
kinds-forge_axe = Axt schmieden
kinds-forge_crown = Krone schmieden
kinds-forge_dagger = Dolch schmieden
kinds-forge_armour = Rüstung schmieden
kinds-orc_raiders = Plündernde Orks
kinds-knockers = Berggeist
kinds-dragon = Drache
kinds-great_dragon = Großer Drache
kinds-sidhe = Sidhe
kinds-get_help = Hilfe holen

## numbers
numbers-orc_raiders = many
numbers-knockers = one
numbers-sidhe = many

## fronts
fronts-muster_an_army = Ein Heer sammeln
fronts-hold_a_council = Rat halten
fronts-sell_an_item = Gegenstand verkaufen
fronts-past_glories = Vergangener Ruhm
fronts-special_order = Sonderauftrag
fronts-turn_back = Umkehr
fronts-apprentice = Lehrling
fronts-collapse_the_shafts = Stolleneinsturz
fronts-run_amok = Amoklauf

## effects
effects-muster_an_army = in dieser Runde greift kein Monster an
effects-hold_a_council = jede oberste Karte kommt zurück in den Bergstapel, nie die letzte eines Stapels
effects-sell_an_item = 1 Gegenstand gegen 5 beliebige Ressourcen
effects-past_glories = eine überdeckte Karte wieder nach oben legen
effects-special_order = 5 Ressourcen, mindestens 1 von jeder Art, gegen 1 Gegenstand
effects-turn_back = eine oberste Karte in den Bergstapel, ein Zusatzarbeiter dorthin
effects-apprentice = ein Zusatzarbeiter neben einen fremden
effects-collapse_the_shafts = jede oberste Karte kommt unter ihren Stapel
effects-run_amok = jeder Stapel wird gemischt
effects-stop_mining = kein Bergbau
effects-take_iron = jeder verliert { $amount } Eisen
effects-take_gold = jeder verliert { $amount } Gold
effects-take_all_gold = jeder verliert alles Gold
effects-gold_to_iron = { $amount } Gold werden Eisen
effects-get_help = 2 Zusatzarbeiter

## payments
payments-workers = beiden Arbeitern
payments-glory = 4 Ehrenmedaillen und einem Arbeiter

## moves
moves-place = einen Arbeiter setzen: { $card } ({ $location })
moves-decline = keinen Arbeiter setzen
moves-special = von Stapel { $pile } nehmen: { $front }, mit { $payment }
moves-sell = einen Gegenstand für { $mix } verkaufen
moves-order = { $split } für einen Gegenstand abgeben
moves-recall = wieder nach oben legen: { $card } ({ $location })
moves-turn_back = in den Bergstapel mischen und dort einen Zusatzarbeiter setzen: { $card } ({ $location })
moves-apprentice = einen Zusatzarbeiter zu einem anderen setzen: { $card } ({ $location })
moves-resolve = als Nächstes nutzen: { $card } ({ $location })

## prompts
prompts-first_turns = { $seat }: Setze deinen ersten Arbeiter oder nimm eine Spezialaktion.
prompts-second_turns = { $seat }: Setze deinen zweiten Arbeiter oder keinen.
prompts-help = { $seat }: Setze einen Zusatzarbeiter oder keinen.
prompts-sell_item = { $seat }: Welche fünf Ressourcen nimmst du für deinen Gegenstand?
prompts-special_order = { $seat }: Welche fünf Ressourcen gibst du für einen Gegenstand ab?
prompts-past_glories = { $seat }: Welche überdeckte Karte kommt wieder nach oben?
prompts-turn_back = { $seat }: Welche oberste Karte kommt zurück in den Bergstapel?
prompts-apprentice = { $seat }: Zu welchem Arbeiter setzt du deinen?
prompts-order_mine = { $seat }: Welche Bergbaukarte nutzt du zuerst?
prompts-order_forge = { $seat }: Welche Schmiedekarte nutzt du zuerst?

## refusals
refusals-not_now = '{ $move }' ist jetzt nicht möglich
refusals-over = das Spiel ist zu Ende
refusals-occupied = '{ $move }': Ort { $location } ist besetzt
refusals-no_second_mine = '{ $move }': eine zweite Mine gibt es erst ab vier Spielern
refusals-must_act = '{ $move }': im ersten Zug musst du einen Arbeiter setzen oder eine Spezialaktion nehmen
refusals-no_second_special = '{ $move }': keine Spezialaktion im zweiten Zug
refusals-three_specials = '{ $move }': gegen { $opponent } sind nur drei Spezialaktionen erlaubt
refusals-empty_pile = '{ $move }': Stapel { $pile } ist leer
refusals-no_glory = '{ $move }': dafür brauchst du 4 Ehrenmedaillen
refusals-choose_mix = '{ $move }': wähle zuerst fünf Ressourcen für deinen Gegenstand, zum Beispiel 'sell for 5i'
refusals-choose_split = '{ $move }': wähle zuerst fünf Ressourcen zum Abgeben, zum Beispiel 'order with 1i+3s+1g'
refusals-cannot_pay_split = '{ $move }': diese Ressourcen hast du nicht
refusals-recall_below = '{ $move }': wähle eine Karte, die überdeckt in einem Stapel liegt, zum Beispiel 'recall C10'
refusals-turn_back_where = '{ $move }': wähle einen freien Ort mit mindestens zwei Karten, zum Beispiel 'turn back 5'
refusals-apprentice_where = '{ $move }': wähle einen Ort, auf dem ein fremder Arbeiter steht, zum Beispiel 'apprentice 5'
refusals-resolve_own = '{ $move }': wähle mit 'resolve' und dem Ort, welche deiner beiden Karten du zuerst nutzt

## events
events-round = Runde { $round } beginnt
events-mined = { $number ->
    [many] { $card } kommen auf { $location }
   *[one] { $card } kommt auf { $location }
}
events-discarded = { $number ->
    [many] { $card } gehören auf denselben Ort und werden abgeworfen
   *[one] { $card } gehört auf denselben Ort und wird abgeworfen
}
events-placed = { $seat } setzt einen Arbeiter: { $card } ({ $location })
events-helper_placed = { $seat } setzt einen Zusatzarbeiter: { $card } ({ $location })
events-helper_declined = { $seat } verzichtet auf einen Zusatzarbeiter
events-helper_lost = { $seat } verliert einen Zusatzarbeiter: kein Ort ist für ihn übrig
events-declined = { $seat } setzt keinen zweiten Arbeiter
events-turn_lost = { $seat } kann nichts tun und verliert den Zug
events-automaton_stays = { $seat } hat keine Verwendung für einen Arbeiter
events-special = { $seat } nimmt mit { $payment }: { $front }
events-no_effect = für { $seat } bewirkt es nichts
events-sold = { $seat } verkauft einen Gegenstand für { $gain }
events-ordered = { $seat } gibt { $loss } für einen Gegenstand ab
events-recalled = { $seat } holt wieder nach oben: { $card } ({ $location })
events-returned = { $number ->
    [many] { $card } ({ $location }) kommen in den Bergstapel
   *[one] { $card } ({ $location }) kommt in den Bergstapel
}
events-collapsed = jede oberste Karte kommt unter ihren Stapel
events-amok = jeder Stapel wird gemischt
events-covered = die Karte kommt als { $card } auf { $location }
events-worked_gain = { $seat } erhält { $gain } ({ $card })
events-worked_for = { $seat } macht aus { $loss } { $gain } ({ $card })
events-worked_loss = { $seat } gibt { $loss } ab ({ $card })
events-cannot_pay = { $seat } kann nicht bezahlen: { $card }
events-beaten = besiegt: { $card } ({ $location })
events-attacks = Angriff: { $card } ({ $location })
events-suffered_loss = { $seat } verliert { $loss }
events-suffered_for = { $seat } bekommt { $loss } in { $gain } verwandelt
events-suffered_gain = { $seat } erhält { $gain }
events-glory = { $seat } erhält { $glory }
events-marker = { $seat } ist jetzt Startspieler
events-ended_items = jemand hat vier Gegenstände: Das Spiel ist zu Ende
events-ended_mountain = der Bergstapel ist erschöpft: Das Spiel ist zu Ende
events-ended_glory = { $opponent } hat 12 Ehrenmedaillen und gewinnt sofort

## verdicts: warum gewonnen hat, wer gewonnen hat
verdicts-leads = { $case ->
    [won] Du hast am meisten { $parts }: du gewinnst.
   *[other] { $winner } hat am meisten { $parts } und gewinnt.
}
verdicts-tie = { $case ->
    [won] Du und { $rival } führt gleich oft, aber du hast mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    }: { $own } zu { $theirs }.
    [lost] { $winner } führt so oft wie du, hat aber mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    }: { $own } zu deinen { $theirs }.
   *[other] { $winner } und { $rival } führen gleich oft, aber { $winner } hat mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    }: { $own } zu { $theirs }.
}
verdicts-nobody = { $case ->
    [won] Niemand führt irgendwo, aber du hast mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    } als { $rival }: { $own } zu { $theirs }.
    [lost] Niemand führt irgendwo, aber { $winner } hat mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    } als du: { $own } zu { $theirs }.
   *[other] Niemand führt irgendwo, aber { $winner } hat mehr { $column ->
        [glory] Ehrenmedaillen
        [iron] Eisen
       *[items] Gegenstände
    } als { $rival }: { $own } zu { $theirs }.
}
verdicts-glory = { $winner } hat { $own } Ehrenmedaillen und gewinnt sofort.
verdicts-shared = { $case ->
    [won] Du teilst den Sieg mit { $others }: ihr seid gleich in allem, was zählt.
   *[other] { $winners } teilen den Sieg: sie sind gleich in allem, was zählt.
}

## endings
endings-items = am Rundenende hatte jemand vier Gegenstände
endings-mountain = der Bergstapel war erschöpft
endings-glory = der Automat hatte 12 Ehrenmedaillen

## reasons
# What a move brings, for hints ("übernimmt ...") and, behind a name, for turning points ("Brokk übernimmt ...").
reasons-ends_won = beendet das Spiel und gewinnt es
reasons-ends_level = beendet das Spiel und teilt sich den Sieg
reasons-ends_lost = beendet das Spiel und verliert es
reasons-last_item = schmiedet in Führung den Gegenstand, der das Spiel beendet
reasons-last_item_behind = schmiedet den Gegenstand, der das Spiel beendet, obwohl andere führen
reasons-leads_steel = übernimmt die Führung beim Stahl
reasons-leads_gold = übernimmt die Führung beim Gold
reasons-leads_items = übernimmt die Führung bei den Gegenständen
reasons-level_steel = zieht beim Stahl gleich
reasons-level_gold = zieht beim Gold gleich
reasons-level_items = zieht bei den Gegenständen gleich
reasons-gives_up_steel = gibt die Führung beim Stahl ab
reasons-gives_up_gold = gibt die Führung beim Gold ab
reasons-gives_up_items = gibt die Führung bei den Gegenständen ab
reasons-enlarges_steel = baut die Führung beim Stahl aus
reasons-enlarges_gold = baut die Führung beim Gold aus
reasons-enlarges_items = baut die Führung bei den Gegenständen aus
reasons-behind_steel = liegt nur noch { $count } Stahl zurück
reasons-behind_gold = liegt nur noch { $count } Gold zurück
reasons-behind_items = liegt nur noch { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
} zurück
reasons-gains_steel = bekommt { $steel }
reasons-gains_gold = bekommt { $gold }
reasons-gains_items = schmiedet { $items }
reasons-gains_iron = bekommt { $iron }
reasons-gains_glory = verdient { $glory }
reasons-costs_steel = kostet { $seat } { $steel }
reasons-costs_gold = kostet { $seat } { $gold }
reasons-costs_items = kostet { $seat } { $items }
reasons-costs_iron = kostet { $seat } { $iron }
reasons-can_forge = hat alles für einen Gegenstand: { $card }
reasons-nearly_forge = braucht nur noch { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
} für einen Gegenstand: { $card }
reasons-gets_help = bringt zusätzliche Arbeiter
reasons-once_stopped = lohnt sich, sobald jemand das Monster aufhält
reasons-stops_monster = hält ein Monster auf: { $card }
reasons-last_forge = besetzt die letzte freie Schmiede: { $card }
reasons-denies_item = nimmt { $seat } die Schmiede weg: { $card }
reasons-denies_steel = hält { $seat } von der Führung beim Stahl ab
reasons-denies_gold = hält { $seat } von der Führung beim Gold ab
reasons-denies_items = hält { $seat } von der Führung bei den Gegenständen ab
reasons-keeps_glory = verwehrt { $opponent } { $glory }
reasons-gives_glory = lässt { $opponent } { $glory } verdienen

## terms
terms-items = { $change } Gegenstand/Gegenstände
terms-steel = { $change } Stahl
terms-gold = { $change } Gold
terms-iron = { $change } Eisen
terms-glory = { $amount ->
    [one] { $change } Ehrenmedaille
   *[other] { $change } Ehrenmedaillen
}

## features
features-seats = für jeden Platz am Ende der Runde: Eisen, Stahl, Gold, Ehrenmedaillen, noch kommende Arbeiter, geführte Kategorien, bezahlbare Schmiedekarten, Gegenstände (1, 2, 3, 4 oder mehr)
features-edges = die Teile der handgeschriebenen Bewertung: Stahl, Gold, Gegenstände und alles zusammen
features-steel_ahead = Vorsprung an Stahl vor dem besten anderen, von -6 bis 6
features-gold_ahead = Vorsprung an Gold vor dem besten anderen, von -6 bis 6
features-items_ahead = Vorsprung an Gegenständen vor dem besten anderen, von -3 bis 3
features-iron_ahead = Vorsprung an Eisen vor dem besten anderen, von -4 bis 4
features-glory_ahead = Vorsprung an Ehrenmedaillen vor dem besten anderen, von -4 bis 4
features-on_show = Karten oben auf einem Stapel, nach Art
features-free = dieselben ohne Arbeiter, solange noch Arbeiter kommen
features-marker = wer nach dieser Runde den Marker hat
features-asked = wer gefragt ist
features-clock = Karten im niedrigeren Berg, in Vierern
features-specials = Sonderkarten oben auf einem Stoß
features-standing = ob der Platz jetzt gewänne, ob das Spiel mit dieser Runde endet, und beides
features-holdings = für jeden Platz jetzt: Eisen, Stahl, Gold, Gegenstände, Ehrenmedaillen, reguläre und zusätzliche Arbeiter
features-places = für jeden Ort: Art der obersten Karte, Höhe, wessen regulärer und wessen zusätzlicher Arbeiter
features-piles = für jeden Sonderstoß: die oberste Karte und wie viele es sind
features-mountains = für jede Mine: Karten im Berg, ungemischte B-Karten darunter, Abgelegtes
features-question = was gefragt ist
features-round = die Runde
features-this_round = Ein Heer sammeln, Plündernde Orks
features-players = wie viele spielen
features-options = pnp, A auf B, duplex, endet leer
features-solo_opponent = welcher Automat
features-at_turn = wer gefragt ist, wer jetzt den Marker hat
