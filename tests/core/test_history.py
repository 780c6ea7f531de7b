"""Taking back: fair while nothing was revealed, no chance was used and the same seat decides."""

from __future__ import annotations

import pytest

from underhall.core.errors import CannotUndo, IllegalMove
from underhall.core.game import Game
from underhall.core.history import History
from underhall.core.record import Record


@pytest.fixture
def history(stones: Game) -> History:
    return History(Record(stones, stones.configure({}), 5))


def boast(history: History) -> int:
    return history.record.game.moves.parse("boast")


def test_a_move_that_keeps_the_decision_can_be_taken_back(history: History) -> None:
    before = history.state.fingerprint()
    assert not history.can_undo()
    history.play(boast(history))
    assert history.state.seat == 0
    assert len(history.journal.events) == 1
    assert history.can_undo()
    history.undo()
    assert history.state.fingerprint() == before
    assert history.record.moves == []
    assert history.journal.events == []
    assert not history.can_undo()


def test_the_journal_goes_on_after_taking_back(history: History) -> None:
    history.play(boast(history))
    history.undo()
    history.play(boast(history))
    assert [event.kind for event in history.journal.events] == ["boasted"]
    assert history.record.moves == [boast(history)]


def test_a_move_that_passes_the_decision_commits_everything(history: History) -> None:
    history.play(boast(history))
    history.play(history.state.moves()[0])
    assert history.state.seat == 1
    assert not history.can_undo()
    with pytest.raises(CannotUndo, match="a card was revealed, chance was used or another seat decided"):
        history.undo()
    assert len(history.record.moves) == 2


def test_a_reveal_commits(history: History) -> None:
    history.play(history.state.moves()[0])
    history.play(history.state.moves()[0])
    assert not history.can_undo()


def test_a_refused_move_leaves_no_trace(history: History) -> None:
    history.play(boast(history))
    with pytest.raises(IllegalMove):
        history.play(boast(history))
    assert history.record.moves == [boast(history)]
    history.undo()
    assert history.record.moves == []


def test_a_game_in_progress_is_taken_up(stones: Game) -> None:
    first = History(Record(stones, stones.configure({}), 5))
    for _ in range(3):
        first.play(first.state.moves()[0])
    record = Record(stones, stones.configure({}), 5)
    record.moves = first.record.moves[:]
    again = History(record)
    assert again.state.fingerprint() == first.state.fingerprint()
    assert record.moves == first.record.moves
    assert [event.plain() for event in again.journal.events] == [event.plain() for event in first.journal.events]


def test_what_commits_is_asked_of_the_state(stones: Game) -> None:
    state = stones.new(5)
    before = state.copy()
    assert not state.committed_since(before)
    state.play(stones.moves.parse("boast"))
    assert not state.committed_since(before)
    for change in ("seat", "reveals"):
        after = state.copy()
        setattr(after, change, getattr(after, change) + 1)
        assert after.committed_since(before)
    after = state.copy()
    after.chance.below(6)
    assert after.committed_since(before)
