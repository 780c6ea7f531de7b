"""Learners of others at our doors. Too heavy for every run: ``make slow``."""

from __future__ import annotations

import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learners" / "maskable_ppo.py"


@pytest.mark.slow
def test_maskable_ppo_learns_to_win_in_twenty_thousand_steps() -> None:
    if find_spec("sb3_contrib") is None:
        pytest.fail("this test needs sb3-contrib, which brings PyTorch: pip install sb3-contrib")
    learn = runpy.run_path(str(EXAMPLE))["learn"]
    curve = learn(20_000, "random", 2, 1)
    assert len(curve) == 10
    # Who learns nothing wins half of these games. The last 10,000 steps are some 400 games: six in ten are four
    # standard errors above that, and as far below what is learned (70 to 80 %).
    assert sum(curve[5:]) / 5 > 0.6
