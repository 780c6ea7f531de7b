"""Chapter 6 of the specification: solo play against Eldhúsfífl, Andvéttr and Andvéttr faðir."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import RESOLUTION, SPECIAL, Table, mining, table
from tests.rules.dwarf.table import resolving as resolving_with
from underhall.core.errors import BadPosition
from underhall.games.dwarf.game import DWARF

LEVELS = ["eldhusfifl", "andvettr", "andvettr_fadir"]


def solo(level: str = "eldhusfifl", **given: Any) -> Table:
    return table(players=1, solo_opponent=level, **given)


def resolving(workers: list[str], level: str = "eldhusfifl", **given: Any) -> Table:
    return resolving_with(workers, players=1, solo_opponent=level, **given)


def second(level: str, workers: list[str], **given: Any) -> Table:
    """He has placed his second worker after a lost first turn of the human, so the card of D-29 guided him.

    The human's second turn is pending below, so that the table can be looked at.
    """
    return solo(level, workers=workers, pending=[*RESOLUTION, "second_turns 0 0", "automaton 2"], **given)


@pytest.mark.rule("D-81")
@pytest.mark.parametrize("level", LEVELS)
def test_he_is_always_first_and_the_marker_never_moves(level: str) -> None:
    # Get Help and Forge by him, immediate ones as well, leave the order as it is.
    at = resolving(["he 4", "P1 5"], level, stacks={"4": "C31", "5": "C32"}, holdings={"he": "0/2/0/0/0"})
    at.play("P1 decline", "P1 decline")
    assert at.holdings("he").split("/")[3] == "1"
    assert at.marker == "he"
    assert at.position["round"] == 2
    assert at.workers[0].startswith("he ")


@pytest.mark.rule("D-81", "D-45", "D-47")
def test_immediate_resolution_does_not_move_the_marker_either() -> None:
    at = solo(stacks={"3": "C12", "8": "C35"}, last_placed="C35", holdings={"he": "0/3/0/0/0"}, piles=["S3"])
    assert at.workers == ["he 3"]
    at.play("P1 special 1 with workers")
    assert at.holdings("he").split("/")[3] == "1"
    assert at.marker == "he"


@pytest.mark.rule("D-82")
def test_order_of_action_selection() -> None:
    at = solo(stacks={"4": "C13"}, last_placed="C13")
    at.play("P1 place 8", "P1 place 7")
    assert at.placings[:3] == ["P1 8", "he 9", "P1 7"]
    dealt = DWARF.new(3, players=1)
    assert dealt.seat == 0
    assert [worker["seat"] for worker in dealt.position()["workers"] if not worker["extra"]] == [1]


@pytest.mark.rule("D-82", "D-35")
def test_after_both_workers_for_a_special_action_the_human_has_no_second_turn() -> None:
    at = solo(stacks={"4": "C13"}, last_placed="C13", piles=["S5"]).play("P1 special 1 with workers")
    assert at.position["round"] == 2
    paid = solo(stacks={"4": "C13"}, last_placed="C13", piles=["S5"], holdings={"P1": "0/0/0/0/4"})
    paid.play("P1 special 1 with glory")
    assert paid.position["round"] == 1
    assert paid.asked == "P1"
    assert paid.left() == (1, 2)


@pytest.mark.rule("D-83")
@pytest.mark.parametrize("level", LEVELS)
def test_he_never_takes_special_actions_and_never_spends_glory(level: str) -> None:
    state = DWARF.new(9, players=1, solo_opponent=level)
    glory = 0
    while state.seat >= 0:
        assert state.seat == 0, "he is never asked"
        state.play(state.moves()[0])
        position = state.position()
        assert position["holdings"][1]["glory"] >= glory
        glory = position["holdings"][1]["glory"]
        assert [len(pile) for pile in position["piles"]] == [3, 3, 2]
    assert position["round"] > 3


@pytest.mark.rule("D-84")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("backs", ["sheet", "duplex"])
def test_apprentice_is_removed(level: str, backs: str) -> None:
    for seed in range(20):
        position = DWARF.new(seed, players=1, solo_opponent=level, special_backs=backs).position()
        assert [len(pile) for pile in position["piles"]] == [3, 3, 2]
        assert sorted(card for pile in position["piles"] for card in pile) == [c for c in SPECIAL if c != "S7"]


@pytest.mark.rule("D-85")
def test_his_get_help_is_carried_out_at_once() -> None:
    at = solo(stacks={"5": "C32", "2": "C20"}, last_placed="C20")
    assert at.workers == ["he 5 spent", "he 4 extra", "he 6 extra"]
    at.play("P1 place 1", "P1 decline")
    # Not a second time in the Get Help step: 3 iron each from 4 and 6; his second worker faces the Orcs or digs.
    assert at.placings.count("he 4") == 0


@pytest.mark.rule("D-85")
def test_get_help_that_comes_under_his_unspent_worker_waits_for_the_step() -> None:
    # Past Glories puts Get Help on top of 6 under him. In the Get Help step he places before the human does.
    at = solo(
        stacks={"6": "C24 C33", "5": "C32", "9": "C54"},
        last_placed="C54",
        piles=["S4"],
        holdings={"P1": "0/0/0/0/4"},
    )
    assert at.workers == ["he 6"]
    at.play("P1 special 1 with glory", "P1 recall C24")
    assert at.workers[0] == "he 6", "no immediate resolution (D-48)"
    at.play("P1 place 5")
    assert at.workers[:1] == ["he 6 spent"]
    helpers = [worker for worker in at.workers if worker.startswith("he") and "extra" in worker]
    assert len(helpers) == 2
    assert at.asked == "P1", "now the human's helpers"
    assert at.left("he") == (0, 0)


@pytest.mark.rule("D-85", "D-47")
def test_get_help_under_him_is_carried_out_at_once_when_it_is_covered() -> None:
    # His worker on 6 is unspent, Get Help has come to lie under it, and S6 covers it.
    at = solo(
        stacks={"6": "C33 C24", "9": "C18"},
        last_placed="C18",
        piles=["S6"],
        pending=[*RESOLUTION, "second_turns 0 0", "automaton 2", "first_turns 0 0"],
        workers=["he 6"],
    )
    at.play("P1 special 1 with workers", "P1 turn back 9")
    assert at.placings[:4] == ["P1 9", "he 4", "he 5", "he 3"], (
        "helpers in the row at once, then the white meeple of S6"
    )
    assert at.top(6) == "S6"
    assert at.marker == "he"


@pytest.mark.rule("D-86")
def test_first_worker_follows_the_last_card_placed() -> None:
    assert mining(players=1, mountain="C33 C18").workers == ["he 3"]  # C18: black 3
    assert mining(players=1, mountain="C18 C33").workers == ["he 9"]  # C33: black 9
    assert mining(players=1, edition="v1", mountain="C10 C19 C28").workers == ["he 6"]  # C10, the others discarded


@pytest.mark.rule("D-86")
def test_second_worker_follows_the_card_under_the_humans_first_worker() -> None:
    at = solo(stacks={"4": "C13", "8": "C35"}, last_placed="C13").play("P1 place 8")
    assert at.workers[-1] == "he 3"  # C35 on top of C8: black 3


@pytest.mark.rule("D-86")
def test_second_worker_follows_the_special_card_however_it_was_paid() -> None:
    for payment in ("workers", "glory"):
        at = solo(stacks={"4": "C13"}, last_placed="C13", piles=["S8"], holdings={"P1": "0/0/0/0/4"})
        at.play(f"P1 special 1 with {payment}")
        assert at.placings[0] == "he 8"


@pytest.mark.rule("D-86")
def test_what_guided_him_last_round_is_forgotten() -> None:
    at = solo(stacks={"4": "C13"}, last_placed="C13", piles=["S8"], mountain="C33 C16")
    at.play("P1 special 1 with workers")
    assert at.position["round"] == 2
    at.play("P1 place 3")  # C3: black 4
    assert at.workers[-1] == "he 4", "not 8, where S8 was laid"
    fresh = mining(players=1, changes={"guide_location": "5", "guide_card": "S8"}).position
    assert (fresh["guide_location"], fresh["guide_card"]) == ("", "")


@pytest.mark.rule("D-86")
def test_after_a_lost_first_turn_the_card_of_the_mining_phase_guides_him() -> None:
    at = second("eldhusfifl", ["he 9"], stacks={"9": "C18"}, last_placed="C18")
    assert at.workers == ["he 9", "he 3"]  # C18: black 3


@pytest.mark.rule("D-86", "D-29")
@pytest.mark.parametrize("worker", [1, 2])
def test_a_position_without_a_guiding_card_is_refused(worker: int) -> None:
    with pytest.raises(BadPosition, match="last_placed"):
        solo(pending=[*RESOLUTION, "second_turns 0 0", f"automaton {worker}"])


@pytest.mark.rule("D-87")
def test_black_then_white_then_the_first_available_in_reading_order() -> None:
    card = {"stacks": {"4": "C13"}, "last_placed": "C13"}  # black 1, white 2
    assert second("eldhusfifl", ["he 9"], **card).workers[-1] == "he 1"
    assert second("eldhusfifl", ["he 1"], **card).workers[-1] == "he 2"
    assert second("eldhusfifl", ["he 1", "P1 2"], **card).workers[-1] == "he 3"
    assert second("eldhusfifl", ["he 1", "P1 2", "P1 3 extra"], **card).workers[-1] == "he 4"


@pytest.mark.rule("D-87", "D-110")
def test_the_back_of_a_special_card_points_to_its_own_location_then_to_its_white_meeple() -> None:
    drawn = {"stacks": {"3": "S3"}, "last_placed": "S3"}
    assert second("eldhusfifl", ["he 9"], **drawn).workers[-1] == "he 3"
    assert second("eldhusfifl", ["he 3"], **drawn).workers[-1] == "he 1"  # white meeple of location 3
    under_human = solo(stacks={"4": "C13", "3": "S3"}, last_placed="C13").play("P1 place 3")
    assert under_human.workers == ["he 1", "P1 3", "he 2"], "3 and 1 are occupied: first available"


OTHERS = [("P1", ""), ("he", ""), ("P1", " extra"), ("P1", " extra")]


@pytest.mark.rule("D-88")
@pytest.mark.parametrize(
    ("taken", "helpers"),
    [
        ([], ["4", "6"]),  # the row
        (["4"], ["2", "8"]),  # else the column
        (["6"], ["2", "8"]),
        (["4", "2"], ["6", "8"]),  # else one in the row and one in the column
        (["6", "8"], ["4", "2"]),
        (["4", "6"], ["2", "8"]),
        (["4", "6", "2"], ["8", "1"]),  # too few: reading order
        (["4", "6", "2", "8"], ["1", "3"]),
    ],
)
def test_where_his_helpers_go(taken: list[str], helpers: list[str]) -> None:
    others = [f"{who[0]} {place}{who[1]}" for who, place in zip(OTHERS, taken, strict=False)]
    at = second("eldhusfifl", others, stacks={"5": "C32", "2": "C20"}, last_placed="C20")  # black 5
    assert at.workers[len(taken) :] == ["he 5 spent", *(f"he {place} extra" for place in helpers)]


@pytest.mark.rule("D-88", "D-51")
def test_the_helpers_he_has_put_work_in_the_same_round() -> None:
    at = second("eldhusfifl", ["P1 2"], stacks={"5": "C32", "2": "C20"}, last_placed="C20")
    assert at.workers == ["P1 2", "he 5 spent", "he 4 extra", "he 6 extra"]
    at.play("P1 decline")
    assert at.holdings("he") == "6/0/0/0/0", "three iron from each seam"


@pytest.mark.rule("D-88", "D-3")
def test_with_no_extra_workers_left_he_places_none() -> None:
    at = second(
        "eldhusfifl", ["he 7 spent", "he 8 extra", "he 9 extra"],
        stacks={"5": "C32", "2": "C20", "7": "C52"}, last_placed="C20",
    )  # fmt: skip
    assert at.workers[-1] == "he 5 spent"
    assert len(at.workers) == 4


@pytest.mark.rule("D-88", "D-3")
def test_with_one_extra_worker_left_he_places_one() -> None:
    at = second("eldhusfifl", ["he 9 extra"], stacks={"5": "C32", "2": "C20"}, last_placed="C20")
    assert at.workers == ["he 9 extra", "he 5 spent", "he 4 extra"]


@pytest.mark.rule("D-89")
@pytest.mark.parametrize("level", LEVELS)
def test_he_digs_before_he_alloys_and_forges_in_reading_order(level: str) -> None:
    at = resolving(["he 1", "he 8"], level, stacks={"1": "C10"})
    assert at.holdings("he") == "0/2/0/0/0"
    forging = resolving(["he 4", "he 3"], level, stacks={"3": "C12", "4": "C31"}, holdings={"he": "0/3/0/0/0"})
    assert forging.holdings("he") == "0/0/0/1/0", "the sword on 3 before the axe on 4"
    iron = resolving(["he 8", "he 7"], level, stacks={"7": "C25", "8": "C26"}, holdings={"he": "1/1/2/0/0"})
    assert iron.holdings("he") == "0/0/1/1/0", "the diadem on 7 before the helm on 8, though it costs iron"


@pytest.mark.rule("D-89", "D-51")
def test_his_regular_workers_come_before_his_extra_ones() -> None:
    at = resolving(["he 6", "he 8 extra"], stacks={"6": "C15"})
    assert at.holdings("he") == "3/0/0/0/0", "Alloy Steel of the regular worker fails first"


@pytest.mark.rule("D-90")
def test_eldhusfifl_knows_none_of_andvettrs_arts() -> None:
    # An unusable sword, an available Get Help, an axe he could forge twice, glory beyond 12: nothing changes for him.
    at = solo(stacks={"3": "C12", "8": "C35", "5": "C32"}, last_placed="C35")
    assert at.workers == ["he 3"]
    at.play("P1 place 9")
    assert at.workers[-1] == "he 6", "C9's black meeple, not the Get Help on 5"
    once = resolving(["he 4"], stacks={"4": "C31"}, holdings={"he": "0/4/0/0/0"})
    assert once.holdings("he") == "0/2/0/1/0"
    glorious = resolving(["he 4"], stacks={"4": "C13"}, holdings={"he": "0/0/0/0/15"})
    assert glorious.holdings("he") == "0/0/0/0/16"
    assert glorious.over == ""
    paid = solo(stacks={"4": "C13"}, last_placed="C13", piles=["S8"], changes={"specials_taken": 5})
    paid.play("P1 special 1 with workers")
    assert paid.holdings("he").split("/")[4] == "0"


@pytest.mark.rule("D-91")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_his_second_worker_takes_the_first_available_get_help(level: str) -> None:
    stacks = {"4": "C13", "3": "C39", "6": "C24"}
    at = solo(level, stacks=stacks, last_placed="C13").play("P1 place 9")
    assert at.workers[2] == "he 3 spent"
    taken = solo(level, stacks=stacks, last_placed="C13").play("P1 place 3")
    assert taken.workers[2] == "he 6 spent"


@pytest.mark.rule("D-91")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_his_first_worker_has_no_such_preference(level: str) -> None:
    at = solo(level, stacks={"4": "C13", "3": "C39"}, last_placed="C13")
    assert at.workers == ["he 1"]


@pytest.mark.rule("D-91", "D-94")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_without_both_extra_workers_get_help_does_not_tempt_him(level: str) -> None:
    at = second(level, ["he 9", "he 8 extra"], stacks={"4": "C13", "3": "C39"}, last_placed="C13")
    assert at.workers[-1] == "he 1"


@pytest.mark.rule("D-92")
@pytest.mark.parametrize(
    ("taken", "goes_to"),
    [([], "he 4"), (["P1 4"], "he 5"), (["P1 4", "he 5"], "he 6")],
)
def test_andvettr_looks_along_the_row(taken: list[str], goes_to: str) -> None:
    # C54 on 9: black 6. Forge Crown on 6 is of no use without gold. 5 would not be either, but it is available.
    at = second("andvettr", taken, stacks={"6": "C33", "9": "C54", "5": "C23"}, last_placed="C54")
    assert at.workers[-1] == goes_to


@pytest.mark.rule("D-92")
def test_andvettr_skips_the_rejected_location_itself() -> None:
    # C17 on 8: black 4. Forge Axe on 4 is of no use, and stands at the left end of its row.
    at = solo("andvettr", stacks={"4": "C31", "8": "C17"}, last_placed="C17")
    assert at.workers == ["he 5"]
    alone = second("andvettr", ["P1 5", "he 6"], stacks={"4": "C31", "8": "C17"}, last_placed="C17")
    assert alone.workers[-1] == "he 4", "nothing else in the row: he stays with it"


@pytest.mark.rule("D-92")
def test_andvettr_extra_workers_are_placed_without_this_check() -> None:
    at = second("andvettr", ["he 9"], stacks={"5": "C32", "4": "C31", "6": "C33"}, last_placed="C13")
    assert at.workers[1:] == ["he 5 spent", "he 4 extra", "he 6 extra"]


@pytest.mark.rule("D-93")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_he_takes_glory_for_the_humans_special_actions_and_there_are_only_three(level: str) -> None:
    at = solo(level, stacks={"4": "C13"}, last_placed="C13", piles=["S8 S3 S5"], holdings={"P1": "0/0/0/0/12"})
    # Mountain cards that never put him on a monster: he gains no other glory.
    for number, total in enumerate((1, 3, 6), start=1):
        assert len(at.specials) > 0
        at.play("P1 special 1 with glory")
        taken = [e for e in at.events if e == "D-93 glory"]
        assert len(taken) == number
        assert int(at.holdings("he").split("/")[4]) >= total
        at.play("P1 decline")
    assert at.position["specials_taken"] == 3
    assert at.specials == []
    assert at.refused("special 2 with workers") == "three_specials"


@pytest.mark.rule("D-93")
@pytest.mark.parametrize(("taken", "gain"), [(0, 1), (1, 2), (2, 3)])
def test_how_much_glory_and_before_the_effect(taken: int, gain: int) -> None:
    at = solo(
        "andvettr", stacks={"4": "C13"}, last_placed="C13", piles=["S3"],
        holdings={"P1": "0/0/0/1/0"}, changes={"specials_taken": taken},
    )  # fmt: skip
    at.play("P1 special 1 with workers")
    assert at.offered[0].startswith("sell"), "the effect is still pending"
    assert at.holdings("he") == f"0/0/0/0/{gain}"


@pytest.mark.rule("D-93")
def test_eldhusfifl_sets_no_limit() -> None:
    at = solo(stacks={"4": "C13"}, last_placed="C13", changes={"specials_taken": 3})
    assert at.specials == [f"special {n} with workers" for n in (1, 2, 3)]


@pytest.mark.rule("D-94")
@pytest.mark.parametrize(
    ("stack", "holdings", "usable"),
    [
        ("C6", "0/0/0/0/0", True),  # Iron Seam
        ("S6", "0/0/0/0/0", True),  # the Mine side of a Special card
        ("C42", "0/0/0/0/0", True),  # a monster
        ("C15", "2/9/9/0/0", False),  # Alloy Steel
        ("C15", "3/0/0/0/0", True),
        ("C33", "9/9/2/0/0", False),  # Forge Crown
        ("C33", "0/0/3/0/0", True),
        ("C51", "0/2/0/0/0", False),  # Forge Armour
        ("C51", "0/2/1/0/0", True),
        ("C24", "0/0/0/0/0", True),  # Get Help
    ],
)
def test_what_he_can_use_fully(stack: str, holdings: str, usable: bool) -> None:
    at = solo("andvettr", stacks={"6": stack, "9": "C54"}, last_placed="C54", holdings={"he": holdings})  # black 6
    assert at.workers[0].split()[:2] == (["he", "6"] if usable else ["he", "4"])


@pytest.mark.rule("D-94")
def test_he_cannot_use_get_help_without_both_extra_workers() -> None:
    at = second("andvettr", ["he 9", "he 8 extra"], stacks={"6": "C24", "9": "C54"}, last_placed="C54")
    assert at.workers[-1] == "he 4"


@pytest.mark.rule("D-95")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_twelve_glory_win_at_once(level: str) -> None:
    # In the Defend step: the Mine step does not happen any more, and the human's riches do not count.
    at = resolving(["he 4", "P1 8"], level, stacks={"4": "C13"}, holdings={"he": "0/0/0/0/11", "P1": "0/9/9/3/0"})
    assert at.over == "glory"
    assert at.winners == ["he"]
    assert at.holdings("P1") == "0/9/9/3/0"
    assert resolving(["he 4"], level, stacks={"4": "C13"}, holdings={"he": "0/0/0/0/10"}).over == ""


@pytest.mark.rule("D-95", "D-46")
def test_twelve_glory_win_in_the_middle_of_a_special_action() -> None:
    # He stands on the Orc Raiders that S2 is about to cover.
    at = solo(
        "andvettr",
        stacks={"2": "C11 C29"},
        last_placed="C29",
        piles=["S2"],
        holdings={"he": "0/0/0/0/10"},
        workers=["he 2"],
        pending=[*RESOLUTION, "second_turns 0 0", "automaton 2", "first_turns 0 0"],
    )
    at.play("P1 special 1 with workers")
    assert at.holdings("he") == "0/0/0/0/12"
    assert at.over == "glory"
    assert at.winners == ["he"]
    assert at.stack(2) == "C2 C11", "the card is not laid any more"


@pytest.mark.rule("D-96")
@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize(
    ("holdings", "after"),
    [("0/1/0/0/0", "0/1/0/0/0"), ("0/3/0/0/0", "0/1/0/1/0"), ("0/4/0/0/0", "0/0/0/2/0"), ("0/7/0/0/0", "0/3/0/2/0")],
)
def test_the_master_smith_forges_twice(level: str, holdings: str, after: str) -> None:
    at = resolving(["he 4"], level, stacks={"4": "C31"}, holdings={"he": holdings})
    assert at.holdings("he") == after


@pytest.mark.rule("D-96", "D-90")
@pytest.mark.parametrize(
    ("location", "card", "holdings", "after"),
    [
        ("4", "C31", "0/4/0/0/0", "0/2/0/1/0"),  # axe: 2 steel
        ("3", "C12", "0/9/0/0/0", "0/6/0/1/0"),  # sword: 3 steel
        ("6", "C33", "0/0/6/0/0", "0/0/3/1/0"),  # crown: 3 gold
        ("7", "C25", "2/2/2/0/0", "1/1/1/1/0"),  # diadem: 1 of each
    ],
)
def test_eldhusfifl_forges_once_however_rich_he_is(location: str, card: str, holdings: str, after: str) -> None:
    at = resolving([f"he {location}"], "eldhusfifl", stacks={location: card}, holdings={"he": holdings})
    assert at.holdings("he") == after
    extra = resolving([f"he {location} extra"], "eldhusfifl", stacks={location: card}, holdings={"he": holdings})
    assert extra.holdings("he") == after
    # Nor does the second of two players, who sits where an automaton would.
    person = resolving_with([f"P2 {location}"], stacks={location: card}, holdings={"P2": holdings})
    assert person.holdings("P2") == after


@pytest.mark.rule("D-96")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_human_forges_once(level: str) -> None:
    at = resolving(["P1 4"], level, stacks={"4": "C31"}, holdings={"P1": "0/6/0/0/0"})
    assert at.holdings("P1") == "0/4/0/1/0"


@pytest.mark.rule("D-96")
def test_two_workers_at_two_forges_make_up_to_four_items() -> None:
    at = resolving(["he 4", "he 3"], "andvettr", stacks={"4": "C31", "3": "C12"}, holdings={"he": "0/9/0/0/0"})
    assert at.holdings("he") == "0/1/0/3/0", "two swords, then one axe"


@pytest.mark.rule("D-96", "D-45")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_not_twice_in_an_immediate_resolution(level: str) -> None:
    at = solo(level, stacks={"3": "C12", "8": "C35"}, last_placed="C35", holdings={"he": "0/9/0/0/0"}, piles=["S3"])
    assert at.workers == ["he 3"]
    at.play("P1 special 1 with workers")
    assert at.holdings("he").split("/")[1::2] == ["6", "1"]


@pytest.mark.rule("D-97")
def test_the_father_scans_the_whole_mine() -> None:
    # C54: black 6. Nothing on row 4-6 is of use to him; 1 is not either; 2 is.
    at = solo(
        "andvettr_fadir",
        stacks={"6": "C33", "9": "C54", "4": "C31", "5": "C23", "1": "C10"},
        last_placed="C54",
    )
    assert at.workers == ["he 2"]


@pytest.mark.rule("D-97")
def test_the_father_stays_away_when_nothing_is_of_use() -> None:
    useless = {
        "1": "C10", "2": "C29", "3": "C12", "4": "C31", "5": "C23", "6": "C33", "7": "C25", "8": "C44", "9": "C54",
    }  # fmt: skip
    at = solo("andvettr_fadir", stacks=useless, last_placed="C54")
    assert at.workers == []
    assert at.left("he") == (2, 2)
    other = solo("andvettr", stacks=useless, last_placed="C54")
    assert other.workers == ["he 4"], "his son would go"


@pytest.mark.rule("D-97")
def test_the_fathers_helpers_avoid_useless_locations() -> None:
    # Row of 5: Forge Axe on 4 is of no use, so that helper goes to 1; 6 is an Iron Seam.
    at = second("andvettr_fadir", ["he 9"], stacks={"5": "C32", "4": "C31"}, last_placed="C13")
    assert at.workers[1:] == ["he 5 spent", "he 1 extra", "he 6 extra"]


@pytest.mark.rule("D-97")
def test_a_replaced_helper_may_take_the_next_ones_target() -> None:
    # 4 is useless, 1, 2 and 3 are useless or taken: the first helper takes 6, the second finds 7.
    at = second(
        "andvettr_fadir", ["he 9"],
        stacks={"5": "C32", "4": "C31", "1": "C10", "2": "C29", "3": "C12"}, last_placed="C13",
    )  # fmt: skip
    assert at.workers[1:] == ["he 5 spent", "he 6 extra", "he 7 extra"]


@pytest.mark.rule("D-97")
def test_for_the_fathers_helpers_get_help_is_of_no_use() -> None:
    at = second("andvettr_fadir", ["he 9"], stacks={"5": "C32", "6": "C24"}, last_placed="C13")
    assert at.workers[1:] == ["he 5 spent", "he 4 extra", "he 1 extra"]
    # The row of 3 is blocked, so the column is meant: Get Help on 6 would be the first target, with both at hand.
    column = second("andvettr_fadir", ["P1 1"], stacks={"3": "C39", "6": "C24"}, last_placed="C13")
    assert column.workers[1:] == ["he 3 spent", "he 2 extra", "he 9 extra"]


@pytest.mark.rule("D-97")
def test_the_fathers_helper_is_lost_when_nothing_is_of_use() -> None:
    useless = {"1": "C10", "2": "C29", "3": "C12", "4": "C31", "6": "C33", "7": "C25", "8": "C44", "9": "C54"}
    at = second("andvettr_fadir", [], stacks={**useless, "5": "C32"}, last_placed="C13")
    assert at.workers == ["he 5 spent"]
    assert at.left("he") == (1, 0)


@pytest.mark.rule("D-98")
def test_solo_scoring_is_between_the_two_seats() -> None:
    def end(mine: str, his: str) -> list[str]:
        at = mining(players=1, mountain_only=True, holdings={"P1": mine, "he": his})
        assert at.over == "mountain"
        return at.winners

    assert end("0/3/3/0/0", "9/0/0/3/9") == ["P1"]
    assert end("0/0/3/0/0", "0/3/0/0/1") == ["he"]
    assert end("1/1/1/1/1", "1/1/1/1/1") == ["P1", "he"], "a shared victory is not a level beaten"


@pytest.mark.rule("D-98")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_may_be_challenged_freely(level: str) -> None:
    assert DWARF.new(1, players=1, solo_opponent=level).view(0)["solo_opponent"] == level
