"""Search credits every result to the seat whose move it was, also where other worlds ask another seat the same.

The game is small enough to be worked out by hand. A lot that nobody sees names a seat. The first seat may *leave*,
which is worth a known share to it, or *stay*. Then the named seat says which seat has won. Everybody names themselves,
so to stay is worth 1 / seats.

A tree in which the moves of different seats are one credits what all of them say to one seat. If that is the first,
it believes that everybody names the first, so that to stay is to win; if it is another, that nobody does, so that to
stay is to lose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from underhall.core.buffers import duplicate, zeros
from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.evaluation import Evaluator
from underhall.core.game import Game, Option, Options
from underhall.core.moves import MoveList, MoveSpace, Span, Verb
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import Frame, State
from underhall.core.text import Phrasebook
from underhall.players.search import Node, Search

MOST = 4
MOVES = MoveSpace(Verb("leave", "leave"), Verb("stay", "stay"), Verb("name", "name {seat}", seat=Span(0, MOST - 1)))
LEAVE, STAY, NAME = range(3)
ITERATIONS = 500


class LotState(State):
    def __init__(self, game: Game[Any], options: Options, chance: Chance) -> None:
        super().__init__(game, options, int(options["players"]), chance)
        self.lots = zeros(self.seats)  # the first is drawn; they lie face down
        for seat in range(self.seats):
            self.lots[seat] = seat
        self.left = False
        self.winner = -1

    def copy(self) -> LotState:
        twin = LotState(self.game, self.options, self.chance.copy())
        self.copy_base_to(twin)
        twin.lots, twin.left, twin.winner = duplicate(self.lots), self.left, self.winner
        return twin


class Leaving(Frame[LotState]):
    def seat(self, state: LotState) -> int:
        return 0

    def moves(self, state: LotState, out: MoveList) -> None:
        out.add(LEAVE)
        out.add(STAY)

    def play(self, state: LotState, move: int) -> None:
        state.frames.pop()
        if move == LEAVE:
            state.left = True
        else:
            state.frames.append(Naming())


class Naming(Frame[LotState]):
    def seat(self, state: LotState) -> int:
        return state.lots[0]

    def moves(self, state: LotState, out: MoveList) -> None:
        for seat in range(state.seats):
            out.add(NAME + seat)

    def play(self, state: LotState, move: int) -> None:
        state.frames.pop()
        state.winner = move - NAME


class LotEvaluator(Evaluator[LotState]):
    def value(self, state: State, seat: int) -> float:
        if state.left:
            share = int(state.options["share"]) / 100
            return share if seat == 0 else (1.0 - share) / (state.seats - 1)
        return super().value(state, seat)


class Lots(Game[LotState]):
    def __init__(self) -> None:
        options = (Option("players", 2, tuple(range(2, MOST + 1))), Option("share", 50, low=0, high=100))
        texts = Phrasebook("high_stone", Path(__file__).parents[2] / "examples/high_stone/high_stone/locales")
        super().__init__("lots", 1, MOVES, options, Catalogue("", "", {}, {}), texts)

    def players(self, options: Options) -> int:
        return int(options["players"])

    def deal(self, options: Options, seed: int) -> State:
        state = LotState(self, options, Chance(seed))
        state.frames.append(Leaving())
        state.advance()
        return state

    def evaluator(self) -> Evaluator:
        return LotEvaluator()

    def declare(self, state: LotState, eye: Eye) -> None:
        eye.hidden("lots", 0, state.lots, 0, state.seats, 0)

    def public_view(self, state: LotState, viewer: Viewer) -> dict[str, Any]:
        return {}

    def winners(self, state: LotState) -> int:
        return 1 << state.winner if state.winner >= 0 else 0


def searched(seed: int, players: int, share: int, prior_weight: float) -> Node:
    state = Lots().new(seed, players=players, share=share)
    return Search(iterations=ITERATIONS, rollout_depth=-1, prior_weight=prior_weight).think(state.imagine(0, seed))


@pytest.mark.parametrize("prior_weight", [0.0, 2.0])
@pytest.mark.parametrize("players", [2, 3])
def test_the_right_move_is_found_whichever_seat_the_first_world_asks(players: int, prior_weight: float) -> None:
    """To stay is worth 1 / players: with 0.15 more for leaving it is right to leave, with 0.15 less to stay."""
    worth = 100 // players
    for seed in range(8):
        for share, right in ((worth + 15, LEAVE), (worth - 15, STAY)):
            children = searched(seed, players, share, prior_weight).children
            assert max(children.values(), key=lambda node: node.visits).move == right


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_moves_of_its_own_in_the_tree(players: int) -> None:
    """And results of its own: who names themselves has won, who names another has not. Whoever is asked first."""
    first = set[int]()
    for seed in range(8):
        stay: Node | None = searched(seed, players, 10, 0.0).children[STAY]
        asked = []
        while stay is not None:
            asked.append(stay.asked)
            for move, child in stay.children.items():
                assert child.seat == stay.asked
                assert child.total == (child.visits if move == NAME + child.seat else 0.0)
            stay = stay.beside
        assert sorted(asked) == list(range(players))
        first.add(asked[0])
    assert len(first) > 1
