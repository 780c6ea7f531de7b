"""Chapter 3.1 of the specification: the round and its Mining Phase."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import RESOLUTION, mining, table
from underhall.games.dwarf.game import DWARF


@pytest.mark.rule("D-23")
def test_a_round_is_mining_selection_resolution_end() -> None:
    at = mining(mountain="C33 C18")
    assert at.position["frames"] == [*RESOLUTION, "second_turns 0 1", "first_turns 0 0"]
    at.play("P1 place 1", "P2 place 2", "P2 decline", "P1 decline")
    assert at.position["round"] == 3
    assert at.position["frames"] == [*RESOLUTION, "second_turns 0 1", "first_turns 0 0"]


@pytest.mark.rule("D-23")
def test_there_is_no_fixed_number_of_rounds() -> None:
    state = DWARF.new(4, edition="pnp")
    while state.seat >= 0:
        state.play(state.moves()[0])
    assert state.ending() == "mountain"
    assert state.position()["round"] > 15


@pytest.mark.rule("D-24")
def test_two_cards_go_on_top_of_their_locations() -> None:
    at = mining(stacks={"9": "C27"}, mountain="C33 C18 C10")
    assert at.stack(6) == "C6 C33"
    assert at.stack(9) == "C9 C27 C18"
    assert at.mountain()[0] == "C10"
    assert at.asked == "P1"


@pytest.mark.rule("D-24a")
def test_pnp_draws_a_third_card_after_two_for_the_same_location() -> None:
    at = mining(mountain="C10 C19 C11 C12")
    assert at.stack(1) == "C1 C10 C19"
    assert at.stack(2) == "C2 C11"
    assert at.mountain()[0] == "C12"


@pytest.mark.rule("D-24a")
def test_pnp_never_draws_a_fourth() -> None:
    at = mining(mountain="C10 C19 C28 C37")
    assert at.stack(1) == "C1 C10 C19 C28"
    assert at.mountain()[0] == "C37"
    assert at.discards() == []


@pytest.mark.rule("D-25")
def test_v1_discards_the_second_card_for_the_same_location() -> None:
    at = mining(edition="v1", mountain="C10 C19 C11 C12")
    assert at.stack(1) == "C1 C10"
    assert at.stack(2) == "C2 C11"
    assert at.discards() == ["C19"]
    assert at.mountain()[0] == "C12"


@pytest.mark.rule("D-25")
def test_v1_discards_a_third_card_for_the_same_location_and_never_draws_a_fourth() -> None:
    at = mining(edition="v1", mountain="C10 C19 C28 C37")
    assert at.stack(1) == "C1 C10"
    assert at.discards() == ["C19", "C28"]
    assert at.mountain()[0] == "C37"


@pytest.mark.rule("D-25")
def test_v1_places_both_cards_of_different_locations_and_draws_no_third() -> None:
    at = mining(edition="v1", mountain="C10 C11 C20")
    assert (at.stack(1), at.stack(2)) == ("C1 C10", "C2 C11")
    assert at.discards() == []
    assert at.mountain()[0] == "C20"


@pytest.mark.rule("D-26")
@pytest.mark.parametrize("special", ["S2", "S6"])
def test_discarded_cards_never_return(special: str) -> None:
    at = mining(edition="v1", mountain="C10 C19 C28", piles=[special])
    at.play("P1 special 1 with workers")
    if at.asked == "P1":
        at.play("turn back 1")
    assert "C10" in at.mountain()
    assert at.discards() == ["C19", "C28"]
    assert not {"C19", "C28"} & set(at.mountain())


@pytest.mark.rule("D-27")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
@pytest.mark.parametrize("cards", ["", "C33", "C10 C19"])
def test_a_failed_draw_ends_the_game_at_once(edition: str, cards: str) -> None:
    at = mining(edition=edition, mountain=cards, mountain_only=True, holdings={"P2": "0/0/1/0/0"})
    assert at.over == "mountain"
    assert at.asked == "nobody"
    assert at.offered == []
    assert at.winners == ["P2"], "scored as things stand"
    placed = {"": [], "C33": ["6"], "C10 C19": ["1"]}[cards]
    for place in placed:
        assert at.stack(place).split()[1] in cards, "cards already placed stay"


@pytest.mark.rule("D-27")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
def test_the_last_card_drawn_does_not_end_the_game_by_itself(edition: str) -> None:
    at = mining(edition=edition, mountain="C33 C18", mountain_only=True)
    assert at.over == ""
    assert at.mountain() == []
    third = mining(edition=edition, mountain="C10 C19 C18", mountain_only=True)
    assert third.over == ""
    assert third.mountain() == []


@pytest.mark.rule("D-27")
def test_cards_returned_in_time_keep_the_game_going() -> None:
    at = mining(mountain="C33 C18", mountain_only=True, piles=["S2"])
    at.play("P1 special 1 with workers", "P2 place 1", "P2 decline")
    assert at.over == ""
    assert at.position["round"] == 3


@pytest.mark.rule("D-28")
@pytest.mark.parametrize(
    ("edition", "cards", "stacks"),
    [
        ("pnp", "C33", {"6": "C6 C33"}),
        ("pnp", "C33 C18", {"6": "C6 C33", "9": "C9 C18"}),
        ("pnp", "C10 C19", {"1": "C1 C10 C19"}),
        ("pnp", "C10 C19 C18", {"1": "C1 C10 C19", "9": "C9 C18"}),
        ("v1", "C10 C19", {"1": "C1 C10"}),
        ("v1", "C10 C19 C28", {"1": "C1 C10"}),
    ],
)
def test_the_option_empty_ends_the_game_with_the_last_card(edition: str, cards: str, stacks: dict[str, str]) -> None:
    at = mining(edition=edition, mountain=cards, mountain_only=True, mountain_end="empty")
    assert at.over == "mountain"
    assert {place: at.stack(place) for place in stacks} == stacks
    assert at.mountain() == []
    if edition == "v1":
        assert at.discards()[-1] == cards.split()[-1]


@pytest.mark.rule("D-28")
def test_the_option_empty_lets_a_round_begin_while_a_card_is_left() -> None:
    at = mining(mountain="C33 C18 C10", mountain_only=True, mountain_end="empty")
    assert at.over == ""
    assert at.mountain() == ["C10"]


@pytest.mark.rule("D-29")
def test_the_last_card_placed_is_remembered() -> None:
    assert mining(mountain="C33 C18").last_placed == "C18"
    assert mining(mountain="C10 C19 C28").last_placed == "C28"
    assert mining(edition="v1", mountain="C10 C19 C28").last_placed == "C10", "discarded cards do not count"
    assert mining(edition="v1", mountain="C10 C19 C11").last_placed == "C11"


@pytest.mark.rule("D-29")
def test_a_special_card_laid_in_the_round_is_not_the_last_card_placed_by_mining() -> None:
    at = table(last_placed="C18", piles=["S1"]).play("P1 special 1 with workers")
    assert at.top(1) == "S1"
    assert at.last_placed == "C18"
