"""How long people may think: the kinds of clocks, and what a seat has left on one.

A clock runs for the seat that is asked, if a person plays it. What is left when it was stopped is kept at the seat
(``SeatTime``); how long the present question has been asked is counted by the table. ``deadlines.py`` acts when the
time is up.
"""

from __future__ import annotations

from dataclasses import dataclass

NONE, MOVE, GAME, DAYS = "none", "move", "game", "days"
# What happens when the time is up: a bot plays on until its person comes back, the seat loses, the others decide.
TO_BOT, LOSES, ASK = "bot", "lose", "ask"
DAY = 86_400


@dataclass(frozen=True)
class Clock:
    """A table's clock, chosen when it is made.

    ``move``: so many ``seconds`` for each move, and beyond that those of a ``bank``, which is there once. ``game``: so
    many ``seconds`` for all of a seat's moves, and an ``increment`` whenever its turn ends. ``days``: as ``move``, with
    a ``vacation`` of so many seconds in all, which stops the clock of a seat that takes it.
    """

    kind: str = NONE
    seconds: int = 0
    increment: int = 0
    bank: int = 0
    vacation: int = 0
    # Tables of earlier versions did not say: there nothing happened unless somebody asked for it.
    timeout: str = ASK

    def counts_all(self) -> bool:
        """Whether the time of one move is missing at a later one."""
        return self.kind == GAME or self.bank > 0

    def first(self) -> SeatTime:
        """What a seat has when the table is made."""
        return SeatTime(float(self.seconds if self.kind == GAME else self.bank), float(self.vacation))


NO_CLOCK = Clock()


@dataclass
class SeatTime:
    """What a seat has left: of the game's time or of the bank, and of its vacation."""

    stock: float = 0.0
    vacation: float = 0.0
    # Since when its person is on vacation; 0: not.
    away_since: float = 0.0

    def allowed(self, clock: Clock) -> float:
        """How long the seat may take for a question that is asked now."""
        each = 0.0 if clock.kind == GAME else float(clock.seconds)
        return each + self.stock + (self.vacation if self.away_since else 0.0)

    def vacation_used(self, asked_since: float, at: float) -> float:
        """How much of its vacation went by while the seat was asked."""
        if not self.away_since:
            return 0.0
        return min(self.vacation, max(0.0, at - max(asked_since, self.away_since)))

    def pay(self, clock: Clock, spent: float) -> None:
        """Take from the stock what a move took: all of it, or what went beyond the move's own time."""
        over = spent if clock.kind == GAME else max(0.0, spent - clock.seconds)
        self.stock = max(0.0, self.stock - over)

    def gain(self, clock: Clock) -> None:
        """The seat's turn has ended."""
        if clock.kind == GAME:
            self.stock += clock.increment

    def more(self, clock: Clock) -> None:
        """The others have granted more time: as much as for a move, or a tenth of the game's."""
        if clock.kind == GAME:
            self.stock += max(60.0, clock.seconds / 10)
