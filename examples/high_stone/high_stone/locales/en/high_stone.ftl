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

## lesson
lesson-stones = The heaviest stone wins the round. These are your stones.
lesson-lay = Lay one of them; nobody sees it before all are laid.
lesson-boast = Once a game you may boast first, and the round counts double for you. Good luck!
