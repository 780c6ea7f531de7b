"""Special Actions (3.3 and section 8): taking a card, its front side, and laying it on the Mine."""

from __future__ import annotations

from typing import NamedTuple

from underhall.accelerated.arrays import Array, jnp, one_of, total
from underhall.accelerated.chance import draw_each, origins
from underhall.accelerated.plan import (
    BACK,
    DECK,
    FIRST,
    GLORIES,
    HELP_NOW,
    NO_QUESTION,
    ORDER,
    SELL,
    SWAPS,
    Plan,
    looked_up,
)
from underhall.accelerated.selection import possible
from underhall.accelerated.table import (
    Table,
    any_available,
    gain,
    have,
    on_board,
    pass_marker,
    put_on_top,
    tops,
    work,
)
from underhall.games.dwarf import moves
from underhall.games.dwarf.catalogue import (
    CARD_COUNT,
    COLLAPSE_THE_SHAFTS,
    DEFEND,
    FORGE,
    GET_HELP,
    HOLD_A_COUNCIL,
    MUSTER_AN_ARMY,
    RUN_AMOK,
)
from underhall.games.dwarf.resolution import GLORY_FOR_DEFENCE
from underhall.games.dwarf.specials import GLORY_PRICE
from underhall.games.dwarf.state import (
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    LOCATIONS,
    MOUNTAIN,
    PILE,
    PILES,
    REGULAR,
    STACK,
    STEEL,
)


class Taken(NamedTuple):
    """A Special Action that has just been paid for: whether there is one, and the front of its card."""

    happens: Array
    front: Array


