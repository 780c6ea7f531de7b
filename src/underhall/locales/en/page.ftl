### What the frame of the browser page says: bar, home, settings, table, replay. Boards and lessons are in the games' own files.

## page
page-title = Underhall
page-titled = { $page } · Underhall
page-motto = Dwarf games by lantern light
page-skip = Skip to the content
page-error = That did not work
page-retry = Try again
page-close = Close
page-loading = One moment …
page-gone = The table server does not answer. Is it still running? We keep trying.
page-odd_answer = The server answered with { $status }
page-cancel = Cancel

## problems
problems-not-found = There is nothing like that here (any more)
problems-position-gone = The game has moved on
problems-not-your-turn = You are not asked now
problems-not-now = Your last move is not finished yet
problems-illegal-move = That move is not allowed now
problems-invalid = That is not possible
problems-cannot-undo = That cannot be taken back without asking the others
problems-no-takebacks = This table plays without taking back
problems-asked = Somebody has asked already
problems-answered = The others must answer
problems-given-up = A bot plays your seat now
problems-no-hints = This table plays without hints
problems-no-seat = You have no seat at this table
problems-full = No seat is free
problems-taken = That seat is not free
problems-seated = You have a seat at this table already
problems-seats-free = Some seats are still free
problems-not-over = The game is not over
problems-over = The game is over
problems-not-yours = Only the table’s creator may do that
problems-agreed = You have agreed already; the others have not
problems-name-taken = That name belongs to somebody else; choose another
problems-registered = A registered name stays
problems-name-mixed = A name is written in one alphabet: some letters only look like others
problems-guest = A guest has no password
problems-wrong-password = The password is wrong
problems-too-many = Too many requests; wait a moment
problems-bots-busy = The bots have too much to think about just now; try again in a moment
problems-many-tables = Bots are thinking at many tables of yours already; wait until they have moved
problems-people-play = People play at this table
problems-crowded = Too many requests at once; wait a moment
problems-too-long = So much has happened at this table that this cannot be added
problems-malformed = The server cannot read that: is a field empty or too long?
problems-busy = The table is busy; try again
problems-not-kept = Nothing can be kept at present; look again in a while
problems-database = The server’s database does not answer; try again in a while
problems-failure = The server failed at this; it has been written down
problems-unreachable = The server does not answer
problems-unsent = No connection: nothing was sent
problems-read-only = This table can only be looked at
problems-not-left = That person is still here
problems-not-replaceable = No person sits there
problems-not-late = Nobody has run out of time
problems-time-used-up = Your time for this game is used up
problems-open-tables = There are open tables enough: begin or remove one first
problems-standing-again = A standing answer was dropped: the same question came again before anybody else was asked
problems-standing-too-many = Your standing answers were dropped: they had played on for long without you

## nav
nav-home = The shelf
nav-about = About
nav-settings = Settings

## sound
sound-question = Sound?
sound-yes = Yes
sound-no = No

## settings
settings-language = Language
settings-theme = Colours
settings-dark = dark, like a lantern’s light
settings-light = light, like vellum
settings-pace = Pace
settings-sound = Sounds
settings-volume = Volume
settings-try_out = Try it
settings-confirm = Confirm every move
settings-you = You
settings-name = Your name
settings-save = Save
settings-guest = You play as a guest: this browser remembers you.
settings-member = You have an account.
settings-password = Password (8 letters or more)
settings-register = Create an account
settings-login = Log in
settings-logout = Log out
settings-remove = Delete account and data
settings-remove_sure = Really delete your name, words and seats?
settings-change = Change the password
settings-old_password = Present password
settings-new_password = New password (8 letters or more)
settings-changed = The password is changed; everywhere else you are logged out.
settings-sessions = Where you are logged in
settings-here = here
settings-used = last used { $date }
settings-unknown = unknown browser
settings-end = Log out there
settings-end_others = Log out everywhere else

