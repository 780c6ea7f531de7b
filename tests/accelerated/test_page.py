"""The page about the arrays: its sample is what happens when somebody types it in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "accelerated.md"
# Compiling takes longer than these games do: what is compiled need not be quick.
QUICKLY = "--xla_backend_optimization_level=0"


@pytest.mark.timeout(900)
def test_the_sample_plays_all_its_games() -> None:
    [sample] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    flags = {"XLA_FLAGS": f"{os.environ.get('XLA_FLAGS', '')} {QUICKLY}".strip()}
    done = subprocess.run(
        [sys.executable, "-c", sample], env={**os.environ, **flags}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    said = re.fullmatch(r"won by each seat: \[(\d+) +(\d+) +(\d+)\]\n", done.stdout)
    assert said is not None, done.stdout
    won = [int(number) for number in said.groups()]
    # A seat is counted as often as it was paid: once a game at least, and never all three of one game.
    assert 64 <= sum(won) <= 128
    assert all(won)
