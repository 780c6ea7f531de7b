"""Where an arrow key moves the cursor: to the nearest piece on that side, as the eye sees it. Tab goes in order."""

from __future__ import annotations

from dataclasses import dataclass

# A character is about twice as high as wide.
TALL = 2
# How much a step to the side counts against a step straight on.
ASIDE = 2.0


@dataclass(frozen=True)
class Spot:
    """A piece on the screen: its rectangle in characters."""

    name: str
    x: int
    y: int
    width: int
    height: int


STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbour(spots: list[Spot], current: str, direction: str) -> str:
    """The piece an arrow key leads to; the current piece if there is nothing on that side."""
    here = next((spot for spot in spots if spot.name == current), None)
    if here is None:
        return spots[0].name if spots else ""
    dx, dy = STEPS[direction]
    best, least = current, float("inf")
    for spot in spots:
        if spot.name == current:
            continue
        along, aside = _offset(here, spot, dx, dy)
        if along <= 0:
            continue
        distance = along + ASIDE * aside
        if distance < least:
            best, least = spot.name, distance
    return best


def _offset(here: Spot, there: Spot, dx: int, dy: int) -> tuple[float, float]:
    """How far a piece lies ahead between centres, and how far aside between edges (0 where the pieces overlap)."""
    across = (there.x + there.width / 2) - (here.x + here.width / 2)
    down = TALL * ((there.y + there.height / 2) - (here.y + here.height / 2))
    if dx:
        gap = max(there.y - (here.y + here.height - 1), here.y - (there.y + there.height - 1), 0)
        return across * dx, TALL * gap
    gap = max(there.x - (here.x + here.width - 1), here.x - (there.x + there.width - 1), 0)
    return down * dy, gap


def next_in_order(names: list[str], current: str, step: int) -> str:
    """Tab: one piece after the other, round and round."""
    if not names:
        return ""
    if current not in names:
        return names[0]
    return names[(names.index(current) + step) % len(names)]