## notices
notices-title = Notices
notices-about = When it is your turn, somebody asks you something or a game is over, you hear of it here, unless you are at the table. What is hidden stays hidden.
notices-push_here = Tell me in this browser
notices-push_refused = This browser shows no notices from here: allow them in its settings for this page.
notices-push_failed = This browser could not reach its push service; it may be switched off.
notices-push_impossible = This browser can only show notices from a page with https, or from this machine.
notices-push = a browser
notices-this_browser = this browser
notices-mail = mail
notices-discord = Discord
notices-ntfy = ntfy
notices-kind = Another way
notices-address_mail = Your mail address
notices-address_discord = Address of the channel’s webhook
notices-address_ntfy = Address of the topic, as https://ntfy.sh/my-topic
notices-add = Add
notices-try = Send me one now
notices-tried = Sent. It should be there in a moment.
notices-remove = Remove
notices-code = Code from the mail
notices-confirm = Confirm
notices-coded = A code is on its way to { $address }.
notices-failing = the last one did not arrive
notices-hour = Games over days
notices-each = a mail for each turn
notices-daily = one mail a day at { $time }

## tokens
tokens-title = Bots and programs
tokens-about = A token lets a program play in your name, and nothing else. Give it to nobody you would not let play for you.
tokens-name = Name of the token
tokens-where = For
tokens-all_tables = all my tables
tokens-one_table = one table
tokens-play = It may play where I sit
tokens-tables = It may make tables and sit down
tokens-make = Make a token
tokens-fresh = Copy it now: it will not be shown again.
tokens-withdraw = Withdraw
tokens-unused = never used

## paces
paces-off = all at once
paces-quick = quick
paces-normal = normal
paces-calm = calm
paces-wait = wait for me

## home
home-shelf = The shelf
home-play = Play now
home-against = against
home-players = { $low }–{ $high } players
home-one =
    { $low ->
        [one] one player
       *[other] { $low } players
    }
home-minutes = { $low }–{ $high } min
home-more = More options
home-learn = Learn it
home-rules = How to play
home-yours = Your games
home-your_turn = Your turn
home-waiting = Waiting for { $name }
home-gave_up = You gave up; the others play on
home-over = Over
home-open = Open tables
home-nobody = Nobody waits for players right now. Set up a table and share its link.
home-seats_free =
    { $count ->
        [one] one free
       *[other] { $count } free
    }
home-more_tables = More tables
home-link = Join by link
home-link_hint = Paste a link or the table’s id
home-enter = Go
home-missed = Since you left
home-fan = An unofficial fan work, not affiliated with the designers or publishers.
home-finished = Finished games
home-with = with { $names }
home-round = round { $round }

## deals
deals-heading = The same deal for all
deals-today = Today’s deals
deals-week = This week, alone
deals-about = Everybody gets the same deal. Your first try counts: no hints, and nothing is taken back once you have seen what comes of it. After that you can try again as often as you like; that does not count. Whoever finishes stands in the list with their name.
deals-all = All deals and results
deals-against = against { $opponent }
deals-try = Play today’s deal
deals-try_week = Take the challenge
deals-go_on = Go on
deals-again = Try again
deals-results = Results
deals-until = until { $time }
deals-was = until { $time }; it is over
deals-count =
    { $count ->
        [0] Nobody has finished yet
        [one] one has finished
       *[other] { $count } have finished
    }
deals-place = You: { $place } of { $count }
deals-list = List of results
deals-column_place = Place
deals-column_name = Name
deals-column_result = Result
deals-column_score = Score
deals-won = won
deals-shared = shared
deals-lost = lost
deals-resigned = gave up
deals-timed_out = out of time
deals-left = left
deals-look = Look back
deals-hidden = The games of others can be looked at when your own try is over.
deals-counted = Counted try: no hints, no second chance
deals-counted_short = Counts
deals-practice = A further try: it does not count
deals-seed = Chosen deal { $seed }
deals-seed_hint = Whoever knows the number can know the cards. The game does not count for ratings.
deals-back = All deals

