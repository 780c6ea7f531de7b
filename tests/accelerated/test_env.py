"""The conventions of pgx, the way to the engine and back, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.accelerated import PATIENT
from tests.accelerated.lockstep import QUICKLY_COMPILED, functions, table
from underhall.accelerated import Dwarf, batch_of, from_state, make, row_of, seed_words, to_state
from underhall.accelerated.chance import draw, seeded
from underhall.core.chance import MASK, Chance
from underhall.core.errors import BadOption, BadPosition
from underhall.games.dwarf.game import DWARF

pytestmark = PATIENT
OPTIONS: dict[str, Any] = {
    "edition": "v1",
    "players": 3,
    "mountain": "a_on_b",
    "special_backs": "sheet",
    "mountain_end": "failed_draw",
}


def test_states_are_as_pgx_has_them() -> None:
    env = table(**OPTIONS)
    state = jax.eval_shape(env.init, jax.random.PRNGKey(0))
    shapes = {
        name: (part.shape, str(part.dtype)) for name, part in vars(state).items() if name not in ("_table", "__dict__")
    }
    assert shapes == {
        "current_player": ((), "int32"),
        "observation": ((640,), "float32"),
        "rewards": ((3,), "float32"),
        "terminated": ((), "bool"),
        "truncated": ((), "bool"),
        "legal_action_mask": ((238,), "bool"),
        "_step_count": ((), "int32"),
    }
    assert (env.num_players, env.num_actions, env.observation_shape) == (3, 238, (640,))
    after = jax.eval_shape(env.step, state, jnp.int32(0), jax.random.PRNGKey(0))
    assert jax.tree_util.tree_map(lambda part: (part.shape, part.dtype), after) == jax.tree_util.tree_map(
        lambda part: (part.shape, part.dtype), state
    )


def test_an_illegal_move_ends_the_game_at_its_makers_cost_and_over_is_over() -> None:
    compiled = functions(**OPTIONS)
    states = compiled.deal(np.stack([np.asarray(seed_words(seed)) for seed in range(16)]))
    decline = np.full(16, DWARF.moves.parse("decline"), np.int32)
    after = compiled.step(states, decline)
    for number in range(16):
        rewards = np.full(3, 0.5)
        rewards[int(states.current_player[number])] = -1
        assert np.allclose(after.rewards[number], rewards)
    assert after.terminated.all()
    assert after.legal_action_mask.all()
    again = compiled.step(after, decline)
    assert not again.rewards.any()
    assert np.array_equal(again._step_count, after._step_count)
    assert jax.tree_util.tree_all(
        jax.tree_util.tree_map(lambda one, other: bool((one == other).all()), after._table, states._table)
    )


def test_a_state_of_the_engine_goes_on_in_the_arrays() -> None:
    compiled = functions(**OPTIONS)
    plan = compiled.env.plan
    engine = [DWARF.deal(plan.options, seed) for seed in range(16)]
    for number, state in enumerate(engine):
        for _ in range(3 * number):
            state.apply(state.moves()[-1])
    tables = batch_of([from_state(plan, state) for state in engine])
    states = jax.jit(jax.vmap(compiled.env.from_table), compiler_options=QUICKLY_COMPILED)(tables)
    moves = [state.moves()[0] for state in engine]
    shown = jax.device_get(compiled.step(states, np.array(moves, np.int32)))
    for number, state in enumerate(engine):
        assert to_state(plan, row_of(tables, number)).position() == state.position()
        state.apply(moves[number])
        assert to_state(plan, row_of(shown._table, number)).position() == state.position()


def test_what_games_do_not_come_to_is_refused() -> None:
    plan = table(**OPTIONS).plan
    with pytest.raises(BadPosition):
        from_state(plan, DWARF.deal(DWARF.configure({"players": 2}), 1))
    position = DWARF.deal(plan.options, 1).position()
    position["frames"].remove("defend")
    with pytest.raises(BadPosition):
        from_state(plan, DWARF.load(position))
    with pytest.raises(BadOption):
        Dwarf(players=1)
    with pytest.raises(BadOption):
        make("dwar7s_duel")


def test_numbers_that_must_be_drawn_anew() -> None:
    """One in a hundred million: made here, since no game would show it."""
    limit = 45
    for bits in (0, 1, 95443718):  # the last one is drawn fairly
        chance = Chance(0)
        chance.a, chance.b, chance.c, chance.counter = (bits - 12 - 7) & MASK, 7, 99, 12
        words = jnp.array(chance.words(), jnp.uint32)
        number = chance.below(limit)
        after, drawn = draw(words, jnp.int32(limit))
        assert int(drawn) == number
        assert [int(word) for word in after] == chance.words()


def test_seeds_of_all_sizes_begin_the_engines_stream() -> None:
    for seed in (0, 1, (1 << 96) - 1, 1234567890123456789012345678):
        assert [int(word) for word in seeded(seed_words(seed))] == Chance(seed).words()


def test_without_jax_a_sentence_says_what_to_install() -> None:
    program = (
        "import importlib.util as util; found = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'jax' else found(name, *rest)\n"
        "import underhall\n"
        "underhall.find('dwarf').new(1)\n"
        "try:\n"
        "    import underhall.accelerated\n"
        "except underhall.UnderhallError as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "this needs the package jax, which is not installed: pip install 'underhall[gpu]'"


def test_nothing_else_imports_jax() -> None:
    program = "import sys, underhall; underhall.find('dwarf').new(1); print('jax' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "False"
