"""Which moves of a position are right, by search: what is worth as much as the best, with all others clearly behind.

Three searches must agree. The first shares its tries out by the bound, as players do, so it looks hardly at what seems
bad. The second, longer one tries the moves the first thought best equally often and in the same worlds, so that none
is ahead for having been looked at more. The third, four times as long, looks again at what was chosen because two
searches saw a lead: among many positions some are chosen because both were lucky. All are only ever shown worlds
imagined for the seat that decides.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from underhall.core.chance import Chance
from underhall.core.state import State
from underhall.players.levels import make, searcher
from underhall.players.player import Player, ask
from underhall.players.prospects import calibration_for
from underhall.players.search import Node, Search, rating
from underhall.puzzles.puzzle import Finds

# In shares of the victory: so much less than the right moves is the best of the others worth, unless told otherwise.
MARGIN = 0.05
# A move that lies behind the best by less than this part of the margin is as good as it.
ALIKE = 0.25
SCREENING = 400  # iterations
FIRST = 2500
SECOND = 6000
THIRD = 24000
# A lead is confirmed if a search that did not choose the position sees at least this part of the margin.
SURE = 0.5
RIVALS = 6  # how many moves the second search compares
LEAST_TRIES = 8  # a move tried less often has no value worth comparing
# How often each level is asked when a puzzle is rated. The master's thinking is counted in iterations, so that the
# answer does not depend on the machine: about what its second has in it.
MASTER = 2000
TRIES = {"novice": 20, "adept": 8, "master": 4}
WORLDS = 3  # in which moves that mean the same must lead to the same position


@dataclass(frozen=True)
class Judgement:
    """The moves that are right, the best first, what the best is worth, and how far all others are behind."""

    right: tuple[int, ...]
    share: float
    margin: float
    values: tuple[tuple[int, float], ...] = ()  # what each move that was looked at is worth

    def lead(self, right: tuple[int, ...]) -> float:
        """How far the best of these moves is ahead of the best of all others; below 0 if it is behind."""
        own = [value for move, value in self.values if move in right]
        others = [value for move, value in self.values if move not in right]
        return max(own, default=0.0) - max(others, default=0.0)


def screened(state: State, seed: int, margin: float) -> Judgement:
    """A quick look."""
    return by_the_bound(state, seed, SCREENING, margin)[0]


def by_the_bound(state: State, seed: int, iterations: int, margin: float) -> tuple[Judgement, list[int]]:
    """What a player thinks who has so many iterations, and the order in which it would play the moves."""
    imagined = state.imagine(state.seat, seed)
    search = searcher(state.game, 0.0, iterations, "master" if iterations == SCREENING else "")
    nodes = search.rank(search.think(imagined))
    return judgement(search, imagined, nodes, margin), [node.move for node in nodes]


def compared(state: State, seed: int, rivals: list[int], margin: float, iterations: int) -> Judgement:
    """Some moves, tried equally often in the same worlds."""
    imagined = state.imagine(state.seat, seed)
    search = searcher(state.game, 0.0, iterations)
    search.begin(imagined)
    root = Node(-1, -1)
    search.judge_beforehand(root, imagined)
    nodes = [root.children[move] for move in rivals]
    search.try_each(root, imagined, nodes, iterations // len(nodes))
    return judgement(search, imagined, nodes, margin)


def judgement(search: Search, imagined: State, nodes: list[Node], margin: float) -> Judgement:
    calibration = calibration_for(imagined, search.evaluator)
    valued: list[tuple[float, int]] = []
    for node in nodes:
        if node.visits >= LEAST_TRIES or (node.visits == 0 and search.prior_weight > 0.0):
            value = calibration.share(rating(node, search.prior_weight), imagined.seat, imagined.seats)
            valued.append((-value, node.move))
    valued.sort()
    best = -valued[0][0]
    right = [move for value, move in valued if -value >= best - ALIKE * margin]
    others = [-value for value, move in valued if move not in right]
    lowest = min(-value for value, move in valued if move in right)
    values = tuple((move, -value) for value, move in valued)
    return Judgement(tuple(right), best, lowest - others[0] if others else 0.0, values)


def looked_at_again(state: State, right: tuple[int, ...], margin: float, chance: Chance, iterations: int) -> Judgement:
    """A position whose right moves are known, searched anew: they and what else seems best now, compared."""
    _, order = by_the_bound(state, chance.next(), FIRST, margin)
    rivals = order[:RIVALS] + [move for move in right if move not in order[:RIVALS]]
    return compared(state, chance.next(), rivals, margin, iterations)


def meaning(state: State, moves: list[int], seed: int) -> dict[int, str]:
    """For each move, what is the same for moves that mean the same: the positions they lead to in some worlds."""
    found: dict[int, str] = {}
    worlds = [state.imagine(state.seat, seed + number) for number in range(WORLDS)]
    for move in moves:
        prints: list[str] = []
        for world in worlds:
            after = world.copy()
            after.apply(move)
            prints.append(after.fingerprint())
        found[move] = " ".join(prints)
    return found


def judged_twice(state: State, chance: Chance, margin: float) -> tuple[Judgement, Judgement] | None:
    """What both searches say, if they agree; the right moves are those of the second, with all that mean the same."""
    first, order = by_the_bound(state, chance.next(), FIRST, margin)
    if first.margin < margin or not could_be_asked(first, len(order)):
        return None
    second = compared(state, chance.next(), order[:RIVALS], margin, SECOND)
    if second.margin < margin or order[0] not in second.right or first.right[0] not in second.right:
        return None
    meanings = meaning(state, order, chance.next())
    same = {meanings[move] for move in second.right}
    right = second.right + tuple(sorted(move for move in order if meanings[move] in same and move not in second.right))
    second = Judgement(right, second.share, second.margin, second.values)
    return (first, second) if could_be_asked(second, len(order)) else None


# What is asked: the mover is neither lost nor has won, and guessing does not help.
LOST, WON = 0.1, 0.97
GUESSING = 0.15


def could_be_asked(found: Judgement, legal: int) -> bool:
    return LOST < found.share < WON and len(found.right) < GUESSING * legal


def players(game: str) -> dict[str, Player]:
    """Who is asked, weakest first."""
    from underhall.core.game import find

    levels: dict[str, Player] = {level: make(level, game) for level in ("novice", "adept")}
    return {**levels, "master": searcher(find(game), 0.0, MASTER, "master")}


def answers(state: State, right: tuple[int, ...], player: Player, tries: int, chance: Chance) -> Finds:
    """How often a level finds a right move."""
    given = Counter(ask(player, state, chance.next()) for _ in range(tries))
    found = sum(count for move, count in given.items() if move in right)
    mostly = min(given, key=lambda move: (-given[move], move))
    return Finds(tries, found, state.game.moves.print(mostly))
