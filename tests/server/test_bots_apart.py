"""Bots in processes of their own take turns from the database: each turn once, whatever becomes of a process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosts import PATIENCE, Command, Host, Started, wait_until
from tests.server.test_bots_alone import endless, number_of, plays_on, rests
from underhall.client import Client, Refused
from underhall.core.errors import BadOption
from underhall.server import bot_claims, db_schema, run
from underhall.server.bot_claims import BotClaims, lock_of
from underhall.server.bot_seats import BOT
from underhall.server.bots_process import open_turn_taker, run_bots
from underhall.server.settings import Settings
from underhall.server.store.bot_claims import TurnAsked
from underhall.server.turn_taker import Taken, TurnTaker

RANDOM, GRANDMASTER = ({"kind": "bot", "level": level} for level in ("random", "grandmaster"))


@pytest.fixture
def served(new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server that leaves bots' turns to others."""
    host = Host(Settings(new_database("postgresql"), limits=False, workers=1, bots_elsewhere=True))
    yield host
    host.stop()


class Taking:
    """What ``underhall bots`` runs, in a thread of its own."""

    def __init__(self, database: str) -> None:
        self.settings = Settings(database, limits=False, workers=1)
        self.loop = asyncio.new_event_loop()
        self.told = asyncio.Event()
        self.taker: TurnTaker | None = None
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.work()), daemon=True)
        self.thread.start()
        wait_until(lambda: self.taker is not None or not self.thread.is_alive())

    async def work(self) -> None:
        async with open_turn_taker(self.settings) as taker:
            self.taker = taker
            await self.told.wait()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something done where the turns are taken."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.told.set)
            self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def take(served: Host) -> Iterator[Callable[[], Taking]]:
    """Begins to take turns, as often as called."""
    begun: list[Taking] = []

    def begin() -> Taking:
        begun.append(Taking(served.services.settings.database))
        return begun[-1]

    yield begin
    for one in begun:
        one.stop()


@pytest.fixture
def begin_process(served: Host, tmp_path: Path) -> Iterator[Callable[[], Started]]:
    """``underhall bots`` as a process, to be killed; as often as called."""
    begun: list[Started] = []

    def begin() -> Started:
        log = tmp_path / f"bots-{len(begun)}.log"
        log.touch()
        environment = {**os.environ, "UNDERHALL_LIMITS": "off", "UNDERHALL_BOT_PAUSE": "off"}
        words = ["bots", "--workers", "1", "--database", served.services.settings.database]
        begun.append(Started(words, log, environment))
        wait_until(lambda: "(stop with Ctrl-C)" in log.read_text() or begun[-1].poll() is not None)
        return begun[-1]

    yield begin
    for one in begun:
        one.kill()
        one.wait(PATIENCE)


async def holder(host: Host, table: str) -> int:
    """The database's process that holds the claim of a table's turn; 0: nobody does."""
    key = lock_of(table) % 2**64
    held = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = :high AND objid::bigint = :low"
    async with host.services.engine.connect() as connection:
        found = await connection.scalar(sa.text(held), {"high": key >> 32, "low": key % 2**32})
    return int(found or 0)


async def moves_of(host: Host, seat: int, table: str = "") -> int:
    columns = db_schema.changes.c
    wanted = sa.select(sa.func.count()).where(columns.kind == "move", columns.seat == seat)
    async with host.services.engine.connect() as connection:
        return int(await connection.scalar(wanted.where(columns.table_id == table) if table else wanted) or 0)


def waiting_for(client: Client, bot: dict[str, str]) -> str:
    """A table at which the bot is asked: whoever is asked before it has moved."""
    table = client.create("dwarf", seats=[bot, {"kind": "me"}], start=True)
    while (now := client.look(table)["now"])["moves"]:
        client.play(table, now["moves"][0]["move"], now["turn_number"])
    return table


def play_until_over(client: Client, table: str) -> None:
    with client.watch(table) as watch:
        while watch.until_turn()["status"] != "over":
            watch.play(watch.now["moves"][0]["move"])


def test_bots_move_where_their_process_is_and_not_at_the_server(served: Host, take: Callable[[], Taking]) -> None:
    ann = served.client("Ann")
    table = waiting_for(ann, RANDOM)
    before = served.run(number_of(served, table))
    served.run(served.services.turns.take_over(0.0))
    time.sleep(0.5)
    assert served.run(number_of(served, table)) == before
    assert not served.services.tables.live[table].thinking
    taking = take()
    play_until_over(ann, table)
    counted = taken_by(taking)
    # A move is counted after it is kept: the last one of a game perhaps after its players have heard of it.
    wait_until(lambda: counted() == served.run(moves_of(served, 0, table)))
    assert served.services.metrics.bot_moves._value.get() == 0


