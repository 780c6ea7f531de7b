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

## game_report
# Wie ein Platz eine beendete Partie gespielt hat. $who ist „you“ für den, der dort saß, sonst „other“.
game_report-like_master = { $who ->
    [you] Du hast wie ein Meister gespielt
   *[other] { $seat } hat wie ein Meister gespielt
}: { $best } von { $choices } Entscheidungen waren meisterlich.
game_report-like_adept = { $who ->
    [you] Du hast wie ein Geselle gespielt
   *[other] { $seat } hat wie ein Geselle gespielt
}: { $best } von { $choices } Entscheidungen waren meisterlich.
game_report-like_journeyman = { $who ->
    [you] Du verstehst dein Handwerk
   *[other] { $seat } versteht das Handwerk
}: { $best } von { $choices } Entscheidungen waren meisterlich.
game_report-like_novice = { $who ->
    [you] Du hast wie ein Neuling gespielt
   *[other] { $seat } hat wie ein Neuling gespielt
}: { $best } von { $choices } Entscheidungen waren meisterlich.
game_report-like_greenhorn = { $who ->
    [you] Du findest dich unter Tage gerade erst zurecht
   *[other] { $seat } findet sich unter Tage gerade erst zurecht
}: { $best } von { $choices } Entscheidungen waren meisterlich.
game_report-nothing = { $who ->
    [you] Du hattest keine Wahl, auf die es ankam.
   *[other] { $seat } hatte keine Wahl, auf die es ankam.
}
game_report-accuracy = Genauigkeit { $accuracy }. Insgesamt wurden { $lost } eines Sieges verschenkt.
game_report-grade_master = meisterlich
game_report-grade_sound = solide
game_report-grade_slip = Ausrutscher
game_report-grade_mistake = Fehler
game_report-grade_collapse = Einsturz
game_report-how = Jede Entscheidung wird mit dem besten Zug verglichen, den eine Suche findet, und zwar nach dem, was der Platz damals wissen konnte: Glück, das danach kam, zählt nicht. Meisterlich ist, was weniger als { $master } des Sieges verschenkt, solide weniger als { $sound }, ein Ausrutscher weniger als { $slip }, ein Fehler weniger als { $mistake }, ein Einsturz mehr. Züge ohne Wahl und Entscheidungen, die nichts änderten, werden nicht bewertet.
game_report-in_round = Runde { $round }, Zug { $move }
game_report-at_move = Zug { $move }
game_report-why = Warum: { $reasons }.
game_report-why_untold = Er zahlt sich erst später aus: Die Suche spielte beide Züge in denselben Welten weiter und gewann mit ihm öfter.
game_report-instead = Der gespielte Zug: { $reasons }.
game_report-chances = Aussichten { $expected } statt { $best }.
