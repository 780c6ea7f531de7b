## game
game-title = Bazaar
game-seat = Player { $number }

## moves
moves-gather = take a token of colour { $colour }
moves-reserve = reserve card { $slot } of the market
moves-build = build card { $card } of your hand
moves-pass = pass and give all tokens back

## events
events-gathered = { $seat } takes a token of colour { $colour }
events-reserved = { $seat } reserves card { $slot } of the market
events-built = { $seat } builds card { $card }
events-passed = { $seat } passes

## prompts
prompts-turn = { $seat }: choose

## refusals
refusals-not_now = '{ $move }' is not possible now
refusals-over = the game is over

## endings
endings-closed = the bazaar closes

## options
options-players = players: 2 to 4
options-rounds = rounds until the bazaar closes
