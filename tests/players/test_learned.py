"""Players that go by a learned evaluator: they heed it, peek no more than others, and can leave it aside."""

from __future__ import annotations

from typing import Any

import pytest

from underhall.core.errors import BadOption
from underhall.core.net import Net, pack, sizes_of, unpack
from underhall.core.state import State
from underhall.games.dwarf.game import DWARF
from underhall.players.levels import is_player, make
from underhall.players.player import ask
from underhall.players.search import Search

FEATURES = DWARF.features()
LEAD = next(part.start + 3 for part in FEATURES.slices if part.name == "edges")


def contrary() -> Net:
    """A net that takes the hand-written evaluator's whole lead for the opposite."""
    shape = (int(FEATURES.judged), 1, 1)
    sizes = sizes_of(shape)
    first = [0.0] * sizes[0]
    first[LEAD] = -1.0
    return unpack(pack({"shape": shape}, [*first, 5.0, 1.0, 0.0, 1.0, -5.0]), "contrary.net")


@pytest.fixture(autouse=True)
def learned(monkeypatch: pytest.MonkeyPatch) -> None:
    nets: list[Net | None] = [None] * 9
    nets[2] = contrary()
    monkeypatch.setattr(DWARF, "nets", nets)


def some_state(decisions: int, seed: int = 5, **given: Any) -> State:
    state: State = DWARF.new(seed, **given)
    chance = state.chance.copy()
    while decisions > 0 or len(state.moves()) < 4:
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        decisions -= 1
    return state


def worth(state: State, move: int) -> float:
    """What the hand-written evaluator thinks of a move."""
    after = state.copy()
    after.apply(move)
    return DWARF.handwritten().value(after, state.seat)


@pytest.mark.parametrize("kind", ["greedy", "search:300it", "adept"])
def test_players_heed_what_was_learned_unless_they_are_told_not_to(kind: str) -> None:
    state = some_state(10)
    learned = worth(state, ask(make(kind, "dwarf"), state, 1))
    handwritten = worth(state, ask(make(f"{kind}:handwritten", "dwarf"), state, 1))
    values = sorted(worth(state, move) for move in state.moves())
    assert learned < handwritten
    if kind == "greedy":
        assert (learned, handwritten) == pytest.approx((values[0], values[-1]))


def test_where_there_is_no_net_both_play_the_same() -> None:
    state = some_state(10, players=3)
    for kind in ("greedy", "search:60it"):
        assert ask(make(kind, "dwarf"), state, 1) == ask(make(f"{kind}:handwritten", "dwarf"), state, 1)


@pytest.mark.parametrize("kind", ["greedy", "search:40it"])
def test_no_peeking_with_a_net(kind: str) -> None:
    player = make(kind, "dwarf")
    for decisions in (5, 12, 20):
        state = some_state(decisions)
        answers = {ask(player, state.imagine(state.seat, world), 9) for world in range(6)}
        assert answers == {ask(player, state, 9)}


def test_a_net_judges_at_once() -> None:
    state = some_state(10)
    search = Search(iterations=5, rollout_depth=4)
    search.think(state.imagine(state.seat, 1))
    assert search.depth == 0
    by_hand = Search(iterations=5, rollout_depth=4, handwritten=True)
    by_hand.think(state.imagine(state.seat, 1))
    assert by_hand.depth == 4


def test_names() -> None:
    for name in ("greedy:handwritten", "search:20ms:handwritten", "master:handwritten"):
        assert is_player(name)
    for name in ("human:handwritten", ":handwritten", "search:handwritten", "greedy:learned"):
        assert not is_player(name)
        with pytest.raises(BadOption):
            make(name, "dwarf")
