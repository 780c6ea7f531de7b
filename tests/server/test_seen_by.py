"""What a viewer knows of a table: whatever leaves the server is made from that, not from the table's own numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import underhall.server
from tests.server.test_aside import BLUE, KEEP, PLACE, RED, YELLOW, state
from underhall.server import changes as kinds
from underhall.server import seating
from underhall.server.person import Person
from underhall.server.table import APPLIED_BY, Table
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

SOURCE = Path(underhall.server.__file__).parent
# Whoever answers requests or makes answers.
OUTER = [*sorted((SOURCE / "routes").glob("*.py")), *(SOURCE / f"{name}.py" for name in ("dependencies", "broadcast"))]
OUTER += [SOURCE / f"{name}.py" for name in ("viewer_payloads", "playing", "transcript")]
OWN = {"number", "turn_number", "updated", "turned_at", "viewer_logs"}


def true_numbers(text: str) -> Iterator[int]:
    """The lines at which a table's own numbers are read."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in OWN:
            owner = node.value
            if getattr(owner, "id", getattr(owner, "attr", "")) == "table":
                yield node.lineno


def test_no_route_reads_the_true_numbers() -> None:
    found = [f"{path.name}:{line}" for path in OUTER for line in true_numbers(path.read_text(encoding="utf-8"))]
    assert found == []


def test_true_numbers_are_found() -> None:
    assert list(true_numbers("a = table.seen_by(0).number\nb = live.table.number\nc = table.turn_number")) == [2, 3]


def test_every_kind_of_change_is_applied() -> None:
    assert APPLIED_BY.keys() == kinds.KINDS


def test_who_is_not_asked_sees_the_game_as_it_was_and_counts_what_it_was_told() -> None:
    """K-130: yellow moves, and red is asked so that nobody else may notice."""
    begun = state("miner")
    header = Header("table", begun.game.key, begun.options, "p0", 1000.0, "0", position=begun.position())
    edit = TableEdit(Table(header), 1000.0)
    for seat in (RED, YELLOW, BLUE):
        seating.sit(edit, Person(f"p{seat}", f"P{seat}", True), seat)
    seating.start(edit, Person("p0", "P0", True))
    table, moves = edit.table, begun.game.moves
    assert table.told_alike()
    before = {viewer: table.seen_by(viewer) for viewer in (-1, RED, YELLOW, BLUE)}
    view = table.running().state.view(BLUE)
    edit.at = 1001.0
    edit.add(kinds.MOVE, YELLOW, move=moves.parse(PLACE[0]))
    assert not table.told_alike()
    for viewer in (-1, BLUE):
        seen = table.seen_by(viewer)
        assert (seen.number, seen.turn_number, seen.updated, seen.turned_at) == (4, 4, 1000.0, 1000.0)
        assert seen.state is not None
        assert seen.state.view(BLUE) == view
        assert seen.number == before[viewer].number
    for viewer in (RED, YELLOW):
        seen = table.seen_by(viewer)
        assert (seen.number, seen.turn_number, seen.turned_at) == (5, 5, 1001.0)
        assert seen.state is table.running().state
    edit.add(kinds.MOVE, RED, move=moves.parse(KEEP))
    edit.add(kinds.TALK, BLUE, "p2", text="Well", name="P2")
    assert [table.seen_by(viewer).number for viewer in (-1, RED, YELLOW, BLUE)] == [6, 7, 7, 6]
    assert table.seen_by(-1).turn_number == 5
    assert table.numbers_for(-1, [7, 3]) == {7: 6, 6: 5, 5: 5, 3: 3}
    assert table.number == 7
