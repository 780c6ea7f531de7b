"""What a notice says, in the language of its way.

It is made of what any spectator of the table may see: the game, the table's title, the names of who sits there. That it
is somebody's turn is told to nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from underhall.core.messages import Phrasebook
from underhall.server.notices import outbox
from underhall.server.person import account_of
from underhall.server.stored_table import StoredTable
from underhall.server.table import OVER, RUNNING, Table

TEXTS: Final = Phrasebook("notices")
HOME = "/#/"


@dataclass(frozen=True)
class Said:
    """A notice in words; ``path`` leads to what it is about, ``topic`` names it: a later one takes its place.

    ``tables`` are lines with paths of their own, in a mail about several tables.
    """

    title: str
    text: str
    path: str
    topic: str
    tables: tuple[tuple[str, str], ...] = ()


def say(language: str, key: str, **fields: str | int) -> str:
    return TEXTS.message(key, language, dict(fields))


def trial(language: str) -> Said:
    return Said(say(language, "title-trial"), say(language, "text-trial"), HOME, "trial")


def said(table: Table, about: str, seat: int, person: str, language: str) -> Said | None:
    """A notice about a table; None if there is nothing to say any more."""
    names = HOLDS[about](table, seat, person)
    if names is None:
        return None
    game = table.game.voice(language, table.names()).title()
    # Whoever invites need not sit at the table, and then has no name there.
    key = "title-invited_nameless" if about == outbox.INVITED and not any(names) else f"title-{about}"
    title = say(language, key, game=game, name=_listed(names))
    others = outbox.others_of(table, person)
    lines = [say(language, "text-table", title=table.header.title)] if table.header.title else []
    lines += [say(language, "text-others", others=_listed(others))] if any(others) else []
    return Said(title, " ".join(lines), path_of(table.header.id), table.header.id)


def path_of(table_id: str) -> str:
    return f"/#/table/{table_id}"


def _turn(table: Table, seat: int, person: str) -> list[str] | None:
    mine = table.asked() == seat and account_of(table.seats[seat].person) == person
    return outbox.others_of(table, person) if mine else None


def _undo(table: Table, seat: int, person: str) -> list[str] | None:
    request = table.undo_request
    if request is None or seat not in outbox.undo_asked(table):
        return None
    return [table.seats[request["seat"]].name]


def _over(table: Table, seat: int, person: str) -> list[str] | None:
    """Whoever has said whether they would like to play again knows."""
    known = table.status != OVER or bool(table.rematch) or seat in table.again
    return None if known else outbox.others_of(table, person)


def _invited(table: Table, seat: int, person: str) -> list[str] | None:
    if person not in table.invited or table.sits(person) or table.status == OVER:
        return None
    return [one.name for one in table.seats if account_of(one.person) == table.header.creator][:1]


def _again(table: Table, seat: int, person: str) -> list[str] | None:
    if seat not in outbox.again_asked(table):
        return None
    return [table.seats[number].name for number, agreed in table.again.items() if agreed]


def _round(table: Table, seat: int, person: str) -> list[str] | None:
    """Whoever has moved there, or is gone, knows."""
    here = table.status == RUNNING and table.seats[seat].kind == "person"
    known = not here or seat in table.running().deciders
    return None if known else outbox.others_of(table, person)


# Whether a notice still holds, and who is named in it.
HOLDS: dict[str, Callable[[Table, int, str], list[str] | None]] = {
    outbox.TURN: _turn,
    outbox.UNDO: _undo,
    outbox.OVER_NOW: _over,
    outbox.INVITED: _invited,
    outbox.AGAIN: _again,
    outbox.ROUND: _round,
}


def digest(tables: list[tuple[StoredTable, float]], titles: Callable[[str], str], now: float, way: Any) -> Said:
    """All tables that wait for somebody, each with since when it does."""
    language = str(way.language)
    lines = []
    for table, since in tables:
        names = [str(seat["name"]) for seat in table.seats if account_of(str(seat.get("person", ""))) != way.person]
        days = max(0, int((now - since) / 86_400))
        named = {"game": titles(table.game), "others": _listed(names)}
        lines.append((say(language, "digest-line", days=days, **named), path_of(table.id)))
    return Said(say(language, "title-digest", count=len(tables)), "", HOME, "digest", tuple(lines))


def _listed(names: list[str]) -> str:
    """Names one after the other, each once."""
    return ", ".join(dict.fromkeys(name for name in names if name))
