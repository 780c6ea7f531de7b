"""The programs around the arrays: the learner, and the benchmark's choice of moves."""

from __future__ import annotations

import argparse
import runpy
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.accelerated import PATIENT

pytestmark = PATIENT
ROOT = Path(__file__).parents[2]
LEARNER = str(ROOT / "examples" / "learners" / "self_play_accelerated.py")


def test_what_was_learned_plays_every_seat_against_a_level() -> None:
    learner = runpy.run_path(LEARNER)
    weights = {
        name: np.zeros(shape, np.float32)
        for part, size in learner["sizes"](4).items()
        for name, shape in ((part, size), (part + "_bias", size[1:]))
    }
    first_is_best = np.arange(238)[::-1].astype(np.float32)
    weights["moves_bias"] = first_is_best  # plays the first of its legal moves, and never wins by it
    assert 0 <= learner["evaluate"](weights, 3, 6, "greedy", 1) < 0.5


@pytest.mark.slow
@pytest.mark.timeout(0)  # it learns for as long as it takes
def test_a_net_learns_to_beat_random_players(tmp_path: Path) -> None:
    learner = runpy.run_path(LEARNER)
    sizes = {"players": 3, "tables": 256, "steps": 32, "parts": 32, "moves": 12, "width": 64}
    given = argparse.Namespace(**sizes, rate=2e-3, minutes=60.0, turns=80, every=20, seed=1)
    given.out = str(tmp_path / "net.npz")
    weights: dict[str, Any] = learner["train"](given)
    # Who learns nothing wins a third of these games, give or take 2.7 %.
    assert learner["evaluate"](weights, 3, 300, "random", 1) > 0.41


def test_the_benchmark_chooses_among_the_legal_moves_alike() -> None:
    choose = runpy.run_path(str(ROOT / "bench" / "gpu.py"))["random_moves"]
    legal = [1, 4, 9, 237]
    masks = jnp.zeros((20_000, 238), bool).at[:, jnp.array(legal)].set(True)
    counts = np.bincount(np.asarray(choose(masks, jax.random.PRNGKey(3))), minlength=238)
    assert np.flatnonzero(counts).tolist() == legal
    assert abs(counts[legal] - 5000).max() < 5 * (20_000 * 0.25 * 0.75) ** 0.5
