"""Whole random games, played by the arrays and by the engine at once: every legal move, every state, every result."""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import numpy as np

from underhall.accelerated import Dwarf, row_of, seed_words, to_state
from underhall.core.batch import write_tables
from underhall.core.buffers import vec
from underhall.games.dwarf.features import FEATURES
from underhall.games.dwarf.game import DWARF

# Compiling takes longer than these games do: what is compiled need not be quick.
QUICKLY_COMPILED = {"xla_backend_optimization_level": 0} if jax.default_backend() == "cpu" else {}


@cache
def table(**options: Any) -> Dwarf:
    return Dwarf(**options)


class Functions:
    """What a test needs of one configuration, mapped over many games and compiled."""

    def __init__(self, env: Dwarf) -> None:
        self.env = env
        self.deal = jax.jit(jax.vmap(env.deal), compiler_options=QUICKLY_COMPILED)
        self.step = jax.jit(jax.vmap(env.step), compiler_options=QUICKLY_COMPILED)


@cache
def functions(**options: Any) -> Functions:
    return Functions(table(**options))


def play(compiled: Functions, games: int, first_seed: int = 0, stride: int = 1) -> int:
    """Play so many games to their ends; how many decisions were compared.

    Legal moves, seats and results are compared at every decision, whole positions and observations at every so many
    (``stride``) and at the end.
    """
    plan = compiled.env.plan
    seeds = range(first_seed, first_seed + games)
    rng = np.random.default_rng(first_seed)
    states = compiled.deal(np.stack([np.asarray(seed_words(seed)) for seed in seeds]))
    engine = [DWARF.deal(plan.options, seed) for seed in seeds]
    over = [False] * games
    decisions = 0
    steps = 0
    while not all(over):
        shown = jax.device_get(states)
        actions = np.zeros(games, np.int32)
        for number, state in enumerate(engine):
            if over[number]:
                assert not shown.rewards[number].any()
                continue
            ended = state.seat < 0
            assert bool(shown.terminated[number]) == ended
            if ended or steps % stride == 0:
                row = row_of(shown._table, number)
                assert to_state(plan, row).position() == state.position()
                assert np.array_equal(shown.observation[number], observed(state, int(shown.current_player[number])))
            if ended:
                assert np.allclose(shown.rewards[number], results(state))
                over[number] = True
                continue
            assert int(shown.current_player[number]) == state.seat
            legal = sorted(state.moves())
            assert np.flatnonzero(shown.legal_action_mask[number]).tolist() == legal
            actions[number] = legal[rng.integers(len(legal))]
            state.apply(int(actions[number]))
            decisions += 1
        states = compiled.step(states, actions)
        steps += 1
    return decisions


def observed(state: Any, seat: int) -> Any:
    """What the doors show a seat."""
    if state.seat == seat:
        out = vec[float]([0.0] * (FEATURES.size - FEATURES.judged))
        write_tables(FEATURES, [state], out)
        return np.array(list(out), np.float32)
    whole = vec[float]([0.0] * FEATURES.size)
    FEATURES.write_table(state, seat, whole)
    return np.array(list(whole)[FEATURES.judged :], np.float32)


def results(state: Any) -> Any:
    shares = np.array(state.outcome().results)
    return (state.seats * shares - 1) / (state.seats - 1)
