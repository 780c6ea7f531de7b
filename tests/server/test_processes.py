"""Several servers on one PostgreSQL share all tables."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import catch_up, says
from tests.server.test_people import refused
from underhall.client import Client
from underhall.server.settings import Settings
from underhall.server.verification import verify_tables


@pytest.fixture(scope="module")
def pair(new_database: Callable[[str], str]) -> Iterator[tuple[Host, Host]]:
    database = new_database("postgresql")
    hosts = [Host(Settings(database, limits=False, workers=1)) for _ in range(2)]
    for host in hosts:
        # The framework reads the routes when they are first used, and is not made for two threads that do so at once,
        # which only servers in threads of one process do.
        host.app.openapi()
    yield hosts[0], hosts[1]
    for host in hosts:
        host.stop()


def at(host: Host, client: Client) -> Client:
    """The same person at another server."""
    other = host.client()
    other.http.cookies.set("underhall", client.http.cookies["underhall"])
    return other


def test_a_game_is_played_across_two_servers(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann, bob = here.client("Ann"), there.client("Bob")
    table = ann.create("dwarf")
    with ann.watch(table) as a, bob.watch(table) as b:
        a.receive()
        b.receive()
        bob.do(table, "sit")
        while not a.table["seats"][1]["name"]:
            a.receive()
        ann.do(table, "start")
        while b.now["status"] != "running":
            b.receive()
        catch_up([a, b])
        for _ in range(30):
            mover = a if a.now["moves"] else b
            mover.play(mover.now["moves"][0]["move"])
            catch_up([a, b])
            if a.now["status"] == "over":
                break
        assert a.number == b.number > 25
    assert at(there, ann).look(table) == ann.look(table)


def test_changes_made_at_once_are_all_kept_and_numbered(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann, bob = here.client("Ann"), there.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")

    failures: list[Exception] = []

    def talk(client: Client, name: str) -> None:
        try:
            for number in range(20):
                client.do(table, "talk", text=f"{name} {number}")
        except Exception as error:
            failures.append(error)

    speakers = [threading.Thread(target=talk, args=(client, name)) for client, name in ((ann, "a"), (bob, "b"))]
    for speaker in speakers:
        speaker.start()
    for speaker in speakers:
        speaker.join()
    assert failures == []
    lines = [line["text"] for line in ann.ask("GET", f"/tables/{table}/talk")]
    for name in "ab":
        assert [line for line in lines if line.startswith(name)] == [f"{name} {number}" for number in range(20)]
    numbers = [change["number"] for change in bob.changes(table)["changes"]]
    assert numbers == list(range(1, len(numbers) + 1))


def test_one_move_sent_to_both_servers_is_played_once(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann = here.client("Ann")
    twin = at(there, ann)
    table = ann.create("dwarf", options={"players": 1}, start=True)
    for _ in range(10):
        now = ann.look(table)["now"]
        if not now["moves"]:
            break
        done: list[bool] = []

        def send(client: Client, now: dict[str, object] = now, done: list[bool] = done) -> None:
            try:
                client.play(table, now["moves"][0]["move"], now["turn_number"])  # type: ignore[index,arg-type]
            except Exception:
                return
            done.append(True)

        senders = [threading.Thread(target=send, args=(client,)) for client in (ann, twin)]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()
        assert len(done) == 1


def test_logging_out_at_one_server_counts_at_the_other(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann = here.client("Ann")
    twin = at(there, ann)
    twin.ask("GET", "/me")
    ann.ask("POST", "/logout")
    refused(401, twin.ask, "GET", "/me")


def test_a_deleted_name_is_forgotten_at_the_other_server_too(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann, bob = here.client("Ann"), there.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")
    ann.do(table, "talk", text="my words")
    ann.do(table, "start")
    wait_until(lambda: bob.look(table)["table"]["status"] == "running")
    assert says(bob.look(table), "Ann")
    ann.ask("DELETE", "/me", {})
    wait_until(lambda: not says(bob.look(table), "Ann"))
    assert not says(bob.changes(table), "Ann")
    assert "my words" not in str(bob.ask("GET", f"/tables/{table}/talk"))


def test_whoever_comes_from_another_server_is_not_shown_less_than_there(
    pair: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """This one has not heard yet of what was told there: by a line that was cut, or only slow."""
    here, there = pair
    ann = here.client("Ann")
    table = ann.create("dwarf", options={"players": 1}, start=True)
    eye = there.client()
    eye.look(table)
    notifications: Any = there.services.health.notifications

    async def deaf(table_id: str, number: int) -> None:
        """Nothing comes through."""

    monkeypatch.setattr(notifications, "heard", deaf)
    for word in ("one", "two"):
        number = ann.do(table, "talk", text=word)["number"]
        assert eye.look(table)["number"] < number  # or this test shows nothing
        if word == "one":
            assert eye.changes(table, since=number)["number"] == number
        else:
            with eye.watch(table, since=number) as watch:
                watch.receive()
                assert watch.number == number


def test_what_was_told_can_be_read_after_two_servers_wrote_at_once(
    pair: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was second reads the table again, and then remembers no more than what is new."""
    here, there = pair
    ann = here.client("Ann")
    twin = at(there, ann)
    table = ann.create("dwarf", options={"players": 1}, start=True)
    read = twin.changes(table)["number"]
    for word in range(3):  # fewer than are worth writing down, and none of them read there yet
        twin.do(table, "talk", text=f"quiet {word}")

    async def deaf(table_id: str, number: int) -> None:
        """Nothing comes through."""

    monkeypatch.setattr(there.services.health.notifications, "heard", deaf)
    wait_until(lambda: ann.look(table)["number"] == read + 3)
    ann.do(table, "talk", text="first")
    number = twin.do(table, "talk", text="second")["number"]
    assert number == read + 5
    for since in (0, read):
        changes = twin.changes(table, since=since)["changes"]
        assert [change["number"] for change in changes] == list(range(since + 1, number + 1))