## puzzles
puzzles-heading = Puzzles
puzzles-daily = Today’s puzzles
puzzles-about = Positions from games in which one move is clearly best. Find it: your first try counts, after that you can try again.
puzzles-today = One for today, of each game
puzzles-todays = Today’s puzzle
puzzles-another = Another
puzzles-one = Puzzle
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-difficulty_hint = Difficulty { $difficulty } of 100: so often in a hundred do novice, adept and master together miss it
puzzles-was_solved = solved
puzzles-was_missed = not solved
puzzles-count =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
puzzles-solved_of = You: { $solved } of { $tried } solved, { $count } in all
puzzles-days = Days in a row
puzzles-row = Solved in a row
puzzles-best = Your best row
puzzles-find = Find the best move for { $name }
puzzles-back = Back
puzzles-right = That is it!
puzzles-wrong = Not quite
puzzles-tried = You tried: { $move }
puzzles-best_move = The best move:
puzzles-best_moves = The best moves, each as good as the others:
puzzles-worth = Such positions are won in { $share } of games; every other move is worth at least { $margin } less.
puzzles-levels = Who finds it
puzzles-mostly = mostly plays: { $move }
puzzles-streak = Days in a row: { $days }. Puzzles in a row: { $puzzles }.
puzzles-uncounted = Your first try has counted; this one is for practice.
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-all = All puzzles
puzzles-no_board = There is no picture of this game here.
puzzles-game = Game
puzzles-tried_count = Tried
puzzles-solved_count = Solved

## profile
profile-heading = Profile of { $name }
profile-yours = Your profile
profile-link = Your profile
profile-nothing = No finished games yet. Play one, and it will stand here.
profile-public = Others may see my profile
profile-public_hint = At { $link }. Until you allow it, nobody but you sees this page.
profile-guest_hint = Only you see this page. With an account you can let others see it, and you keep it on every device.
profile-export = Download all my data
profile-delete_hint = Deleting your account (in the settings) takes your results with it.
profile-by_game = By game
profile-game = Game
profile-games = Games
profile-won = Won
profile-shared = Shared
profile-rating = Rating
profile-unrated = no rating yet
profile-rating_value = { $value } ± { $deviation }
profile-rating_hint = Rated are games without hints and take-backs whose deal nobody could know. Everybody begins at 25; bots stand still: { $anchors }.
profile-opponents = Against whom
profile-opponent = Opponent
profile-bot = Bot: { $level }
profile-nobody = Somebody who has gone
profile-recent = Recent games
profile-not_there = There is no such profile, or it is private.

