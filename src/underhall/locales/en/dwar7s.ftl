### Every word Dwar7s Fall and Duel say. Names of trading goals and all German names are ours.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = Two to four clans build one map of mines, taverns and castles before winter, and get in each other's way.
game-about_duel = Two clans, one map, fewer gems: the smaller box for two.
game-about = Clans of dwarfs build one map before winter.
game-credit = designed by Luís Brüh, published by Vesuvius Media
game-seat = Player { $number }
game-and = and
game-card = { $colour } { $kind }
game-over = {""} over the { $card }{""}
game-walls = walls { $sides }
game-no_walls = no walls

## sides
sides-N = N
sides-E = E
sides-S = S
sides-W = W

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
moves-end = end the Actions phase
moves-play = play the { $card } at { $spot }{ $over }, { $how } (r{ $turn })
moves-place = place a dwarf on the { $card } at { $spot }
moves-move = move a dwarf from { $spot } to { $to }
moves-ambush = play Ambush: all dwarfs on the { $card } at { $spot } go home
moves-panic = play Panic: a { $colour } dwarf runs from { $spot } to { $to }
moves-thief = play Thief: steal a gem from { $colour }
moves-crown = play Crown: take all ogre cards of { $colour }
moves-brute = play Brute on a { $colour } dwarf at { $spot }
moves-swap = swap it with your dwarf at { $spot }
moves-resolve = carry out the { $card } at { $spot }
moves-trade = trade { $cost } for the { $goal } ({ $points } VP)
moves-dig = dig the stack at { $spot }: the { $card } goes to the bottom
moves-discard = discard: { $item }
moves-reveal = reveal your secret goal: { $secret }
moves-keep = keep your secret goal ({ $secret }) hidden for now

## prompts
prompts-open = { $seat } lays the first card of the map.
prompts-actions = { $seat } chooses an action.
prompts-last_pass = { $seat } chooses an action. Ending the phase without one ends the game: nothing was done for two rounds.
prompts-no_actions = { $seat } has no action left, and may end the phase.
prompts-brute = { $seat } chooses the own dwarf for the swap.
prompts-resolve = { $seat } chooses which task comes next.
prompts-trade = { $seat } chooses a trading goal.
prompts-dig = { $seat } chooses a stack to dig.
prompts-discard = { $seat } discards down to nine cards.
prompts-reveal = { $seat } can reveal the secret goal.

## refusals
refusals-not_now = '{ $move }' is not possible now.
refusals-over = The game is over.
refusals-must_open = The first player of the game has to lay a kingdom card before ending the phase.
refusals-not_in_actions = '{ $move }' does not belong to the Actions phase.
refusals-no_actions_left = All actions of this turn are taken.
refusals-card_not_in_hand = That kingdom card is not in hand any more.
refusals-off_the_table = That spot is off the table.
refusals-first_card = The first card goes to the middle of the table.
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
events-done = { $seat } ends the Actions phase
events-played = { $seat } lays the { $which } at { $spot }
events-stacked = { $seat } stacks the { $which } at { $spot }
events-placed = { $seat } places a dwarf on the { $which } at { $spot }
events-moved = { $seat } moves a dwarf from { $spot } to { $to }
events-ambush = { $seat } plays Ambush: all dwarfs leave the { $which } at { $spot }
events-panic = { $seat } plays Panic: a dwarf of { $owner } runs from { $spot } to { $to }
events-thief = { $seat } plays Thief and steals a gem from { $owner }
events-stolen = the stolen gem goes from { $owner } to { $seat }: { $gem }
events-crown = { $seat } plays Crown and takes all ogre cards of { $owner } ({ $number })
events-crowned = the ogre cards taken from { $owner } by { $seat }: { $cards }
events-brute = { $seat } plays Brute: the dwarf of { $owner } at { $spot } and an own one at { $to } change places
events-task = { $number ->
    [one] { $seat } carries out the { $which } at { $spot }; one dwarf goes home
   *[other] { $seat } carries out the { $which } at { $spot }; { $number } dwarfs go home
}
events-mined = { $seat } takes { $number } { $gem }
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
events-dug = { $seat } digs at { $spot }: the { $which } goes to the bottom
events-slain = { $seat } slays the { $which } at { $spot }: a trophy
events-discarded = { $seat } discards: { $item }
events-revealed = { $seat } reveals a secret goal: { $secret }
events-triggered = { $seat } has completed enough goals: this is the last round
events-ended_goals = the last round is over: the game ends
events-ended_round_cap = the round limit is reached: the game ends
events-ended_standstill = nothing happened for two rounds: the game ends

## endings
endings-goals = Enough goals were completed and the round was played out.
endings-round_cap = The round limit was reached.
endings-standstill = Nobody did anything for two rounds.

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
side-standing = { $size } cards, { $worth } VP
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
