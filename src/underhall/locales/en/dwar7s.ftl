### Every word Dwar7s Fall and Duel say. Names of trading goals and all German names are ours.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = Two to four clans build one map of mines, taverns and castles before winter, and get in each other's way.
game-about_duel = Two clans, one map, fewer gems: the smaller box for two.
game-about = Clans of dwarfs build one map before winter.
game-credit = designed by Luís Brüh, published by Vesuvius Media
game-aim = Have the most points when the round of the last goal ends
game-aim_more = Points come from goals you pay with gems, your secret goal, slain monsters, gems you keep and your kingdom. When somebody has completed enough goals, the round is played out and the game is over.
game-seat = Player { $number }
game-and = and
game-times = { $number } × { $name }
game-card = { $colour } { $kind }
game-walls = walls in the { $sides }
game-no_walls = no walls
game-on = on the { $card }

## sides
sides-N = N
sides-E = E
sides-S = S
sides-W = W

## wall_sides
wall_sides-N = north
wall_sides-E = east
wall_sides-S = south
wall_sides-W = west

## beside
# Where a spot of the map is: on which side of a card.
beside-N = north of the { $card }
beside-E = east of the { $card }
beside-S = south of the { $card }
beside-W = west of the { $card }
beside-middle = in the middle of the table
beside-north_west = in the middle of the mat, north-west
beside-north_east = in the middle of the mat, north-east
beside-south_west = in the middle of the mat, south-west
beside-south_east = in the middle of the mat, south-east

## colours
colours-blue = blue
colours-red = red
colours-green = green
colours-yellow = yellow

## kinds
kinds-castle = castle
kinds-gold_mine = gold mine
kinds-emerald_mine = emerald mine
kinds-diamond_mine = diamond mine
kinds-ruby_mine = ruby mine
kinds-tavern = tavern
kinds-general_store = general store
kinds-dragon = dragon
kinds-frost_giant = frost giant

## gems
gems-gold = gold
gems-emerald = emerald
gems-diamond = diamond
gems-ruby = ruby

## gem_counts
# So many gems of a kind.
gem_counts-gold = { $number } gold
gem_counts-emerald = { $number ->
    [one] { $number } emerald
   *[other] { $number } emeralds
}
gem_counts-diamond = { $number ->
    [one] { $number } diamond
   *[other] { $number } diamonds
}
gem_counts-ruby = { $number ->
    [one] { $number } ruby
   *[other] { $number } rubies
}

## ogres
ogres-ambush = Ambush
ogres-panic = Panic
ogres-thief = Thief
ogres-crown = Crown
ogres-brute = Brute

## ogre_effects
ogre_effects-ambush = all dwarfs on one card go home
ogre_effects-panic = any one dwarf runs one or two cards far
ogre_effects-thief = a random gem of one opponent is yours
ogre_effects-crown = all ogre cards of one opponent are yours
ogre_effects-brute = one of your dwarfs and an opponent's change places

## goals
goals-venison_pie = venison pie
goals-roast_boar = roast boar
goals-honey_cakes = honey cakes
goals-sack_of_turnips = sack of turnips
goals-smoked_trout = smoked trout
goals-mountain_cheese = mountain cheese
goals-barrel_of_ale = barrel of ale
goals-barley_bread = barley bread
goals-mixed_hamper = mixed hamper
goals-cellar_of_apples = cellar of apples

## secrets
secrets-architect = Architect
secrets-hunter = Hunter
secrets-berserker = Berserker
secrets-king = King
secrets-miner = Miner
secrets-ogre_in_disguise = Ogre in disguise
secrets-researcher = Researcher
secrets-wizard = Wizard

## secret_conditions
secret_conditions-architect = own kingdom of 8 cards or more
secret_conditions-hunter = 2 trophies or more
secret_conditions-berserker = 2 trophies or more
secret_conditions-king = own kingdom worth 10 points or more
secret_conditions-miner = a gem of each kind in hand
secret_conditions-ogre_in_disguise = 5 ogre cards or more in hand
secret_conditions-researcher = 3 own dwarfs or more on each of two monsters
secret_conditions-wizard = 5 emeralds or more in hand

