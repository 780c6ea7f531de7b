# What is refused: the sentences of all errors, by their keys (core/errors.py). Fields that hold a message or a list are
# filled in already said.

choices-values = { $values }
choices-whole_number = a whole number from { $low } to { $high }
choices-map_size = WIDTHxHEIGHT, both even numbers from 4 to 12, for example 6x6
choices-colours = different ones of { $colours }, joined by '-', one for each seat

match_differs-engine = it was played with another version of the engine or the players
match_differs-bots = it was played with another version of the bot
match_differs-cards = it was played with another card file
match_differs-field = { $name } is { $found } there and { $wanted } here

system-not_found = No such file or directory
system-not_allowed = Permission denied
system-folder = Is a directory
system-no_folder = Not a directory
system-address_in_use = Address already in use
system-connection_refused = Connection refused
system-full = No space left on device
system-read_only = this can only be read
system-exists = this exists already
system-long_name = this name is too long
system-foreign_address = this machine does not have that address
system-connection_lost = the connection was lost
system-unreachable = there is no way there
system-no_answer = no answer in time
system-failing = the disk fails

database-not_ours = this is no database of Underhall
database-fails = the database fails
database-locked = another program keeps the database locked
database-read_only = the database cannot be written
database-disk_fails = the disk fails
database-disk_full = the disk is full
database-damaged = the database is damaged; restore a backup
database-cannot_open = the database cannot be opened
database-no_answer = the database does not answer
database-wrong_user = the database refuses this user or password
database-not_there = there is no such database
database-no_room = the database has no room for more
database-starting = the database is starting or stopping
database-none_there = { $path }: there is no database; 'underhall serve' makes one
database-in_use = { $path }: another server uses this database; several servers need PostgreSQL (--database)
database-newer = { $path }: made by a newer Underhall (schema { $version }; this one knows { $known })
database-bad_address = --database: that is no address of a database
database-not_empty = the database is not empty; restore into a new one
database-unknown_kind = --database { $scheme }://...: this kind is not known; use sqlite:///FILE or postgresql+asyncpg://...
bots-need_postgresql = bots play in processes of their own only with PostgreSQL: give --database postgresql+asyncpg://...

dwar7s_position-first_frame = frames: the first is always end_of_turn
dwar7s_position-nothing_to_choose = frames.{ $number }: there is nothing to choose for '{ $frame }'
dwar7s_position-wrong_order = frames.{ $number }: { $name } cannot follow { $other }

game-which = which game? Installed are: { $games }
game-which_for_options = which game? Options need one; installed are: { $games }
game-unknown = there is no game '{ $key }'; installed are: { $games }
game-other_cards = a pickled { $key } was played with another card file (its digest is { $digest }, that of { $origin } is { $other }); send its record and the file instead

record-no_game_line = { $path }: line 2: the line 'game' is missing
record-no_text_file = { $path }: not a text file, so not an Underhall record
record-not_ours = line 1: not an Underhall record (it must begin with 'underhall 1')
record-other_version = line 1: written by another version ('{ $found }'); this one reads '{ $format }'
record-at_line = line { $number }: { $error }
record-no_header_line = line { $number }: '{ $word }' is not a header line
record-truncated = line { $number }: the record breaks off here (its last line must begin with 'end')
record-changed = line { $number }: the check sum does not fit, so the record was changed after it was saved
record-wrong_count = line { $number }: { $announced } moves are announced, { $found } are there
record-at_move = move { $number }, '{ $move }': { $error }
record-bad_game_line = the line 'game' must read 'game KEY rules N cards DIGEST'
record-of_other_game = this is a record of '{ $found }', not of '{ $wanted }'
record-other_rules = it was played by rules version { $found } of { $game }; this is version { $version }
record-other_cards = it was played with another card file (its digest is { $digest }, that of { $origin } is { $other }); give that file with --cards
record-bad_seed = seed: '{ $seed }' is not a whole number
record-no_moves_line = there is no line 'moves'
record-no_deal = the header has neither 'seed' nor 'position'
record-missing_line = the header has no line '{ $needed_line }'
record-bad_position = position: not valid JSON ({ $reason })

