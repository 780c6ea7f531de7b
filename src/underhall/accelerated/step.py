"""A move, and all that follows from it until somebody is asked again, without a loop.

Between two questions the phases of a round come in the same order always, each at most once. So a step walks through
them once, and every phase changes only the games that have come to it.
"""

from __future__ import annotations

from underhall.accelerated.arrays import Array, jnp, lax, one_of
from underhall.accelerated.plan import (
    BACK,
    FIRST,
    HELP_NOW,
    HELPERS,
    JOIN,
    NO_QUESTION,
    SECOND,
    WORK,
    Plan,
    looked_up,
)
from underhall.accelerated.resolution import at_work, defend, end_of_round, get_help, helpers, work_step
from underhall.accelerated.selection import first_turns, second_turns
from underhall.accelerated.setup import deal, mining
from underhall.accelerated.specials import Taken, ask_front, cover, rearrange, shuffle, take_special, trade
from underhall.accelerated.table import Table, gain, have, narrowed, put_worker, tops, used, widened, with_goods
from underhall.games.dwarf import moves
from underhall.games.dwarf.catalogue import FORGE, GET_HELP, MINE
from underhall.games.dwarf.state import EXTRA, ITEMS


def first_table(plan: Plan, seed: Array) -> Table:
    """A new game from a seed of three words, up to the first question."""
    # What is the same in all deals would else be worked out while compiling, for every game of the batch.
    table = lax.optimization_barrier(deal(plan, seed))
    return narrowed(mining(plan, table, jnp.ones((), bool)))


def next_table(plan: Plan, table: Table, move: Array) -> Table:
    """The game after a legal move of the seat that is asked."""
    table = widened(table)
    move = move.astype(jnp.int32)
    asked = table.question
    table, taken = take_special(plan, table, move)
    table = rearrange(plan, trade(table, move), move, taken.front)
    table = shuffle(plan, table, move, taken.front)
    table = place_or_decline(plan, table, move)
    table = resolve_one(plan, table, move)
    return narrowed(go_on(plan, count_turn(plan, table), asked, taken))


def place_or_decline(plan: Plan, table: Table, move: Array) -> Table:
    """A worker is placed, by whichever question, or an extra one declined (D-34, D-59, D-104, D-105)."""
    asked = table.question
    helping = (asked == HELP_NOW) | (asked == HELPERS)
    plainly = (helping | (asked == FIRST) | (asked == SECOND)) & (move < moves.DECLINE)
    back = asked == BACK
    joins = asked == JOIN
    place = jnp.where(back, move - moves.TURN_BACK, jnp.where(joins, move - moves.APPRENTICE, move))
    top = jnp.sum(jnp.where(one_of(place, plan.places), tops(table), 0))
    # A helper on a Get Help card brings nothing further (D-58).
    spent = (asked == HELPERS) & (looked_up(plan.action, top) == GET_HELP)
    extra = helping | back | joins
    placed = plainly | joins | (back & (have(table, table.seat, EXTRA) > 0))
    declined = helping & (move == moves.DECLINE)
    table = gain(table, table.seat, EXTRA, jnp.where(declined, -1, 0))
    return put_worker(plan, table, table.seat, place, extra, spent, placed)


def resolve_one(plan: Plan, table: Table, move: Array) -> Table:
    """The one of two workers that is to be resolved first (D-68, D-71)."""
    happens = table.question == WORK
    place = move - moves.RESOLVE
    action = jnp.where(table.action == FORGE, at_work(plan, table, FORGE), at_work(plan, table, MINE))
    workers = action & (table.worker_owner == table.seat) & (table.worker_extra == table.extra)
    workers = workers & (table.worker_place == place) & happens
    card = jnp.sum(jnp.where(one_of(place, plan.places), tops(table), 0))
    goods, works = used(table.holdings[:, : ITEMS + 1], jnp.full(plan.players, looked_up(plan.use, card)))
    seat = one_of(table.seat, plan.players) & happens
    table = with_goods(table, goods, seat & works)
    return table.replace(
        worker_spent=table.worker_spent | workers,
        made=table.made | (jnp.any(seat & works) & (table.turn == 0)),
    )


def count_turn(plan: Plan, table: Table) -> Table:
    """The turn after this one, before anything else happens in it (the order of both passes is fixed, D-31)."""
    first = table.question == FIRST
    over = first & (table.turn == plan.players - 1)
    later = jnp.where(table.question == SECOND, table.turn - 1, table.turn + 1)
    counted = first | (table.question == SECOND) | (table.question == HELPERS)
    turn = jnp.where(over, plan.players - 1, jnp.where(counted, later, table.turn))
    return table.replace(turn=turn, second=table.second | over)


def go_on(plan: Plan, table: Table, asked: Array, taken: Taken) -> Table:
    """From phase to phase until somebody is asked; ``active`` are the games where nobody is yet."""
    table = table.replace(question=jnp.full_like(asked, NO_QUESTION))
    table, asks = ask_front(plan, table, taken)
    helping = asked == HELP_NOW
    fronts = (asked > SECOND) & (asked < HELP_NOW)
    covering = (taken.happens & ~asks) | fronts | helping
    table, covered = cover(plan, table, covering, helping)
    selecting = covered | (((asked == FIRST) & ~taken.happens) | (asked == SECOND))
    table, active = first_turns(plan, table, selecting)
    table, active = second_turns(plan, table, active)
    table, helped = get_help(plan, table, active)
    table, done = helpers(plan, table, helped | (asked == HELPERS))
    active = (active & ~helped) | done
    table = defend(plan, table, active)
    table = table.replace(extra=table.extra & ~active, turn=jnp.where(active, 0, table.turn), made=table.made & ~active)
    working = asked == WORK
    table, active = work_step(plan, table, MINE, active | (working & (table.action == MINE)))
    table, active = work_step(plan, table, FORGE, active | (working & (table.action == FORGE)))
    table, active = end_of_round(plan, table, active)
    return mining(plan, table, active)
