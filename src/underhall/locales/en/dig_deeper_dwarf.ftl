### Every word Dig Deeper Dwarf says. Names of single cards and tiles are in dig_deeper_dwarf_cards.ftl, and in cards.toml,
### where an owner of the printed game can change them. German names are ours.

## game
game-title = Dig Deeper Dwarf
game-about = Two to four dwarfs share one growing mine: dig, carry gems to the Camp, and cancel each other's plans.
game-credit = published by Hiveworld + Spieldurst
game-aim = Have the most points when the mine runs out
game-aim_more = Points are on the Jewelry, gems and other cards of your deck; five coins make one more. The game ends when a new Mining pile is needed and cannot be laid, or when the mine is dug out.
game-seat = Player { $number }
game-and = and

## options
options-players = players: 2 to 4; 1 is an unofficial practice game that only gives a score
options-action_cards = Action cards: off leaves out crafting and half of the Mining cards (beginner game: with event_cards off)
options-event_cards = Event cards: off leaves them out
options-glueck_auf = Glück auf!: events come as a surprise from the bottom of the pile
options-traits = Traits: everybody keeps one of two
options-birthday_party = the promo event Birthday Party
options-start = who begins: random, or a seat
options-max_rounds = the game ends after this many rounds; 0 is without a limit

## option_names
option_names-players = Players
option_names-action_cards = Action cards
option_names-event_cards = Event cards
option_names-glueck_auf = Glück auf!
option_names-traits = Traits
option_names-birthday_party = Birthday Party
option_names-start = Who begins
option_names-max_rounds = Last round

## option_values
option_values-on = yes
option_values-off = no
option_values-random = by lot
option_values-players_1 = 1, to practise
option_values-start_1 = seat 1
option_values-start_2 = seat 2
option_values-start_3 = seat 3
option_values-start_4 = seat 4

## actions
actions-move = Move
actions-mine = Mine
actions-steal = Steal a Resource
actions-drive = Drive a Companion away
actions-remove = Remove a Card
actions-give = Give Rubble
actions-draw = Draw a Card
actions-swap = Discard a Card then Draw a Card
actions-investigate = Investigate
actions-copy = Copy an Action Card
actions-thwart = Thwart Plans
actions-book = Bookling's look
actions-crunch = Crunchy Munchy's meal

## acts
acts-move = Move { $side }
acts-mine_pile = Mine the pile in the { $side }
acts-mine_rubble_here = Mine the Rubble on your own tile
acts-mine_rubble = Mine the Rubble on the tile in the { $side }
acts-steal = Steal a Resource from { $seat }
acts-drive = Drive { $companion } away
acts-remove = Remove a card from the game
acts-remove_rubble = Remove a Rubble card onto the tile in the { $side }
acts-give = Give Rubble: remove a card from the game
acts-give_side = Give Rubble to the tile in the { $side }
acts-give_seat = Give Rubble to { $seat }
acts-draw = Draw a Card
acts-swap = Discard a Card then Draw a Card
acts-investigate_jewelry = Investigate Jewelry pile { $number }
acts-investigate_actions = Investigate Action pile { $number }
acts-investigate_mining = Investigate the Mining draw pile
acts-investigate_events = Investigate the Event pile
acts-investigate_deck = Investigate the draw pile of { $seat }
acts-investigate_pile = Investigate the Mining pile { $cell }
acts-copy = Copy the Action card completed last
acts-book = Look at the top of your own draw pile with Bookling
acts-crunch = Let Crunchy Munchy eat a Rubble card

## sides
sides-north = north
sides-east = east
sides-south = south
sides-west = west

## events_names
events_names-bookling = Bookling
events_names-crunchy_munchy = Crunchy Munchy
events_names-diggy = Diggy
events_names-flying_agaric = Flying Agaric
events_names-longfingerling = Longfingerling
events_names-mycolus_maximus = Mycolus Maximus
events_names-peekycillium = Peekycillium
events_names-shuffle_truffle = Shuffle Truffle
events_names-stinkhorn = Stinkhorn
events_names-treasure_1 = Treasure: { $resource }
events_names-treasure_2 = Treasure: { $resource }
events_names-treasure_3 = Treasure: { $resource }
events_names-treasure_4 = Treasure: { $resource }
events_names-call_of_nature = Call of Nature
events_names-canary = Canary
events_names-cave_otter = Cave Otter
events_names-vampire_bats = Dwarf Vampire Bats
events_names-fools_gold = Fool's Gold
events_names-hearty_stew = Hearty Stew
events_names-cave_merchant = Pop-up Cave Merchant
events_names-transport_tunnel = Transport Tunnel
events_names-teleporter = Teleporter
events_names-cave_in = Cave-In!
events_names-flooded_tunnel = Flooded Tunnel!
events_names-monster = Monster!
events_names-thieving_goblins = Thieving Goblins!
events_names-trusty_tools = Trusty Tools!
events_names-birthday_party = Birthday Party!

