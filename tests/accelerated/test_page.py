"""The page about the arrays: its sample is what happens when somebody types it in."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "accelerated.md"


@pytest.mark.timeout(900)  # two functions are compiled as they stand on the page, with all of the compiler's care
def test_the_sample_plays_all_its_games() -> None:
    [sample] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    space: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(sample, space)
    assert said.getvalue().startswith("won by each seat: [")
    games = len(space["states"].terminated)
    assert games == 64
    won = space["won"]
    # Who wins alone is paid 1 and the others less than nothing; where several share a victory, two of three are paid.
    assert games <= int(won.sum()) <= 2 * games
    assert all(int(wins) > 0 for wins in won)