position-no_game = { $path }: game: missing; a position is a JSON object that names its game
position-no_text_file = { $path }: not a text file, so not a position
position-of_other_game = game: this is a position of '{ $found }', not of '{ $wanted }'
position-no_options = options: missing
position-bad_chance = chance: four whole numbers below 2**32 are needed
position-bad_reveals = reveals: a whole number from 0 is needed
position-no_answer_possible = frames: seat { $seat } is asked '{ $frame }' but could answer nothing
position-wrong_type = { $where }: missing, or not a { $kind }
position-not_in_range = { $where }: a whole number from { $low } to { $high } is needed, not { $value }
position-no_truth = { $where }: true or false is needed, not { $value }
position-wrong_lists = { $where }: { $count } lists are needed
position-frame_numbers = { $where }: '{ $frame }' takes { $wanted } numbers, not { $found }
position-unknown_frame = frames.{ $number }: there is no frame '{ $frame }'; frames are { $frames }
position-frame_number = { $where }: number { $place } of '{ $frame }' must be { $low } to { $high }, not '{ $value }'
position-no_table = { $where }: a table is needed
position-no_cards = { $where }: a list of cards is needed
position-too_many_cards = { $where }: at most { $most } cards fit, not { $count }
position-wrong_count = { $where }: { $wanted } are needed, not { $count }
position-count_not_in_range = { $where }: { $least } to { $most } are needed, not { $count }
position-unknown_card = { $where }: there is no card '{ $card }'
position-unknown_location = { $where }: there is no location '{ $location }'
position-unknown_word = { $where }: there is no '{ $word }'
position-not_one_of = { $where }: '{ $value }' is not one of { $words }
position-not_one_or_empty = { $where }: '{ $value }' is not one of { $words } or empty
position-twice = { $where }: '{ $word }' stands there twice
position-unknown_name = { $where }: there is no '{ $name }'; there are { $names }
position-running_and_ended = frames: a running game has something pending, an ended one nothing

option-not_with_file = { $option } does not go together with { $flag }: the file brings its own options
option-no_pair = --option '{ $pair }': write it as KEY=VALUE, for example -o players=3
option-unknown_by_flag = { $flag }: { $game } has no option '{ $key }'; see 'underhall games'
option-given_twice = { $flag }: this asks for { $key }={ $wish }, but { $key }={ $given } is given as well
option-impossible = option { $key }: '{ $value }' is not possible; choose { $choices }
option-unknown = { $game } has no option '{ $key }'; its options are { $options }
option-bad_proxy = --trusted-proxy { $text }: give an address or a network, such as 172.18.0.1
option-admin_token_short = UNDERHALL_ADMIN_TOKEN, or the file of --admin-token-file: give { $least } letters or more, such as `openssl rand -hex 24` makes
option-admin_token_no_text = --admin-token-file { $path }: this is no text file
option-bad_mail_server = UNDERHALL_MAIL_SERVER: give it as smtp://USER:PASSWORD@HOST:PORT, or smtps://
option-bad_mail_sender = UNDERHALL_MAIL_FROM { $address }: give the mail address that notices come from
option-no_first_player = option first_player: there is no seat { $seat } with { $players } players
option-no_start_seat = option start: there is no seat { $seat } with { $players } players

file-no_json = { $path }: not valid JSON ({ $reason })
file-wrong = { $path }: { $error }
file-wrong_options = { $path }: options: { $error }
file-unreadable = { $path }: cannot be read ({ $reason })
file-no_folder = { $path }: there is no folder { $folder }

load-not_with_position = --load does not go together with --position: choose one

save-no_folder = --save { $path }: there is no folder { $folder }
save-folder = { $path }: this is a folder; name a file
save-exists = { $path }: this file exists already; choose another name, or go on with it by --load

replay-no_such_seat = There is no seat { $seat }: this game has { $count }, counted from 1.
replay-no_such_move = { $count ->
    [one] --to { $to }: { $path } has one move; choose 0 or 1
   *[other] --to { $to }: { $path } has { $count } moves; choose 0 to { $count }
}

seed-of_report = --seed { $seed }: the seed of a report is a whole number from 0 to 2**32 - 1
seed-of_simulation = --seed { $seed }: a seed for simulations is a whole number from 0 to 2**63
seed-out_of_range = seed { $seed } is out of range: a seed is a whole number from 0 to 2**96 - 1
seed-of_match = --seed { $seed }: the seed of a match is a whole number from 0 to 2**32 - 1
seed-of_batch = seed { $seed }: the seed of a batch is a whole number from 0 to { $last }

seats-wrong_count = { $given ->
    [one] --seats { $text }: one seat is given, this game has { $count }
   *[other] --seats { $text }: { $given } seats are given, this game has { $count }
}
seats-unknown_kind = --seats: '{ $kind }' is no kind of player; choose human, human:NAME, { $kinds } or search:300ms
seats-name_is_kind = --seats: '{ $kind }': nobody can be called '{ $name }' here, it is a kind of player
seats-name_taken_by_kind = nobody can be called '{ $name }' here, it is a kind of player

package-for_server = { $package } is not installed; the server needs: pip install 'underhall[server]'
package-for_client = { $package } is not installed; the client needs: pip install 'underhall[server]'
package-missing = this needs the package { $package }, which is not installed: pip install 'underhall[{ $extra }]'

