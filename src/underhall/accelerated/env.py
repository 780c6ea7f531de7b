"""DWARF for programs written for pgx: ``env.init(key)``, ``env.step(state, action, key)``, a State of arrays."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

from underhall.accelerated.arrays import Array, jax, jnp, register
from underhall.accelerated.observe import SIZE, observe
from underhall.accelerated.plan import Plan
from underhall.accelerated.scoring import rewards
from underhall.accelerated.selection import legal_mask
from underhall.accelerated.step import first_table, next_table
from underhall.accelerated.table import Table
from underhall.core.errors import BadOption
from underhall.core.game import find
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import MOVES

SEED_WORDS: Final = 3
PENALTY: Final = -1.0  # what an illegal move costs, as in pgx


@register
@dataclass(frozen=True)
class State:
    """One game, or with ``jax.vmap`` a batch of games: pgx's attributes, and the table itself."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _table: Table

    @property
    def env_id(self) -> str:
        return "underhall/dwarf"

    def replace(self, **changes: Any) -> State:
        return dataclasses.replace(self, **changes)


class Dwarf:
    """One configuration of DWARF; its methods are pure functions for a single game, to be mapped and compiled."""

    version = "1"

    def __init__(self, **options: object) -> None:
        self.plan = Plan(DWARF.configure(options))

    @property
    def id(self) -> str:
        return "underhall/dwarf"

    @property
    def num_players(self) -> int:
        return self.plan.players

    @property
    def num_actions(self) -> int:
        return int(MOVES.size)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (SIZE,)

    def init(self, key: Array) -> State:
        """A new game whose deal depends on the key alone."""
        words = jax.random.bits(key, (SEED_WORDS,), "uint32")
        return self.deal(words)

    def deal(self, seed: Array) -> State:
        """The game that the engine deals for a seed, given as three words of 32 bits (``seed_words``)."""
        return self.shown(first_table(self.plan, seed), jnp.int32(0))

    def from_table(self, table: Table) -> State:
        """The state of a table, such as one made from the engine's (``convert.from_state``)."""
        return self.shown(jax.tree_util.tree_map(jnp.asarray, table), jnp.int32(0))

    def shown(self, table: Table, step_count: Array) -> State:
        over = table.question < 0
        seat = table.seat.astype(jnp.int32)
        return State(
            current_player=seat,
            observation=observe(self.plan, table, seat),
            rewards=jnp.where(over, rewards(self.plan, table), jnp.zeros(self.plan.players, jnp.float32)),
            terminated=over,
            truncated=jnp.zeros((), bool),
            # All true where the game is over, so that nobody divides by nought (pgx).
            legal_action_mask=legal_mask(self.plan, table) | over,
            _step_count=step_count,
            _table=table,
        )

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The game after a move of ``current_player``. Chance is in the state: the key is not needed.

        A game that is over stays as it is, with no more rewards. An illegal move ends the game, at the cost of whoever
        made it.
        """
        del key
        action = jnp.asarray(action).astype(jnp.int32)
        over = state.terminated | state.truncated
        legal = state.legal_action_mask[action]
        plays = ~over & legal
        fails = ~over & ~legal
        after = next_table(self.plan, state._table, action)
        table = jax.tree_util.tree_map(lambda new, old: jnp.where(plays, new, old), after, state._table)
        shown = self.shown(table, state._step_count + ~over)
        others = -PENALTY / (self.plan.players - 1)
        penalties = jnp.where(jnp.arange(self.plan.players) == state.current_player, PENALTY, others)
        return shown.replace(
            rewards=jnp.where(over, 0.0, jnp.where(fails, penalties, shown.rewards)).astype(jnp.float32),
            terminated=shown.terminated | over | fails,
            truncated=state.truncated,
            legal_action_mask=shown.legal_action_mask | over | fails,
        )

    def observe(self, state: State, player_id: Array | None = None) -> Array:
        """What a player sees; whoever is to move unless said."""
        seat = state.current_player if player_id is None else player_id
        return observe(self.plan, state._table, jnp.asarray(seat, jnp.int32))

    def legal_mask(self, state: State) -> Array:
        """The moves the engine would list; none where the game is over."""
        return legal_mask(self.plan, state._table)


def seed_words(seed: int) -> Array:
    """A seed of the engine as ``Dwarf.deal`` takes it."""
    return jnp.array([seed >> 32 * word & 0xFFFFFFFF for word in range(SEED_WORDS)], jnp.uint32)


def make(env_id: str, **options: object) -> Dwarf:
    """An environment by name, as ``pgx.make``; there is one: ``dwarf``."""
    if find(env_id).key != DWARF.key:
        raise BadOption("accelerated-only_dwarf", game=env_id)
    return Dwarf(**options)
