"""The door for language models, driven by the official client: over standard streams, and over HTTP with a token."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from tests.server.hosts import Host
from underhall.client import Client, Refused
from underhall.server.settings import Settings, database_url

TOOLS = {"list_games", "my_tables", "new_game", "look", "legal_moves", "play", "rules", "hint"}
LONG = 300.0


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("db")
    host = Host(Settings(database_url(str(folder / "tables.db"), folder), limits=False, workers=1))
    yield host
    host.stop()


def token_of(client: Client, *rights: str, table: str = "") -> str:
    wish = {"name": "A model", "rights": list(rights), "table": table}
    return str(client.ask("POST", "/my/tokens", wish)["token"])


@asynccontextmanager
async def over_http(host: Host, token: str) -> AsyncIterator[ClientSession]:
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=LONG) as http,
        streamable_http_client(f"{host.address}/mcp", http_client=http) as streams,
        ClientSession(*streams) as session,
    ):
        await session.initialize()
        yield session


@asynccontextmanager
async def over_stdio(*words: str) -> AsyncIterator[ClientSession]:
    environment = {**os.environ, "UNDERHALL_LANG": "en"}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "underhall.cli", "mcp", *words], env=environment
    )
    async with stdio_client(command) as streams, ClientSession(*streams) as session:
        await session.initialize()
        yield session


async def call(session: ClientSession, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await session.call_tool(tool, arguments)
    assert not result.is_error, result
    content = result.content[0]
    assert content.type == "text"
    answer: dict[str, Any] = json.loads(content.text)
    return answer


async def asked_to_move(session: ClientSession, seen: dict[str, Any]) -> dict[str, Any]:
    """The table when its seat is asked: who begins is drawn, and an opponent takes as long as the machine does."""
    while not seen["your_turn"]:
        seen = await call(session, "look", table=seen["table"], since=seen["number"], wait_seconds=10)
    return seen


async def whole_game(session: ClientSession, watch: Callable[[str], None] = lambda table: None) -> dict[str, Any]:
    """A game against a novice, with refused moves on the way; returns how it ended."""
    assert {tool.name for tool in (await session.list_tools()).tools} >= TOOLS
    games = (await call(session, "list_games"))["games"]
    assert "dwarf" in [game["game"] for game in games]
    seen = await call(session, "new_game", game="dwarf", opponents=["novice"])
    table = seen["table"]
    assert seen["your_seat"] == 0
    assert (await call(session, "my_tables"))["tables"][0]["table"] == table
    refused = 0
    while seen["status"] == "running":
        if not seen["your_turn"]:
            seen = await call(session, "look", table=table, since=seen["number"], wait_seconds=10)
            continue
        watch(table)
        legal = [one["move"] for one in (await call(session, "legal_moves", table=table))["moves"]]
        wrong = await call(session, "play", table=table, move="take special 1" if refused else "dance wildly")
        if wrong.get("refused"):
            refused += 1
            assert wrong["reason"]
            now = await call(session, "legal_moves", table=table)
            assert [one["move"] for one in now["moves"]] == legal  # nothing was changed
        places = [move for move in legal if move.startswith("place")]
        taken = await call(session, "look", table=table)
        occupied = [n for n in range(1, 10) if f"place {n}" not in legal] if places else []
        if occupied and taken["your_turn"]:
            wrong = await call(session, "play", table=table, move=f"place {occupied[0]}")
            assert (wrong["refused"], wrong["kind"]) == (True, "illegal-move")
            assert "is occupied" in wrong["reason"]
            found = await call(session, "rules", game="dwarf", asked="D-2")
            assert wrong["clauses"] == [{"number": "D-2", "text": found["clauses"][0]["text"]}]
            refused += 1000  # one with its clause
        seen = await call(session, "play", table=table, move=legal[0])
        assert "refused" not in seen, seen
        assert seen["happened"]
    assert refused > 1000
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
        async with over_http(host, token) as session:
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
        async with over_http(host, token_of(ann, "play", "tables")) as session:
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
        async with over_http(host, token_of(host.client("Ann"), "play", "tables")) as session:
            seen = await asked_to_move(session, await call(session, "new_game", game="dwarf", hints=True))
            hints = (await call(session, "hint", table=seen["table"]))["hints"]
            legal = [one["move"] for one in (await call(session, "legal_moves", table=seen["table"]))["moves"]]
            assert hints
            assert all(one["move"] in legal for one in hints)

    asyncio.run(asyncio.wait_for(ask(), LONG))


def test_a_model_may_do_no_more_than_its_token(host: Host) -> None:
    ann = host.client("Ann")

    async def ask() -> None:
        async with over_http(host, token_of(ann, "play")) as session:
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
