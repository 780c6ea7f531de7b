## game
game-title = Hoher Stein
game-seat = Spieler { $number }

## options
options-players = Spieler: 2 oder 3
options-hand = Steine auf der Hand zu Beginn: 2 bis 4

## option_names
option_names-players = Spieler
option_names-hand = Steine auf der Hand

## moves
moves-lay = Stein { $stone } verdeckt legen
moves-boast = prahlen: diese Runde zählt für dich doppelt

## prompts
prompts-lay = { $seat }: Welchen Stein legst du?

## refusals
refusals-not_now = '{ $move }' ist jetzt nicht möglich
refusals-over = das Spiel ist zu Ende
refusals-not_yours = '{ $move }': dieser Stein ist nicht auf deiner Hand
refusals-boasted = '{ $move }': du hast schon einmal geprahlt

## events
events-laid = { $seat } legt einen Stein
events-laid_yourself = du legst Stein { $stone }
events-boasted = { $seat } prahlt
events-won = { $seat } gewinnt die Runde mit Stein { $stone }

## endings
endings-no_stones = alle Steine waren gelegt

## lesson
lesson-stones = Der schwerste Stein gewinnt die Runde. Das sind deine Steine.
lesson-lay = Leg einen davon; niemand sieht ihn, ehe alle gelegt haben.
lesson-boast = Einmal im Spiel darfst du vorher prahlen, dann zählt die Runde für dich doppelt. Viel Glück!
