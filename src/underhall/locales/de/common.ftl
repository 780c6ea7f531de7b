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
