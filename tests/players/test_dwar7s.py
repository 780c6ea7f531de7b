"""The judgement and the plan of Fall and Duel: they lead to the end of the game, and see only what a seat may."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.core.buffers import vec
from underhall.core.state import State

STORE = {"0,0": ["red castle r0"], "1,0": ["yellow general store r1"], "2,0": ["yellow castle r0"]}
# Costs 3 gold and 1 emerald.
TURNIPS = {"gold": 3, "emerald": 1}
ROW = ["sack of turnips", "roast boar", "honey cakes"]


def at_store(standing: int = 0, gems: dict[str, int] | None = None, **more: Any) -> Table:
    """Red with a castle, a store that all can reach, and some gems; no cards in hand but what is named."""
    red = {"hand": [], "secret": "hunter", "gems": TURNIPS if gems is None else gems}
    return table(
        map={**STORE, **more.pop("map", {})},
        dwarfs={**({"1,0": {"red": standing}} if standing else {}), **more.pop("dwarfs", {})},
        seats={
            "red": {**red, **more.pop("red", {})},
            "yellow": {"hand": [], "secret": "miner", **more.pop("yellow", {})},
        },
        row=ROW,
        **more,
    )


def value(there: Table, colour: str = "red") -> float:
    seat = there.colours.index(colour)
    return float(there.game.handwritten().value(there.state, seat))


def planned(there: Table) -> str:
    state = there.state.imagine(there.state.seat, 3)
    return str(there.game.moves.print(state.game.handwritten().plan(state)))


# The judgement.


def test_values_are_shares_of_one_victory() -> None:
    for players in (2, 3, 4):
        state = at_store().game.new(4, players=players)
        evaluator = state.game.handwritten()
        values = vec[float]([0.0] * players)
        evaluator.write_values(state, values)
        assert sum(values) == pytest.approx(1.0)
        assert [evaluator.value(state, seat) for seat in range(players)] == pytest.approx(list(values))
        assert min(values) > 0.5 / players


def test_each_dwarf_on_the_way_to_a_payable_goal_is_worth_something_and_having_it_paid_most() -> None:
    waiting = [value(at_store(dwarfs)) for dwarfs in range(4)]
    assert waiting == sorted(waiting)
    assert len(set(waiting)) == 4
    there = at_store(3)
    ready = value(there)
    there.play("end actions")
    assert there.fact("red goals") == ["sack of turnips"]
    assert value(there) > value(at_store(0)) + 0.1
    assert value(there) == pytest.approx(ready, abs=0.05)  # ending the turn is no deed of its own


def test_gems_towards_a_goal_on_show_are_worth_more_than_others_of_the_same_points() -> None:
    nearer = value(at_store(gems={"gold": 3, "emerald": 1}))
    assert nearer > value(at_store(gems={"gold": 5}))


def test_a_mine_gives_nothing_to_a_full_hand() -> None:
    mine = {"0,1": ["red gold mine r0"]}
    full = {"gold": 9}
    gains = []
    for gems in ({"gold": 1}, full):
        idle = at_store(gems=gems, map=mine)
        ready = at_store(gems=gems, map=mine, dwarfs={"0,1": {"red": 2}})
        gains.append(value(ready) - value(idle))
    assert gains[0] > 0.03
    assert gains[1] < 0.01


def test_a_lead_counts_more_the_nearer_the_end() -> None:
    """Nine points of rubies, before any goal and after two goals of the same points on each side."""
    far = at_store(gems={"ruby": 3})
    near = at_store(
        gems={"ruby": 3},
        red={"goals": ["barley bread", "smoked trout"]},
        yellow={"goals": ["cellar of apples", "mountain cheese"]},
    )
    for there in (far, near):
        assert there.fact("red total") - there.fact("yellow total") == 9
    assert value(near) > value(far) + 0.01


def test_the_first_half_of_brute_does_not_count_as_a_card_thrown_away() -> None:
    there = at_store(
        gems={},
        map={"0,1": ["red gold mine r0"]},
        dwarfs={"1,0": {"yellow": 2}, "0,1": {"red": 1}},
        red={"ogres": {"brute": 1}},
    )
    before = value(there)
    there.play("brute yellow dwarf 1,0")
    assert there.question == "brute"
    assert value(there) > before - 0.01


def test_the_first_dwarf_on_a_monster_in_the_own_kingdom_is_a_gain() -> None:
    dragon = {"0,-1": ["yellow dragon r0"]}
    assert value(at_store(gems={}, map=dragon, dwarfs={"0,-1": {"red": 1}})) > value(at_store(gems={}, map=dragon))


# The plan.


def test_the_plan_pays_a_goal_that_can_be_paid() -> None:
    there = at_store()
    for _ in range(3):
        assert planned(there).startswith("place dwarf on general store")
        there.play(planned(there))
    there.play("end actions")
    assert there.fact("red goals") == ["sack of turnips"]


def test_the_plan_mines_before_it_trades() -> None:
    there = at_store(3, gems={"gold": 1, "emerald": 1}, map={"0,1": ["red gold mine r0"]}, dwarfs={"0,1": {"red": 2}})
    there.play("end actions")
    assert planned(there) == "resolve gold mine 0,1"
    there.play(planned(there))
    assert there.fact("red goals") == ["sack of turnips"]


def test_the_plan_reveals_a_secret_goal() -> None:
    there = at_store(
        gems={"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}, red={"secret": "miner"}, yellow={"secret": "king"}
    )
    there.play("place dwarf on general store 1,0")
    assert there.question == "reveal"
    assert planned(there) == "reveal secret goal"


def test_to_stand_in_anothers_way_is_no_plan() -> None:
    """Yellow is about to slay a monster; a red dwarf there could stop it, and would stop the game in the end."""
    there = at_store(map={"5,5": ["yellow dragon r0"]}, dwarfs={"5,5": {"yellow": 4}})
    while there.asked == "red":
        move = planned(there)
        assert "5,5" not in move
        there.play(move)


def test_dwarfs_that_can_do_nothing_walk_away() -> None:
    """All red dwarfs stand on monsters that yellow keeps alive; two in the castle next to it come home."""
    there = at_store(
        gems={},
        map={"0,-1": ["yellow dragon r0"], "5,5": ["yellow frost giant r0"]},
        dwarfs={"0,-1": {"red": 4, "yellow": 1}, "5,5": {"red": 3, "yellow": 2}},
    )
    assert planned(there) == "move dwarf 0,-1 -> 0,0"
    while there.asked == "red":
        there.play(planned(there))
    assert there.fact("red pile") >= 2


def test_the_plan_throws_away_what_it_needs_least() -> None:
    there = at_store(
        gems={"gold": 3, "emerald": 1, "diamond": 5},
        map={"0,1": ["red ruby mine r0"]},
        dwarfs={"0,1": {"red": 3}},
        red={"ogres": {"panic": 1}},
    )
    there.play("end actions")
    assert there.question == "discard"
    assert planned(there) != "discard emerald"


# Errands. Rubies, which all goals on show cost, lie under gold mines; a giant keeps both castles from digging them up.
GIANT = "0,-1"
OTHER_MONSTERS = {"5,5": ["yellow frost giant r0"], "7,5": ["red dragon r0"], "9,5": ["yellow dragon r0"]}


def far_from_goals(standing: dict[str, dict[str, int]] | None = None, **more: Any) -> Table:
    """A long game; yellow keeps the other monsters alive."""
    gems = {"gold": 2, "emerald": 4, "diamond": 3}
    return table(
        map={
            **STORE,
            GIANT: ["red frost giant r0"],
            "0,5": ["red ruby mine r0", "red gold mine r0"],
            "2,5": ["yellow ruby mine r0", "yellow gold mine r0"],
            **OTHER_MONSTERS,
        },
        dwarfs={**{spot: {"yellow": 1} for spot in OTHER_MONSTERS}, **(standing or {})},
        seats={
            "red": {"hand": [], "secret": "hunter", "gems": gems, **more},
            "yellow": {"hand": [], "secret": "king"},
        },
        row=["roast boar", "mountain cheese", "barrel of ale"],
        round=24,
    )


def test_who_is_far_from_every_goal_slays_what_keeps_a_castle_from_digging() -> None:
    there = far_from_goals()
    while there.asked == "red" and there.question == "actions":
        assert planned(there) in (f"place dwarf on frost giant {GIANT}", "end actions")
        there.play(planned(there))
    assert there.state.position()["dwarfs"][GIANT] == {"red": 3}


def test_where_a_single_dwarf_keeps_that_closed_the_plan_draws_ogre_cards_instead_of_passing() -> None:
    there = far_from_goals({GIANT: {"yellow": 1}})
    assert planned(there).startswith("place dwarf on tavern")
    there.play(planned(there))
    assert planned(there).startswith("place dwarf on tavern")


def test_an_ogre_card_is_played_where_it_opens_the_way() -> None:
    there = far_from_goals({GIANT: {"red": 4, "yellow": 1}}, ogres={"panic": 1})
    assert planned(there).startswith(f"panic yellow dwarf {GIANT}")
    there.play(planned(there))
    assert planned(there) == f"place dwarf on frost giant {GIANT}"


def test_an_ogre_card_that_was_drawn_for_an_errand_is_not_thrown_away_for_gems_that_no_goal_needs() -> None:
    there = far_from_goals(ogres={"panic": 1})
    there.play("end actions")
    assert there.question == "discard"
    assert planned(there) in ("discard emerald", "discard diamond", "discard gold")


def game_by_plan(key: str, seed: int, players: int, watch: Any = None) -> tuple[State, int]:
    """Every seat follows the plan; how often a turn began with passing."""
    from underhall.core.game import find

    state = find(key).new(seed, players=players)
    evaluator = state.game.handwritten()
    passed = 0
    while state.seat >= 0:
        imagined = state.imagine(state.seat, seed)
        move = int(evaluator.plan(imagined))
        if watch is not None:
            watch(state, move)
        passed += move == 0 and state.view(-1)["actions"] == 0
        state.play(move)
    return state, passed


@pytest.mark.parametrize(
    ("key", "players"), [("dwar7s_fall", 2), ("dwar7s_fall", 3), ("dwar7s_fall", 4), ("dwar7s_duel", 2)]
)
def test_games_by_plan_end_by_goals_in_the_rounds_of_a_game(key: str, players: int) -> None:
    for seed in (1, 2) if players == 2 else (1,):
        state, passed = game_by_plan(key, seed, players)
        assert state.ending() == "goals"
        assert 4 <= state.position()["round"] <= 25
        assert passed <= 1


@pytest.mark.parametrize("key", ["dwar7s_fall", "dwar7s_duel"])
def test_the_plan_is_the_same_in_every_redeal(key: str) -> None:
    others = 0
    asked: set[str] = set()

    def watch(state: State, move: int) -> None:
        nonlocal others
        question = state.question(state.seat)
        if question in asked and move % 3:  # the interpreted engine takes long for each
            return
        asked.add(question)
        for number in range(2):
            redeal = state.imagine(state.seat, 100 + number)
            others += redeal.fingerprint() != state.fingerprint()
            assert int(redeal.game.handwritten().plan(redeal)) == move

    game_by_plan(key, 5, 2, watch)
    assert others > 20
    assert {"actions", "resolve"} <= asked