## events
events-heading = Events
events-about = A host invites, the server makes the tables, keeps the results and says who plays whom next.
events-mine = Your events
events-others = Events you can join
events-new = A new event
events-all = All events
events-make_one = Make or join an event
events-round_robin = Round robin
events-swiss = Swiss
events-knock_out = Knock-out
events-about_round_robin = Everybody plays everybody once. At larger tables everybody meets everybody about equally often.
events-about_swiss = In each round those with about equal points meet, and nobody meets twice while it can be avoided. Nobody is out.
events-about_knock = Whoever loses is out, whoever wins goes on, until one is left.
events-name = Name
events-unnamed = An evening in Underhall
events-kind = Kind
events-best_of = Games of a match
events-through = How many of each table go on
events-how_many_rounds = Rounds (0: as many as it usually takes)
events-entry = Who may join
events-entry_link = Whoever has the link
events-entry_open = Anybody; it is listed here
events-entry_names = Only whom I invite by name
events-fill = Bots for places that stay empty
events-fill_nobody = None
events-join_too = I play, too
events-by_hand = Each round begins when I say so
events-make = Make the event
events-entrants = { $count ->
    [one] One takes part
   *[other] { $count } take part
}
events-waits_for = { $count ->
    [one] Not begun: one takes part
   *[other] Not begun: { $count } take part
}
events-is_over = Over
events-round_of = Round { $round } of { $rounds }
events-hosted = host: { $name }
events-host_waits = the next round waits for the host
events-table_ready = Your table is ready
events-invited = invited
events-bot = Bot { $number } ({ $level })
events-somebody = Somebody who left
events-add_bot = A bot
events-invite = Invite by name
events-add = Add
events-remove = Remove { $name }
events-fills = At the beginning bots ({ $level }) take the places that stay empty.
events-join = Join
events-start = Begin
events-next = Begin the next round
events-leave = Leave the event
events-leave_sure = All your remaining games are lost. Leave?
events-end = End the event
events-end_sure = It then stands as it stands now; games that still run do not count.
events-your_table = To your table
events-no_table = Your next table is made when the others are ready.
events-bracket = Bracket
events-final = Final
events-bye = bye
events-standings = Standings
events-rounds = Pairings
events-round = Round { $round }
events-board = Board
events-who = Who
events-result = Result
events-table = Table
events-runs = being played
events-walkover = without a game
events-decided = by the host
events-decide = Decide
events-wins = { $name } wins
events-shared = Shared
events-play = Play
events-watch = Watch
events-place = Place
events-points = Points
events-games = Games
events-buchholz = Buchholz
events-sonneborn = Sonneborn-Berger
events-direct = Direct encounter
events-by_buchholz = behind by Buchholz
events-by_sonneborn = behind by Sonneborn-Berger
events-by_direct = behind by direct encounter
events-has_left = has left
events-out = out
events-about_points = A game gives one point: to whoever wins it, or in equal shares to those who share the victory.
events-about_buchholz = the points of all one’s opponents together. Whoever had stronger opponents stands before. A bye counts as an opponent with one’s own points.
events-about_sonneborn = the points of the opponents one has beaten; of those one shared with, as much of them as one’s share. At larger tables it is the average of the opponents there.
events-about_direct = the points from the games among those who are still equal, if all of them have met. Who is equal then shares the place.
events-about_knock_out = { $count ->
    [one] One game decides. Where it is shared, two more at most follow; then the better place in the draw goes on.
   *[other] The better of { $count } games goes on. Where they stand equal, two more at most follow; then the better place in the draw.
}
events-about_tables = { $count ->
    [one] The first of each table goes on.
   *[other] The first { $count } of each table go on.
} Behind the winner counts what was scored, then the place in the draw. Who is out in the same round at the same place shares a place.
events-at_table = Event: round { $round }
events-back = Back to the event

## levels
levels-random = Random
levels-greedy = Greedy
levels-novice = Novice
levels-adept = Adept
levels-master = Master
levels-grandmaster = Grandmaster

## create
create-heading = A new table
create-game = Game
create-options = Rules of this table
create-seats = Who sits where
create-me = Me
create-friend = Friend at this device
create-friend_name = Name of the friend
create-friend_called = Friend { $number }
create-open_seat = Open for anyone
create-bot = Opponent: { $level }
create-seat = Seat { $number }
create-name = Name of the table (optional)
create-visibility = Who may come
create-open = Everybody: listed on the shelf
create-link = Whoever has the link
create-private = Only people I invite
create-pace = Pace
create-live = Live
create-slow = Over days
create-clock = Time
create-clock_none = no limit
create-clock_move = so long for each move
create-clock_bank = for each move, with a time bank
create-clock_game = for the whole game, with an increment
create-clock_days = days for each move
create-bank = minutes in the bank, for the whole game
create-increment = seconds won with each turn
create-days = days for each move
create-vacation = days of vacation in all
create-timeout = When the time is up
create-timeout_bot = a bot plays on until they are back
create-timeout_lose = the seat loses
create-timeout_ask = the others decide
create-minutes = minutes
create-hints = Hints allowed
create-takebacks = Taking back may be asked for
create-seed = Chosen deal (a number; empty: by chance)
create-rated = Rated: no hints, no taking back
create-go = Set up the table
create-usual = { $value } (usual)
create-manners = At the table
create-rare = Seldom wanted