accelerated-only_dwarf = only DWARF can be played on an accelerator, not { $game }
accelerated-no_solo = the accelerated DWARF has no automata: choose 2 to 5 players
accelerated-other_options = this game has other options than the arrays it is to be put into
accelerated-other_agenda = no game of DWARF comes to what is pending here: { $frames }

server-goes_alone = --server goes without a game, --seats and --load: choose them in the server's hall
server-no_address = --server { $address }: an address such as http://127.0.0.1:8417 is needed
server-cannot_draw = this terminal cannot draw the table; a browser can, at the server's address
server-no_answer = { $address }: no server answers there ({ $reason })

move-no_such_number = { $number }: the moves are numbered 1 to { $count }
move-game_over = the game is over: no more moves
move-number_out_of_range = there is no move number { $move }: this game's moves are 0 to { $last }
move-unknown = '{ $text }' is no move of this game; moves are written { $forms }
move-unknown_short_form = '{ $text }' is no short form of a move of this game
move-no_argument = { $verb }: no argument number { $number }
move-refused = { $why }
move-ambiguous = This could mean several moves. '{ $text }': { $moves }
symbol-not_offered = symbol { $symbol } is not offered here; { $offered } others are: see the mask
alphabet-too_large = an alphabet has at most { $most } symbols, and this one has { $size }: spell moves in several steps (Game.alphabet)

batch-no_games = { $count } games: a batch has at least one, and no more processes than games
batch-actions = a batch of { $count } games takes { $count } actions at once, not { $given }
batch-lost = a process that played a part of the batch has ended: make the batch anew
door-no_seat = seat { $seat }: the seats of this table are 0 to { $last }
door-opponents = { $given } opponents are named, and { $wanted } sit at this table

language-unknown = --lang { $wish }: there is no such language here; choose { $languages }

undo-nothing = nothing can be taken back: since then a card was revealed, chance was used or another seat decided
undo-needs_others = that needs the others
undo-not_your_turn = it is not your turn

cards-unreadable = card file { $path }: cannot be read ({ $reason })
cards-no_text = card file { $path }: not UTF-8 text (byte { $byte })
cards-no_toml = card file { $path }: not valid TOML ({ $reason })
cards-bad_source = card file { $path }: 'source' must be one of { $sources }
cards-no_table = card file { $path }: no [[{ $table }]] records
cards-unknown_table = card file { $path }: [[{ $table }]] is not a table of this game
cards-no_record = [[{ $table }]] holds { $record }, which is not a record
cards-no_id = a [[{ $table }]] record has no id: { $record }
cards-bad_sources = card { $card }, field sources: must say for each field where it comes from
cards-unknown_field = card { $card }, field { $field }: no such field; fields are { $fields }
cards-missing_field = card { $card }, field { $field }: missing
cards-unknown_source = card { $card }, field { $field }: source '{ $source }' is not { $sources }
cards-not_one_of = card { $card }, field { $field }: '{ $value }' is not one of { $words }
cards-not_in_range = card { $card }, field { $field }: { $value } is not a whole number { $low }-{ $high }
cards-twice = card { $card }, field id: stands { $count } times in [[{ $table }]]

ladder-player_twice = a player is named twice; on a ladder each stands once
ladder-too_few_seats = a ladder needs a game with at least two seats to decide for
ladder-too_few_players = a ladder with { $seats } seats needs at least { $seats } players

results-folder = { $path }: this is a folder; name a file for the results
results-foreign_file = { $path }: this is no file of a match; name another, it will not be overwritten
results-no_game = { $path }: line { $place } is not a game of a match
results-in_use = { $path }: another run is writing to this file; wait for it or name another
results-damaged = { $path }: line { $place } is damaged; remove the line, and its game is played again
results-other_match = { $path }: holds another match ({ $error }); name another file with --out

match-no_players = name the players of the match, for example: greedy random
match-wrong_count = { $count ->
    [one] one player is named, but { $game } with these options has { $seats } seats to decide for
   *[other] { $count } players are named, but { $game } with these options has { $seats } seats to decide for
}
match-bad_sprt = --sprt { $low } { $high }: the first difference must be the smaller one, as in --sprt 0 30
match-no_ray = --ray { $address }: no Ray cluster answers there ({ $reason })

worker-other_cards = a worker has other cards for { $game } ({ $origin }): give all the same file
worker-other_version = a worker has another version of underhall or of { $game }: install the same everywhere
worker-other_bot = a worker has another version of the bot { $name }: give all the same file
worker-lost = a process that played was ended from outside; start again to go on from here

