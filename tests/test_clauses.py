"""Every numbered rule has a test that names it."""

import re
from pathlib import Path

import pytest

from tests.rules.books import BOOKS

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"^\s*(?:-\s*)?\*\*([DGK]-\d+[a-z]?)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b([DGK]-\d+[a-z]?)\b")


def clauses_named_by_tests() -> set[str]:
    named: set[str] = set()
    for path in (ROOT / "tests" / "rules").rglob("*"):
        if path.suffix in {".py", ".toml"}:
            named.update(NAMED.findall(path.read_text(encoding="utf-8")))
    return named


@pytest.mark.parametrize("rules", BOOKS, ids=lambda path: path.stem)
def test_every_clause_is_named_by_a_test(rules: Path) -> None:
    clauses = set(CLAUSE.findall(rules.read_text(encoding="utf-8")))
    assert clauses, f"{rules.name} has no clauses"
    assert sorted(clauses - clauses_named_by_tests()) == []
