### The words of a report's page; what the game itself says is in its own file.

## page
page-title = { $title }: what { $games } games say
page-by = All seats played by { $player }
page-plate_length = decisions a game
page-plate_rounds = rounds
page-plate_choices = moves to choose from
page-plate_forced = decisions without a choice
page-plate_first = wins of the first seat
page-plate_solo = wins against the automaton
page-plate_shared = shared victories
page-as_above = the game above
page-middle_half = middle half { $low } to { $high }
page-interval = 95 %: { $low } to { $high }
page-numbers = All numbers
page-csv = Also as { $file }
page-made = How this was made
page-method = { $games } games, seed { $seed }, rules version { $rules }, engine { $engine }, cards { $cards }. Every seat was played by { $player }, so nobody is better than anybody: what differs comes from the game. Intervals are 95 %. Rates of single seats are by Wilson's score; comparisons of seats that had something with seats that had not are by the variance between games, because the seats of one game are not independent. With many things compared, one in twenty intervals misses by chance alone; and what goes with winning need not be its cause.
page-command = The same page again:

## headings
headings-length = How long it takes
headings-choices = How much there is to choose
headings-scores = What winners have
headings-seats = Where to sit
headings-things = What goes with winning
headings-endings = How it ends
headings-variants = How variants and editions differ

## says
says-length = Half of all games take { $low } to { $high } decisions; the shortest took { $least }, the longest { $most }.
says-choices = On average there are { $mean } legal moves, at most { $most }; { $forced } of the decisions are forced. The band holds the middle half of all games, the line is the mean.
says-scores = Who alone has the most { $best } wins { $rate } of the time; nothing else counted at the end tells more, apart from what wins by rule.
says-seats_fair = No seat is better than another, as far as { $games } games can tell.
says-seats_unfair = { $seat } wins { $rate }, where { $fair } would be fair: a difference that chance hardly explains in { $games } games.
says-seats_solo = The player wins { $rate } of the games.
says-things = How much more often seats win that had something at least once than seats that never had it, in percentage points. For { $sure } of { $count } the 95 % interval leaves out nought; the others are pale.
says-things_none = This game's journal names nothing that a seat had.
says-endings = { $share } of the games end like this: { $ending }.
says-variants = Each variant in { $each } games of its own; the first line is the game above. Advantage of the first seat in percentage points over a fair share.

## charts
charts-length = Distribution of the length of a game
charts-decisions = decisions a game
charts-rounds = rounds a game
charts-share_of_games = % of games
charts-share_of_decisions = % of decisions
charts-choices = Legal moves in the course of a game
charts-at_decision = decision number
charts-legal_moves = legal moves
charts-scores = What winners and others have at the end
charts-winners = winners
charts-others = others
charts-seats = Win rate of each seat
charts-wins_percent = % of victories (dashed: fair share)
charts-things = Difference in win rate between seats with and without something
charts-difference_points = percentage points more victories than without
charts-endings = How games end
charts-variants = Length, choices and seat advantage of each variant
charts-first_seat_advantage = first seat's advantage

## columns
columns-decisions = decisions
columns-rounds = rounds
columns-games = games
columns-decision = decision
columns-mean_choices = mean choices
columns-quartile1 = lower quartile
columns-median = median
columns-quartile3 = upper quartile
columns-forced = forced
columns-category = category
columns-mean_of_winners = winners' mean
columns-mean_of_others = others' mean
columns-one_leads = one leads alone
columns-leader_wins = leader wins
columns-low = from
columns-high = to
columns-seat = seat
columns-win_rate = win rate
columns-ending = ending
columns-share = share
columns-mean_decisions = mean decisions
columns-thing = what a seat had
columns-seats_with_it = seats with it
columns-times_a_seat = times a seat
columns-win_rate_with = wins with it
columns-win_rate_without = without
columns-difference = difference
columns-difference_low = from
columns-difference_high = to
columns-one_had_most = one had most
columns-most_wins = wins of who had most
columns-most_low = from
columns-most_high = to
columns-variant = variant
columns-decisions_quartile1 = lower quartile
columns-decisions_median = median decisions
columns-decisions_quartile3 = upper quartile
columns-first_seat_wins = first seat wins
columns-fair_share = fair share
columns-shared_victories = shared
columns-commonest_ending = commonest ending
columns-its_share = its share
