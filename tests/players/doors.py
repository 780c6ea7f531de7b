"""A game for tests of players: one seat opens one of many doors, and that is all; what each is worth is declared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.evaluation import Evaluator
from underhall.core.game import Game, Option, Options
from underhall.core.moves import MoveList, MoveSpace, Span, Verb
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import Frame, State
from underhall.core.text import Phrasebook

MOST = 600


class DoorsState(State):
    def __init__(self, game: Game[Any], options: Options, chance: Chance) -> None:
        super().__init__(game, options, 2, chance)
        self.opened = -1

    def copy(self) -> DoorsState:
        twin = DoorsState(self.game, self.options, self.chance.copy())
        self.copy_base_to(twin)
        twin.opened = self.opened
        return twin


class Opening(Frame[DoorsState]):
    def seat(self, state: DoorsState) -> int:
        return 0

    def moves(self, state: DoorsState, out: MoveList) -> None:
        for door in range(int(state.options["doors"])):
            out.add(door)

    def play(self, state: DoorsState, move: int) -> None:
        state.frames.pop()
        state.opened = move


class DoorsEvaluator(Evaluator[DoorsState]):
    """``worth`` is what a door is worth when it is opened; the plan is always the same."""

    def __init__(self, worth: Callable[[int, State], float], plan: int) -> None:
        self.worth = worth
        self.planned = plan

    def value(self, state: State, seat: int) -> float:
        if state.opened < 0:
            return 0.5
        worth = self.worth(state.opened, state)
        return worth if seat == 0 else 1.0 - worth

    def plan(self, state: State) -> int:
        return self.planned


class Doors(Game[DoorsState]):
    def __init__(self, worth: Callable[[int, State], float], plan: int = -1) -> None:
        moves = MoveSpace(Verb("open", "open {door}", door=Span(0, MOST - 1)))
        options = (Option("doors", 4, low=2, high=MOST),)
        texts = Phrasebook("high_stone", Path(__file__).parents[2] / "examples/high_stone/high_stone/locales")
        super().__init__("doors", 1, moves, options, Catalogue("", "", {}, {}), texts)
        self.worth = worth
        self.planned = plan

    def players(self, options: Options) -> int:
        return 2

    def deal(self, options: Options, seed: int) -> State:
        state = DoorsState(self, options, Chance(seed))
        state.frames.append(Opening())
        state.advance()
        return state

    def evaluator(self) -> Evaluator:
        return DoorsEvaluator(self.worth, self.planned)

    def declare(self, state: DoorsState, eye: Eye) -> None:
        """Nothing is hidden."""

    def public_view(self, state: DoorsState, viewer: Viewer) -> dict[str, Any]:
        return {"opened": state.opened}

    def winners(self, state: DoorsState) -> int:
        return 3


def at_the_doors(worth: Callable[[int, State], float], doors: int, plan: int = -1, seed: int = 1) -> State:
    """A world in which the first seat decides."""
    state = Doors(worth, plan).new(seed, doors=doors)
    return state.imagine(0, seed)
