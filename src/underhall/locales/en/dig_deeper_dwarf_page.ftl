### What the browser page says at a table of Dig Deeper Dwarf besides the game's own words: board, options, lesson.

## board
board-jewelry = Jewelry
board-actions = Action cards
board-market = Market
board-close = Close
board-mining = Mining cards
board-events = Events
board-tiles = Tiles
board-rubble = Rubble
board-rubble_supply = Rubble supply
board-left = { $count } left
board-empty = empty
board-zoom_in = Zoom in
board-zoom_out = Zoom out
board-fit = Show the whole mine
board-map = The mine
board-pile = Mining pile
board-pile_cards = { $count } of 5 cards
board-surprise = Surprise
board-no_event = no event
board-entrance = Mine Entrance
board-camp = Camp
board-workbench = Workbench
board-tile = Tile
board-dwarf_of = { $name }'s dwarf
board-announced = Announced
board-thwarts = thwarts { $name }
board-thwart_with = Thwart with { $card }
board-let_it_be = Let it be
board-cancelled = cancelled
board-would_fall = falls if nobody answers
board-answers_now = May answer now:
board-decides_now = Decides now:
board-you = you
board-hand = Your hand
board-hand_short = Hand
board-draw = Draw pile
board-discard = Discard pile
board-draw_short = Draw
board-discard_short = Discards
board-revealed = Revealed
board-played = Played
board-before_you = Before you
board-basics = Basic actions
board-basic_cost = { $name }: discard { $count }
board-used = used this turn
board-barred = barred this round
board-no_cards = no cards in hand
board-ahead = ahead of all others
board-all_points = All points
board-vp = VP
board-jewelry_held = Known Jewelry
board-left_short = { $cards } left
board-mine_left = { $cards ->
        [one] { $cards } Mining card is left
       *[other] { $cards } Mining cards are left
    }; { $piles ->
        [0] the game ends when the next new pile is needed
        [one] one more new pile can be laid before the game ends
       *[other] { $piles } more new piles can be laid before the game ends
    }
board-known_points = Known points
board-points = VP
board-coins = coins
board-trait = Trait
board-stands = stands on
board-out = Out of the game
board-craft_cost =
    { $count ->
        [one] craft for one card
       *[other] craft for { $count } cards
    }
board-buy_cost = { $coins } coins or { $needs }
board-choose_turn = Turn the new tile
board-open_to = open to { $sides }
board-looked_at = The cards on top
board-to_top = Put on top
board-to_bottom = All under the pile
board-bury = Discard: { $cards }
board-bury_nothing = Discard nothing
board-card_number = card { $number }
board-choose_trait = Keep one Trait
board-on_table = On the table
board-fan = All cards of your discard pile
board-standing = Ask me to answer
board-always = always
board-if_mine = only if it targets me or my cards
board-never_this_turn = not again this turn
board-clause = Rule { $number }
board-kind_companion = Companion
board-kind_treasure = Treasure
board-kind_delayed = Delayed Event
board-kind_instant = Instant Event
board-unknown_card = face-down card
board-more_rubble = { $count } Rubble: nobody can walk here
board-flooded = flooded: draws at most 3
board-round_of = Round { $round }, the turn of { $name }.
board-ways = ways to the { $sides }
board-digs = piles in the { $sides }
board-and = and
board-pay_with = Pay with { $way }

## buttons
buttons-pass = Pass
buttons-stop = Stop here
buttons-end = End the Activity phase
buttons-draw = Draw a card
buttons-cancel = Cancel it with the Canary
buttons-clear = Remove the Rubble from the game
buttons-use_trait = Use your Trait
buttons-stew = Eat the Hearty Stew: draw 3
buttons-otter = Trade with the Cave Otter
buttons-tunnel = Use the Transport Tunnel
buttons-teleport = Use the Teleporter
buttons-answer = Thwart with this card
buttons-answer_copy = Thwart by copying
buttons-answer_basic = Thwart as a basic action (2 cards)
buttons-answer_companion = Thwart with Mycolus Maximus
buttons-answer_trait = Thwart with Well-Prepared
buttons-reveal = Reveal it
buttons-copy = Copy with it
buttons-top = Put one on top
buttons-under = All under the pile
buttons-bury = Discard some of them
buttons-lay = Turn the tile
buttons-trait = Choose a Trait
buttons-out = Out of the game
buttons-done = Done

## actions
actions-move = Walk to a connected tile. Rubble here or there stops you.
actions-mine = Take the top card of a pile next to you, or one Rubble from your tile or a connected one, onto your discard pile.
actions-steal = Take a revealed Resource of an adjacent dwarf at random; not from a dwarf in the Camp.
actions-drive = A Companion of an adjacent dwarf leaves the game.
actions-remove = A card of your hand leaves the game; Rubble may go to a connected tile without a dwarf.
actions-give = Like Remove a Card; Rubble may also go onto the discard pile of another player.
actions-draw = Take the top card of your draw pile.
actions-swap = Discard a hand card, then draw one.
actions-investigate = Look at the top three cards of any pile; put one on top or all three under it.
actions-copy = Perform the actions of the Action card completed last.
actions-thwart = Cancel an action that another player has just announced.
actions-book = Look at the top three cards of your draw pile; discard up to two.
actions-crunch = A Rubble card of your hand leaves the game.

