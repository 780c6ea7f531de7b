"""What people send to the server: commands as the table's socket reads them, and bodies of requests. No network.

An input is lines. ``{"do": "play", ...}`` is a frame of the socket, read by whom the line before last named (``by 1``;
at first seat 0), and carried out at a table in memory; ``TableWish {...}`` is a body of that shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import orjson
from pydantic import ValidationError

from tests.fuzz.targets import refused
from underhall.core.errors import UnderhallError
from underhall.core.game import find
from underhall.core.text import LANGUAGES
from underhall.server import api_models, seating
from underhall.server.changes import from_row
from underhall.server.person import Person
from underhall.server.problems import Problem
from underhall.server.routes.live import _read
from underhall.server.table import Table
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

SHAPES: dict[str, Any] = {one.__name__: one for one in api_models.Shape.__subclasses__()}
PEOPLE = [Person(f"p{seat}", f"P{seat}", True) for seat in range(2)]
READERS: dict[str, Person | None] = {
    "0": PEOPLE[0],
    "1": PEOPLE[1],
    "stranger": Person("s", "Stranger", True),
    "token": Person("p0", "P0", True, rights=frozenset()),
    "nobody": None,
}
MOST_LINES = 60


async def _everybody_may_talk(person: Person) -> None:
    """Nobody is muted."""


SERVICES: Any = SimpleNamespace(
    limit=lambda *_: None,
    people=SimpleNamespace(refuse_muted=_everybody_may_talk),
    tables=SimpleNamespace(live={}),
)


def begun() -> TableEdit:
    """A table of two that has begun."""
    game = find("dwarf")
    edit = TableEdit(Table(Header("table-of-two", game.key, game.configure({"players": 2}), "p0", 0.0, "5")), 0.0)
    for seat, person in enumerate(PEOPLE):
        seating.sit(edit, person, seat)
    seating.start(edit, PEOPLE[0])
    return edit


def commands(data: bytes) -> None:
    edit = begun()
    reader: Person | None = PEOPLE[0]
    for line in data.decode("utf-8", "replace").split("\n")[:MOST_LINES]:
        first, _, rest = line.partition(" ")
        if first == "by":
            reader = READERS.get(rest, reader)
        elif first in SHAPES:
            body(SHAPES[first], rest)
        else:
            frame(edit, reader, line)
    kept(edit)


def frame(edit: TableEdit, reader: Person | None, text: str) -> None:
    """Read as the socket does, and carried out; what is refused has changed nothing."""
    watcher: Any = SimpleNamespace(away=False)
    before = edit.table.number
    try:
        mark, command = _read(SERVICES, text, reader, "table-of-two", watcher)
        assert mark is None or 0 <= mark <= api_models.LARGEST
        if command is not None:
            work = command(edit)
            if work is not None:
                _to_its_end(work)
            return
    except Problem as problem:
        told(problem)
    except UnderhallError as error:
        refused(error)
    assert edit.table.number == before, "what was refused has changed something"


def _to_its_end(work: Any) -> None:
    """What waits for nothing here needs no loop."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("a command waits for something that is not here")


def told(problem: Problem) -> None:
    assert 400 <= problem.status < 500, f"the server's own mistake: {problem}"
    for language in LANGUAGES:
        said = orjson.dumps(problem.plain(language))
        assert len(said) < 8000, f"refused with far too many words: {said[:200]!r}"


def body(shape: Any, text: str) -> None:
    """Refused with where and why, or something that can be written and read again as the same."""
    try:
        read = shape.model_validate_json(text)
    except ValidationError as error:
        found = error.errors()
    else:
        found = []
        written = read.model_dump_json(exclude_unset=True)
        assert shape.model_validate_json(written) == read, "written and read again it is something else"
    assert all(one["msg"] for one in found)


def kept(edit: TableEdit) -> None:
    """What was done is written, and read again comes to the same table."""
    again = Table(edit.table.header)
    for row in edit.rows():
        again.apply(from_row(SimpleNamespace(**row)))
    assert (again.number, again.turn_number, again.status) == (
        edit.table.number,
        edit.table.turn_number,
        edit.table.status,
    )
    if again.timeline is not None:
        assert again.running().state.fingerprint() == edit.table.running().state.fingerprint()


def seeds() -> Iterator[bytes]:
    """Everything that can be sent, soundly, and one after the other."""
    edit = begun()
    lines: list[str] = []
    for _ in range(8):
        seat, move = edit.table.asked(), edit.table.running().state.moves()[0]
        sent = {"id": len(lines), "do": "play", "move": move, "turn_number": edit.table.turn_number}
        lines += [f"by {seat}", orjson.dumps(sent).decode()]
        frame(edit, PEOPLE[seat], lines[-1])
    here = edit.table.turn_number
    lines += [
        '{"do": "talk", "text": "Well played!"}',
        '{"do": "talk", "reaction": "thanks"}',
        f'{{"do": "undo", "turn_number": {here}}}',
        '{"do": "ask_undo"}',
        "by 1",
        '{"do": "answer_undo", "agree": true}',
        "by 0",
        '{"do": "answer_undo", "agree": false}',
        '{"do": "seen", "number": 3}',
        '{"do": "away", "on": true}',
        '{"do": "ping", "id": 2147483647}',
    ]
    for reader in READERS:
        yield "\n".join([*lines, f"by {reader}", *lines[-9:]]).encode()
    bodies = []
    for name, shape in SHAPES.items():
        example = shape.model_config.get("json_schema_extra", {}).get("example")
        if example is not None:
            bodies.append(f"{name} {orjson.dumps(example).decode()}")
    for start in range(0, len(bodies), 6):
        yield "\n".join(bodies[start : start + 6]).encode()
