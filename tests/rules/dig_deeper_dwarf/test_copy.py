"""Copy an Action Card (G-118 to G-124): what the scenarios leave open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.test_catalogue import owners
from underhall.core.journal import Journal
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.state import DeepState

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


@rule("G-121", "G-91")
def test_copied_moves_are_ordinary_moves() -> None:
    game = table({"at": [0, -1], "hand": ["long-stride"]}, {"at": [0, 0], "hand": ["copycat"]}, rubble={"0,1": 1})
    game.run(["A: play long-stride", "A: move north", "A: stop", "B: copy with copycat"])
    game.run(["B exactly: move east | move south | move west | stop", "B: move west", "now: B at -1,0"])


@rule("G-120", "G-206")
def test_the_card_that_call_of_nature_takes_can_be_drawn_with_the_copied_card() -> None:
    game = table(
        {"at": [0, 0], "hand": ["deep-breath"], "draw": ["silver"]},
        {"at": [0, 0], "hand": ["copycat", "rummage"], "events": ["call_of_nature"]},
    )
    game.run(["A: play deep-breath", "A: draw a card", "B exactly: pass | copy with copycat", "B: copy with copycat"])
    game.run(["now: B discard rummage", "B: draw a card", "now: B hand rummage"])


@rule("G-122", "G-123")
def test_a_copy_card_that_has_copied_nothing_is_passed_over_whatever_else_it_did(tmp_path: Path) -> None:
    """An owner's Copycat that shows a Move as well: its Copy is cancelled, its Move is not."""
    game = table(
        {"at": [0, 0], "hand": ["deep-breath", "copycat"], "draw": ["silver", "silver"]},
        {"at": [0, 0], "hand": ["grumble"]},
    )
    own = GAME.with_cards(str(owners(tmp_path, ('actions = ["copy"]', 'actions = ["copy", "move"]'))))
    state = own.load(game.state.position())
    assert isinstance(state, DeepState)
    state.journal = Journal()
    game.state = state
    game.run(["A: play deep-breath", "A: draw a card", "B: pass"])
    assert game.state.position()["last_done"] == ["draw"]
    game.run(["A: play copycat", "A: copy the last card", "B: thwart with grumble", "A: move north", "now: A at 0,1"])
    assert game.state.position()["last_done"] == ["thwart"], "the Grumble that was played to answer"
