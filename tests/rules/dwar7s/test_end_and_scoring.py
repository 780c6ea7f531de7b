"""The end of the game (3.13), scoring and ties (3.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import table
from tests.rules.dwar7s.wander import choose, many
from underhall.core.chance import Chance
from underhall.core.game import Game
from underhall.games.dwar7s.game import DUEL, FALL
from underhall.games.dwar7s.moves import END

THREE_GOALS = ["barley bread", "honey cakes", "roast boar"]
HUNTER = {"trophies": ["yellow dragon", "red dragon"], "secret": "hunter"}


@pytest.mark.rule("K-131")
def test_completed_goals_are_trades_and_the_revealed_secret() -> None:
    there = table(seats={"red": {"goals": THREE_GOALS[:2], **HUNTER}})
    assert there.fact("red completed") == 2
    assert table(seats={"red": {"goals": THREE_GOALS[:2], **HUNTER, "revealed": True}}).fact("red completed") == 3


@pytest.mark.rule("K-132", "K-133")
@pytest.mark.parametrize("needed", [2, 3, 4])
def test_the_number_of_goals_is_an_option(needed: int) -> None:
    for held in (needed - 1, needed):
        goals = [*THREE_GOALS, "venison pie"][:held]
        there = table(options={"goals_to_end": needed}, seats={"red": {"goals": goals}}).play("red: end actions")
        assert there.fact("closing") == (held == needed)
        assert (there.play("yellow: end actions").fact("ended") == "goals") == (held == needed)


@pytest.mark.rule("K-133", "K-15")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_round_is_played_out_from_whoever_started(first: int) -> None:
    """Seats in turn order from the starting player; the second of the round triggers, only the third plays on."""
    colours = ["red", "yellow", "blue"]
    order = colours[first - 1 :] + colours[: first - 1]
    options = {"players": 3, "colours": "-".join(colours), "first_player": first}
    there = table(options=options, active=order[1], seats={order[1]: {"goals": THREE_GOALS}})
    there.play(f"{order[1]}: end actions", f"{order[2]}: end actions")
    assert (there.asked, there.fact("ended")) == ("nobody", "goals")


@pytest.mark.rule("K-134")
def test_a_third_goal_in_another_players_turn_triggers_nothing_yet() -> None:
    there = table(
        active="yellow", map={"0,0": ["yellow tavern r0"]}, seats={"red": {"goals": THREE_GOALS[:2], **HUNTER}}
    )
    there.play("yellow: place dwarf on tavern 0,0", "red: reveal secret goal", "yellow: end actions")
    assert (there.fact("red completed"), there.fact("closing"), there.asked) == (3, False, "red")
    assert there.play("red: end actions").fact("closing")


@pytest.mark.rule("K-135")
@pytest.mark.parametrize("cap", [20, 60, 500])
def test_the_round_cap(cap: int) -> None:
    given: dict[str, Any] = {"options": {"round_cap": cap}, "active": "yellow", "busy": True}
    assert table(round=cap - 1, **given).play("end actions").fact("ended") == ""
    there = table(round=cap, **given).play("end actions")
    assert (there.fact("ended"), there.fact("round")) == ("round_cap", cap)


DEED = {
    "an action": ({}, ["place dwarf on tavern 0,0"]),
    "an ogre card": (
        {"dwarfs": {"0,0": {"red": 1}}, "seats": {"red": {"hand": [], "ogres": {"ambush": 1}}}},
        ["ambush tavern 0,0"],
    ),
    "a task": ({"dwarfs": {"0,0": {"red": 2}}}, []),
    "a discard": ({"seats": {"red": {"gems": {"gold": 1}}}}, []),
    "a reveal": ({"seats": {"red": HUNTER}}, []),
}


@pytest.mark.rule("K-136")
@pytest.mark.parametrize("deed", list(DEED))
def test_anything_done_breaks_a_standstill(deed: str) -> None:
    given, moves = DEED[deed]
    there = table(quiet=1, round=9, map={"0,0": ["yellow tavern r0"]}, **given)
    there.play(*moves, "red: end actions")
    if there.question == "reveal":
        there.play("red: reveal secret goal")
    there.play("yellow: end actions")
    assert (there.fact("ended"), there.fact("quiet"), there.fact("round")) == ("", 0, 10)


@pytest.mark.rule("K-136")
def test_two_quiet_rounds_in_a_row_end_the_game() -> None:
    there = table(quiet=1, round=9, map={"0,0": ["yellow tavern r0"]}).play("end actions", "end actions")
    assert (there.fact("ended"), there.asked) == ("standstill", "nobody")


@pytest.mark.rule("K-136")
@pytest.mark.parametrize("deed", [*DEED, "nothing"])
def test_whose_pass_would_end_the_game_is_told(deed: str) -> None:
    """Yellow's, and only while nothing has been done: everybody sees it, and yellow is asked in other words."""
    given, moves = DEED.get(deed, ({}, []))
    there = table(quiet=1, round=9, map={"0,0": ["yellow tavern r0"]}, **given)
    assert not there.state.view(0)["pass_ends"]
    there.play(*moves, "red: end actions")
    if there.question == "reveal":
        there.play("red: reveal secret goal")
    assert there.asked == "yellow"
    still = deed == "nothing"
    for viewer in (-1, 0, 1):
        view = there.state.view(viewer)
        assert (view["pass_ends"], view["question"]) == (still, "last_pass" if still else "actions")
    for language, words in (("en", "ends the game"), ("de", "beendet das Spiel")):
        assert (words in there.game.voice(language).prompt(there.state)) == still
    there.play("place dwarf on tavern 0,0")
    assert not there.state.view(1)["pass_ends"]


