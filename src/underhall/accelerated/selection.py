"""Action Selection (3.2): who is asked next, and what may be answered to any question."""

from __future__ import annotations

from underhall.accelerated.arrays import Array, jnp
from underhall.accelerated.plan import (
    BACK,
    FIRST,
    GLORIES,
    HELP_NOW,
    HELPERS,
    JOIN,
    ORDER,
    SECOND,
    SELL,
    WORK,
    Plan,
    looked_up,
)
from underhall.accelerated.table import Table, any_available, have, on_board, seat_after, tops
from underhall.games.dwarf import moves
from underhall.games.dwarf.catalogue import CARD_COUNT
from underhall.games.dwarf.specials import GLORY_PRICE
from underhall.games.dwarf.state import EXTRA, GLORY, GOLD, IRON, ITEMS, LOCATIONS, REGULAR, STACK, STEEL


def first_turns(plan: Plan, table: Table, active: Array) -> tuple[Table, Array]:
    """Ask the next first turn (D-30, D-32); where nothing is possible all that are left are lost (D-33)."""
    waiting = active & ~table.second
    asks = waiting & (any_available(table) | jnp.any(table.pile_counts > 0))
    lost = waiting & ~asks
    table = table.replace(
        question=jnp.where(asks, FIRST, table.question),
        seat=jnp.where(asks, seat_after(plan, table.start, table.turn), table.seat),
        second=table.second | lost,
        turn=jnp.where(lost, plan.players - 1, table.turn),
    )
    return table, active & ~asks


def second_turns(plan: Plan, table: Table, active: Array) -> tuple[Table, Array]:
    """Ask the next second turn, in reverse order, of those who still have a regular worker (D-30, D-35)."""
    turns = jnp.arange(plan.players)
    seats = seat_after(plan, table.start, turns)
    able = (table.holdings[seats, REGULAR] > 0) & (turns <= table.turn)
    turn = jnp.max(jnp.where(able, turns, -1))
    asks = active & (turn >= 0) & any_available(table)
    table = table.replace(
        question=jnp.where(asks, SECOND, table.question),
        seat=jnp.where(asks, seat_after(plan, table.start, turn), table.seat),
        turn=jnp.where(asks, turn, table.turn),
    )
    return table, active & ~asks


# What may be answered.


def payable_splits(table: Table, seat: Array) -> Array:
    """The ways to pay for a Special Order (D-108)."""
    goods = jnp.stack([have(table, seat, what) for what in (IRON, STEEL, GOLD)])
    return jnp.all(goods[None] >= jnp.array(moves.SPLITS), axis=1)


def turned_back(table: Table) -> Array:
    """The locations whose top card can go back into the Mountain (D-104)."""
    return ~table.occupied & (table.heights > 1)


def joined(plan: Plan, table: Table, seat: Array) -> Array:
    """The locations where another player's worker stands (D-105), if there is a worker to put beside it."""
    others = on_board(table) & (table.worker_owner != seat)
    there = jnp.arange(plan.places)[:, None] == table.worker_place[None]
    return jnp.any(there & others[None], axis=1) & (have(table, seat, EXTRA) > 0)


def possible(plan: Plan, table: Table, question: Array, seat: Array) -> Array:
    """Whether the question of a front has an answer; else the front does nothing (D-42)."""
    return (
        ((question == SELL) & (have(table, seat, ITEMS) > 0))
        | ((question == ORDER) & jnp.any(payable_splits(table, seat)))
        | ((question == GLORIES) & jnp.any(table.heights > 1))
        | ((question == BACK) & jnp.any(turned_back(table)))
        | ((question == JOIN) & jnp.any(joined(plan, table, seat)))
    )


def orders(plan: Plan, table: Table) -> Array:
    """The locations of the asked seat's workers whose order makes a difference (D-68, D-71)."""
    mine = on_board(table) & (table.worker_owner == table.seat) & (table.worker_extra == table.extra)
    there = jnp.arange(plan.places)[:, None] == table.worker_place[None]
    works = looked_up(plan.action, tops(table)) == table.action
    return jnp.any(there & (mine & ~table.worker_spent)[None], axis=1) & works


def buried(plan: Plan, table: Table) -> Array:
    """For every card of each set whether it lies below the top of its stack (D-103)."""
    stacks = table.stacks.reshape(plan.mines, LOCATIONS, STACK)[:, plan.location]
    heights = table.heights.reshape(plan.mines, LOCATIONS)[:, plan.location]
    here = stacks == jnp.arange(CARD_COUNT, dtype=jnp.int8)[None, :, None]
    below = jnp.arange(STACK)[None, None] < heights[..., None] - 1
    return jnp.any(here & below, axis=-1).reshape(-1)


def legal_mask(plan: Plan, table: Table) -> Array:
    """A truth for every move of the game (``games.dwarf.moves``); none where the game is over."""
    question = table.question
    seat = table.seat

    def wide(answers: Array, room: int) -> Array:
        return jnp.pad(answers, (0, room - answers.shape[0]))

    places = moves.DECLINE - moves.PLACE
    declining = (question == SECOND) | (question == HELP_NOW) | (question == HELPERS)
    piles = table.pile_counts > 0
    glory = piles & (have(table, seat, GLORY) >= GLORY_PRICE)
    specials = jnp.stack([piles, glory], axis=1).reshape(-1) & (question == FIRST)
    sells = jnp.broadcast_to(question == SELL, (moves.ORDER - moves.SELL,))
    return jnp.concatenate(
        [
            wide(~table.occupied & (declining | (question == FIRST)), places),
            declining[None],
            wide(specials, moves.SELL - moves.SPECIAL),
            sells,
            payable_splits(table, seat) & (question == ORDER),
            wide(buried(plan, table) & (question == GLORIES), moves.TURN_BACK - moves.RECALL),
            wide(turned_back(table) & (question == BACK), places),
            wide(joined(plan, table, seat) & (question == JOIN), places),
            wide(orders(plan, table) & (question == WORK), places),
        ]
    )
