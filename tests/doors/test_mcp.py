"""The door for language models, driven by the official client: over standard streams, and over HTTP with a token."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from mcp import ClientSession

from tests.doors.mcp_client import LONG, asked_to_move, call, over_http, over_stdio, token_of
from tests.server.hosts import Host
from underhall.client import Client, Refused
from underhall.server.settings import Settings, database_url

TOOLS = {"list_games", "my_tables", "new_game", "look", "legal_moves", "play", "rules", "hint"}
# A game that does not end is told as such by its own deadline, and not by pytest's.
pytestmark = pytest.mark.timeout(LONG + 120)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("db")
    host = Host(Settings(database_url(str(folder / "tables.db"), folder), limits=False, workers=1))
    yield host
    host.stop()


async def whole_game(session: ClientSession, watch: Callable[[str], None] = lambda table: None) -> dict[str, Any]:
    """A game against a novice, with refused moves on the way; returns how it ended."""
    assert {tool.name for tool in (await session.list_tools()).tools} >= TOOLS
    games = (await call(session, "list_games"))["games"]
    assert "dwarf" in [game["game"] for game in games]
    seen = await call(session, "new_game", game="dwarf", opponents=["novice"])
    table = seen["table"]
    assert seen["your_seat"] == 0
    assert (await call(session, "my_tables"))["tables"][0]["table"] == table
    refused: list[str] = []
    by_clause: list[dict[str, Any]] = []
    while seen["status"] == "running":
        if not seen["your_turn"]:
            seen = await call(session, "look", table=table, since=seen["number"], wait_seconds=10)
            continue
        watch(table)
        legal = [one["move"] for one in (await call(session, "legal_moves", table=table))["moves"]]
        # Who begins and what is dealt is drawn: what is wrong now is found by what is legal now.
        placing = any(move.startswith("place") for move in legal)
        taken = [f"place {n}" for n in range(1, 10) if f"place {n}" not in legal]
        for text in ["resolve 1", *taken[:1]] if placing else ["place 1"]:
            told = await call(session, "play", table=table, move=text)
            assert told["refused"], told
            assert told["reason"]
            refused.append(told["kind"])
            if "is occupied" in told["reason"]:
                by_clause.append(told)
            now = await call(session, "legal_moves", table=table)
            assert [one["move"] for one in now["moves"]] == legal  # nothing was changed
        seen = await call(session, "play", table=table, move=legal[0])
        assert "refused" not in seen, seen
        assert seen["happened"]
    assert "illegal-move" in refused
    assert (await call(session, "play", table=table, move="dance wildly"))["kind"] == "unknown-move"
    found = await call(session, "rules", game="dwarf", asked="D-2")
    assert by_clause, "in a whole game some place is occupied when one is asked"
    for told in by_clause:
        assert told["kind"] == "illegal-move"
        assert told["clauses"] == [{"number": "D-2", "text": found["clauses"][0]["text"]}]
    return seen


def test_a_whole_game_over_standard_streams() -> None:
    async def play() -> None:
        async with over_stdio() as session:
            ended = await whole_game(session)
            assert ended["outcome"]["over"]
            assert "watch" not in ended  # nobody else can come to a table of this process

    asyncio.run(asyncio.wait_for(play(), LONG))


def test_a_whole_game_over_http_while_a_person_watches(host: Host) -> None:
    ann = host.client("Ann")
    token = token_of(ann, "play", "tables")
    seen_by_ann: list[int] = []

    def watch(table: str) -> None:
        if not seen_by_ann:
            with ann.watch(table) as line:
                line.receive()
                seen_by_ann.append(line.now["viewer"])

    async def play() -> None:
        async with over_http(host.address, token) as session:
            ended = await whole_game(session, watch)
            assert ended["watch"] == f"{host.address}/#/table/{ended['table']}"
            assert ann.look(ended["table"])["now"]["outcome"]["results"] == ended["outcome"]["results"]

    asyncio.run(asyncio.wait_for(play(), LONG))
    assert seen_by_ann == [0]


def test_a_model_plays_at_a_servers_table_over_standard_streams(host: Host) -> None:
    ann = host.client("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.create("dwarf", options={"players": 2}, seats=seats, start=True)
    token = token_of(ann, "play", table=table)

    async def play() -> None:
        async with over_stdio("--server", host.address, "--token", token) as session:
            await asked_to_move(session, await call(session, "look", table=table))
            move = (await call(session, "legal_moves", table=table))["moves"][0]["move"]
            after = await call(session, "play", table=table, move=move)
            assert after["happened"]
            assert after["watch"].endswith(table)

    before = ann.look(table)["number"]
    asyncio.run(asyncio.wait_for(play(), LONG))
    assert ann.look(table)["number"] > before


def test_what_is_refused_comes_back_as_an_answer(host: Host) -> None:
    ann = host.client("Ann")
    bob = host.client("Bob")
    private = bob.create("dwarf", visibility="private")

    async def ask() -> None:
        async with over_http(host.address, token_of(ann, "play", "tables")) as session:
            for tool, arguments, kind in (
                ("look", {"table": "nosuchtable"}, "not-found"),
                ("look", {"table": private}, "not-found"),
                ("new_game", {"game": "chess"}, "not-found"),
                ("new_game", {"game": "dwarf", "options": {"edition": "v9"}}, "invalid"),
                ("new_game", {"game": "dwarf", "opponents": ["wizard"]}, "malformed"),
                ("rules", {"game": "dwarf", "asked": "D-9999"}, "no-rule"),
                ("rules", {"game": "chess"}, "not-found"),
            ):
                answer = await call(session, tool, **arguments)
                assert (answer["refused"], answer["kind"]) == (True, kind), tool
                assert answer["reason"]
            seen = await asked_to_move(session, await call(session, "new_game", game="dwarf"))
            assert (await call(session, "hint", table=seen["table"]))["kind"] == "no-hints"
            chapters = await call(session, "rules", game="dwarf")
            assert chapters["chapters"]
            found = await call(session, "rules", game="dwarf", asked="D-2")
            assert [clause["number"] for clause in found["clauses"]] == ["D-2"]

    asyncio.run(asyncio.wait_for(ask(), LONG))


def test_hints_where_the_table_allows_them(host: Host) -> None:
    async def ask() -> None:
        async with over_http(host.address, token_of(host.client("Ann"), "play", "tables")) as session:
            seen = await asked_to_move(session, await call(session, "new_game", game="dwarf", hints=True))
            hints = (await call(session, "hint", table=seen["table"]))["hints"]
            legal = [one["move"] for one in (await call(session, "legal_moves", table=seen["table"]))["moves"]]
            assert hints
            assert all(one["move"] in legal for one in hints)

    asyncio.run(asyncio.wait_for(ask(), LONG))


def test_a_model_may_do_no_more_than_its_token(host: Host) -> None:
    ann = host.client("Ann")

    async def ask() -> None:
        async with over_http(host.address, token_of(ann, "play")) as session:
            answer = await call(session, "new_game", game="dwarf")
            assert answer["kind"] == "not-with-token"
            assert "may not make tables" in answer["reason"]

    asyncio.run(asyncio.wait_for(ask(), LONG))


def test_without_a_token_the_door_is_closed(host: Host) -> None:
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    ann = host.client("Ann")
    for headers in ({}, {"Authorization": "Bearer uht_guessed"}, {"Authorization": "Basic QW5uOg=="}):
        answer = ann.http.post("/mcp", json=body, headers=headers)  # her cookie does not count
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    token = token_of(ann, "play")
    headers = {"Authorization": f"Bearer {token}", "Origin": "https://elsewhere.example"}
    assert ann.http.post("/mcp", json=body, headers=headers).status_code == 403
    assert ann.http.get("/mcp", headers={"Authorization": f"Bearer {token}"}).status_code == 405
    made = ann.ask("GET", "/my/tokens")
    ann.ask("DELETE", f"/my/tokens/{made[0]['id']}")
    assert ann.http.post("/mcp", json=body, headers={"Authorization": f"Bearer {token}"}).status_code == 401
    with pytest.raises(Refused):
        Client(host.address, token=token).ask("GET", "/me")
