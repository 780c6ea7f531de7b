"""Learners of others at our doors. Too heavy for every run: ``make slow``."""

from __future__ import annotations

import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learners" / "maskable_ppo.py"


@pytest.mark.slow
def test_maskable_ppo_learns_for_some_thousand_steps() -> None:
    if find_spec("sb3_contrib") is None:
        pytest.fail("this test needs sb3-contrib, which brings PyTorch: pip install sb3-contrib")
    learn = runpy.run_path(str(EXAMPLE))["learn"]
    curve = learn(6000, "random", 2, 1)
    assert len(curve) == 10
    assert all(0.0 <= share <= 1.0 for share in curve)
    assert max(curve) > 0.0
