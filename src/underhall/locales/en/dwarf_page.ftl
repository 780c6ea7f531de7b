### What the browser page says at a table of DWARF besides the game's own words: board, options, lesson.

## board
board-and = and
board-round = Round { $round }
board-starts = start player: { $name }
board-start_player = start player
board-mine = Mine
board-mine_number = Mine { $mine }
board-mountain = Mountain
board-mountain_count =
    { $count ->
        [one] Mountain: one card left
       *[other] Mountain: { $count } cards left
    }
board-mountain_holds = Still in the Mountain, in unknown order
board-mountain_upper = In the upper part (A)
board-mountain_lower = In the lower part (B)
board-mountain_end = The game also ends when a card must be drawn and none is left.
board-mountain_end_empty = The game also ends as soon as the Mountain is empty.
board-discards = Discarded: { $count }
board-discards_about = Out of the game
board-details =
    { $count ->
        [one] Location { $place }: look at the card
       *[other] Location { $place }: look at the stack of { $count }
    }
board-look = Look at { $what }
board-close = Close
board-covered = Below it, from the top
board-recall = Which card comes back on top?
board-clause = Rule { $number }
board-place = location { $place }, { $card }
board-effect_take = Take { $take }.
board-effect_pay = Return { $pay }, take { $take }.
board-effect_defend = Stand here and earn 1 glory; if nobody does: { $attack }.
board-effect_help = Place up to 2 extra workers.
board-all = all
board-threat = attacks this round unless somebody stands here
board-threat_you = you would lose { $loss }
board-threat_swap = you would have { $loss } turned into { $gain }
board-threat_none = you have nothing to lose
board-threat_idle =
    { $count ->
        [one] Mine actions fail: one of your workers would stand there for nothing
       *[other] Mine actions fail: { $count } of your workers would stand there for nothing
    }
board-threat_seat = { $name }: { $change }
board-nothing = nothing
board-mines_idle = { $count } on Mine cards
board-mustered = An army stands ready: no monster attacks this round
board-orcs = Orc Raiders attacked: no Mine actions this round
board-laying = { $card } is about to be laid on { $place }
board-worker = worker
board-helper = extra worker
board-spent = spent
board-worker_of = { $name }, { $sort }
board-piles = Special Actions
board-pile = Special Action: { $front }
board-pile_count = { $count } in this pile
board-pile_empty = empty
board-pile_cost = Costs both workers, or 4 glory and one worker.
board-pile_laid = Then it is laid on { $place } as { $card }.
board-pay_workers = both workers
board-pay_glory = 4 glory and one worker
board-pay_with = pay with { $payment }
board-decline = Place no worker
board-mix_title = Sell an item for
board-split_title = Return for an item
board-fold = Show the mine
board-unfold = Choose
board-black_dwarf = Black dwarf
board-white_dwarf = White dwarf
board-points_to = { $dwarf }: { $place }
board-auto_stands = { $name } stands on { $place }: { $reason }
board-auto_then = { $name } would answer on { $place }: { $reason }
board-auto_next = { $name } next: follows the card under your first worker
board-auto_help = { $name } next: Get Help on { $place }, unless you take it
board-auto_special = { $name } would follow this card: { $first }, else { $white }
board-auto_none = { $name } would place nobody
board-auto_helpers = , extra workers on { $places }
board-why_black = the black dwarf on { $card }
board-why_white = the white dwarf on { $card }
board-why_laid = where { $card } lies
board-why_free = the first free location
board-why_help = Get Help is free
board-why_row = first free one in the row, { $rejected } is no use to him
board-why_usable = the first he can use
board-last_card = the last card ({ $card })
board-items_to_end = { $count } of { $all } items: { $all } at the end of a round end the game
board-glory_to_win = { $count } of { $all } glory: with { $all } he wins at once
board-leads = leads { $what }
board-workers_left = workers in hand: { $workers }, extra workers in the supply: { $helpers }
board-threatened = monsters threaten: { $change }
board-would_change = would change by { $change }
board-become = then { $card }
board-specials_left = Special Actions: { $count } of { $limit } taken
board-describe_place = { $place }: { $card }{ $rest }.
board-describe_below = , { $count } below
board-describe_seat = { $name } has { $what }; { $workers }.
board-describe_pile =
    { $count ->
        [one] Special pile { $pile }: { $front }, one card. { $effect }.
       *[other] Special pile { $pile }: { $front }, { $count } cards. { $effect }.
    }
board-describe_pile_empty = Special pile { $pile } is empty.

## option_names
option_names-players = Players
option_names-solo_opponent = Automaton
option_names-edition = Edition
option_names-mountain = The Mountain
option_names-mountain_end = When the Mountain runs out, the game ends
option_names-special_backs = Special Actions and their backs

## option_notes
option_notes-players = Four and five play in two mines.
option_notes-mountain = A above B leaves less to chance.
option_notes-special_backs = Which location a used card covers.

## option_values
option_values-players_1 = 1, against an automaton
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, the easiest
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, the hardest
option_values-edition_v1 = V1.0, as printed
option_values-edition_pnp = English print-and-play 1.95
option_values-mountain_shuffled = all cards shuffled
option_values-mountain_a_on_b = A cards above B cards
option_values-mountain_end_failed_draw = once a card is missing
option_values-mountain_end_empty = with the last card
option_values-special_backs_sheet = as on the sheet
option_values-special_backs_duplex = as printed on both sides

## lesson
lesson-mine = This is the Mine: nine locations, each with a stack of cards. Only the top card counts, and every round cards from the Mountain cover old ones.
lesson-cards = Mine cards bring iron, gold or steel. Forge cards make items, Defend cards are monsters, Get Help brings extra workers.
lesson-seats = Here you sit, and here your opponent: iron, steel, gold, items and glory are open to all. Each of you has two workers a round.
lesson-place = Place a worker: when it is your turn, pick a glowing location; nobody stands there yet. An Iron Seam will bring 3 iron, a Gold Seam 1 gold.
lesson-order = First turns begin with the start player, second turns come in the reverse order. Play on until you are asked for your second worker.
lesson-second = Your second turn: place the other worker on a free location, or none. Alloy Steel turns 3 iron into 2 steel, if you have the iron.
lesson-carried_out = When all have placed, the cards are carried out: Get Help first, then Defend, Mine, and Forge last. So what you mine now can pay for an item in the same round.
lesson-monsters = A monster on which nobody stands attacks everybody: it costs iron or gold, or all mining of the round. A worker there beats it and earns 1 glory.
lesson-specials = On your first turn you may take a Special Action instead, with both workers, or with one and 4 glory. You do what the card says; then it is turned over and covers a location.
lesson-end = After a round in which somebody holds 4 items, or when a card must be drawn and the Mountain is empty, the game ends. Whoever leads most of steel, gold and items wins; a tie goes to glory.
