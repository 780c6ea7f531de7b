"""What can happen at a table: numbered changes, each stored before anyone hears of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import orjson

from underhall.core.journal import Event
from underhall.core.state import State

NOBODY = -1

SIT = "sit"  # a person takes a seat
STAND = "stand"  # a seat is free again (left or removed before the start)
INVITE = "invite"  # a person may come to a private table
START = "start"
MOVE = "move"
UNDO = "undo"  # the game goes back to ``to`` moves
ASK_UNDO = "ask_undo"
ANSWER_UNDO = "answer_undo"
LEAVE = "leave"  # a person leaves a running game; the seat stays theirs
RETURN = "return"  # its person is back, and plays the seat again
OFFER = "offer"  # somebody agrees to hand the seat of somebody absent to a bot
BOT = "bot"  # a bot plays the seat from now on; with ``stand_in`` its person may take it back
RESIGN = "resign"
TIMEOUT = "timeout"  # a seat's time is up; what becomes of that is told by the changes after it
DECIDE = "decide"  # somebody says what shall become of a seat whose time is up: "bot", "lose" or "wait"
PAUSE = "pause"  # somebody agrees that all clocks stand still, or lets them run on
VACATION = "vacation"  # a person begins or ends a vacation, during which the seat's clock stands still
READY = "ready"  # before the start: somebody says that they are ready, or not any more
SWAP = "swap"  # before the start: two seats change places
AGAIN = "again"  # after the end: somebody would like to play again, or would not
STOP = "stop"  # the creator ends a game at which only bots sit
STANDING = "standing"  # standing answers of a seat; its own business
TALK = "talk"
REMATCH = "rematch"
CLOSE = "close"  # a game whose rules are gone ends unfinished, so that its record can be given out
KINDS = frozenset(
    {
        SIT,
        STAND,
        INVITE,
        START,
        MOVE,
        UNDO,
        ASK_UNDO,
        ANSWER_UNDO,
        LEAVE,
        RETURN,
        OFFER,
        BOT,
        RESIGN,
        TIMEOUT,
        DECIDE,
        PAUSE,
        VACATION,
        READY,
        SWAP,
        AGAIN,
        STOP,
        STANDING,
        TALK,
        REMATCH,
        CLOSE,
    }
)

# After these the game stands differently, and a move meant for the turn before is refused.
GAME_CHANGES = frozenset({START, MOVE, UNDO, RESIGN, STOP, CLOSE})
SECRET_CHANGES = frozenset({STANDING})

# How many changes a table may have. Then its game can still be finished: only what is needed for that is added, and
# moves only up to a second bound. The others of these kinds cannot go on for ever by themselves.
MOST_CHANGES = 20_000
MOST_WITH_MOVES = 2 * MOST_CHANGES
TO_THE_END = frozenset({START, STAND, MOVE, LEAVE, RETURN, OFFER, BOT, RESIGN, TIMEOUT, DECIDE, REMATCH})


@dataclass(slots=True)
class Change:
    """One thing that happened. ``seat`` is whose doing it was; ``data`` depends on the kind.

    A move is kept as text: its number hangs on the order in which a game declares its verbs and cards.
    """

    number: int
    at: float
    kind: str
    seat: int = NOBODY
    person: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    # The number of a move; -1 for one that was stored, which ``data`` has as text, until it is applied.
    move: int = -1
    # Filled when the change is applied; not stored, a replay gives them again.
    events: list[Event] = field(default_factory=list)
    # How the game stood before a move, until everybody has been told of it (see view_steps.py).
    before: State | None = None
    # Whether only the deciding seat may know that it was the one asked.
    secret: bool = False
    # Whether only the deciding seat may know that anybody was asked.
    aside: bool = False
    # For taking back: to how many moves, not counting answers to questions aside, which nobody else may count.
    to: int = 0

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "person": self.person,
            "data": orjson.dumps(self.data).decode() if self.data else "{}",
        }


def from_row(row: Any) -> Change:
    data = {} if row.data == "{}" else orjson.loads(row.data)
    return Change(row.number, row.at, row.kind, row.seat, row.person, data)
