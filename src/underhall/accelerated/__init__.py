"""DWARF on an accelerator: a hundred thousand games at once, equal to the engine's move for move (docs/accelerated.md).

>>> import jax
>>> from underhall.accelerated import Dwarf
>>> env = Dwarf(players=3)
>>> states = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), 1024))

Needs JAX: ``pip install 'underhall[gpu]'``. Nothing else of Underhall does.
"""

from underhall.accelerated.convert import batch_of, from_state, row_of, to_state
from underhall.accelerated.env import Dwarf, State, make, seed_words
from underhall.accelerated.plan import Plan

__all__ = ["Dwarf", "Plan", "State", "batch_of", "from_state", "make", "row_of", "seed_words", "to_state"]
