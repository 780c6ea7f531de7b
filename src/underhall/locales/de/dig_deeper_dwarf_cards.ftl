### What the tables and fields of Dig Deeper Dwarf's card file are called where people read them (`underhall cards`).
### `words` names the section of texts.toml, or of this file, in which the words in a field (or the ids of a table) are
### found.

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
