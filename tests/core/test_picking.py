"""From clicks to a move."""

from __future__ import annotations

from typing import Any

import pytest

from underhall.core.chance import Chance
from underhall.core.drawing import Drawing, drawn_layout, shown_to, voice_for
from underhall.core.game import find, keys
from underhall.core.picking import DONE, Picking, picking

ON_THE_TABLE = ("location", "pile", "card", "spot", "dwarf", "goal", "tile", "seat", "market")
WAYS = [(1, ["pile:1", "payment:workers"]), (2, ["pile:1", "payment:glory"]), (3, ["location:5"]), (4, ["decline"])]


def test_candidates_come_in_the_order_of_the_moves() -> None:
    assert Picking(WAYS).candidates() == ["pile:1", "location:5", "decline"]


def test_one_pick_may_be_a_move() -> None:
    assert Picking(WAYS).pick("location:5") == 3


def test_picks_lead_to_a_move_and_step_back() -> None:
    picks = Picking(WAYS)
    assert picks.moves_with("pile:1") == [1, 2]
    assert picks.pick("pile:1") == -1
    assert picks.candidates() == ["payment:workers", "payment:glory"]
    assert picks.back()
    assert picks.candidates() == ["pile:1", "location:5", "decline"]
    assert not picks.back()
    picks.pick("pile:1")
    assert picks.pick("payment:glory") == 2


def test_what_cannot_be_picked_is_refused_and_changes_nothing() -> None:
    picks = Picking(WAYS)
    with pytest.raises(KeyError, match="payment:glory"):
        picks.pick("payment:glory")
    assert picks.picked == []


def test_a_move_that_is_the_beginning_of_another_is_offered_as_done() -> None:
    picks = Picking([(1, ["card:a"]), (2, ["card:a", "seat:2"])])
    assert picks.pick("card:a") == -1
    assert picks.candidates() == ["seat:2", DONE]
    assert picks.moves_with(DONE) == [1]
    assert picks.pick(DONE) == 1


def test_the_way_to_a_move() -> None:
    picks = Picking(WAYS)
    assert picks.next_pick(2) == "pile:1"
    picks.pick("pile:1")
    assert picks.next_pick(2) == "payment:glory"
    assert picks.next_pick(3) == ""


@pytest.mark.parametrize("key", keys())
def test_every_legal_move_can_be_picked_and_most_first_picks_are_pieces(key: str) -> None:
    """Over a random game: moves are reached by their own picks, and drawings hold what people would point at."""
    game = find(key)
    options: dict[str, Any] = {"max_rounds": 20} if key == "dig_deeper_dwarf" else {}
    state, chance = game.new(3, **options), Chance(3)
    voice = voice_for(shown_to(state, -1), "en", [])
    decisions = 0
    while state.seat >= 0 and decisions < 150:
        decisions += 1
        legal = state.moves()
        for move in (legal[0], legal[-1], legal[chance.below(len(legal))]):
            picks = picking(state, voice)
            reached = -1
            for name in voice.picks(state, move):
                reached = picks.pick(name)
            assert reached == move
        layout = drawn_layout(shown_to(state, state.seat), voice, (64, 23, 32), [])
        pieces = {piece.name for piece in layout.board.pieces + layout.side.pieces}
        for name in picking(state, voice).candidates():
            if name.partition(":")[0] in ON_THE_TABLE:
                assert name in pieces, f"{name} is nowhere to be seen"
        state.play(legal[chance.below(len(legal))])


def test_a_drawing_keeps_its_pieces_where_they_are_laid() -> None:
    card = Drawing(["ab", "cd"])
    card.mark("card:x", 0, 0, 2, 2)
    table = Drawing(["......"]).lay(card, 1, 3)
    assert table.lines == ["......", "   ab", "   cd"]
    piece = table.find("card:x")
    assert piece is not None
    assert (piece.row, piece.column) == (1, 3)
    assert piece.holds(2, 4)
    assert not piece.holds(0, 3)
    assert table.find("card:y") is None
