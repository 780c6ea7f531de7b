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
