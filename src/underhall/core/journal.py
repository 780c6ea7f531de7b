"""What happened: events, each with its clause and who may see it.

The log, animations, the digest of an absent player and all statistics read events; the engine never reads them. A
state without a journal (as in search) emits nothing.

One rule holds for all games: an event is noted right *after* the change it tells. So the state at that moment shows the
event as done, and a journal may keep these moments for whoever plays a move in steps.
"""

from __future__ import annotations

from typing import Any, Final, final

EVERYONE: Final = -1


@final
class Event:
    """One thing that became visible. ``audience`` is a bit mask of seats, or EVERYONE."""

    def __init__(self, number: int, kind: str, clause: str, arguments: dict[str, int], audience: int) -> None:
        self.number = number
        self.kind = kind
        self.clause = clause
        self.arguments = arguments
        self.audience = audience

    def visible_to(self, seat: int) -> bool:
        """Whether a seat (or a spectator, -1) may see it."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)

    def plain(self) -> dict[str, object]:
        return {"number": self.number, "kind": self.kind, "clause": self.clause, "arguments": dict(self.arguments)}


@final
class Journal:
    """The events of one game, in order.

    With ``moments`` it also keeps the state as it stood right after each event (``State.moment``), one for each.
    """

    def __init__(self, moments: bool = False) -> None:
        self.events: list[Event] = []
        # States, reached through ``Any``: state.py stands on this module.
        self.moments: list[Any] | None = [] if moments else None

    def add(self, kind: str, clause: str, arguments: dict[str, int], audience: int = EVERYONE) -> None:
        self.events.append(Event(len(self.events), kind, clause, arguments, audience))

    def seen_by(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat (or a spectator, -1) has seen, from event number ``since`` on."""
        return [event for event in self.events[since:] if event.visible_to(seat)]

    def copy(self) -> Journal:
        twin = Journal()
        twin.events = self.events[:]
        twin.moments = None if self.moments is None else self.moments[:]
        return twin
