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
