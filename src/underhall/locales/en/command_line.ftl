### Every word of the command line itself; what a game says is in the game's own file.

## help
help-underhall = A table for modern dwarf games: play, save, replay, study. Without a command it opens in your browser.
help-version = Show the version and whether the engine is compiled.
help-lang = Language: { $languages } (default: UNDERHALL_LANG, else the system's).
help-panel_arguments = Arguments
help-panel_options = Options
help-panel_commands = Commands
help-required = required
help-default = default: { $value }
help-help = Show this help and stop.
help-games = List the installed games and their options.
help-play = Play a game at this terminal, alone, with friends or against the computer.
help-tui = Sit down at the table in the terminal: shelf, games against bots, hot seat.
help-tui_server = Play at the tables of a server, such as http://127.0.0.1:8417.
help-tui_name = Your name at the server, for guests.
help-replay = Show a saved game move by move.
help-game_report = Say how this seat (1 is the first) played: each choice against a master's, and the moments that mattered.
help-position = Check a position (JSON) and show it.
help-simulate = Play many random games and report wins, lengths and endings.
help-cards = Show a game's cards and where each value comes from; checks an owner's own file.
help-rules = Show rules by clause number (D-55), by section (12) or by words.
help-game = Which game: see 'underhall games'.
help-maybe_game = Which game: see 'underhall games'. Not needed with --load or --position.
help-players = How many players.
help-edition = Which edition of the rules, for example v1 or pnp.
help-solo = Play alone against this automaton, for example andvettr.
help-option = Any option of the game; may be repeated.
help-seed = The number that fixes the shuffling: the same seed, the same game.
help-seats = Who sits where, separated by commas: human, human:NAME, { $kinds } or search:300ms (search:4x300ms in four processes). { $manners }
help-cards_file = Your own card file, if your printed copy differs.
help-load = Go on with a saved game.
help-save = Where to keep this game (default: a new file in your data folder).
help-position_file = Start from a position, as written by 'underhall replay FILE --position'.
help-position_json = A position as JSON.
help-record_file = A saved game.
help-step = Wait for Enter before each move.
help-to = Stop after move N.
help-as_position = Print only the final position, as JSON.
help-how_many_games = How many games.
help-processes = How many processes (default: one for each core).
help-rule_words = A game, then clause numbers, a section or words to search for; nothing for the contents.
help-match = Let players play many games against each other: win rates, points, seats, Elo.
help-ladder = Everybody against everybody: ratings with intervals, a table and a plot.
help-report = Write a page about a game: length, choices, scores, seats, cards, endings, variants.
help-match_players = Who plays: random, greedy, novice, adept, master, grandmaster, search:300ms, search:500it, search:4x1s (four processes at the same time), or a bot of your own by its path, such as ./mybot or ./mybot.js (docs/bots.md). { $manners }
help-bot_seconds = How many seconds a bot of your own may think about a move.
help-match_seed = The number all deals come from: the same seed, the same deals.
help-sprt = Stop as soon as it is clear whether the first player's Elo difference is nearer to the first or the second number.
help-match_out = Results file; an interrupted match goes on from it (default: a file in your data folder).
help-ray = Play on a Ray cluster: at this address, or started on this machine if none is given.
help-ladder_games = How many games for each pairing.
help-ladder_out = Folder for the results of the pairings (default: in your data folder).
help-ladder_plot = Where to draw the ratings (default: GAME-ladder.svg).
help-report_player = Who plays: random or greedy (or any player, if you have the time).
help-report_out = The page to write (default: GAME-report.html); tables go beside it as CSV.
help-parquet = Write one row for each seat of each game to this Parquet file as well.
help-bot = Let a bot of your own play your seat at a server's table (docs/bots.md).
help-bot_program = The bot: a program, or a file that ends with .py or .js; with arguments in quotes.
help-bot_table = The table's id: the last part of its address.
help-mcp = Let a language model play, over the Model Context Protocol on standard input and output (docs/mcp.md).
help-door_server = A server, such as https://example.org.
help-token = A token from the server's Settings.
help-site = Write the table as a folder of files that plays in a browser without a server (docs/site.md).
help-site_folder = The folder to write; it may be served from anywhere.
help-site_runtime = Where the runtime lies: the folder of the npm package pyodide.
help-site_librt = librt's wheel for browsers, where it cannot be fetched from the package index.
help-serve = Run the online table: people, tables, bots, in the browser and for scripts.
help-host = The address to listen at; 0.0.0.0 for the whole network.
help-port = The port to listen at.
help-database = postgresql+asyncpg://... or an SQLite file (default: a file in your data folder).
help-origin = Another address whose pages may use this server, such as https://example.org; may be repeated.
help-https = Browsers come over https only, cookies too: for servers behind an https proxy.
help-behind_proxy = Believe a proxy on this machine about who is asking.
help-trusted_proxy = Believe the proxy at this address or network about who is asking; may be repeated.
help-admin_token_file = Open the page #/admin to whoever knows the token in this file.
help-private_webhooks = Allow webhooks to addresses in private networks.
help-open = Open the table in your browser, and write down only what goes wrong.
help-bot_processes = In how many processes a bot that thinks for seconds may think at the same time.
help-bots_elsewhere = Leave the bots' turns to processes of their own, 'underhall bots' (PostgreSQL only).
help-bots = Play the bots' turns of servers that leave them to processes like this one (docs/server.md).
help-bots_database = The servers' database: postgresql+asyncpg://...
help-bots_workers = How many bots may think at the same time; as many as there are cores, unless told otherwise.
help-doctor = Say what is wrong with this installation: engine, games, page, database, disk, clock, mail.
help-doctor_port = Where a server may be listening.
help-admin = Look after the online table's database.
help-admin_table = A table's id: see 'underhall admin list'.
help-admin_file = The file.
help-admin_list = List all tables, last changed first.
help-admin_reports = Words that people have reported: when, at which table, whose, what.
help-admin_export = Write a table with all its changes to a file.
help-admin_import = Take in a table from a file; every move is checked.
help-admin_delete = Delete a table for good.
help-admin_backup = Write everything to one file, also while the server runs.
help-admin_restore = Restore a backup into an empty database.
help-admin_verify = Play every stored table through and compare it with what is kept beside its moves; also while the server runs.

## version
version-compiled = underhall { $version } (compiled engine)
version-interpreted = underhall { $version } (interpreted engine)

## games
games-players = ({ $players } players)
games-default = default { $value }
games-how = Play with 'underhall play GAME', options as -o key=value.

## kinds
kinds-human = person
kinds-random = random moves
kinds-greedy = greedy
kinds-search = search
kinds-novice = novice
kinds-adept = adept
kinds-master = master
kinds-grandmaster = grandmaster

## commands
commands-undo = undo
commands-hint = hint
commands-rules = rules
commands-log = log
commands-moves = moves
commands-board = board
commands-stacks = stacks
commands-save = save
commands-quit = quit
commands-help = help
commands-lang = lang

## play
play-start = Answer with a number or a move; 'help' shows what else you can type.
play-since = Since your last turn:
play-so_far = So far:
play-earlier = { $count ->
    [one] {""}  ... one earlier event; 'log' shows it{""}
   *[other] {""}  ... { $count } earlier events; 'log' shows all{""}
}
play-nothing_yet = Nothing has happened yet.
play-nothing_below = There is nothing more to look at here.
play-pages = Page { $page } of { $pages }, { $total } moves in all: see 'moves 2', or 'moves WORD'.
play-no_such_moves = No possible move has '{ $wanted }' in it.
play-not_understood = '{ $text }' is no move here. Type a number from 1 to { $count }, a move as in the list, or 'help'.
play-refused = Not allowed: { $reason }.
play-undone = Taken back.
play-cannot_undo = Nothing can be taken back: since then a card was revealed, chance was used or another seat decided.
play-hint = { $number }  { $move } ({ $expected } expected; { $reasons })
play-hint_without_reason = { $number }  { $move } ({ $expected } expected)
play-languages = There are these languages: { $languages }.
play-hand_over = Please hand over to { $name }.
play-press_enter = {""}Press Enter when you are ready. {""}
play-saved = The game is saved in { $path }
play-cannot_save = The game could not be saved in { $path }: { $reason }
play-go_on = Go on with: underhall play { $game } --load { $path }
play-over = The game is over: { $reason }.
play-winner = { $name } wins.
play-winners = { $names } share the victory.
play-no_winner = Nobody wins.
play-and = and
play-record_at = The record is in { $path }
play-how_to_replay = See it again with: underhall replay { $path }
play-help = 
    {""}  a number          play the move with that number
    {""}  a move            as written at the right of the list; words may be shortened
    {""}  moves [WORD|N]    the possible moves, those with a word in them, or page N
    {""}  board             show the board again
    {""}  stacks            open cards the board does not show: below others, discarded
    {""}  undo              take back your last move, while nothing was revealed since
    {""}  log               everything that has happened
    {""}  rules D-55        a clause; 'rules 12' a section, 'rules WORD' searches
    {""}  hint              advice
    {""}  save [FILE]       save now, or a copy under another name
    {""}  lang TAG          the language
    {""}  quit              save and leave; Ctrl-C and Ctrl-D do the same

## replay
replay-running = { $moves ->
    [one] After one move the game is still running.
   *[other] After { $moves } moves the game is still running.
}
replay-play_position = Play from here with: underhall play { $game } --position { $path }

## simulate
simulate-head = { $title }: { $count } random games, seed { $seed }
simulate-capped = Random players might never finish this game, so it is played with { $chosen }; -o chooses otherwise.
simulate-games = games
simulate-rate = { $rate } games/s
simulate-stopped = { $games ->
    [one] Stopped after one game; this is what there is.
   *[other] Stopped after { $games } games; this is what there is.
}
simulate-seat = seat
simulate-alone = won alone
simulate-shared = shared
simulate-rate_of_wins = win rate
simulate-interval = 95 % interval
simulate-lengths = Decisions per game: least { $min }, quartiles { $q1 } / { $median } / { $q3 }, most { $max }
simulate-endings = How the games ended
simulate-speed = 
    { $games } games, { $decisions } decisions in { $seconds } s
    { $games_rate } games/s, { $decisions_rate } decisions/s

## bot
bot-plays = { $bot } plays seat { $seat } at { $table }.
bot-over = The game is over; results: { $results }.

## match
match-head = { $title }: { $players }, { $games } games, seed { $seed }
match-games = games
match-standing = wins { $rate }
match-resumed = { $found ->
    [one] One game is there already; going on from there.
   *[other] { $found } games are there already; going on from there.
}
match-stopped = { $games ->
    [one] Stopped. One game says this so far; the same command goes on.
   *[other] Stopped. { $games } games say this so far; the same command goes on.
}
match-file = Every game is in { $path }
match-player = player
match-alone = won
match-shared = shared
match-rate = win rate
match-over_deals = 95 % (deals)
match-wilson = 95 % (Wilson)
match-elo = Elo
match-interval = 95 %
match-thinking = a decision
match-points = mean at the end
match-seat = seat
match-played = { $games } games from { $deals } deals, { $decisions } decisions each. How they ended:
match-bot_hung = { $player } lost { $games ->
    [one] one game
   *[other] { $games } games
} by hanging: { $reason }
match-bot_died = { $player } lost { $games ->
    [one] one game
   *[other] { $games } games
} by dying: { $reason }
match-bot_flooded = { $player } lost { $games ->
    [one] one game
   *[other] { $games } games
} by saying too much: { $reason }
match-bot_lied = { $player } lost { $games ->
    [one] one game
   *[other] { $games } games
} by breaking the rules: { $reason }
match-h1 = Stopped early: the difference is more like Elo { $elo1 } than { $elo0 } (log-likelihood ratio { $ratio }, bound { $bound }).
match-h0 = Stopped early: the difference is more like Elo { $elo0 } than { $elo1 } (log-likelihood ratio { $ratio }, bound -{ $bound }).
match-open = No verdict yet between Elo { $elo0 } and { $elo1 } (log-likelihood ratio { $ratio }, bounds ±{ $bound }).
match-lean = After an early stop the figures above lean a little towards the verdict.

## ladder
ladder-head = { $title }: { $players }, { $games } games for each of { $pairings } pairings, seed { $seed }
ladder-rank = rank
ladder-rating = rating
ladder-against = against { $player }
ladder-stopped = Stopped; the same command goes on. Ratings need every pairing.
ladder-plot = The ratings are drawn in { $path }
ladder-explained = Ratings by openskill (Plackett-Luce, 25 is the mean); intervals from { $count } resamplings of the deals.

## report
report-head = { $title }: { $games } games by { $player }, and { $each } of each variant, seed { $seed }
report-variant = variant { $number } of { $count }
report-stopped = Stopped: no page was written.
report-written = The page is { $path }, with { $tables } tables as CSV beside it.
report-parquet = { $rows } rows are in { $path }

## cards
cards-head = { $title }: { $count } records in { $file } (digest { $digest })
cards-card = card
cards-sound = The file is sound.
cards-printed = { $count ->
    [one] no mark: printed on the card or in a rulebook (one value)
   *[other] no mark: printed on the card or in a rulebook ({ $count } values)
}
cards-public = { $count ->
    [one] from public material (one value)
   *[other] from public material ({ $count } values)
}
cards-reconstructed = { $count ->
    [one] reconstructed by us (one value)
   *[other] reconstructed by us ({ $count } values)
}

## rules
rules-elsewhere = There are no rules to read: this game brings none.
rules-more = {"."}.. and { $count } more; add a word to narrow it down
rules-clauses = {""}  { $count } clauses, { $first } to { $last }{""}
rules-how = A clause: 'underhall rules D-55'; a section: 'underhall rules dwarf 12'; search: 'underhall rules WORD'.
rules-how_to = How to play { $game }
rules-on_the_table = On the table
rules-how_it_ends = How it ends
rules-rules_of_thumb = Three rules of thumb for a first game
rules-fine_print = The fine print, clause by clause

## admin
admin-rows = { $count ->
    [one] one row
   *[other] { $count } rows
}
admin-tables = tables
admin-unplayable = { $count ->
    [one] One table
   *[other] { $count } tables
} can only be looked at. { $reason }
admin-verified = { $tables ->
    [one] One table
   *[other] { NUMBER($tables) } tables
} with { $changes ->
    [one] one change
   *[other] { NUMBER($changes) } changes
} looked through.
admin-wrong = { $count ->
    [one] One of them is not as it should be.
   *[other] { $count } of them are not as they should be.
}
admin-nothing_wrong = All is as it should be.

## doctor
doctor-compiled = The engine is compiled.
doctor-interpreted = The engine is not compiled: all games run, but opponents see less far in the same time. Where there is a C compiler, 'make play' compiles it.
doctor-games = Games: { $games }.
doctor-broken_game = The game '{ $game }' cannot be loaded: { $error }
doctor-page = The page for browsers is built.
doctor-no_page = The page for browsers is not built: 'make web' builds it. Scripts and terminals can use the server all the same.
doctor-space = { NUMBER($megabytes) } MB are free in { $folder }.
doctor-little_space = Only { NUMBER($megabytes) } MB are free in { $folder }: on a full disk no move can be kept.
doctor-no_database = There is no database at { $place } yet: 'underhall serve' makes one.
doctor-database = The database { $place } can be used: { $tables ->
    [one] one table
   *[other] { NUMBER($tables) } tables
}, its schema is today's.
doctor-older_database = The database { $place } is of an earlier version ({ $version }): the next start brings it up to date ({ $known }). Before that: 'underhall admin backup FILE'.
doctor-newer_database = The database { $place } is of a later version ({ $version }) than this program knows ({ $known }): install the newer one.
doctor-database_wrong = The database cannot be used. { $error }
doctor-damaged = The database { $place } is damaged ({ $damage }): restore a backup with 'underhall admin restore FILE'.
doctor-clock = The clock is { NUMBER($seconds) } seconds behind what last happened at a table: it has been set back, so time limits are wrong.
doctor-nothing_served = Nothing is served at port { $port } now.
doctor-served = The table is served at { $address }, and is well.
doctor-unwell = The table is served at { $address }, but says that it is not well: its log has the reason.
doctor-port_taken = Port { $port } is taken by another program: 'underhall serve --port N' takes another one.
doctor-mail = Notices go out by mail from { $sender }.
doctor-half_a_mail = { $missing } is not set, so no notices go out by mail.
doctor-sum = { $count ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}

## site

site-part = { $part }: { $size } bytes
site-compiled = The engine is compiled to WebAssembly.
site-interpreted = The engine is not compiled: it runs interpreted, only slower (docs/site.md).
site-written = The table is written to { $folder }. Any server for static files will do; for a try: python -m http.server --directory { $folder }

## serve
serve-at = The table is at { $address } (stop with Ctrl-C).
serve-lan = Others on your network find it at { $address }

## bots
bots-ready = { $workers ->
    [one] Bots play from here, one at a time (stop with Ctrl-C).
   *[other] Bots play from here, { $workers } at a time (stop with Ctrl-C).
}

## new_game
help-new_game = Begin a game of your own: writes a package that can be played at once (docs/writing-a-game.md).
help-new_game_name = What the game is called, such as pebbles.
help-new_game_folder = Where to put the package.
new_game-made =
    The game is in { $path }. To play and to check it:
    {""}  pip install -e { $path }
    {""}  underhall play { $game }
    {""}  python -m underhall.conformance { $game }

## features
help-features = Show the features of a game: what learned evaluators judge by, and outside learners observe.
features-head = { $title }: { $size } features, the first { $judged } of them judged by nets
features-from = from
features-size = size
features-slice = slice
features-says = what it says
features-order = Seats are counted from the one that looks: its own first, then the others in turn order. Where fewer sit at the table, the rest is nought.

## train
help-train = Learn how good positions are, from games of a greedy player against itself.
help-train_games = How many games to learn from; one in ten is held out.
help-train_out = The net to write (default: GAME-PLAYERS.net).
help-train_data = Where the games are kept, to go on from after a break (default: in your data folder).
train-head = { $title }: learning from { $games } games, seed { $seed }
train-data = The games are kept in { $path }
train-epochs = learning
train-stopped = Stopped. The same command goes on from the games that are there.
train-dropped = { $dropped ->
    [one] One game was dropped: it took more than { $decisions } decisions.
   *[other] { $dropped } games were dropped: they took more than { $decisions } decisions each.
}
train-result = Learned from { $positions } positions; net { $shape }, cross-entropy { $loss } on games held out:
train-tenth = given
train-positions = positions
train-given = mean given
train-won = won
train-written = The net is in { $path } ({ $size } bytes).

## puzzles
help-puzzles = Puzzles: positions with one best move, cut from games by search.
help-puzzles_make = Make puzzles of a game. Stopped or killed, the same command goes on from the file.
help-puzzles_verify = Check the puzzles that come with the games, or those of a file, by new searches.
help-puzzles_count = How many puzzles the file is to hold.
help-puzzles_margin = How much worse than the best every other move must be, as a share of the victory.
help-puzzles_out = The file to write (default: GAME-puzzles.jsonl).
help-puzzles_records = Cut them from games that were played: records as they are saved or downloaded, or folders of *.record files (repeatable); by default games of bots are played.
help-puzzles_file = A file of puzzles instead of those that come with the game.
help-puzzles_sample = Look at so many puzzles of each game, drawn by chance (default: all).
help-puzzles_verify_seed = Where the chance of the new searches begins; another number gives other searches.
puzzles-head = { $title }: { $count } puzzles, seed { $seed }
puzzles-puzzles = puzzles
puzzles-resumed = { $count ->
    [one] One puzzle is there already; going on from there.
   *[other] { $count } puzzles are there already; going on from there.
}
puzzles-records = { $count ->
    [one] From one record.
   *[other] From { $count } records.
}
puzzles-of_other_games = { $count ->
    [one] One more record is of another game.
   *[other] { $count } more records are of other games.
}
puzzles-no_more_records = All records have been looked through. With more of them the same command goes on.
puzzles-stopped = Stopped. The same command goes on from the puzzles that are there.
puzzles-written = { $count ->
    [one] The file holds one puzzle: { $path }
   *[other] The file holds { $count } puzzles: { $path }
}
puzzles-verifying = { $title }: { $count } puzzles checked by new searches, seed { $seed }
puzzles-solver = player
puzzles-solves = solves
puzzles-interval = 95 % interval
puzzles-tries = tries
puzzles-guessing = guessing
puzzles-confirmed = Confirmed: { $confirmed } of { $count }. In { $unclear } the new search saw a lead of less than half of what was asked for; in { $wrong } it found another move.
puzzles-wrong = { $id }: { $why }
puzzles-guessed = { $title }: guessing solves { $share }; it may solve { $most }
puzzles-missed_by_master = { $title }: the master solves { $share }; it must solve { $least }
puzzles-good = All is as the file says.
puzzles-bad = { $count ->
    [one] One puzzle is wrong.
   *[other] { $count } puzzles are wrong.
}
