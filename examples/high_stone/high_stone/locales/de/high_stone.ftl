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

## lesson_stage
lesson_stage-win = Gewinne eine Runde
lesson_stage-double = Prahle

## lesson
lesson-stones = Der schwerste Stein gewinnt die Runde. Das sind deine Steine.
lesson-lay = Leg deinen schwersten; niemand sieht ihn, ehe alle gelegt haben.
lesson-won = Dein Stein war der schwerere: 1 Punkt für dich.
lesson-heaviest = Du hast einen neuen Stein gezogen, und keiner ist schwerer als die 12.
lesson-boast = Einmal im Spiel darfst du vorher prahlen, dann zählt die Runde für dich doppelt. Tu es jetzt.
lesson-lay_it = Und nun leg die 12.
lesson-doubled = 2 Punkte in einer Runde.
lesson-free = Jetzt spielst du allein. Viel Glück!

## lesson_why
lesson_why-lay = Leg die 11: Die anderen könnten zu leicht sein.
lesson_why-boast = Erst prahlen, dann legen.
lesson_why-lay_it = Eine Runde, die doppelt zählt, will gewonnen sein. Leg die 12.
