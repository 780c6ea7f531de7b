### 12. Words. English is enough; the same file in a folder locales/de makes the game speak German, too.

## game
game-title = Pebbles
game-about = Three heaps of pebbles; whoever takes the last one wins.
game-seat = Player { $number }

## options
options-heap = how many pebbles the largest heap has: 5 to 15

## option_names
option_names-heap = Largest heap

## moves
moves-take = take { $amount } from heap { $heap }

## prompts
prompts-turn = { $seat }: from which heap do you take, and how many?

## refusals
refusals-not_now = '{ $move }' is not possible now
refusals-over = the game is over

## events
events-taken = { $seat } takes { $amount } from heap { $heap }

## endings
endings-empty = nothing is left

## scores
scores-last_one = The last one
