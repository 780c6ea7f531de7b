"""Rows that come from a file: nothing about them is believed before it was looked at.

What is said about them names places, never contents: rows hold words, names and hashes.
"""

from __future__ import annotations

import math
from typing import Any

import sqlalchemy as sa

from underhall.core.errors import BadRecord
from underhall.server import db_schema
from underhall.server.changes import KINDS, NOBODY
from underhall.server.table import Table

PARTS = {"kind", "table", "changes", "seats"}
LARGEST = 2**31 - 1


def plain(row: Any) -> dict[str, Any]:
    """A row of the database with ordinary strings as keys; those of a row are a kind of their own."""
    return {f"{name}": value for name, value in row._mapping.items()}


def fits(row: Any, table: sa.Table) -> bool:
    """Whether a row has the columns of a table, no others, and values of their kinds."""
    if not isinstance(row, dict) or row.keys() != {column.name for column in table.columns}:
        return False
    return all(_fits(row[column.name], column) for column in table.columns)


def _fits(value: Any, column: sa.Column[Any]) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, sa.Text | sa.String):
        return isinstance(value, str) and "\0" not in value  # PostgreSQL keeps none
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    if isinstance(column.type, sa.Integer):
        return isinstance(value, int) and -LARGEST <= value <= LARGEST
    return math.isfinite(value)


def check_export(data: dict[str, Any], table_id: str) -> None:
    """An exported table speaks of one table only, and tells all that happened there in order."""
    if data.keys() != PARTS or not all(isinstance(data[part], list) for part in ("changes", "seats")):
        raise BadRecord("rows-wrong_parts", parts=sorted(PARTS))
    for part, rows, table in (
        ("table", [data["table"]], db_schema.tables),
        ("changes", data["changes"], db_schema.changes),
        ("seats", data["seats"], db_schema.seats),
    ):
        for place, row in enumerate(rows, 1):
            if not fits(row, table):
                raise BadRecord("rows-wrong_row", place=place, part=part)
            if row["id" if part == "table" else "table_id"] != table_id:
                raise BadRecord("rows-foreign_row", place=place, part=part)
    for place, row in enumerate(data["changes"], 1):
        if row["number"] != place:
            raise BadRecord("rows-change_missing", place=place)
        if row["kind"] not in KINDS:
            raise BadRecord("rows-unknown_change", place=place)


def check_standing(data: dict[str, Any], table: Table) -> None:
    """What is kept beside the changes, for lists and queries, must follow from them."""
    header, row = table.header, data["table"]
    follows: dict[str, Any] = {
        "game": header.game,
        "creator": header.creator,
        "visibility": header.visibility,
        "created": header.created,
        "status": table.status,
        "number": table.number,
        "turn_number": table.turn_number,
        "asked": table.asked(),
    }
    for column, value in follows.items():
        if row[column] != value:
            raise BadRecord("rows-wrong_column", column=column)
    seats = [place["seat"] for place in data["seats"]]
    if len(set(seats)) < len(seats) or not all(_sits(table, place) for place in data["seats"]):
        raise BadRecord("rows-wrong_seats")


def _sits(table: Table, row: dict[str, Any]) -> bool:
    seat = int(row["seat"])
    return NOBODY < seat < len(table.seats) and table.seats[seat].person == str(row["person"]) != ""
