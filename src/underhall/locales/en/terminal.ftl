### The words of the terminal table.

## home
home-motto = a table by lantern light, deep in a mountain hall
home-new = New game
home-running = Running games
home-none = none yet
home-players = { $players } players
home-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
home-over = over
home-keys = ↑↓ choose   Tab other list   Enter open   l language   ? keys   q quit
home-broken = This game cannot be opened: { $reason }

## form
form-title = New game: { $game }
form-seat = Seat { $number }
form-seat_help = Who sits here: a person at this keyboard, or a computer player from random up to grandmaster.
form-name = Name { $number }
form-name_help = What to call this person; may stay empty.
form-seed = Seed
form-seed_help = The same number deals the same game; empty for a new one.
form-start = Start
form-keys = ↑↓ row   ←→ value (or type it)   Enter next, on Start: play   Esc back   l language

## kinds
kinds-human = person
kinds-random = random moves
kinds-greedy = greedy
kinds-novice = novice
kinds-adept = adept
kinds-master = master
kinds-grandmaster = grandmaster

## table
table-keys = ←↑↓→ move  Enter pick  Esc back  u undo  h hint  r rotate  / rules  ? keys  l language  q leave
table-log = What happened
table-thinking = { $name } is thinking …
table-waiting = Somebody is thinking …
table-thinking_hint = Thinking about a hint …
table-over = The game is over.
table-done = that is all
table-undone = Taken back.
table-cannot_undo = Nothing can be taken back: a card was revealed, chance was used or another seat decided since.
table-cannot_save = Not saved: { $reason }

## over
over-title = The game is over
over-winner = { $name } wins.
over-winners = { $names } share the victory.
over-nobody = Nobody wins.
over-and = and
over-resigned = the others gave up
over-stopped = it was stopped
over-closed = ended unfinished: its rules had changed, or the operator closed it
over-close = Enter: look at the board   q: back to the shelf

## hand_over
hand_over-title = Please hand over to { $name }.
hand_over-ready = { $name }, press Enter when nobody else is looking.   q: leave

## resume
resume-title = A game was left in the middle
resume-what = { $count ->
    [one] { $game }, one move, with { $players }
   *[other] { $game }, { $count } moves, with { $players }
}
resume-keys = Enter: go on with it   Esc: to the shelf (it stays there)

## talk
talk-title = Say something to the others
talk-keys = Enter say it   Esc keep it
talk-nobody = Everybody at this table hears you as it is.

## cards
cards-title = Cards the board does not show
cards-keys = ↑↓ scroll   Esc close
cards-nothing = There is nothing more to look at here.

## rules
rules-title = Rules: type a number such as { $example }, a section such as 12, or words
rules-nothing = Nothing found for '{ $asked }'.
rules-elsewhere = There are no rules to read: this game brings none.
rules-keys = Enter search   ↑↓ scroll   Esc close

## keys
keys-title = Keys
keys-body = 
    arrows        move over the pieces you may pick (they glow, marked ›)
    Tab           the next of them, Shift+Tab the one before
    Enter, Space  pick the piece under the cursor
    mouse         the first click points, the second picks
    Escape        step back by one pick
    u             take back your last move, while nothing was revealed
    h             a hint: the best moves with what to expect
    r             rotate what is being placed
    p             pass, and go on passing until you are asked something else
    t             say something to the others, at a server's table
    s             cards the board does not show: below others, discarded
    /             search the rules
    c             by which clauses it happened, in the log; and without again
    PageUp/Down   leaf through what happened
    l             the next language
    q             leave (the game is kept, it is saved after every move)

    {""}[..] are choices that are no pieces of the board. ▸ is the start
    player or who is on, ! a monster that will attack.
keys-close = Esc close

## plain
plain-poor = This terminal cannot draw the table; here it is in plain text (as 'underhall play').
plain-which = {""}Which game? Type its number: {""}
plain-resume = {""}A game was left in the middle: { $what }. Go on with it? [Y/n] {""}
# Answers that mean no, apart by spaces.
plain-no = n no

## online
online-title = { $name } at { $address }
online-new = New table
online-tables = Tables
online-none = none yet: choose a game
online-keys = ↑↓ choose   Tab other list   Enter open   l language   q quit
online-your_turn = your turn
online-open = { $free } free
online-running = running
online-watching = to watch
online-read_only = only to be looked at
online-over = over
online-trouble = Server: { $reason }
online-unreachable = The server cannot be reached: { $reason }
online-asked_undo = The others are asked whether you may take it back.
online-request = { $name } would like to take back a move.   y: yes   n: no
online-seat_help = Who sits here: you, whoever comes, or a computer player from random up to grandmaster.
online-me = you
online-anybody = open
online-lobby = { $game }: waiting for players
online-seat = Seat { $number }: { $name }
online-lobby_keys = s sit down   x stand up   Enter start (the creator)   q back

## read_only
read_only-title = This table can only be looked at
read_only-over = d keep its record   Esc back
read_only-running = e end the game for good and keep its record (then everybody may read it)   Esc back
read_only-nothing = Esc back
read_only-kept = Its record is now in { $path }