def take_special(plan: Plan, table: Table, move: Array) -> tuple[Table, Taken]:
    """D-37 to D-41: pay, and take the top card of a pile."""
    happens = (table.question == FIRST) & (move >= moves.SPECIAL) & (move < moves.SELL)
    number = move - moves.SPECIAL
    pile, by_glory = number // 2, number % 2 == 1
    here = one_of(pile, plan.piles) & happens
    counts = table.pile_counts - here
    on_top = here[:, None] & (jnp.arange(PILE)[None] == counts[:, None])
    card = total(jnp.where(on_top, table.piles, 0))
    table = gain(table, table.seat, GLORY, jnp.where(happens & by_glory, -GLORY_PRICE, 0))
    table = gain(table, table.seat, REGULAR, jnp.where(happens, jnp.where(by_glory, -1, -2), 0))
    table = table.replace(
        pile_counts=counts,
        reveals=table.reveals + jnp.any(here & (counts > 0)),  # the next card of the pile is seen now
        cover_mine=jnp.where(happens, pile // PILES, table.cover_mine),
        cover_card=jnp.where(happens, card, table.cover_card),
        cover_holder=jnp.where(happens, table.holder, table.cover_holder),
    )
    front = jnp.where(happens, looked_up(plan.front, card), -1)
    return table.replace(mustered=table.mustered | (front == MUSTER_AN_ARMY)), Taken(happens, front)


# Choices of fronts.


def trade(table: Table, move: Array) -> Table:
    """Sell an Item and Special Order (D-102, D-108)."""
    mixes = jnp.array(moves.MIXES + [(-iron, -steel, -gold) for iron, steel, gold in moves.SPLITS], jnp.int32)
    happens = (table.question == SELL) | (table.question == ORDER)
    mix = jnp.where(happens, mixes[jnp.clip(move - moves.SELL, 0, len(mixes) - 1)], 0)
    for what, column in ((IRON, 0), (STEEL, 1), (GOLD, 2)):
        table = gain(table, table.seat, what, mix[column])
    items = jnp.where(table.question == SELL, -1, 1)
    return gain(table, table.seat, ITEMS, jnp.where(happens, items, 0))


def rearrange(plan: Plan, table: Table, move: Array, front: Array) -> Table:
    """Past Glories (D-103) and Collapse the Shafts (D-106)."""
    stacks = table.stacks
    last = table.heights[:, None] - 1
    slots = jnp.arange(STACK)[None]
    top = tops(table)[:, None].astype(jnp.int8)
    collapsed = jnp.where(slots == 0, top, jnp.where(slots <= last, jnp.roll(stacks, 1, axis=1), stacks))
    recalled = (table.question == GLORIES) & (move >= moves.RECALL) & (move < moves.TURN_BACK)
    number = jnp.clip(move - moves.RECALL, 0, 2 * CARD_COUNT - 1)
    card = number % CARD_COUNT
    place = number // CARD_COUNT * LOCATIONS + looked_up(plan.location, card)
    found = (stacks == card.astype(jnp.int8)) & (slots < last)
    since = jnp.min(jnp.where(found, slots, STACK), axis=1, keepdims=True)
    raised = jnp.where(slots == last, card.astype(jnp.int8), jnp.roll(stacks, -1, axis=1))
    raised = jnp.where((slots >= since) & (slots <= last), raised, stacks)
    here = (one_of(place, plan.places) & recalled)[:, None]
    stacks = jnp.where(here, raised, stacks)
    return table.replace(stacks=jnp.where(front == COLLAPSE_THE_SHAFTS, collapsed, stacks))


def shuffle(plan: Plan, table: Table, move: Array, front: Array) -> Table:
    """Hold a Council (D-101), Turn Back (D-104) and Run Amok (D-107): cards go back, Mountains or stacks are mixed."""
    high = table.heights > 1
    back = (table.question == BACK) & one_of(move - moves.TURN_BACK, plan.places)
    returned = (((front == HOLD_A_COUNCIL) & high) | back).reshape(plan.mines, LOCATIONS)
    top = tops(table).reshape(plan.mines, LOCATIONS)
    # They are put on the Mountain in reading order, then all of it is shuffled.
    before = jnp.cumsum(returned, axis=1, dtype=jnp.int32) - returned
    slots = table.mountain_counts[:, None] + before
    lanes = jnp.arange(MOUNTAIN)[None, :, None]
    landed = returned[:, None] & (slots[:, None] == lanes)
    cards = total(jnp.where(landed, top[:, None], 0), axis=2).astype(jnp.int8)
    mountains = jnp.where(jnp.any(landed, axis=2), cards, table.mountains)
    counts = table.mountain_counts + total(returned, axis=1)
    mixed = jnp.any(returned, axis=1)
    heights = table.heights - returned.reshape(-1)
    # One pass draws what either needs; the others draw nothing.
    amok = front == RUN_AMOK
    of_stacks = jnp.arange(SWAPS, 0, -1)[None]
    of_mountains = jnp.arange(DECK - 1, -1, -1)[None]
    stack_limits = jnp.where(amok & (of_stacks < heights[:, None]), of_stacks + 1, 0)
    mountain_limits = jnp.where(mixed[:, None] & (of_mountains < counts[:, None]), of_mountains + 1, 0)
    chance, drawn = draw_each(table.chance, stack_limits.reshape(-1) + mountain_limits.reshape(-1))
    others = drawn.reshape(plan.mines, DECK)
    others = jnp.where(mountain_limits > 1, others, of_mountains)[:, ::-1]
    found = jnp.stack([origins(others[mine].astype(jnp.int8)) for mine in range(plan.mines)])
    decks = jnp.take_along_axis(mountains[:, :DECK], found.astype(jnp.int32), axis=1)
    others = jnp.where(stack_limits > 1, drawn.reshape(plan.places, SWAPS), of_stacks)[:, ::-1]
    found = jnp.broadcast_to(jnp.arange(STACK)[None], (plan.places, STACK))
    for here in range(1, SWAPS + 1):
        other = others[:, here - 1, None]
        found = jnp.where(found == here, other, jnp.where(found == other, here, found))
    return table.replace(
        stacks=jnp.take_along_axis(table.stacks, found, axis=1),
        heights=heights,
        mountains=jnp.concatenate([decks, mountains[:, DECK:]], axis=1),
        mountain_counts=counts,
        lower=jnp.where(mixed, 0, table.lower),
        chance=chance,
    )


# Laying the card.


def ask_front(plan: Plan, table: Table, taken: Taken) -> tuple[Table, Array]:
    """Ask what the front of a card asks, if there is an answer; whether it is asked."""
    question = looked_up(plan.question_of_front, jnp.maximum(taken.front, 0))
    asks = taken.happens & (question != NO_QUESTION) & possible(plan, table, question, table.seat)
    return table.replace(question=jnp.where(asks, question, table.question)), asks


def cover(plan: Plan, table: Table, active: Array, helping: Array) -> tuple[Table, Array]:
    """Workers on the location act at once, in the order of placing, then the card is laid (D-41, D-43 to D-49a).

    ``helping`` are the games that were just placing helpers here: the same owner goes on, if there is one left.
    """
    place = table.cover_mine * LOCATIONS + looked_up(plan.location, table.cover_card)
    card = total(jnp.where(one_of(place, plan.places), tops(table), 0))
    action = looked_up(plan.action, card)
    table, asks = ask_helpers(plan, table, table.seat, active & helping)
    active = active & ~asks
    for _ in range(1 + plan.mines):  # one worker, and an Apprentice of each set
        unspent = on_board(table) & ~table.worker_spent & (table.worker_place == place)
        number = jnp.min(jnp.where(unspent, jnp.arange(plan.workers), plan.workers))
        acts = active & (number < plan.workers)
        here = one_of(number, plan.workers) & acts
        owner = total(jnp.where(here, table.worker_owner, 0))
        table = table.replace(worker_spent=table.worker_spent | here)
        table = gain(table, owner, GLORY, jnp.where(acts & (action == DEFEND), GLORY_FOR_DEFENCE, 0))
        calls = acts & (action == GET_HELP)
        table, works = work(plan, table, owner, card, acts & ~calls & (action != DEFEND))
        passes = (calls | (works & (action == FORGE))) & (owner == table.cover_holder) & (owner == table.holder)
        table = pass_marker(plan, table, passes)
        table, asked = ask_helpers(plan, table, owner, calls)
        asks |= asked
        active = active & ~asked
    return put_on_top(plan, table, place, table.cover_card, active), active


def ask_helpers(plan: Plan, table: Table, owner: Array, active: Array) -> tuple[Table, Array]:
    """Ask an owner for the next helper, if there is one and a location for it; else what is left is lost (D-60a)."""
    left = have(table, owner, EXTRA)
    free = any_available(table)
    asks = active & (left > 0) & free
    table = gain(table, owner, EXTRA, jnp.where(active & ~free, -left, 0))
    return table.replace(
        question=jnp.where(asks, HELP_NOW, table.question),
        seat=jnp.where(asks, owner, table.seat),
    ), asks