## resources
resources-silver = Silver
resources-gold = Gold
resources-ruby = Ruby
resources-diamond = Diamond
resources-emerald = Emerald

## traits
traits-agile = Agile
traits-clever = Clever
traits-industrious = Industrious
traits-inventive = Inventive
traits-orderly = Orderly
traits-smooth_talking = Smooth-Talking
traits-strong = Strong
traits-well_prepared = Well-Prepared

## words
words-hand = your hand
words-revealed = the revealed cards
words-discards = the discard pile
words-deck = the draw pile
words-here = your own tile
words-out = out of the game
words-tile = the tile { $cell }
words-tile_plain = a tile
words-coins = coins
words-resources = its Resources
words-without = its Resources except { $resource } (Smooth-Talking)
words-nothing = nothing
words-from_pile = { $name } (pile { $number })
words-nobody = no event
words-card_number = card { $number }
words-by_card = by a card
words-by_basic = as a basic action
words-by_companion = by a Companion
words-by_trait = by a Trait
words-by_copy = by a copied card
words-onto = on { $tile }
words-camp = in the Camp
words-entrance = at the Entrance
words-from_camp = { $way } of the Camp
words-from_entrance = { $way } of the Entrance
words-tiles_north = { $count ->
    [one] one tile north
   *[other] { $count } tiles north
}
words-tiles_south = { $count ->
    [one] one tile south
   *[other] { $count } tiles south
}
words-tiles_east = { $count ->
    [one] one tile east
   *[other] { $count } tiles east
}
words-tiles_west = { $count ->
    [one] one tile west
   *[other] { $count } tiles west
}

## moves
moves-act = { $act }
moves-basic = basic action ({ $cost }): { $act }
moves-pass = no, go on
moves-stop = stop here; unused actions are lost
moves-end = end your turn
moves-draw = draw a card
moves-cancel = cancel it with the Canary
moves-clear = remove the Rubble from the game
moves-companion = use { $companion } (discard 1 card)
moves-use_trait = use your Trait
moves-stew = eat the Hearty Stew: draw 3 cards
moves-otter = trade 3 Rubble cards with the Cave Otter
moves-tunnel = send { $seat } through the Transport Tunnel to { $tile }
moves-teleport = swap { $pair } with the Teleporter
moves-buy = buy { $jewel } with { $way }
moves-craft = craft { $slot }
moves-take = take { $slot } for free
moves-jewel = take { $jewel }
moves-answer_basic = { $cost ->
    [one] Thwart Plans as a basic action ({ $cost } card)
   *[other] Thwart Plans as a basic action ({ $cost } cards)
}
moves-answer_companion = Thwart Plans with Mycolus Maximus (1 card)
moves-answer_trait = Thwart Plans with Well-Prepared, and a basic action for free
moves-top = put { $place } on top
moves-under = put all of them under the pile
moves-bury = discard { $which }
moves-lay = lay the tile with its open sides in the { $sides }
moves-dismiss = send { $companion } away
moves-flee = be washed { $side }
moves-lift = take a Rubble card from { $place }
moves-drop = put it { $place }
moves-trait = keep { $trait }
moves-spend_treasure = pay with { $treasure }
moves-play = play { $face } ({ $actions })
moves-pay = discard { $face }
moves-keep = keep { $face }
moves-choose = choose { $face }
moves-reveal = reveal { $face }
moves-answer = Thwart Plans with { $face } ({ $actions })
moves-answer_copy = Thwart Plans by copying it with { $face }
moves-copy = copy the card with { $face }
moves-lose = give up { $face }
moves-fee = pay the fee with { $face } from { $held }
moves-spend = pay with { $face } from { $held }
moves-gift = give { $face } from { $gift }
moves-present = give { $face } to { $seat }