## lobby
lobby-heading = The table is set
lobby-waiting = When every seat is taken, you can begin.
lobby-share = Share this link
lobby-copy = Copy
lobby-copied = Copied
lobby-sit = Sit here
lobby-leave = Stand up
lobby-remove = Remove
lobby-remove_table = Remove the table
lobby-remove_sure = Really remove this table?
lobby-start = Begin
lobby-invite = Invite by name
lobby-send = Invite
lobby-free = free
lobby-commitment = Shuffle sealed
lobby-host_begins = When every seat is taken, whoever set up the table begins the game.
lobby-nobody = Nobody here is called { $name }.
lobby-host = Host
lobby-fill = Give it to a bot
lobby-send_away = Send away
lobby-up = Change places with the seat above
lobby-ready = I am ready
lobby-not_ready = Not ready after all
lobby-is_ready = ready
lobby-scan = The link to this table, to be scanned
lobby-alone = Only this computer can open this link. Start the server with “underhall serve --host 0.0.0.0”, and others on your network can come.

## table
table-board = Board
table-seats = Players
table-log = What happened
table-talk = Table talk
table-say = Say something
table-send = Send
table-hand = Your hand
table-question = What is asked
table-turn_of = { $name } decides
table-thinking = { $name } thinks …
table-someone = The table settles …
table-undo = Take back
table-ask_undo = Ask to take back
table-hint = Hint
table-moves = All moves
table-filter = Search
table-back = Back
table-confirm_move = Play it
table-uncertain = The rest hangs on hidden cards or chance.
table-sending = sending …
table-stored = stored
table-reconnecting = Connection lost. Reconnecting …
table-refused = Not possible
table-over = The game is over
table-resign = Give up
table-resign_sure = Really give up this game?
table-stop = Stop the game
table-stop_sure = Really stop the bots’ game?
table-rematch = Again
table-review = Replay
table-record = Download the record
table-home = To the shelf
table-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
table-lost = Nobody wins
table-undo_asked = { $name } would like to take back a move.
table-undo_turn = Take back my whole turn
table-back_to = Back to before this
table-back_here = Take back to here
table-back_here_ask = Ask to go back to here
table-undo_asked_back =
    { $count ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $count } moves.
    }
table-agree = Agree
table-disagree = Refuse
table-describe = The board in words
table-keys = Keys
table-menu = Menu
table-rules = Rules
table-how_to = How to play
table-left = { $name } has left.
table-to_bot = Let a bot play on
table-done = That is all
table-aim = The aim
table-score = Score
table-you = you
table-bot = bot
table-began = The game began.
table-sat = { $name } sat down.
table-stood = { $name } stood up.
table-took_back = { $name } took back a move.
table-resigned = { $name } gave up.
table-stopped = The game was stopped.
table-closed = Ended unfinished: its rules had changed, or the operator closed it.
table-skip = Skip
table-next_beat = Next ({ $left })
table-since = Since your last move
table-show_again = Show again: { $move }
table-shown_again = Shown again: { $move }
table-undo_agreed = { $name } agrees to taking it back.
table-undo_refused = { $name } does not want it taken back.
table-undo_waits = You asked to take back your move. Still to agree: { $names }
table-cannot_undo = Nothing to take back: it is the beginning of your turn, or your last move showed something hidden. The menu lets you ask the others.
table-bot_plays_on = gave up; a bot plays on
table-stand_in = a bot plays for now
table-lost_on_time = { $name } lost on time.
table-bot_for = A bot plays on for { $name }.
table-came_back = { $name } is back.
table-pause_ended = { $name } lets the clocks run.
table-on_vacation = { $name } is on vacation.
table-back_from_vacation = { $name } is back from vacation.

## clock
clock-label = Time left
clock-days = { $days } d { $hours } h
clock-paused = paused
clock-away = on vacation
clock-none = No limit.
clock-move = { $time } for each move.
clock-move_bank = { $time } for each move, and a bank of { $bank }.
clock-game = { $time } for the whole game.
clock-game_increment = { $time } for the whole game, and { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } with each turn.
clock-each_days = Days for each move: { $days }; days of vacation: { $vacation }.
clock-timeout_bot = When the time is up, a bot plays on.
clock-timeout_lose = When the time is up, the seat loses.
clock-timeout_ask = When the time is up, the others decide.

