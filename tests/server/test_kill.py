"""Nothing lost: the server is killed at random moments, again and again.

Every acknowledged move, word and account is there, and a schema is never half made.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.breaking import execute
from tests.server.hosts import FORKS, PATIENCE, free_port, get, wait_until
from tests.server.test_people import PASSWORD
from underhall.client import Client, Refused
from underhall.core import record
from underhall.server import db_schema, migrations
from underhall.server.database import open_engine
from underhall.server.run import run
from underhall.server.settings import Settings

TABLES = 6
TALKATIVE = 0.2
KILLS = 50 if os.environ.get("UNDERHALL_SOAK") else 6


def serve(database: str, port: int) -> None:
    run(Settings(database, limits=False, workers=1), "127.0.0.1", port)


class Driver(threading.Thread):
    """Two people who play game after game, whatever happens to the server, and remember what was acknowledged."""

    # Where servers are killed nobody waits long for an answer; where none is, a lost connection is a mistake.
    patience = 5.0
    expected: tuple[str, ...] = ("position-gone", "not-your-turn", "over", "seated", "not-over", "running")

    def __init__(self, address: str, number: int) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.choice = random.Random(number)
        self.stopping = threading.Event()
        self.clients = [Client(address, timeout=self.patience), Client(address, timeout=self.patience)]
        self.kept: dict[str, dict[int, int]] = {}
        self.sent: dict[str, list[tuple[int, int]]] = {}
        self.said: dict[str, list[str]] = {}
        self.table = ""
        self.lost_connections = 0
        self.refusals: list[str] = []

    def run(self) -> None:
        for number, client in enumerate(self.clients):
            self.insist(client.guest, f"Player {number}")
        while not self.stopping.is_set():
            try:
                self.step()
            except httpx.HTTPError:
                self.lost_connections += 1
                time.sleep(0.02)
            except Refused as refused:
                # After a lost acknowledgement the move may be there already: that is what the turn number is for.
                if refused.kind not in self.expected:
                    self.refusals.append(str(refused))
                    return

    def insist(self, work: Any, *arguments: Any) -> Any:
        while not self.stopping.is_set():
            try:
                return work(*arguments)
            except httpx.HTTPError:
                time.sleep(0.02)

    def step(self) -> None:
        if not self.table:
            table = self.clients[0].create("dwarf")
            self.kept[table], self.sent[table], self.said[table] = {}, [], []
            self.table = table
            return
        looks = [client.look(self.table) for client in self.clients]
        status = looks[0]["table"]["status"]
        if status == "open":
            if looks[1]["table"]["your_seat"] < 0:
                self.clients[1].do(self.table, "sit")
            self.clients[0].do(self.table, "start")
        elif status == "over":
            self.table = ""
        for client, look in zip(self.clients, looks, strict=True):
            if look["now"]["moves"]:
                move = self.choice.choice(look["now"]["moves"])["move"]
                turn_number = look["now"]["turn_number"]
                self.sent[self.table].append((turn_number, move))
                number = client.play(self.table, move, turn_number)
                self.kept[self.table][number] = move
        if self.choice.random() < TALKATIVE:
            word = self.choice.randbytes(8).hex()
            self.clients[0].do(self.table, "talk", text=word)
            self.said[self.table].append(word)


class Newcomers(threading.Thread):
    """One account after the other, whatever happens to the server; remembers which were acknowledged."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.stopping = threading.Event()
        self.kept: list[str] = []
        self.refusals: list[str] = []

    def run(self) -> None:
        number = 0
        while not self.stopping.is_set():
            number += 1
            name = f"Newcomer {number}"
            try:
                with Client(self.address, timeout=5) as client:
                    client.register(name, PASSWORD)
                self.kept.append(name)
            except httpx.HTTPError:
                pass
            except Refused as refused:
                self.refusals.append(str(refused))
            self.stopping.wait(0.05)


def kept_by(drivers: list[Driver]) -> int:
    return sum(len(kept) for driver in drivers for kept in driver.kept.values())


def kill_again_and_again(database: str, kills: int) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    chance = random.Random(7)
    drivers = [Driver(address, number) for number in range(TABLES)]
    newcomers = Newcomers(address)
    acknowledged: list[int] = []
    server = start(database, port)
    try:
        for driver in [*drivers, newcomers]:
            driver.start()
        for number in range(kills):
            # Every other time when something was kept since the start, however slow the machine; else at any moment.
            if number % 2:
                there = kept_by(drivers)
                wait_until(lambda there=there: kept_by(drivers) > there + 2 or any(one.refusals for one in drivers))
            time.sleep(chance.uniform(0.02, 0.4))
            server.kill()
            server.join(PATIENCE)
            acknowledged.append(kept_by(drivers))
            server = start(database, port)
        # Every game goes on.
        before = [sum(len(kept) for kept in driver.kept.values()) for driver in drivers]
        wait_until(
            lambda: all(
                driver.refusals or sum(len(kept) for kept in driver.kept.values()) > old + 2
                for driver, old in zip(drivers, before, strict=True)
            )
        )
    finally:
        for driver in [*drivers, newcomers]:
            driver.stopping.set()
        for driver in [*drivers, newcomers]:
            driver.join(PATIENCE)
        server.kill()
        server.join(PATIENCE)
    assert [refusal for driver in [*drivers, newcomers] for refusal in driver.refusals] == []
    assert sum(driver.lost_connections for driver in drivers) >= kills // 2, "the kills hit nothing"
    for driver in drivers:
        for table, kept in driver.kept.items():
            check(stored(database, table), kept, driver.sent[table], driver.said[table])
    there = {row.name for row in execute(database, "SELECT name FROM people WHERE name_key IS NOT NULL")}
    assert set(newcomers.kept) <= there, "an acknowledged account is gone"
    total = kept_by(drivers)
    words = sum(len(said) for driver in drivers for said in driver.said.values())
    games = sum(len(driver.kept) for driver in drivers)
    print(
        f"{kills} kills; acknowledged: {total} moves in {games} games, {words} words, {len(newcomers.kept)} accounts;"
        " none lost"
    )
    assert total > kills


