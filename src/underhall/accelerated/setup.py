"""Setup (section 2 of the rules) and the Mining Phase (3.1)."""

from __future__ import annotations

from typing import Final

from underhall.accelerated.arrays import Array, jnp, np, one_of, total
from underhall.accelerated.chance import draw_each, origins, seeded
from underhall.accelerated.plan import FIRST, NO_QUESTION, Plan, looked_up
from underhall.accelerated.table import Table, put_on_top
from underhall.games.dwarf.catalogue import FIRST_SPECIAL, MOUNTAIN_CARDS, SPECIAL_CARDS
from underhall.games.dwarf.state import (
    ENDED_BY_MOUNTAIN,
    EXTRA,
    EXTRA_WORKERS,
    LOCATIONS,
    MOUNTAIN,
    NONE,
    PILE,
    PILES,
    REGULAR,
    REGULAR_WORKERS,
    ROW,
    STACK,
)

MOST_DRAWN: Final = 3  # of one Mountain in one Mining Phase (D-24a, D-25)


def deal(plan: Plan, seed: Array) -> Table:
    """The table before the first Mining Phase, with 32-bit numbers (``widened``)."""
    cards, lower = plan.mountain_cards()
    parts = [lower, MOUNTAIN_CARDS - lower] if plan.a_on_b else [MOUNTAIN_CARDS]
    decks = [*parts, SPECIAL_CARDS] * plan.mines
    limits = [limit for count in decks for limit in range(count, 1, -1)]
    chance, drawn = draw_each(seeded(seed), jnp.array([*limits, plan.players], jnp.int32))
    shuffled = []
    at = 0
    for count in decks:
        others = jnp.concatenate([jnp.zeros(1, jnp.int32), drawn[at : at + count - 1][::-1]])
        shuffled.append(origins(others))
        at += count - 1
    mountains, piles = [], []
    for mine in range(plan.mines):
        own = shuffled[mine * (len(parts) + 1) : (mine + 1) * (len(parts) + 1)]
        starts = np.cumsum([0, *parts])[:-1]
        order = jnp.concatenate([part + int(start) for part, start in zip(own[:-1], starts, strict=True)])
        mountains.append(jnp.pad(jnp.asarray(cards)[order], (0, MOUNTAIN - MOUNTAIN_CARDS)))
        # The cards are dealt to the piles in turn (D-16).
        piles.append((own[-1] + FIRST_SPECIAL).reshape(PILE, PILES).T)
    starting = np.zeros((LOCATIONS, STACK), np.int8)
    starting[plan.location[:LOCATIONS], 0] = np.arange(LOCATIONS)
    holdings = np.zeros((plan.players, ROW), np.int32)
    holdings[:, REGULAR] = REGULAR_WORKERS
    holdings[:, EXTRA] = EXTRA_WORKERS
    none = jnp.int32(0)
    no = jnp.zeros((), bool)
    return Table(
        stacks=jnp.asarray(np.tile(starting, (plan.mines, 1))),
        heights=jnp.ones(plan.places, jnp.int32),
        mountains=jnp.stack(mountains),
        mountain_counts=jnp.full(plan.mines, MOUNTAIN_CARDS, jnp.int32),
        lower=jnp.full(plan.mines, lower if plan.a_on_b else 0, jnp.int32),
        piles=jnp.concatenate(piles).astype(jnp.int8),
        pile_counts=jnp.full(plan.piles, PILE, jnp.int32),
        discards=jnp.zeros((plan.mines, MOUNTAIN), jnp.int8),
        discard_counts=jnp.zeros(plan.mines, jnp.int32),
        holdings=jnp.asarray(holdings),
        worker_place=jnp.zeros(plan.workers, jnp.int32),
        worker_owner=jnp.zeros(plan.workers, jnp.int32),
        worker_extra=jnp.zeros(plan.workers, bool),
        worker_spent=jnp.zeros(plan.workers, bool),
        worker_count=none,
        occupied=jnp.zeros(plan.places, bool),
        round=none,
        holder=drawn[-1],
        mustered=no,
        orcs=no,
        last_placed=jnp.int32(NONE),
        ended=none,
        reveals=none,
        chance=chance,
        question=jnp.int32(NO_QUESTION),
        seat=none,
        start=none,
        second=no,
        turn=none,
        cover_mine=none,
        cover_card=none,
        cover_holder=none,
        order=jnp.zeros(plan.players, jnp.int32),
        order_count=none,
        action=none,
        extra=no,
        made=no,
    )


def mining(plan: Plan, table: Table, active: Array) -> Table:
    """3.1: two cards from each Mountain; then the first turns are asked, unless the game is over."""
    table = table.replace(round=table.round + active)
    for mine in range(plan.mines):
        table = mine_two_cards(plan, table, mine, active & (table.ended == 0))
    goes_on = active & (table.ended == 0)
    return table.replace(
        question=jnp.where(goes_on, FIRST, table.question),
        seat=jnp.where(goes_on, table.holder, table.seat),
        start=jnp.where(goes_on, table.holder, table.start),
        second=table.second & ~goes_on,
        turn=jnp.where(goes_on, 0, table.turn),
    )


def mine_two_cards(plan: Plan, table: Table, mine: int, active: Array) -> Table:
    """D-24, what happens when the second card belongs to the location of the first, and a Mountain that fails."""
    count = table.mountain_counts[mine]
    cards = [read(table.mountains[mine], count - 1 - number) for number in range(MOST_DRAWN)]
    homes = [looked_up(plan.location, card) for card in cards]
    twice = homes[1] == homes[0]
    first = active & (count >= 1)
    second = first & (count >= 2)
    third = second & twice & (count >= 3)
    drawn = first.astype(jnp.int32) + second + third
    fails = (count < 1) | (count < 2) | (twice & (count < 3))
    if plan.end_when_empty:  # D-28
        fails |= count == drawn
    if plan.v1:  # D-25
        discarded = [second & twice, third & (homes[2] == homes[0])]
        placed = [first, second & ~twice, third & ~discarded[1]]
        discards, discard_counts = table.discards, table.discard_counts
        for card, thrown in zip(cards[1:], discarded, strict=True):
            here = (one_of(mine, plan.mines) & thrown)[:, None]
            here &= jnp.arange(MOUNTAIN)[None] == discard_counts[:, None]
            discards = jnp.where(here, card.astype(jnp.int8), discards)
            discard_counts = discard_counts + (one_of(mine, plan.mines) & thrown)
        table = table.replace(discards=discards, discard_counts=discard_counts)
    else:  # D-24a
        placed = [first, second, third]
    for card, home, laid in zip(cards, homes, placed, strict=True):
        table = put_on_top(plan, table, mine * LOCATIONS + home, card, laid)
        table = table.replace(last_placed=jnp.where(laid, card, table.last_placed))
    counts = table.mountain_counts - one_of(mine, plan.mines) * drawn
    return table.replace(
        mountain_counts=counts,
        lower=jnp.minimum(table.lower, counts),
        reveals=table.reveals + drawn,
        ended=jnp.where(active & fails, ENDED_BY_MOUNTAIN, table.ended),
    )


def read(cards: Array, place: Array) -> Array:
    """The card at a place; the first one for a place that is none, for which nobody will ask."""
    return total(jnp.where(jnp.arange(cards.shape[0]) == place, cards, 0))
