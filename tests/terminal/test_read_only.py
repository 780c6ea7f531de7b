"""The terminal at a server's table whose rules have changed: it is in the list, says why, and its record is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host
from tests.server.play import step, two
from tests.terminal.conftest import SIZE, Player, run
from underhall.client import Client
from underhall.core import record
from underhall.server import db_schema
from underhall.server.settings import Settings
from underhall.terminal.app import Underhall
from underhall.terminal.game_screen import GameScreen
from underhall.terminal.read_only_dialog import ReadOnlyDialog
from underhall.terminal.server_screens import ServerHomeScreen
from underhall.terminal.server_table import ServerTable
from underhall.terminal.server_visit import ServerVisit


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(Settings(f"sqlite+aiosqlite:///{tmp_path}/tables.db", limits=False, workers=1))
    yield host
    host.stop()


def give_rules(host: Host, table: str, before: int, now: int) -> None:
    """As if the table had been made by other rules."""
    rows = db_schema.tables
    header = sa.func.replace(rows.c.header, f'"rules":{before}', f'"rules":{now}')

    async def write() -> None:
        async with host.services.engine.begin() as connection:
            await connection.execute(sa.update(rows).where(rows.c.id == table).values(header=header))
        await host.services.tables.reread(table)

    host.run(write())


def at_server(client: Client, table: str = "", language: str = "en") -> Underhall:
    return Underhall(language, online=ServerVisit(client, "Ann", table))


@pytest.mark.parametrize(("language", "said"), [("en", "have changed"), ("de", "haben sich geändert")])
def test_a_table_whose_rules_have_changed_is_listed_and_says_so(host: Host, language: str, said: str) -> None:
    ann, _, table = two(host)
    give_rules(host, table, 1, 99)

    async def story() -> None:
        app = at_server(ann, language=language)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            player = Player(app)
            row = "only to be looked at" if language == "en" else "nur noch anzusehen"
            await player.until(
                lambda: isinstance(app.screen, ServerHomeScreen) and row in player.screen_text(), "the list"
            )
            app.visit(table)
            await player.until(lambda: isinstance(app.screen, ReadOnlyDialog), "the dialog")
            await player.until(lambda: said in " ".join(player.screen_text().split()), "the sentence")
            await player.press("escape")
            await player.until(lambda: isinstance(app.screen, ServerHomeScreen), "the home screen")

    run(story())


def test_its_record_is_kept_once_the_game_is_ended(host: Host, data: Path) -> None:
    ann, bob, table = two(host)
    for _ in range(3):
        step(table, ann, bob)
    give_rules(host, table, 1, 99)

    async def story() -> None:
        app = at_server(ann, table)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            player = Player(app)
            await player.until(lambda: isinstance(app.screen, ReadOnlyDialog), "the dialog")
            await player.press("d")  # nothing to be had before the end
            await player.press("e")
            await player.until(lambda: "Its record is now in" in player.screen_text(), "the record")
            assert "d keep its record" in player.screen_text()
            await player.press("d")
            await player.settle()

    run(story())
    kept = next((data / "records").glob("dwarf-*.record"))
    text = kept.read_text(encoding="utf-8")
    assert "rules 99" in text
    assert text.splitlines()[-1].startswith("end 3 ")
    with pytest.raises(record.BadRecord, match="rules version 99"):
        record.load(kept)


def test_a_stranger_can_only_go_back(host: Host) -> None:
    _, _, table = two(host)
    give_rules(host, table, 1, 99)
    eve = host.client("Eve")

    async def story() -> None:
        app = at_server(eve, table)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            player = Player(app)
            await player.until(lambda: isinstance(app.screen, ReadOnlyDialog), "the dialog")
            await player.press("e", "d")
            assert "end the game" not in player.screen_text()

    run(story())
    assert eve.look(table)["table"]["status"] == "running"


def test_whoever_sits_there_while_the_rules_change_is_told(host: Host) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)

    async def story() -> None:
        app = at_server(ann, table)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            player = Player(app)
            await player.until(lambda: isinstance(app.screen, GameScreen), "the table")
            await asyncio.to_thread(give_rules, host, table, 1, 99)
            at: Any = app.table
            assert isinstance(at, ServerTable)
            await player.until(lambda: "have changed" in str(at.trouble), "the sentence")
            app.leave_table()

    run(story())
