"""An exported table is believed in nothing: it speaks of one table, of all that happened there, and of nothing else."""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.breaking import execute
from tests.server.hosts import Host
from tests.server.play import step
from underhall.cli.app import app
from underhall.server import changes as kinds
from underhall.server import migrations
from underhall.server.settings import Settings

WORD = "a most private word"
COUNTS = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM changes), (SELECT count(*) FROM seats)"


class Exported:
    """A running table in a database, what was exported of another one, and the database that is to take it in."""

    def __init__(self, source: str, target: str, folder: Path) -> None:
        host = Host(Settings(source, limits=False, workers=1))
        ann, bob = host.client("Ann"), host.client("Bob")
        table = ann.create("dwarf")
        bob.do(table, "sit")
        ann.do(table, "talk", text=WORD)
        ann.do(table, "start")
        for _ in range(4):
            step(table, ann, bob)
        host.stop()
        host = Host(Settings(target, limits=False, workers=1))
        self.other = host.client("Cid").create("dwarf")
        host.stop()
        self.table, self.target, self.path = table, target, folder / "table.json"
        assert run("export", table, str(self.path), "--database", source)[0] == 0
        self.data = json.loads(self.path.read_text())
        self.before = execute(target, COUNTS)[0]

    def take_in(self, data: Any) -> tuple[int, str]:
        self.path.write_text(json.dumps(data) if not isinstance(data, str) else data)
        return run("import", str(self.path), "--database", self.target)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def exported(
    request: pytest.FixtureRequest, new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Exported:
    return Exported(new_database("sqlite"), new_database(request.param), tmp_path_factory.mktemp("export"))


Forgery = Callable[[dict[str, Any], str], Any]


def forge(path: str, value: Any) -> Forgery:
    """Another value at a place such as ``changes.3.kind``; a function makes it of the old one and of a foreign id."""

    def apply(data: dict[str, Any], other: str) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        place: Any = data
        for part in way:
            place = place[part]
        old = place.get(last) if isinstance(place, dict) else place[last]
        place[last] = value(old, other) if callable(value) else value

    return apply


def header(field: str, value: Any) -> Forgery:
    return forge("table.header", lambda old, other: json.dumps({**json.loads(old), field: value or other}))


def foreign(data: dict[str, Any], other: str) -> None:
    """The whole thing under the id of a table that is there."""
    text = json.dumps(data).replace(data["table"]["id"], other)
    data.clear()
    data.update(json.loads(text))


def missing_seat_columns(data: dict[str, Any], other: str) -> None:
    del data["seats"][0]["seen"]


FORGERIES: dict[str, Forgery] = {
    "a change of another table": forge("changes.2.table_id", lambda old, other: other),
    "all changes of another table": lambda data, other: [row.update(table_id=other) for row in data["changes"]],
    "a seat of another table": forge("seats.0.table_id", lambda old, other: other),
    "the header of another table": header("id", ""),
    "the row of another table": forge("table.id", lambda old, other: other),
    "a table that is there": foreign,
    "a gap": lambda data, other: data["changes"].pop(2),
    "no first change": lambda data, other: data["changes"].pop(0),
    "the last change is missing": lambda data, other: data["changes"].pop(),
    "in disorder": lambda data, other: data["changes"].reverse(),
    "doubled": lambda data, other: data["changes"].insert(1, data["changes"][0]),
    "a number as text": forge("changes.0.number", "1"),
    "a true number": forge("changes.0.number", True),
    "another column": forge("changes.0.shoe_size", 44),
    "another column of the table": forge("table.shoe_size", 44),
    "a column is missing": missing_seat_columns,
    "another part": forge("people", []),
    "no list of changes": forge("changes", {}),
    "a change that is a word": forge("changes.1", WORD),
    "a kind that does not exist": forge("changes.2.kind", WORD),
    "a kind that is a part of ours": forge("changes.2.kind", "tell"),
    "a kind that is a part of ours, too": forge("changes.2.kind", "voices"),
    "no time": forge("changes.2.at", None),
    "a time without end": forge("changes.2.at", float("inf")),
    "an impossible move": forge("changes.5.data", '{"move": 99999}'),
    "data that is no JSON": forge("changes.2.data", "{" + WORD),
    "data that is a list": forge("changes.5.data", f'["{WORD}"]'),
    "a seat that is not there": forge("changes.0.seat", 7),
    "somebody who does not sit there": forge("seats.0.person", WORD),
    "a seat beyond the table": forge("seats.0.seat", 9),
    "a seat twice": lambda data, other: data["seats"].append(data["seats"][0]),
    "a status that does not follow": forge("table.status", "over"),
    "a number that does not follow": forge("table.number", 3),
    "a turn number that does not follow": forge("table.turn_number", 1),
    "somebody else is asked": forge("table.asked", 5),
    "another game": forge("table.game", "dig_deeper_dwarf"),
    "another creator": forge("table.creator", WORD),
    "another visibility": forge("table.visibility", "private"),
    "a header that is none": forge("table.header", WORD),
    "a field that does not exist": header("shoe_size", 44),
    "something else": forge("kind", WORD),
    "a zero character": forge("changes.2.data", json.dumps({"text": "\\u0000"}) + "\0"),
}


@pytest.mark.parametrize("case", FORGERIES)
def test_a_forged_export_is_refused(exported: Exported, case: str) -> None:
    data = copy.deepcopy(exported.data)
    FORGERIES[case](data, exported.other)
    assert json.dumps(data) != json.dumps(exported.data)
    code, said = exported.take_in(data)
    assert code == 2, said
    assert len(said.strip().splitlines()) == 1
    assert WORD not in said
    assert len(said) < 400
    assert execute(exported.target, COUNTS)[0] == exported.before


@pytest.mark.parametrize("text", ["", "[]", "1", "null", '{"kind": 1}', "{", '{"kind":"underhall table 1"}'])
def test_what_is_no_export_is_refused(exported: Exported, text: str) -> None:
    code, said = exported.take_in(text)
    assert code == 2, said
    assert len(said.strip().splitlines()) == 1
    assert execute(exported.target, COUNTS)[0] == exported.before


def test_a_true_one_is_taken_in(exported: Exported) -> None:
    """After all that was refused; and only once."""
    assert exported.take_in(exported.data) == (0, f"{exported.table}\n")
    assert exported.take_in(exported.data)[0] == 2
    run("delete", exported.table, "--database", exported.target)
    assert execute(exported.target, COUNTS)[0] == exported.before


def test_all_kinds_of_changes_are_known() -> None:
    constants = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert constants == kinds.KINDS


# Backups of an older schema.

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    op.add_column("people", sa.Column("shoe_size", sa.Integer(), nullable=False, server_default="44"))
    op.execute("UPDATE people SET name = name || ' the Younger'")
    op.drop_table("keys")
"""


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    new_database: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    source, database, path = new_database("sqlite"), new_database(target), tmp_path / "all"
    host = Host(Settings(source, limits=False, workers=1))
    host.client("Ann").create("dwarf")
    host.stop()
    assert run("backup", str(path), "--database", source)[0] == 0
    later = tmp_path / "migrations"
    shutil.copytree(migrations.HERE, later)
    (later / "versions" / "9999_later.py").write_text(LATER.format(head=migrations.HEAD))
    monkeypatch.setattr(migrations, "HERE", later)
    monkeypatch.setattr(migrations, "VERSIONS", (*migrations.VERSIONS, "9999"))
    monkeypatch.setattr(migrations, "HEAD", "9999")
    code, said = run("restore", str(path), "--database", database)
    assert code == 0, said
    assert execute(database, "SELECT name, shoe_size FROM people") == [("Ann the Younger", 44)]
    assert execute(database, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert execute(database, "SELECT count(*) FROM tables")[0][0] == 1
    # It is not empty any more.
    assert run("restore", str(path), "--database", database)[0] == 2
    # And nothing of an older one is put into one of today.
    monkeypatch.undo()
    other = new_database(target)
    Host(Settings(other, limits=False, workers=1)).stop()
    assert run("restore", str(path), "--database", other)[0] == 2
