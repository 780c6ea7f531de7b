"""One game as arrays: what ``games.dwarf.state`` keeps, and what is pending, without an agenda of frames.

Everything here is written for a single game; ``jax.vmap`` makes a batch of it. Between two steps numbers are kept
small; a step works with 32-bit ones (``widened``), except for cards.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

from underhall.accelerated.arrays import Array, jnp, one_of, register, total
from underhall.accelerated.plan import AMOUNT_BITS, Plan, looked_up
from underhall.games.dwarf.state import EXTRA, GOLD, IRON, ITEMS, REGULAR, ROW, STACK, STEEL


@register
@dataclass(frozen=True)
class Table:
    stacks: Array  # card numbers, [places, STACK], the top one last
    heights: Array
    mountains: Array
    mountain_counts: Array
    lower: Array
    piles: Array
    pile_counts: Array
    discards: Array
    discard_counts: Array
    holdings: Array  # [players, ROW]
    worker_place: Array  # the workers in the Mine, in the order of placing
    worker_owner: Array
    worker_extra: Array
    worker_spent: Array
    worker_count: Array
    occupied: Array  # a truth for each location
    round: Array
    holder: Array
    mustered: Array
    orcs: Array
    last_placed: Array
    ended: Array
    reveals: Array
    chance: Array
    # What is pending.
    question: Array  # by the numbers of ``plan``; -1 if the game is over
    seat: Array  # who is asked
    start: Array  # who began the selection of this round
    second: Array  # whether the first turns are over
    turn: Array  # of first turns, second turns, helpers or work, whichever is going on
    cover_mine: Array  # the Special card that is being laid, while its front or helpers are asked for
    cover_card: Array
    cover_holder: Array
    order: Array  # who places helpers, in order
    order_count: Array
    action: Array  # the step of work: Mine or Forge
    extra: Array
    made: Array

    def replace(self, **changes: Any) -> Table:
        return dataclasses.replace(self, **changes)


CARD_FIELDS: Final = ("stacks", "mountains", "piles", "discards")
TRUTHS: Final = ("worker_extra", "worker_spent", "occupied", "mustered", "orcs", "second", "extra", "made")
WIDE_FIELDS: Final = {"reveals": "int16", "round": "int16", "holdings": "int16", "chance": "uint32"}


def kept_as(name: str) -> str:
    """The type of a field between two steps."""
    if name in TRUTHS:
        return "bool"
    return WIDE_FIELDS.get(name, "int8")


FIELDS: Final = tuple(field.name for field in dataclasses.fields(Table))
COUNTED: Final = tuple(name for name in FIELDS if name not in (*CARD_FIELDS, *TRUTHS, "chance"))


def widened(table: Table) -> Table:
    return table.replace(**{name: getattr(table, name).astype(jnp.int32) for name in COUNTED})


def narrowed(table: Table) -> Table:
    return table.replace(**{name: getattr(table, name).astype(kept_as(name)) for name in FIELDS})


# Reading.


def tops(table: Table) -> Array:
    """The top card of each stack."""
    return jnp.take_along_axis(table.stacks, table.heights[:, None] - 1, axis=1)[:, 0].astype(jnp.int32)


def have(table: Table, seat: Array, what: int) -> Array:
    return total(jnp.where(one_of(seat, table.holdings.shape[0]), table.holdings[:, what], 0))


def on_board(table: Table) -> Array:
    """A truth for each entry of the list of workers: whether it is one."""
    return jnp.arange(table.worker_place.shape[0]) < table.worker_count


def seat_after(plan: Plan, seat: Array, steps: Array) -> Array:
    after = seat + steps
    return jnp.where(after >= plan.players, after - plan.players, after)


def any_available(table: Table) -> Array:
    return ~jnp.all(table.occupied)


# The small verbs all phases are made of. ``when`` is whether the verb is carried out at all.


def gain(table: Table, seat: Array, what: int, amount: Array) -> Table:
    here = one_of(seat, table.holdings.shape[0])[:, None] & one_of(what, ROW)[None]
    return table.replace(holdings=table.holdings + jnp.where(here, amount, 0))


def pass_marker(plan: Plan, table: Table, when: Array) -> Table:
    return table.replace(holder=jnp.where(when, seat_after(plan, table.holder, 1), table.holder))


def put_on_top(plan: Plan, table: Table, place: Array, card: Array, when: Array) -> Table:
    here = one_of(place, plan.places) & when
    slot = here[:, None] & (jnp.arange(STACK)[None] == table.heights[:, None])
    return table.replace(
        stacks=jnp.where(slot, card.astype(jnp.int8), table.stacks),
        heights=table.heights + here,
    )


def put_worker(plan: Plan, table: Table, seat: Array, place: Array, extra: Array, spent: Array, when: Array) -> Table:
    """Put a worker of a seat on a location; extra workers come from the supply, regular ones from hand."""
    slot = one_of(table.worker_count, plan.workers) & when
    columns = jnp.arange(ROW)[None] == jnp.where(extra, EXTRA, REGULAR)
    taken = one_of(seat, plan.players)[:, None] & columns & when
    return table.replace(
        worker_place=jnp.where(slot, place, table.worker_place),
        worker_owner=jnp.where(slot, seat, table.worker_owner),
        worker_extra=jnp.where(slot, extra, table.worker_extra),
        worker_spent=jnp.where(slot, spent, table.worker_spent),
        worker_count=table.worker_count + when,
        occupied=table.occupied | (one_of(place, plan.places) & when),
        holdings=table.holdings - taken,
    )


def amount_in(use: Array, number: int) -> Array:
    return (use >> (AMOUNT_BITS * number)) & ((1 << AMOUNT_BITS) - 1)


def used(goods: Array, use: Array) -> tuple[Array, Array]:
    """Iron, steel, gold and items (the last axis) after using a card once, and whether its cost could be paid (D-9)."""
    cost = jnp.stack([amount_in(use, 0), amount_in(use, 1), amount_in(use, 2), jnp.zeros_like(use)], -1)
    taken = jnp.stack([amount_in(use, 3), amount_in(use, 4), amount_in(use, 5), amount_in(use, 6)], -1)
    paid = jnp.all(goods >= cost, axis=-1)
    return jnp.where(paid[..., None], goods - cost + taken, goods), paid


def work(plan: Plan, table: Table, seat: Array, card: Array, when: Array) -> tuple[Table, Array]:
    """A seat uses a Mine or Forge card once; whether that worked."""
    goods, paid = used(table.holdings[:, : ITEMS + 1], jnp.full(plan.players, looked_up(plan.use, card)))
    works = one_of(seat, plan.players) & paid & when
    return with_goods(table, goods, works), jnp.any(works)


def with_goods(table: Table, goods: Array, seats: Array) -> Table:
    """New iron, steel, gold and items for some seats."""
    columns = ITEMS + 1
    kept = jnp.where(seats[:, None], goods, table.holdings[:, :columns])
    return table.replace(holdings=jnp.concatenate([kept, table.holdings[:, columns:]], axis=1))


if (IRON, STEEL, GOLD, ITEMS) != (0, 1, 2, 3):
    raise AssertionError("goods are read as the first four columns of the holdings")
