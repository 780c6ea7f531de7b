"""Secret goals (3.12): conditions, windows, and the secrecy of the question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from tests.rules.dwar7s.wander import many, wander_from
from underhall.core.history import History
from underhall.core.moves import MoveList
from underhall.core.record import Record
from underhall.core.state import State

LINE = {
    f"{x},0": [card]
    for x, card in enumerate(
        ["red castle r0", "red tavern r0", "yellow tavern r0", "red emerald mine r1", "yellow emerald mine r1"]
    )
}
SEVEN = {**LINE, "-1,0": ["yellow castle r0"], "5,0": ["red dragon r0"]}


def asked_after_a_step(secret: str, **held: Any) -> bool:
    """Whether red, who holds that goal and these cards, is asked after placing a dwarf."""
    there = table(map={"0,0": ["yellow tavern r0"]}, seats={"red": {"secret": secret, "hand": [], **held}})
    return there.play("place dwarf on tavern 0,0").question == "reveal"


@pytest.mark.rule("K-121")
def test_architect_needs_eight_cards() -> None:
    there = table(map=SEVEN, seats={"red": {"secret": "architect"}})
    assert there.fact("red size") == 7
    there.play("play frost giant at -2,0 r0")
    assert (there.fact("red size"), there.question) == (8, "reveal")


@pytest.mark.rule("K-122")
@pytest.mark.parametrize(("game", "secret"), [("fall", "hunter"), ("duel", "berserker")])
def test_hunter_and_berserker_need_two_trophies(game: str, secret: str) -> None:
    cards = {"0,0": ["yellow tavern r0"]}
    one = {"secret": secret, "trophies": ["yellow dragon"]}
    two = {"secret": secret, "trophies": ["yellow dragon", "yellow frost giant"]}
    assert table(game, map=cards, seats={"red": one}).play("place dwarf on tavern 0,0").question == "actions"
    assert table(game, map=cards, seats={"red": two}).play("place dwarf on tavern 0,0").question == "reveal"


@pytest.mark.rule("K-123")
def test_king_needs_ten_points() -> None:
    cards = {"0,0": ["red castle r0"], "1,0": ["red emerald mine r1"], "2,0": ["yellow emerald mine r1"]}
    there = table(map=cards, seats={"red": {"secret": "king"}}).play("play diamond mine at 3,0 r0")
    assert (there.fact("red worth"), there.question) == (9, "actions")
    there.play("play gold mine at 3,1 r1")
    assert (there.fact("red worth"), there.question) == (10, "reveal")


@pytest.mark.rule("K-124")
def test_miner_needs_one_gem_of_each_kind() -> None:
    all_four = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}
    assert asked_after_a_step("miner", gems=all_four)
    assert not asked_after_a_step("miner", gems={"gold": 4, "ruby": 4})


@pytest.mark.rule("K-125")
def test_ogre_in_disguise_needs_five_ogre_cards() -> None:
    assert asked_after_a_step("ogre in disguise", ogres={"panic": 3, "thief": 2})
    assert not asked_after_a_step("ogre in disguise", ogres={"panic": 3, "thief": 1})


@pytest.mark.rule("K-126")
@pytest.mark.parametrize(("on_giant", "asked"), [(2, True), (1, False)])
def test_researcher_needs_three_dwarfs_on_each_of_two_monsters(on_giant: int, asked: bool) -> None:
    cards = {"0,0": ["yellow dragon r0"], "5,0": ["yellow frost giant r0"]}
    there = table(
        map=cards, dwarfs={"0,0": {"red": 3}, "5,0": {"red": on_giant}}, seats={"red": {"secret": "researcher"}}
    )
    there.play("place dwarf on frost giant 5,0")
    assert (there.question == "reveal") == asked


@pytest.mark.rule("K-126")
def test_three_dwarfs_on_mines_are_no_research() -> None:
    cards = {"0,0": ["yellow ruby mine r0"], "5,0": ["yellow dragon r0"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 3}, "5,0": {"red": 2}}, seats={"red": {"secret": "researcher"}})
    assert there.play("place dwarf on dragon 5,0").question == "actions"


@pytest.mark.rule("K-127")
def test_wizard_needs_five_emeralds() -> None:
    assert asked_after_a_step("wizard", gems={"emerald": 5})
    assert not asked_after_a_step("wizard", gems={"emerald": 4, "ruby": 4})


MINER = {"secret": "miner", "hand": ["castle"], "gems": {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}}
STREET = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}


@pytest.mark.rule("K-116", "K-117")
def test_a_reveal_is_possible_in_another_players_turn() -> None:
    there = table(active="yellow", map=STREET, seats={"red": MINER})
    there.play("yellow: place dwarf on tavern 0,0", "red: reveal secret goal")
    assert (there.fact("red completed"), there.asked) == (1, "yellow")


@pytest.mark.rule("K-117")
def test_windows_come_after_actions_ogres_tasks_and_the_discard_phase() -> None:
    seats = {"red": {**MINER, "hand": []}, "yellow": {"hand": [], "ogres": {"panic": 1}}}
    there = table(active="yellow", map=STREET, dwarfs={"0,0": {"yellow": 2}, "1,0": {"yellow": 2}}, seats=seats)
    steps = ["place dwarf on tavern 2,0", "panic yellow dwarf 2,0 -> 1,0", "end actions", "resolve tavern 0,0"]
    for step in steps[:2]:
        there.play(f"yellow: {step}", "red: keep secret goal hidden")
    there.play("yellow: end actions")
    assert there.asked == "yellow"  # ending the phase is no step
    there.play("yellow: resolve tavern 0,0", "red: keep secret goal hidden")
    there.play("red: keep secret goal hidden")  # after the last task, which happens by itself
    assert there.fact("yellow gems emerald") == 1
    there.play("red: keep secret goal hidden")  # after the Discard phase
    assert (there.asked, there.question) == ("red", "actions")


@pytest.mark.rule("K-117")
def test_the_active_player_is_asked_first_then_clockwise() -> None:
    options = {"players": 3, "colours": "red-yellow-blue"}
    hunter = {"secret": "hunter", "trophies": ["yellow dragon", "blue dragon"]}
    seats = {"red": MINER, "blue": hunter}
    there = table(options=options, active="blue", map={"0,0": ["yellow tavern r0"]}, seats=seats)
    there.play("blue: place dwarf on tavern 0,0", "blue: reveal secret goal", "red: reveal secret goal")
    assert (there.asked, there.question) == ("blue", "actions")
    assert (there.fact("red completed"), there.fact("blue completed")) == (1, 1)


@pytest.mark.rule("K-118", "K-119")
def test_a_revealed_goal_stays_and_is_revealed_once() -> None:
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}}, seats={"red": {**MINER, "hand": []}})
    there.play("place dwarf on tavern 0,0", "reveal secret goal", "place dwarf on tavern 0,0")
    assert there.question == "actions"
    assert there.state.view(1)["seats"][0]["secret"] == "miner"
    assert there.fact("red completed") == 1


@pytest.mark.rule("K-119")
def test_revealing_is_optional_and_asked_again_after_the_next_step() -> None:
    there = table(map=STREET, seats={"red": MINER})
    there.play("place dwarf on tavern 0,0", "keep secret goal hidden", "place dwarf on tavern 2,0")
    assert there.question == "reveal"
    assert there.fact("actions") == 2


@pytest.mark.rule("K-120")
def test_the_target_of_an_ogre_card_cannot_answer_it() -> None:
    """Yellow has the four gems only before the Thief comes; the window opens after it."""
    seats = {"red": {"hand": [], "ogres": {"thief": 1}}, "yellow": MINER}
    there = table(map=STREET, seats=seats).play("thief from yellow")
    assert there.asked == "red"
    assert there.fact("yellow gems") == 3


@pytest.mark.rule("K-120", "K-64")
def test_no_window_opens_in_the_middle_of_a_brute() -> None:
    seats = {"red": {**MINER, "ogres": {"brute": 1}}}
    there = table(map=STREET, dwarfs={"0,0": {"yellow": 1}, "2,0": {"red": 1}}, seats=seats)
    there.play("brute yellow dwarf 0,0")
    assert there.question == "brute"
    assert there.play("swap with own dwarf 2,0").question == "reveal"


@pytest.mark.rule("K-128", "K-129")
def test_a_goal_kept_to_the_end_is_revealed_by_the_program_only_if_true() -> None:
    given: dict[str, Any] = {"round": 60, "active": "yellow", "map": STREET}
    kept = table(seats={"red": MINER}, **given).play("yellow: end actions", "red: keep secret goal hidden")
    assert (kept.asked, kept.fact("red revealed"), kept.fact("red points secret")) == ("nobody", True, 5)
    false = table(seats={"red": {"secret": "miner"}}, **given).play("yellow: end actions")
    assert (false.fact("red revealed"), false.fact("red points secret"), false.fact("red completed")) == (False, 0, 0)


# The question is private (K-130).


def questioned() -> Table:
    return table(active="yellow", map=STREET, seats={"red": MINER}).play("yellow: place dwarf on tavern 0,0")


@pytest.mark.rule("K-130", "K-11")
def test_nobody_else_is_shown_that_anybody_is_asked() -> None:
    """Red is asked, but everybody else sees what they see where red holds another goal and is not asked."""
    there = questioned()
    assert there.asked == "red"
    other = {**MINER, "secret": "architect"}
    unasked = table(active="yellow", map=STREET, seats={"red": other}).play("yellow: place dwarf on tavern 0,0")
    assert unasked.asked == "yellow"
    voices = [there.game.voice(language) for language in ("en", "de")]
    for viewer in (1, -1):
        view = there.state.view(viewer)
        assert (view["asked"], view["question"]) == (1, "actions")
        assert view["seats"][0]["secret"] == ""
        assert {**unasked.state.view(viewer), "moves": []} == view
        assert [voice.question(there.state, viewer) for voice in voices] == [
            voice.question(unasked.state, viewer) for voice in voices
        ]
    assert there.state.view(0)["asked"] == 0
    assert there.state.view(0)["question"] == "reveal"


@pytest.mark.rule("K-130", "K-117")
def test_a_question_after_the_last_step_of_a_turn_shows_nobody_else_either() -> None:
    """While red is asked, every view of the others names yellow, whose turn it is, and a question of yellow's turn.

    Which task comes next is a question while two are left; then the rest happens by itself, and nothing is asked.
    """
    seats: dict[str, dict[str, Any]] = {"red": {**MINER, "hand": []}, "yellow": {"hand": []}}
    dwarfs = {"0,0": {"yellow": 2}, "1,0": {"yellow": 2}, "2,0": {"yellow": 2}}
    there = table(active="yellow", map=STREET, dwarfs=dwarfs, seats=seats)
    there.play("yellow: end actions", "yellow: resolve tavern 0,0")
    asked = []
    while there.asked == "yellow" or there.question == "reveal":
        if there.asked == "yellow":
            there.play("yellow: resolve tavern 2,0")
            continue
        for viewer in (1, -1):
            view = there.state.view(viewer)
            assert (view["asked"], view["active"]) == (1, 1)
            assert there.game.voice("de").question(there.state, viewer)
        asked.append(view["question"])
        there.play("red: keep secret goal hidden")
    assert asked == ["resolve", "actions", "actions", "actions"]


@pytest.mark.rule("K-130", "K-11")
@pytest.mark.parametrize("who", ["red", "yellow"])
def test_asked_aside_after_the_only_task_nobody_is_told_of_tasks(who: str) -> None:
    """Whoever is asked, also the active player: there is no task left to choose, so no view speaks of one."""
    seats: dict[str, dict[str, Any]] = {"red": {"hand": []}, "yellow": {"hand": []}}
    seats[who] = {**MINER, "hand": []}
    there = table(active="red", map=STREET, dwarfs={"0,0": {"red": 2}}, seats=seats).play("red: end actions")
    assert (there.asked, there.question) == (who, "reveal")
    number = there.colours.index(who)
    for viewer in {-1, 0, 1} - {number}:
        assert there.state.view(viewer)["question"] == "actions"
    assert there.state.view(number)["question"] == "reveal"


@pytest.mark.rule("K-130", "K-11")
@pytest.mark.parametrize("game", ["fall", "duel"])
def test_what_the_others_are_told_is_asked_could_be_asked_in_random_games(game: str) -> None:
    """While somebody is asked aside: what the others are told is asked of the active player, who could answer it."""
    pending = set[str]()
    dwarfs = {"0,0": {"red": 2}, "1,0": {"yellow": 2}, "2,0": {"red": 2}}
    seats: dict[str, dict[str, Any]] = {"red": {"hand": []}, "yellow": {**MINER, "hand": ["castle"]}}
    for seed in range(many(20, 1000)):
        options = {"goals_to_end": 4, "round_cap": 20}
        start = table(game, options=options, round=18, map=STREET, dwarfs=dwarfs, seats=seats).state
        for state in wander_from(start, seed):
            if state.seat >= 0 and state.asking.unobservable():
                asked = state.game.public_frame(state)
                assert asked.seat(state) == state.view(-1)["asked"] == state.game.whose_turn(state)
                offered = MoveList()
                asked.moves(state, offered)
                assert offered.count > 0
                pending.update(frame.name() for frame in state.frames)
    assert {"actions", "resolve"} <= pending


@pytest.mark.rule("K-130")
def test_a_seat_that_cannot_reveal_is_not_asked() -> None:
    poor = {**MINER, "gems": {"gold": 4}}
    there = table(active="yellow", map=STREET, seats={"red": poor}).play("yellow: place dwarf on tavern 0,0")
    assert there.asked == "yellow"


@pytest.mark.rule("K-130")
def test_keeping_a_goal_hidden_leaves_no_event() -> None:
    there = questioned()
    before = len(there.events())
    there.play("red: keep secret goal hidden")
    assert len(there.events()) == before


@pytest.mark.rule("K-130")
@pytest.mark.parametrize("gems", [{"gold": 4}, {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}])
def test_whether_an_action_can_be_taken_back_does_not_depend_on_the_secret(gems: dict[str, int]) -> None:
    """Red holds four gems: for all yellow knows a question may have been asked, so yellow can never take it back."""
    there = table(active="yellow", map=STREET, seats={"red": {**MINER, "gems": gems}})
    record = Record(there.game, there.state.options, 0)
    record.position = there.position
    history = History(record)
    history.play(there.game.moves.parse("place dwarf on tavern 0,0"))
    if history.state.seat == 0:
        history.play(there.game.moves.parse("keep secret goal hidden"))
    assert (history.state.seat, history.can_undo()) == (1, False)


@pytest.mark.rule("K-130")
def test_an_action_can_be_taken_back_while_nobody_can_have_a_fulfilled_goal() -> None:
    there = table(active="yellow", map=STREET)
    record = Record(there.game, there.state.options, 0)
    record.position = there.position
    history = History(record)
    history.play(there.game.moves.parse("place dwarf on tavern 0,0"))
    assert history.can_undo()


@pytest.mark.rule("K-130", "K-11")
def test_in_a_world_imagined_by_another_the_asked_seat_may_have_another_goal() -> None:
    there = questioned()
    worlds = [there.state.imagine(1, seed) for seed in range(40)]
    assert all(world.view(1) == there.state.view(1) for world in worlds)
    lengths = {len(world.moves()) for world in worlds}
    assert lengths == {1, 2}


# Everybody is near some goal: three kinds of gems, four ogre cards, a trophy, a kingdom of six cards worth 8.
NEAR: dict[str, Any] = {
    "map": {
        "0,0": ["red castle r0"],
        "1,0": ["red emerald mine r1"],
        "2,0": ["yellow emerald mine r1"],
        "3,0": ["yellow castle r0"],
        "4,0": ["red tavern r0"],
        "0,-1": ["yellow tavern r1"],
    },
    "seats": {
        "red": {
            "hand": ["gold mine", "ruby mine"],
            "gems": {"gold": 1, "emerald": 1, "diamond": 1},
            "ogres": {"panic": 1},
        },
        "yellow": {"hand": ["diamond mine"], "gems": {"gold": 1, "ruby": 1}, "ogres": {"brute": 2, "thief": 2}},
    },
}


@pytest.mark.rule("K-130", "K-11")
@pytest.mark.parametrize("game", ["fall", "duel"])
def test_nothing_anybody_else_sees_depends_on_a_secret_in_random_games(game: str) -> None:
    """At every decision, for everybody else: a redeal of what they cannot see changes nothing they see; nor does it
    after the next move, unless that move says itself that it revealed something, whatever was dealt."""
    questions = 0
    for seed in range(many(6, 500)):
        start = table(game, options={"goals_to_end": 4, "round_cap": 20}, round=12, **NEAR).state.imagine(-1, seed)
        for state in wander_from(start, seed):
            if state.seat >= 0 and state.asking.unobservable():
                questions += 1
            for viewer in {-1, 0, 1} - {state.seat}:
                world = state.imagine(viewer, seed)
                assert world.view(viewer) == state.view(viewer)
                for move in state.moves()[:2]:
                    if move in world.moves():
                        compare_after(state.copy(), world.copy(), move, viewer)
    assert questions > 3


def compare_after(state: State, world: State, move: int, viewer: int) -> None:
    quiet = True
    for twin in (state, world):
        before = (twin.reveals, twin.chance.counter)
        twin.play(move)
        quiet = quiet and before == (twin.reveals, twin.chance.counter)
    assert not quiet or state.view(viewer) == world.view(viewer)