bot-no_command = '{ $name }': this is no command that runs a bot
bot-not_found = { $name }: there is no such program; a bot is a program, or a file that ends with .py or .js
bot-not_executable = { $name }: this file may not be run; chmod +x lets it
bot-no_node = { $name }: a JavaScript bot needs node, which is not installed
bot-hung = it did not answer within { $seconds } seconds (wanted: { $wanted })
bot-flooded = it wrote more than { $bytes } bytes that nobody had asked for, or in one line
bot-said_unasked = it wrote a line without being asked: { $line }
bot-unasked = it answered question { $number }, but question { $asked } was asked
bot-no_answer = it wrote a line that is no answer of type "{ $wanted }": { $line }
bot-illegal_move = it chose { $move }, which is none of the moves it was given
bot-died = it ended in the midst of a game (exit code { $code })
bot-died_saying = it ended in the midst of a game (exit code { $code }): { $words }
bot-closed = it closed its output in the midst of a game
bot-refused = the server refused: { $reason }
bot-lost = { $name } has failed: { $reason }

hall-no_answer = no server answers there ({ $error })
mcp-no_token = --server needs a token: make one in the server's Settings, and give it as --token or UNDERHALL_TOKEN

player-unknown = there is no player '{ $name }'; there are { $kinds }, and search:300ms, search:2s, search:500it or search:4x1s
player-needs_imagined = players are shown imagined worlds only: give them state.imagine(seat, seed)

table-unknown = there is no table '{ $table }'
table-exists = there is a table '{ $table }' already
table-game_not_installed = The game of this table, { $game }, is not installed here: it can be looked at, but not played on.
table-rules_changed = The rules of this game have changed since the table was made (version { $made }, now { $now }): it can be looked at, but not played on.
table-cards_changed = The cards of this game have changed since the table was made ({ $made }, now { $now }): it can be looked at, but not played on.
table-unreadable = What is stored of this table cannot be read: it can be looked at, but not played on.

export-wrong_format = not an exported table (it must say '{ $format }')
export-unsound = not an exported table: { $error }
export-changed = not an exported table, or one that was changed: it cannot be played through
rows-wrong_parts = its parts are { $parts }
rows-wrong_row = number { $place } of '{ $part }' has wrong columns or values
rows-foreign_row = number { $place } of '{ $part }' belongs to another table
rows-change_missing = change { $place } is missing
rows-unknown_change = change { $place } is of a kind that does not exist
rows-wrong_column = '{ $column }' does not follow from its changes
rows-wrong_seats = 'seats' does not follow from its changes

backup-truncated = { $path }: not a backup, or one that breaks off
backup-not_ours = { $path }: not a backup (its first line must say '{ $format }')
backup-newer = { $path }: a backup of a newer Underhall
backup-wrong_row = { $path }: line { $number }: not a row of a backup
backup-row_twice = { $path }: a row stands there twice, or cannot be kept

address-refused = --host { $host } --port { $port }: { $error }

thinking-ended = the thinking process has ended unexpectedly

dwarf_cards-wrong_letters = card C10 to C54, field letter: { $a } A and { $b } B, not 23 and 22; set other_letters = true if your print is so
dwarf_cards-wrong_location = card { $card }, field location: must be { $location }
dwarf_cards-id_out_of_range = card { $card }, field id: [[{ $table }]] holds only { $first } to { $last }
dwarf_cards-missing = card { $card }, field id: missing, { $needed }
dwarf_cards-wrong_records = [[{ $table }]] needs { $wanted } records and has { $found }
dwarf_cards-wrong_crowd = location { $place } has { $found } cards of [[{ $table }]], not { $wanted }
dwarf_cards-wrong_total = card { $card }, field { $field }: { $needed }
dwarf_cards-same_number = card { $card }, field { $field }: { $value } is also its { $other }

dwar7s_cards-missing_kingdom = card { $colour } { $kind }, field id: missing in [[kingdom]], for this colour and for all
dwar7s_cards-no_sides = card { $card }, field { $field }: { $value } is not text such as 'NE'
dwar7s_cards-too_few_places = card { $card }, field need: { $need } is more than its { $places } places
dwar7s_cards-mine_without_gems = card { $card }, field amount: missing, a mine gives 1 gem or more
dwar7s_cards-wrong_total = card { $card }, field { $field }: [[{ $table }]] comes to { $total } cards and the game has { $wanted }
dwar7s_cards-unknown_side = card { $card }, field { $field }: '{ $letter }' is not one of N, E, S, W
dwar7s_cards-side_twice = card { $card }, field { $field }: '{ $letter }' stands twice in '{ $value }'
dwar7s_cards-too_dear = card { $card }, field { $gem }: costs { $cost }, the game has { $count }
dwar7s_cards-unknown_id = card { $card }, field id: [[{ $table }]] holds { $known }
dwar7s_cards-missing_id = card { $card }, field id: missing in [[{ $table }]]

dwar7s_options-too_few_colours = option colours: { $colours } is not enough for { $players } players

