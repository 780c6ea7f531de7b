### What the tables and fields of the card file of Fall and Duel are called where people read them (`underhall cards`).
### Where the words in a field, or the ids of a table, are found is said by `card_words` of the game.

## tables
tables-kingdom = Königreichskarten
tables-gem = Edelsteine
tables-goal = Handelsziele
tables-secret = geheime Ziele
tables-ogre = Ogerkarten
tables-trophy = Trophäen

## trophies
trophies-monster = Monster

## fields
fields-walls = Mauern
fields-places = Plätze
fields-need = nötige Zwerge
fields-vp = Punkte
fields-amount = gibt Steine
fields-gold = Gold
fields-emerald = Smaragd
fields-diamond = Diamant
fields-ruby = Rubin
fields-fall = Fall
fields-duel = Duel
