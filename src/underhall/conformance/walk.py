"""Random games to look at: seeded, so that whatever a check finds can be found again.

A failure names the game, its options, a seed and the number of the decision; ``arrive`` goes there.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from underhall.core.chance import Chance
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, Options
from underhall.core.journal import Journal
from underhall.core.state import State

LONGEST = 100_000  # decisions: a game that random play does not end by then never ends
CHOICES = 1 << 40  # what is chosen must not come from the stream that dealt the cards


class Broken(AssertionError):
    """A game does not keep the contract; the message says which part, and where that shows."""


@dataclass(frozen=True)
class Effort:
    """How hard to look: whole games for each check and variant, and decisions looked at closely in each game.

    ``every`` is the length of game up to which "at every decision" is meant literally; of a longer one it is so many
    decisions, spread evenly.
    """

    games: int
    samples: int
    every: int = LONGEST


SMALL = Effort(games=1, samples=5, every=80)
SOAK = Effort(games=20, samples=40)


def chosen_effort() -> Effort:
    """Small by default; the environment variable UNDERHALL_SOAK asks for much more."""
    return SOAK if os.environ.get("UNDERHALL_SOAK") else SMALL


def seeds(check: str, count: int) -> list[int]:
    """Seeds for one check, different from those of other checks, so that more games are seen in all."""
    first = zlib.crc32(check.encode()) % 1_000_000
    return list(range(first, first + count))


class Walk:
    """A game played by chance, one decision at a time, with a journal."""

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.chance = Chance(CHOICES + seed)
        self.moves: list[int] = []
        self.journal = Journal()
        self.state: State = game.deal(options, seed, self.journal)

    def decisions(self) -> Iterator[State]:
        """The state at every decision until the end. It is the live one: look, but play only on copies."""
        while self.state.seat >= 0:
            yield self.state
            self.step()

    def step(self) -> None:
        legal = self.state.moves()
        if not legal:
            self.fail(f"seat {self.state.seat} is asked but has no move: moves() is never empty while seat >= 0")
        move = legal[self.chance.below(len(legal))]
        try:
            self.state.play(move)
        except UnderhallError as error:
            self.fail(f"the legal move '{self.game.moves.print(move)}' was refused: {error}")
        self.moves.append(move)
        if len(self.moves) > LONGEST:
            self.fail(f"the game is not over after {LONGEST} random moves")

    def sampled(self, count: int) -> Iterator[State]:
        """The state at about ``count`` decisions, spread evenly over the whole game."""
        length = Walk(self.game, self.options, self.seed).finish()
        stride = -(-length // count)
        offset = self.seed % stride
        for state in self.decisions():
            if len(self.moves) % stride == offset:
                yield state

    def finish(self) -> int:
        """Play to the end; how many decisions the game had."""
        while self.state.seat >= 0:
            self.step()
        return len(self.moves)

    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [*range(self.state.seats), -1]

    def fail(self, what: str) -> NoReturn:
        given = {option.key: self.options[option.key] for option in self.game.options}
        last = f", just after '{self.game.moves.print(self.moves[-1])}'" if self.moves else ""
        raise Broken(
            f"{what}\n  in {spelled(self.game, self.options)}, seed {self.seed}, decision {len(self.moves)}{last}"
            f"\n  to go there: underhall.conformance.walk.arrive('{self.game.key}', {given}, {self.seed}, "
            f"{len(self.moves)})"
        )


def arrive(key: str, given: Options, seed: int, decision: int) -> State:
    """The state at a numbered decision of a random game, as a failure names it."""
    from underhall.core.game import find

    game = find(key)
    walk = Walk(game, game.configure(given), seed)
    while len(walk.moves) < decision:
        walk.step()
    return walk.state


def spelled(game: Game[Any], options: Options) -> str:
    """A game with the options that differ from the defaults: ``dwarf players=3``."""
    chosen = [f"{option.key}={options[option.key]}" for option in game.options if options[option.key] != option.default]
    return " ".join([game.key, *chosen])
