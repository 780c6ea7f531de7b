"""The largest matching in a graph: as many pairs as there can be, each of two that may be paired.

Edmonds' algorithm: paths along which pairs and gaps take turns are looked for from everybody who is alone, and circles
of odd length on the way are shrunk into one. It is written out here, a hundred lines without weights: the packages that
have it bring a whole library of graphs along.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Set

ALONE = -1


def largest_matching(neighbours: Mapping[int, Set[int]]) -> dict[int, int]:
    """Who is paired with whom; whoever stays alone is not in it."""
    names = list(neighbours)
    number = {name: index for index, name in enumerate(names)}
    edges = [[number[other] for other in neighbours[name] if other in number] for name in names]
    mate = _Search(edges).match()
    return {names[one]: names[other] for one, other in enumerate(mate) if other != ALONE}


def can_all_be_paired(who: Iterable[int], may_meet: Mapping[int, Set[int]]) -> bool:
    """Whether everybody of these can be paired with another of them."""
    here = set(who)
    if len(here) % 2:
        return False
    return len(largest_matching({one: may_meet[one] & here for one in here})) == len(here)


class _Search:
    """The matching as it grows, and what is known while one path is looked for."""

    def __init__(self, edges: list[list[int]]) -> None:
        self.edges = edges
        self.mate = [ALONE] * len(edges)
        self.before: list[int] = []  # from where a vertex was reached, over an edge that is no pair
        self.base: list[int] = []  # into which vertex its circle was shrunk
        self.reached: list[bool] = []
        self.queue: deque[int] = deque()

    def match(self) -> list[int]:
        for one, others in enumerate(self.edges):  # most are paired at once; paths are for the rest
            free = next((other for other in others if self.mate[other] == ALONE), None)
            if self.mate[one] == ALONE and free is not None and free != one:
                self.mate[one], self.mate[free] = free, one
        for root in range(len(self.edges)):
            if self.mate[root] == ALONE:
                self._turn_over(self._path_from(root))
        return self.mate

    def _turn_over(self, end: int) -> None:
        """Along a path, what was a gap becomes a pair."""
        while end != ALONE:
            before = self.before[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def _path_from(self, root: int) -> int:
        """The end of a path to somebody else who is alone; ALONE if there is none."""
        count = len(self.edges)
        self.before, self.base = [ALONE] * count, list(range(count))
        self.reached = [False] * count
        self.reached[root] = True
        self.queue = deque([root])
        while self.queue:
            here = self.queue.popleft()
            for there in self.edges[here]:
                if self.base[here] == self.base[there] or self.mate[here] == there:
                    continue
                if there == root or (self.mate[there] != ALONE and self.before[self.mate[there]] != ALONE):
                    self._shrink(here, there)
                elif self.before[there] == ALONE:
                    self.before[there] = here
                    if self.mate[there] == ALONE:
                        return there
                    self.reached[self.mate[there]] = True
                    self.queue.append(self.mate[there])
        return ALONE

    def _shrink(self, one: int, other: int) -> None:
        """An edge closes a circle of odd length: from now on any vertex of it can be left over any of its edges."""
        top = self._meeting_point(one, other)
        inside: set[int] = set()
        self._mark(one, top, other, inside)
        self._mark(other, top, one, inside)
        for vertex in range(len(self.edges)):
            if self.base[vertex] in inside:
                self.base[vertex] = top
                if not self.reached[vertex]:
                    self.reached[vertex] = True
                    self.queue.append(vertex)

    def _meeting_point(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mate[one] == ALONE:
                break
            one = self.before[self.mate[one]]
        while self.base[other] not in seen:
            other = self.before[self.mate[self.base[other]]]
        return self.base[other]

    def _mark(self, vertex: int, top: int, child: int, inside: set[int]) -> None:
        while self.base[vertex] != top:
            inside |= {self.base[vertex], self.base[self.mate[vertex]]}
            self.before[vertex] = child
            child = self.mate[vertex]
            vertex = self.before[child]
