"""Who is thought for next: questions wait here until a worker is free.

People's questions go before those of tables at which only bots play. Then the workers' time is shared evenly between
networks, and within a network between people (fair queueing by virtual finish times): next comes whoever has the fewest
questions at the workers and, among those, will have used the least of their time when this one is answered. So somebody
with one quick question waits for what is being thought about just now, and not for all that others have asked, however
many they are and however much that is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar


class Asked(Protocol):
    """A question: whose, from where, whether any person waits for the answer, and about how many seconds it takes."""

    person: str
    network: str
    urgent: bool
    cost: float


Q = TypeVar("Q", bound=Asked)


@dataclass(eq=False)
class Line(Generic[Q]):
    """One person's questions in the order they came in."""

    used: float = 0.0  # seconds of the workers
    running: int = 0  # questions at the workers
    waiting: list[Q] = field(default_factory=list)

    def next(self, urgent: bool) -> Q | None:
        """The quickest first: a hint does not wait for all the bots of whoever asked for it."""
        return min((one for one in self.waiting if one.urgent == urgent), key=lambda one: one.cost, default=None)

    def open(self) -> int:
        return self.running + len(self.waiting)


@dataclass(eq=False)
class Network(Generic[Q]):
    """Everybody from one network, by person."""

    used: float = 0.0
    running: int = 0
    floor: float = 0.0  # what the line that was served last had used by then
    lines: dict[str, Line[Q]] = field(default_factory=dict)

    def first(self, urgent: bool, per_person: int) -> tuple[Line[Q], Q] | None:
        """Whose turn it is among the people here, and with which question."""
        found = [
            (line, question)
            for line in self.lines.values()
            if line.running < per_person and (question := line.next(urgent)) is not None
        ]
        return min(found, key=lambda one: (one[0].running, one[0].used + one[1].cost), default=None)

    def open(self) -> int:
        return sum(line.open() for line in self.lines.values())


class FairQueue(Generic[Q]):
    """Questions in lines. One person's, and one network's, are at no more than so many workers at a time."""

    def __init__(self, per_person: int, per_network: int) -> None:
        self.per_person = per_person
        self.per_network = per_network
        self.networks: dict[str, Network[Q]] = {}
        # What the network that was served last had used by then. Whoever asks again after a while begins there: nobody
        # can save time up.
        self.floor = 0.0

    def put(self, question: Q, again: bool = False) -> None:
        """``again``: it was at a worker already, in vain, and goes before the others like it of that person."""
        network = self.networks.setdefault(question.network, Network())
        if not network.open():
            network.used = max(network.used, self.floor)
        line = network.lines.setdefault(question.person, Line())
        if not line.open():
            line.used = max(line.used, network.floor)
        line.waiting.insert(0 if again else len(line.waiting), question)

    def take(self) -> Q | None:
        """The next question for a worker, if there is one; ``done`` must follow."""
        for urgent in (True, False):
            found = [
                (network, *first)
                for network in self.networks.values()
                if network.running < self.per_network and (first := network.first(urgent, self.per_person)) is not None
            ]
            if found:
                network, line, question = min(found, key=lambda one: (one[0].running, one[0].used + one[2].cost))
                self.floor = max(self.floor, network.used)
                network.floor = max(network.floor, line.used)
                network.running += 1
                line.running += 1
                line.waiting.remove(question)
                return question
        return None

    def done(self, question: Q, seconds: float) -> None:
        """The worker is through with it, in whatever way, and took that long."""
        network = self.networks[question.network]
        line = network.lines[question.person]
        for share in (network, line):
            share.running -= 1
            share.used += seconds
        self._forget()

    def remove(self, question: Q) -> None:
        """Nobody wants the answer any more. Does nothing for a question that does not wait."""
        network = self.networks.get(question.network)
        line = None if network is None else network.lines.get(question.person)
        if line is not None and question in line.waiting:
            line.waiting.remove(question)
            self._forget()

    def waiting(self) -> list[Q]:
        lines = (line for network in self.networks.values() for line in network.lines.values())
        return [question for line in lines for question in line.waiting]

    def open(self) -> int:
        """How many questions wait or are at the workers."""
        return sum(network.open() for network in self.networks.values())

    def open_for(self, person: str) -> int:
        """How many questions of a person wait or are at the workers."""
        lines = (network.lines.get(person) for network in self.networks.values())
        return sum(line.open() for line in lines if line is not None)

    def open_from(self, name: str) -> int:
        """The same for a network."""
        network = self.networks.get(name)
        return 0 if network is None else network.open()

    def _forget(self) -> None:
        """Drop whoever asks nothing and has used no more than a newcomer; everybody, once nothing is asked any more."""
        for name, network in list(self.networks.items()):
            for person, line in list(network.lines.items()):
                if not line.open() and line.used <= network.floor:
                    del network.lines[person]
            if not network.open() and network.used <= self.floor:
                del self.networks[name]
        if not self.open():
            self.networks.clear()
            self.floor = 0.0