## events
events-bookling = Discard a card: look at the top three cards of your draw pile and discard up to two of them.
events-crunchy_munchy = Discard a card: a Rubble card of your hand leaves the game.
events-diggy = Discard a card: Mine.
events-flying_agaric = Discard a card: Move twice.
events-longfingerling = Discard a card: Steal a Resource.
events-mycolus_maximus = Once per round, discard a card: thwart an action that targets you or your cards, on any turn.
events-peekycillium = Discard a card: Investigate a Mining pile next to you.
events-shuffle_truffle = Discard a card: draw a card; and discard a card, then draw one.
events-stinkhorn = Discard a card: drive a Companion away. It bears no other Companion beside it.
events-treasure = 1 VP at the end, or use it as its Resource when you buy. It cannot be stolen.
events-call_of_nature = Until you enter the Camp: an Action card without Move, or a basic action other than Move, costs one more card.
events-canary = Keep it: it cancels an event that is triggered, or one that another player uses.
events-cave_otter = Sits on the new tile. There, remove 3 Rubble from your hand and take the face-up Jewelry with fewer VP.
events-vampire_bats = Until you enter the Camp: draw only up to 4 cards.
events-fools_gold = The next Gold you reveal or buy with from your hand turns out to be Rubble.
events-hearty_stew = Once on your turn: draw 3 cards. Nobody can thwart it.
events-cave_merchant = Waits on the new tile. Buy one Jewelry card there as if you were in the Camp.
events-transport_tunnel = Once on your turn: put any dwarf on a tile without Rubble within 5 moves.
events-teleporter = Once on your turn: swap two dwarfs within 5 moves of each other.
events-cave_in = One Rubble on the new tile and one on your own.
events-flooded_tunnel = Discard your hand; the water takes you 3 steps towards the Camp, and with you whoever stands in the way.
events-monster = Everybody within three steps discards three cards.
events-thieving_goblins = You lose your most valuable revealed Resource; without one, you discard your hand.
events-trusty_tools = Take a face-up Action card for free.
events-birthday_party = Everybody gives a Resource or Rubble; whoever dug here hands them out, one each.

## traits
traits-agile = Once: Move up to 2 times, also through walls and over Rubble.
traits-clever = Once: draw four cards.
traits-industrious = Once: Mine up to 2 times; Rubble you dig may leave the game.
traits-inventive = Once, when you craft at a Workbench: take one more Action card for free.
traits-orderly = Once: remove two Rubble cards from your hand and draw a card.
traits-smooth_talking = Once, when you buy: ignore one kind of Resource of the cost.
traits-strong = Once: carry a Rubble up to three steps away or out of the game, then draw a card.
traits-well_prepared = Once, at any time: thwart an action and perform a basic action for free. Cannot be cancelled.

## stacks
stacks-mining = Five of these make a new pile. When they run short the game is over.
stacks-events = Every new pile gets an event from here.
stacks-tiles = A tile is laid wherever a pile has been dug out.
stacks-rubble = Cave-In! and Fool’s Gold take their Rubble from here.

## things
things-resource = Reveal it before you and you may draw a card; pay with it at the Camp.
things-rubble = Counts -1 VP at the end. Whoever has the most Rubble gets 2 VP.
things-jewelry = Buy it at the Camp for its coins or for its Resources.
things-crafting = Craft it at the Camp or at a Workbench: discard as many cards as it costs.
things-camp = Buy Jewelry and craft here; nobody can steal from you. Staying a whole turn costs a Resource.
things-entrance = All dwarfs start here; the way to the Camp leads through it.
things-workbench = You can craft an Action card here.
things-rubble_here = Nobody can walk onto or off this tile before the Rubble is mined.
things-shaft = Shafts connect where both facing sides are open.
things-pile = Who takes the last card has the event, then lays a new tile here.
things-surprise = What happens here is only known when the last card is dug out.

## option_names
option_names-players = Players
option_names-start = Who begins
option_names-action_cards = Action cards
option_names-event_cards = Event cards
option_names-glueck_auf = Glück auf!: events surprise from below the pile
option_names-traits = Traits: everybody keeps one of two
option_names-birthday_party = The promo event Birthday Party
option_names-max_rounds = Last round

## option_values
option_values-players_1 = 1, to practise (unofficial)
option_values-start_1 = seat 1
option_values-start_2 = seat 2
option_values-start_3 = seat 3
option_values-start_4 = seat 4
option_values-start_random = by lot

## option_notes
option_notes-action_cards = Without them, and without Event cards, it is a game for beginners.
option_notes-max_rounds = 0: the game ends by its own rules alone.

## lesson_stage
lesson_stage-dig = Dig up your first gem
lesson_stage-thwart = Thwart a plan
lesson_stage-ring = Buy your first ring

