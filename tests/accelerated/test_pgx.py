"""pgx itself with our functions in the place of its own."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from pgx.experimental import auto_reset

from tests.accelerated import PATIENT
from tests.accelerated.lockstep import QUICKLY_COMPILED
from underhall import accelerated

pytestmark = PATIENT
GAMES, STEPS = 16, 220


def test_what_pgx_wraps_around_its_games_goes_around_ours() -> None:
    """``auto_reset``, as its training scripts use it: what is over is dealt anew in the same step, and pays once."""
    env = accelerated.make("dwarf", players=2)
    step = auto_reset(env.step, env.init)

    def one(states: accelerated.State, key: jax.Array) -> tuple[accelerated.State, tuple[jax.Array, ...]]:
        chosen, dealt = jax.random.split(key)
        moves = jax.random.categorical(chosen, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))
        states = jax.vmap(step)(states, moves, jax.random.split(dealt, GAMES))
        return states, (states.terminated, states.rewards, states._step_count)

    first = jax.jit(jax.vmap(env.init), compiler_options=QUICKLY_COMPILED)
    states = first(jax.random.split(jax.random.PRNGKey(1), GAMES))
    keys = jax.random.split(jax.random.PRNGKey(2), STEPS)
    play = jax.jit(lambda states: jax.lax.scan(one, states, keys), compiler_options=QUICKLY_COMPILED)
    over, rewards, counts = play(states)[1]
    assert over.sum() >= GAMES, "every slot has come to an end, most of them once"
    assert (counts[over] == 0).all(), "and shows a new game"
    assert (rewards[~over] == 0).all()
    assert (rewards[over].sum(axis=1) == 0).all()
    assert (jnp.abs(rewards[over]).sum(axis=1) == 2).mean() > 0.9, "somebody has won, but for a victory that is shared"
