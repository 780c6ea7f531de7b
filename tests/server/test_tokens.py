"""Tokens: what each may do, whom it acts for, how it ends; and a bot that plays a person's seat with one."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Host
from tests.server.test_people import PASSWORD
from tests.server.test_secret_routes import routes
from underhall.cli.app import app
from underhall.client import Client, Refused, Watch
from underhall.server import db_schema, tokens
from underhall.server.people import DAY, USED_SECONDS
from underhall.server.tokens import LIVE, OPEN, SOCKET, TOKENS, token_in

SKELETONS = Path(__file__).parents[2] / "examples" / "bots"
TWO = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}


def made(client: Client, *rights: str, table: str = "") -> dict[str, Any]:
    return dict(client.ask("POST", "/my/tokens", {"name": "My bot", "rights": list(rights), "table": table}))


def bot_of(host: Host, client: Client, *rights: str, table: str = "") -> Client:
    """A client that has nothing but a token."""
    return Client(host.address, token=made(client, *rights, table=table)["token"])


def refusal(work: Callable[[], Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.status, refused.value.kind


def test_a_token_acts_for_its_person_and_sees_its_seat(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    bot = bot_of(host, ann, "play")
    assert bot.me() == ann.me()
    assert bot.look(table)["now"]["viewer"] == 0
    now = bot.wait_for_turn(table)
    assert now["moves"] == ann.wait_for_turn(table)["moves"]
    bot.play(table, now["moves"][0]["move"], now["turn_number"])
    with bot.watch(table) as watch:
        watch.until_turn()
        watch.play(watch.now["moves"][0]["move"])


def test_the_header_that_shows_where_a_request_comes_from_is_not_needed_beside_a_token(host: Host) -> None:
    ann = host.client("Ann")
    bot = bot_of(host, ann, "tables")
    del bot.http.headers["X-Underhall"]
    assert bot.create("dwarf")
    del ann.http.headers["X-Underhall"]
    assert refusal(lambda: ann.create("dwarf")) == (403, "no-header")
    for strange in ("Bearer something", "Basic QW5uOg==", "uht_without_a_scheme"):  # none of ours: the cookie counts
        ann.http.headers["Authorization"] = strange
        assert ann.me() is not None
        assert refusal(lambda: ann.create("dwarf")) == (403, "no-header")


def test_a_cookie_does_not_count_beside_a_token(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    token = made(ann, "play")["token"]
    bob.http.headers["Authorization"] = f"Bearer {token}"
    me = bob.me()
    assert me is not None
    assert me["name"] == "Ann"
    bob.http.headers["Authorization"] = f"Bearer {token}x"
    assert refusal(lambda: bob.ask("GET", "/session")) == (401, "bad-token")


def test_a_token_opens_what_is_named_and_nothing_else(host: Host) -> None:
    """Every route of the server is tried: one that comes later is closed until somebody lets tokens in."""
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    everything = bot_of(host, ann, "play", "tables")
    nothing = bot_of(host, ann)
    unguarded = {"/", "/docs", "/openapi.json", "/health", "/metrics", "/mcp"}
    needs_nobody = re.compile(r"/api/(games|languages|texts|guest|register|login|address)")
    for method, path in routes():
        if path in unguarded or method == SOCKET:
            continue
        named = {
            "webhook_id": "x",
            "session_id": "x",
            "token_id": "x",
            "way_id": "x",
            "language": "de",
            "name": "x",
            "deal": "x",
            "event_id": "x",
            "person_id": "x",
            "puzzle": "x",
        }
        place = path.format(table_id=table, game="dwarf", **named)
        allowed = OPEN.get((method, path))
        for client, rights in ((everything, ("", "play", "tables")), (nothing, ("",))):
            if allowed is not None and allowed in rights:
                continue
            answer = client.http.request(method, place, json=None if method == "GET" else {})
            if path.startswith("/api/admin/"):
                # Opened by the operator's token alone. This server has none: nothing is there.
                assert answer.status_code == client.http.request(method, "/api/nothing").status_code in (404, 405)
            elif needs_nobody.match(path) and path != "/api/games/{game}/lesson":
                assert method == "GET" or answer.status_code in (403, 422)
            else:
                assert answer.status_code in (403, 422), (method, path, answer.text)
                if answer.status_code == 403:
                    assert answer.json()["type"].endswith("not-with-token")
    assert set(OPEN) <= set(routes())
    assert (SOCKET, LIVE) in OPEN
    me = ann.me()
    assert me is not None
    assert len(ann.ask("GET", "/my/tokens")) == 2


def test_rights_hold_over_the_socket_too(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    with bot_of(host, ann).watch(table) as watch:
        watch.until_turn()
        assert refusal(lambda: watch.play(watch.now["moves"][0]["move"])) == (403, "not-with-token")
        assert watch.command("ping")["type"] == "done"
    with bot_of(host, ann, "play").watch(table) as watch:
        watch.receive()
        assert refusal(lambda: watch.command("talk", text="hm")) == (403, "not-with-token")


def test_a_token_for_one_table_knows_of_no_other(host: Host) -> None:
    ann = host.client("Ann")
    here, there = ann.create("dwarf", **TWO), ann.create("dwarf", **TWO)
    bot = bot_of(host, ann, "play", "tables", table=here)
    assert bot.look(here)["table"]["your_seat"] == 0
    assert refusal(lambda: bot.look(there)) == (404, "not-found")
    for path in ("/tables", "/my/tables", "/my/turns"):
        assert refusal(lambda path=path: bot.ask("GET", path)) == (403, "not-with-token")  # type: ignore[misc]
    assert refusal(lambda: bot.create("dwarf")) == (403, "not-with-token")
    with pytest.raises(Exception, match=r"403|1008|rejected"):
        bot.watch(there)
    bob = host.client("Bob")
    private = bob.create("dwarf", visibility="private")
    assert refusal(lambda: made(ann, "play", table=private)) == (404, "not-found")


def test_a_withdrawn_token_ends_at_once(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    one, other = made(ann, "play"), made(ann, "play")
    bot = Client(host.address, token=one["token"])
    with bot.watch(table) as watch:
        watch.receive()
        ann.ask("DELETE", f"/my/tokens/{one['id']}")
        with pytest.raises(ConnectionClosed):
            hear_all(watch)
    assert refusal(lambda: bot.look(table)) == (401, "bad-token")
    assert Client(host.address, token=other["token"]).me() is not None
    assert [token["id"] for token in ann.ask("GET", "/my/tokens")] == [other["id"]]
    assert refusal(lambda: ann.ask("DELETE", f"/my/tokens/{one['id']}")) == (404, "not-found")
    bob = host.client("Bob")
    assert refusal(lambda: bob.ask("DELETE", f"/my/tokens/{other['id']}")) == (404, "not-found")


def hear_all(watch: Watch) -> None:
    while True:
        watch.receive()


def test_a_socket_with_a_token_outlives_the_look_after_sessions(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    token = made(ann, "play")["token"]
    with Client(host.address, token=token).watch(table) as watch:
        watch.receive()
        watching = host.services.tables.sessions()
        assert tokens.digest(token) in watching
        assert tokens.digest(token) in host.run(host.services.people.living(sorted(watching)))


def test_only_the_hash_is_kept_and_the_token_shown_once(host: Host) -> None:
    ann = host.client("Ann")
    token = made(ann, "play", "tables")
    assert token["token"].startswith("uht_")
    assert token_in(f"Bearer {token['token']}") == token["token"]
    (shown,) = ann.ask("GET", "/my/tokens")
    assert shown == {name: value for name, value in token.items() if name != "token"}
    assert shown["rights"] == ["play", "tables"]
    kept = [row for row in stored(host) if row.id == token["id"]]
    assert len(kept) == 1
    assert token["token"] not in str(kept[0])
    assert kept[0].token == tokens.digest(token["token"])


def test_when_a_token_was_used_is_written_down(host: Host) -> None:
    ann = host.client("Ann")
    token = made(ann, "play")
    assert ann.ask("GET", "/my/tokens")[0]["used"] == 0
    Client(host.address, token=token["token"]).me()
    host.run(host.services.people.look_after_sessions())
    used = ann.ask("GET", "/my/tokens")[0]["used"]
    assert abs(used - token["created"]) < USED_SECONDS < DAY


def test_nobody_has_more_than_ten(host: Host) -> None:
    ann = host.client("Ann")
    with ThreadPoolExecutor(4) as threads:
        tries = [threads.submit(made, ann, "play") for _ in range(TOKENS + 4)]
    problems = [one.exception() for one in tries if one.exception() is not None]
    assert len(problems) == 4
    assert all(isinstance(one, Refused) and one.kind == "too-many-tokens" for one in problems)
    assert len(ann.ask("GET", "/my/tokens")) == TOKENS


def test_tokens_go_with_their_person(host: Host) -> None:
    ann = host.client()
    ann.register("Token Ann", PASSWORD)
    token = made(ann, "play")
    ann.ask("DELETE", "/me", {"password": PASSWORD})
    assert token["id"] not in [row.id for row in stored(host)]
    assert refusal(lambda: Client(host.address, token=token["token"]).ask("GET", "/me")) == (401, "bad-token")


def test_a_guests_tokens_go_with_the_guest(host: Host) -> None:
    from underhall.server.departed_guests import forget_guests

    ann = host.client("Ann")
    token = made(ann, "play")
    ann.ask("POST", "/logout")
    host.run(forget_guests(host.services))
    assert token["id"] not in [row.id for row in stored(host)]


def stored(host: Host) -> list[Any]:
    async def read() -> list[Any]:
        async with host.services.engine.connect() as connection:
            return list((await connection.execute(sa.select(db_schema.tokens))).all())

    return host.run(read())


# A bot at a table.


@pytest.mark.parametrize("skeleton", ["bot.js", "bot.py"])
def test_a_bot_plays_a_persons_seat_to_the_end(host: Host, skeleton: str) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    token = made(ann, "play", table=table)["token"]
    result = bot_at(host, token, table, SKELETONS / skeleton)
    assert result.exit_code == 0, result.output
    assert "plays seat 0" in result.output
    assert ann.look(table)["now"]["status"] == "over"


def test_a_bot_sits_down_by_itself_where_it_may(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = bob.create("dwarf", options={"players": 2}, seats=[{"kind": "bot", "level": "random"}, {"kind": "open"}])
    refused = bot_at(host, made(ann, "play")["token"], table, SKELETONS / "bot.py")
    assert refused.exit_code == 2
    assert "it may not make tables or sit down" in refused.output
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(bot_at, host, made(ann, "play", "tables")["token"], table, SKELETONS / "bot.py")
        with bob.watch(table) as watch:
            while not watch.table or any(seat["kind"] == "open" for seat in watch.table["seats"]):
                watch.receive()
        bob.do(table, "start")
        assert playing.result().exit_code == 0


def test_a_bot_that_fails_at_a_table_is_said_so(host: Host, tmp_path: Path) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", **TWO)
    bot = tmp_path / "bot.py"
    bot.write_text("raise SystemExit('out of ideas')")
    result = bot_at(host, made(ann, "play")["token"], table, bot)
    assert result.exit_code == 2
    assert "out of ideas" in result.output
    assert ann.look(table)["now"]["status"] == "running"
    nobody = bot_at(host, "uht_guessed", table, bot)
    assert nobody.exit_code == 2
    assert "may have been withdrawn" in nobody.output


def bot_at(host: Host, token: str, table: str, bot: Path) -> Any:
    words = ["bot", str(bot), "--server", host.address, "--token", token, "--table", table, "--lang", "en"]
    return CliRunner().invoke(app, words)
