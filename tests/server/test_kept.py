"""What earlier versions wrote is read: backups of their schemas, tables they exported, records.

``stored/backups/SCHEMA.gz`` was made by the last commit with that schema (0001 by 0.1.0 itself, of ``stored/0.1.0.db``;
0005, which no commit had as its newest, is that of 0004, brought up), and ``SCHEMA.eyes.gz`` what everybody saw there
then. ``stored/table-3.json.gz`` are tables as exported between 17 and 18 November 2026. ``make_kept.py`` adds to them.
"""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.hosts import Host
from tests.server.make_kept import BACKUPS, RECORDS, read_packed
from tests.server.make_stored import FOLDER, SHORT
from tests.server.test_stored import FILES, OLD_SEEN, kept, nobody_departs, open_table
from underhall import __version__
from underhall.cli.app import app
from underhall.core import game as games
from underhall.core import record as records
from underhall.core.errors import UnderhallError
from underhall.server import admin
from underhall.server.migrations import VERSIONS
from underhall.server.settings import Settings

KEPT = sorted(path for path in BACKUPS.glob("*.gz") if ".eyes" not in path.name)
TABLE_3 = FOLDER / "table-3.json.gz"
ROOT = Path(__file__).parents[2]
MOST_BYTES = 150_000
__all__ = ["nobody_departs"]  # a fixture for all tests here
HOUR = 3600.0


def host_after(database: str, tables: list[dict[str, Any]]) -> Host:
    """A server an hour after the last of these rows was written: what is old it may drop."""
    then = max(table["updated"] for table in tables) + HOUR
    return Host(Settings(database, limits=False, workers=1, clock=lambda: then))


def tables_in(path: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()[1:]]
    return [row for name, row in lines if name == "tables"]


def eyes_of(schema: str) -> list[dict[str, Any]]:
    """What everybody saw at each table of a backup."""
    if schema == "0001":
        return kept(OLD_SEEN)
    found = BACKUPS / f"{'0004' if schema == '0005' else schema}.eyes.gz"
    return list(read_packed(found))


def command(*words: str) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_backup_of_an_older_schema_is_restored_whole(path: Path, database: str) -> None:
    """On either database; every table is as it was, can be played through, and whoever had a name has it."""
    command("restore", str(path), "--database", database)
    said = command("verify", "--database", database)
    assert "All is as it should be." in said
    eyes = eyes_of(path.stem)
    today = all(games.find(key).rules_version == 1 for key in SHORT)
    assert not today or "can only be looked at" not in said
    host = host_after(database, tables_in(path))
    try:
        for expected in eyes:
            open_table(host, expected)
        assert len({table["id"] for status in ("open", "running", "over") for table in host.client().tables(status)})
        assert host.client("Ann").create("dwarf")
    finally:
        host.stop()


def test_there_are_backups_of_the_first_schema_the_newest_and_some_between() -> None:
    """Whoever adds a version of the schema: ``python -m tests.server.make_kept backup``."""
    schemas = {path.stem for path in KEPT}
    assert {"0001", "0005", "0010", VERSIONS[-1]} <= schemas <= set(VERSIONS)
    for schema in schemas:
        assert {one["game"] for one in eyes_of(schema)} == set(SHORT)


def test_tables_of_the_third_kind_of_export_are_imported(database: str) -> None:
    tables = read_packed(TABLE_3)
    host = host_after(database, [one["export"]["table"] for one in tables])
    try:
        for one in tables:
            table = host.run(admin.import_table(host.services.engine, json.dumps(one["export"]).encode()))
            assert table == one["expected"]["table"]
            open_table(host, one["expected"])
    finally:
        host.stop()


def test_there_are_tables_of_every_kind_of_export() -> None:
    found = {one["export"]["kind"] for path in FILES for one in kept(path)}
    found |= {one["export"]["kind"] for one in read_packed(TABLE_3)}
    found.add("underhall table 1")  # made of 0.1.0.db by test_stored.py
    assert found == {admin.EXPORT, *admin.OLD_EXPORTS}


def released() -> list[str]:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## (\d+\.\d+\.\d+)", changes, re.MULTILINE)


@pytest.mark.parametrize("version", sorted({*released(), __version__}))
def test_there_is_a_record_of_each_game_by_every_released_version(version: str) -> None:
    """Whoever makes a release: ``python -m tests.server.make_kept records``."""
    assert {path.stem for path in (RECORDS / version).glob("*.record")} >= set(SHORT)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.record")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_is_played_again(path: Path) -> None:
    key, rules, cards = re.findall(r"^game (\w+) rules (\d+) cards (\w+)$", path.read_text(encoding="utf-8"), re.M)[0]
    game = games.find(key)
    if (int(rules), cards) != (game.rules_version, game.catalogue.digest):
        with pytest.raises(UnderhallError):  # in words: its moves mean something else by now
            records.load(path).replay()
        return
    found = records.load(path)
    state = found.replay()
    assert state.seat < 0, "it was played to its end"
    assert sum(state.outcome().results) == pytest.approx(1.0)
    again = records.read(found.write())
    assert (again.moves, again.players) == (found.moves, found.players)


def test_what_is_kept_is_small() -> None:
    files = [*BACKUPS.iterdir(), TABLE_3, *RECORDS.glob("*/*.record")]
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_how_a_release_adds_its_own_is_written_down() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for word in ("make_kept backup", "make_kept records"):
        assert f"python -m tests.server.{word}" in contributing