## prompts
prompts-activity = { $seat }: what do you do?
prompts-pick_trait = { $seat }: which Trait do you keep?
prompts-pay = { $seat }: which card do you discard?
prompts-playing = { $seat }: which action comes next?
prompts-new_target = { $seat }: the target is gone; what is the new one?
prompts-answer = { $seat }: { $other } announces { $what }. Do you thwart it?
prompts-copy_window = { $seat }: do you copy the card of { $other }?
prompts-free_basic = { $seat }: which basic action do you perform for free?
prompts-choose_removed = { $seat }: which card is removed from the game?
prompts-choose_swap = { $seat }: which card do you discard before you draw?
prompts-clear_rubble = { $seat }: do you remove the Rubble from the game?
prompts-look = { $seat }: which of the cards goes on top?
prompts-book = { $seat }: which of the cards do you discard?
prompts-lay_tile = { $seat }: how do you turn the new tile?
prompts-canary = { $seat }: does the Canary cancel { $what }?
prompts-dismiss = { $seat }: which old Companion leaves?
prompts-flood = { $seat }: which way does the water take you?
prompts-goblins = { $seat }: which Resource do the Goblins get?
prompts-take_action = { $seat }: do you take an Action card for free?
prompts-party_gift = { $seat }: which card do you give to the party?
prompts-party_present = { $seat }: who gets what?
prompts-purchase = { $seat }: what do you pay with?
prompts-replace_gold = { $seat }: it was Fool's Gold. Do you pay another Gold card?
prompts-otter_trade = { $seat }: which Jewelry card does the Otter give you?
prompts-strong = { $seat }: which Rubble do you lift?
prompts-strong_drop = { $seat }: where do you put the Rubble?
prompts-trait_window = { $seat }: do you use your Trait now?
prompts-draw_after = { $seat }: do you draw a card?
prompts-fee = { $seat }: what do you pay the Camp fee with?
prompts-keep = { $seat }: which card do you keep?

## refusals
refusals-not_now = '{ $move }' is not possible now
refusals-over = the game is over: no more moves
refusals-not_in_hand = '{ $move }': there is no such card in your hand
refusals-needed = '{ $move }': that Rubble card is needed for the action itself
refusals-pay_first = '{ $move }': the cost must be paid first
refusals-must_connect = '{ $move }': one open side must meet the tile you dug from
refusals-must_dismiss = '{ $move }': one of the two old Companions must leave
refusals-towards_camp = '{ $move }': the water goes the shortest way to the Camp
refusals-highest_value = '{ $move }': the Goblins take the card with the highest value
refusals-empty_pile = '{ $move }': that pile is empty
refusals-gift_from_hand_first = '{ $move }': give a Resource or Rubble card, from hand or play area if you have one there
refusals-one_gift_each = '{ $move }': every player gets one of the cards in the middle
refusals-look_first = '{ $move }': first decide about the cards you are looking at
refusals-up_to_two = '{ $move }': up to two of the cards you see can be discarded
refusals-no_end_on_rubble = '{ $move }': Agile may not end on Rubble
refusals-no_target = '{ $move }': that is no possible target
refusals-impossible = '{ $move }': that action cannot be carried out now
refusals-not_on_card = '{ $move }': the card has no such action left
refusals-finish_card = '{ $move }': finish the card first, or stop
refusals-new_target_only = '{ $move }': name a new target for the action
refusals-barred = '{ $move }': your basic Thwart Plans was cancelled in this round
refusals-basic_used = '{ $move }': your basic Thwart Plans was used in this turn already
refusals-cannot_pay = '{ $move }': you cannot pay for that
refusals-no_mycolus = '{ $move }': Mycolus Maximus cannot answer this
refusals-no_trait = '{ $move }': you have no Trait that could do that now
refusals-answer_or_pass = '{ $move }': thwart the action, or pass
refusals-copy_or_pass = '{ $move }': copy the card, or pass
refusals-not_dealt = '{ $move }': that Trait was not dealt to you
refusals-no_rubble_there = '{ $move }': there is no Rubble to take
refusals-too_far = '{ $move }': only tiles up to three steps away, never the Camp
refusals-not_resource = '{ $move }': only Resource cards can be revealed
refusals-no_actions = '{ $move }': that card has no actions
refusals-no_action_possible = '{ $move }': none of its actions is possible now
refusals-basic_impossible = '{ $move }': used or barred already, too few cards, or nothing to aim at
refusals-companion_impossible = '{ $move }': not your Companion, used already, no card to discard, or nothing to do
refusals-bought_already = '{ $move }': one purchase a turn
refusals-not_at_camp = '{ $move }': Jewelry is bought in the Camp or from the Merchant
refusals-cannot_afford = '{ $move }': you cannot pay that
refusals-crafted_already = '{ $move }': one card is crafted a turn
refusals-cannot_craft = '{ $move }': crafting needs the Camp or a Workbench, and enough hand cards
refusals-needless_or_short = '{ $move }': that card cannot pay, or would be needless
refusals-not_that_resource = '{ $move }': that is not the Resource to pay now
refusals-gold_or_pass = '{ $move }': pay another Gold card, or let the purchase fail
refusals-fee_first = '{ $move }': the Camp fee comes first
refusals-keep_one = '{ $move }': keep one hand card, or none

