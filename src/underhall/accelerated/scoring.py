"""Game end and scoring (section 5): who wins, and what that is worth."""

from __future__ import annotations

from underhall.accelerated.arrays import Array, jnp, total
from underhall.accelerated.plan import Plan
from underhall.accelerated.table import Table
from underhall.games.dwarf.state import GLORY, GOLD, IRON, ITEMS, STEEL


def winners(plan: Plan, table: Table) -> Array:
    """A truth for each seat: whether it wins as things stand (D-78 to D-80)."""
    holdings = table.holdings.astype(jnp.int32)
    led = jnp.zeros(plan.players, jnp.int32)
    for category in (STEEL, GOLD, ITEMS):
        amounts = holdings[:, category]
        most = amounts == jnp.max(amounts)
        led = led + (most & (total(most) == 1))  # a shared lead is none
    contenders = led == jnp.max(led)
    for what in (GLORY, IRON, ITEMS):
        amounts = jnp.where(contenders, holdings[:, what], -1)
        contenders = contenders & (amounts == jnp.max(amounts))
    return contenders


def rewards(plan: Plan, table: Table) -> Array:
    """1 for whoever wins alone, and together nought; of a shared victory each winner has a part.

    Looked up, so that they are the same to the last bit on every device: not all divide alike.
    """
    won = winners(plan, table)
    players = plan.players
    of_winners = [0.0, *((players / sharing - 1) / (players - 1) for sharing in range(1, players + 1))]
    return jnp.where(won, jnp.array(of_winners, jnp.float32)[total(won)], jnp.float32(-1 / (players - 1)))
