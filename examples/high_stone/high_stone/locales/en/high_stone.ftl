## game
game-title = High Stone
game-seat = Player { $number }

## options
options-players = players: 2 or 3
options-hand = stones in hand at first: 2 to 4

## option_names
option_names-players = Players
option_names-hand = Stones in hand

## moves
moves-lay = lay stone { $stone } face down
moves-boast = boast: this round counts double for you

## prompts
prompts-lay = { $seat }: which stone do you lay?

## refusals
refusals-not_now = '{ $move }' is not possible now
refusals-over = the game is over
refusals-not_yours = '{ $move }': that stone is not in your hand
refusals-boasted = '{ $move }': you have boasted once already

## events
events-laid = { $seat } lays a stone
events-laid_yourself = you lay stone { $stone }
events-boasted = { $seat } boasts
events-won = { $seat } wins the round with stone { $stone }

## endings
endings-no_stones = all stones were laid

## lesson_stage
lesson_stage-win = Win a round
lesson_stage-double = Boast

## lesson
lesson-stones = The heaviest stone wins the round. These are your stones.
lesson-lay = Lay your heaviest; nobody sees it before all are laid.
lesson-won = Your stone was the heavier one: 1 point for you.
lesson-heaviest = You drew a new stone, and there is none heavier than 12.
lesson-boast = Once a game you may boast first, and the round counts double for you. Do it now.
lesson-lay_it = And now lay the 12.
lesson-doubled = 2 points in one round.
lesson-free = Now you play by yourself. Good luck!

## lesson_why
lesson_why-lay = Lay the 11: the others may be too light.
lesson_why-boast = First boast, then lay.
lesson_why-lay_it = A round that counts double should be won. Lay the 12.