## options
options-players = how many play
options-table = free: the map may grow any way; mat: it stays on a mat
options-mat_size = size of the mat, width x height, both even, 4 to 12
options-first_player = who starts: random, or the number of a seat
options-colours = the colours of the seats in order, joined by '-'
options-dragon_over_mine = whether a dragon may be laid on a mine without dwarfs
options-castleless_dragon = whether a dragon also stops mines where no castle is near
options-goals_to_end = how many completed goals bring the last round
options-round_cap = the game ends after this round at the latest
options-open_gems = whether everybody sees everybody's gems

## option_names
option_names-players = Players
option_names-table = Where the map grows
option_names-mat_size = Size of the mat
option_names-first_player = Who begins
option_names-colours = Colours of the seats
option_names-dragon_over_mine = Dragons on mines
option_names-castleless_dragon = Dragons without castles
option_names-goals_to_end = Goals to the last round
option_names-round_cap = Last round at the latest
option_names-open_gems = Open gems

## option_values
option_values-on = yes
option_values-off = no
option_values-random = by lot
option_values-table_free = anywhere
option_values-table_mat = on a mat
option_values-first_player_1 = seat 1
option_values-first_player_2 = seat 2
option_values-first_player_3 = seat 3
option_values-first_player_4 = seat 4

## columns
columns-trading = trades
columns-secret = secret
columns-trophies = trophies
columns-gems = gems
columns-kingdom = kingdom
columns-total = total
columns-size = cards
columns-dwarfs = dwarfs
columns-place = place

## moves
moves-end = end your actions
moves-play = lay the { $card } { $where }, { $how }
moves-place = place a dwarf on the { $card }
moves-move = move a dwarf from the { $start } to the { $end }
moves-ambush = play Ambush: all dwarfs on the { $card } go home
moves-panic = play Panic: a { $colour } dwarf runs from the { $start } to the { $end }
moves-thief = play Thief: steal a gem from { $colour }
moves-crown = play Crown: take all ogre cards of { $colour }
moves-brute = play Brute on a { $colour } dwarf on the { $start }
moves-swap = swap it with your dwarf on the { $start }
moves-resolve = carry out the { $card }
moves-trade = trade { $cost } for the { $goal } ({ $points } VP)
moves-dig = dig: the { $card } goes to the bottom of its stack
moves-discard = discard: { $item }
moves-reveal = reveal your secret goal: { $secret }
moves-keep = keep your secret goal ({ $secret }) hidden for now

## prompts
prompts-open = { $seat }: choose a card for the map.
prompts-actions = { $seat }: lay a card, place a dwarf or move one.
prompts-last_pass = { $seat }: take an action. Ending your turn without one ends the game: nothing was done for two rounds.
prompts-no_actions = { $seat }: all your actions are taken; end your turn.
prompts-brute = { $seat }: choose your own dwarf for the swap.
prompts-resolve = { $seat }: choose the task that comes next.
prompts-trade = { $seat }: choose a goal to pay.
prompts-dig = { $seat }: choose a stack to dig.
prompts-discard = { $seat }: discard gems or ogre cards until nine cards are left.
prompts-reveal = { $seat }: reveal your secret goal, or keep it hidden.

