"""What the tests of the doors share: every game with every number of players, and short games of it."""

from __future__ import annotations

from typing import Any

from underhall.core.game import find

GAMES = ("dig_deeper_dwarf", "dwar7s_duel", "dwar7s_fall", "dwarf")


def player_counts(key: str) -> list[int]:
    option = next(option for option in find(key).options if option.key == "players")
    return sorted(int(value) for value in option.values or range(option.low, option.high + 1))


TABLES = [(key, players) for key in GAMES for players in player_counts(key)]

# Random players take long to end some games, and an interpreted engine takes its time.
SHORT: dict[str, dict[str, Any]] = {
    "dig_deeper_dwarf": {"max_rounds": 2},
    "dwar7s_duel": {"round_cap": 20},
    "dwar7s_fall": {"round_cap": 20},
    "dwarf": {},
}
