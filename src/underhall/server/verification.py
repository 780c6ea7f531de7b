"""Whether all tables can be read: each is played through, and compared with what is kept beside its changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import BadRecord, Message, UnderhallError
from underhall.server.admin import EXPORT, replayed
from underhall.server.store import exports
from underhall.server.stored_table import DAMAGED, why_read_only
from underhall.server.table_header import read_header


@dataclass(frozen=True)
class Verdict:
    """What was found of one table. ``wrong`` and ``unplayable`` say why in words, where there is a reason."""

    table: str
    game: str
    changes: int
    wrong: Message | UnderhallError | None = None
    unplayable: Message | None = None  # of other rules or cards, or of a game that is not installed: not a fault


async def verify_tables(engine: AsyncEngine, table_ids: list[str]) -> AsyncIterator[Verdict]:
    """One after the other, each as of one moment: a server may run meanwhile. A table deleted meanwhile is left out."""
    for table_id in table_ids:
        found = await exports.read_table(engine, table_id)
        if found is not None:
            yield _verdict(*found)


def _verdict(row: dict[str, Any], changes: exports.Rows, seats: exports.Rows) -> Verdict:
    seen = str(row["id"]), str(row["game"]), len(changes)
    try:
        header = read_header(row["header"])
        if header.id != row["id"]:
            return Verdict(*seen, wrong=DAMAGED)
        replayed({"kind": EXPORT, "table": row, "changes": changes, "seats": seats}, header)
    except BadRecord as error:
        return Verdict(*seen, wrong=error)
    except Exception:  # its own words may hold what people said
        return Verdict(*seen, wrong=DAMAGED)
    return Verdict(*seen, unplayable=why_read_only(header, {}))
