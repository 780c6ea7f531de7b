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
board-more_map = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} { $edge ->
    [left] to the left
    [right] to the right
    [above] above
   *[below] below
}: move the map there
board-compass = North is at the right: the map is turned by a quarter
board-compass_north = N
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
board-look_stack = Look through the stack of { $count } under the { $card }
board-top = on top
board-covered = covered, without effect
board-close = Close
board-empty_spot = empty spot { $where }
board-dwarf_at = dwarf of { $name } on the { $card }
board-dwarf_label = { $colour } dwarf on the { $card }
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
board-ghost = { $kind } { $where }, { $walls }. Enter lays it, R turns it.
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
board-ahead = ahead of all others
board-goals_race = { $count } of { $all } goals completed
board-secret_held = Holds a secret goal
board-secret_done = Secret goal completed
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

## colours
colours-blue = blue
colours-red = red
colours-green = green
colours-yellow = yellow

## effects
effects-castle = { $need } dwarfs dig: the top card of a stack goes to the bottom. The owner has a fourth action.
effects-mine = { $need } dwarfs bring home { $gems }.
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
option_notes-mat_size = Width × height, in cards.

## lesson_stage
lesson_stage-gems = Mine your first gems
lesson_stage-goal = Complete your first goal
lesson_stage-dragon = Slay a dragon

## lesson
lesson-aim = Have the most points in the end. Most of them come from goals; goals are paid with gems, and gems come from mines.
lesson-map = You and Brokk build one map together, card by card. A turn has three actions: lay a card, place a dwarf, or move one.
lesson-castle = Begin with your castle: pick it in your hand, then the lit spot, and lay it. While it lies on the map you have four actions a turn.
lesson-gold_mine = Now the gold mine: lay it beside your castle. No wall stands between them, so it belongs to your kingdom.
lesson-send = Somebody has to dig. Pick your dwarfs, then the gold mine.
lesson-send_again = A gold mine needs two dwarfs. Send a second one, then end your actions: then the work is done.
lesson-mined = Your first gems: 2 gold. Your two dwarfs are home again and can be sent anew.
lesson-goals = These are the goals. The sack of turnips costs 3 gold and 1 emerald and is worth 8 points: that is your plan.
lesson-more_gold = Two gold are not enough. Send two dwarfs to the gold mine once more.
lesson-emerald = And an emerald is missing. Lay the emerald mine on the lit spot; it is turned so that no wall cuts it off from your kingdom.
lesson-wait_there = One action is left: send a dwarf to the emerald mine. He waits there for a second one. Then end your actions.
lesson-limit = Two more gold. You may keep only nine cards in hand at the end of a turn, so one gold went back. Three are enough.
lesson-emerald_two = The second dwarf for the emerald mine: now it will bring an emerald.
lesson-store = Goals are bought at a general store, and it needs three dwarfs. Brokk laid one: cards on the map serve everybody. Send three there, then end your actions.
lesson-order = Two tasks are ready, and you choose the order. First the emerald mine: the store needs its emerald.
lesson-traded = Your first goal: the sack of turnips is yours, 8 points. The gems you paid are back in the supply.
lesson-monster = Brokk laid a dragon beside your castle. As long as it lies in your kingdom, your mines bring nothing.
lesson-fight = Five dwarfs slay a monster. You have four actions: send four dwarfs to the dragon, then end your actions.
lesson-fifth = Brokk let you be. The fifth dwarf: now the dragon will fall.
lesson-gold_again = Use the day: send your last two dwarfs to the gold mine.
lesson-stop = One action is left, but you need not take it. End your actions.
lesson-dragon_first = Which first? Slay the dragon, then the gold mine is free again and brings gold.
lesson-slain = The dragon is slain: a trophy worth 3 points, and right after it 2 gold.
lesson-secret = This is your secret goal. Once it is true at the end of a turn you may reveal it: it counts as a goal and brings points.
lesson-end = Once somebody has three goals, the round is played out. Then goals, trophies, gems in hand and your kingdom count.
lesson-free = Now you play by yourself. Look for the next goal you can pay. Ask me for a tip whenever you like.

## lesson_why
lesson_why-castle = Later. The castle first: it gives you a fourth action, already in this turn.
lesson_why-gold_mine = Not yet. Without a mine there are no gems: lay the gold mine.
lesson_why-send = Not now: a mine without dwarfs brings nothing. Pick your dwarfs.
lesson_why-send_again = One dwarf alone mines nothing. Send a second one to the gold mine.
lesson_why-more_gold = First the gold: two dwarfs on the gold mine bring 2 more gold.
lesson_why-emerald = That does not help with your goal. It needs an emerald: lay the emerald mine.
lesson_why-wait_there = Better not: the emerald mine needs two dwarfs, and one of them can go now.
lesson_why-emerald_two = First the emerald mine: one dwarf is waiting there for a second one.
lesson_why-store = Not now: three dwarfs at the general store buy you the goal this turn.
lesson_why-order = Then the store would find no emerald, and nothing could be bought. The emerald mine first.
lesson_why-fight = While the dragon lies there your mines bring nothing. Send your dwarfs to it.
lesson_why-fifth = First the dragon: only one dwarf is missing there.
lesson_why-gold_again = That can wait. Two dwarfs on the gold mine bring gold as soon as the dragon is slain.
lesson_why-stop = Keep your cards for now: more monsters or mines don’t help this turn. End your actions.
lesson_why-dragon_first = Then the gold mine would bring nothing: the dragon still lies there. Slay it first.