def test_two_processes_share_the_turns_and_nobody_thinks_twice(served: Host, take: Callable[[], Taking]) -> None:
    """Whoever has moved thinks on when the other has moved as well: else one alone may be quick enough for all."""
    ann = served.client("Ann")
    both = [take(), take()]
    counted = [taken_by(one) for one in both]
    for taking, own in zip(both, counted, strict=True):
        taker = taking.taker
        assert taker is not None

        async def think(
            *asked: Any, own: Callable[[], float] = own, move: Callable[..., Any] = taker._move
        ) -> int | None:
            while own() and not all(moves() for moves in counted):
                await asyncio.sleep(0.01)
            return await move(*asked)

        taker._move = think  # type: ignore[method-assign]
    play_several(served, ann)
    # A move is counted after it is kept, as above.
    wait_until(lambda: sum(moves() for moves in counted) == served.run(moves_of(served, 0)))
    assert all(moves() for moves in counted), "one did it all"


def taken_by(taking: Taking) -> Callable[[], float]:
    """How many moves a process has made for bots."""
    taker = taking.taker
    assert taker is not None
    return lambda: float(taker.metrics.bot_moves._value.get())


def test_a_turn_that_another_process_played_meanwhile_is_not_thought_about_again(
    served: Host, take: Callable[[], Taking], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which turns wait is read before they are claimed; and news of the other's move may not have come yet."""
    ann = served.client("Ann")
    late = take()
    taker = late.taker
    assert taker is not None
    table = waiting_for(ann, RANDOM)
    wait_until(lambda: ann.look(table)["now"]["moves"])

    async def nothing(*_: object) -> list[str]:
        return []

    monkeypatch.setattr(taker.claims, "claim", nothing)
    monkeypatch.setattr(taker, "heard", nothing)
    while (now := ann.look(table)["now"])["moves"]:
        ann.play(table, now["moves"][0]["move"], now["turn_number"])

    async def look() -> int:
        live = await taker.tables.find(table)
        async with live.lock:
            await taker.tables.catch_up(live)
        return live.table.number

    number = late.run(look())
    take()
    wait_until(lambda: ann.look(table)["now"]["moves"])
    thought = taker.metrics.bot_moves._value.get()
    taker.in_hand[table] = Taken("ann")
    late.run(taker._play_taken(TurnAsked(table, number, "ann")))
    assert taker.metrics.bot_moves._value.get() == thought


def play_several(served: Host, ann: Client) -> None:
    """Six games at once, to their ends."""
    tables = [ann.create("dwarf", seats=[RANDOM, {"kind": "me"}], start=True) for _ in range(6)]
    players = [threading.Thread(target=play_until_over, args=(served_as(served, ann), table)) for table in tables]
    for player in players:
        player.start()
    for player in players:
        player.join(2 * PATIENCE)
    for table in tables:
        assert ann.look(table)["now"]["status"] == "over"


def served_as(host: Host, client: Client) -> Client:
    """The same person once more."""
    other = host.client()
    other.http.cookies.set("underhall", client.http.cookies["underhall"])
    return other


def test_a_killed_process_has_its_turn_played_by_another(served: Host, begin_process: Callable[[], Started]) -> None:
    """The move comes once."""
    first = begin_process()
    ann = served.client("Ann")
    table = waiting_for(ann, GRANDMASTER)
    wait_until(lambda: served.run(holder(served, table)))
    held_by = served.run(holder(served, table))
    first.kill()
    second = begin_process()
    wait_until(lambda: ann.look(table)["now"]["moves"])
    assert served.run(holder(served, table)) != held_by
    assert served.run(moves_of(served, 0, table)) >= 1
    numbers = [change["number"] for change in ann.changes(table)["changes"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert second.poll() is None


def test_a_process_told_to_end_in_the_midst_of_thinking_ends_and_leaves_the_turn_to_others(
    served: Host, begin_process: Callable[[], Started]
) -> None:
    first = begin_process()
    ann = served.client("Ann")
    table = waiting_for(ann, GRANDMASTER)
    wait_until(lambda: served.run(holder(served, table)))
    first.terminate()
    assert first.wait(PATIENCE) == 0
    assert served.run(holder(served, table)) == 0
    begin_process()
    wait_until(lambda: ann.look(table)["now"]["moves"])


def test_a_process_that_is_stopped_loses_its_claim(served: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not end, so its connection does not either: PostgreSQL ends it when it has been silent for too long."""
    monkeypatch.setattr(bot_claims, "SILENCE_SECONDS", 3)
    monkeypatch.setattr(bot_claims, "BEAT_SECONDS", 1000.0)
    database = served.services.settings.database

    async def work() -> None:
        silent, other = BotClaims(database), BotClaims(database)
        for claims in (silent, other):
            claims.start()
        try:
            await claimed(other, "another table")  # it is connected
            await claimed(silent, "table")
            assert await other.claim(["table"]) == [], "the silence has only begun"
            await claimed(other, "table")
        finally:
            for claims in (silent, other):
                await claims.stop()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def claimed(claims: BotClaims, table: str) -> None:
    while await claims.claim([table]) != [table]:
        await asyncio.sleep(0.05)


def test_a_claim_is_one_processs_until_it_lets_go_or_ends(served: Host) -> None:
    database = served.services.settings.database

    async def work() -> None:
        one, other = BotClaims(database), BotClaims(database)
        try:
            assert await one.claim(["a"]) == [], "it is not connected yet"
            for claims in (one, other):
                claims.start()
            await claimed(one, "a")
            await claimed(other, "b")
            assert sorted(await one.claim(["a", "b", "c"])) == ["a", "c"]  # once more: it must let go twice
            assert await other.claim(["a", "b", "c"]) == ["b"]
            await one.let_go("a")
            assert await other.claim(["a"]) == []
            await one.let_go("a")
            assert await other.claim(["a"]) == ["a"]
            await one.stop()
            await claimed(other, "c")
        finally:
            for claims in (one, other):
                await claims.stop()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_claim_that_was_cut_off_is_made_anew(served: Host, take: Callable[[], Taking]) -> None:
    """All connections of the database are cut while bots play; the game comes to its end, every move in it once."""
    ann = served.client("Ann")
    table = waiting_for(ann, RANDOM)
    take()
    wait_until(lambda: ann.look(table)["now"]["moves"])
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"

    async def cut_all() -> None:
        async with served.services.engine.connect() as connection:
            await connection.execute(sa.text(f"{cut} AND pid <> pg_backend_pid()"))

    served.run(cut_all())
    wait_until(lambda: played_to_its_end(ann, table))
    numbers = [change["number"] for change in ann.changes(table)["changes"]]
    assert numbers == list(range(1, len(numbers) + 1))


def played_to_its_end(client: Client, table: str) -> bool:
    """Whether the game is over; if its person is asked, they move. What is refused as it was cut off is tried again."""
    now = client.look(table)["now"]
    if now["moves"]:
        with contextlib.suppress(Refused):
            client.play(table, now["moves"][0]["move"], now["turn_number"])
    return bool(now["status"] == "over")


def test_bots_alone_play_at_the_server_whose_person_watches(served: Host, take: Callable[[], Taking]) -> None:
    taking = take()
    table = endless(served.client("Ann"))
    rests(served, table)
    with served.client().watch(table) as watch:
        watch.receive()
        plays_on(served, table)
    assert taking.taker is not None
    assert taking.taker.metrics.bot_moves._value.get() == 0


def test_a_server_says_that_nobody_takes_the_turns(served: Host, caplog: pytest.LogCaptureFixture) -> None:
    ann = served.client("Ann")
    waiting_for(ann, RANDOM)
    served.run(served.services.turns.take_over(0.0))
    assert [vars(record)["tables"] for record in caplog.records if "no process takes them" in record.message] == [1]


def test_a_table_that_waits_for_nobody_is_put_right(served: Host, take: Callable[[], Taking]) -> None:
    ann = served.client("Ann")
    table = ann.create("dwarf", options={"players": 1}, start=True)
    rows = db_schema.tables

    async def waiting() -> Any:
        async with served.services.engine.connect() as connection:
            return await connection.scalar(sa.select(rows.c.waiting).where(rows.c.id == table))

    served.run(served.services.writer.write((sa.update(rows).where(rows.c.id == table).values(waiting=BOT), {})))
    take()
    wait_until(lambda: served.run(waiting()) == "")


def test_whoever_has_many_turns_waiting_does_not_keep_others_from_theirs() -> None:
    """A room for three, in which one person's slow turn is thought about already."""
    taker = TurnTaker.__new__(TurnTaker)
    taker.in_hand = {"t": Taken("ann", cost=5.0)}
    taker.not_before = {"later": time.monotonic() + 1000.0}
    taker.served = {"ann": 2.0, "cid": 1.0}
    taker.bots = SimpleNamespace(workers=[0] * 3, queue=SimpleNamespace(per_person=1))  # type: ignore[assignment]
    asked = [*(TurnAsked(f"ann {number}", 1, "ann") for number in range(9)), TurnAsked("later", 1, "dan")]
    asked += [
        TurnAsked("t", 1, "ann"),
        TurnAsked("c", 1, "cid"),
        TurnAsked("b 1", 1, "bob"),
        TurnAsked("b 2", 1, "bob"),
    ]
    assert [turn.table for turn in taker._chosen(asked)] == ["b 1", "c"]
    taker.in_hand["t"].cost = 0.0  # it is done soon: some more may stand ready
    assert [turn.table for turn in taker._chosen(asked)] == ["b 1", "c", "b 2", "ann 0"]
    taker.in_hand["t"].thinking = False  # made, but nobody may see it yet
    assert [turn.table for turn in taker._chosen(asked)] == ["b 1", "c", "ann 0"]


@pytest.mark.parametrize("language", ["en", "de", "pt-BR"])
def test_without_postgresql_it_is_refused_in_words(tmp_path: Path, language: str) -> None:
    command = Command(tmp_path, "bots", "--database", str(tmp_path / "tables.db"), "--lang", language)
    assert command.end() == 2
    assert "PostgreSQL" in command.output
    assert "Traceback" not in command.output


def test_neither_side_begins_without_postgresql(tmp_path: Path) -> None:
    settings = Settings(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bots_elsewhere=True)
    with pytest.raises(BadOption, match="PostgreSQL"):
        run_bots(settings, lambda: None)
    with pytest.raises(BadOption, match="PostgreSQL"):
        run.run(settings, "127.0.0.1", 0)
    assert not (tmp_path / "tables.db").exists()
