### What the tables and fields of Dig Deeper Dwarf's card file are called where people read them (`underhall cards`).
### Where the words in a field, or the ids of a table, are found is said by `card_words` of the game.

## tables
tables-start = Startdeck für jeden
tables-mining = Bergbaukarten
tables-extra = zusätzliches Geröll
tables-jewelry = Schmuckkarten
tables-action = Aktionskarten
tables-treasure = Schätze
tables-basic = Grundaktionen
tables-tile = Plättchen

## fields
fields-name = englisch
fields-german = deutsch
fields-quantity = Anzahl
fields-actions = Aktionen
fields-resource = Rohstoff
fields-needs = nötige Rohstoffe
fields-coins = Münzen
fields-cost = Kosten
fields-vp = Punkte
fields-sides = offene Seiten
fields-workbench = Werkbank

## letters
letters-N = N
letters-E = O
letters-S = S
letters-W = W

## answers
answers-yes = ja
answers-no = nein

## names
# Wie Karten und Plättchen heißen, wie in der Kartendatei.
names-old_boots = Alte Stiefel
names-rusty_pickaxe = Rostige Spitzhacke
names-deep_breath = Tief Luft holen
names-rummage = Herumkramen
names-grumble = Murren
names-silver = Silber
names-gold = Gold
names-ruby = Rubin
names-diamond = Diamant
names-emerald = Smaragd
names-rubble = Geröll
names-silver_ruby_ring = Ring Silber und Rubin
names-silver_diamond_ring = Ring Silber und Diamant
names-silver_emerald_ring = Ring Silber und Smaragd
names-gold_ruby_ring = Ring Gold und Rubin
names-gold_diamond_ring = Ring Gold und Diamant
names-gold_emerald_ring = Ring Gold und Smaragd
names-silver_ruby_necklace = Halskette Silber und Rubin
names-silver_diamond_necklace = Halskette Silber und Diamant
names-silver_emerald_necklace = Halskette Silber und Smaragd
names-gold_ruby_necklace = Halskette Gold und Rubin
names-gold_diamond_necklace = Halskette Gold und Diamant
names-gold_emerald_necklace = Halskette Gold und Smaragd
names-silver_ruby_crown = Krone Silber und Rubin
names-silver_diamond_crown = Krone Silber und Diamant
names-silver_emerald_crown = Krone Silber und Smaragd
names-gold_ruby_crown = Krone Gold und Rubin
names-gold_diamond_crown = Krone Gold und Diamant
names-gold_emerald_crown = Krone Gold und Smaragd
names-three_stone_tiara = Dreisteindiadem
names-mountain_king_s_sceptre = Zepter des Bergkönigs
names-pick_and_march = Hacke und Marsch
names-double_dig = Doppelter Hieb
names-long_stride = Weiter Schritt
names-mine_runner = Grubenläufer
names-cutpurse = Beutelschneider
names-grab_and_go = Schnapp und weg
names-spanner_in_the_works = Sand im Getriebe
names-claim_jumper = Claimräuber
names-stubborn_beard = Sturer Bart
names-copycat = Nachäffer
names-prospector_s_eye = Auge des Schürfers
names-surveyor = Markscheider
names-clear_the_way = Bahn frei
names-spring_cleaning = Frühjahrsputz
names-not_my_stones = Nicht meine Steine
names-mushroom_scarer = Pilzschreck
names-second_wind = Zweite Luft
names-foreman_s_order = Befehl des Steigers
names-mine_entrance = Mineneingang
names-camp = Lager
names-straight = Gerade
names-straight_with_workbench = Gerade mit Werkbank
names-corner = Kurve
names-corner_with_workbench = Kurve mit Werkbank
names-tee = Abzweigung
names-tee_with_workbench = Abzweigung mit Werkbank
names-cross = Kreuzung
