"""States: the kernel, refusals, views of secrets, outcomes, copies."""

from __future__ import annotations

import copy
import pickle

import pytest

from underhall.core.errors import GameOver, IllegalMove, InvalidMove
from underhall.core.game import Game
from underhall.core.journal import Journal
from underhall.core.outcome import Outcome
from underhall.core.state import NOBODY, State


@pytest.fixture
def state(stones: Game) -> State:
    return stones.new(5, players=3)


def finish(state: State) -> State:
    while state.seat >= 0:
        state.play(state.moves()[0])
    return state


def test_moves_are_played_and_frames_carry_on(state: State) -> None:
    assert [frame.spell() for frame in state.frames] == ["lay 0"]
    for seat in range(3):
        assert state.seat == seat
        state.play(state.moves()[0])
    assert [frame.spell() for frame in state.frames] == ["lay 0"]
    assert sum(row["points"] for row in state.outcome().rows) == 1


def test_illegal_moves_say_why_and_change_nothing(state: State) -> None:
    before = state.fingerprint()
    other = next(move for move in range(12) if move not in state.moves())
    with pytest.raises(IllegalMove, match="that stone is not in your hand") as refusal:
        state.play(other)
    assert refusal.value.reason == "not_yours"
    assert state.fingerprint() == before


@pytest.mark.parametrize("move", [-1, -113, 13, 10**6])
def test_numbers_that_are_no_moves(state: State, move: int) -> None:
    before = state.fingerprint()
    with pytest.raises(InvalidMove, match=f"there is no move number {move}"):
        state.play(move)
    assert state.fingerprint() == before


def test_after_the_end(state: State) -> None:
    finish(state)
    assert state.seat == NOBODY
    assert state.moves() == []
    with pytest.raises(GameOver, match="the game is over"):
        state.play(0)


def test_who_is_asked_can_be_a_secret(state: State) -> None:
    assert [state.asked(viewer) for viewer in (0, 1, 2, -1)] == [0, NOBODY, NOBODY, NOBODY]
    assert state.view(0)["moves"] == state.moves()
    assert state.view(0)["question"] == "lay"
    assert state.view(1)["moves"] == []
    assert state.view(1)["question"] == ""


def test_the_list_of_moves_is_a_copy(state: State) -> None:
    moves = state.moves()
    state.moves().clear()
    assert state.moves() == moves


def test_the_journal_does_not_come_along(state: State) -> None:
    state.journal = Journal()
    assert state.copy().journal is None
    assert state.imagine(0, 1).journal is None
    state.play(state.moves()[0])
    assert [event.kind for event in state.journal.seen_by(1)] == ["laid"]
    assert [event.kind for event in state.journal.seen_by(0)] == ["laid", "laid_yourself"]


@pytest.mark.parametrize(
    "twin_of", [lambda s: s.copy(), copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_every_way_of_copying(state: State, twin_of) -> None:
    before = state.fingerprint()
    twin = twin_of(state)
    assert twin.fingerprint() == before
    finish(twin)
    assert state.fingerprint() == before


def test_imagining_keeps_the_own_hand(state: State) -> None:
    hand = state.view(0)["hands"][0]
    others = set()
    for seed in range(30):
        imagined = state.imagine(0, seed)
        assert imagined.view(0) == state.view(0)
        others.add(str(imagined.view(1)["hands"][1]))
        assert imagined.view(0)["hands"][0] == hand
    assert len(others) > 20


def test_the_outcome_shares_the_victory() -> None:
    outcome = Outcome(True, "end", [0, 2], [{"points": 3}, {"points": 1}, {"points": 3}])
    assert outcome.results == [0.5, 0.0, 0.5]
    assert outcome.plain() == {
        "over": True,
        "ending": "end",
        "winners": [0, 2],
        "results": [0.5, 0.0, 0.5],
        "rows": [{"points": 3}, {"points": 1}, {"points": 3}],
    }


def test_a_running_and_a_finished_game(state: State) -> None:
    assert not state.outcome().over
    assert state.outcome().ending == ""
    outcome = finish(state).outcome()
    assert outcome.over
    assert outcome.ending == "no_stones"
    assert sum(outcome.results) == pytest.approx(1.0)


def test_only_an_imagined_world_says_so(state: State) -> None:
    assert not state.imagined
    assert not state.copy().imagined
    assert state.imagine(0, 1).imagined
    assert state.imagine(0, 1).copy().imagined


def test_a_move_can_be_said_in_other_words(stones: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may take one move for another: here every stone above the hand means the lowest in hand."""
    state = stones.new(5)
    lowest = state.moves()[0]
    other = next(move for move in range(12) if move not in state.moves())
    monkeypatch.setattr(
        type(state), "canonical_move", lambda self, move: lowest if move == other else move, raising=False
    )
    twin = state.copy()
    state.play(other)
    twin.play(lowest)
    assert state.fingerprint() == twin.fingerprint()
