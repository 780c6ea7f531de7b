"""How a game is searched: what ``Game.search_settings`` answers."""

from __future__ import annotations

from typing import Final, NamedTuple


class SearchSettings(NamedTuple):
    """Numbers that are found by trying (docs/strength.md)."""

    rollout_depth: int  # random moves before the position is judged
    prior_weight: float  # as how many tries the evaluation of an untried move counts
    # The move of the game's plan is played where the tree rates it at most so much below its best: a difference of that
    # size is more often noise than knowledge, and a plan gets somewhere.
    plan_margin: float = 0.03


# For games that have not been tried: settings of levels up to master, then those of grandmaster.
USUAL_SETTINGS: Final = (
    SearchSettings(rollout_depth=4, prior_weight=2.0),
    SearchSettings(rollout_depth=4, prior_weight=20.0),
)
