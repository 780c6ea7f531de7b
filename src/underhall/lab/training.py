"""A net from self-play: gradient descent on the shares of victory, with every tenth chunk of games held out.

Written for numpy; the nets are so small that the games take longer than the learning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from underhall.core.errors import UnderhallError
from underhall.core.net import sizes_of
from underhall.lab.extras import need
from underhall.lab.self_play import CHUNK, chunk_file, chunks_for

HIDDEN = 32
UPPER = 16
EPOCHS = 16
BATCH = 512
LEARNING_RATE = 2e-3
DECAY = 1e-5  # of weights, at each step
HELD_OUT = 10  # one chunk in so many
TENTHS = 10
# Adam's usual constants.
MOMENTUM = 0.9
SPREAD = 0.999
TINY = 1e-8

# Called after each epoch with its number and the loss on the games held out.
Watcher = Callable[[int, float], None]


@dataclass(frozen=True)
class Tenth:
    """The positions held out that were given a share of victory in one tenth, and what came of them."""

    positions: int
    given: float
    won: float


@dataclass(frozen=True)
class Learned:
    """Weights in the order of a net's file, and how good they are on games held out."""

    shape: tuple[int, int, int]
    weights: list[float]
    positions: int
    loss: float  # mean cross-entropy
    tenths: list[Tenth]


def read_rows(folder: Path, games: int, held_out: bool) -> tuple[Any, Any]:
    """Features and shares of the games to learn from, or of those held out."""
    np = need("numpy", "lab")
    chunks = chunks_for(games)
    if chunks < 2:
        raise UnderhallError("train-too_few", games=games, least=CHUNK + 1)
    kept = {number for number in range(chunks) if number % HELD_OUT == HELD_OUT - 1} or {chunks - 1}
    wanted = [number for number in range(chunks) if (number in kept) == held_out]
    rows = []
    shares = []
    for number in wanted:
        with np.load(chunk_file(folder, number)) as chunk:
            rows.append(chunk["rows"])
            shares.append(chunk["shares"])
    return np.concatenate(rows), np.concatenate(shares).astype(np.float32)


class Layers:
    """The net while it learns: the parts of its file as arrays."""

    def __init__(self, shape: tuple[int, int, int], seen: Any, chance: Any) -> None:
        np = need("numpy", "lab")
        inputs, hidden, upper = shape
        first = chance.normal(0.0, (2.0 / 64) ** 0.5, (inputs, hidden)) * seen[:, None]
        second = chance.normal(0.0, (2.0 / hidden) ** 0.5, (upper, hidden))
        last = chance.normal(0.0, (1.0 / upper) ** 0.5, upper)
        starts = (first, np.zeros(hidden), second, np.zeros(upper), last, np.zeros(1))
        self.parts = [part.astype(np.float32) for part in starts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, rows: Any) -> tuple[Any, Any, Any]:
        np = need("numpy", "lab")
        first, first_bias, second, second_bias, last, last_bias = self.parts
        lower = np.maximum(rows @ first + first_bias, 0.0)
        upper = np.maximum(lower @ second.T + second_bias, 0.0)
        total = np.clip(upper @ last + last_bias, -30.0, 30.0)
        return lower, upper, 1.0 / (1.0 + np.exp(-total))

    def learn(self, rows: Any, shares: Any, rate: float) -> None:
        lower, upper, given = self.forward(rows)
        second, last = self.parts[2], self.parts[4]
        wrong = (given - shares) / len(shares)
        below_last = wrong[:, None] * last * (upper > 0.0)
        below_second = (below_last @ second) * (lower > 0.0)
        self.step(
            [
                rows.T @ below_second,
                below_second.sum(0),
                below_last.T @ lower,
                below_last.sum(0),
                upper.T @ wrong,
                wrong.sum(keepdims=True),
            ],
            rate,
        )

    def step(self, gradients: list[Any], rate: float) -> None:
        """One step of Adam."""
        np = need("numpy", "lab")
        self.steps += 1
        fair = (1.0 - SPREAD**self.steps) ** 0.5 / (1.0 - MOMENTUM**self.steps)
        for part, gradient, mean, square in zip(self.parts, gradients, self.means, self.squares, strict=True):
            mean += (1.0 - MOMENTUM) * (gradient - mean)
            square += (1.0 - SPREAD) * (gradient * gradient - square)
            part -= rate * fair * mean / (np.sqrt(square) + TINY)
            part *= 1.0 - DECAY

    def weights(self) -> list[float]:
        return [float(weight) for part in self.parts for weight in part.ravel()]


def train(folder: Path, games: int, seed: int, watch: Watcher | None = None) -> Learned:
    """Learn from the first ``games`` games in a folder; of all epochs the one that does best on games held out."""
    np = need("numpy", "lab")
    rows, shares = read_rows(folder, games, held_out=False)
    held_rows, held_shares = read_rows(folder, games, held_out=True)
    shape = (int(rows.shape[1]), HIDDEN, UPPER)
    chance = np.random.default_rng(seed)
    # What was never seen counts for nothing: a chance weight would judge by it.
    layers = Layers(shape, (rows != 0).any(0), chance)
    best = float("inf")
    weights: list[float] = []
    given: Any = None
    batches = -(-len(rows) // BATCH)
    for epoch in range(EPOCHS):
        order = chance.permutation(len(rows))
        for number in range(batches):
            rate = LEARNING_RATE * (1.0 - (epoch * batches + number) / (EPOCHS * batches))
            chosen = order[number * BATCH : (number + 1) * BATCH]
            layers.learn(rows[chosen].astype(np.float32), shares[chosen], rate)
        found = judge(layers, held_rows)
        loss = cross_entropy(found, held_shares)
        if watch is not None:
            watch(epoch + 1, loss)
        if loss < best:
            best, weights, given = loss, layers.weights(), found
    assert len(weights) == sum(sizes_of(shape))
    return Learned(shape, weights, len(rows), best, calibration(given, held_shares))


def judge(layers: Layers, rows: Any) -> Any:
    np = need("numpy", "lab")
    pieces = [layers.forward(piece.astype(np.float32))[2] for piece in np.array_split(rows, -(-len(rows) // 65536))]
    return np.concatenate(pieces)


def cross_entropy(given: Any, shares: Any) -> float:
    np = need("numpy", "lab")
    safe = np.clip(given, 1e-6, 1.0 - 1e-6)
    return float(-(shares * np.log(safe) + (1.0 - shares) * np.log(1.0 - safe)).mean())


def calibration(given: Any, shares: Any) -> list[Tenth]:
    """For each tenth of the shares given: how many positions, what they were given, and what they came to."""
    np = need("numpy", "lab")
    tenth = np.minimum((given * TENTHS).astype(int), TENTHS - 1)
    found = []
    for number in range(TENTHS):
        here = tenth == number
        count = int(here.sum())
        mean = (float(given[here].mean()), float(shares[here].mean())) if count else (0.0, 0.0)
        found.append(Tenth(count, *mean))
    return found
