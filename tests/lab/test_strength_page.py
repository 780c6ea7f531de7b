"""docs/strength.md says what the results beside it say, by the script that played them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_page_says_what_was_played() -> None:
    spec = importlib.util.spec_from_file_location("strength", ROOT / "bench" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    strength = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = strength  # its dataclass looks itself up there
    spec.loader.exec_module(strength)
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert strength.table(strength.lines(), strength.RESULTS) in page
