### The words DWARF needs only on a screen of 80 columns: shorter than those in dwarf.ftl. Effects of fronts stay within
### 46 letters, attacks within 23.

## screen
screen-head = { $title }   Runde { $round }   Bergstapel { $mountain }
screen-mine = Mine { $number }
screen-holdings = Bestände
screen-specials = Spezialaktionen
screen-specials_left = Spezialaktionen (du darfst noch { $left } nehmen)
screen-empty = leer
screen-mustered = Ein Heer steht bereit: In dieser Runde greift kein Monster an.
screen-orcs = Die Orks haben angegriffen: In dieser Runde kein Bergbau.
screen-legend = ! greift an, wenn niemand dort steht   ◆+ Zusatzarbeiter   (◆) schon genutzt
screen-guide_legend = ▪ wohin eine Karte { $automaton } schickt, ▫ wenn dort schon jemand steht
screen-guide_you = Der zweite Arbeiter von { $automaton } folgt der Karte, die du jetzt wählst.
screen-guide_help = Der zweite Arbeiter von { $automaton } geht auf { $location }: Hilfe holen geht vor.
screen-guide_card = { $automaton } folgt als Nächstes der Karte { $card }, nach { $location }.
screen-guide_nowhere = { $automaton } folgt der Karte { $card } und findet nichts für einen Arbeiter.
screen-guide_mined = Nächste Runde folgt { $automaton } zuerst der zuletzt gelegten Karte.
screen-stacks = Die Stapel, von der obersten Karte zur untersten:
screen-discards = Abgeworfen, aus dem Spiel:
screen-discards_1 = Vom ersten Bergstapel abgeworfen, aus dem Spiel:
screen-discards_2 = Vom zweiten Bergstapel abgeworfen, aus dem Spiel:
screen-nothing = nichts
screen-leads = führt { $number }

## columns
columns-iron = Eisen
columns-steel = Stahl
columns-gold = Gold
columns-items = Gegenst.
columns-glory = Ehrenmed.

## heads
heads-iron = Eisen
heads-steel = Stahl
heads-gold = Gold
heads-items = Ggst.
heads-glory = Med.

## short
short-item = Gegenst.
short-iron = E
short-steel = S
short-gold = G

## attacks
attacks-stop_mining = kein Bergbau
attacks-take_iron = jeder verliert { $amount } Eisen
attacks-take_gold = jeder verliert { $amount } Gold
attacks-take_all_gold = jeder: alles Gold weg
attacks-gold_to_iron = { $amount } Gold werden Eisen

## fronts
fronts-muster_an_army = kein Monster greift diese Runde an
fronts-hold_a_council = alle obersten Karten in den Bergstapel
fronts-sell_an_item = 1 Gegenstand gegen 5 beliebige Ressourcen
fronts-past_glories = eine überdeckte Karte wieder nach oben
fronts-special_order = 5 Ressourcen, 1 je Art, gegen 1 Gegenstand
fronts-turn_back = Karte in den Bergstapel, Arbeiter dorthin
fronts-apprentice = ein Zusatzarbeiter neben einen fremden
fronts-collapse_the_shafts = alle obersten Karten unter ihre Stapel
fronts-run_amok = alle Stapel werden gemischt
