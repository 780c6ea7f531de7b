### What the tables and fields of Dig Deeper Dwarf's card file are called where people read them (`underhall cards`).
### Where the words in a field, or the ids of a table, are found is said by `card_words` of the game.

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

## names
# What cards and tiles are called: English and German as the card file has it, which an owner may change; a card that
# is not here keeps its English name.
names-old_boots = Old Boots
names-rusty_pickaxe = Rusty Pickaxe
names-deep_breath = Deep Breath
names-rummage = Rummage
names-grumble = Grumble
names-silver = Silver
names-gold = Gold
names-ruby = Ruby
names-diamond = Diamond
names-emerald = Emerald
names-rubble = Rubble
names-silver_ruby_ring = Silver Ruby ring
names-silver_diamond_ring = Silver Diamond ring
names-silver_emerald_ring = Silver Emerald ring
names-gold_ruby_ring = Gold Ruby ring
names-gold_diamond_ring = Gold Diamond ring
names-gold_emerald_ring = Gold Emerald ring
names-silver_ruby_necklace = Silver Ruby necklace
names-silver_diamond_necklace = Silver Diamond necklace
names-silver_emerald_necklace = Silver Emerald necklace
names-gold_ruby_necklace = Gold Ruby necklace
names-gold_diamond_necklace = Gold Diamond necklace
names-gold_emerald_necklace = Gold Emerald necklace
names-silver_ruby_crown = Silver Ruby crown
names-silver_diamond_crown = Silver Diamond crown
names-silver_emerald_crown = Silver Emerald crown
names-gold_ruby_crown = Gold Ruby crown
names-gold_diamond_crown = Gold Diamond crown
names-gold_emerald_crown = Gold Emerald crown
names-three_stone_tiara = Three Stone Tiara
names-mountain_king_s_sceptre = Mountain King's Sceptre
names-pick_and_march = Pick and March
names-double_dig = Double Dig
names-long_stride = Long Stride
names-mine_runner = Mine Runner
names-cutpurse = Cutpurse
names-grab_and_go = Grab and Go
names-spanner_in_the_works = Spanner in the Works
names-claim_jumper = Claim Jumper
names-stubborn_beard = Stubborn Beard
names-copycat = Copycat
names-prospector_s_eye = Prospector's Eye
names-surveyor = Surveyor
names-clear_the_way = Clear the Way
names-spring_cleaning = Spring Cleaning
names-not_my_stones = Not My Stones
names-mushroom_scarer = Mushroom Scarer
names-second_wind = Second Wind
names-foreman_s_order = Foreman's Order
names-mine_entrance = Mine Entrance
names-camp = Camp
names-straight = Straight
names-straight_with_workbench = Straight with Workbench
names-corner = Corner
names-corner_with_workbench = Corner with Workbench
names-tee = Tee
names-tee_with_workbench = Tee with Workbench
names-cross = Cross
