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
board-mines_idle =
    { $count ->
        [one] one worker would mine nothing
       *[other] { $count } workers would mine nothing
    }
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
board-medal_leads = leads { $what }
board-medal_shares = shares the most { $what }: nobody leads
board-medal_none = does not lead { $what }
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
# On cards that are very small.
board-short_iron_seam = Iron Seam
board-short_gold_seam = Gold Seam
board-short_orc_raiders = Orc Raiders
board-short_knockers = Knockers

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

## lesson_stage
lesson_stage-forge = Forge your first item
lesson_stage-dragon = Beat the Dragon
lesson_stage-alone = Four workers, then on your own

## lesson
lesson-aim = Lead two of these three: steel, gold, items. You lead what you have more of than Brokk, your opponent.
lesson-mine = This is the mine: nine cards. Each round you place two workers, and so does Brokk, one worker to a card. Then the cards under them are carried out.
lesson-iron = An item needs steel, and steel needs iron. Place your first worker on the Iron Seam that is lit: it brings 3 iron.
lesson-alloy = Brokk took a Gold Seam and an Iron Seam; you can’t stand there now. Your second worker: Alloy Steel turns 3 iron into 2 steel.
lesson-order = You say which of your cards comes first. Pick the Iron Seam: Alloy Steel needs its iron.
lesson-axe = Round 2, and you have 2 steel. That is what an axe costs: place a worker on Forge Axe.
lesson-gold = One worker left. The new Gold Seam brings 1 gold, and gold is one of the three.
lesson-forged = You forged your first item, and you lead items. And see Brokk: nobody stood on the Dragon, so it took 1 of his gold.
lesson-monsters = A monster on which nobody stands attacks everybody, before anything is mined. This Dragon takes 1 gold from each of you.
lesson-defend = Now you have gold to lose. Place a worker on the Dragon: it is beaten, and you earn 1 glory.
lesson-more_gold = You again: second turns go in reverse order. Take the Gold Seam, and you will have more gold than Brokk.
lesson-leading = The Dragon is beaten and your gold is safe. You lead gold and items: two of three. If the game ended now, you would win.
lesson-great_dragon = Two new cards. A Great Dragon takes all gold of everybody. Get Help brings two extra workers, before the monsters come.
lesson-help = There is much to do this round. Place your first worker on Get Help: it gives you two more.
lesson-great = Your second worker belongs on the Great Dragon, or all your gold is gone.
lesson-extra = Here are your extra workers. The Dragon on 9 is still hungry: put the first one there.
lesson-extra_gold = And the second one on the Gold Seam, for one more gold.
lesson-strong = Two monsters beaten in one round, 3 gold, 3 glory. You still lead gold and items.
lesson-specials = One thing more: on your first turn you may take a Special Action instead. It costs both workers, or one and 4 glory.
lesson-end = The game ends after a round in which somebody holds 4 items, or when the Mountain runs out. If you both lead as many, glory decides.
lesson-free = Now you play by yourself. Brokk will fight for gold, so keep steel for items. Ask me for a tip whenever you like.

## lesson_why
lesson_why-iron = Not yet: there is no steel without iron. Begin with the lit Iron Seam.
lesson_why-alloy = That would leave you with iron only. Turn it into steel now, on Alloy Steel.
lesson_why-order = Alloy Steel has no iron to work with yet. First the Iron Seam.
lesson_why-axe = First your item: Brokk could take Forge Axe before your next turn.
lesson_why-gold = That can wait. Brokk has gold and you have none: take the lit Gold Seam.
lesson_why-defend = Not now: the Dragon would take your only gold. Place your worker on it.
lesson_why-more_gold = That brings nothing you need now. With the Gold Seam you take the lead in gold.
lesson_why-help = Two workers are too few this round. Get Help first, so that you have four.
lesson_why-great = Look at the Great Dragon: if nobody stands there, it takes all your gold.
lesson_why-extra = The Dragon on 9 would still take 1 gold. Put the extra worker there.
lesson_why-extra_gold = Better not: gold keeps you ahead. Put the worker on the Gold Seam.
