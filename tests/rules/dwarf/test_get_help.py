"""Chapter 4 of the specification, beginning: the order of resolution, and the Get Help step."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import Table, resolving, table


def worked(at: Table) -> list[str]:
    """Who used which card, in order."""
    assert at.state.journal is not None
    return [
        f"{at.name(event.arguments['seat'])} C{event.arguments['card'] + 1}"
        for event in at.state.journal.events
        if event.kind == "worked"
    ]


@pytest.mark.rule("D-50")
def test_helpers_come_before_the_monsters() -> None:
    at = table(stacks={"5": "C32", "2": "C11"})
    at.play("P1 place 5", "P2 place 1", "P2 decline", "P1 decline", "P1 place 2", "P1 decline")
    assert at.holdings("P1") == "0/0/0/0/1", "the helper faces the Orc Raiders"
    assert at.holdings("P2") == "3/0/0/0/0", "so the Mine step happens"


@pytest.mark.rule("D-50", "D-67")
def test_monsters_come_before_the_mine_and_the_mine_before_the_forge() -> None:
    # Great Dragon takes the old gold, the Gold Seam brings new, Forge Mace uses it.
    at = resolving(["P1 7", "P1 9"], stacks={"3": "C48", "7": "C16"}, holdings={"P1": "0/2/5/0/0"}, mountain="C10 C11")
    assert at.holdings() == "0/0/0/1/0"


@pytest.mark.rule("D-50")
def test_every_unspent_worker_resolves_once_in_the_step_of_its_card() -> None:
    at = table(stacks={"5": "C32", "2": "C11", "4": "C31"}, holdings={"P1": "0/2/0/0/0"})
    at.play("P1 place 4", "P2 place 2", "P2 place 5", "P1 place 1", "P2 place 7", "P2 place 8")
    steps = [event for event in at.events if event.split()[1] in ("helper_placed", "beaten", "worked")]
    assert steps == [
        "D-56 helper_placed", "D-56 helper_placed", "D-62 beaten", "D-113 worked", "D-114 worked", "D-113 worked",
        "D-120 worked",
    ]  # fmt: skip


@pytest.mark.rule("D-51")
def test_regular_workers_before_extra_ones_within_the_step() -> None:
    # Forge: the extra worker stands on the axe, the regular one on the sword; 3 steel are enough for one.
    at = resolving(["P1 4 extra", "P1 3"], stacks={"4": "C31", "3": "C12"}, holdings={"P1": "0/3/0/0/0"})
    assert at.holdings() == "0/0/0/1/0", "the regular worker's sword, not the axe"
    other = resolving(["P1 4", "P1 3 extra"], stacks={"4": "C31", "3": "C12"}, holdings={"P1": "0/3/0/0/0"})
    assert other.holdings() == "0/1/0/1/0"


@pytest.mark.rule("D-51")
def test_extra_workers_of_the_mine_step_come_before_regular_workers_of_the_forge_step() -> None:
    at = resolving(["P1 4", "P1 6 extra"], stacks={"4": "C31", "6": "C15"}, holdings={"P1": "3/0/0/0/0"})
    assert at.holdings() == "0/0/0/1/0"


@pytest.mark.rule("D-52")
def test_players_resolve_in_seat_order_from_the_holder() -> None:
    at = table(players=3, stacks={"5": "C32"})
    at.play("P1 place 5", "P2 place 1", "P3 place 2", "P3 place 3", "P2 place 4", "P1 place 6")
    at.play("P1 place 8", "P1 place 9")
    # Get Help moved the marker to P2 before the Mine step. Regular workers of all, then the extra ones.
    assert at.marker == "P2"
    assert worked(at) == ["P2 C1", "P2 C4", "P3 C2", "P3 C3", "P1 C6", "P1 C8", "P1 C9"]


@pytest.mark.rule("D-53")
def test_everybody_on_get_help_takes_part_and_is_spent() -> None:
    at = table(players=3, stacks={"5": "C32", "7": "C52", "3": "C39"})
    at.play("P1 place 5", "P2 place 7", "P3 place 3", "P3 decline", "P2 decline", "P1 decline")
    assert at.workers == ["P1 5 spent", "P2 7 spent", "P3 3 spent"]
    at.play("P1 decline", "P2 decline", "P3 decline", "P1 decline", "P2 decline", "P3 decline")
    assert at.position["round"] == 2


@pytest.mark.rule("D-53")
def test_a_spent_worker_on_get_help_does_not_take_part() -> None:
    at = resolving(["P1 5 spent"], stacks={"5": "C32"})
    assert at.position["round"] == 2
    assert at.marker == "P1"


@pytest.mark.rule("D-54")
def test_two_extra_workers_even_with_two_get_help_cards() -> None:
    at = resolving(["P1 5", "P1 7"], stacks={"5": "C32", "7": "C52"})
    at.play("P1 place 1", "P1 place 2")
    assert at.position["round"] == 2


@pytest.mark.rule("D-54")
def test_one_extra_worker_already_in_play_leaves_one() -> None:
    at = resolving(["P1 9 extra", "P1 5"], stacks={"5": "C32"})
    at.play("P1 place 1")
    assert at.position["round"] == 2
    assert at.holdings() == "3/0/1/0/0"


@pytest.mark.rule("D-55")
def test_helpers_alternate_in_the_order_in_which_the_action_was_taken() -> None:
    # P1 went to Get Help only on the second turn, P2 on the first.
    at = table(stacks={"5": "C32", "7": "C52"})
    at.play("P1 place 1", "P2 place 5", "P2 place 2", "P1 place 7")
    at.play("P2 place 3", "P1 place 4", "P2 place 6", "P1 place 8")
    assert at.marker == "P2"
    assert at.holdings("P1") == "9/0/0/0/0"
    assert at.holdings("P2") == "9/0/0/0/0"


@pytest.mark.rule("D-55")
def test_a_player_with_two_such_workers_counts_by_the_earlier() -> None:
    at = table(players=3, stacks={"5": "C32", "7": "C52", "3": "C39"})
    at.play("P1 place 5", "P2 place 7", "P3 place 1", "P3 place 2", "P2 decline", "P1 place 3")
    at.play("P1 place 4", "P2 place 6", "P1 place 8", "P2 place 9")
    assert at.position["round"] == 2
    both = resolving(["P1 5", "P1 7", "P2 3"], stacks={"5": "C32", "7": "C52", "3": "C39"})
    both.play("P1 place 4", "P2 place 6", "P1 place 8", "P2 place 9")
    assert both.position["round"] == 2, "and has one turn in each pass"


@pytest.mark.rule("D-55", "D-54")
def test_a_player_with_one_extra_worker_left_places_it_in_the_first_pass() -> None:
    at = resolving(["P1 9 extra", "P1 5", "P2 7"], stacks={"5": "C32", "7": "C52"})
    at.play("P1 place 1", "P2 place 2", "P2 place 3")
    assert at.position["round"] == 2


@pytest.mark.rule("D-56")
def test_a_helper_goes_to_any_available_location_or_is_lost() -> None:
    at = resolving(
        ["P1 5", "P1 1", "P2 2", "P2 3", "P3 4", "P3 6", "P2 7 extra", "P2 8 extra"], players=3, stacks={"5": "C32"}
    )
    assert at.offered == ["place 9", "decline"]
    assert at.refused("place 8") == "occupied"
    at.play("P1 place 9")
    assert "D-56 helper_lost" in at.events
    assert at.position["round"] == 2
    assert at.left("P1") == (2, 2)


@pytest.mark.rule("D-57")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
def test_extra_workers_never_take_special_actions(edition: str) -> None:
    at = resolving(["P1 5"], edition=edition, stacks={"5": "C32"}, holdings={"P1": "0/0/0/0/9"})
    assert at.specials == []
    assert at.refused("special 1 with glory") == "not_now"
    assert at.refused("special 1 with workers") == "not_now"


@pytest.mark.rule("D-58")
def test_a_helper_on_another_get_help_card_brings_nothing() -> None:
    at = resolving(["P1 5"], stacks={"5": "C32", "7": "C52"})
    at.play("P1 place 7")
    assert at.workers == ["P1 5 spent", "P1 7 extra spent"]
    at.play("P1 place 1")
    assert at.position["round"] == 2
    assert at.marker == "P2", "one move of the marker"


@pytest.mark.rule("D-59")
def test_a_declined_helper_is_not_offered_again() -> None:
    at = resolving(["P1 5"], stacks={"5": "C32"})
    at.play("P1 decline")
    assert at.left("P1")[1] == 1
    at.play("P1 place 1")
    assert at.position["round"] == 2
    assert at.holdings() == "3/0/0/0/0"


@pytest.mark.rule("D-60")
@pytest.mark.parametrize("answer", ["place", "decline"])
def test_the_marker_moves_after_the_placing_even_without_helpers(answer: str) -> None:
    at = resolving(["P1 5"], stacks={"5": "C32"})
    at.play(*(["P1 place 1", "P1 place 2"] if answer == "place" else ["P1 decline", "P1 decline"]))
    assert at.marker == "P2"


@pytest.mark.rule("D-60")
def test_the_marker_moves_once_even_if_the_new_holder_took_part_too() -> None:
    at = resolving(["P1 5", "P2 7"], stacks={"5": "C32", "7": "C52"})
    at.play("P1 decline", "P2 decline", "P1 decline")
    assert at.marker == "P1", "not before everybody has placed"
    at.play("P2 decline")
    assert at.marker == "P2"


@pytest.mark.rule("D-60")
def test_get_help_of_someone_else_leaves_the_marker() -> None:
    at = resolving(["P2 5"], stacks={"5": "C32"}).play("P2 place 1", "P2 place 2")
    assert at.marker == "P1"


@pytest.mark.rule("D-60a")
def test_helpers_declined_in_an_immediate_resolution_are_used_up() -> None:
    # Location 5 is covered: P1 declines one helper and places the other; on 7 there is no third to be had.
    at = table(stacks={"5": "C32", "7": "C52"}, piles=["S5"])
    at.play("P1 place 5", "P2 special 1 with workers", "P1 decline", "P1 place 1", "P1 place 7")
    assert at.position["round"] == 2
    assert at.holdings() == "3/0/0/0/0"


@pytest.mark.rule("D-60a", "D-60")
def test_a_helper_put_on_get_help_at_once_takes_part_in_the_step() -> None:
    # P1's laying passes the marker to P2; P2's helper on 3 is unspent, so P2, now holder, passes it on to P3.
    at = table(players=3, stacks={"5": "C32", "3": "C39"}, piles=["S7", "S5"])
    at.play("P1 place 5", "P2 special 1 with workers", "P2 apprentice 5", "P3 special 2 with workers")
    at.play("P1 decline", "P1 decline", "P2 place 3")
    assert at.marker == "P2"
    assert "P2 3 extra" in at.workers
    at.play("P1 decline")
    assert at.position["round"] == 2
    assert at.marker == "P3"
