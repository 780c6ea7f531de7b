"""Search: information-set Monte Carlo tree search.

Every iteration imagines a fresh world for the seat, walks down the tree of moves by an upper confidence bound that
counts how often a move was *available* (in other worlds it may not have been legal), adds one node, plays on at random
for a while and judges what it finds. Each seat goes for its own result, so it works for any number of players.

With a number of iterations as budget the answer depends on the seed alone; with seconds it depends on the machine too.
A search that is stopped answers with the best so far.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final, final

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.judgement import Judge
from underhall.core.moves import MoveList
from underhall.core.state import State
from underhall.players.player import Player, must_be_imagined

CLOCK_EVERY: Final = 16


@final
class Node:
    """A move somebody could make, and what came of it in the worlds where it was tried."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat  # who made the move
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0  # results for that seat, added up
        self.children: dict[int, Node] = {}


@final
class Search(Player):
    """Thinks for ``seconds``, or for exactly ``iterations`` if that is not 0.

    ``depth`` is how many random moves follow before the game's judgement is asked: 0 judges at once, -1 plays on to
    the end.
    """

    def __init__(self, seconds: float = 1.0, iterations: int = 0, depth: int = 0, exploration: float = 0.5) -> None:
        self.seconds = seconds
        self.iterations: i64 = iterations
        self.depth: i64 = depth
        self.exploration: float = exploration
        self.stopped = False
        self.done: i64 = 0

    def choose(self, imagined: State) -> int:
        root = self.think(imagined)
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

    def think(self, imagined: State) -> Node:
        """The tree after the budget is used up; its children are the moves of the seat to decide."""
        must_be_imagined(imagined)
        self.stopped = False
        seat: i64 = imagined.seat
        root = Node(-1, -1)
        judge = imagined.game.judge()
        chance = imagined.chance.copy()
        legal = MoveList()
        results: vec[float] = vec[float]([0.0] * imagined.seats)
        end = time.monotonic() + self.seconds
        self.done = 0
        while not self.stopped:
            if self.iterations > 0:
                if self.done >= self.iterations:
                    break
            elif self.done % CLOCK_EVERY == 0 and self.done > 0 and time.monotonic() >= end:
                break
            world = imagined.imagine(seat, chance.next())
            path = self.descend(root, world, legal, chance)
            self.finish(world, judge, legal, chance, results)
            for node in path:
                node.visits += 1
                node.total += results[node.seat]
            self.done += 1
        return root

    def descend(self, root: Node, world: State, legal: MoveList, chance: Chance) -> list[Node]:
        """Walk down to a move not tried yet, playing it in the world; returns the moves on the way."""
        path: list[Node] = []
        node = root
        while world.seat >= 0:
            world.write_moves(legal)
            child = self.select(node, world.seat, legal, chance)
            path.append(child)
            world.apply(child.move)
            node = child
            if child.visits == 0:
                break
        return path

    def select(self, node: Node, seat: i64, legal: MoveList, chance: Chance) -> Node:
        """A random untried move if there is one, else the best by the bound."""
        children = node.children
        untried: i64 = 0
        chosen: i64 = -1
        best: Node | None = None
        highest: float = -1.0
        index: i64 = 0
        while index < legal.count:
            move: i64 = legal.items[index]
            child = children.get(move)
            if child is None:
                untried += 1
                if chance.below(untried) == 0:
                    chosen = move
            else:
                child.available += 1
                if untried == 0:
                    visits: float = float(child.visits)
                    bound: float = child.total / visits + self.exploration * sqrt(log(float(child.available)) / visits)
                    if bound > highest:
                        highest = bound
                        best = child
            index += 1
        if untried > 0 or best is None:
            best = Node(chosen, seat)
            best.available = 1
            children[chosen] = best
        return best

    def finish(self, world: State, judge: Judge, legal: MoveList, chance: Chance, results: vec[float]) -> None:
        """Play on at random for ``depth`` moves and judge the position for every seat."""
        moves: i64 = 0
        while world.seat >= 0 and moves != self.depth:
            world.write_moves(legal)
            world.apply(legal.items[chance.below(legal.count)])
            moves += 1
        seat: i64 = 0
        while seat < world.seats:
            results[seat] = judge.worth(world, seat)
            seat += 1
