"""What a seat sees as numbers: the slices of ``games.dwarf.features`` but for the judged ones, as the doors show them.

Names, sizes and places of the slices are declared there; here they are filled in, slice by slice, in that order.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.accelerated.arrays import Array, jnp, np
from underhall.accelerated.plan import Plan, looked_up
from underhall.accelerated.table import Table, on_board, tops
from underhall.games.dwarf.features import (
    FEATURES,
    FEW,
    FRONT_COUNT,
    KIND_COUNT,
    MANY,
    MINE_PART,
    MOST_MINES,
    MOST_PLACES,
    OPTION_COUNT,
    PART,
    PILE_PART,
    QUESTIONS,
    REST,
)
from underhall.games.dwarf.rounds import MOST_PLAYERS
from underhall.games.dwarf.state import GLORY, GOLD, IRON, ITEMS, MOUNTAIN, OPPONENTS, PILE, PILES, ROW, STEEL

SIZE: Final = FEATURES.size - FEATURES.judged

HOLDING_SCALES: Any = np.full(ROW, FEW, np.float32)
HOLDING_SCALES[[IRON, STEEL, GOLD, GLORY]] = MANY
HOLDING_SCALES[ITEMS] = FEW


def observe(plan: Plan, table: Table, seat: Array) -> Array:
    """The features as a seat sees them, in 32-bit floats."""
    parts = {
        "holdings": holdings(plan, table, seat),
        "places": places(plan, table, seat),
        "piles": piles(plan, table),
        "mountains": mountains(plan, table),
        "question": marks(table.question, len(QUESTIONS)),
        "round": table.round[None] / MANY,
        "this_round": jnp.stack([table.mustered, table.orcs]),
        "players": marks(jnp.int32(plan.players - 1), MOST_PLAYERS),
        "options": options(plan),
        "solo_opponent": jnp.zeros(len(OPPONENTS) - 1),
        "at_turn": at_turn(plan, table, seat),
    }
    return jnp.concatenate([fitted(parts[name], size) for name, size in REST])


def fitted(values: Array, size: int) -> Array:
    """A slice as 32-bit floats, with noughts where fewer players or one Mine need less room."""
    values = values.reshape(-1).astype(jnp.float32)
    return jnp.pad(values, (0, size - values.shape[0]))


def marks(number: Array, size: int) -> Array:
    """One at a number, nought elsewhere; all noughts for a number below nought."""
    return (jnp.arange(size) == number[..., None]).astype(jnp.float32)


def relative(plan: Plan, other: Array, seat: Array) -> Array:
    """How many steps clockwise another seat is from the one that looks."""
    steps = other.astype(jnp.int32) - seat
    return jnp.where(steps < 0, steps + plan.players, steps)


def holdings(plan: Plan, table: Table, seat: Array) -> Array:
    seats = (jnp.arange(plan.players) + seat) % plan.players
    return table.holdings[seats] / HOLDING_SCALES


def places(plan: Plan, table: Table, seat: Array) -> Array:
    kinds = marks(looked_up(plan.kind, tops(table)), KIND_COUNT)
    heights = table.heights[:, None] / FEW
    columns = table.worker_extra * MOST_PLAYERS + relative(plan, table.worker_owner, seat)
    # A worker that is spent still keeps others from its location.
    weights = jnp.where(on_board(table), jnp.where(table.worker_spent, 0.5, 1.0), 0.0)
    there = jnp.arange(plan.places)[:, None] == table.worker_place[None]
    theirs = jnp.arange(2 * MOST_PLAYERS)[:, None] == columns[None]
    workers = jnp.sum(jnp.where(there[:, None] & theirs[None], weights, 0.0), axis=-1)
    return jnp.concatenate([kinds, heights, workers], axis=1)


def piles(plan: Plan, table: Table) -> Array:
    counts = table.pile_counts.astype(jnp.int32)
    top = jnp.take_along_axis(table.piles, jnp.maximum(counts - 1, 0)[:, None], axis=1)[:, 0]
    fronts = jnp.where(counts > 0, looked_up(plan.front, top.astype(jnp.int32)), -1)
    shares = jnp.array([count / PILE for count in range(PILE + 1)], jnp.float32)
    return jnp.concatenate([marks(fronts, FRONT_COUNT), shares[counts][:, None]], axis=1)


def mountains(plan: Plan, table: Table) -> Array:
    return jnp.stack([table.mountain_counts / MOUNTAIN, table.lower / MOUNTAIN, table.discard_counts / MANY], axis=1)


def options(plan: Plan) -> Array:
    return jnp.array([not plan.v1, plan.a_on_b, plan.duplex, plan.end_when_empty])


def at_turn(plan: Plan, table: Table, seat: Array) -> Array:
    asked = jnp.where(table.question >= 0, relative(plan, table.seat, seat), -1)
    return jnp.concatenate([marks(asked, MOST_PLAYERS), marks(relative(plan, table.holder, seat), MOST_PLAYERS)])


if (PART, PILE_PART) != (KIND_COUNT + 1 + 2 * MOST_PLAYERS, FRONT_COUNT + 1) or MINE_PART != 3 or OPTION_COUNT != 4:
    raise AssertionError("the parts of the features have changed")
if dict(REST)["piles"] != MOST_MINES * PILES * PILE_PART or dict(REST)["places"] != MOST_PLACES * PART:
    raise AssertionError("the slices of the features have changed")
