"""Tables as 0.1.0 kept them, and what they lack: their rules and cards, moves as text, a summary for lists.

In 0.1.0 a move was kept as its number, which hangs on the order in which a game declares its verbs and cards. So what
the numbers meant then is fixed here by a digest: they are read only where they still mean the same. A game from
somewhere else is taken to be as it was.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import sqlalchemy as sa

from underhall.core import game as registry
from underhall.core.errors import InvalidMove
from underhall.core.game import Game
from underhall.core.moves import MoveSpace

# Rules, cards and moves of the games that came with 0.1.0.
THEN = {
    "dig_deeper_dwarf": (1, "09417a79", "fba39ef8"),
    "dwar7s_duel": (1, "e53b100e", "e27cc58a"),
    "dwar7s_fall": (1, "e53b100e", "e27cc58a"),
    "dwarf": (1, "b26f1a6f", "41a600a9"),
}
TURNS = ("start", "move", "undo")


tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "header", "turned_at", "asked_position", "summary")),
)
changes = sa.table(
    "changes",
    *(sa.column(name) for name in ("table_id", "number", "at", "kind", "seat", "person", "data")),
)


def bring_up(connection: sa.Connection) -> None:
    """Give all tables of a database what those of 0.1.0 lack."""
    for row in connection.execute(sa.select(tables.c.id, tables.c.header)).all():
        wanted = sa.select(changes).where(changes.c.table_id == row.id).order_by(changes.c.number)
        rows = [dict(change._mapping) for change in connection.execute(wanted)]
        try:
            old = Old(json.loads(row.header), rows)
            now, moves = old.row_now(), old.moves_now()
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            continue  # a damaged one must not keep the others from being brought up: it can only be looked at
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**now))
        if moves:
            change = sa.and_(changes.c.table_id == row.id, changes.c.number == sa.bindparam("n"))
            altered = [{"n": number, "d": data} for number, data in moves.items()]
            connection.execute(sa.update(changes).where(change).values(data=sa.bindparam("d")), altered)


def moves_digest(space: MoveSpace) -> str:
    """What the numbers of a game's moves mean."""
    lines = []
    for verb in space.order:
        arguments = [f"{name}={','.join(argument.words)}" for name, argument in verb.arguments.items()]
        lines.append(" ".join([verb.key, verb.pattern, *arguments]))
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


class Old:
    """A table of 0.1.0: its header, and its changes as mappings, first to last."""

    def __init__(self, header: dict[str, Any], changes: list[dict[str, Any]]) -> None:
        self.header = header
        self.changes = changes
        self.game = _installed(str(header["game"]))

    def row_now(self) -> dict[str, Any]:
        """What its row has now. The position of the seat that is asked is not known before the game is replayed."""
        asked = {"turned_at": self.turned_at(), "asked_position": -1}
        return {"header": self.header_now(), "summary": self.summary(), **asked}

    def header_now(self) -> str:
        """The header with the rules and cards it was made by, as far as they are known."""
        then = THEN.get(self.header["game"])
        if then is not None:
            return json.dumps({**self.header, "rules": then[0], "cards": then[1]})
        if self.game is None:
            return json.dumps(self.header)
        return json.dumps({**self.header, "rules": self.game.rules_version, "cards": self.game.catalogue.digest})

    def moves_now(self) -> dict[int, str]:
        """The ``data`` of its moves as text, by the number of the change; those that mean nothing any more are left."""
        then = THEN.get(self.header["game"])
        if self.game is None or (then is not None and then[2] != moves_digest(self.game.moves)):
            return {}
        found = {}
        for change in self.changes:
            move = json.loads(change["data"]).get("move") if change["kind"] == "move" else None
            if isinstance(move, int):
                try:
                    found[change["number"]] = json.dumps({"move": self.game.moves.print(move)})
                except InvalidMove:
                    continue
        return found

    def turned_at(self) -> float:
        return float(max([self.header["created"], *(one["at"] for one in self.changes if one["kind"] in TURNS)]))

    def summary(self) -> str:
        """What lists show besides the header (``stored_table.py``)."""
        seats = [_bot(number, level) for number, level in self._seats()]
        invited: set[str] = set()
        rematch = ""
        for change in self.changes:
            data, seat = json.loads(change["data"]), change["seat"]
            match change["kind"]:
                case "sit":
                    named = {"kind": "person", "person": change["person"] or "", **data}
                    seats[seat] = {**_bot(seat, ""), **named}
                case "stand":
                    seats[data["free"]] = _bot(data["free"], "")
                case "leave" | "return":
                    seats[seat]["left"] = change["kind"] == "leave"
                case "bot":
                    given = {"kind": "bot", "person": "", "level": data["level"], "left": False}
                    seats[data["target"]] = _named({**seats[data["target"]], **given}, data["target"])
                case "resign":
                    seats[seat]["resigned"] = True
                    if sum(not one["resigned"] for one in seats) > 1:
                        seats[seat] = _named({**seats[seat], "kind": "bot", "level": data["level"]}, seat)
                case "invite":
                    invited.add(change["person"] or "")
                case "rematch":
                    rematch = data["table"]
        kept = {"seats": seats, "invited": sorted(invited), "rematch": rematch, "commitment": self._commitment()}
        return json.dumps(kept)

    def _seats(self) -> list[tuple[int, str]]:
        """Every seat with the level of the bot that had it from the beginning, if one had."""
        bots = {int(seat): str(level) for seat, level in self.header["bots"].items()}
        taken = [one["seat"] for one in self.changes if one["kind"] == "sit"]
        count = max([0, *(seat + 1 for seat in (*bots, *taken))])
        if self.game is not None:
            count = max(count, self.game.players(self.header["options"]))
        return [(seat, bots.get(seat, "")) for seat in range(count)]

    def _commitment(self) -> str:
        position = self.header["position"]
        written = json.dumps(position, separators=(",", ":"))
        deal = f"seed {self.header['seed']}" if position is None else f"position {written}"
        return hashlib.sha256(deal.encode()).hexdigest()


def _bot(seat: int, level: str) -> dict[str, Any]:
    """A seat that a bot of that level has, or that is free."""
    shown = {"name": "", "guest": False, "level": level, "left": False, "resigned": False, "person": ""}
    return _named({"kind": "bot" if level else "open", **shown}, seat)


def _named(shown: dict[str, Any], seat: int) -> dict[str, Any]:
    name = shown["name"] or (f"{shown['level'].capitalize()} {seat + 1}" if shown["kind"] == "bot" else "")
    return {**shown, "name": name}


def _installed(key: str) -> Game[Any] | None:
    try:
        return registry.find(key)
    except Exception:  # not there, or a plug-in that cannot be loaded
        return None
