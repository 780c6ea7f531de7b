"""How a game stands, or ended, with the breakdown a player wants to see, and why whoever won has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:  # a type for others: making it takes a fiftieth of the time of `import underhall`
    from underhall.core.view_types import OutcomeView, VerdictView


@final
class Verdict:
    """Why whoever won has won.

    ``key`` is a key of the game's verdict texts and ``numbers`` are further fields of that sentence. ``column`` is what
    decided, and ``rivals`` are those who were left until then and lost by it, the best one first. ``sheet`` names what
    counts, in order, the total last, and ``ties`` the tie-breakers that were needed; ``won`` says for each seat which
    of both it has won.
    """

    def __init__(
        self,
        key: str,
        column: str,
        rivals: list[int],
        sheet: list[str],
        ties: list[str],
        won: list[list[str]],
        numbers: dict[str, int],
    ) -> None:
        self.key = key
        self.column = column
        self.rivals = rivals
        self.sheet = sheet
        self.ties = ties
        self.won = won
        self.numbers = numbers

    def view(self) -> VerdictView:
        return {
            "key": self.key,
            "column": self.column,
            "rivals": list(self.rivals),
            "sheet": list(self.sheet),
            "ties": list(self.ties),
            "won": [list(columns) for columns in self.won],
            "numbers": dict(self.numbers),
        }


@final
class Outcome:
    """The standing or final result.

    ``results`` gives each seat its share of the victory (1.0 for a sole winner, split when shared). ``rows`` holds one
    mapping of category to number for each seat; ``ending`` is a key of the game's ending texts, empty while it runs.
    ``verdict`` comes with the final result of a game that gives reasons.
    """

    def __init__(
        self, over: bool, ending: str, winners: list[int], rows: list[dict[str, int]], verdict: Verdict | None = None
    ) -> None:
        self.over = over
        self.ending = ending
        self.winners = winners
        self.rows = rows
        self.verdict = verdict
        self.results: list[float] = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(rows))]

    def plain(self) -> dict[str, object]:
        """The numbers alone, without what follows from them."""
        return {
            "over": self.over,
            "ending": self.ending,
            "winners": list(self.winners),
            "results": list(self.results),
            "rows": [dict(row) for row in self.rows],
        }

    def view(self) -> OutcomeView:
        """All of it, for a view."""
        return {
            "over": self.over,
            "ending": self.ending,
            "winners": list(self.winners),
            "results": list(self.results),
            "rows": [dict(row) for row in self.rows],
            "verdict": None if self.verdict is None else self.verdict.view(),
        }


def counted_verdict(
    rows: list[dict[str, int]], winners: list[int], sheet: list[str], ties: tuple[str, ...], key: str = "points"
) -> Verdict:
    """The verdict of a game won by the largest total, ties broken by one column of the rows after the other.

    ``key`` names the sentence for a win by the total; a win by a tie-breaker is ``tie``, a shared one ``shared``. A
    part of the sheet is won by whoever has more of it than everybody else, a total or tie-breaker by whom it made win.
    """
    won = [[part for part in sheet[:-1] if leads_alone(rows, seat, part)] for seat in range(len(rows))]
    left = list(range(len(rows)))
    needed: list[str] = []
    for column in (sheet[-1], *ties):
        if column != sheet[-1]:
            needed.append(column)
        most = max([rows[seat][column] for seat in left])
        beaten = [seat for seat in left if rows[seat][column] < most]
        left = [seat for seat in left if rows[seat][column] == most]
        if len(left) == 1:
            won[left[0]].append(column)
            beaten.sort(key=lambda seat: [-rows[seat][name] for name in (column, *ties)])
            return Verdict(key if not needed else "tie", column, beaten, sheet, needed, won, {})
    for seat in winners:
        won[seat].append(sheet[-1])
    return Verdict("shared", sheet[-1], [], sheet, needed, won, {})


def leads_alone(rows: list[dict[str, int]], seat: int, column: str) -> bool:
    return all(row[column] < rows[seat][column] for other, row in enumerate(rows) if other != seat)
