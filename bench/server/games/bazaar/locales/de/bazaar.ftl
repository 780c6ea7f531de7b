## game
game-title = Basar
game-seat = Spieler { $number }

## moves
moves-gather = eine Marke der Farbe { $colour } nehmen
moves-reserve = Karte { $slot } des Marktes nehmen
moves-build = Karte { $card } deiner Hand bauen
moves-pass = passen und alle Marken zurückgeben

## events
events-gathered = { $seat } nimmt eine Marke der Farbe { $colour }
events-reserved = { $seat } nimmt Karte { $slot } des Marktes
events-built = { $seat } baut Karte { $card }
events-passed = { $seat } passt

## prompts
prompts-turn = { $seat }: wählen

## refusals
refusals-not_now = '{ $move }' ist jetzt nicht möglich
refusals-over = das Spiel ist aus

## endings
endings-closed = der Basar schließt

## options
options-players = Spieler: 2 bis 4
options-rounds = Runden, bis der Basar schließt
