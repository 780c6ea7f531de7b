"""No one in where they don't belong."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.hosts import PATIENCE, Host
from tests.server.play import turn, two
from tests.server.test_people import PASSWORD, refused
from underhall.client import Client
from underhall.server.people import DAY
from underhall.server.run import FRAME_LIMIT
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database


def socket_address(host: Host, table: str, query: str = "") -> str:
    return host.address.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"


def cookie_header(client: Client) -> dict[str, str]:
    return {"Cookie": f"underhall={client.http.cookies['underhall']}"}


def test_anothers_seat_cannot_be_played(host: Host) -> None:
    ann, bob, table = two(host)
    client, now = turn(table, ann, bob)
    other = bob if client is ann else ann
    number = client.look(table)["number"]
    for move in now["moves"]:
        refused(409, other.play, table, move["move"], now["turn_number"])
        refused(403, host.client("Eve").play, table, move["move"], now["turn_number"])
        refused(401, host.client().play, table, move["move"], now["turn_number"])
    assert client.look(table)["number"] == number


def test_a_spectator_cannot_do_anything_at_the_table(host: Host) -> None:
    ann, bob, table = two(host)
    _, now = turn(table, ann, bob)
    eve = host.client("Eve")
    number = ann.look(table)["number"]
    for what, body in (
        ("play", {"move": now["moves"][0]["move"], "turn_number": now["turn_number"]}),
        ("undo", {"turn_number": now["turn_number"]}),
        ("undo/ask", {}),
        ("undo/answer", {"agree": True}),
        ("resign", {}),
        ("leave", {}),
        ("return", {}),
        ("remove", {"seat": 0}),
        ("replace", {"seat": 0}),
        ("talk", {"text": "hi"}),
        ("start", {}),
        ("rematch", {}),
        ("hints", {}),
        ("seen", {"number": 1}),
    ):
        refused(403, eve.do, table, what, **body)
    refused(403, eve.ask, "PUT", f"/tables/{table}/standing", {})
    refused(403, eve.ask, "GET", f"/tables/{table}/standing")
    refused(403, eve.ask, "GET", f"/tables/{table}/digest")
    with eve.watch(table) as watch:
        watch.receive()
        refused(403, watch.command, "play", move=now["moves"][0]["move"], turn_number=now["turn_number"])
        refused(403, watch.command, "talk", text="hi")
    with host.client().watch(table) as watch:
        watch.receive()
        refused(401, watch.command, "play", move=now["moves"][0]["move"], turn_number=now["turn_number"])
    assert ann.look(table)["number"] == number


def test_a_private_table_does_not_exist_for_others(host: Host) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", visibility="private", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    missing = refused(404, host.client("Eve").look, "A" * 22).problem
    for eve in (host.client("Eve"), host.client()):
        assert refused(404, eve.look, table).problem == missing
        for path in ("changes", "talk", "record", "review"):
            assert refused(404, eve.ask, "GET", f"/tables/{table}/{path}").problem == missing
        with pytest.raises(InvalidStatus) as caught:
            eve.watch(table)
        assert caught.value.response.status_code == 403
    eve = host.client("Eve")
    for what, body in (("sit", {}), ("leave", {}), ("play", {"move": 1, "turn_number": 1}), ("talk", {"text": "hi"})):
        assert refused(404, eve.do, table, what, **body).problem == missing
    assert table not in str(eve.ask("GET", "/tables")) + str(eve.ask("GET", "/my/tables"))


def test_forged_and_expired_cookies_are_nobodys(host: Host) -> None:
    ann = host.client("Ann")
    good = ann.http.cookies["underhall"]
    signer = host.services.people.signer
    forged = [
        good[:-2],
        good[:-4] + ("AAAA" if not good.endswith("AAAA") else "BBBB"),
        URLSafeSerializer("another key", salt="underhall session").dumps(signer.loads(good)),
        URLSafeTimedSerializer("another key", salt="underhall session").dumps(signer.loads(good)),
        signer.dumps("a token nobody has"),
        signer.dumps(["odd"]),
        "",
        "x" * 3000,
        "....",
    ]
    for cookie in forged:
        eve = Client(host.address)
        eve.http.cookies.set("underhall", cookie)
        refused(401, eve.ask, "GET", "/me")


def test_a_session_ends_with_its_time(new_database: Callable[[str], str]) -> None:
    time = [1_000_000.0]
    host = Host(Settings(new_database("sqlite"), limits=False, session_days=1, clock=lambda: time[0]))
    try:
        ann = host.client("Ann")
        ann.ask("GET", "/me")
        time[0] += DAY + 1
        refused(401, ann.ask, "GET", "/me")
    finally:
        host.stop()


def test_other_sites_cannot_make_a_browser_act(host: Host) -> None:
    ann = host.client("Ann")
    cookies = {"Cookie": f"underhall={ann.http.cookies['underhall']}"}
    eve = Client(host.address).http
    for headers in (
        {"X-Underhall": "1", "Origin": "https://evil.example"},
        {"X-Underhall": "1", "Origin": "null"},
        {"X-Underhall": "1", "Origin": "http://["},
        {"X-Underhall": "1", "Origin": host.address.replace("127.0.0.1", "127.0.0.1.evil.example")},
    ):
        response = eve.post("/api/tables", json={"game": "dwarf"}, headers={**cookies, **headers})
        assert response.status_code == 403
        assert response.json()["type"].endswith("foreign-origin")
    del eve.headers["X-Underhall"]
    response = eve.post("/api/tables", json={"game": "dwarf"}, headers=cookies)
    assert response.json()["type"].endswith("no-header")
    form = eve.post("/api/tables", data={"game": "dwarf"}, headers={**cookies, "X-Underhall": "1"})
    assert form.status_code == 422
    assert ann.ask("GET", "/my/tables") == []
    own = eve.post(
        "/api/tables", json={"game": "dwarf"}, headers={**cookies, "X-Underhall": "1", "Origin": host.address}
    )
    assert own.status_code == 201
    assert "access-control-allow-origin" not in own.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
def test_a_socket_from_another_site_is_refused(host: Host, origin: str) -> None:
    ann, _, table = two(host)
    with pytest.raises(InvalidStatus) as caught:
        connect(socket_address(host, table), origin=origin, additional_headers=cookie_header(ann), legacy=True)  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    connect(
        socket_address(host, table), origin=host.address, additional_headers=cookie_header(ann), legacy=True
    ).close()  # type: ignore[arg-type]


def test_ids_cannot_be_guessed(host: Host) -> None:
    ann = host.client("Ann")
    ids = {ann.create("dwarf") for _ in range(20)}
    assert len(ids) == 20
    assert all(len(table) >= 22 for table in ids)  # 128 bits
    columns = [set(letters) for letters in zip(*ids, strict=True)]
    assert sum(len(letters) > 5 for letters in columns) >= 20  # no part is a counter or a time


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fpyproject.toml", "//etc/passwd"]
)
def test_no_path_leads_out(host: Host, path: str) -> None:
    address, _, port = host.address.removeprefix("http://").partition(":")
    with socket.create_connection((address, int(port)), timeout=PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {address}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := line.recv(65536):
            answer += chunk
    assert b" 404 " in answer.splitlines()[0]
    assert b"root:" not in answer


def test_malformed_frames_are_refused_and_harmless(host: Host) -> None:
    ann, _, table = two(host)
    number = ann.look(table)["number"]
    with connect(socket_address(host, table), additional_headers=cookie_header(ann), legacy=True) as line:
        line.recv()
        frames: list[str | bytes] = [
            "", "{", "[]", "1", "null", '"x"', "{}", '{"do": 1}', '{"do": null, "id": -1}', '{"do": "play"}',
            '{"do": "play", "move": 1e99, "turn_number": 1}', '{"do": "play", "move": true, "turn_number": []}',
            '{"do": "talk", "text": "\\ud800"}', '{"do": "talk", "text": "a\\u0000b"}', "[" * 5000, b"\x00\xff",
            '{"do": "play", "move": 99999999999999999999999, "turn_number": 1}', '{"id": {}, "do": "ping"}',
        ]  # fmt: skip
        for frame in frames:
            line.send(frame)
            assert json.loads(line.recv(timeout=PATIENCE))["type"] == "problem", frame
    assert ann.look(table)["number"] == number


def test_an_oversized_frame_closes_the_line(host: Host) -> None:
    ann, _, table = two(host)
    with connect(socket_address(host, table), additional_headers=cookie_header(ann), legacy=True) as line:
        line.recv()
        line.send("x" * (FRAME_LIMIT + 1))
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(timeout=PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009
    ann.look(table)


def test_bad_utf8_closes_the_line(host: Host) -> None:
    ann, _, table = two(host)
    with connect(socket_address(host, table), additional_headers=cookie_header(ann), legacy=True) as line:
        line.recv()
        line.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
    ann.look(table)


def test_odd_socket_addresses_are_refused(host: Host) -> None:
    _, _, table = two(host)
    for odd, query in (
        (table, "?since=-1"),
        (table, "?since=x"),
        (table, "?since=" + "9" * 40),
        ("%00" * 9, ""),
        ("x", ""),
    ):
        with pytest.raises(InvalidStatus):
            connect(socket_address(host, odd, query), legacy=True)


@pytest.fixture
def strict(new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database("sqlite")))
    yield host
    host.stop()


def test_passwords_cannot_be_tried_for_long(strict: Host) -> None:
    strict.client().register("Ann", PASSWORD)
    statuses = [refused_status(strict.client().log_in, "Ann", f"wrong password {n}") for n in range(12)]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    # The right password does not help now: otherwise one could go on trying.
    assert refused_status(strict.client().log_in, "Ann", PASSWORD) == 429
    response = strict.client().http.post("/api/login", json={"name": "Ann", "password": PASSWORD})
    assert int(response.headers["retry-after"]) > 0


def test_talk_and_tables_are_limited(strict: Host) -> None:
    ann = strict.client("Ann")
    table = ann.create("dwarf")
    assert 429 in [refused_status(ann.do, table, "talk", text="spam") for _ in range(12)]
    assert 429 in [refused_status(ann.create, "dwarf") for _ in range(40)]


def refused_status(work: Callable[..., Any], *arguments: Any, **more: Any) -> int:
    from underhall.client import Refused

    try:
        work(*arguments, **more)
    except Refused as error:
        return error.status
    return 200


def test_answers_carry_the_headers_that_keep_browsers_careful(host: Host) -> None:
    for path in ("/", "/api/games", "/nothing"):
        headers = host.client().http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "default-src 'self'" in headers["content-security-policy"]
