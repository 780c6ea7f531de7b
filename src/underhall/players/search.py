"""Search: information-set Monte Carlo tree search.

Every iteration imagines a fresh world for the seat, walks down the tree of moves by an upper confidence bound that
counts how often a move was *available* (in other worlds it may not have been legal), adds one node, plays on at random
for a while and judges the position. Each seat goes for its own result, so the search works for any number of players;
where one world asks one seat and another world asks another after the same moves, each seat has moves of its own in
the tree.

With a number of iterations as budget the answer depends on the seed alone; with seconds it depends on the machine too.
A search that is stopped answers with the best so far, and one whose best move cannot be caught up with any more within
its budget answers at once; with seconds as budget one that most likely cannot, or whose runner-up is worth the same.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any, Final, final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.evaluation import Evaluator
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, State
from underhall.players.player import Player, must_be_imagined

CLOCK_EVERY: Final = 16
# With seconds as budget: a move that is ahead by so much of what is still to come is taken to stay ahead,
LIKELY: Final = 0.3
# and after this part of the time two moves that are worth nearly the same are not worth more thought.
ENOUGH: Final = 0.25
ALIKE: Final = 0.004
UNTRIED: Final = 2.0


@final
class Node:
    """A move somebody could make, and what came of it in the worlds where it was tried."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat  # who made the move
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0  # results for that seat, added up
        self.prior: float = 0.0  # what the evaluator thought of it before it was tried
        self.asked: i64 = NOBODY  # who is asked next in the first world that came here
        self.children: dict[int, Node] = NO_CHILDREN  # that seat's moves, by number
        self.beside: Node | None = None  # holds the children of another seat, which other worlds ask here

    def asking(self, seat: i64) -> Node:
        """The node that holds this seat's moves: this one, or one beside it."""
        holder = self
        if holder.children is NO_CHILDREN:
            holder.children = {}
            holder.asked = seat
        while holder.asked != seat:
            beside = holder.beside
            if beside is None:
                beside = Node(self.move, self.seat)
                beside.children = {}
                beside.asked = seat
                holder.beside = beside
            holder = beside
        return holder


# Shared by all nodes nobody has looked behind yet: most of a tree, so a dict for each would be half of its memory.
NO_CHILDREN: Final[dict[int, Node]] = {}