deep_cards-one_rubble = card file, [[mining]]: exactly one card without a resource, the Rubble, is needed
deep_cards-basic_ids = card file, [[basic]]: the ids must be { $ids }
deep_cards-treasure_ids = card file, [[treasure]]: the ids must be E-10, E-11, E-12, E-13 in this order
deep_cards-first_tiles = card file, [[tile]]: L-ENT and L-CAMP, one of each, come first
deep_cards-other_totals = card file, field other_totals: must be true or false
deep_cards-no_words = card { $card }, field { $field }: a list of 1 to { $most } words is needed
deep_cards-no_text = card { $card }, field { $field }: { $value } is not a text of 1 to 40 characters
deep_cards-no_sides = card { $card }, field { $field }: { $value } must be letters of NESW in that order
deep_cards-start_card_empty = card { $card }, field actions: a start card needs actions or a resource
deep_cards-two_kinds = card { $card }, field actions: a card is a Resource card or an Action card, not both
deep_cards-fixed_sides = card { $card }, field sides: must be { $sides } ({ $clause })
deep_cards-wrong_total = card file, [[{ $table }]]: { $found } in all, the box has { $total } (see other_totals)
deep_cards-total_out_of_range = card file, [[{ $table }]]: { $found } in all; possible are { $low } to { $high }
deep_cards-too_many_faces = card file: { $count } different faces; possible are up to { $most }
deep_cards-resource_without_coins = card { $card }, field coins: a Resource is worth at least 1 coin (G-40)
deep_cards-coins_without_resource = card { $card }, field coins: only Resources are worth coins (G-40)

deep_options-needs_events = option { $variant }: needs event_cards=on (G-10)

deep_position-bad_payment = { $where }: '{ $text }' must read 'FACE from hand', 'FACE from revealed' or 'treasure N'
deep_position-cell_taken = { $where }: another tile or pile lies in this cell
deep_position-known_count = { $where }: 'known' must have a number for each of the { $count } cards
deep_position-top_unknown = stocks_known.{ $stock }: everybody knows the top card, which lies face up
deep_position-must_be_known = seats.{ $seat }.known: everybody knows that { $card } is there, somewhere
deep_position-bad_sides = { $where }: letters of NESW in that order are needed, not { $sides }
deep_position-known_range = { $where }: 'known' must hold numbers from 0 to 2**25 - 1, not { $mark }
deep_position-no_tile_place = { $where }: x and y of a tile are needed
deep_position-no_tile = { $where }: there is no tile at { $x },{ $y }
deep_position-trait_count = { $where }: none or two Traits are needed
deep_position-first_tiles = tiles: the Mine Entrance and the Camp come first
deep_position-other_tiles = tiles: those on the map and in the pile are not those of the box
deep_position-rubble_on_camp = tiles.1.rubble: never on the Camp (G-108)
deep_position-not_connected = tiles: they are not one connected network (G-135)
deep_position-trait_twice = traits: one is in two places, or the game is played without Traits
deep_position-unknown_trait = traits: there is no such Trait
deep_position-cannot_pay = { $where }: seat { $seat } cannot pay what '{ $name }' costs
deep_position-window_alone = frames.{ $place }: a window without the action it is about
deep_position-window_of_another = frames.{ $place }: the window does not name the action it is about (frames.{ $below }), or whom it answers
deep_position-no_actions = { $where }: { $number } in '{ $name }' is no list of actions
deep_position-wrong_card_count = card { $card }: { $found } in the game, there must be { $wanted }
deep_position-too_many_companions = seats.{ $seat }.events: { $count } Companions, never more than two (G-190)
deep_position-stinkhorn_alone = seats.{ $seat }.events: nobody stays with Stinkhorn (G-202)
deep_position-wrong_event_count = event { $event }: in { $found } places, there must be { $wanted }
deep_position-pile_too_high = piles.{ $pile }: more than { $most } cards
deep_position-lowest_frame = { $where }: the lowest frame, and no other, is 'activity' or 'end_phase', not '{ $name }'
deep_position-wrong_order = { $where }: '{ $name }' must lie on { $allowed }, not on '{ $below }'
deep_position-act_means_nothing = { $where }: '{ $act }' means a seat or pile that is not there
deep_position-no_pile_or_tile = { $where }: no such pile or tile
deep_position-not_possible = { $where }: '{ $what }' is not possible as things are
deep_position-no_resource_revealed = seats.{ $seat }.revealed: { $card } is no Resource card
deep_position-wrong_stock = stocks: { $card } is no { $table } card
deep_position-side_leads_nowhere = tiles.{ $tile }: its { $side } side leads nowhere (G-135)
deep_position-no_card_for_actions = { $where }: there is no card { $card } to perform actions with

rules-not_found = The rules have nothing for '{ $asked }'; give a clause such as D-55, or other words.

