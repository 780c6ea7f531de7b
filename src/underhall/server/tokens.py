"""Tokens: a bot or program acts for a person, as far as the person lets it.

A token is sent as ``Authorization: Bearer uht_...``. It opens the routes named here and no other, so that a route that
comes later is closed to tokens until somebody lets them in. The database holds a token's hash only. A browser never
adds such a header by itself, so nobody's browser can be made to use a token; cookies are not looked at beside one.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.types import Scope

from underhall.core.errors import Message
from underhall.server.change_writer import ChangeWriter, Stale
from underhall.server.ids import new_id
from underhall.server.person import Person
from underhall.server.problems import Problem, conflict, not_found
from underhall.server.store.tokens import TokenStore, new_token

TOKENS = 10  # a person
PREFIX = "uht_"
SCHEME = "bearer "
# What a token may do besides looking at what its person may see: play at the tables where the person sits; make
# tables, sit down, begin.
PLAY, TABLES = "play", "tables"
RIGHTS = (PLAY, TABLES)
LACKING = {PLAY: Message("problem_hint-token_right_play"), TABLES: Message("problem_hint-token_right_tables")}
LOOK = ""
TABLE = "/api/tables/{table_id}"
LIVE = TABLE + "/live"
SOCKET = "WEBSOCKET"

OPEN: dict[tuple[str, str], str] = {
    **{("GET", path): LOOK for path in ("/api/me", "/api/session", "/api/tables", "/api/my/tables", "/api/my/turns")},
    **{
        ("GET", TABLE + part): LOOK
        for part in (
            "",
            "/changes",
            "/talk",
            "/standing",
            "/preview",
            "/drawing",
            "/record",
            "/review",
            "/course",
            "/game_report",
        )
    },
    ("GET", TABLE + "/digest"): LOOK,
    (SOCKET, LIVE): LOOK,
    **{("POST", TABLE + part): PLAY for part in ("/play", "/undo", "/undo/ask", "/undo/answer", "/hints", "/seen")},
    **{("POST", TABLE + part): TABLES for part in ("/sit", "/leave", "/start", "/return", "/rematch", "/resign")},
    ("POST", "/api/tables"): TABLES,
}
# The socket's commands that a token may give, all of them by playing; everybody may ping.
COMMANDS = frozenset({"play", "undo", "ask_undo", "answer_undo", "seen"})


def token_in(header: str) -> str:
    """The token in an ``Authorization`` header; empty where there is none of ours."""
    given = header.strip()
    if not given.lower().startswith(SCHEME + PREFIX):
        return ""
    return given[len(SCHEME) :].strip()


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def check_route(person: Person, scope: Scope) -> None:
    """Refuse what the token's person did not let it do."""
    if scope["type"] == "websocket":
        method, path = SOCKET, LIVE
    else:
        method, path = scope["method"], getattr(scope.get("route"), "path", "")
    right = OPEN.get(("GET" if method == "HEAD" else method, path))
    if right is None:
        raise Problem(403, "not-with-token")
    check_right(person, right)
    # A token for one table knows of no other.
    if person.table:
        here = str(scope.get("path_params", {}).get("table_id", ""))
        if here and here != person.table:
            raise not_found()
        if not here and path not in ("/api/me", "/api/session"):
            raise Problem(403, "not-with-token", detail=Message("problem_hint-token_of_table"))


def check_right(person: Person, right: str) -> None:
    if right and person.rights is not None and right not in person.rights:
        raise Problem(403, "not-with-token", detail=LACKING[right])


def check_command(person: Person, do: str) -> None:
    """The same for a command of the socket."""
    if person.rights is not None:
        if do not in COMMANDS:
            raise Problem(403, "not-with-token")
        check_right(person, PLAY)


def check_seat(person: Person) -> None:
    """A token acts for its person alone, not for those with whom the person shares a device (``as_seat``)."""
    if person.rights is not None:
        raise Problem(403, "not-with-token", detail=Message("problem_hint-token_of_device"))


async def add_token(
    engine: AsyncEngine, writer: ChangeWriter, person: str, wish: dict[str, Any], now: float
) -> dict[str, Any]:
    """A new token in a free slot, as webhooks have them: two that are made at once cannot both be the tenth."""
    store = TokenStore(engine)
    for _ in range(2 * TOKENS):
        taken = {int(row.slot) for row in await store.of(person)}
        free = [slot for slot in range(TOKENS) if slot not in taken]
        if not free:
            break
        token = PREFIX + secrets.token_urlsafe(32)
        row: dict[str, Any] = {
            "id": new_id(),
            "person": person,
            "slot": free[0],
            "name": wish["name"],
            "token": digest(token),
            "rights": " ".join(right for right in RIGHTS if right in wish["rights"]),
            "table_id": wish["table"],
            "created": now,
            "used": 0.0,
        }
        try:
            await writer.write(new_token(row))
        except Stale:
            continue
        return {**shown(row), "token": token}
    raise conflict("too-many-tokens", detail=Message("problem_hint-most_tokens", count=TOKENS))


def shown(row: dict[str, Any]) -> dict[str, Any]:
    """A token as its person sees it, who is shown the token itself only once."""
    told = {name: row[name] for name in ("id", "name", "created", "used")}
    return {**told, "rights": row["rights"].split(), "table": row["table_id"]}
