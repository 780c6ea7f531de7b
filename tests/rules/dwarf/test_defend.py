"""Chapter 4.2 of the specification: the Defend step."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import resolving, table


@pytest.mark.rule("D-61", "D-66")
def test_monsters_in_reading_order() -> None:
    # Sidhe on 1 first: both gold become iron, so the Dragon on 4 finds none. The other way round 1 iron would be left.
    at = resolving([], stacks={"1": "C37", "4": "C22"}, holdings={"P1": "0/0/2/0/0"})
    assert at.holdings() == "2/0/0/0/0"
    # Great Dragon on 4 before the Dragon on 8; Knockers on 5 see the iron of the Sidhe on 2.
    more = resolving([], stacks={"2": "C38", "5": "C14", "4": "C13"}, holdings={"P1": "0/0/5/0/0"})
    assert more.holdings() == "1/0/0/0/0"


@pytest.mark.rule("D-62")
def test_an_occupied_monster_has_no_effect() -> None:
    at = resolving(["P2 4"], stacks={"4": "C13"}, holdings={"P1": "0/0/5/0/0", "P2": "0/0/4/0/0"})
    assert at.holdings("P1") == "0/0/5/0/0"
    assert at.holdings("P2") == "0/0/4/0/1"


@pytest.mark.rule("D-62", "D-63")
def test_a_spent_worker_keeps_the_monster_off_but_earns_nothing() -> None:
    at = resolving(["P2 4 spent"], stacks={"4": "C13"}, holdings={"P1": "0/0/5/0/0"})
    assert at.holdings("P1") == "0/0/5/0/0"
    assert at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-63")
def test_each_unspent_worker_earns_one_glory() -> None:
    at = resolving(
        ["P1 4", "P2 4 extra", "P1 2", "P2 5 extra"],
        stacks={"4": "C22", "2": "C11", "5": "C14"},
        holdings={"P1": "1/0/1/0/2"},
    )
    assert at.holdings("P1") == "1/0/1/0/4"
    assert at.holdings("P2") == "0/0/0/0/2"


@pytest.mark.rule("D-64")
def test_an_unoccupied_monster_attacks_all_players() -> None:
    three = {f"P{n}": "0/0/3/0/0" for n in (1, 2, 3)}
    at = resolving(["P1 1"], players=3, stacks={"4": "C22"}, holdings=three)
    assert [at.holdings(f"P{n}") for n in (1, 2, 3)] == ["3/0/2/0/0", "0/0/2/0/0", "0/0/2/0/0"]
    solo = resolving([], players=1, stacks={"4": "C22"}, holdings={"P1": "0/0/3/0/0", "he": "0/0/3/0/0"})
    assert solo.holdings("P1") == solo.holdings("he") == "0/0/2/0/0"


@pytest.mark.rule("D-65")
def test_who_has_less_gives_what_there_is() -> None:
    at = resolving([], stacks={"4": "C22", "5": "C14"}, holdings={"P1": "0/0/0/0/0", "P2": "1/0/1/0/0"})
    assert at.holdings("P1") == at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-66")
def test_attacks_add_up() -> None:
    at = resolving([], stacks={"4": "C22", "8": "C35", "9": "C27"}, holdings={"P1": "0/0/5/0/0", "P2": "0/0/2/0/0"})
    assert at.holdings("P1") == "0/0/2/0/0"
    assert at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-67")
def test_monsters_attack_in_the_defend_step_of_the_same_round_and_again_in_the_next() -> None:
    at = table(stacks={"8": "C53"}, holdings={"P1": "5/0/0/0/0"}, mountain="C54 C33 C16 C45")
    at.play("P1 place 7", "P2 place 9", "P2 decline")
    assert at.holdings() == "5/0/0/0/0", "not during selection"
    at.play("P1 decline")
    assert at.holdings() == "4/0/1/0/0"
    at.play("P1 place 7", "P2 place 4", "P2 decline", "P1 decline")
    assert at.holdings().startswith("3/")
