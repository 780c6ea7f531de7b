"""Chapter 7 of the specification: two sets for four and five players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import MOUNTAIN, SPECIAL, STARTING, Table, bring_to_first_pile, mining, resolving, table
from underhall.games.dwarf.game import DWARF


def four(**given: Any) -> Table:
    return table(players=4, **given)


@pytest.mark.rule("D-99")
@pytest.mark.parametrize("players", [4, 5])
def test_two_mines_two_mountains_six_piles(players: int) -> None:
    position = DWARF.new(7, players=players).position()
    assert list(position["stacks"]) == [*(str(n) for n in range(1, 10)), *(f"2.{n}" for n in range(1, 10))]
    assert len(position["mountains"]) == 2
    assert [len(pile) for pile in position["piles"]] == [3] * 6
    for mine, prefix in enumerate(("", "2.")):
        cards = [card for n in range(1, 10) for card in position["stacks"][f"{prefix}{n}"]]
        cards += position["mountains"][mine] + position["discards"][mine]
        cards += [card for pile in position["piles"][3 * mine : 3 * mine + 3] for card in pile]
        assert sorted(cards) == sorted(STARTING + MOUNTAIN + SPECIAL), "each set is complete"
    assert position["mountains"][0] != position["mountains"][1]
    assert sum(row["workers"] + row["helpers"] for row in position["holdings"]) == 4 * players


@pytest.mark.rule("D-99")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_use_one_set(players: int) -> None:
    at = table(players=players)
    assert len(at.position["stacks"]) == 9
    assert at.refused("place 2.1") == "no_second_mine"
    assert at.refused("special 2.1 with workers") == "no_second_mine"


@pytest.mark.rule("D-99", "D-61")
def test_mine_1_comes_first() -> None:
    # Sidhe in mine 1 before Great Dragon in mine 2, and not the other way round.
    at = resolving([], players=4, stacks={"1": "C37", "2.4": "C13"}, holdings={"P1": "0/0/5/0/0"})
    assert at.holdings() == "2/0/0/0/0"
    back = resolving([], players=4, stacks={"4": "C13", "2.1": "C37"}, holdings={"P1": "0/0/5/0/0"})
    assert back.holdings() == "0/0/0/0/0"


@pytest.mark.rule("D-99a")
def test_two_cards_from_each_mountain_for_its_own_mine() -> None:
    at = mining(players=4, mountain="C33 C18 C10", mountain_2="C10 C19 C28 C11")
    assert (at.stack("6"), at.stack("9"), at.stack("1")) == ("C6 C33", "C9 C18", "C1")
    assert at.stack("2.1") == "C1 C10 C19 C28"
    assert (at.mountain(1)[0], at.mountain(2)[0]) == ("C10", "C11")


@pytest.mark.rule("D-99a")
def test_v1_discards_in_each_mine_separately() -> None:
    # The same location in different Mines is not the same location.
    at = mining(players=4, edition="v1", mountain="C33 C18", mountain_2="C36 C24")
    assert at.discards(1) == at.discards(2) == []
    doubled = mining(players=4, edition="v1", mountain="C33 C18", mountain_2="C10 C19 C11")
    assert doubled.discards(1) == []
    assert doubled.discards(2) == ["C19"]


@pytest.mark.rule("D-99a")
@pytest.mark.parametrize(("first", "second"), [("C33", "C10 C11 C12"), ("C33 C18 C10", "C10")])
def test_a_failed_draw_in_either_mine_ends_the_game(first: str, second: str) -> None:
    at = mining(players=4, mountain=first, mountain_2=second, mountain_only=True)
    assert at.over == "mountain"
    if first == "C33":
        assert at.stack("2.1") == "C1", "mine 1 comes first: nothing is drawn for mine 2"
    else:
        assert (at.stack("9"), at.stack("2.1")) == ("C9 C18", "C1 C10")


@pytest.mark.rule("D-99a", "D-28")
@pytest.mark.parametrize(("first", "second"), [("C33 C18", "C10 C11 C12"), ("C33 C18 C10", "C10 C11")])
def test_either_mountain_becoming_empty_ends_the_game_with_that_option(first: str, second: str) -> None:
    given: dict[str, Any] = {"players": 4, "mountain": first, "mountain_2": second, "mountain_only": True}
    assert mining(mountain_end="empty", **given).over == "mountain"
    assert mining(**given).over == ""


@pytest.mark.rule("D-99b")
def test_workers_and_helpers_go_to_either_mine() -> None:
    at = four(stacks={"5": "C32"})
    assert len(at.places) == 18
    at.play("P1 place 5", "P2 place 2.5", "P3 place 1", "P4 place 2.1")
    assert "2" in at.places
    assert "2.2" in at.places
    at.play("P4 place 2", "P3 place 2.2", "P2 decline", "P1 place 2.9", "P1 place 9", "P1 place 2.8")
    assert at.holdings("P1") == "3/0/2/0/0"
    assert at.holdings("P2") == "3/0/0/0/0"
    assert at.holdings("P3") == at.holdings("P4") == "6/0/0/0/0"


@pytest.mark.rule("D-99c")
def test_a_special_card_is_laid_in_the_mine_of_its_pile() -> None:
    at = four(piles=["S1", "", "", "S1"])
    at.play("P1 special 2.1 with workers")
    assert (at.stack("1"), at.stack("2.1")) == ("C1", "C1 S1")
    at.play("P2 special 1 with workers")
    assert (at.stack("1"), at.stack("2.1")) == ("C1 S1", "C1 S1")


@pytest.mark.rule("D-99c", "D-43")
def test_immediate_resolution_concerns_the_mine_where_the_card_is_laid() -> None:
    at = four(piles=["", "", "", "S1"])
    at.play("P1 place 1", "P2 place 2.1", "P3 special 2.1 with workers")
    assert (at.holdings("P1"), at.holdings("P2")) == ("0/0/0/0/0", "3/0/0/0/0")


@pytest.mark.rule("D-99d", "D-101")
def test_hold_a_council_reaches_both_mines() -> None:
    at = four(stacks={"1": "C10", "2.4": "C13 C22"}, piles=["S2"])
    at.play("P1 special 1 with workers")
    assert (at.stack("1"), at.stack("2.4")) == ("C1", "C4 C13")


@pytest.mark.rule("D-99d", "D-106")
def test_collapse_reaches_both_mines() -> None:
    at = four(stacks={"1": "C10", "2.4": "C13"}, piles=["", "", "", "S8"])
    at.play("P1 special 2.1 with workers")
    assert (at.stack("1"), at.stack("2.4")) == ("C10 C1", "C13 C4")


@pytest.mark.rule("D-99d", "D-107")
def test_run_amok_reaches_both_mines() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(30):
        at = four(stacks={"1": "C10", "2.4": "C13"}, piles=["S9"], seed=seed)
        at.play("P1 special 1 with workers")
        seen.add((at.stack("1"), at.stack("2.4")))
    assert seen == {(one, two) for one in ("C1 C10", "C10 C1") for two in ("C4 C13", "C13 C4")}


@pytest.mark.rule("D-99d", "D-100")
def test_muster_an_army_reaches_both_mines() -> None:
    at = four(stacks={"4": "C22", "2.4": "C13"}, piles=["S1"], holdings={"P4": "0/0/5/0/0"})
    at.play("P1 special 1 with workers", "P2 place 7", "P3 place 8", "P4 place 9", "P4 decline", "P3 decline")
    at.play("P2 decline")
    assert at.holdings("P4") == "0/0/6/0/0"


@pytest.mark.rule("D-99d", "D-124")
@pytest.mark.parametrize("orcs", ["2", "2.2"])
def test_orc_raiders_stop_both_mines(orcs: str) -> None:
    at = resolving(["P1 1", "P2 2.1"], players=4, stacks={orcs: "C11"})
    assert at.holdings("P1") == at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-99e")
def test_returned_cards_go_to_the_mountain_of_their_mine() -> None:
    at = four(stacks={"1": "C10", "2.1": "C10 C19"}, piles=["S2"])
    before = len(at.mountain(1)), len(at.mountain(2))
    at.play("P1 special 1 with workers")
    assert "C10" in at.mountain(1)
    assert "C19" in at.mountain(2)
    assert "C10" not in at.mountain(2)
    assert (len(at.mountain(1)), len(at.mountain(2))) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("D-99e", "D-99f")
def test_turn_back_in_the_other_mine() -> None:
    at = four(stacks={"1": "C10", "2.1": "C10 C19"}, piles=["S6"])
    at.play("P1 special 1 with workers")
    assert at.offered == ["turn back 1", "turn back 2.1"]
    at.play("P1 turn back 2.1")
    assert "C19" in at.mountain(2)
    assert at.workers == ["P1 2.1 extra"]
    assert at.top("6") == "S6", "laid in the Mine of its pile"


@pytest.mark.rule("D-99f")
def test_past_glories_in_either_mine() -> None:
    at = four(stacks={"6": "C51 C15", "2.6": "C33 C15"}, piles=["S4"])
    at.play("P1 special 1 with workers")
    assert at.offered == ["recall C6", "recall C51", "recall 2.C6", "recall 2.C33"]
    at.play("P1 recall 2.C33")
    assert (at.stack("6"), at.stack("2.6")) == ("C6 C51 C15", "C6 C15 C33")


@pytest.mark.rule("D-99f")
def test_apprentice_in_either_mine() -> None:
    at = four(piles=["S7"])
    at.play("P1 place 2.3", "P2 place 4", "P3 special 1 with workers")
    assert at.offered == ["apprentice 4", "apprentice 2.3"]
    at.play("P3 apprentice 2.3")
    assert at.workers[-1] == "P3 2.3 extra"


@pytest.mark.rule("D-99g")
@pytest.mark.parametrize(("stack", "shuffled"), [("1", [1]), ("2.1", [2])])
@pytest.mark.parametrize("special", ["S2", "S6"])
def test_a_mountain_is_reshuffled_only_if_a_card_goes_back_into_it(
    stack: str, shuffled: list[int], special: str
) -> None:
    at = four(stacks={stack: "C10"}, piles=[special])
    before = {mine: at.mountain(mine) for mine in (1, 2)}
    at.play("P1 special 1 with workers")
    if special == "S6":
        at.play(f"P1 turn back {stack}")
    for mine in (1, 2):
        rest = [card for card in at.mountain(mine) if card != "C10"]
        assert (rest == [card for card in before[mine] if card != "C10"]) == (mine not in shuffled)


@pytest.mark.rule("D-99g", "D-18")
def test_an_untouched_mountain_keeps_a_on_b() -> None:
    position = DWARF.new(3, players=4, edition="pnp", mountain="a_on_b").position()
    # Only mine 1 has a card to give back.
    for n in range(1, 10):
        place = f"2.{n}"
        position["mountains"][1] = position["stacks"][place][1:] + position["mountains"][1]
        position["stacks"][place] = position["stacks"][place][:1]
    bring_to_first_pile(position, "S2")
    at = Table(position)
    before = at.mountain(2)
    at.play("special 1 with workers")
    assert at.mountain(2) == before
    assert at.position["lower"] == [0, 22]
