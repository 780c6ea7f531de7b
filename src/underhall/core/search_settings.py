"""How a game is searched: what ``Game.search_settings`` answers."""

from __future__ import annotations

from typing import Final, NamedTuple


class SearchSettings(NamedTuple):
    """Two numbers that are found by trying (docs/strength.md)."""

    rollout_depth: int  # random moves before the position is judged
    prior_weight: float  # as how many tries the evaluation of an untried move counts


# For games that have not been tried: settings of levels up to master, then those of grandmaster.
USUAL_SETTINGS: Final = (
    SearchSettings(rollout_depth=4, prior_weight=2.0),
    SearchSettings(rollout_depth=4, prior_weight=20.0),
)
