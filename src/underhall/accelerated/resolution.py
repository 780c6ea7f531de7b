"""Action Resolution (section 4) and the End of Round: Get Help, Defend, Mine, Forge, in this order.

Each phase takes the games that have come to it (``active``) and gives back those that go on; the others have been asked
something, and stay as they are.
"""

from __future__ import annotations

from typing import Final

from underhall.accelerated.arrays import Array, jnp, one_of, total
from underhall.accelerated.plan import HELPERS, WORK, Plan, looked_up
from underhall.accelerated.table import (
    Table,
    any_available,
    on_board,
    pass_marker,
    seat_after,
    tops,
    used,
    with_goods,
)
from underhall.games.dwarf.catalogue import (
    DEFEND,
    FORGE,
    GET_HELP,
    GOLD_TO_IRON,
    MINE,
    STOP_MINING,
    TAKE_ALL_GOLD,
    TAKE_GOLD,
    TAKE_IRON,
)
from underhall.games.dwarf.resolution import GLORY_FOR_DEFENCE
from underhall.games.dwarf.rounds import ITEMS_TO_END
from underhall.games.dwarf.state import (
    ENDED_BY_ITEMS,
    EXTRA,
    EXTRA_WORKERS,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    REGULAR,
    REGULAR_WORKERS,
)

NEVER: Final = 99  # later than any turn


def at_work(plan: Plan, table: Table, action: int) -> Array:
    """The workers that have this step before them."""
    actions = looked_up(plan.action, tops(table))
    return on_board(table) & ~table.worker_spent & (actions[table.worker_place] == action)


# 4.1


def get_help(plan: Plan, table: Table, active: Array) -> tuple[Table, Array]:
    """Find out who takes part, in the order in which they took the action (D-53, D-55); whether anybody does."""
    workers = at_work(plan, table, GET_HELP) & active
    seats = jnp.arange(plan.players)
    owned = workers[None] & (table.worker_owner[None] == seats[:, None])
    first = jnp.min(jnp.where(owned, jnp.arange(plan.workers)[None], NEVER), axis=1)
    takes_part = first < NEVER
    rank = total(first[None] < first[:, None], axis=1)
    order = total(jnp.where((rank[None] == seats[:, None]) & takes_part[None], seats[None], 0), axis=1)
    helped = active & jnp.any(takes_part)
    table = table.replace(
        worker_spent=table.worker_spent | workers,
        order=jnp.where(helped, order, table.order),
        order_count=jnp.where(helped, total(takes_part), table.order_count),
        turn=jnp.where(helped, 0, table.turn),
    )
    return table, helped


def helpers(plan: Plan, table: Table, active: Array) -> tuple[Table, Array]:
    """The players of ``order`` place one extra worker each, then the second one each (D-55); the marker (D-60)."""
    turns = jnp.arange(2 * plan.players)
    ranks = jnp.where(turns < table.order_count, turns, turns - table.order_count)
    seats = table.order[jnp.clip(ranks, 0, plan.players - 1)]
    to_come = (turns >= table.turn) & (turns < 2 * table.order_count)
    free = any_available(table)
    able = to_come & (table.holdings[seats, EXTRA] > 0)
    turn = jnp.min(jnp.where(able, turns, NEVER))
    asks = active & free & (turn < NEVER)
    done = active & ~asks
    # Where no location is left, whatever could still be placed is lost (D-56).
    own_turns = total((seats[None] == jnp.arange(plan.players)[:, None]) & to_come[None], axis=1)
    lost = jnp.where(done & ~free, jnp.minimum(own_turns, table.holdings[:, EXTRA]), 0)
    table = table.replace(
        question=jnp.where(asks, HELPERS, table.question),
        seat=jnp.where(asks, total(jnp.where(turns == turn, seats, 0)), table.seat),
        turn=jnp.where(asks, turn, table.turn),
        holdings=table.holdings - lost[:, None] * one_of(EXTRA, table.holdings.shape[1]),
    )
    took_part = jnp.any((table.order == table.holder) & (jnp.arange(plan.players) < table.order_count))
    return pass_marker(plan, table, done & took_part), done


# 4.2


