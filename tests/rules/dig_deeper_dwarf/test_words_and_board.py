"""What the game says, and the table on a terminal."""

from __future__ import annotations

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import deal, wander
from underhall.core.drawing import shown_to
from underhall.core.text import LANGUAGES
from underhall.games.dig_deeper_dwarf.catalogue import EVENT_COUNT, EVENTS, FIRST_TREASURE
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.screen import event_piece
from underhall.games.dig_deeper_dwarf.terminal import board


def test_no_text_lacks_a_language() -> None:
    assert GAME.texts.missing() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_met_in_games_can_be_said(language: str) -> None:
    voice = GAME.voice(language, ["Ann", "Bo"])
    for seed in range(2):
        state = deal(seed, players=3, max_rounds=15, traits="on", birthday_party="on")
        for _ in wander(state, seed):
            assert voice.prompt(state)
            sentences = [voice.move(state, move) for move in state.moves()]
            assert len(set(sentences)) == len(sentences), sentences
            assert not [sentence for sentence in sentences if "{" in sentence]
        assert state.journal is not None
        for event in state.journal.events:
            assert "{" not in voice.event(event)
            assert event.clause.startswith("G-")


def test_every_move_of_the_space_can_be_said() -> None:
    state = deal(1, players=4)
    for language in LANGUAGES:
        voice = GAME.voice(language)
        for move in range(GAME.moves.size):
            assert voice.move(state, move)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_the_board_fits_and_tells_only_what_the_viewer_may_know(viewer: int) -> None:
    for seed in range(2):
        state = deal(seed, players=3, max_rounds=12, traits="on")
        for number, _ in enumerate(wander(state, seed)):
            if number % 12 == 0:
                text = board(shown_to(state, viewer), GAME.voice("de"))
                assert max(len(line) for line in text.splitlines()) <= 80
                twin = state.imagine(viewer, number)
                assert board(shown_to(twin, viewer), GAME.voice("de")) == text


def test_the_board_shows_the_stack_of_announced_actions() -> None:
    game = Table(
        {
            "seats": [
                {"at": [0, 1], "hand": ["pick-and-march", "silver", "old-boots"]},
                {"at": [0, 0], "hand": ["spanner-in-the-works", "rubble"]},
            ]
        }
    )
    game.run(["A: play pick-and-march", "A: mine pile east", "B: thwart with spanner-in-the-works"])
    text = board(shown_to(game.state, 0), GAME.voice("en", ["Ann", "Bo"]))
    told = ["Ann: ... Move", "Ann: Mine the pile in the east", "Bo: ... Give Rubble", "Bo thwarts Ann"]
    assert [line.strip() for line in text.splitlines()[-4:]] == told
    assert game.state.view(-1)["to_come"] == [
        {"seat": 0, "actions": ["move"], "before": 0},
        {"seat": 1, "actions": ["give"], "before": 1},
    ]
    assert "Spanner in the Works" in text
    assert "your hand: Old Boots, Silver" in text
    assert "Rubble," not in text, "Bo's hand is not Ann's business"


def test_the_judgement_prefers_points_and_coins() -> None:
    poor = Table({"seats": [{"at": [0, 1]}, {"at": [0, 1]}]}).state
    rich = Table({"seats": [{"at": [0, 1], "discard": ["gold-ruby-ring", "emerald"]}, {"at": [0, 1]}]}).state
    rubble = Table({"seats": [{"at": [0, 1], "discard": ["rubble"]}, {"at": [0, 1]}]}).state
    evaluator = GAME.evaluator()
    even = evaluator.value(poor, 0)  # but for the new hand that comes when the turn ends
    assert even + evaluator.value(poor, 1) == pytest.approx(1.0)
    assert evaluator.value(rubble, 0) < even < evaluator.value(rich, 0) < 1.0
    assert evaluator.value(rich, 1) == pytest.approx(1.0 - evaluator.value(rich, 0))
    assert all(GAME.texts.has("terms", term) for term in evaluator.breakdown(rich, 0))


@pytest.mark.rule("G-203")
def test_the_four_treasures_are_pieces_by_number_and_all_other_events_by_name() -> None:
    named = [event_piece(event) for event in range(EVENT_COUNT)]
    treasures = [f"treasure:{number}" for number in range(1, 5)]
    assert named[FIRST_TREASURE : FIRST_TREASURE + 4] == treasures
    others = [f"event:{word}" for word in EVENTS if not word.startswith("treasure")]
    assert named[:FIRST_TREASURE] + named[FIRST_TREASURE + 4 :] == others
