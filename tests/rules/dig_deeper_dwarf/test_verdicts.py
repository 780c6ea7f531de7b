"""Why whoever won a game of Dig Deeper Dwarf has won; who is ahead while it runs, and how near the end is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from underhall.core.game import find
from underhall.core.messages import LANGUAGES
from underhall.core.state import State
from underhall.games.dig_deeper_dwarf.catalogue import PILE

DEEP = find("dig_deeper_dwarf")
NAMES = ["Ann", "Brokk", "Cy"]


def finished(seed: int, players: int = 2, rounds: int = 1) -> State:
    """A short random game in which nobody answers anything."""
    state = DEEP.new(seed, players=players, max_rounds=rounds)
    dice = random.Random(seed)
    while state.seat >= 0:
        moves = state.moves()
        passing = [move for move in moves if DEEP.moves.print(move) == "pass"]
        state.play(passing[0] if passing else dice.choice(moves))
    return state


def said(state: State, viewer: int, language: str = "en") -> str:
    return DEEP.voice(language, NAMES).verdict(state.outcome(), viewer)


def games() -> Iterator[State]:
    for seed in range(25):
        yield finished(seed)


@pytest.mark.rule("G-250", "G-254")
def test_each_way_to_win_is_told_with_its_numbers() -> None:
    seen: set[str] = set()
    for state in games():
        outcome = state.outcome()
        verdict = outcome.verdict
        assert verdict is not None
        winner, column = outcome.winners[0], verdict.column
        loser = 1 - winner
        own, theirs = outcome.rows[winner][column], outcome.rows[loser][column]
        if verdict.key == "points":
            points = "1 point" if own == 1 else f"{own} points"
            assert said(state, winner) == f"You have {points}, {NAMES[loser]} has {theirs}."
            assert said(state, loser) == f"{NAMES[winner]} has {points} to your {theirs}."
        elif verdict.key == "tie":
            more = {"coins_left": "coins left over", "deck": "cards in your deck"}[column]
            assert said(state, winner).endswith(f"but you have more {more}: {own} to {theirs}.")
            assert outcome.rows[0]["total"] == outcome.rows[1]["total"]
        else:
            assert outcome.winners == [0, 1]
            assert said(state, 0).startswith("You share the victory with Brokk")
        seen.add(f"{verdict.key} {column}")
    assert seen == {"points total", "tie coins_left", "tie deck", "shared total"}


@pytest.mark.rule("G-247", "G-248", "G-250")
@pytest.mark.parametrize("ending", ["no_pile", "dry", "rounds"])
def test_the_verdict_is_the_same_however_the_game_ended(ending: str) -> None:
    state = finished(1)
    other = DEEP.load({**state.position(), "ended": ending})
    assert said(other, 0) == said(state, 0)
    assert DEEP.voice("en").ending(other.ending())


@pytest.mark.rule("G-2")
def test_practice_alone_is_neither_won_nor_lost() -> None:
    state = finished(3, players=1)
    outcome = state.outcome()
    assert outcome.winners == []
    assert said(state, 0).startswith(f"You brought home {outcome.rows[0]['total']} point")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_a_sentence_in_every_language(language: str) -> None:
    for state in games():
        told = {said(state, viewer, language) for viewer in (-1, 0, 1)}
        assert all(text.endswith(".") and text[0].isupper() and "$" not in text for text in told)
        assert len(told) > 1


@pytest.mark.rule("G-251", "G-253")
def test_at_the_end_all_points_and_all_jewelry_are_known_to_everybody() -> None:
    for state in games():
        rows = state.outcome().rows
        for viewer in (-1, 0, 1):
            seats = state.view(viewer)["seats"]
            assert [seat["points"] for seat in seats] == [row["total"] for row in rows]
            assert [seat["leads"] for seat in seats] == [
                rows[0]["total"] > rows[1]["total"],
                rows[1]["total"] > rows[0]["total"],
            ]


@pytest.mark.rule("G-247")
def test_how_many_piles_can_still_be_laid() -> None:
    for state in games():
        view = state.view(-1)
        stock = view["stocks"]["mining"]["count"]
        assert view["mining_left"] == stock + sum(pile["count"] for pile in view["piles"])
        assert PILE * view["new_piles"] <= stock < PILE * (view["new_piles"] + 1)
