### What the tables and fields of DWARF's card file are called where people read them (`underhall cards`). Where
### the words in a field, or the ids of a table, are found is said by `card_words` of the game.

## tables
tables-kind = kinds of cards
tables-starting = starting cards
tables-mountain = Mountain cards
tables-special = Special Action cards
tables-back = Mine sides of the Special Action cards

## fields
fields-kind = kind
fields-action = action
fields-return_iron = returns iron
fields-return_steel = returns steel
fields-return_gold = returns gold
fields-take_iron = takes iron
fields-take_steel = takes steel
fields-take_gold = takes gold
fields-take_items = takes items
fields-attack = attack
fields-amount = amount
fields-letter = letter
fields-location = location
fields-black = black
fields-white = white
fields-front = front
fields-duplex = location (duplex)