problem-not_found = That does not exist here
problem-no_table = There is no such table
problem-no_game = There is no such game
problem-no_token = There is no such token
problem-bad_token = This token is not known here; it may have been withdrawn
problem-not_with_token = That cannot be done with a token
problem-too_many_tokens = You have too many tokens
problem-no_way = There is no such way
problem-too_many_ways = You have too many ways
problem-no_mail = This server sends no mail: its operator has to set a mail server
problem-bad_mail_address = That is no mail address
problem-bad_push_keys = These are no keys of a browser
problem-wrong_code = That is not the code
problem-not_confirmed = First type in the code from the mail
problem-notice_not_sent = It could not be sent; look whether the address is right
problem-only_for_mail = Only mail comes at an hour
problem-no_mcp = This server has no door for language models: its operator has to install underhall[mcp]
problem-no_webhook = There is no such webhook
problem-no_person = There is no such person
problem-no_words = There are no such words here
problem-no_lesson = This game has no lesson that is played
problem-no_deal = There is no such deal
problem-no_event = There is no such event
problem-no_entrant = Nobody of that number takes part
problem-enough_events = { $count } events that are not over are enough: end one first
problem-not_in_event = You do not take part
problem-too_few = Too few take part
problem-round_runs = No round waits to be begun
problem-game_decided = That game is over, or was decided already
problem-winners = Name one of those who sit there, or several who share it
problem-event_over = The event is over
problem-event_begun = The event has begun
problem-event_full = The event is full
problem-not_host = Only the event’s host may do that
problem-alone = An event needs a game for two or more
problem-no_puzzle = There is no such puzzle
problem-no_profile = There is no such profile, or it is private
problem-no_rules = There is no such rules
problem-no_session = There is no such session
problem-no_address = There is nothing at this address
problem-no_method = That cannot be done at this address
problem-database = The database does not answer
problem-failure = The server failed at this; it has been written down
problem-malformed = The request is not as it should be
problem-frame_no_object = A frame must be a JSON object
problem-bad_mark = The id must be a whole number
problem-bad_command = The command is not as it should be
problem-unknown = There is no such command
problem-nobody = Choose a name first
problem-wrong_login = Name or password is wrong
problem-foreign_origin = Other sites may not do that
problem-foreign_host = This server does not answer to that name
problem-given_up = A bot plays your seat now
problem-no_header = The header X-Underhall is missing
problem-no_hints = This table plays without hints
problem-no_device = Nobody plays at your device at this table
problem-no_seat = You have no seat at this table
problem-not_yours = Only the table's creator may do that
problem-operator = That is for the operator of this server
problem-muted = The operator has muted you: you can play, and say nothing
problem-wrong_admin_token = That is not the token of this server
problem-wrong_password = The password is wrong
problem-illegal_move = That move is not allowed now
problem-invalid = That is not possible
problem-too_large = The request is too large
problem-name_mixed = A name is written in one alphabet
problem-no_such_step = There is no such step
problem-nothing_to_decide = There is nothing to decide
problem-seats = The seats do not fit
problem-webhook_address = That address is not possible
problem-wish = There is no such wish
problem-many_tables = Bots think at too many of your tables
problem-too_many = Too many requests
problem-bots_busy = The bots are busy
problem-busy = The table is busy; try again
problem-crowded = Too many requests at once
problem-not_kept = Nothing can be kept at present; look again in a while
problem-not_listening = This process does not hear what others do
problem-agreed = You have agreed already; the others have not
problem-answered = The others must answer
problem-asked = Somebody has asked already
problem-cannot_undo = That cannot be taken back without asking the others
problem-empty = Nobody sits there
problem-full = No seat is free
problem-guest = A guest has no password
problem-guest_profile = Guests share names, so their profile stays private; make an account first
problem-deal_over = This deal is over
problem-try_running = Your counted try is still running: finish it first
problem-left = You have left already
problem-name_taken = That name belongs to somebody else; choose another
problem-no_takebacks = This table plays without taking back
problem-not_left = You have not left
problem-person_not_left = That person has neither left nor run out of time
problem-not_now = Your last move is not finished yet
problem-not_over = The game is not over
problem-not_replaceable = No other person sits there
problem-not_your_turn = You are not asked now
problem-nobody_asked = Nobody has asked
problem-not_moved = You have not moved yet
problem-not_begun = The game has not begun
problem-begun = The game has begun
problem-not_running = The game does not run
problem-no_such_stage = The lesson has no such stage, or did not come so far yet
problem-no_such_move = That line is no move of the game, or it was taken back already
problem-plan_ended = The plan cannot go on from there
problem-open_tables = You have open tables enough
problem-network_open_tables = Your network has open tables enough
problem-over = The game is over
problem-over_there = The game is over there
problem-people_play = People play at this table
problem-playable = This game can be played on
problem-not_late = That seat has not run out of time
problem-no_clock = This table plays without a clock
problem-not_paused = Nobody has asked for a pause
problem-already_so = That is so already
problem-no_vacation = No vacation is left
problem-time_used_up = Your time for this game is used up
problem-position_gone = The game has moved on
problem-position = This position cannot be played
problem-registered = A registered name stays
problem-resigned = You have resigned already
problem-seated = You have a seat at this table already
problem-seats_free = Some seats are still free
problem-taken = That seat is not free
problem-too_long = So much has happened at this table that this cannot be added
problem-enough_webhooks = { $count } webhooks are enough
problem-read_only = This table can only be looked at

