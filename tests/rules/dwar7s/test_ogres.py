"""Ogre cards (3.7)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.core.chance import Chance
from underhall.games.dwar7s.catalogue import FILE, KIND_NAMES
from underhall.games.dwar7s.game import FALL

THREE = {"players": 3, "colours": "red-yellow-blue"}
RED_STREET = {"0,0": ["red tavern r0"]}
STREET = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}


def holding(*ogres: str) -> dict[str, Any]:
    return {"red": {"hand": ["castle"], "ogres": dict(Counter(ogres))}}


@pytest.mark.rule("K-55", "K-56")
def test_a_card_drawn_in_resolve_is_not_played_before_the_next_actions_phase() -> None:
    there = table(
        map=STREET, dwarfs={"0,0": {"red": 2, "yellow": 1}}, ogre_deck=["ambush"], seats={"red": {"hand": []}}
    )
    there.play("red: end actions")
    assert there.fact("red ogres ambush") == 1
    assert there.asked == "yellow"
    assert there.offered("ambush") == []
    there.play("yellow: end actions")
    assert there.legal("ambush tavern 0,0")


@pytest.mark.rule("K-55", "K-23")
def test_any_number_of_ogre_cards_before_and_between_actions() -> None:
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}, "2,0": {"yellow": 1}}, seats=holding("panic", "ambush"))
    there.play("panic red dwarf 0,0 -> 1,0", "move dwarf 1,0 -> 0,0", "ambush tavern 2,0", "place dwarf on tavern 2,0")
    assert there.fact("actions") == 2
    assert there.fact("ogre_discard") == ["ambush", "panic"]


@pytest.mark.rule("K-56", "K-63")
def test_a_card_gained_with_crown_may_be_played_at_once() -> None:
    seats = {**holding("crown"), "yellow": {"hand": [], "ogres": {"panic": 1, "crown": 1}}}
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}}, seats=seats).play("crown from yellow")
    assert (there.fact("red ogres"), there.fact("yellow ogres")) == (2, 0)
    assert there.fact("ogre_discard") == ["crown"]
    there.play("panic red dwarf 0,0 -> 2,0")
    assert there.refused("crown from yellow") == "no_ogre_to_steal"


@pytest.mark.rule("K-63", "K-11")
@pytest.mark.parametrize("cards", [{"panic": 2, "thief": 1, "brute": 1}, {"panic": 3}])
def test_only_the_two_concerned_learn_what_a_crown_takes(cards: dict[str, int]) -> None:
    seats = {**holding("crown"), "yellow": {"hand": [], "ogres": cards}}
    there = table(options=THREE, map=STREET, seats=seats).play("crown from yellow")
    assert there.state.journal is not None
    seen = [[event.kind for event in there.state.journal.seen_by(seat)] for seat in (0, 1, 2, -1)]
    assert seen == [["crown", "crowned"], ["crown", "crowned"], ["crown"], ["crown"]]
    told = there.game.voice("en", ["Ann", "Bo", "Cy"]).event(there.events("crowned")[0])
    names = ", ".join(f"{number} × {ogre.capitalize()}" for ogre, number in cards.items())
    assert told == f"The ogre cards taken from Bo by Ann: {names}"


@pytest.mark.rule("K-57")
@pytest.mark.parametrize("ogre", ["ambush", "panic", "thief", "crown", "brute"])
def test_no_target_no_play(ogre: str) -> None:
    there = table(map=STREET, seats=holding(ogre))
    assert there.offered(ogre) == []


@pytest.mark.rule("K-57")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}})
    assert there.refused("ambush tavern 0,0") == "ogre_not_in_hand"


@pytest.mark.rule("K-58", "K-10")
def test_played_cards_lie_face_up_the_last_on_top() -> None:
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}}, seats=holding("panic"), ogre_discard=["thief", "crown"])
    there.play("panic red dwarf 0,0 -> 1,0")
    assert there.state.view(1)["ogre_discard"] == ["panic", "thief", "crown"]


@pytest.mark.rule("K-59")
def test_the_player_of_the_card_chooses_among_all_others() -> None:
    seats = {**holding("thief"), "yellow": {"hand": [], "gems": {"gold": 1}}, "blue": {"hand": [], "gems": {"ruby": 1}}}
    there = table(options=THREE, map=STREET, seats=seats)
    assert there.offered("thief") == ["thief from yellow", "thief from blue"]
    assert there.refused("thief from red") == "no_enemy"


@pytest.mark.rule("K-60")
def test_ambush_sends_home_every_colour() -> None:
    dwarfs = {"0,0": {"red": 1, "yellow": 1, "blue": 1}, "2,0": {"blue": 1}}
    there = table(options=THREE, map=STREET, dwarfs=dwarfs, seats=holding("ambush")).play("ambush tavern 0,0")
    assert [there.fact(f"{colour} pile") for colour in ("red", "yellow", "blue")] == [7, 7, 6]


@pytest.mark.rule("K-61")
def test_panic_goes_round_a_corner_but_not_back_or_through_walls() -> None:
    cards = {
        "0,0": ["yellow castle r0"],
        "1,0": ["red tavern r0"],
        "1,1": ["yellow tavern r1"],
        "0,1": ["yellow emerald mine r0"],
        "0,-1": ["red emerald mine r0"],
    }
    there = table(map=cards, dwarfs={"0,0": {"yellow": 1}}, seats=holding("panic"))
    assert sorted(there.offered("panic")) == [
        "panic yellow dwarf 0,0 -> 0,-1",
        "panic yellow dwarf 0,0 -> 1,0",
        "panic yellow dwarf 0,0 -> 1,1",
    ]


@pytest.mark.rule("K-62")
def test_thief_takes_each_card_with_the_same_chance() -> None:
    seats = {**holding("thief"), "yellow": {"hand": [], "gems": {"gold": 3, "ruby": 1}}}
    start = table(map=STREET, seats=seats)
    move = start.game.moves.parse("thief from yellow")
    stolen: Counter[str] = Counter()
    for seed in range(2000):
        state = start.state.copy()
        state.chance = Chance(seed)
        state.play(move)
        gems = state.position()["seats"][0]["gems"]
        stolen.update(gem for gem, number in gems.items() if number)
    assert set(stolen) == {"gold", "ruby"}
    # 2,000 draws with chance 1/4 differ from 500 by 5 standard deviations of 19 about once in a million.
    assert 400 < stolen["ruby"] < 600


@pytest.mark.rule("K-62", "K-11")
def test_only_the_two_concerned_learn_what_was_stolen() -> None:
    seats = {**holding("thief"), "yellow": {"hand": [], "gems": {"ruby": 1}}}
    there = table(options=THREE, map=STREET, seats=seats).play("thief from yellow")
    assert there.state.journal is not None
    seen = [[event.kind for event in there.state.journal.seen_by(seat)] for seat in (0, 1, 2, -1)]
    assert seen == [["thief", "stolen"], ["thief", "stolen"], ["thief"], ["thief"]]


@pytest.mark.rule("K-64")
def test_brute_swaps_over_any_distance_and_into_full_cards() -> None:
    cards = {"0,0": ["red tavern r0"], "30,30": ["yellow tavern r0"]}
    dwarfs = {"0,0": {"yellow": 3}, "30,30": {"red": 1, "yellow": 2}}
    there = table(map=cards, dwarfs=dwarfs, seats=holding("brute"))
    assert there.offered("brute") == ["brute yellow dwarf 0,0"]
    there.play("brute yellow dwarf 0,0")
    assert there.refused("end actions") == "swap_first"
    assert there.refused("swap with own dwarf 0,0") == "swap_own_elsewhere"
    there.play("swap with own dwarf 30,30")
    assert there.fact("dwarfs 0,0") == {"red": 1, "yellow": 2}
    assert there.fact("dwarfs 30,30") == {"yellow": 3}


@pytest.mark.rule("K-65")
def test_the_hand_limit_does_not_matter_during_actions() -> None:
    seats = {"red": {"ogres": {"thief": 1}, "gems": {"gold": 1}}, "yellow": {"hand": [], "gems": {"ruby": 1}}}
    there = table(map={"0,0": ["red tavern r0"]}, seats=seats).play("thief from yellow")
    assert there.fact("red hand") == 10
    assert there.asked == "red"


@pytest.mark.rule("K-66", "K-67", "K-153")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    seats = {"yellow": {"hand": [], "ogres": {"panic": 2, "thief": 2}}}
    discards = ["ambush", "ambush", "brute", "brute"]
    there = table(
        "duel",
        map={"0,0": ["red tavern r0"]},
        dwarfs={"0,0": {"red": 2}},
        seats=seats,
        ogre_deck=[],
        ogre_discard=discards,
    )
    drawn: set[str] = set()
    for seed in range(30):
        state = there.state.copy()
        state.chance = Chance(seed)
        state.play(there.game.moves.parse("end actions"))
        drawn |= {ogre for ogre, number in state.position()["seats"][0]["ogres"].items() if number}
    assert drawn == {"ambush", "brute"}


@pytest.mark.rule("K-68")
def test_ogre_cards_count_for_the_hand_and_not_for_the_score() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, seats={"red": {"hand": ["castle"], "ogres": {"panic": 3}}})
    assert (there.fact("red hand"), there.fact("red total")) == (4, 0)


@pytest.mark.rule("K-61")
def test_panic_leads_one_or_two_steps_everywhere_around(tmp_path: Path) -> None:
    """Every hop by itself: offered, written with the spot it leads to, and the dwarf stands there afterwards."""
    path = tmp_path / "no_walls.toml"
    path.write_text(re.sub(r'walls = "[A-Z]*"', 'walls = ""', FILE.read_text(encoding="utf-8")), encoding="utf-8")
    around = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if 1 <= abs(x) + abs(y) <= 2]
    names = [f"{colour} {kind} r0" for colour in ("red", "yellow") for kind in KIND_NAMES if kind != "castle"]
    cards = {f"{x},{y}": [card] for (x, y), card in zip([(0, 0), *around], names, strict=False)}
    start = table(map=cards, dwarfs={"0,0": {"red": 1}}, seats=holding("panic")).position
    game = FALL.with_cards(str(path))
    hops = {f"panic red dwarf 0,0 -> {x},{y}": f"{x},{y}" for x, y in around}
    assert sorted(Table(game.load(start)).offered("panic")) == sorted(hops)
    for move, there in hops.items():
        assert Table(game.load(start)).play(move).fact(f"dwarfs {there}") == {"red": 1}


@pytest.mark.rule("K-63")
@pytest.mark.parametrize("colour", ["yellow", "blue", "green"])
def test_a_crown_without_anything_to_take_says_so_whoever_is_named(colour: str) -> None:
    there = table(options={"players": 2, "colours": f"red-{colour}"}, map=RED_STREET, seats=holding("crown"))
    assert there.refused(f"crown from {colour}") == "no_ogre_to_steal"
    assert there.refused("crown from red") == "no_enemy"
