"""The ways a person has set up: how one is added, confirmed, and shown."""

from __future__ import annotations

import secrets
from typing import Any

from underhall.core.errors import Message
from underhall.server.change_writer import ChangeWriter, Stale
from underhall.server.ids import new_id
from underhall.server.notices.channels import MAIL, PUSH
from underhall.server.problems import conflict
from underhall.server.store.notices import NoticeStore, forget_address, new_way

WAYS = 10  # a person
AT_ONCE = -1  # the hour of who wants each notice by itself
# Six digits are guessed once in a million tries, and tries are few (``limits.CODE``).
CODE_DIGITS = 6


async def add_way(store: NoticeStore, writer: ChangeWriter, wish: dict[str, Any], now: float) -> dict[str, Any]:
    """A new way in a free slot, as webhooks have them: two that are made at once cannot both be the tenth.

    A browser has one way: whoever used it before is not told there any more.
    """
    for _ in range(2 * WAYS):
        before = await store.ways_of(wish["person"])
        same = [row for row in before if row.kind == wish["kind"] and row.address == wish["address"]]
        taken = {int(row.slot) for row in before if row not in same}
        free = [slot for slot in range(WAYS) if slot not in taken]
        if not free:
            break
        row = {
            "id": new_id(),
            "slot": free[0],
            "code": new_code() if wish["kind"] == MAIL else "",
            "hour": AT_ONCE,
            "zone": "",
            "digest_day": "",
            "created": now,
            "failures": 0,
            **wish,
        }
        forgotten = forget_address(wish["kind"], wish["address"], "" if wish["kind"] == PUSH else wish["person"])
        try:
            await writer.write(*forgotten, new_way(row))
        except Stale:
            continue  # somebody was quicker
        return row
    raise conflict("too-many-ways", detail=Message("problem_hint-most_ways", count=WAYS))


def new_code() -> str:
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}d}"


def shown(row: Any, session: str) -> dict[str, Any]:
    """A way as its person sees it, asked in a session. By which address a browser is reached, its person need not know.

    ``here`` says whether it is the browser that asks.
    """
    return {
        "id": row["id"],
        "kind": row["kind"],
        "address": "" if row["kind"] == PUSH else row["address"],
        "here": row["kind"] == PUSH and row["session"] == session,
        "confirmed": row["code"] == "",
        "hour": row["hour"],
        "zone": row["zone"],
        "created": row["created"],
        "failures": row["failures"],
    }
