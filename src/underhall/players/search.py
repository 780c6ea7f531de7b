"""Search: information-set Monte Carlo tree search.

Every iteration imagines a fresh world for the seat, walks down the tree of moves by an upper confidence bound that
counts how often a move was *available* (in other worlds it may not have been legal), adds one node, plays on at random
for a while and judges the position. Each seat goes for its own result, so the search works for any number of players;
where one world asks one seat and another world asks another after the same moves, each seat has moves of its own in
the tree.

Few iterations for many moves are shared out otherwise at the root (``candidates``): by *sequential halving* among the
moves that look best beforehand. All of these are tried equally often and in the same worlds, then the better half of
them again, until one is left. A bound would spend such a budget on finding out that each move can be tried once.

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

# After how many evaluations or iterations the clock is looked at.
CLOCK_EVERY: Final = 16
# With seconds as budget: a move that is ahead by so much of what is still to come is taken to stay ahead,
LIKELY: Final = 0.3
# and after this part of the time two moves that are worth nearly the same are not worth more thought.
ENOUGH: Final = 0.25
ALIKE: Final = 0.004
UNTRIED: Final = 2.0
# In how many worlds the moves at the root are judged beforehand.
ROOT_WORLDS: Final = 6


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
    on to the end. ``prior_weight`` is as how many tries the evaluation of an untried move counts. ``candidates`` is
    among how many moves the iterations are shared out by sequential halving; 0 is by the bound among all.
    ``handwritten`` leaves aside whatever the game has learned. ``plan_margin``: see ``SearchSettings``.
    """

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int = 0,
        rollout_depth: int = 0,
        exploration: float = 0.5,
        prior_weight: float = 0.0,
        candidates: int = 0,
        handwritten: bool = False,
        plan_margin: float = 0.03,
    ) -> None:
        self.seconds: float = seconds
        self.iterations: i64 = iterations
        self.rollout_depth: i64 = rollout_depth
        self.depth: i64 = rollout_depth  # what the evaluator makes of it
        self.exploration: float = exploration
        self.prior_weight: float = prior_weight
        self.candidates: i64 = candidates
        self.handwritten = handwritten
        self.plan_margin: float = plan_margin
        self.margin: float = plan_margin  # what the evaluator makes of it
        self.stopped = False
        self.done: i64 = 0
        self.planned: i64 = -1  # the move of the game's plan in the position that was searched last
        # What one search needs at hand.
        self.evaluator: Evaluator[Any] = Evaluator()
        self.chance: Chance = Chance(0)
        self.legal: MoveList = MoveList()
        self.results: vec[float] = vec[float]()
        self.started: float = 0.0
        self.ticks: i64 = 0

    def choose(self, imagined: State) -> int:
        ranked = self.rank(self.think(imagined, True))
        return ranked[0].move if ranked else imagined.moves()[0]

    def stop(self) -> None:
        """Let a search in another thread answer with the best so far."""
        self.stopped = True

    def rank(self, root: Node) -> list[Node]:
        """The moves that were searched, best first: what is played and what is advised."""
        return rank(list(root.children.values()), self.prior_weight, self.planned, self.margin, self.chance)

    def think(self, imagined: State, until_settled: bool = False) -> Node:
        """The tree after the budget is used up; its children are the moves of the seat to decide.

        ``until_settled`` ends the search when the most visited move is sure to stay that.
        """
        must_be_imagined(imagined)
        self.begin(imagined)
        root = Node(-1, -1)
        if self.prior_weight > 0.0 or self.candidates > 0:
            self.judge_beforehand(root, imagined)
        if self.candidates > 0 and self.iterations > 0:
            self.halve(root, imagined)
            return root
        first: i64 = self.planned
        while not self.stopped and (self.iterations == 0 or self.done < self.iterations):
            if self.done % CLOCK_EVERY == 0 and self.done > 0:
                time.sleep(0)  # compiled code never yields by itself: let others run, one of them may say stop
                if until_settled and self.is_settled(root):
                    break
            self.iterate(root, imagined, first, self.chance.next())
            first = -1
            self.look_at_the_clock()
        return root

    def begin(self, imagined: State) -> None:
        self.stopped = False
        self.done = 0
        self.ticks = 0
        self.started = time.monotonic()
        self.evaluator = imagined.game.handwritten() if self.handwritten else imagined.game.evaluator()
        self.depth = self.evaluator.rollout_depth(imagined, self.rollout_depth)
        self.margin = self.evaluator.plan_margin(imagined, self.plan_margin)
        self.chance = imagined.chance.copy()
        self.results = vec[float]([0.0] * imagined.seats)
        self.planned = self.evaluator.plan(imagined)
        if self.planned >= 0 and not imagined.legal_moves().holds(self.planned):
            self.planned = -1

    def look_at_the_clock(self) -> bool:
        """Whether to stop.

        With seconds as budget it is asked at all that takes time, a move judged beforehand too: there can be hundreds.
        """
        if self.iterations == 0:
            self.ticks += 1
            if self.ticks % CLOCK_EVERY == 0 and time.monotonic() - self.started >= self.seconds:
                self.stopped = True
        return self.stopped

    def is_settled(self, root: Node) -> bool:
        if self.iterations > 0:
            # Whether a plan is followed that is not tried most hangs on ratings, which every try changes.
            planned = root.children.get(self.planned)
            left: float = float(self.iterations - self.done)
            return (planned is None or tried_most(planned, root)) and settled(root, left, 0.0)
        spent: float = time.monotonic() - self.started
        left = LIKELY * float(self.done) * (self.seconds - spent) / (spent + 1e-6)
        return settled(root, left, ALIKE if spent > ENOUGH * self.seconds else 0.0)

    def judge_beforehand(self, root: Node, imagined: State) -> None:
        """Make the moves at the root, each with what the evaluator thinks of it in the same few worlds."""
        seat: i64 = imagined.seat
        children = root.asking(seat).children
        nodes: list[Node] = []
        for move in imagined.moves():
            child = Node(move, seat)
            children[move] = child
            nodes.append(child)
        values: vec[float] = vec[float]([0.0] * len(nodes))
        worlds: i64 = 0
        while worlds < ROOT_WORLDS:
            world = imagined.imagine(seat, self.chance.next())
            world.throwaway = True
            index: i64 = 0
            while index < len(nodes):
                if self.look_at_the_clock():
                    return  # without the world that is half through, which would favour one half of the moves
                values[index] = foresee(world, nodes[index].move, seat, self.evaluator)
                if worlds == 0:
                    nodes[index].prior = values[index]
                index += 1
            index = 0
            while index < len(nodes):
                nodes[index].prior += (values[index] - nodes[index].prior) / float(worlds + 1)
                index += 1
            worlds += 1

    def halve(self, root: Node, imagined: State) -> None:
        """Sequential halving: each round has the same part of the budget, and half as many moves as the one before."""
        rivals = rank(list(root.children.values()), 1.0, -1, 0.0, self.chance)
        if len(rivals) > self.candidates:
            left_out = [node for node in rivals[self.candidates :] if node.move == self.planned]
            rivals = rivals[: self.candidates] + left_out
        rounds: i64 = 1
        while (1 << rounds) < len(rivals):
            rounds += 1
        while rounds > 0 and self.done < self.iterations:
            tries: i64 = (self.iterations - self.done) // (rounds * len(rivals))
            if tries == 0:
                tries = 1
            self.try_each(root, imagined, rivals, tries)
            rivals = rank(rivals, self.prior_weight, -1, 0.0, self.chance)
            rivals = rivals[: (len(rivals) + 1) // 2]
            rounds -= 1
        # What is left by rounding down is for the winner, which so has been tried most.
        self.try_each(root, imagined, rivals[:1], self.iterations - self.done)

    def try_each(self, root: Node, imagined: State, rivals: list[Node], tries: i64) -> None:
        """So many iterations with each of some moves at the root, all in the same worlds."""
        number: i64 = 0
        while number < tries:
            time.sleep(0)  # as in ``think``
            seed = self.chance.next()
            for rival in rivals:
                if self.stopped or self.done >= self.iterations:
                    return
                self.iterate(root, imagined, rival.move, seed)
            number += 1

    def iterate(self, root: Node, imagined: State, first: i64, seed: i64) -> None:
        """Once down the tree and back in a world of its own; ``first`` is the move at the root, -1: by the bound."""
        world = imagined.imagine(imagined.seat, seed)
        world.throwaway = True
        path = self.descend(root, world, first)
        self.finish(world)
        for node in path:
            node.visits += 1
            node.total += self.results[node.seat]
        self.done += 1

    def descend(self, root: Node, world: State, first: i64) -> list[Node]:
        """Walk down to a move not tried yet, playing it in the world; returns the moves on the way."""
        path: list[Node] = []
        node = root
        while world.seat >= 0:
            world.write_moves(self.legal)
            if first >= 0 and node is root and self.legal.holds(first):
                node = child_of(root.asking(world.seat), first, world.seat)
            else:
                node = self.select(node, world)
            path.append(node)
            world.apply(node.move)
            if node.visits == 0:
                break
        return path

    def select(self, node: Node, world: State) -> Node:
        """The best move by the bound: the move's mean result so far, and the more the less it was tried when available.

        With ``prior_weight`` a move starts with what the evaluator thinks of the move, as if tried so often; without,
        untried moves come first, in random order.
        """
        seat: i64 = world.seat
        legal = self.legal
        children = node.asking(seat).children
        best: Node | None = None
        highest: float = -1.0
        index: i64 = 0
        while index < legal.count:
            move: i64 = legal.items[index]
            child = children.get(move)
            if child is None:
                if best is not None and self.look_at_the_clock():
                    break
                child = Node(move, seat)
                children[move] = child
                if self.prior_weight > 0.0:
                    child.prior = foresee(world, move, seat, self.evaluator)
            child.available += 1
            tries: float = float(child.visits) + self.prior_weight
            if tries > 0.0:
                mean: float = (child.total + self.prior_weight * child.prior) / tries
                bound: float = mean + self.exploration * sqrt(log(float(child.available) + 1.0) / tries)
            else:
                bound = UNTRIED + float(self.chance.next())
            if bound > highest:
                highest = bound
                best = child
            index += 1
        assert best is not None
        return best

    def finish(self, world: State) -> None:
        """Play on at random for ``depth`` moves and judge the position for every seat."""
        legal = self.legal
        moves: i64 = 0
        while world.seat >= 0 and moves != self.depth:
            world.write_moves(legal)
            world.apply(legal.items[self.chance.below(legal.count)])
            moves += 1
        self.evaluator.write_values(world, self.results)


def child_of(node: Node, move: i64, seat: i64) -> Node:
    child = node.children.get(move)
    if child is None:
        child = Node(move, seat)
        node.children[move] = child
    return child


def rating(node: Node, prior_weight: float) -> float:
    """What a move is worth to its seat: the mean of its results, what was thought of it beforehand included."""
    tries: float = float(node.visits) + prior_weight
    return (node.total + prior_weight * node.prior) / tries if tries > 0.0 else 0.0


def rank(nodes: list[Node], prior_weight: float, planned: i64, plan_margin: float, chance: Chance) -> list[Node]:
    """Moves, best first: by how often they were tried, then by their rating, then by chance.

    Where few iterations are shared by many moves ties are the rule, and the first of equals is always of the same kind.
    The plan's move goes before all others if it was tried and is rated hardly below the best.
    """
    order: list[tuple[int, float, int, int]] = []
    for index, node in enumerate(nodes):
        order.append((-node.visits, -rating(node, prior_weight), chance.next(), index))
    order.sort()
    ranked = [nodes[place[3]] for place in order]
    for node in ranked:
        if node.move == planned and node.visits > 0:
            if rating(node, prior_weight) >= rating(ranked[0], prior_weight) - plan_margin:
                ranked.remove(node)
                ranked.insert(0, node)
            break
    return ranked


def tried_most(node: Node, root: Node) -> bool:
    return all(child.visits <= node.visits for child in root.children.values())


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