def defend(plan: Plan, table: Table, active: Array) -> Table:
    """Monsters are beaten or attack, in reading order (D-61 to D-67)."""
    top = tops(table)
    monster = looked_up(plan.action, top) == DEFEND
    workers = at_work(plan, table, DEFEND) & active
    owned = workers[None] & (table.worker_owner[None] == jnp.arange(plan.players)[:, None])
    glory = GLORY_FOR_DEFENCE * total(owned, axis=1)
    attacks = monster & ~table.occupied & ~table.mustered & active
    kinds = jnp.where(attacks, looked_up(plan.attack, top), 0)
    amounts = looked_up(plan.amount, top)
    iron, gold = table.holdings[:, IRON], table.holdings[:, GOLD]
    for place in range(plan.places):
        kind, amount = kinds[place], amounts[place]
        swapped = jnp.where(kind == GOLD_TO_IRON, jnp.minimum(gold, amount), 0)
        taken = jnp.where(kind == TAKE_GOLD, jnp.minimum(gold, amount), jnp.where(kind == TAKE_ALL_GOLD, gold, swapped))
        iron = iron + swapped - jnp.where(kind == TAKE_IRON, jnp.minimum(iron, amount), 0)
        gold = gold - taken
    columns = [table.holdings[:, number] for number in range(table.holdings.shape[1])]
    columns[IRON], columns[GOLD], columns[GLORY] = iron, gold, columns[GLORY] + glory
    return table.replace(
        holdings=jnp.stack(columns, axis=1),
        worker_spent=table.worker_spent | workers,
        orcs=table.orcs | jnp.any(kinds == STOP_MINING),
    )


# 4.3 and 4.4


def work_step(plan: Plan, table: Table, action: int, active: Array) -> tuple[Table, Array]:
    """Every seat from the holder resolves regular workers, then extra ones (D-51, D-52), from where it was left.

    Seats do not affect each other here, so all are looked at together. The first whose order of two workers makes a
    difference is asked (D-68, D-71); those before it have done their work then.
    """
    seats = jnp.arange(plan.players)
    turns = jnp.where(seats >= table.holder, seats - table.holder, seats - table.holder + plan.players)
    going = active & ~table.orcs if action == MINE else active  # D-69
    begun, since, made = table.extra, table.turn, table.made
    uses = looked_up(plan.use, tops(table))[table.worker_place]
    for extra in (False, True):
        now = going if extra else going & ~begun
        workers = at_work(plan, table, action) & (table.worker_extra == extra)
        owned = workers[None] & (table.worker_owner[None] == seats[:, None])
        place_in_row = jnp.cumsum(owned, axis=1, dtype=jnp.int32)
        first = total(jnp.where(owned & (place_in_row == 1), uses[None], 0), axis=1)
        second = total(jnp.where(owned & (place_in_row == 2), uses[None], 0), axis=1)
        count = total(owned, axis=1)
        here = now & (count > 0) & ((begun != extra) | (turns >= since))
        goods = table.holdings[:, : ITEMS + 1]
        after_first, first_works = used(goods, first)
        after_both, second_works = used(after_first, second)
        other_way = used(used(goods, second)[0], first)[0]
        differs = here & (count > 1) & jnp.any(after_both != other_way, axis=1)
        asked_turn = jnp.min(jnp.where(differs, turns, NEVER))
        asks = asked_turn < NEVER
        resolves = here & (turns < asked_turn)
        works = resolves & (first_works | (second_works & (count > 1))) & (turns == 0)
        made = made | jnp.any(works)
        table = with_goods(table, after_both, resolves)
        table = table.replace(
            worker_spent=table.worker_spent | jnp.any(owned & resolves[:, None], axis=0),
            question=jnp.where(asks, WORK, table.question),
            seat=jnp.where(asks, seat_after(plan, table.holder, asked_turn), table.seat),
            turn=jnp.where(asks, asked_turn, table.turn),
            action=jnp.where(asks, action, table.action),
            extra=jnp.where(asks, extra, table.extra),
            made=jnp.where(asks, made, table.made),
        )
        going = going & ~asks
        active = active & ~asks
    if action == FORGE:
        table = pass_marker(plan, table, active & made)  # D-73
    # The next step begins with regular workers, and nothing made.
    table = table.replace(extra=table.extra & ~active, turn=jnp.where(active, 0, table.turn), made=table.made & ~active)
    return table, active


# 4.5


def end_of_round(plan: Plan, table: Table, active: Array) -> tuple[Table, Array]:
    """Workers go home, and four items end the game (D-75, D-76)."""
    columns = [table.holdings[:, number] for number in range(table.holdings.shape[1])]
    columns[REGULAR] = jnp.where(active, REGULAR_WORKERS, columns[REGULAR])
    columns[EXTRA] = jnp.where(active, EXTRA_WORKERS, columns[EXTRA])
    rich = active & jnp.any(columns[ITEMS] >= ITEMS_TO_END)
    table = table.replace(
        worker_count=jnp.where(active, 0, table.worker_count),
        occupied=table.occupied & ~active,
        mustered=table.mustered & ~active,
        orcs=table.orcs & ~active,
        holdings=jnp.stack(columns, axis=1),
        ended=jnp.where(rich, ENDED_BY_ITEMS, table.ended),
    )
    return table, active & ~rich