def start(database: str, port: int) -> Any:
    server = FORKS.Process(target=serve, args=(database, port), daemon=True)
    server.start()

    def answers() -> bool:
        try:
            return get(f"http://127.0.0.1:{port}/health", 2).status_code == 200
        except httpx.HTTPError:
            return False

    wait_until(answers)
    return server


def stored(database: str, table: str) -> tuple[Any, list[Any]]:
    async def read() -> tuple[Any, list[Any]]:
        engine = open_engine(Settings(database))
        async with engine.connect() as connection:
            row = (await connection.execute(sa.select(db_schema.tables).where(db_schema.tables.c.id == table))).one()
            made = (
                sa.select(db_schema.changes)
                .where(db_schema.changes.c.table_id == table)
                .order_by(db_schema.changes.c.number)
            )
            rows = list((await connection.execute(made)).all())
        await engine.dispose()
        return row, rows

    return asyncio.run(read())


def check(found: tuple[Any, list[Any]], kept: dict[int, int], sent: list[tuple[int, int]], said: list[str]) -> None:
    from underhall.server.changes import GAME_CHANGES, from_row
    from underhall.server.table import Table
    from underhall.server.table_header import read_header

    row, rows = found
    assert [one.number for one in rows] == list(range(1, len(rows) + 1))
    assert row.number == len(rows)
    changes = [from_row(one) for one in rows]
    table = Table(read_header(row.header))
    parse = table.game.moves.parse  # kept as text, sent as numbers
    moves = {change.number: parse(change.data["move"]) for change in changes if change.kind == "move"}
    for number, move in kept.items():
        assert moves[number] == move, "an acknowledged move is gone"
    words = [change.data["text"] for change in changes if change.kind == "talk"]
    assert [word for word in words if word in said] == said, "an acknowledged word is gone, or there twice"
    # Whatever else is there was sent, and its acknowledgement was lost with the server; nothing is there twice.
    left = list(sent)
    turn_number = 0
    for change in changes:
        if change.kind == "move":
            assert (turn_number, moves[change.number]) in left
            left.remove((turn_number, moves[change.number]))
        if change.kind in GAME_CHANGES:
            turn_number = change.number
    for change in changes:
        table.apply(change)
    if table.timeline is not None:
        record.read(table.record().write())


def test_killed_again_and_again_nothing_is_lost(database: str) -> None:
    kill_again_and_again(database, KILLS)


BREAKS_OFF = """
import os
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    op.create_table("half", sa.Column("id", sa.Text(), nullable=False))
    op.add_column("people", sa.Column("shoe_size", sa.Integer(), nullable=False, server_default="44"))
    os.kill(os.getpid(), 9)
"""


def bring_up_to(database: str, folder: str) -> None:
    migrations.HERE, migrations.VERSIONS = Path(folder), (*migrations.VERSIONS, "9999")
    asyncio.run(migrations.migrate(open_engine(Settings(database)), "9999"))


def test_killed_in_the_midst_of_changing_the_schema(database: str, tmp_path: Path) -> None:
    """On the first start, which makes all of it, and on a later one."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.HERE, folder)
    (folder / "versions" / "9999_half.py").write_text(BREAKS_OFF.format(head=migrations.HEAD))
    for _ in range(2):
        upgrade = FORKS.Process(target=bring_up_to, args=(database, str(folder)))
        upgrade.start()
        upgrade.join(PATIENCE)
        assert upgrade.exitcode == -signal.SIGKILL
        server = start(database, free_port())
        server.kill()
        server.join(PATIENCE)
        assert execute(database, "SELECT version_num FROM alembic_version") == [(migrations.HEAD,)]


@pytest.mark.parametrize("moment", range(12 if os.environ.get("UNDERHALL_SOAK") else 2))
def test_killed_at_any_moment_of_the_first_start(database: str, moment: int) -> None:
    port = free_port()
    server = FORKS.Process(target=serve, args=(database, port), daemon=True)
    server.start()
    time.sleep(random.Random(moment).uniform(0.0, 1.0))
    server.kill()
    server.join(PATIENCE)
    again = start(database, port)
    with Client(f"http://127.0.0.1:{port}") as client:
        client.guest("Ann")
        assert client.create("dwarf")
    again.kill()
    again.join(PATIENCE)
