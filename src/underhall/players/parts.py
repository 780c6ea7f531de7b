"""Root-parallel search: several searches of one position in several processes, and what they find out together.

Each search has worlds of its own; how often each move was tried, and what came of it, is added up. A part is plain
data, so that it can travel between processes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.players.search import Node, Search, rank

MOST_PROCESSES: Final = 64


class Part(NamedTuple):
    """What one of the searches found out."""

    moves: list[tuple[int, int, float, float]]  # move, visits, total, prior
    prior_weight: float
    planned: int
    plan_margin: float


Settings = tuple[float, int, int, float, float, int, bool, float]  # as ``Search`` takes them


def settings_of(search: Search) -> Settings:
    return (
        search.seconds,
        search.iterations,
        search.rollout_depth,
        search.exploration,
        search.prior_weight,
        search.candidates,
        search.handwritten,
        search.plan_margin,
    )


def part_of(search: Search, imagined: State) -> Part:
    """Search for one part. With seconds as budget a search that is settled ends early, as it would alone."""
    root = search.think(imagined, until_settled=search.iterations == 0)
    moves: list[tuple[int, int, float, float]] = []
    for move, node in root.children.items():
        moves.append((move, node.visits, node.total, node.prior))
    return Part(moves, search.prior_weight, search.planned, search.margin)


def choose_by_parts(parts: list[Part], seed: int) -> int:
    """The move that all parts together are for; -1 if they know none. Ties are broken by chance."""
    nodes: dict[int, Node] = {}
    for part in parts:
        for move, visits, total, prior in part.moves:
            node = nodes.get(move)
            if node is None:
                node = Node(move, 0)
                nodes[move] = node
            node.visits += visits
            node.total += total
            node.prior += prior / len(parts)
    first = parts[0]
    weight = first.prior_weight * len(parts)
    ranked = rank(list(nodes.values()), weight, first.planned, first.plan_margin, Chance(seed))
    return ranked[0].move if ranked else -1