def test_what_was_not_kept_is_not_played_on_from_when_the_table_cannot_be_read_again(
    pair: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two write at once, and when the second one looks what happened the database is gone for a moment."""
    here, there = pair
    ann = here.client("Ann")
    twin = at(there, ann)
    table = ann.create("dwarf", options={"players": 1}, start=True)
    now = twin.look(table)["now"]

    async def deaf(table_id: str, number: int) -> None:
        """Nothing comes through."""

    async def gone(table_id: str, keep_from: int | None = None) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patched:
        patched.setattr(there.services.health.notifications, "heard", deaf)
        patched.setattr(there.services.tables.loader, "read", gone)
        ann.play(table, now["moves"][0]["move"], now["turn_number"])
        refused(503, twin.do, table, "talk", text="never kept")
    # The very same move once more, as of somebody whose acknowledgement was lost.
    assert refused(409, twin.play, table, now["moves"][0]["move"], now["turn_number"]).kind == "position-gone"
    assert twin.look(table) == ann.look(table)
    assert there.run(wrong_with(there, table)) is None


async def wrong_with(host: Host, table: str) -> object:
    """Play what is stored of a table again."""
    (found,) = [verdict async for verdict in verify_tables(host.services.engine, [table])]
    return found.wrong


def test_a_rematch_asked_for_at_both_servers_is_one_table(pair: tuple[Host, Host]) -> None:
    here, there = pair
    ann, bob = here.client("Ann"), there.client("Bob")
    table = ann.create("dwarf")
    bob.do(table, "sit")
    wait_until(lambda: ann.look(table)["table"]["seats"][1]["kind"] == "person")  # the other server has heard of it
    ann.do(table, "start")
    ann.do(table, "resign")
    wait_until(lambda: bob.look(table)["table"]["status"] == "over")
    before = {one["id"] for one in ann.my_tables()}
    found: list[str] = []
    askers = [
        threading.Thread(target=lambda client=client: found.append(client.do(table, "rematch")["table"]["id"]))
        for client in (ann, bob)
    ]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert len(found) == 2
    assert {one["id"] for one in ann.my_tables()} - before == set(found)
    assert len(set(found)) == 1
