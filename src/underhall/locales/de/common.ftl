### What every part of the house needs.

## language
language-name = Deutsch

## manners
manners-random = Spielt irgendeinen erlaubten Zug.
manners-greedy = Nimmt, was gleich nach dem Zug am besten aussieht, und plant nichts.
manners-novice = Sieht jede Art von Aktion, aber nur einen Zug weit, und verschätzt sich oft in ihrem Wert.
manners-adept = Vergleicht die aussichtsreichsten Züge über ein paar Runden, ohne lange nachzudenken.
manners-master = Denkt bis zu einer Sekunde darüber nach, was du haben und antworten könntest.
manners-grandmaster = Denkt bis zu fünf Sekunden, weiter voraus, und vertraut seinem Urteil mehr.

## hints
hints-likely = { $reason } (wahrscheinlich)

## course
# Turning points of a finished game. The deed is a sentence about somebody ("Brokk übernimmt die Führung beim Gold").
course-deed = { $seat } { $reason }
course-in_round = Runde { $round }: { $deed }; { $chances }.
course-at_move = Zug { $move }: { $deed }; { $chances }.
course-you_rise = deine Chancen steigen von { $before } auf { $after }
course-you_fall = deine Chancen fallen von { $before } auf { $after }
course-rise = die Chancen von { $seat } steigen von { $before } auf { $after }
course-fall = die Chancen von { $seat } fallen von { $before } auf { $after }