STILL: dict[str, dict[str, Any]] = {
    "in the last round": {"closing": True},
    "before the first quiet round": {"quiet": 0},
    "at the round cap": {"options": {"round_cap": 20}, "round": 20},
    "with a task ready": {"dwarfs": {"0,0": {"yellow": 2}}},
    "with a card to discard": {"seats": {"yellow": {"gems": {"gold": 2}}}},
    "in the middle of the round": {"active": "red"},
}


@pytest.mark.rule("K-136")
@pytest.mark.parametrize("when", list(STILL))
def test_no_pass_ends_the_game(when: str) -> None:
    given = {"quiet": 1, "round": 9, "active": "yellow", "map": {"0,0": ["yellow tavern r0"]}, **STILL[when]}
    there = table(**given)
    assert not there.state.view(1)["pass_ends"]
    assert there.play("end actions").fact("ended") != "standstill"


@pytest.mark.rule("K-136", "K-21")
@pytest.mark.parametrize(("game", "players"), [(FALL, 2), (FALL, 4), (DUEL, 2)])
def test_the_warning_is_true_in_random_games_of_idle_players(game: Game, players: int) -> None:
    """At every decision of the Actions phase: ending it with nothing more done ends the game just when it is said."""
    warned = 0
    for seed in range(many(6, 300)):
        state = game.new(seed, players=players, round_cap=20)
        chance = Chance(seed)
        while state.seat >= 0:
            if state.frames[-1].name() == "actions" and END in state.moves():
                told = state.view(-1)["pass_ends"]
                twin = state.copy()
                twin.play(END)
                while twin.seat >= 0 and twin.asking.unobservable():
                    twin.play(twin.moves()[-1])
                assert told == (twin.ending() == "standstill")
                warned += told
            idle = END in state.moves() and chance.below(5) > 0
            state.play(END if idle else choose(state, chance))
    assert warned > 3


@pytest.mark.rule("K-137")
def test_no_cards_and_no_dwarfs_left_end_nothing() -> None:
    dwarfs = {"0,0": {"red": 4, "yellow": 1}, "5,0": {"red": 3}}
    there = table(
        map={"0,0": ["yellow dragon r0"], "5,0": ["red dragon r0"]},
        dwarfs=dwarfs,
        seats={"red": {"hand": [], "secret": "king"}},
        busy=True,
    )
    assert there.fact("red pile") == 0
    assert there.play("end actions", "end actions").asked == "red"


# Scoring.

FULL: dict[str, Any] = {
    "map": {"0,0": ["red castle r0"], "1,0": ["yellow emerald mine r1"]},
    "seats": {
        "red": {"goals": ["roast boar"], **HUNTER, "revealed": True, "gems": {"gold": 1, "ruby": 2}, "hand": []},
        "yellow": {"hand": [], "ogres": {"panic": 2}},
    },
}


@pytest.mark.rule("K-138")
def test_a_score_has_five_parts() -> None:
    there = table(**FULL)
    row = there.state.outcome().rows[0]
    assert [row[name] for name in ("trading", "secret", "trophies", "gems", "kingdom")] == [14, 5, 6, 7, 5]
    assert row["total"] == 37


@pytest.mark.rule("K-139", "K-140")
def test_sharers_score_the_whole_and_others_castles_count() -> None:
    there = table(map={"0,0": ["red castle r0"], "1,0": ["yellow castle r0"]})
    assert (there.fact("red worth"), there.fact("yellow worth")) == (6, 6)


@pytest.mark.rule("K-140", "K-72")
def test_hands_ogre_cards_and_dwarfs_score_nothing() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, dwarfs={"0,0": {"red": 2}}, seats={"red": {"ogres": {"panic": 1}}})
    assert there.fact("red total") == 0


@pytest.mark.rule("K-141")
def test_a_score_may_be_negative() -> None:
    there = table(map={"0,0": ["red castle r0"], "1,0": ["red dragon r0"], "-1,0": ["red frost giant r0"]})
    assert there.fact("red total") == -3


def ended(**given: Any) -> Any:
    there = table(round=60, active="yellow", **given).play("end actions")
    assert there.asked == "nobody"
    return there.state.outcome()


@pytest.mark.rule("K-142")
def test_most_points_win() -> None:
    outcome = ended(map={"0,0": ["red castle r0"]})
    assert (outcome.winners, outcome.results) == ([0], [1.0, 0.0])


@pytest.mark.rule("K-143")
def test_a_tie_goes_to_the_larger_kingdom() -> None:
    cards = {
        "0,0": ["red castle r0"],
        "1,0": ["red emerald mine r1"],
        "2,0": ["red general store r1"],
        "9,0": ["yellow castle r0"],
    }
    outcome = ended(map=cards)
    assert [row["total"] for row in outcome.rows] == [3, 3]
    assert outcome.winners == [0]


@pytest.mark.rule("K-144")
def test_then_to_more_dwarfs_on_the_map() -> None:
    cards = {"0,0": ["red castle r0"], "9,0": ["yellow castle r0"]}
    outcome = ended(map=cards, dwarfs={"0,0": {"yellow": 1}})
    assert outcome.winners == [1]
    assert [row["place"] for row in outcome.rows] == [2, 1]


@pytest.mark.rule("K-145")
def test_then_the_victory_is_shared() -> None:
    outcome = ended(map={"0,0": ["red castle r0"], "9,0": ["yellow castle r0"]})
    assert (outcome.winners, outcome.results) == ([0, 1], [0.5, 0.5])
    assert [row["place"] for row in outcome.rows] == [1, 1]
