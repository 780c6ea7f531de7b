### Every word DWARF says.
### German words are those of the German V1.0 rulebook where it has one: card names, Ehrenmedaille, Ressourcen. There
### "verdeckt" means face down; a card with others on top of it lies open to all (D-11) and is "überdeckt".
### A German card name is never inflected: it is the subject, or stands apart (after a colon or a comma, in brackets).

## game
game-title = DWARF
game-about = Zwei Arbeiter je Runde in einer Mine mit neun Schächten: schürfen, schmieden, verteidigen.
game-credit = entworfen von Lee Broderick, erschienen bei Dragon Dawn Productions
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
actions-get_help = Hilfe Holen

## kinds
kinds-iron_seam = Eisenader
kinds-gold_seam = Goldader
kinds-alloy_steel = Legierter Stahl
kinds-forge_sword = Schwert Schmieden
kinds-forge_mace = Streitkolben Schmieden
kinds-forge_diadem = Diadem Schmieden
kinds-forge_helm = Helm Schmieden
kinds-forge_axe = Axt Schmieden
kinds-forge_crown = Krone Schmieden
kinds-forge_dagger = Dolch Schmieden
kinds-forge_armour = Rüstung Schmieden
kinds-orc_raiders = Plündernde Orks
kinds-knockers = Berggeist
kinds-dragon = Drache
kinds-great_dragon = Großer Drache
kinds-sidhe = Sidhe
kinds-get_help = Hilfe Holen

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
moves-place = einen Arbeiter auf { $location } setzen, { $card }
moves-decline = keinen Arbeiter setzen
moves-special = von Stapel { $pile } nehmen: { $front }, mit { $payment }
moves-sell = einen Gegenstand für { $mix } verkaufen
moves-order = { $split } für einen Gegenstand abgeben
moves-recall = auf { $location } wieder nach oben legen: { $card }
moves-turn_back = auf { $location } einen Zusatzarbeiter setzen und in den Bergstapel mischen: { $card }
moves-apprentice = einen Zusatzarbeiter zu dem auf { $location } setzen, { $card }
moves-resolve = als Nächstes auf { $location } nutzen: { $card }

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
refusals-occupied = '{ $move }': Ort { $location } ist besetzt (D-2)
refusals-no_second_mine = '{ $move }': eine zweite Mine gibt es erst ab vier Spielern (D-99)
refusals-must_act = '{ $move }': im ersten Zug musst du einen Arbeiter setzen oder eine Spezialaktion nehmen (D-32)
refusals-no_second_special = '{ $move }': keine Spezialaktion im zweiten Zug (D-36)
refusals-three_specials = '{ $move }': gegen { $opponent } sind nur drei Spezialaktionen erlaubt (D-93)
refusals-empty_pile = '{ $move }': Stapel { $pile } ist leer (D-39)
refusals-no_glory = '{ $move }': dafür brauchst du 4 Ehrenmedaillen (D-38)
refusals-choose_mix = '{ $move }': wähle zuerst fünf Ressourcen für deinen Gegenstand, zum Beispiel 'sell for 5i' (D-102)
refusals-choose_split = '{ $move }': wähle zuerst fünf Ressourcen zum Abgeben, zum Beispiel 'order with 1i+3s+1g' (D-108)
refusals-cannot_pay_split = '{ $move }': diese Ressourcen hast du nicht (D-108)
refusals-recall_below = '{ $move }': wähle eine Karte, die überdeckt in einem Stapel liegt, zum Beispiel 'recall C10' (D-103)
refusals-turn_back_where = '{ $move }': wähle einen freien Ort mit mindestens zwei Karten, zum Beispiel 'turn back 5' (D-104)
refusals-apprentice_where = '{ $move }': wähle einen Ort, auf dem ein fremder Arbeiter steht, zum Beispiel 'apprentice 5' (D-105)
refusals-resolve_own = '{ $move }': wähle mit 'resolve' und dem Ort, welche deiner beiden Karten du zuerst nutzt (D-68)

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
events-placed = { $seat } setzt einen Arbeiter auf { $location }, { $card }
events-helper_placed = { $seat } setzt einen Zusatzarbeiter auf { $location }, { $card }
events-helper_declined = { $seat } verzichtet auf einen Zusatzarbeiter
events-helper_lost = { $seat } verliert einen Zusatzarbeiter: kein Ort ist für ihn übrig
events-declined = { $seat } setzt keinen zweiten Arbeiter
events-turn_lost = { $seat } kann nichts tun und verliert den Zug
events-automaton_stays = { $seat } hat keine Verwendung für einen Arbeiter
events-special = { $seat } nimmt mit { $payment }: { $front }
events-no_effect = für { $seat } bewirkt es nichts
events-sold = { $seat } verkauft einen Gegenstand für { $gain }
events-ordered = { $seat } gibt { $loss } für einen Gegenstand ab
events-recalled = { $seat } holt auf { $location } wieder nach oben: { $card }
events-returned = { $number ->
    [many] { $card } kommen von { $location } in den Bergstapel
   *[one] { $card } kommt von { $location } in den Bergstapel
}
events-collapsed = jede oberste Karte kommt unter ihren Stapel
events-amok = jeder Stapel wird gemischt
events-covered = die Karte kommt als { $card } auf { $location }
events-worked_gain = { $seat } erhält { $gain } ({ $card })
events-worked_for = { $seat } macht aus { $loss } { $gain } ({ $card })
events-worked_loss = { $seat } gibt { $loss } ab ({ $card })
events-cannot_pay = { $seat } kann nicht bezahlen: { $card }
events-beaten = besiegt: { $card } auf { $location }
events-attacks = Angriff: { $card } auf { $location }
events-suffered_loss = { $seat } verliert { $loss }
events-suffered_for = { $seat } bekommt { $loss } in { $gain } verwandelt
events-suffered_gain = { $seat } erhält { $gain }
events-glory = { $seat } erhält { $glory }
events-marker = { $seat } ist jetzt Startspieler
events-ended_items = jemand hat vier Gegenstände: Das Spiel ist zu Ende
events-ended_mountain = der Bergstapel ist erschöpft: Das Spiel ist zu Ende
events-ended_glory = { $opponent } hat 12 Ehrenmedaillen und gewinnt sofort

## endings
endings-items = am Rundenende hatte jemand vier Gegenstände
endings-mountain = der Bergstapel war erschöpft
endings-glory = der Automat hatte 12 Ehrenmedaillen

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