## presence
presence-here = here
presence-thinking = thinking
presence-away = away
presence-gone = gone

## friends
friends-late = { $name } has run out of time.
friends-late_you = Your time is up, and the others decide. You may still move.
friends-wait = Give more time
friends-lose = Count it as lost
friends-gone = { $name } is gone.
friends-agreed = The others have still to agree.
friends-stand_in = A bot plays for you.
friends-you_left = You have left this game.
friends-take_back = Play on myself
friends-hand_over = Let a bot play for me
friends-pause_asked = { $names } would like a pause.
friends-pause_ask = Ask for a pause
friends-paused = Pause: all clocks stand still.
friends-resume = Go on
friends-vacation_begin =
    { $days ->
        [one] Begin a vacation (one day left)
       *[other] Begin a vacation ({ $days } days left)
    }
friends-vacation_end = End the vacation

## reactions
reactions-hello = Hello!
reactions-luck = Good luck!
reactions-well_played = Well played!
reactions-thanks = Thank you!
reactions-ouch = Ouch!
reactions-moment = One moment, please.

## talk
talk-nothing = Nothing was said yet.
talk-mute = Mute { $name }
talk-report = Report
talk-reported = Reported

## again
again-asked = { $names } would like to play again.
again-yes = Play again
again-no = No, thanks
again-waits = You would like to play again. Still to answer: { $names }
again-declined = No, thanks: { $names }.
again-without = Begin without waiting
again-come = To the new table

## key_caps
key_caps-walk = Tab, arrows
key_caps-pick = Enter
key_caps-back = Esc
key_caps-skip = Space

## key_uses
key_uses-walk = go over what can be picked
key_uses-pick = pick
key_uses-back = one step back
key_uses-rotate = rotate
key_uses-undo = take back
key_uses-plan = plan the turn
key_uses-hint = hint
key_uses-moves = all moves
key_uses-log = log
key_uses-describe = the board in words
key_uses-skip = go on, or skip to the end
key_uses-keys = these keys

## read_only
read_only-heading = Only to be looked at
read_only-close = End the game and open its record
read_only-close_sure = Really end this game for good? Then everybody may read its record, with all that was hidden.
read_only-unfinished = The game is not over. Whoever sits there can end it; then its record can be downloaded.

## ending
ending-won = You won
ending-shared = You share the victory
ending-lost = You lost
ending-cell_won = won
ending-ties = All even: this decides
ending-you_resigned = You gave up.
ending-resigned =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }

## review
review-heading = Replay
review-step = Move { $move } of { $moves }
review-eyes = With the eyes of
review-spectator = a spectator
review-first = To the start
review-previous = One back
review-next = One on
review-last = To the end
review-advice = What would the master play?
review-branch = Play from here
review-points = Turning points
review-curve = Prospects
review-against = against

## report
report-heading = Game report
report-link = Report
report-whose = Choices of
report-waiting = A master looks at every choice; that takes a moment.
report-again = Try again
report-curve_hint = Chances over the game, hidden cards included. Marks show the choices that gave something away, judged by what was known then.
report-moments = Moments that mattered
report-no_moments = No choice gave away much: there is nothing to mend here.
report-played = Played
report-better = Better
report-look = Look at it in the replay
report-all = { $choices ->
    [one] The one choice
   *[other] All { $choices } choices
}
report-move = Move { $move }
report-rather = Better: { $better } ({ $lost } lost)
report-how = How this is graded
report-table = To the table

## rules
rules-heading = Rules
rules-search = Search the rules
rules-none = No clause has all these words.
rules-english = The rules are here in English only.
rules-clause = Clause { $number }
rules-of = Rules of { $game }
rules-contents = Contents
rules-marks = Show where each clause comes from
rules-marks_about = “Printed” stands in a rulebook or on a card, “inferred” follows from it, and a “ruling” is ours, where the rulebooks are silent or contradict each other.

