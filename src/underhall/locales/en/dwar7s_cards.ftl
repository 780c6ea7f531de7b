### What the tables and fields of the card file of Fall and Duel are called where people read them (`underhall cards`).
### Where the words in a field, or the ids of a table, are found is said by `card_words` of the game.

## tables
tables-kingdom = kingdom cards
tables-gem = gems
tables-goal = trading goals
tables-secret = secret goals
tables-ogre = ogre cards
tables-trophy = trophies

## trophies
trophies-monster = monster

## fields
fields-walls = walls
fields-places = places
fields-need = dwarfs needed
fields-vp = points
fields-amount = gems given
fields-gold = gold
fields-emerald = emerald
fields-diamond = diamond
fields-ruby = ruby
fields-fall = Fall
fields-duel = Duel
