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
problems-open-tables = There are open tables enough: begin or remove one first
problems-standing-again = A standing answer was dropped: the same question came again before anybody else was asked
problems-standing-too-many = Your standing answers were dropped: they had played on for long without you

## nav
nav-home = The shelf
nav-rules = Rules
nav-about = About
nav-settings = Settings

## settings
settings-language = Language
settings-theme = Light
settings-dark = Lantern (dark)
settings-light = Vellum (light)
settings-speed = Motion
settings-sound = Sounds
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

## speeds
speeds-off = none
speeds-quick = quick
speeds-normal = normal
speeds-slow = slow

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
home-rules = Rules
home-yours = Your games
home-your_turn = Your turn
home-waiting = Waiting for { $name }
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
create-no_clock = no limit
create-per_move = per move
create-per_game = per game
create-minutes = minutes
create-hints = Hints allowed
create-takebacks = Taking back may be asked for
create-go = Set up the table
create-usual = { $value } (usual)
create-manners = At the table
create-rare = Seldom wanted

## lobby
lobby-heading = The table is set
lobby-waiting = The game begins when every seat is taken.
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
table-agree = Agree
table-disagree = Refuse
table-describe = The board in words
table-keys = Keys
table-menu = Menu
table-rules = Rules
table-left = { $name } has left.
table-to_bot = Let a bot play on
table-done = That is all
table-score = Score
table-you = you
table-bot = bot
table-began = The game began.
table-sat = { $name } sat down.
table-stood = { $name } stood up.
table-took_back = { $name } took back a move.
table-resigned = { $name } gave up.
table-stopped = The game was stopped.
table-closed = Ended unfinished, since its rules had changed.

## key_caps
key_caps-walk = Tab, arrows
key_caps-pick = Enter
key_caps-back = Esc

## key_uses
key_uses-walk = go over what can be picked
key_uses-pick = pick
key_uses-back = one step back
key_uses-rotate = rotate
key_uses-undo = take back
key_uses-hint = hint
key_uses-moves = all moves
key_uses-log = log
key_uses-describe = the board in words
key_uses-keys = these keys

## read_only
read_only-heading = Only to be looked at
read_only-close = End the game and open its record
read_only-close_sure = Really end this game for good? Then everybody may read its record, with all that was hidden.
read_only-unfinished = The game is not over. Whoever sits there can end it; then its record can be downloaded.

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
review-after = after move { $move }

## rules
rules-heading = Rules
rules-search = Search the rules
rules-none = No clause has all these words.
rules-english = The rules are here in English only.
rules-clause = Clause { $number }

## lesson
lesson-heading = Your first game
lesson-next = Go on
lesson-end = Play on by yourself
lesson-leave = Leave the lesson
lesson-step = Step { $step } of { $steps }

## about
about-heading = About Underhall
about-what = Underhall is a digital table for a family of dwarf games: exact to the rulebooks, with opponents that think.
about-fan = It is an unofficial fan work. The games belong to their designers and publishers; if you like them, get the boxes.
about-ours = All drawings, texts and code are our own (Apache-2.0). Pictograms are from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = The games
about-compiled = Version { $version }, compiled engine.
about-interpreted = Version { $version }, interpreted engine: slower, and just as exact. Where there is a C compiler, `make play` compiles a faster one behind the table and uses it from the next start on.

## blurbs
blurbs-dwarf = Send workers into the mine, forge, and hold the gate.
blurbs-dwar7s_fall = Build a kingdom of cards and walls before winter.
blurbs-dwar7s_duel = Two kingdoms, one map, no room to spare.
blurbs-dig_deeper_dwarf = Dig your own mine, build your deck, thwart the others.

## text_board
text_board-nearer = Zoom in
text_board-farther = Zoom out
text_board-whole = Show the whole board