## howto
howto-heading = How to play { $game }
howto-table = On the table
howto-end = How it ends
howto-tips = Three rules of thumb for a first game
howto-fine_print = The fine print
howto-fine_print_about = Every rule, clause by clause, for when you want to know exactly.

## lesson
lesson-heading = Your first game
lesson-next = Go on
lesson-leave = Leave the lesson
lesson-stage = Stage { $stage } of { $stages }
lesson-back = Back a stage
lesson-success = Well done!
lesson-tip = Give me a tip
lesson-read_first = First read this, then press Go on.
lesson-over = That was your first game. From now on Play now is yours.

## operator
operator-heading = For the operator

## about
about-heading = About Underhall
about-what = Underhall is a digital table for a family of dwarf games: exact to the rulebooks, with opponents that think.
about-fan = It is an unofficial fan work. The games belong to their designers and publishers; if you like them, get the boxes.
about-ours = All drawings, texts and code are our own (Apache-2.0). Pictograms are from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = The games
about-compiled = Version { $version }, compiled engine.
about-interpreted = Version { $version }, interpreted engine: slower, and just as exact. Where there is a C compiler, `make play` compiles a faster one behind the table and uses it from the next start on.
about-alone = This table runs in your browser alone: your games stay on this device, and nothing is sent anywhere. Tables with others, accounts, ratings, deals of the day and notices need a server (`underhall serve`); a record saved here can be opened there, and the other way round.
about-alone_interpreted = Version { $version }, interpreted engine in your browser: just as exact as a compiled one, and slower.

## blurbs
blurbs-dwarf = Send workers into the mine, forge, and hold the gate.
blurbs-dwar7s_fall = Build a kingdom of cards and walls before winter.
blurbs-dwar7s_duel = Two kingdoms, one map, no room to spare.
blurbs-dig_deeper_dwarf = Dig your own mine, build your deck, thwart the others.

## text_board
text_board-nearer = Zoom in
text_board-farther = Zoom out
text_board-whole = Show the whole board

## plan
plan-heading = The plan of this turn
plan-start = Plan this turn
plan-empty = Your moves are only planned now: nobody sees them.
plan-open = Planned; nobody sees it yet.
plan-ends = This ends what can be planned: something would be revealed, or the turn is over.
plan-commit = Commit
plan-back = One step back
plan-drop = Drop the plan

## device
device-hand = Hand the device to { $name }
device-covered = Everybody else looks away. Your cards show when you say who you are.
device-take = I am { $name }
device-here = at this device
device-stand_in = A bot plays for { $name }.
device-take_back = { $name } plays on

## analysis
analysis-heading = Analysis
analysis-about = Set up any position, of a game on a real table too: see what the automaton does, the score and the best move. Nothing is stored.
analysis-play = Look and play
analysis-edit = Set up
analysis-open = Open
analysis-happened = What happened
analysis-best = Best moves
analysis-back = Step back
analysis-own_eyes = whose turn it is
analysis-edit_here = Edit the position as it stands now
analysis-edit_hint = The names are those of position files. Lists are words with commas between them.
analysis-frames = What is pending, one thing a line, the next one last
analysis-chance = The state of chance: four numbers
analysis-reveals = How often something was revealed (for taking back)
analysis-add_row = Add
analysis-remove_row = Remove
analysis-leave_out = Leave out
analysis-file = A record file or a position
analysis-paste = Or paste a record or a position
analysis-open_it = Open it
analysis-as_text = This position as text

## The page in a folder without a server, while its engine starts

site-starting = The table is being set up
startup-files = Fetching the table: { $read } of { $all } MB
startup-python = Waking the engine
startup-engine = Unpacking the rules
startup-game = Opening the first game
site-failed = The engine could not start in this browser.
site-again = Try again

## A newer version of that folder, kept by the browser beside the one that is open

update-there = A new version is there.
update-reload = Reload
update-later = Later

## Offline: the page of a server that cannot be reached

offline-here = You are offline: the table server cannot be reached. We keep trying.
offline-title = Underhall is offline
offline-note = The table server cannot be reached. Your games are kept there, so nothing is lost. This page tries again by itself.
