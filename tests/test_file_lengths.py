"""No file grows past one idea: none of what we write by hand has more than 600 lines."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "web/src", "web/tests", "tests", "bench", "tools", "examples")
KINDS = (".py", ".ts", ".svelte", ".js", ".css", ".c", ".sh")
MOST = 600
MADE = ("api-types.ts",)  # by openapi-typescript
BUILT = ("node_modules", "server/web/")


def written() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    return [path for path in found if path.name not in MADE and not any(part in path.as_posix() for part in BUILT)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_has_more_than_600_lines(folder: str) -> None:
    files = [path for path in written() if path.is_relative_to(ROOT / folder)]
    assert files, "nothing found: this test would not notice anything"
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
