"""Domains and kingdoms (3.8), and the extra action (3.9)."""

from __future__ import annotations

import pytest

from tests.rules.dwar7s.table import table

PAIR = {"0,0": ["red castle r0"], "1,0": ["yellow emerald mine r1"]}


@pytest.mark.rule("K-69")
def test_every_card_is_in_exactly_one_domain_whoever_stands_in_the_way() -> None:
    cards = {**PAIR, "2,0": ["yellow tavern r0"], "3,0": ["yellow ruby mine r3"]}
    there = table(map=cards, dwarfs={"1,0": {"yellow": 3}})
    domains = {site["spot"]: site["domain"] for site in there.state.view(-1)["map"]}
    assert domains["0,0"] == domains["1,0"] == domains["2,0"] != domains["3,0"]


@pytest.mark.rule("K-70", "K-71", "K-139")
def test_a_kingdom_takes_in_cards_of_all_colours_and_may_be_shared() -> None:
    there = table(map={**PAIR, "2,0": ["yellow castle r0"]})
    assert there.fact("red lands") == there.fact("yellow lands") == ["0,0", "1,0", "2,0"]
    assert there.fact("red worth") == there.fact("yellow worth") == 8


@pytest.mark.rule("K-72")
def test_without_a_castle_there_is_no_kingdom() -> None:
    there = table(map={"0,0": ["red tavern r0"]})
    assert (there.fact("red size"), there.fact("red worth")) == (0, 0)


@pytest.mark.rule("K-73", "K-41")
def test_a_stack_counts_as_one_card() -> None:
    there = table(map={"0,0": ["red castle r0"], "1,0": ["yellow emerald mine r1", "red emerald mine r1"]})
    assert (there.fact("red size"), there.fact("red worth")) == (2, 5)


@pytest.mark.rule("K-74", "K-141")
def test_monsters_and_stores_cost_points() -> None:
    cards = {
        "0,0": ["red castle r0"],
        "1,0": ["yellow dragon r0"],
        "-1,0": ["red frost giant r0"],
        "0,-1": ["red general store r0"],
    }
    assert table(map=cards).fact("red worth") == 3 - 3 - 3 - 2


@pytest.mark.rule("K-75")
def test_domains_follow_every_card_laid_and_a_castleless_one_is_nobodys() -> None:
    there = table(map=PAIR)
    assert there.fact("red size") == 2
    there.play("play tavern at 2,0 r0")
    assert there.fact("red size") == 3
    there.play("play ruby mine at 1,0 r2")
    assert there.fact("red lands") == ["0,0"]
    assert there.fact("yellow size") == 0


@pytest.mark.rule("K-76", "K-78")
def test_the_own_castle_gives_a_fourth_action_without_a_dwarf_on_it() -> None:
    assert table(map=PAIR).fact("allowance") == 4
    assert table(map=PAIR, active="yellow").fact("allowance") == 3
    assert table(map={"0,0": ["yellow castle r0"]}).fact("allowance") == 3


@pytest.mark.rule("K-77", "K-81")
def test_the_extra_action_counts_at_once_and_only_once() -> None:
    there = table(map={"0,0": ["yellow tavern r0"]}, actions=2).play("play castle at 1,0 r0")
    assert there.fact("allowance") == 4
    there.play("place dwarf on castle 1,0")
    assert there.offered() == ["end actions"]


@pytest.mark.rule("K-79")
def test_a_frost_giant_cancels_it_for_every_castle_of_its_domain_and_a_dragon_does_not() -> None:
    both = {"0,0": ["red castle r0"], "1,0": ["yellow frost giant r0"], "2,0": ["yellow castle r0"]}
    assert table(map=both).fact("allowance") == 3
    assert table(map=both, active="yellow").fact("allowance") == 3
    assert table(map={"0,0": ["red castle r0"], "1,0": ["yellow dragon r0"]}).fact("allowance") == 4


@pytest.mark.rule("K-79", "K-69")
def test_a_giant_behind_a_wall_does_not_matter() -> None:
    assert table(map={"0,0": ["red castle r0"], "1,0": ["yellow frost giant r3"]}).fact("allowance") == 4


@pytest.mark.rule("K-80")
def test_actions_taken_are_never_undone() -> None:
    """Four actions are taken; the fourth brings the giant, and nothing is given back."""
    there = table(map={"0,0": ["red castle r0"]}, actions=3).play("play frost giant at 1,0 r0")
    assert (there.fact("actions"), there.fact("allowance")) == (4, 3)
    assert there.offered() == ["end actions"]


@pytest.mark.rule("K-82")
def test_a_giant_slain_in_resolve_helps_from_the_next_turn_on() -> None:
    there = table(
        map={"0,0": ["red castle r0"], "1,0": ["yellow frost giant r0"]}, dwarfs={"1,0": {"red": 5}}, actions=3
    )
    there.play("red: end actions")
    assert there.asked == "yellow"
    assert there.play("yellow: end actions").fact("allowance") == 4
