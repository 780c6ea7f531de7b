### What the browser page says at a table of Dwar7s Fall or Duel besides the game's own words: board, options, lessons.

## board
board-round = Round { $round }
board-last_round = last round
board-pass_ends = passing ends the game
board-actions = { $used } of { $all } actions taken
board-map = Map
board-nearer = Zoom in
board-farther = Zoom out
board-fit = Show the whole map
board-empty_map = No card lies on the map yet.
board-points = { $vp } VP
board-vp = VP
board-need =
    { $need ->
        [one] needs one dwarf
       *[other] needs { $need } dwarfs of one colour
    }
board-places =
    { $places ->
        [one] one dwarf place
       *[other] { $places } dwarf places
    }
board-walls = walls: { $walls }
board-no_walls = no walls
board-dwarfs_of = { $count } of { $name }
board-dwarfs = dwarfs: { $dwarfs }
board-ready = ready: carried out at the end of { $name }’s turn
board-waiting = enough dwarfs: waits for { $name }’s turn
board-stack = stack of { $count }
board-look_stack = Look through the stack of { $count } at { $spot }
board-top = on top
board-covered = covered, without effect
board-close = Close
board-empty_spot = empty spot { $spot }
board-at = { $kind } at { $spot }
board-dwarf_at = dwarf of { $name } on the { $kind } at { $spot }
board-dwarf_label = { $colour } dwarf at { $spot }
board-kingdom_of = kingdom of { $names }
board-no_kingdom = nobody’s kingdom
board-kingdom_line =
    { $size ->
        [one] Kingdom of { $name }: one card, { $vp } VP
       *[other] Kingdom of { $name }: { $size } cards, { $vp } VP
    }
board-rotate = Turn the card
board-rotate_key = Turn (R)
board-placing_keys = R turns it, a click on the card or Enter lays it.
board-lay = Lay it here
board-ghost = { $kind } at { $spot }, { $walls }. Enter lays it, R turns it.
board-turn_label = quarter turns: { $turn }
board-goals = Goals
board-goals_deck = { $count } more in the deck
board-market = Goals, gems, ogres
board-goal_label = { $goal }: { $cost }, { $vp } VP
board-payable = you can pay
board-supply = Supply
board-ogres = Ogres
board-ogre_deck = deck
board-ogre_discard = discarded
board-pile = pile
board-campfire = campfire
board-pile_label = a dwarf from your pile ({ $count } there)
board-secret = Secret goal
board-hidden = hidden
board-revealed = revealed
board-cards = kingdom cards
board-gems_count =
    { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
board-gems_word = gems
board-ogre_cards = ogre cards
board-goals_done = goals completed
board-dwarfs_pile = dwarfs in the pile
board-kingdom_size = cards in the kingdom
board-unseen_gems = without hidden gems
board-end = End my actions
board-end_game = End my actions and the game
board-reveal = Reveal the secret goal
board-keep = Keep it hidden
board-done = Done
board-turn_of = { $name } is on, { $used } of { $all } actions taken.
board-holds =
    { $name }: { $kingdom } { $kingdom ->
        [one] kingdom card
       *[other] kingdom cards
    }, { $gems } { $gems ->
        [one] gem
       *[other] gems
    }, { $ogres } { $ogres ->
        [one] ogre card
       *[other] ogre cards
    } in hand, { $pile } { $pile ->
        [one] dwarf
       *[other] dwarfs
    } in the pile, { $goals } { $goals ->
        [one] goal
       *[other] goals
    }, { $trophies } { $trophies ->
        [one] trophy
       *[other] trophies
    }, { $total } VP seen.
board-of_colour = { $kind } of { $name }
board-and = and

## sides
sides-N = north
sides-E = east
sides-S = south
sides-W = west

## effects
effects-castle = { $need } dwarfs dig: the top card of a stack goes to the bottom. The owner has a fourth action.
effects-mine = { $need } dwarfs bring home { $amount } { $gem }.
effects-tavern = { $need } dwarfs draw an ogre card.
effects-general_store = { $need } dwarfs trade gems for one goal of the row.
effects-dragon = No mine in its domain gives anything. { $need } dwarfs slay it: a trophy, { $trophy } VP.
effects-frost_giant = No castle in its domain gives a fourth action. { $need } dwarfs slay it: a trophy, { $trophy } VP.

## option_names
option_names-players = Players
option_names-first_player = Who begins
option_names-goals_to_end = Goals that bring the last round
option_names-table = Where the map grows
option_names-mat_size = Size of the mat
option_names-open_gems = Everybody sees all gems, for a first game
option_names-dragon_over_mine = A dragon may be laid on a mine without dwarfs
option_names-castleless_dragon = A dragon stops mines even where no castle is near
option_names-round_cap = The last round at the latest
option_names-colours = Colours of the seats

## option_values
option_values-first_player_1 = seat 1
option_values-first_player_2 = seat 2
option_values-first_player_3 = seat 3
option_values-first_player_4 = seat 4
option_values-first_player_random = by lot
option_values-table_free = anywhere
option_values-table_mat = on a mat

## option_notes
option_notes-goals_to_end = Completed by one player; 3 is printed.
option_notes-mat_size = Width x height, both even, 4 to 12.
option_notes-colours = blue, red, green, yellow in the seats' order, joined by '-'.

## lesson
lesson-map = Everybody builds one map together, card by card, and you lay the first one. Walls on the cards divide the map into kingdoms.
lesson-hand = Your hand: a castle, four mines, a tavern, a general store, a dragon and a frost giant; everybody has the same nine. And you have seven dwarfs.
lesson-turn = A turn has up to three actions, in any mix: play a kingdom card, place a dwarf, move a dwarf. While your castle is on the map it is four, unless a frost giant is in its domain.
lesson-lay = Pick a card of your hand and lay it on the map; you may turn it. The castle is a good start: what can be reached from it without crossing a wall is your kingdom.
lesson-send_fall = Now send a dwarf: pick your pile, then a card on the map with a free place. Distance and walls do not matter here, only when a dwarf walks on.
lesson-send_duel = Now send a dwarf: pick your campfire, then a card on the map with a free place. Distance and walls do not matter here, only when a dwarf walks on.
lesson-end_turn = Take another action, or end your actions. Then your tasks are carried out, and last of all you go down to nine cards in hand: gems and ogre cards leave, kingdom cards never.
lesson-tasks_fall = A task is ready at the end of your turn when enough of your dwarfs stand on the card; they go back to the pile. Mines give gems, taverns an ogre card, and a general store trades gems for one of these goals.
lesson-tasks_duel = A task is ready at the end of your turn when enough of your dwarfs stand on the card; they go back to the campfire. Mines give gems, taverns an ogre card, and a general store trades gems for one of these goals.
lesson-dragon_fall = Mines in a dragon’s domain give nothing; five of your dwarfs on a monster slay it for a trophy worth 3 points. In Fall a dragon may even be laid on a mine without dwarfs.
lesson-dragon_duel = Mines in a dragon’s domain give nothing; five of your dwarfs on a monster slay it for a trophy worth 3 points. In Duel a dragon is only laid on an empty spot.
lesson-opponents = Every card on the map serves everybody, so use your opponent’s mines, or stand in the way. Their gems, ogre cards and secret goal are hidden; your own goal you may reveal once it is true.
lesson-end = When somebody ends a turn with three completed goals, the round is played out and the game is over. Most points win: goals, trophies, gems in hand and the worth of your kingdom.
