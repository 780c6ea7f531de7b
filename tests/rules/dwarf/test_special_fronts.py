"""Chapters 8 and 9 of the specification: the fronts and the Mine sides of the Special Action cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.dwarf.table import RESOLUTION, Table, bring_to_first_pile, mining, resolving, table
from underhall.core.buffers import i64, vec
from underhall.games.dwarf.game import DWARF


@pytest.mark.rule("D-100")
def test_muster_an_army_holds_off_every_monster() -> None:
    at = table(
        stacks={"2": "C11", "4": "C13", "5": "C14", "8": "C35", "3": "C48"},
        holdings={"P2": "5/0/5/0/0"},
        piles=["S1"],
    )
    at.play("P1 special 1 with workers", "P2 place 4", "P2 place 9")
    assert at.holdings("P1") == "0/0/0/0/0", "nobody earns glory for the army"
    assert at.holdings("P2") == "5/0/6/0/1", "a real worker does, and the Mine step happens"


@pytest.mark.rule("D-100")
def test_muster_an_army_leaves_the_locations_available() -> None:
    at = table(stacks={"2": "C11", "5": "C32"}, piles=["S1"])
    at.play("P1 special 1 with workers")
    assert "2" in at.places
    at.play("P2 place 5", "P2 decline")
    assert "2" in at.places, "for helpers too"
    at.play("P2 place 2", "P2 decline")
    assert at.holdings("P2") == "0/0/0/0/1"


@pytest.mark.rule("D-101")
def test_hold_a_council_takes_the_top_card_of_every_stack_of_two_or_more() -> None:
    at = table(stacks={"1": "C10 C19", "4": "C13", "9": "C9"}, piles=["S2"])
    before = at.mountain()
    at.play("P1 special 1 with workers")
    assert [at.stack(n) for n in range(1, 10)] == [
        "C1 C10", "C2 S2", "C3", "C4", "C5", "C6", "C7", "C8", "C9",
    ]  # fmt: skip
    assert sorted(at.mountain()) == sorted([*before, "C19", "C13"])
    assert [card for card in at.mountain() if card in before] != before, "the whole deck is shuffled"


@pytest.mark.rule("D-101", "D-18")
def test_the_whole_deck_is_shuffled_also_with_a_on_b() -> None:
    letters = {card.id: card.word("letter") for card in DWARF.catalogue.cards("mountain")}
    mixed = 0
    for seed in range(12):
        position = DWARF.new(seed, edition="pnp", mountain="a_on_b").position()
        bring_to_first_pile(position, "S2")
        at = Table(position)
        at.play("special 1 with workers")
        assert at.position["lower"] == [0]
        order = "".join(letters[card] for card in at.mountain())
        mixed += order != "".join(sorted(order))
    assert mixed == 12


@pytest.mark.rule("D-101", "D-109a")
def test_starting_and_special_cards_go_into_the_mountain_like_any_other() -> None:
    # Earlier effects have put C4 and S8 on top.
    at = table(stacks={"4": "C13 C4", "8": "S8"}, piles=["S2"])
    at.play("P1 special 1 with workers")
    assert (at.stack(4), at.stack(8)) == ("C13", "C8")
    assert {"C4", "S8"} <= set(at.mountain())


@pytest.mark.rule("D-102")
def test_sell_an_item() -> None:
    at = table(holdings={"P1": "1/1/1/2/0"}, piles=["S3"])
    at.play("P1 special 1 with workers")
    assert len(at.offered) == len(set(at.offered)) == 21
    at.play("P1 sell for 1i+2s+2g")
    assert at.holdings() == "2/3/3/1/0", "exactly one item"


@pytest.mark.rule("D-102")
def test_every_mix_adds_up_to_five() -> None:
    start = table(holdings={"P1": "0/0/0/1/0"}, piles=["S3"]).play("P1 special 1 with workers")
    results = set()
    for move in start.offered:
        at = table(holdings={"P1": "0/0/0/1/0"}, piles=["S3"]).play("P1 special 1 with workers", move)
        results.add(at.holdings())
    assert results == {f"{i}/{s}/{5 - i - s}/0/0" for i in range(6) for s in range(6 - i)}


@pytest.mark.rule("D-102", "D-42")
def test_without_an_item_nothing_is_sold() -> None:
    at = table(holdings={"P1": "1/1/1/0/9"}, piles=["S3"]).play("P1 special 1 with workers")
    assert at.asked == "P2"
    assert at.holdings() == "1/1/1/0/9"
    assert "D-102 no_effect" in at.events


@pytest.mark.rule("D-103")
def test_past_glories_offers_every_card_below_a_top() -> None:
    at = table(edition="v1", stacks={"6": "C51 C33 C15", "1": "C10", "9": "S9 C18"}, piles=["S4"])
    at.play("P1 special 1 with workers")
    assert at.offered == ["recall C1", "recall C6", "recall C51", "recall C33", "recall C9", "recall S9"]
    assert at.refused("recall C15") == "recall_below"  # on top
    assert at.refused("recall C24") == "recall_below"  # in the Mountain
    at.play("P1 recall C51")
    assert at.stack(6) == "C6 C33 C15 C51", "the rest keeps its order"


@pytest.mark.rule("D-103", "D-26")
def test_past_glories_cannot_name_a_discarded_card() -> None:
    at = mining(edition="v1", mountain="C10 C19 C28", piles=["S4"])
    at.play("P1 special 1 with workers")
    assert at.offered == ["recall C1"]


@pytest.mark.rule("D-104")
def test_turn_back_needs_an_available_location_with_two_cards() -> None:
    at = table(stacks={"6": "C33", "1": "C10", "4": "C13"}, piles=["S6"])
    at.play("P1 place 1", "P2 special 1 with workers")
    assert at.offered == ["turn back 4", "turn back 6"]
    assert at.refused("turn back 1") == "turn_back_where"  # occupied
    assert at.refused("turn back 5") == "turn_back_where"  # one card
    before = at.mountain()
    at.play("P2 turn back 4")
    assert at.stack(4) == "C4"
    assert sorted(at.mountain()) == sorted([*before, "C13"])
    assert [card for card in at.mountain() if card != "C13"] != before, "the whole deck is shuffled"
    assert at.workers == ["P1 1", "P2 4 extra"]
    assert at.left("P2") == (0, 1)
    at.play("P1 decline")
    assert at.holdings("P2") == "3/0/0/0/0", "it resolves the card laid bare"
    assert at.left("P2") == (2, 2)


@pytest.mark.rule("D-104", "D-51")
def test_the_worker_of_turn_back_resolves_with_the_extra_workers() -> None:
    at = table(stacks={"1": "C10", "4": "C13"}, piles=["S6"], holdings={"P1": "0/0/0/0/4"})
    at.play("P1 special 1 with glory", "P1 turn back 4", "P2 place 9", "P2 decline", "P1 place 1")
    assert at.holdings() == "3/0/0/0/0", "the regular worker's Alloy Steel came first and failed"


@pytest.mark.rule("D-105")
def test_apprentice_joins_another_players_worker() -> None:
    at = table(players=3, stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0", "P3": "0/3/0/0/0"}, piles=["S7"])
    at.play("P1 place 3", "P2 place 1", "P3 special 1 with workers")
    assert at.offered == ["apprentice 1", "apprentice 3"]
    assert at.refused("apprentice 5") == "apprentice_where"
    at.play("P3 apprentice 3")
    assert at.workers[-1] == "P3 3 extra"
    at.play("P2 decline", "P1 decline")
    assert at.holdings("P1") == at.holdings("P3") == "0/0/0/1/0", "both resolve, each for itself"


@pytest.mark.rule("D-105")
def test_apprentice_does_not_join_an_own_worker() -> None:
    at = table(
        workers=["P2 3 extra", "P1 1"], piles=["S7"], pending=[*RESOLUTION, "second_turns 0 1", "first_turns 0 1"]
    )
    at.play("P2 special 1 with workers")
    assert at.offered == ["apprentice 1"]
    assert at.refused("apprentice 3") == "apprentice_where"


@pytest.mark.rule("D-105", "D-42")
def test_apprentice_alone_in_the_mine_does_nothing() -> None:
    at = table(piles=["S7"]).play("P1 special 1 with workers")
    assert at.asked == "P2"
    assert at.workers == []
    assert at.top(7) == "S7"


@pytest.mark.rule("D-105")
def test_apprentice_may_join_a_spent_worker_and_is_not_spent_itself() -> None:
    at = table(players=3, piles=["S1", "S7"])
    at.play("P1 place 1", "P2 special 1 with workers", "P3 special 2 with workers", "P3 apprentice 1")
    assert at.workers == ["P1 1 spent", "P3 1 extra"]
    at.play("P1 decline")
    assert at.holdings("P1") == at.holdings("P3") == "3/0/0/0/0", "P1 at once, P3 from S1"


@pytest.mark.rule("D-106")
def test_collapse_the_shafts() -> None:
    at = table(stacks={"1": "C10 C19 C28", "4": "C13"}, piles=["S8"])
    at.play("P1 special 1 with workers")
    assert (at.stack(1), at.stack(4), at.stack(5), at.stack(8)) == ("C28 C1 C10 C19", "C13 C4", "C5", "C8 S8")


@pytest.mark.rule("D-107")
def test_run_amok_shuffles_every_stack_by_itself() -> None:
    seen: set[str] = set()
    for seed in range(80):
        at = table(stacks={"1": "C10 C19", "4": "C13"}, piles=["S9"], seed=seed)
        at.play("P1 special 1 with workers")
        assert sorted(at.stack(4).split()) == ["C13", "C4"]
        assert at.stack(9) == "C9 S9"
        seen.add(at.stack(1))
    assert seen == {" ".join(order) for order in permutations(["C1", "C10", "C19"])}


@pytest.mark.rule("D-107", "D-13")
def test_run_amok_asks_chance_for_each_stack_once() -> None:
    at = table(stacks={"1": "C10 C19", "4": "C13", "9": "C18 C27"}, piles=["S9"], seed=3)
    chance = at.state.chance.copy()
    shuffled = []
    for place in range(1, 10):
        cards = at.stack(place).split()
        numbers = vec[i64](range(len(cards)))
        chance.shuffle(numbers, 0, len(cards))
        shuffled.append(" ".join(cards[number] for number in numbers))
    at.play("P1 special 1 with workers")
    assert [at.stack(place).removesuffix(" S9") for place in range(1, 10)] == shuffled
    assert at.state.chance.words() == chance.words()


@pytest.mark.rule("D-108")
@pytest.mark.parametrize(
    ("holdings", "splits"),
    [
        ("9/9/9/0/0", {"1i+1s+3g", "1i+2s+2g", "1i+3s+1g", "2i+1s+2g", "2i+2s+1g", "3i+1s+1g"}),
        ("1/2/2/0/0", {"1i+2s+2g"}),
        ("9/1/2/0/0", {"2i+1s+2g", "3i+1s+1g"}),
        ("2/1/1/0/0", set()),  # only four resources
        ("0/9/9/0/0", set()),  # no iron
    ],
)
def test_special_order(holdings: str, splits: set[str]) -> None:
    at = table(holdings={"P1": holdings}, piles=["S5"]).play("P1 special 1 with workers")
    offered = {move.removeprefix("order with ") for move in at.offered if move.startswith("order")}
    assert offered == splits
    if not splits:
        assert at.asked == "P2"
        assert at.holdings() == holdings
    for split in splits:
        again = table(holdings={"P1": holdings}, piles=["S5"]).play("P1 special 1 with workers", f"order with {split}")
        paid = [int(part[:-1]) for part in split.split("+")]
        rest = [int(amount) - cost for amount, cost in zip(holdings.split("/")[:3], paid, strict=True)]
        assert again.holdings() == "/".join(map(str, [*rest, 1, 0]))


@pytest.mark.rule("D-108")
def test_special_order_refuses_a_split_that_cannot_be_paid_and_never_moves_the_marker() -> None:
    at = table(holdings={"P1": "1/2/2/0/0"}, piles=["S5"]).play("P1 special 1 with workers")
    assert at.refused("order with 3i+1s+1g") == "cannot_pay_split"
    at.play("P1 order with 1i+2s+2g")
    assert at.marker == "P1"
    at.play("P2 place 1", "P2 decline")
    assert at.marker == "P1"


@pytest.mark.rule("D-109")
@pytest.mark.parametrize(
    ("special", "choice", "stack"),
    [("S2", "", "C2 S2"), ("S4", "recall C1", "C4 S4"), ("S6", "turn back 1", "C6 S6"), ("S8", "", "C8 S8")],
)
def test_a_front_never_touches_its_own_card(special: str, choice: str, stack: str) -> None:
    at = table(stacks={"1": "C10"}, piles=[special])
    at.play("P1 special 1 with workers", *filter(None, [choice]))
    assert at.stack(special[1]) == stack
    assert special not in at.mountain()


@pytest.mark.rule("D-109a", "D-24a")
def test_a_returned_card_is_mined_like_any_other() -> None:
    # S3 and C3 came back into the Mountain; both belong to location 3, so a third card is drawn.
    at = mining(stacks={"3": "C12"}, mountain="S3 C21 C10 C11")
    assert at.stack(3) == "C3 C12 S3 C21"
    assert at.stack(1) == "C1 C10"
    starting = mining(stacks={"3": "C12"}, mountain="S3 C10")
    assert starting.last_placed == "C10"


@pytest.mark.rule("D-109a", "D-25", "D-26")
def test_a_returned_card_can_be_discarded_for_good() -> None:
    at = mining(edition="v1", mountain="C12 S3 C10")
    assert at.stack(3) == "C3 C12"
    assert at.discards() == ["S3"]


@pytest.mark.rule("D-109a", "D-104")
def test_turn_back_of_a_starting_card_that_lies_on_top() -> None:
    at = table(stacks={"4": "C13 C4", "3": "S3"}, piles=["S6"])
    at.play("P1 special 1 with workers", "P1 turn back 4")
    assert at.stack(4) == "C13"
    assert "C4" in at.mountain()
    special = table(stacks={"3": "S3"}, piles=["S6"])
    special.play("P1 special 1 with workers", "P1 turn back 3")
    assert "S3" in special.mountain()
    assert special.stack(3) == "C3"


@pytest.mark.rule("D-109a", "D-29", "D-87")
def test_a_returned_special_card_can_guide_the_automaton() -> None:
    at = mining(players=1, mountain="C18 S8")
    assert at.last_placed == "S8"
    assert at.workers == ["he 8"], "its own location, for it has no black meeple"


@pytest.mark.rule("D-110")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_backs_are_seams(number: int) -> None:
    at = resolving([f"P1 {number}"], stacks={str(number): f"S{number}"})
    assert at.holdings() == ("0/0/1/0/0" if number in (7, 9) else "3/0/0/0/0")


@pytest.mark.rule("D-111")
def test_once_laid_a_special_card_is_an_ordinary_mine_card() -> None:
    at = table(stacks={"3": "S3 C12"}, holdings={"P1": "0/0/0/1/0"}, piles=["S4"])
    at.play("P1 special 1 with workers", "P1 recall S3")
    assert at.stack(3) == "C3 C12 S3"
    assert at.asked == "P2", "its front is not used again"
    assert at.holdings() == "0/0/0/1/0"
    covered = mining(stacks={"3": "S3"}, mountain="C12 C10")
    assert covered.stack(3) == "C3 S3 C12"


@pytest.mark.rule("D-112")
@pytest.mark.parametrize(("backs", "locations"), [("sheet", list("123456789")), ("duplex", list("321654987"))])
def test_which_front_has_which_back(backs: str, locations: list[str]) -> None:
    for number, location in enumerate(locations, 1):
        special = f"S{number}"
        at = table(special_backs=backs, piles=[special])
        at.play("P1 special 1 with workers")
        assert at.stack(location) == f"C{location} {special}"
        at.play(f"P2 place {location}", "P2 decline")
        assert at.holdings("P2") == ("0/0/1/0/0" if location in "79" else "3/0/0/0/0"), "the seam follows the location"
