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
    """1 for whoever wins alone, and together nought; of a shared victory each winner has a part."""
    won = winners(plan, table)
    share = won / total(won)
    return ((plan.players * share - 1) / (plan.players - 1)).astype(jnp.float32)
