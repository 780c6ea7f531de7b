"""A table as its row in the database has it: what can be shown without replaying its game.

Lists are made from rows alone. A table whose game cannot be replayed here (its rules or cards have changed since, the
game is not installed, what is stored is damaged) is shown from its row as well, read-only and with a sentence.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import orjson

from underhall.core import game as registry
from underhall.core.errors import Message
from underhall.core.game import Game
from underhall.core.record import text_of
from underhall.server import changes as kinds
from underhall.server import viewer_payloads
from underhall.server.changes import NOBODY
from underhall.server.clocks import Clock
from underhall.server.person import account_of
from underhall.server.refusals import Problem
from underhall.server.table import Table
from underhall.server.table_header import Header, read_header

DAMAGED = Message("table-unreadable")
OPEN_SEAT = {
    "kind": "open",
    "name": "",
    "guest": False,
    "level": "",
    "left": False,
    "resigned": False,
    "stand_in": False,
    "ready": False,
}
NO_HEADER: dict[str, Any] = {
    "options": {},
    "title": "",
    "pace": "live",
    "clock": asdict(Clock()),
    "hints": False,
    "takebacks": False,
    "origin": None,
}
Games = dict[str, Game[Any] | None]


def summary_of(table: Table) -> str:
    """What a list shows of a table besides its header, as the row keeps it. It is written when it changes."""
    seats = []
    for number, seat in enumerate(table.seats):
        kept = viewer_payloads.shown_seat(table, number, seat, "")
        seats.append({**{key: kept[key] for key in OPEN_SEAT}, "person": seat.person})
    return _written(
        {
            "seats": seats,
            "invited": sorted(table.invited),
            "rematch": table.rematch,
            "again": {str(seat): agree for seat, agree in table.again.items()},
            "commitment": table.commitment,
        }
    )


class StoredTable:
    """A row with ``store.tables.COLUMNS``. ``games`` remembers installed games from one row to the next."""

    def __init__(self, row: Any, games: Games | None = None) -> None:
        self.id = str(row.id)
        self.game = str(row.game)
        self.creator = str(row.creator)
        self.visibility = str(row.visibility)
        self.created = float(row.created)
        self.updated = float(row.updated)
        self.status = str(row.status)
        self.number = int(row.number)
        self.header = _header(row.header)
        self.summary = mapping(row.summary)
        self.seats = [{**OPEN_SEAT, **seat} for seat in self.summary.get("seats", ()) if isinstance(seat, dict)]
        # Why it can only be looked at; empty if it can be played.
        self.reason = DAMAGED if self.header is None else why_read_only(self.header, {} if games is None else games)

    def seat_of(self, person: str) -> int:
        held = [number for number, seat in enumerate(self.seats) if person and seat.get("person") == person]
        return held[0] if held else NOBODY

    def sits(self, account: str) -> bool:
        """Whether somebody sits there, by themselves or at their device."""
        return bool(account) and any(_account(seat) == account for seat in self.seats)

    def may_see(self, person: str) -> bool:
        if self.visibility != "private":
            return True
        invited = self.summary.get("invited", ())
        account = account_of(person)
        return bool(person) and (account == self.creator or account in invited or self.sits(account))

    def people(self) -> list[str]:
        """The ids of the people who sit there."""
        return [str(seat["person"]) for seat in self.seats if seat["kind"] == "person" and seat.get("person")]

    def shown(self, person: str = "", language: str = "en") -> dict[str, Any]:
        """The table as lists show it; as ``viewer_payloads.summary`` does, but for the time used, which rows lack.

        Nor does a list say who of different tables is the same person.
        """
        mine = self.seat_of(person)
        return {
            **(NO_HEADER if self.header is None else viewer_payloads.about(self.header)),
            "id": self.id,
            "game": self.game,
            "visibility": self.visibility,
            "status": self.status,
            "created": self.created,
            "updated": self.updated,
            "yours": bool(person) and account_of(person) == self.creator,
            "host": next((str(seat["name"]) for seat in self.seats if _account(seat) == self.creator), ""),
            "may_begin": viewer_payloads.may_begin(person, self.creator, self.sits),
            "your_seat": mine,
            "seats": [
                {
                    "seat": number,
                    **{key: seat[key] for key in OPEN_SEAT},
                    "used": 0.0,
                    "mark": "",
                    "you": number == mine,
                    "at_device": viewer_payloads.at_device_of(person, str(seat.get("person", ""))),
                }
                for number, seat in enumerate(self.seats)
            ],
            "commitment": str(self.summary.get("commitment", "")),
            "rematch": str(self.summary.get("rematch", "")),
            "again": _answers(self.summary.get("again")),
            "read_only": "" if self.reason is None else self.reason.say(language),
        }

    def whole(self, person: str = "", language: str = "en") -> dict[str, Any]:
        """Table and game for somebody who looks at a table that can only be looked at.

        Changes are not counted here: their number may tell that somebody was asked aside.
        """
        now = viewer_payloads.nothing(self.seat_of(person), self.status, self.updated)
        return {"number": 0, "table": self.shown(person, language), "now": now}

    def record(self, changes: list[Any]) -> str:
        """The game as a record, from the rows of its changes."""
        header, moves = self.header, _moves(changes)
        if header is None or moves is None:
            self.reason = DAMAGED
            raise ReadOnly(self)
        made_by = f"{self.game} rules {header.rules} cards {header.cards}"
        names = [str(seat["name"]) for seat in self.seats if seat["kind"] != "automaton"]
        return text_of(made_by, header.options, header.deal(), names, moves, len(moves))

    def without(self, person: str) -> str:
        """The summary without somebody whose account is deleted."""
        nobody = {"person": "", "name": "", "guest": True}
        seats = [{**seat, **nobody} if _account(seat) == person else seat for seat in self.seats]
        invited = [one for one in self.summary.get("invited", ()) if one != person]
        return _written({**self.summary, "seats": seats, "invited": invited})


def _account(seat: dict[str, Any]) -> str:
    """Whose seat of a summary it is, by themselves or at their device."""
    return account_of(str(seat.get("person", "")))


class ReadOnly(Problem):
    """The table can only be looked at. Whatever needs its game is refused by this; who only looks takes ``table``."""

    def __init__(self, table: StoredTable) -> None:
        super().__init__(409, "read-only", detail=table.reason)
        self.table = table


def why_read_only(header: Header, games: Games) -> Message | None:
    """Why a table cannot be played on here, or nothing. Its moves mean the same only by the same rules and cards."""
    if header.game not in games:
        games[header.game] = _installed(header.game)
    game = games[header.game]
    if game is None:
        return Message("table-game_not_installed", game=header.game)
    if header.rules != game.rules_version:
        return Message("table-rules_changed", made=header.rules, now=game.rules_version)
    if header.cards != game.catalogue.digest:
        return Message("table-cards_changed", made=header.cards, now=game.catalogue.digest)
    return None


def _installed(key: str) -> Game[Any] | None:
    try:
        return registry.find(key)
    except Exception:  # not there, or a plug-in that cannot be loaded
        return None


def _header(text: str) -> Header | None:
    try:
        return read_header(text)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _moves(changes: list[Any]) -> list[str] | None:
    """The moves that the rows of changes leave in the end, as text; None if they cannot be told."""
    moves: list[str] = []
    for row in changes:
        if row.kind == kinds.MOVE:
            move = mapping(row.data).get("move")
            if not isinstance(move, str):
                return None
            moves.append(move)
        elif row.kind == kinds.UNDO:
            to = mapping(row.data).get("to")
            if not isinstance(to, int):
                return None
            del moves[to:]
    return moves


def mapping(text: str) -> dict[str, Any]:
    """Stored JSON, or nothing where it is damaged."""
    try:
        found = orjson.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _answers(kept: Any) -> dict[str, bool]:
    """Who would like to play again, as the summary has it; rows of earlier versions lack it."""
    return {str(seat): bool(agree) for seat, agree in kept.items()} if isinstance(kept, dict) else {}


def _written(data: dict[str, Any]) -> str:
    written: bytes = orjson.dumps(data)
    return written.decode()
