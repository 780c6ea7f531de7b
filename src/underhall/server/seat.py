"""A seat of a table: who decides there, and what is kept about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from underhall.server.clocks import SeatTime


@dataclass(slots=True)
class Seat:
    """A place at the table and who decides for it: nobody yet, a person, a bot, or the game itself (automaton)."""

    kind: str
    person: str = ""
    name: str = ""
    guest: bool = False
    level: str = ""
    left: bool = False
    resigned: bool = False
    used: float = 0.0
    only_moves: bool = False
    answers: dict[str, str] = field(default_factory=dict)
    wish: str = ""
    wished_at: int = 0
    automatic: int = 0  # automatic moves since its person last decided something
    dropped: str = ""  # why its standing answers were dropped, until there are new ones
    stood: int = 0  # the number of the change that holds the standing answers
    time: SeatTime = field(default_factory=SeatTime)
    late: bool = False  # its time is up, and the others have to say what shall become of it
    ready: bool = False  # to begin, as its person says before the start
    flagged: bool = False  # its time for the whole game was up once: it is not taken back
    timed_out: bool = False  # it was lost, or given to a bot, because its time was up

    def played_by_bot(self) -> bool:
        return self.kind == "bot"

    def has_stand_in(self) -> bool:
        """Whether a bot plays for a person who may come back."""
        return self.kind == "bot" and self.person != "" and not self.resigned
