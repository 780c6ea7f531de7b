### What the tables and fields of Dig Deeper Dwarf's card file are called where people read them (`underhall cards`).
### `words` names the section of texts.toml, or of this file, in which the words in a field (or the ids of a table) are
### found.

## tables
tables-start = start deck of each player
tables-mining = Mining cards
tables-extra = extra Rubble
tables-jewelry = Jewelry cards
tables-action = Action cards
tables-treasure = Treasures
tables-basic = basic actions
tables-tile = Mineshaft tiles

## fields
fields-name = in English
fields-german = in German
fields-quantity = number
fields-actions = actions
fields-resource = Resource
fields-needs = Resources needed
fields-coins = coins
fields-cost = cost
fields-vp = points
fields-sides = open sides
fields-workbench = Workbench

## letters
letters-N = N
letters-E = E
letters-S = S
letters-W = W

## answers
answers-yes = yes
answers-no = no
