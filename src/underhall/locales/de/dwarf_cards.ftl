### What the tables and fields of DWARF's card file are called where people read them (`underhall cards`). Where
### the words in a field, or the ids of a table, are found is said by `card_words` of the game.

## tables
tables-kind = Kartenarten
tables-starting = Startkarten
tables-mountain = Bergkarten
tables-special = Spezialaktionskarten
tables-back = Minenseiten der Spezialaktionskarten

## fields
fields-kind = Art
fields-action = Aktion
fields-return_iron = kostet Eisen
fields-return_steel = kostet Stahl
fields-return_gold = kostet Gold
fields-take_iron = bringt Eisen
fields-take_steel = bringt Stahl
fields-take_gold = bringt Gold
fields-take_items = bringt Gegenstände
fields-attack = Angriff
fields-amount = Menge
fields-letter = Buchstabe
fields-location = Ort
fields-black = schwarz
fields-white = weiß
fields-front = Vorderseite
fields-duplex = Ort (duplex)