## events
events-turn = round { $round }: the turn of { $seat }
events-trait_kept = { $seat } keeps { $trait }
events-trait_used = { $seat } uses { $trait }
events-played = { $seat } plays { $face }
events-announced = { $seat } announces { $source }: { $act }
events-answered = { $seat } thwarts { $owner }
events-cancelled = { $action } of { $seat } is cancelled
events-lost = the action of { $seat } has no target any more and is lost: { $act }
events-moved = { $seat } is now { $cell }
events-mined = { $seat } mines a card from the pile { $cell }; { $number } left
events-mined_face = { $seat }: the card is { $face }
events-mined_rubble = { $seat } mines the Rubble { $cell }
events-stolen = { $seat } steals { $face } from { $owner }
events-driven_away = { $seat } drives { $event } away
events-removed = { $seat }: { $face } is removed from the game
events-rubble_given = { $seat } gives Rubble to { $owner }
events-rubble_laid = Rubble now lies { $cell }
events-drew = { $seat } draws { $number }
events-drew_face = { $seat } draws { $face }
events-shuffled = { $seat } shuffles the discard pile ({ $number })
events-discarded = { $seat } discards a card
events-discarded_face = { $seat } discards { $face }
events-discarded_hand = { $seat } discards the hand ({ $number })
events-kept = { $seat } keeps a card
events-kept_face = { $seat } keeps { $face }
events-looked = { $seat } has looked ({ $act })
events-saw_face = { $seat } sees { $face } ({ $act })
events-saw_event = { $seat } sees { $event } ({ $act })
events-buried = { $seat } discards { $number } from the draw pile
events-revealed = { $seat } reveals { $face }
events-fools_gold = { $face } of { $seat } was Fool's Gold
events-paid = { $seat } pays { $face }
events-bought = { $seat } buys { $face }
events-purchase_failed = the purchase of { $seat } fails
events-crafted = { $seat } crafts { $face }
events-took_action = { $seat } takes { $face } for free
events-otter = the Otter gives { $seat } { $face }
events-turned_up = { $face } is turned up
events-companion = { $seat } uses { $event }
events-using = { $seat } uses { $event }
events-triggered = { $seat } has dug out the pile: { $event }
events-event_taken = { $seat } takes { $event }
events-event_removed = { $event } is removed from the game
events-event_on_tile = { $event } settles { $cell }
events-canary = the Canary of { $seat } cancels { $event }
events-goblins = Goblins take { $face } from { $seat }
events-gift_chosen = { $seat } has chosen a gift
events-gift_shown = { $seat } gives { $face }
events-gift_given = { $seat } gives { $face } to { $owner }
events-tile_drawn = the new tile: { $kind }
events-tile_laid = { $seat } lays the tile { $cell }, open to the { $sides }
events-no_tile = no tile is left for the place { $cell }
events-pile_laid = a new Mining pile { $cell } ({ $event })
events-fee = { $seat } pays the Camp fee: { $face }
events-fee_unpaid = { $seat } cannot pay the Camp fee
events-ended_no_pile = a new Mining pile cannot be laid: the game is over
events-ended_dry = no Mining cards are left in the mine: the game is over
events-ended_rounds = the last round is played: the game is over

