"""How a game stands, or ended, with the breakdown a player wants to see."""

from __future__ import annotations

from typing import final

from underhall.core.view_types import OutcomeView


@final
class Outcome:
    """The standing or final result.

    ``results`` gives each seat its share of the victory (1.0 for a sole winner, split when shared). ``rows`` holds one
    mapping of category to number for each seat; ``ending`` is a key of the game's ending texts, empty while it runs.
    """

    def __init__(self, over: bool, ending: str, winners: list[int], rows: list[dict[str, int]]) -> None:
        self.over = over
        self.ending = ending
        self.winners = winners
        self.rows = rows
        self.results: list[float] = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(rows))]

    def plain(self) -> dict[str, object]:
        return dict(self.view())

    def view(self) -> OutcomeView:
        """The same, for a view."""
        return {
            "over": self.over,
            "ending": self.ending,
            "winners": list(self.winners),
            "results": list(self.results),
            "rows": [dict(row) for row in self.rows],
        }
