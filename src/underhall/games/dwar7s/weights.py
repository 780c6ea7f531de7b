"""What things are worth to the players of Fall and Duel that we built: for bots and hints only, no rule depends on it.

Found by playing (docs/strength.md says how players fare).
"""

from __future__ import annotations

from typing import Final

# Weights, in points.
GOAL_BONUS: Final = 3.0  # a completed goal brings the end nearer, which only who completes goals can do
FADE: Final = 0.86  # what is left of a worth for each action still to take
FADES: Final = 64
SECOND_GOAL: Final = 0.3  # the part of the second nearest goal: gems serve for both
RIVALLED: Final = 0.75  # the part of a goal that another seat is nearer to
NEXT_GOAL: Final = 0.2  # a goal not shown yet will take the place of one that is as good as paid
OGRE_WORTH: Final = 1.2
LOCKED_OGRE: Final = 4.0  # an ogre card to come, for who can trade in no store
EXTRA_ACTION: Final = 3.0  # an action more in every turn of a whole game
SIDE_WORK: Final = 0.6  # dwarfs at a task that is not ready may still be disturbed
CARD_PART: Final = 0.5  # a card in hand is this part of its points: it can still be laid
MONSTER_IN_HAND: Final = 1.2
DIG_LEAST: Final = 0.3
SOON: Final = 0.95

# Actions that something beyond the dwarfs costs.
LAY_MINE: Final = 1
NO_MINE: Final = 8
NO_SLAYING: Final = 6  # another's dwarf keeps a monster alive, until it goes
NO_STORE: Final = 4
# Others' dwarfs keep a seat out of all stores: without an ogre card, and with one.
LOCKED_STORE: Final = 7
OGRE_AT_STORE: Final = 3
OGRE_AT_DRAGON: Final = 4
NO_GEMS: Final = 6
NO_CASTLE: Final = 2
NO_DWARF: Final = 2