## verdicts: why whoever won has won
verdicts-points = { $case ->
    [won] You have { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, { $rival } has { $theirs }.
    [lost] { $winner } has { $own ->
        [one] { $own } point
       *[other] { $own } points
    } to your { $theirs }.
   *[other] { $winner } has { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, { $rival } has { $theirs }.
}
verdicts-tie = { $case ->
    [won] You and { $rival } have as many points, but you have more { $column ->
        [coins_left] coins left over
       *[deck] cards in your deck
    }: { $own } to { $theirs }.
    [lost] { $winner } has as many points as you, but more { $column ->
        [coins_left] coins left over
       *[deck] cards in the deck
    }: { $own } to your { $theirs }.
   *[other] { $winner } and { $rival } have as many points, but { $winner } has more { $column ->
        [coins_left] coins left over
       *[deck] cards in the deck
    }: { $own } to { $theirs }.
}
verdicts-shared = { $case ->
    [won] You share the victory with { $others }: { $own ->
        [one] { $own } point
       *[other] { $own } points
    } each, and equal in all that counts.
   *[other] { $winners } share the victory: { $own ->
        [one] { $own } point
       *[other] { $own } points
    } each, and equal in all that counts.
}
verdicts-practice = You brought home { $own ->
        [one] { $own } point
       *[other] { $own } points
    }.

## endings
endings-no_pile = a new Mining pile could not be laid
endings-dry = no Mining cards were left in the mine
endings-rounds = the agreed number of rounds was played

## columns
columns-cards = cards
columns-treasures = treasures
columns-coins = coins
columns-coin_points = for coins
columns-coins_left = left over
columns-rubble = Rubble
columns-rubble_points = most Rubble
columns-deck = deck
columns-total = total

## board
board-round = round { $round }, turn of { $seat }
board-jewelry = Jewelry
board-actions = Actions
board-stocks = Mining deck { $mining }, Events { $events }, tiles { $tiles }, Rubble supply { $supply }
board-pile = { $count ->
    [one] pile { $number } at { $place }: one card, { $event }
   *[other] pile { $number } at { $place }: { $count } cards, { $event }
}
board-seat = hand { $hand }, draw pile { $draw }, discard pile { $discard }
board-your_hand = your hand
board-your_discards = your discard pile
board-played = played
board-revealed = revealed
board-area = in front
board-pending = announced
board-costs = { $coins ->
    [one] one coin or { $needs }, { $vp } VP
   *[other] { $coins } coins or { $needs }, { $vp } VP
}
board-crafting = cost { $cost }
board-legend = E entrance, C Camp, W Workbench, digits: tile number; [n] pile; *n Rubble; o Otter, m Merchant; A-D dwarfs
board-thwart = { $seat } thwarts { $other }
board-table = on the table

## reasons
# What a move brings, for hints ("scores ...") and, behind a name, for turning points ("Brokk scores ...").
reasons-ends_won = ends the game and wins it
reasons-ends_level = ends the game and shares the victory
reasons-ends_lost = ends the game and loses it
reasons-thwarts = stops what { $seat } does: { $action }
reasons-saves_cards = saves the cards for the own turn
reasons-scores = scores { $points } VP
reasons-leads = takes the lead in points
reasons-can_buy = can pay for { $points } VP of Jewelry: { $face }
reasons-nearly_buys = is { $count ->
    [one] one coin
   *[other] { $count } coins
} short of Jewelry: { $face }
reasons-finds = gets { $count ->
    [one] a coin
   *[other] { $count } coins
}
reasons-clears_rubble = gets rid of { $count ->
    [one] a Rubble card
   *[other] { $count } Rubble cards
}
reasons-takes_rubble = takes a Rubble card
reasons-lays_out = lays out { $count ->
    [one] a coin
   *[other] { $count } coins
} to pay with
reasons-companion = wins a Companion: { $companion }
reasons-treasure = wins a Treasure
reasons-gets_tools = makes the deck stronger
reasons-costs_coins = costs { $seat } { $count ->
    [one] a coin
   *[other] { $count } coins
}
reasons-gives_rubble = burdens { $seat } with Rubble
reasons-at_camp = reaches the Camp, where Jewelry can be bought
reasons-nearer_camp = brings the finds nearer to the Camp ({ $count ->
    [one] one step
   *[other] { $count } steps
} to go)
reasons-at_pile = reaches a Mining pile
reasons-nearer_pile = comes nearer to a Mining pile
reasons-last_mining = takes the last Mining card of the deck
reasons-nears_end = brings the end nearer: { $count ->
    [one] one Mining card
   *[other] { $count } Mining cards
} left
reasons-digs = digs up a Mining card
reasons-ends_turn = ends the turn for a new hand
reasons-draws = draws { $count ->
    [one] a card
   *[other] { $count } cards
}
reasons-uses_trait = uses the Trait
reasons-least_loss = gives away what is missed least
reasons-plays_on = uses a card that would be lost at the end of the turn

## terms
terms-points = { $change } VP
terms-coins = { $amount ->
    [one] { $change } coin
   *[other] { $change } coins
}
terms-jewelry = { $change } VP of Jewelry in sight
terms-actions = { $amount ->
    [one] { $change } action in the deck
   *[other] { $change } actions in the deck
}
terms-hand = { $amount ->
    [one] { $change } hand card
   *[other] { $change } hand cards
}

## features
features-seats = for each seat what all know: points, Mining cards face down, coins laid out, actions to dig, to walk or draw, others, cards, hand, Companions, nuisances, Trait, steps to the Camp and to a pile, walled in, can buy, purchase in sight
features-own = the seat's own cards: points, coins, Rubble, in hand cards to dig and to walk, coins and Rubble, coins in the deck, purchase in sight, can buy, Resources by kind, and what is lacking for each piece in sight
features-value = the hand-written evaluator's share of the victory, as far as the seat knows
features-lead = its points ahead of the best other, from -12 to 12 in steps of two
features-asked = who is asked
features-turn = whose turn it is
features-announced = actions announced by the seat, and by others: move, mine, steal, draw, remove or give, copy, another
features-to_come = the same for actions that cards laid down still allow
features-thwarted = whether the action announced last is thwarted as things stand: the seat's, another's
features-buying = the points of a piece that is being bought: by the seat, by another
features-end_of_turn = whether the turn is ending
features-clock = Mining cards still to be laid out, in tens
features-mine = the same as a number, cards in piles, piles, cards in the smallest, rounds left
features-market = points of the two pieces in sight, pieces left, Action cards in sight to dig with
features-hand = the seat's hand, card by card
features-counts = for each seat how many cards: draw pile, hand, discard pile, played, laid out
features-decks = for each seat draw pile, hand and discard pile as far as they are known: Rubble, Resources, points, pieces, actions, unknown cards
features-in_front = for each seat the same of cards played and of Resources laid out
features-events = for each seat its Event cards
features-traits = for each seat its Trait
features-dealt_traits = the Traits the seat may choose from
features-limits = for each seat basic actions used and barred, Companion used, Mycolus used, flooded
features-jewelry = the two pieces in sight: there, points, coins, Resources
features-action_cards = the three Action cards in sight: there, cost, actions
features-stocks = how many cards are left: Jewelry, Action cards, Mining cards, Event cards, tiles, extra Rubble
features-tiles = for each tile, in the order they were laid: there, x, y, open sides, ways, piles beside it, Workbench, Rubble, Otter, Merchant, whose dwarf
features-piles = for each Mining pile, in the order they were laid: cards, x, y, Event card, cards the seat knows (Rubble, Resources)
features-mining_known = cards the seat knows among those still to be laid out (Rubble, Resources)
features-looking = the cards the seat looks at right now: up to three, or Event cards
features-question = what is asked
features-stack = the last four announced actions, the last one first: who, what, cancelled
features-actions_left = for each seat actions that its cards laid down still allow
features-payment = cards to pay, Rubble to keep, which piece is bought and how, what was paid (Rubble, Resources)
features-laying = the tile that is being laid: open sides, Workbench
features-removed = cards out of the game: Rubble, Resources, points, pieces, actions
features-removed_events = Event cards out of the game
features-starter = who started
features-this_turn = the round; bought, crafted, began in the Camp
features-last_done = actions of the Action card completed last
features-players = how many players
features-options = Action cards, Event cards, Glück auf!, Traits, Birthday Party
features-at_turn = who is asked, as far as the seat can see, and whose turn it is

## screen
screen-counts = hand { $hand }, draw { $draw }, discards { $discard }
screen-discards = discards:
screen-piles = Piles and decks
screen-mining = { $count } mining
screen-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
screen-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
screen-rubble = { $count } Rubble