problem_hint-send_header = send 'X-Underhall: 1'
problem_hint-most_bytes = at most { $bytes } bytes
problem_hint-this_machine_only = it is there for this machine only; start it with --origin https://NAME, --behind-proxy or --host
problem_hint-lookalikes = some letters only look like others
problem_hint-game_length = the game has { $count ->
    [one] one move
   *[other] { $count } moves
}
problem_hint-one_seat = you can sit on one seat only
problem_hint-friend_names = a friend at your device needs a name, and nobody else has one
problem_hint-plan_ended = move { $number } of the plan reveals something or ends the turn
problem_hint-seats_needed = { $count ->
    [one] one seat is needed, not { $given }
   *[other] { $count } seats are needed, not { $given }
}
problem_hint-public_address = a public http or https address is needed, at port 80, 443 or above 1023
problem_hint-wishes = this game knows: { $wishes }
problem_hint-try_again = try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
problem_hint-wait_for_answers = wait for some answers first
problem_hint-ask_later = ask when the game goes on
problem_hint-record_hidden = until then its record would tell what is hidden
problem_hint-can_be_closed = whoever sits there can close it; then its record is open
problem_hint-most_tokens = { $count } are possible; withdraw one first
problem_hint-most_ways = { $count } are possible; remove one first
problem_hint-ntfy_topic = give the address of a topic, such as https://ntfy.sh/my-topic
problem_hint-token_of_table = it is for one table only
problem_hint-token_of_device = it acts for you alone, not for the seats of a shared device
problem_hint-token_right_play = it may not play: make one that may
problem_hint-token_right_tables = it may not make tables or sit down: make one that may
problem_hint-open_tables = { $count } may wait for players at once
problem_hint-turn_now = its last change is number { $turn_number }
problem_hint-entrants = at least { $count } are needed; bots can fill in
problem_hint-free_seats = free are { $seats }

## dwar7s_position
dwar7s_position-actions_without_castle = actions: { $count } are only possible with the own castle on the map (K-76)
dwar7s_position-closing_too_long = closing: the last round is over before the first player moves again (K-133)
dwar7s_position-quiet_too_long = quiet: after { $count } rounds with nothing done the game is over (K-136)
dwar7s_position-no_first_card = map: the first player has laid a card before anybody else moves (K-21)
dwar7s_position-row_not_full = row: { $count } goals lie face up while the deck has any (K-150)
dwar7s_position-hand_too_large = seats.{ $seat }: { $count } cards in hand, at most { $limit } (K-152)
dwar7s_position-card_twice = { $where }: { $card } is also in { $other } (K-149)
dwar7s_position-card_missing = card { $card }: missing (K-149)
dwar7s_position-colour_of_nobody = card { $card }: nobody plays this colour (K-149)
dwar7s_position-crowded = dwarfs.{ $spot }: { $count } dwarfs, the card has { $places } places (K-151)
dwar7s_position-dwarf_count = seats.{ $seat }.pile: { $pile } with { $count } dwarfs on the map, { $each } in all are needed (K-146)
dwar7s_position-gem_count = supply.{ $gem }: { $total } with all hands, the game has { $count } (K-147)
dwar7s_position-ogre_count = ogre_deck: { $total } { $ogre } with discards and hands, the game has { $count } (K-148)
dwar7s_position-wrong_counts = seats.{ $seat }: the counts of gems or ogre cards are wrong
dwar7s_position-count_below_zero = seats.{ $seat }: a count of cards is below 0
dwar7s_position-goal_count = row: { $name } is there { $count } times in all (K-150)
dwar7s_position-secret_count = spare_secrets: { $name } is there { $count } times in all (K-8)
dwar7s_position-dragon_on_mine = map.{ $spot }: a dragon cannot lie on a mine with dragon_over_mine=off (K-37)
dwar7s_position-wrong_cover = map.{ $spot }: { $above } cannot lie on { $below } (K-151)
dwar7s_position-no_spot = { $where }: this spot is not on the table; a spot is written x,y, for example 2,-1
dwar7s_position-bad_card = { $where }: a card is written like 'red ruby mine r2', not '{ $text }'
dwar7s_position-no_stack = map.{ $name }: a list of cards, bottom first, is needed
dwar7s_position-nothing_to_stand_on = dwarfs.{ $name }: there is no card to stand on (K-151)
dwar7s_position-no_colours = dwarfs.{ $name }: numbers by colour are needed
dwar7s_position-other_colour = { $where }: the options say { $wanted }, not { $found }
dwar7s_position-card_of_nobody = map.{ $name }.{ $number }: nobody plays { $colour } here (K-9)
dwar7s_position-laid_twice = map.{ $name }.{ $number }: { $card } is on the map twice
dwar7s_position-dwarfs_of_nobody = dwarfs.{ $name }: nobody plays { $colour } here

