"""Why whoever won a game of Fall or Duel has won; what lies open then; and who is ahead while it runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.core.messages import LANGUAGES

NAMES = ["Ann", "Brokk"]
GOALS = ["barley bread", "honey cakes", "roast boar"]


def ended(**given: Any) -> Table:
    """A game that ends with the round limit, when yellow does nothing more."""
    at = table(**{"round": 60, "active": "yellow", **given}).play("end actions")
    assert at.asked == "nobody"
    return at


def said(at: Table, viewer: int, language: str = "en") -> str:
    return at.state.game.voice(language, NAMES).verdict(at.state.outcome(), viewer)


@pytest.mark.rule("K-135", "K-142")
def test_points_at_the_round_limit() -> None:
    at = ended(map={"0,0": ["red castle r0"]})
    assert at.fact("ended") == "round_cap"
    assert said(at, 0) == "You have 3 points, Brokk has 0."
    assert said(at, 1) == "Ann has 3 points to your 0."
    assert said(at, -1) == "Ann has 3 points, Brokk has 0."
    verdict = at.state.outcome().verdict
    assert verdict is not None
    assert verdict.won == [["kingdom", "total"], []]
    assert verdict.sheet[-1] == "total"


@pytest.mark.rule("K-138", "K-142")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ann has 3 points to your −1."),
        ("de", "Ann hat 3 Punkte, du hast −1."),
        ("pt-BR", "Ann tem 3 pontos, você tem −1."),
    ],
)
def test_points_below_zero_have_a_minus_sign_and_no_hyphen(language: str, sentence: str) -> None:
    poor = {"5,0": ["yellow castle r0"], "6,0": ["red frost giant r0"], "7,0": ["red tavern r0"]}
    at = ended(map={"0,0": ["red castle r0"], **poor})
    assert [row["total"] for row in at.state.outcome().rows] == [3, -1]
    assert said(at, 1, language) == sentence


@pytest.mark.rule("K-132", "K-133", "K-142")
def test_who_completed_the_goals_and_has_the_most_points() -> None:
    at = table(seats={"red": {"goals": GOALS}}).play("red: end actions", "yellow: end actions")
    assert at.fact("ended") == "goals"
    points = at.state.outcome().rows[0]["total"]
    assert said(at, 0) == f"You completed 3 goals and have {points} points; Brokk has 0."
    assert said(at, 1) == f"Ann completed 3 goals and has {points} points to your 0."


@pytest.mark.rule("K-142")
def test_who_completed_the_goals_may_lose() -> None:
    rich = {"trophies": ["yellow dragon", "red dragon"], "gems": {"ruby": 5}, "goals": ["roast boar"], "hand": []}
    at = table(options={"goals_to_end": 2}, seats={"red": {"goals": GOALS[:2]}, "yellow": rich})
    at.play("red: end actions", "yellow: end actions")
    rows = at.state.outcome().rows
    assert (at.fact("ended"), at.state.outcome().winners) == ("goals", [1])
    assert said(at, 0) == f"Brokk has {rows[1]['total']} points to your {rows[0]['total']}."


@pytest.mark.rule("K-136")
def test_a_standstill() -> None:
    at = table(map={"0,0": ["red castle r0"]}, quiet=1, active="yellow", round=10).play("end actions")
    assert at.fact("ended") == "standstill"
    assert said(at, 0) == "You have 3 points, Brokk has 0."


@pytest.mark.rule("K-143", "K-144", "K-145")
def test_ties() -> None:
    castles = {"0,0": ["red castle r0"], "9,0": ["yellow castle r0"]}
    larger = ended(map={**castles, "1,0": ["red emerald mine r1"], "2,0": ["red general store r1"]})
    assert said(larger, 0) == "You and Brokk have as many points, but you have more cards in your kingdom: 3 to 1."
    assert said(larger, 1) == "Ann has as many points as you, but more cards in the kingdom: 3 to your 1."
    dwarfs = ended(map=castles, dwarfs={"0,0": {"yellow": 1}})
    assert said(dwarfs, -1) == "Brokk and Ann have as many points, but Brokk has more dwarfs on the map: 1 to 0."
    verdict = dwarfs.state.outcome().verdict
    assert verdict is not None
    assert (verdict.ties, verdict.won[1]) == (["size", "dwarfs"], ["dwarfs"])
    shared = ended(map=castles)
    assert said(shared, 0) == "You share the victory with Brokk: 3 points each, and equal in all that counts."
    assert said(shared, -1) == "Ann and Brokk share the victory: 3 points each, and equal in all that counts."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_a_sentence_in_every_language(language: str) -> None:
    castles = {"0,0": ["red castle r0"], "9,0": ["yellow castle r0"]}
    for at in (
        ended(map={"0,0": ["red castle r0"]}),
        ended(map=castles),
        ended(map=castles, dwarfs={"0,0": {"yellow": 1}}),
        table(seats={"red": {"goals": GOALS}}).play("red: end actions", "yellow: end actions"),
    ):
        told = {said(at, viewer, language) for viewer in (-1, 0, 1)}
        assert all(text.endswith(".") and text[0].isupper() and "$" not in text for text in told)
        assert len(told) > 1


@pytest.mark.rule("K-10", "K-138")
def test_nothing_stays_secret_when_the_game_is_over() -> None:
    given: dict[str, Any] = {"seats": {"red": {"secret": "king"}, "yellow": {"secret": "hunter"}}}
    running = table(round=60, active="yellow", **given)
    assert [seat["secret"] for seat in running.state.view(0)["seats"]] == ["king", ""]
    over = running.play("end actions").state
    for viewer in (-1, 0, 1):
        seats = over.view(viewer)["seats"]
        assert [seat["secret"] for seat in seats] == ["king", "hunter"]
        assert not any(seat["revealed"] for seat in seats), "uncovered, but not completed"


def test_who_is_ahead_by_what_the_viewer_knows() -> None:
    seats = {"red": {"trophies": ["red dragon", "yellow dragon"]}, "yellow": {"gems": {"ruby": 4}, "hand": []}}
    state = table(seats=seats).state
    red, yellow = state.view(0), state.view(1)
    assert [seat["leads"] for seat in red["seats"]] == [True, False], "the rubies of yellow are hidden"
    assert [seat["leads"] for seat in yellow["seats"]] == [False, True]
    assert red["seats"][0]["points"] == red["outcome"]["rows"][0]["total"]
