"""What an operator does to single tables: look, export, import, delete."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.core.errors import BadRecord
from underhall.server.changes import from_row
from underhall.server.migrations.before_rules import Old
from underhall.server.row_checks import check_export, check_standing
from underhall.server.store import exports, reports
from underhall.server.stored_table import summary_of, why_read_only
from underhall.server.table import Table
from underhall.server.table_header import Header, read_header

EXPORT = "underhall table 4"
OLD_EXPORTS = (
    "underhall table 1",  # of 0.1.0: without rules, and with moves as numbers
    "underhall table 2",  # with turn numbers called positions
    "underhall table 3",  # without deadlines
)


async def list_tables(engine: AsyncEngine) -> list[dict[str, Any]]:
    return await exports.list_tables(engine)


async def list_reports(engine: AsyncEngine) -> list[dict[str, Any]]:
    """Words that somebody found out of place, oldest first."""
    return await reports.list_reports(engine)


async def export_table(engine: AsyncEngine, table_id: str) -> bytes:
    """A table with all its changes, as JSON."""
    found = await exports.read_table(engine, table_id)
    if found is None:
        raise BadRecord("table-unknown", table=table_id)
    row, changes, seats = found
    exported = {"kind": EXPORT, "table": row, "changes": changes, "seats": seats}
    return orjson.dumps(exported, option=orjson.OPT_INDENT_2)


async def import_table(engine: AsyncEngine, text: bytes) -> str:
    """Take in an exported table; every move is replayed before anything is written.

    One whose rules or cards are not those of today is taken in as it is: it can only be looked at.
    """
    try:
        data = orjson.loads(text)
        if data["kind"] in OLD_EXPORTS:
            _bring_up_export(data)
        elif data["kind"] != EXPORT:
            raise BadRecord("export-wrong_format", format=EXPORT)
        header = read_header(data["table"]["header"])
        try:
            table = replayed(data, header)
        except BadRecord as error:
            raise BadRecord("export-unsound", error=error) from None
        if table is not None:
            data["table"]["summary"] = summary_of(table)
            # While the table was away nobody could play: its clock runs on with the next thing that happens.
            data["table"]["deadline"] = 0.0
    except BadRecord:
        raise
    except Exception:  # its own words may hold what people said
        raise BadRecord("export-changed") from None
    if not await exports.write_table(engine, data["table"], data["changes"], data["seats"]):
        raise BadRecord("table-exists", table=header.id)
    return header.id


def replayed(data: dict[str, Any], header: Header) -> Table | None:
    """A table played through from all its rows, and compared with what is kept beside its changes.

    None if it can only be looked at.
    """
    check_export(data, header.id)
    if why_read_only(header, {}):
        return None
    table = Table(header)
    for row in data["changes"]:
        table.apply(from_row(_Row(row)))
    check_standing(data, table)
    return table


def _bring_up_export(data: dict[str, Any]) -> None:
    """Give a table that was exported by an earlier version what it lacks."""
    if data["kind"] == OLD_EXPORTS[0]:
        old = Old(orjson.loads(data["table"]["header"]), data["changes"])
        moves = old.moves_now()
        for row in data["changes"]:
            row["data"] = moves.get(row["number"], row["data"])
        data["table"].update(old.row_now())
    data["table"]["deadline"] = 0.0
    if data["kind"] == OLD_EXPORTS[2]:
        return
    for name in ("position", "asked_position"):
        data["table"][name.replace("position", "turn_number")] = data["table"].pop(name)


async def delete_table(engine: AsyncEngine, table_id: str) -> None:
    if not await exports.delete_table(engine, table_id):
        raise BadRecord("table-unknown", table=table_id)


class _Row:
    """A mapping read like a row."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