## refusals
refusals-not_now = '{ $move }' is not possible now.
refusals-over = The game is over.
refusals-must_open = The first player of the game has to lay a kingdom card before ending the phase.
refusals-not_in_actions = '{ $move }' does not belong to the Actions phase.
refusals-no_actions_left = All actions of this turn are taken.
refusals-card_not_in_hand = That kingdom card is not in hand any more.
refusals-off_the_table = That spot is off the table.
refusals-first_card = The first card goes to the middle of the table.
refusals-first_card_on_mat = On the mat the first card goes to one of the four spots in the middle.
refusals-touches_no_card = A card must touch another along an edge.
refusals-cover_dwarfs = A card with dwarfs on it cannot be covered.
refusals-cover_other_type = Only a mine, tavern or store can be covered, and only by its own type.
refusals-no_card_there = There is no card on that spot.
refusals-other_card_there = Another card lies on top there.
refusals-no_dwarf_in_pile = All dwarfs are on the map already.
refusals-card_full = That card has no free dwarf place.
refusals-no_own_dwarf_there = No dwarf of your own stands there.
refusals-nowhere_to_walk = There is no card on that side.
refusals-wall = A wall is in the way.
refusals-ogre_not_in_hand = That ogre card is not in hand.
refusals-no_enemy = The target must be another player.
refusals-no_gem_to_steal = That player holds no gem.
refusals-no_ogre_to_steal = That player holds no ogre card.
refusals-ambush_nobody = An Ambush needs a card with a dwarf on it.
refusals-panic_nowhere = No such dwarf can run there: each card entered needs an open side and a free place.
refusals-brute_nobody = Brute needs an opponent's dwarf there and a dwarf of your own on another card.
refusals-swap_own_elsewhere = The swap needs a dwarf of your own on another card.
refusals-swap_first = Brute is being played: choose the own dwarf first.
refusals-not_ready = Your dwarfs there are too few for the task.
refusals-no_ogre_in_resolve = Ogre cards are played in the Actions phase only.
refusals-resolve_first = All ready tasks have to be carried out first.
refusals-trade_first = A payable goal has to be taken first.
refusals-cannot_pay = You do not hold the whole cost of that goal.
refusals-goal_not_shown = That goal is not face up.
refusals-dig_first = A stack has to be dug first.
refusals-not_diggable = Only a stack of two or more without dwarfs and without a monster on top can be dug.
refusals-item_not_in_hand = That card is not in hand.
refusals-no_ogre_in_discard = Ogre cards are played in the Actions phase only.
refusals-discard_first = First discard gems or ogre cards down to nine cards.
refusals-reveal_first = First decide whether to reveal the secret goal.