## dwarf_position
dwarf_position-wrong_occupied = occupied: the locations taken do not fit the workers
dwarf_position-lower_range = lower.{ $mine }: a number from 0 to { $high } is needed
dwarf_position-too_many_workers = workers: seat { $seat } has { $regular } regular and { $extra } extra workers, never more than 2 of each (D-3)
dwarf_position-automaton_first = holder: in solo play the automaton is always first (D-81)
dwarf_position-first_frame = { $where }: the first is 'mining' or 'end_of_round', not '{ $name }'
dwarf_position-frame_order = { $where }: '{ $name }' comes later in a round than what lies below it
dwarf_position-empty_location = stacks.{ $place }: a location is never empty
dwarf_position-apprentice_in_solo = card { $card } is in { $where }: Apprentice is not used in solo play (D-84)
dwarf_position-card_missing = card { $card } of set { $mine } is missing
dwarf_position-below_zero = holdings.{ $seat }.{ $name }: { $amount } is below 0
dwarf_position-location_taken = workers.{ $number }.on: location { $place } is occupied already (D-2)
dwarf_position-no_automaton = { $where }: there is an automaton only in solo play
dwarf_position-no_last_placed = last_placed: a card is needed, it guides the automaton (D-86)
dwarf_position-card_twice = card { $card } of set { $mine } is both in { $first } and in { $second }
dwarf_position-foreign_card = stacks.{ $place }: { $card } belongs to location { $home }
dwarf_position-no_special = piles.{ $pile }: { $card } is not a Special Action card
dwarf_position-card_in_hand_too = frames: { $card } is in hand and also in { $where }
dwarf_position-workers_needed = holdings.{ $seat }.workers: 2 are needed before the first turn (D-32)
dwarf_position-nothing_to_resolve = { $where }: seat { $seat } has nothing to resolve

## new_game
new_game-bad_name = '{ $name }' cannot name a game: letters from a to z and digits are needed, beginning with a letter
new_game-taken = '{ $name }' is taken: a game or another Python package here has that name
new_game-exists = { $path } is there already

## extra
extra-fetching = Fetching what the table needs ...
extra-no_command_line = The command line needs { $package }: install it with pip install 'underhall[cli]', or everything with 'underhall[all]'

## learning
net-too_large = the net takes { $size } bytes; a file may have { $most } at most
net-unreadable = { $name } is no net of Underhall, or it is damaged
net-other_game = { $name } was made for { $found }, not for { $wanted }
net-other_features = { $name } was made for other features of { $game } than it has now; 'underhall train' makes a new one
features-none = { $game } does not declare any features
train-too_few = --games { $games }: at least { $least } games are needed, some of them are held out

reaction-well_played = Well played!
reaction-thanks = Thank you!
reaction-hello = Hello!
reaction-ouch = Ouch!
reaction-luck = Good luck!
reaction-moment = One moment, please.

## puzzles
puzzles-unreadable = { $path } cannot be read: { $reason }
puzzles-broken = { $path } is no file of puzzles, or it is damaged
puzzles-other_plan = { $path } holds puzzles that were made otherwise ({ $name }); choose another file
puzzles-no_records = There is no record in { $path }: no file there ends in { $ending }
puzzles-other_records = None of these records is of { $game }
puzzle_check-record = { $error }
puzzle_check-id = the name does not belong to this position
puzzle_check-count = there are { $found } legal moves, the file says { $told }
puzzle_check-illegal = { $move } is not a legal move there
puzzle_check-guessing = { $right } of { $legal } moves are right: that is found by guessing
puzzle_check-other = a new search plays { $found }, the file says { $right }
## site

site-no_page = The browser table is not built: make web
site-no_runtime = { $folder } has no { $file }: --runtime names the folder of the npm package pyodide (npm --prefix web ci)
site-not_empty = { $folder } has other files in it
site-no_wheel = librt for browsers could not be fetched ({ $why }); --librt names its wheel
site-no_package = { $package } is not installed
