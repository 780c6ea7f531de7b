### What every part of the house needs.

## language
language-name = English

## manners
manners-random = Plays any legal move.
manners-greedy = Takes what looks best right after the move, and plans nothing.
manners-novice = Sees every kind of action but only one move ahead, and often misjudges what it is worth.
manners-adept = Compares the most promising moves over a few turns, without long thought.
manners-master = Thinks up to one second about what you may hold and answer.
manners-grandmaster = Thinks up to five seconds, further ahead, and trusts its judgement more.

## hints
hints-likely = { $reason } (likely)

## course
# Turning points of a finished game. The deed is a sentence about somebody ("Brokk takes the gold lead").
course-deed = { $seat } { $reason }
course-in_round = Round { $round }: { $deed }; { $chances }.
course-at_move = Move { $move }: { $deed }; { $chances }.
course-you_rise = your chances rise from { $before } to { $after }
course-you_fall = your chances fall from { $before } to { $after }
course-rise = the chances of { $seat } rise from { $before } to { $after }
course-fall = the chances of { $seat } fall from { $before } to { $after }

## game_report
# How a seat played a finished game. $who is "you" to whoever played it, else "other".
game_report-like_master = { $who ->
    [you] You played like a master
   *[other] { $seat } played like a master
}: { $best } of { $choices } choices were a master’s.
game_report-like_adept = { $who ->
    [you] You played like an adept
   *[other] { $seat } played like an adept
}: { $best } of { $choices } choices were a master’s.
game_report-like_journeyman = { $who ->
    [you] You know your craft
   *[other] { $seat } knows the craft
}: { $best } of { $choices } choices were a master’s.
game_report-like_novice = { $who ->
    [you] You played like a novice
   *[other] { $seat } played like a novice
}: { $best } of { $choices } choices were a master’s.
game_report-like_greenhorn = { $who ->
    [you] You are just finding your way underground
   *[other] { $seat } is just finding the way underground
}: { $best } of { $choices } choices were a master’s.
game_report-nothing = { $who ->
    [you] You had no choice that mattered.
   *[other] { $seat } had no choice that mattered.
}
game_report-accuracy = Accuracy { $accuracy }. All in all { $lost } of a victory was given away.
game_report-grade_master = a master’s choice
game_report-grade_sound = sound
game_report-grade_slip = slip
game_report-grade_mistake = mistake
game_report-grade_collapse = cave-in
game_report-how = A choice is compared with the best move a search finds, by what the seat could know then: luck that came later does not count. A master’s choice gives away less than { $master } of the victory, a sound one less than { $sound }, a slip less than { $slip }, a mistake less than { $mistake }, a cave-in more. Moves without a choice, and choices that changed nothing, are not graded.
game_report-in_round = Round { $round }, move { $move }
game_report-at_move = Move { $move }
game_report-why = Why: it { $reasons }.
game_report-why_untold = It pays only later: the search, playing both moves on in the same worlds, won more often with it.
game_report-instead = The move played { $reasons }.
game_report-chances = Chances { $expected } instead of { $best }.
