"""Learned evaluators: a small net that tells a seat's share of victory from the judged features of its game.

A net has two hidden layers. Most features are nought, so the first layer adds up only what is there. A file holds a
line of JSON (what the net is for and how it was made) and the weights as 32-bit floats; games ship one for each number
of players where it plays better than the hand-written evaluator (docs/strength.md), as ``nets/N.net`` in their folder.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from underhall.core.buffers import COMPILED, i64, vec
from underhall.core.errors import UnderhallError
from underhall.core.evaluation import Evaluator, Reason, result
from underhall.core.features import AT_ONCE, Features, SparseRow
from underhall.core.game import Game
from underhall.core.net_rows import NetRows
from underhall.core.state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

S = TypeVar("S", bound=State)

FORMAT: Final = 1
MOST_PLAYERS: Final = 8
LARGEST_FILE: Final = 100_000


class BadNet(UnderhallError):
    """A net file that cannot be read, or was made for another game or for other features."""


@final
class Net:
    """The weights of a net; shared by all that use it, never changed. ``header`` tells how it was made."""

    def __init__(self, header: dict[str, Any], shape: tuple[int, int, int], weights: list[float]) -> None:
        self.header = header
        self.inputs: i64 = shape[0]
        self.hidden: i64 = shape[1]
        parts: list[list[float]] = []
        start = 0
        for size in sizes_of(shape):
            parts.append(weights[start : start + size])
            start += size
        missing = -shape[2] % AT_ONCE
        self.upper: i64 = shape[2] + missing
        self.first: vec[float] = vec[float](parts[0])  # a row for each feature
        self.first_bias: vec[float] = vec[float](parts[1])
        self.second: vec[float] = vec[float](parts[2] + [0.0] * (missing * shape[1]))  # a row for each upper unit
        self.second_bias: vec[float] = vec[float](parts[3] + [0.0] * missing)
        self.last: vec[float] = vec[float](parts[4] + [0.0] * missing)
        self.last_bias: float = parts[5][0]
        self.rows: NetRows | None = None if COMPILED else self.as_rows()

    def as_rows(self) -> NetRows:
        """The same weights for the interpreted engine."""
        hidden = int(self.hidden)
        first, second = list(self.first), list(self.second)
        return NetRows(
            [first[start : start + hidden] for start in range(0, len(first), hidden)],
            list(self.first_bias),
            [second[unit::hidden] for unit in range(hidden)],
            list(self.second_bias),
            list(self.last),
            self.last_bias,
        )

    def share(self, row: SparseRow, sums: vec[float]) -> float:
        """The share of victory, from 0.0 to 1.0. ``sums`` has room for the hidden layer."""
        row.fill_up()
        if self.rows is not None:
            return logistic(self.rows.total(row))
        hidden: i64 = self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = self.first_bias[unit]
            unit += 1
        index: i64 = 0
        while index < row.count:
            self.add_four(row, index, sums)
            index += AT_ONCE
        return logistic(self.above(sums))

    def add_four(self, row: SparseRow, index: i64, sums: vec[float]) -> None:
        """Add four features to the hidden layer at once: reading and writing its sums takes longer than adding."""
        hidden: i64 = self.hidden
        first = self.first
        places = row.places
        amounts = row.amounts
        one: i64 = places[index] * hidden
        two: i64 = places[index + 1] * hidden
        three: i64 = places[index + 2] * hidden
        four: i64 = places[index + 3] * hidden
        of_one: float = amounts[index]
        of_two: float = amounts[index + 1]
        of_three: float = amounts[index + 2]
        of_four: float = amounts[index + 3]
        unit: i64 = 0
        while unit < hidden:
            sums[unit] += of_one * first[one] + of_two * first[two] + of_three * first[three] + of_four * first[four]
            one += 1
            two += 1
            three += 1
            four += 1
            unit += 1

    def above(self, sums: vec[float]) -> float:
        """What the layers above the first make of its sums, four upper units at once."""
        hidden: i64 = self.hidden
        second = self.second
        bias = self.second_bias
        last = self.last
        total: float = self.last_bias
        upper: i64 = 0
        while upper < self.upper:
            one: i64 = upper * hidden
            two: i64 = one + hidden
            three: i64 = two + hidden
            four: i64 = three + hidden
            in_one: float = bias[upper]
            in_two: float = bias[upper + 1]
            in_three: float = bias[upper + 2]
            in_four: float = bias[upper + 3]
            unit: i64 = 0
            while unit < hidden:
                below: float = sums[unit]
                if below > 0.0:
                    in_one += below * second[one + unit]
                    in_two += below * second[two + unit]
                    in_three += below * second[three + unit]
                    in_four += below * second[four + unit]
                unit += 1
            total += positive(in_one) * last[upper] + positive(in_two) * last[upper + 1]
            total += positive(in_three) * last[upper + 2] + positive(in_four) * last[upper + 3]
            upper += AT_ONCE
        return total


def positive(total: float) -> float:
    return total if total > 0.0 else 0.0


def logistic(total: float) -> float:
    if total > 30.0:
        return 1.0
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))


def sizes_of(shape: tuple[int, int, int]) -> tuple[int, ...]:
    """How many weights there are of each kind, in the order of the file."""
    inputs, hidden, upper = shape
    return inputs * hidden, hidden, hidden * upper, upper, upper, 1


class NetEvaluator(Evaluator[S], Generic[S]):
    """Judges by the net for the number of players; by hand where there is none. What it means in words is by hand too.

    It has buffers of its own: whoever thinks asks the game for a new one (``Game.evaluator``).
    """

    def __init__(self, features: Features[S], nets: list[Net | None], handwritten: Evaluator[S]) -> None:
        self.features = features
        self.nets = nets
        self.handwritten = handwritten
        self.row = SparseRow(features.judged)
        most = 1
        for net in nets:
            if net is not None and net.hidden > most:
                most = net.hidden
        self.sums: vec[float] = vec[float]([0.0] * most)

    def net_for(self, state: S) -> Net | None:
        return self.nets[self.features.players(state)]

    def value(self, state: S, seat: i64) -> float:
        net = self.net_for(state)
        if net is None:
            return self.handwritten.value(state, seat)
        if state.seat < 0:
            return result(state.winners(), seat)
        return self.share(net, state, self.features.look_ahead(state), seat)

    def write_values(self, state: S, values: vec[float]) -> None:
        net = self.net_for(state)
        seats: i64 = state.seats
        seat: i64 = 0
        if net is None:
            self.handwritten.write_values(state, values)
            return
        if state.seat < 0:
            winners = state.winners()
            while seat < seats:
                values[seat] = result(winners, seat)
                seat += 1
            return
        table = self.features.look_ahead(state)
        total: float = 1e-9
        while seat < seats:
            share = self.share(net, state, table, seat)
            values[seat] = share
            total += share
            seat += 1
        seat = 0
        while seat < seats:
            values[seat] /= total
            seat += 1

    def share(self, net: Net, state: S, table: S, seat: i64) -> float:
        row = self.row
        row.count = 0
        self.features.write_judged(state, table, seat, row)
        return net.share(row, self.sums)

    def plan(self, state: S) -> int:
        return self.handwritten.plan(state)

    def breakdown(self, state: S, seat: i64) -> dict[str, float]:
        return self.handwritten.breakdown(state, seat)

    def reasons(self, before: S, after: S, seat: i64) -> list[Reason] | None:
        return self.handwritten.reasons(before, after, seat)

    def plan_margin(self, state: S, wanted: float) -> float:
        return self.handwritten.plan_margin(state, wanted)

    def rollout_depth(self, state: S, wanted: i64) -> i64:
        """A net has learned from every moment of games: random moves before it judges only blur what it sees.

        To the end is to the end: there the net is not asked.
        """
        if wanted < 0 or self.net_for(state) is None:
            return self.handwritten.rollout_depth(state, wanted)
        return 0


# Files.


def pack(header: dict[str, Any], weights: list[float]) -> bytes:
    """A net as its file holds it. The header tells ``game``, ``players``, ``features``, ``cards`` and ``shape``."""
    import json
    import struct

    head = {"underhall": "net", "format": FORMAT, **header}
    packed = json.dumps(head, separators=(",", ":")).encode() + b"\n" + struct.pack(f"<{len(weights)}f", *weights)
    if len(packed) > LARGEST_FILE:
        raise BadNet("net-too_large", size=len(packed), most=LARGEST_FILE)
    return packed


def unpack(packed: bytes, name: str) -> Net:
    """The net of a file; ``name`` is told where it cannot be read."""
    import json
    import struct

    line, _, data = packed.partition(b"\n")
    try:
        header = json.loads(line)
        if header["underhall"] != "net" or header["format"] != FORMAT:
            raise ValueError
        inputs, hidden, upper = header["shape"]
        shape = (int(inputs), int(hidden), int(upper))
        weights = list(struct.unpack(f"<{sum(sizes_of(shape))}f", data))
    except (ValueError, KeyError, TypeError, struct.error):
        raise BadNet("net-unreadable", name=name) from None
    return Net(header, shape, weights)


def check(net: Net, game: Game[Any], features: Features[Any], players: int, name: str) -> None:
    """Refuse a net that was made for something else."""
    found = net.header.get("game"), net.header.get("players")
    if found != (game.key, players):
        raise BadNet("net-other_game", name=name, found=f"{found[0]} {found[1]}", wanted=f"{game.key} {players}")
    if net.header.get("features") != features.digest() or net.inputs != features.judged:
        raise BadNet("net-other_features", name=name, game=game.key)


def shipped(game: Game[Any], folder: Traversable, features: Features[Any]) -> list[Net | None]:
    """The nets in a folder, by number of players. An owner's own cards are judged by hand: no net has seen them."""
    nets: list[Net | None] = [None] * (MOST_PLAYERS + 1)
    for players in range(1, MOST_PLAYERS + 1):
        file = folder / f"{players}.net"
        if file.is_file():
            net = unpack(file.read_bytes(), file.name)
            check(net, game, features, players, file.name)
            if net.header.get("cards") == game.catalogue.digest:
                nets[players] = net
    return nets
