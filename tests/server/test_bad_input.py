"""Every malformed request gets a 4xx with a problem description, and changes nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from tests.server.hosts import Host
from tests.server.play import two
from underhall.core import game as games
from underhall.server.app import create_app
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database

EXAMPLES = 300 if os.environ.get("UNDERHALL_SOAK") else 5
BODIES: list[Any] = [
    b"", b"{", b"[]", b"null", b'"x"', b"1e999", b"\xff\xfe", b"[" * 30_000, b'{"name": 1}', b'{"name": "\\ud800"}',
    b'{"seat": 1.5}', b'{"seat": -1}', b'{"move": 1}', b'{"unknown": 1}', b'{"name":"a","x":"' + b"y" * 99 + b'"}',
    b'{"game": "dwarf", "options": {"players": "' + b"9" * 5000 + b'"}}', b'{"game": "../dwarf"}',
    b'{"game": "\\u0000"}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_malformed_bodies_are_refused_everywhere(host: Host, body: bytes) -> None:
    ann, _, table = two(host)
    paths = host.app.openapi()["paths"]
    before = ann.look(table)
    for path, operations in paths.items():
        for method, operation in operations.items():
            if method in ("get", "head") or "requestBody" not in operation or path in ("/api/guest", "/api/register"):
                continue
            response = ann.http.request(
                method,
                path.replace("{table_id}", table),
                content=body,
                headers={"content-type": "application/json"},
            )
            assert 400 <= response.status_code < 500, (method, path, response.text)
            assert response.headers["content-type"] == "application/problem+json"
            problem = response.json()
            assert problem["status"] == response.status_code
            assert problem["title"]
    assert ann.look(table) == before


def test_too_large_a_body_is_refused_whether_declared_or_not(host: Host) -> None:
    client = host.client("Ann")
    declared = client.http.post("/api/guest", content=b"x" * 100_000)
    chunked = client.http.post("/api/guest", content=(b"x" * 1000 for _ in range(100)))
    for response in (declared, chunked):
        assert response.status_code == 413
        assert response.headers["content-type"] == "application/problem+json"


def test_what_does_not_exist_is_a_problem_too(host: Host) -> None:
    http = host.client("Ann").http
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/short", 404),
        ("GET", "/api/tables/" + "A" * 22, 404),
        ("GET", "/api/tables/%00%00%00%00%00%00%00%00", 404),
        ("PUT", "/api/me", 405),
        ("GET", "/api/tables?status=odd", 422),
        ("GET", f"/api/tables/{'A' * 22}/changes?since=-1", 422),
        ("GET", f"/api/tables/{'A' * 22}/changes?since={'9' * 30}", 422),
        ("DELETE", "/api/my/webhooks/nothing", 404),
    ):
        response = http.request(method, path)
        assert response.status_code == status, (path, response.text)
        assert response.headers["content-type"] == "application/problem+json"


class Fuzzed:
    """A server, and a person with a table there; a new one when the server no longer knows the last."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.known: list[tuple[str, str]] = []

    def person(self) -> tuple[str, str]:
        """The person's cookie and table."""
        if not self.known:
            ann = self.host.client("Zora")  # no name that an example could take
            table = ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
            self.known.append((ann.http.cookies["underhall"], table))
        return self.known[0]


SESSION = requests.Session()
SESSION.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # every request brings its own
schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite+aiosqlite://")).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)
def test_no_request_makes_the_server_fail(case: Any, fuzzed: Fuzzed) -> None:
    """schemathesis: whatever the description allows or forbids, no server error, and answers are as described."""
    cookie, table = fuzzed.person()
    case.headers = {**(case.headers or {}), "X-Underhall": "1", "Cookie": f"underhall={cookie}"}
    if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = table
    checks = [
        CHECKS.get_one(name)
        for name in ("not_a_server_error", "content_type_conformance", "response_schema_conformance")
    ]
    response = case.call(base_url=fuzzed.host.address, session=SESSION)
    if response.status_code == 401:  # logged out or deleted by a lucky request
        fuzzed.known.clear()
    case.validate_response(response, checks=checks)


@pytest.fixture(scope="module")
def fuzzed(new_database: Callable[[str], str]) -> Iterator[Fuzzed]:
    host = Host(Settings(new_database("postgresql"), limits=False, workers=1))
    yield Fuzzed(host)
    host.stop()


# What may stand where a number belongs: signs, digits of other scripts, spaces, and more digits than fit anywhere.
ODD_VALUES = (
    "--5", "--50", "-", "-5-", "+5", "5_0", "5.0", "0x5", "007", "-0", "nan", "²", "٣", "５", " 5", "5\n", "", "9" * 60,
    "-" * 59 + "5", "6x--6", "x", "9" * 5000, -1, 2**31, 10**40, 1.5, True, None, [], {},
)  # fmt: skip
VALUES = st.sampled_from(ODD_VALUES) | st.text("-+_.x0123456789²٣ ", max_size=12) | st.integers() | st.text(max_size=8)


def test_no_option_of_any_game_makes_the_server_fail(host: Host) -> None:
    """Fuzzed requests rarely hit upon an option by name: here every option of every game meets every odd value."""
    ann = host.client("Ann")
    known = [(game["key"], option["key"]) for game in ann.ask("GET", "/games") for option in game["options"]]

    def ask(game: str, option: str, value: object) -> None:
        response = ann.http.post("/api/tables", json={"game": game, "options": {option: value}})
        assert response.status_code < 500, (game, option, value, response.text)
        assert response.status_code == 201 or response.headers["content-type"] == "application/problem+json"

    @settings(max_examples=20 * EXAMPLES, deadline=None, database=None, derandomize=True)
    @given(st.sampled_from(known), VALUES)
    def holds(named: tuple[str, str], value: object) -> None:
        ask(*named, value)

    for game, option in known:
        for value in ODD_VALUES:
            ask(game, option, value)
    holds()


def test_no_standing_answer_makes_the_server_fail(host: Host) -> None:
    """A move as text is read by patterns that ignore case: a long s and a dotless i match, and are neither."""
    ann, _, table = two(host)
    for verb in games.find(ann.look(table)["table"]["game"]).moves.order:
        text = verb.print(verb.base)
        for old, new in (("s", "ſ"), ("i", "ı"), ("k", "\u212a"), ("1", "²"), (" ", "\u2003")):
            body = {"answers": {"place": text.replace(old, new)}}
            response = ann.http.put(f"/api/tables/{table}/standing", json=body)
            assert response.status_code in (200, 409, 422), (body, response.text)


def test_what_the_engine_refuses_is_said_in_the_language_of_the_reader(host: Host) -> None:
    client = host.client("Ann")
    wish = {"game": "dwarf", "options": {"players": 9}}
    for language, said in (
        ("de-AT,de;q=0.9,en;q=0.8", "Option players: '9' ist nicht möglich; wähle 1, 2, 3, 4, 5"),
        ("fr", "option players: '9' is not possible; choose 1, 2, 3, 4, 5"),
    ):
        answer = client.http.post("/api/tables", json=wish, headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["detail"]) == (422, said)