## lesson
lesson-aim = Whoever has the most points wins. Most of them are on Jewelry: dig up Resources, carry them to the Camp and buy it there, before Brokk does.
lesson-mine = This is the mine. You and Brokk stand on the Mine Entrance, beside the Camp. At the open shaft ends lie piles of five Mining cards, each on an Event.
lesson-boots = No pile lies beside the Entrance, so walk first. You hold five cards of your own deck: play Old Boots, they Move your dwarf one tile.
lesson-south = Now choose where to. Go south: on that tile you have three piles beside you.
lesson-pickaxe = Brokk could have stopped you, but he let you go. Play your Rusty Pickaxe: it takes the top card of a pile beside you.
lesson-pile = Choose the pile to the east, the one that is lit.
lesson-basic = An Emerald! It goes to your discard pile. You can also act without a card that says so: choose the basic action Mine, at the pile to the west.
lesson-pay = A basic action is paid with cards from your hand, and Mine costs two. Pay with Old Boots and Rummage; Grumble you will need.
lesson-dug = An Emerald and a Diamond in one turn. They lie in your discard pile and come to your hand later, when your deck is shuffled.
lesson-announced = Every action is announced first, and an action called Thwart Plans can stop it. Your Grumble is such a card. Now it is Brokk’s turn next.
lesson-end_turn = You have done what your cards allow. End your turn.
lesson-keep = You may keep one card; then you draw up to five. Keep Grumble.
lesson-let = Brokk announces that he walks west, and you are asked. Let it be: the walk alone brings him nothing.
lesson-grumble = But now he wants to dig. That is worth stopping: thwart it with Grumble.
lesson-thwarted = Brokk’s plan is thwarted: the pile still has its five cards, and his pickaxe is used up. He could have thwarted your Grumble in turn.
lesson-price = Now buy something. The Silver Emerald ring is worth 5 points and costs one Silver and one Emerald, or 9 coins.
lesson-reveal = Here is a Silver. Reveal it: it lies before you to pay with, and you may draw a card for it.
lesson-breath = Deep Breath is a card that draws another. Play it.
lesson-silver = Another Silver: reveal it too and draw. Revealed cards stay before you, but a dwarf nearby could steal one. Brokk is two tiles away.
lesson-dig_again = You are still beside three piles, so dig: play a Rusty Pickaxe and take a card from the pile to the east.
lesson-shuffle = Your draw pile is empty: at the end of this turn your discard pile is shuffled, with the Emerald in it. End your turn, and keep no card.
lesson-spare = Brokk digs. You could discard two cards for a basic Thwart Plans, but you need them now. Let it be.
lesson-emerald = There is your Emerald. Reveal it and draw.
lesson-home = Silver and Emerald: that is the ring. Walk to the Camp, first north to the Entrance, with Old Boots.
lesson-camp = And now east, into the Camp. Nobody can steal from you there.
lesson-buy = Buy the Silver Emerald ring with Resources, a Silver and the Emerald.
lesson-bought = Your first ring, and you lead with 6 points. The Resources you paid with are gone, the ring is in your deck and counts at the end.
lesson-craft = In the Camp and at a Workbench you may also craft one Action card a turn, for cards from your hand. Cards that Mine are always good.
lesson-event = Whoever takes the last card of a pile gets its Event and lays a new tile, with new piles. Beware of Rubble: each is −1 point.
lesson-end = The game ends at once when a new pile is due and fewer than five Mining cards are left. Every 5 coins in your deck are 1 point more.
lesson-free = Now you play by yourself. Leave the Camp, dig, reveal, come back to buy. Ask me for a tip whenever you like.

## lesson_why
lesson_why-boots = There is nothing to dig here. First walk: play Old Boots.
lesson_why-south = There are fewer piles that way. South you have three of them.
lesson_why-pickaxe = You came here to dig: play the Rusty Pickaxe.
lesson_why-pile = Another pile, another time. Take the lit one, to the east.
lesson_why-basic = Not yet: you can dig once more. Choose the basic action Mine and the pile to the west.
lesson_why-pay = Keep that card, it will be of use soon. Pay with Old Boots.
lesson_why-end_turn = You need your Grumble on Brokk’s turn. End your turn now.
lesson_why-keep = Without Grumble you could stop Brokk only for two cards. Keep it.
lesson_why-let = Save your Grumble: he is only walking. Let it be.
lesson_why-grumble = If you let him, he has the card. Grumble costs you nothing else: thwart with it.
lesson_why-reveal = First the Silver: reveal it, and you have one card more.
lesson_why-breath = Draw first, then you know what you have: play Deep Breath.
lesson_why-silver = First reveal the Silver: it brings you a card.
lesson_why-dig_again = Not now. One more card from a pile is worth more: play a Rusty Pickaxe.
lesson_why-shuffle = The sooner you end your turn, the sooner the Emerald comes. End your turn now.
lesson_why-spare = Two cards are too many for that. Let it be.
lesson_why-emerald = First the Emerald: reveal it, and you may draw.
lesson_why-home = The ring waits in the Camp, and you can pay for it. Play Old Boots.
lesson_why-camp = That leads away from the Camp. Go east.
lesson_why-buy = That can wait. The ring is 5 points: buy it.
