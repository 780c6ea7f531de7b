"""What is known outside the servers of a table: every change that was acknowledged, and all that viewers were told.

Some of what may go wrong shows at once, to whoever is told it: a count that goes back or leaves something out, a change
told twice or in two ways, somebody else's eyes. The rest is found by comparing with what is stored (``checker.py``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import orjson

SPECTATOR = -1
# Seeds of tables that nobody chose have some 29 digits. Nothing else that is told has as many in a row, but for hashes.
LONG_NUMBER = re.compile(r"(?<![0-9a-f])[0-9]{20,}(?![0-9a-f])")


def canonical(told: Any) -> str:
    """The same text for the same content."""
    return orjson.dumps(told, option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS).decode()


def change_told(change: dict[str, Any]) -> str:
    """A change without its wording: names in sentences are those of whoever sits there when it is told.

    Nor the steps of a live update, which those who come later are not told.
    """
    told = {name: value for name, value in change.items() if name != "steps" and value is not None}
    if "events" in told:
        told["events"] = [{k: v for k, v in event.items() if k != "sentence"} for event in told["events"]]
    return canonical(told)


@dataclass(frozen=True)
class Kept:
    """Something that was acknowledged: it happened after change ``since``, up to ``number``, as its viewer counts."""

    seat: int
    kind: str
    since: int
    number: int
    turn_number: int = 0
    move: int = -1
    text: str = ""


@dataclass(frozen=True)
class Shown:
    """A game as a viewer was shown it."""

    status: str
    turn_number: int
    asked: int
    moves: tuple[int, ...]
    view: str


@dataclass
class Notes:
    """About one table."""

    table: str
    game: str
    kept: list[Kept] = field(default_factory=list)
    # What was sent, acknowledged or not: moves by seat, turn number and number of the move; and words.
    moves: set[tuple[int, int, int]] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    # By viewer and number.
    told: dict[int, dict[int, str]] = field(default_factory=dict)
    shown: dict[int, dict[int, set[Shown]]] = field(default_factory=dict)
    long_numbers: dict[str, int] = field(default_factory=dict)  # which were told, and to whom
    status: str = "open"
    wrong: list[str] = field(default_factory=list)
    updates: int = 0

    def note(self, what: str) -> None:
        """Something that is wrong."""
        if what not in self.wrong:
            self.wrong.append(what)

    def say(self, viewer: int, change: dict[str, Any]) -> None:
        """A viewer is told a change: by whatever server, whenever, it must be the same."""
        known = self.told.setdefault(viewer, {})
        number, told = change["number"], change_told(change)
        if known.setdefault(number, told) != told:
            self.note(f"viewer {viewer} was told change {number} in two ways: {known[number][:300]} and {told[:300]}")

    def show(self, viewer: int, number: int, now: dict[str, Any]) -> None:
        """A viewer is shown the game, having been told of so many changes."""
        if now["viewer"] != viewer:
            self.note(f"viewer {viewer} was shown the game with the eyes of {now['viewer']}")
            return
        self.status = now["status"]
        moves = tuple(move["move"] for move in now["moves"])
        shown = Shown(now["status"], now["turn_number"], now["asked"], moves, canonical(now["view"]))
        self.shown.setdefault(viewer, {}).setdefault(number, set()).add(shown)

    def overhear(self, viewer: int, text: str) -> None:
        """Whatever was said to a viewer while the game runs: the seed must not be in it."""
        for number in LONG_NUMBER.findall(text):
            self.long_numbers.setdefault(number, viewer)

    def keep(self, kept: Kept) -> None:
        self.kept.append(kept)

    def acknowledged_moves(self) -> int:
        return sum(kept.kind == "move" for kept in self.kept)


class Reading:
    """One viewer's line to a table: updates must follow each other without a gap, and nothing comes twice."""

    def __init__(self, notes: Notes, viewer: int, since: int | None, most: int) -> None:
        self.notes = notes
        self.viewer = viewer
        self.since = since
        self.number = -1  # nothing came yet
        self.most = most  # how much this viewer knows, and is not to be told less than

    def take(self, text: str, update: dict[str, Any]) -> None:
        notes, number = self.notes, update["number"]
        notes.updates += 1
        now = update.get("now")
        if now is not None and notes.status == "open" and now["viewer"] != self.viewer:
            self.viewer = now["viewer"]  # somebody has sat down; until a game runs all count alike
        told = [change["number"] for change in update["changes"]]
        if self.number < 0:
            self._begin(number, told)
        elif told != list(range(self.number + 1, number + 1)) or not told:
            notes.note(f"viewer {self.viewer} was told {told} after {self.number}, up to {number}")
        self.number = number
        for change in update["changes"]:
            notes.say(self.viewer, change)
        if now is not None:
            notes.show(self.viewer, number, now)
        if notes.status != "over":
            notes.overhear(self.viewer, text)

    def _begin(self, number: int, told: list[int]) -> None:
        """What comes first: how things stand, with what was missed."""
        if number < self.most:
            self.notes.note(
                f"viewer {self.viewer} had been told of {self.most} changes, came with {self.since}"
                f" and is back at {number}"
            )
        elif self.since is not None and told != list(range(self.since + 1, number + 1)):
            self.notes.note(f"viewer {self.viewer} came back after {self.since} and was told {told}, up to {number}")