## events
events-turn = round { $round }: { $seat } is on
events-done = { $seat } ends the turn’s actions
events-played = { $seat } lays the { $which } { $beside }
events-stacked = { $seat } stacks the { $which } on the { $below }
events-placed = { $seat } places a dwarf on the { $which }
events-moved = { $seat } moves a dwarf from the { $start } to the { $end }
events-ambush = { $seat } plays Ambush: all dwarfs leave the { $which }
events-panic = { $seat } plays Panic: a dwarf of { $owner } runs from the { $start } to the { $end }
events-thief = { $seat } plays Thief and steals a gem from { $owner }
events-stolen = the stolen gem goes from { $owner } to { $seat }: { $gem }
events-crown = { $seat } plays Crown and takes all ogre cards of { $owner } ({ $number })
events-crowned = the ogre cards taken from { $owner } by { $seat }: { $cards }
events-brute = { $seat } plays Brute: the dwarf of { $owner } on the { $start } and an own one on the { $end } change places
events-task = { $number ->
    [one] { $seat } carries out the { $which }; one dwarf goes home
   *[other] { $seat } carries out the { $which }; { $number } dwarfs go home
}
events-mined = { $seat } takes { $gems }
events-nothing_dragon = a dragon stops the mine; { $seat } gets nothing
events-nothing_gems = the supply has none left; { $seat } gets nothing
events-nothing_ogres = there is no ogre card left; { $seat } gets nothing
events-nothing_payable = { $seat } cannot pay any goal
events-nothing_monster = a monster stops the digging; { $seat } gets nothing
events-nothing_to_dig = there is no stack for { $seat } to dig
events-drew = { $seat } draws an ogre card
events-drawn = { $seat } drew: { $ogre }
events-reshuffled = the ogre discard pile is shuffled into a new deck
events-traded = { $seat } trades gems for the { $goal }
events-goal_shown = the { $goal } is now face up
events-dug = { $seat } digs: the { $which } goes to the bottom of its stack, the { $above } comes up
events-slain = { $seat } slays the { $which }: a trophy
events-discarded = { $seat } discards: { $item }
events-revealed = { $seat } reveals a secret goal: { $secret }
events-triggered = { $seat } has completed enough goals: this is the last round
events-ended_goals = the last round is over: the game ends
events-ended_round_cap = the round limit is reached: the game ends
events-ended_standstill = nothing happened for two rounds: the game ends

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
verdicts-goals = { $case ->
    [won] You completed { $goals ->
        [one] one goal
       *[other] { $goals } goals
    } and have { $own ->
        [one] { $own } point
       *[other] { $own } points
    }; { $rival } has { $theirs }.
    [lost] { $winner } completed { $goals ->
        [one] one goal
       *[other] { $goals } goals
    } and has { $own ->
        [one] { $own } point
       *[other] { $own } points
    } to your { $theirs }.
   *[other] { $winner } completed { $goals ->
        [one] one goal
       *[other] { $goals } goals
    } and has { $own ->
        [one] { $own } point
       *[other] { $own } points
    }; { $rival } has { $theirs }.
}
verdicts-tie = { $case ->
    [won] You and { $rival } have as many points, but you have more { $column ->
        [size] cards in your kingdom
       *[dwarfs] dwarfs on the map
    }: { $own } to { $theirs }.
    [lost] { $winner } has as many points as you, but more { $column ->
        [size] cards in the kingdom
       *[dwarfs] dwarfs on the map
    }: { $own } to your { $theirs }.
   *[other] { $winner } and { $rival } have as many points, but { $winner } has more { $column ->
        [size] cards in the kingdom
       *[dwarfs] dwarfs on the map
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

## endings
endings-goals = Enough goals were completed and the round was played out.
endings-round_cap = The round limit was reached.
endings-standstill = Nobody did anything for two rounds.

## reasons
# What a move brings, for hints ("completes ...") and, behind a name, for turning points ("Brokk completes ...").
reasons-ends_won = ends the game and wins it
reasons-ends_level = ends the game and shares the victory
reasons-ends_lost = ends the game and loses it
reasons-closes_ahead = makes this the last round, in the lead
reasons-closes_behind = makes this the last round, though others lead
reasons-leads = takes the lead in points
reasons-completes = completes a goal for { $points } VP: { $goal }
reasons-comes_first = takes it before { $seat } can: { $goal }
reasons-reveals = reveals the secret goal for { $points } VP: { $secret }
reasons-slays = slays the { $which }
reasons-goal_ready = has all for a goal: { $goal }
reasons-one_gem_short = is one { $gem } short of a goal: { $goal }
reasons-nearer_goal = is { $count ->
    [one] one action
   *[other] { $count } actions
} from a goal: { $goal }
reasons-secret_ready = fulfils the secret goal: { $secret }
reasons-nearer_secret = is { $count ->
    [one] one action
   *[other] { $count } actions
} from the secret goal: { $secret }
reasons-monster_ready = has the dwarfs to slay the { $which }
reasons-nearer_monster = brings the { $which } one dwarf nearer to its fall ({ $count } to go)
reasons-mines = brings in { $gems }
reasons-draws_ogre = draws an ogre card
reasons-nearer_task = is { $count ->
    [one] one dwarf
   *[other] { $count } dwarfs
} short of a task: { $card }
reasons-new_card = gives the dwarfs a new card to work on: { $card }
reasons-home = brings { $count ->
    [one] a dwarf
   *[other] { $count } dwarfs
} home
reasons-kingdom_up = makes the own kingdom worth { $points } VP more
reasons-kingdom_down = costs the own kingdom { $points } VP
reasons-fourth_action = wins a fourth action
reasons-kingdom_of_other = costs { $seat } { $points } VP in the kingdom
reasons-action_of_other = takes a fourth action from { $seat }
reasons-steals_gem = steals a gem from { $seat }
reasons-takes_ogres = takes ogre cards from { $seat }
reasons-opens_mine = opens a mine: { $gem }
reasons-closes_mine = closes a mine to { $seat }: { $gem }
reasons-waits = keeps everything as it is
reasons-least_loss = loses the least

## terms
terms-trading = { $change } VP from trades
terms-secret = { $change } VP from the secret goal
terms-trophies = { $change } VP from trophies
terms-gems = { $change } VP in gems
terms-kingdom = { $change } VP in the kingdom
terms-work = { $change } VP under way
terms-goal = { $change } VP on the way to a trading goal
terms-hidden = { $change } VP on the way to the secret goal
terms-others = { $change } VP against the strongest other

## board
board-head = { $title } · round { $round } · { $seat } ({ $colour }) is on · actions { $actions } of { $allowance }
board-closing = last round
board-pass_ends = passing ends the game
board-ended = The game is over.
board-empty = (no card on the map yet)
board-legend = # wall, . open side; letters are dwarfs, _ free places, x2 a stack of two.
board-spot_list = Spots: { $spots }
board-supply = Supply: { $gems }
board-row = Goals: { $goals } (deck { $deck })
board-price = { $goal } for { $cost } ({ $vp })
board-ogres = Ogre deck { $deck }, discards { $discards }
board-nothing = none
board-seat = { $letter } { $seat }: pile { $pile }, goals { $completed }, trophies { $trophies }, kingdom size { $size }, worth { $worth }
board-kingdom = kingdom cards: { $cards }
board-gems = gems { $count }: { $gems }
board-ogre_hand = ogres { $count }: { $ogres }
board-goals_taken = traded: { $goals }
board-secret = secret: { $secret }
board-hidden = hidden
board-yours = { $secret }, { $condition }, hidden from the others
board-shown = { $secret }, revealed
board-stacks = Stacks, bottom first:

## letters
letters-blue = B
letters-red = R
letters-green = G
letters-yellow = Y

## short
short-castle = castle
short-gold_mine = gold
short-emerald_mine = emerald
short-diamond_mine = diamond
short-ruby_mine = ruby
short-tavern = tavern
short-general_store = store
short-dragon = dragon
short-frost_giant = giant

## side
side-standing = { $size ->
    [one] { $size } card, { $worth } VP
   *[other] { $size } cards, { $worth } VP
}
side-counts = dwarfs { $pile } · goals { $goals } · trophies { $trophies }
side-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
side-gems = { $count ->
    [one] one gem, hidden
   *[other] { $count } gems, hidden
}
side-ogres = { $count ->
    [one] one ogre card, hidden
   *[other] { $count } ogre cards, hidden
}
side-goals = Goals (deck { $deck })
side-points = VP
side-supply = Supply
side-ogre_deck = Ogre deck { $deck }
side-discards = { $count } discarded, { $top } on top

## features
features-seats = for each seat, its ready tasks done: points to expect, points now, goals left to the end (0, 1, 2), goals about to be paid, gems by kind, how near the nearest and the next goal on show is, whether another is nearer, whether its actions suffice, the secret goal, dwarfs at home, tasks begun, a monster to slay, the kingdom's points, the extra action, dragons in the kingdom, kingdom cards, ogre cards, a usable store
features-edges = the hand-written evaluator's share of victory, and the lead over the best other: in points to expect, and in points now
features-lead = points to expect ahead of the best other, from -20 to 20 in fours
features-nearer = actions nearer to a goal on show than the nearest other, from -4 to 4
features-goals_ahead = completed goals ahead of the best other, from -2 to 2
features-active = whose turn it is
features-order = how many seats after the starting player the seat is
features-actions_left = actions left in this turn, from 0 to 4
features-ending = last round, last round and the seat is not through, part of the round limit, quiet rounds
features-standing = whether the seat is ahead in points now, and that in the last round
features-left_over = gems in the supply by kind, goals on show, goals in the deck
features-map = for each cell of a window of 11 x 11, row by row from the north-west: kind of the top card but castles, whose castle, open sides (N, E, S, W), dwarfs of each seat, whether a card may be laid there
features-middle = the middle of the map, which is the middle of the window: x, y
features-cards = for each owner and kind of kingdom card: in hand, on the map (1 on top, half as much for each card above), x and y from the middle, open sides, dwarfs of each seat
features-hand = the own gems and ogre cards by kind
features-secrets = for each seat: the secret goal, the own one and those revealed
features-holdings = for each seat: dwarfs at home, kingdom cards, gems, ogre cards, trading goals, monsters slain (by owner, dragon and frost giant)
features-gems = for each seat: gems by kind, where they are hidden what is to be expected
features-goals = for each trading goal: whether it is on show, then for each seat whether it has it
features-decks = goals and ogre cards in their decks, discarded ogre cards by kind, gems in the supply by kind
features-question = what is asked
features-asked = who is asked, as far as the seat can see
features-brute = while a Brute swaps: whose dwarf, and where it stands (x, y from the middle)
features-round = the round, actions taken, whether something was done this round, quiet rounds, last round
features-players = how many players, from 2 to 4
features-goals_to_end = how many goals bring the last round, from 2 to 4
features-options = mat, its width and height, dragons over mines, dragons without a castle, open gems, round limit
features-at_turn = whose turn it is, who started