@final
class Search(Player):
    """Thinks for ``seconds``, or for exactly ``iterations`` if that is not 0.

    ``rollout_depth`` is how many random moves follow before the game's evaluator is asked: 0 judges at once, -1 plays
    on to the end. ``prior_weight`` is as how many tries the evaluation of an untried move counts.
    """

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int = 0,
        rollout_depth: int = 0,
        exploration: float = 0.5,
        prior_weight: float = 0.0,
    ) -> None:
        self.seconds = seconds
        self.iterations: i64 = iterations
        self.rollout_depth: i64 = rollout_depth
        self.exploration: float = exploration
        self.prior_weight: float = prior_weight
        self.stopped = False
        self.done: i64 = 0

    def choose(self, imagined: State) -> int:
        root = self.think(imagined, True)
        best = -1
        visits: i64 = -1
        for move, child in root.children.items():
            if child.visits > visits:
                visits = child.visits
                best = move
        return best if best >= 0 else imagined.moves()[0]

    def stop(self) -> None:
        """Let a search in another thread answer with the best so far."""
        self.stopped = True

    def think(self, imagined: State, until_settled: bool = False) -> Node:
        """The tree after the budget is used up; its children are the moves of the seat to decide.

        ``until_settled`` ends the search when the most visited move is sure to stay that.
        """
        must_be_imagined(imagined)
        self.stopped = False
        seat: i64 = imagined.seat
        root = Node(-1, -1)
        evaluator = imagined.game.evaluator()
        chance = imagined.chance.copy()
        legal = MoveList()
        results: vec[float] = vec[float]([0.0] * imagined.seats)
        start = time.monotonic()
        self.done = 0
        while not self.stopped:
            if self.iterations > 0 and self.done >= self.iterations:
                break
            if self.done % CLOCK_EVERY == 0 and self.done > 0:
                time.sleep(0)  # compiled code never yields by itself: let others run, one of them may say stop
                left: float = float(self.iterations - self.done)
                alike: float = 0.0
                if self.iterations == 0:
                    spent: float = time.monotonic() - start
                    if spent >= self.seconds:
                        break
                    left = LIKELY * float(self.done) * (self.seconds - spent) / (spent + 1e-6)
                    if spent > ENOUGH * self.seconds:
                        alike = ALIKE
                if until_settled and settled(root, left, alike):
                    break
            world = imagined.imagine(seat, chance.next())
            world.throwaway = True
            path = self.descend(root, world, evaluator, legal, chance)
            self.finish(world, evaluator, legal, chance, results)
            for node in path:
                node.visits += 1
                node.total += results[node.seat]
            self.done += 1
        return root

    def descend(
        self, root: Node, world: State, evaluator: Evaluator[Any], legal: MoveList, chance: Chance
    ) -> list[Node]:
        """Walk down to a move not tried yet, playing it in the world; returns the moves on the way."""
        path: list[Node] = []
        node = root
        while world.seat >= 0:
            world.write_moves(legal)
            node = self.select(node, world, evaluator, legal, chance)
            path.append(node)
            world.apply(node.move)
            if node.visits == 0:
                break
        return path

    def select(self, node: Node, world: State, evaluator: Evaluator[Any], legal: MoveList, chance: Chance) -> Node:
        """The best move by the bound: the move's mean result so far, and the more the less it was tried when available.

        With ``prior_weight`` a move starts with what the evaluator thinks of the move, as if tried so often; without,
        untried moves come first, in random order.
        """
        seat: i64 = world.seat
        children = node.asking(seat).children
        best: Node | None = None
        highest: float = -1.0
        index: i64 = 0
        while index < legal.count:
            move: i64 = legal.items[index]
            child = children.get(move)
            if child is None:
                child = Node(move, seat)
                children[move] = child
                if self.prior_weight > 0.0:
                    child.prior = foresee(world, move, seat, evaluator)
            child.available += 1
            tries: float = float(child.visits) + self.prior_weight
            if tries > 0.0:
                mean: float = (child.total + self.prior_weight * child.prior) / tries
                bound: float = mean + self.exploration * sqrt(log(float(child.available) + 1.0) / tries)
            else:
                bound = UNTRIED + float(chance.next())
            if bound > highest:
                highest = bound
                best = child
            index += 1
        assert best is not None
        return best

    def finish(
        self, world: State, evaluator: Evaluator[Any], legal: MoveList, chance: Chance, results: vec[float]
    ) -> None:
        """Play on at random for ``rollout_depth`` moves and judge the position for every seat."""
        moves: i64 = 0
        while world.seat >= 0 and moves != self.rollout_depth:
            world.write_moves(legal)
            world.apply(legal.items[chance.below(legal.count)])
            moves += 1
        evaluator.write_values(world, results)


def settled(root: Node, left: float, alike: float) -> bool:
    """Whether ``left`` more tries cannot change which move is tried most, or the next is as good but for ``alike``."""
    first: Node | None = None
    second: Node | None = None
    for child in root.children.values():
        if first is None or child.visits > first.visits:
            second = first
            first = child
        elif second is None or child.visits > second.visits:
            second = child
    if first is None or second is None:
        return False
    if float(first.visits - second.visits) > left:
        return True
    if alike == 0.0 or second.visits == 0:
        return False
    difference: float = first.total / float(first.visits) - second.total / float(second.visits)
    return -alike < difference < alike


def foresee(world: State, move: i64, seat: i64, evaluator: Evaluator[Any]) -> float:
    """What the evaluator thinks of a move before it is tried."""
    after = world.copy()
    after.apply(move)
    return evaluator.value(after, seat)
