"""SQL stands in the store alone, so that whoever changes the schema knows where to look."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import underhall.server

SOURCE = Path(underhall.server.__file__).parent
MAKERS = {"select", "insert", "update", "delete", "text", "exists"}
# The schema itself; backups hold all rows of all tables, of any schema; migrations are about old schemas.
ELSEWHERE = ("store/", "migrations/", "backup.py", "db_schema.py")


def statements(text: str) -> Iterator[int]:
    """The lines at which a module makes a statement."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MAKERS:
            if isinstance(node.func.value, ast.Name) and node.func.value.id in ("sa", "sqlalchemy"):
                yield node.lineno


def test_only_the_store_makes_statements() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(ELSEWHERE):
            found += [f"{name}:{line}" for line in statements(path.read_text(encoding="utf-8"))]
    assert found == []


def test_a_statement_is_found() -> None:
    assert list(statements("import sqlalchemy as sa\nsa.make_url('')\nx = sa.select(1)")) == [3]
