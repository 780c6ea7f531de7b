"""Chapter 1 of the specification: general clauses."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import MOUNTAIN, RESOLUTION, SPECIAL, mining, resolving, table
from underhall.core.errors import BadPosition
from underhall.games.dwarf.game import DWARF


@pytest.mark.rule("D-1")
def test_only_the_top_card_counts() -> None:
    # Forge Armour lies below Alloy Steel: only the alloy is made. A buried Sidhe attacks nobody.
    at = resolving(["P1 6"], stacks={"6": "C51 C15", "1": "C37 C10"}, holdings={"P1": "3/2/2/0/0"})
    assert at.holdings() == "0/4/2/0/0"


@pytest.mark.rule("D-1")
def test_a_covered_card_counts_again_once_it_is_on_top() -> None:
    at = table(stacks={"6": "C51 C15"}, holdings={"P1": "0/2/1/0/0"}, piles=["S8"])
    at.play("P1 place 6", "P2 special 1 with workers")
    assert at.stack(6) == "C15 C6 C51"
    at.play("P1 decline")
    assert at.holdings() == "0/0/0/1/0"


@pytest.mark.rule("D-2")
def test_a_location_holds_one_worker() -> None:
    at = table().play("P1 place 5")
    assert at.places == ["1", "2", "3", "4", "6", "7", "8", "9"]
    assert at.refused("place 5") == "occupied"
    at.play("P2 place 1", "P2 place 2")
    assert at.refused("place 2") == "occupied"
    assert at.refused("place 5") == "occupied"


@pytest.mark.rule("D-2", "D-105")
@pytest.mark.parametrize(
    "workers",
    [
        ["P1 1", "P2 1"],  # a second regular worker
        ["P1 1 extra", "P2 1"],  # a regular worker after another
        ["P1 1", "P1 1 extra"],  # two of the same player
        ["P1 1", "P2 1 extra", "P3 1 extra"],  # one set has one Apprentice
    ],
)
def test_a_position_with_too_many_workers_on_a_location_is_refused(workers: list[str]) -> None:
    with pytest.raises(BadPosition, match="location 1 is occupied already"):
        resolving(workers, players=3)


@pytest.mark.rule("D-2", "D-105")
def test_two_apprentices_of_two_sets_may_meet() -> None:
    at = resolving(["P1 1", "P2 1 extra", "P3 1 extra"], players=4)
    assert at.holdings("P1") == at.holdings("P2") == at.holdings("P3") == "3/0/0/0/0"


@pytest.mark.rule("D-32", "D-68")
@pytest.mark.parametrize(
    ("pending", "message"),
    [
        (["sell_item 0"], "frames.0"),  # nothing would follow
        ([*RESOLUTION, "automaton 1"], "solo"),
        ([*RESOLUTION[:2], "work 0 0 0 0 0"], "nothing to resolve"),
        # Out of order, found by the fuzzer: such a game came to positions that were none.
        ([*RESOLUTION, "work 0 0 0 0 0"], "later in a round"),
        ([*RESOLUTION, "first_turns 0 1", "second_turns 0 1"], "later in a round"),
        (["end_of_round", "work 1 0 0 0 -1", "sell_item 0", "defend"], "later in a round"),
        ([*RESOLUTION[:2], "work 0 0 0 0 1", "defend"], "nothing to resolve"),
        ([*RESOLUTION, "first_turns 0 0"], "holdings.0.workers"),
    ],
)
def test_a_position_that_asks_for_the_impossible_is_refused(pending: list[str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(pending=pending, workers=["P1 5"], stacks={"5": "C32"})


@pytest.mark.rule("D-3")
def test_never_more_than_two_extra_workers_whatever_the_sources() -> None:
    # Turn Back brings one, so Get Help brings only one more.
    at = table(stacks={"9": "C18", "5": "C32"}, piles=["S6"], holdings={"P1": "0/0/0/0/4"})
    at.play("P1 special 1 with glory", "P1 turn back 9", "P2 place 1", "P2 decline", "P1 place 5")
    at.play("P1 place 2")
    assert at.workers == [], "the round is over after one helper"
    assert at.asked == "P2"
    assert at.holdings() == "3/0/1/0/0"


@pytest.mark.rule("D-3")
def test_a_position_with_five_workers_is_refused() -> None:
    with pytest.raises(BadPosition):
        table(workers=["P1 1", "P1 2", "P1 3"])
    with pytest.raises(BadPosition):
        table(workers=["P1 1 extra", "P1 2 extra", "P1 3 extra"])


@pytest.mark.rule("D-4")
def test_workers_stay_when_their_stack_is_rearranged() -> None:
    at = table(stacks={"4": "C31 C13"}, piles=["S2"])
    at.play("P1 place 4", "P2 special 1 with workers")
    assert at.stack(4) == "C4 C31"
    assert at.workers == ["P1 4"]
    assert "4" not in at.places


@pytest.mark.rule("D-5")
def test_a_spent_worker_stays_and_resolves_nothing_more() -> None:
    at = table(piles=["S1"])
    at.play("P1 place 1", "P2 special 1 with workers")
    assert at.holdings() == "3/0/0/0/0"
    assert at.workers == ["P1 1 spent"]
    assert "1" not in at.places
    at.play("P1 decline")
    assert at.holdings() == "3/0/0/0/0", "nothing from S1"


@pytest.mark.rule("D-6")
def test_action_types() -> None:
    types = {
        "mine": {"iron_seam", "gold_seam", "alloy_steel"},
        "forge": {f"forge_{name}" for name in ["sword", "mace", "diadem", "helm", "axe", "crown", "dagger", "armour"]},
        "defend": {"orc_raiders", "knockers", "dragon", "great_dragon", "sidhe"},
        "get_help": {"get_help"},
    }
    assert {card.id: card.word("action") for card in DWARF.catalogue.cards("kind")} == {
        kind: action for action, kinds in types.items() for kind in kinds
    }
    assert {card.word("kind") for card in DWARF.catalogue.cards("back")} == {"iron_seam", "gold_seam"}
    shown = {place["name"]: place for place in table(stacks={"5": "C32", "1": "C37"}).state.view(0)["locations"]}
    assert shown["5"]["action"] == "get_help"
    assert shown["1"]["action"] == "defend"


@pytest.mark.rule("D-7")
def test_resources_are_iron_steel_and_gold() -> None:
    at = table(holdings={"P1": "0/0/0/2/9", "P2": "1/1/0/9/9"}, piles=["S3", "S5"])
    at.play("P1 special 1 with workers")
    assert len(at.offered) == 21
    assert all(set(move.removeprefix("sell for ")) <= set("12345isg+") for move in at.offered)
    at.play("P1 sell for 2i+1s+2g")
    assert at.holdings("P1") == "2/1/2/1/9"
    at.play("P2 special 2 with workers")
    assert at.holdings("P2") == "1/1/0/9/9", "neither items nor glory pay for a Special Order"


@pytest.mark.rule("D-8")
@pytest.mark.parametrize(
    ("special", "reason"),
    [
        ("S3", "choose_mix"),
        ("S4", "recall_below"),
        ("S5", "choose_split"),
        ("S6", "turn_back_where"),
        ("S7", "apprentice_where"),
    ],
)
def test_a_front_that_can_be_carried_out_must_be(special: str, reason: str) -> None:
    at = table(stacks={"9": "C18"}, holdings={"P2": "3/3/3/1/0"}, piles=[special])
    at.play("P1 place 1", "P2 special 1 with workers")
    assert at.asked == "P2"
    assert "decline" not in at.offered
    assert at.refused("decline") == reason


@pytest.mark.rule("D-8", "D-32", "D-36", "D-59")
def test_only_the_second_turn_and_helpers_are_optional() -> None:
    at = table(stacks={"5": "C32"})
    assert at.refused("decline") == "must_act"
    at.play("P1 place 5", "P2 place 1")
    assert "decline" in at.offered
    at.play("P2 decline", "P1 decline")
    assert at.asked == "P1"
    assert "decline" in at.offered, "a helper may stay away"


@pytest.mark.rule("D-9")
def test_costs_are_paid_in_full_or_not_at_all() -> None:
    at = resolving(["P1 7", "P2 1"], stacks={"7": "C25", "1": "C10"}, holdings={"P1": "1/1/0/0/0", "P2": "2/0/0/0/0"})
    assert at.holdings("P1") == "1/1/0/0/0"
    assert at.holdings("P2") == "2/0/0/0/0"


@pytest.mark.rule("D-10")
def test_holdings_have_no_upper_limit_and_never_fall_below_0() -> None:
    at = resolving(["P1 7", "P1 8"], stacks={"5": "C14", "9": "C27"}, holdings={"P1": "900/0/900/0/0"})
    assert at.holdings("P1") == "902/0/900/0/0"
    assert at.holdings("P2") == "0/0/0/0/0"


@pytest.mark.rule("D-11")
def test_what_lies_open() -> None:
    at = table(
        edition="v1", players=3, stacks={"6": "C51 C15"}, piles=["S4"], holdings={"P2": "1/2/3/1/5"}, mountain_only=True
    )
    for seat in (0, 1, 2, -1):
        view = at.state.view(seat)
        assert view["locations"][5]["stack"] == ["C6", "C51", "C15"]
        assert view["seats"][1] == {
            "iron": 1, "steel": 2, "gold": 3, "items": 1, "glory": 5, "workers": 2, "helpers": 2,
            "leads": ["steel", "gold", "items"], "shares": [],
        }  # fmt: skip
        assert view["piles"][0] == {"name": "1", "count": 3, "top": "S4"}
        assert view["mountains"][0]["count"] == 0
        assert view["discards"][0] == at.discards()
        assert view["holder"] == 0


@pytest.mark.rule("D-11")
def test_the_order_of_the_mountain_and_of_the_piles_is_hidden() -> None:
    one = table(mountain="C33 C18 C54", piles=["S4 S1 S2", "S5 S3 S8", "S9 S6 S7"])
    other = table(mountain="C54 C33 C20", piles=["S4 S7 S8", "S5 S6 S2", "S9 S1 S3"])
    assert one.state.fingerprint() != other.state.fingerprint()
    for seat in (0, 1, -1):
        assert one.state.view(seat) == other.state.view(seat)


@pytest.mark.rule("D-11")
def test_looking_changes_nothing() -> None:
    at = table(stacks={"6": "C51 C15"})
    before = at.state.fingerprint()
    for seat in (0, 1, -1):
        at.state.view(seat)
    assert at.state.fingerprint() == before


@pytest.mark.rule("D-12")
def test_which_cards_are_unseen_can_be_deduced() -> None:
    at = mining(mountain="C33 C18")
    shown = at.state.view(1)["mountains"][0]
    assert sorted(shown["upper"] + shown["lower"]) == sorted(set(MOUNTAIN) - {"C33", "C18"})
    lettered = DWARF.new(3, mountain="a_on_b").view(0)["mountains"][0]
    letters = {card.id: card.word("letter") for card in DWARF.catalogue.cards("mountain")}
    assert {letters[card] for card in lettered["lower"]} == {"B"}
    assert len(lettered["lower"]) == 22
    assert {letters[card] for card in lettered["upper"]} == {"A"}


@pytest.mark.rule("D-13")
@pytest.mark.parametrize("special", SPECIAL)
def test_chance_enters_only_with_shuffles(special: str) -> None:
    at = table(stacks={"9": "C18 C27", "6": "C24 C33"}, holdings={"P2": "3/3/3/1/0"}, piles=[special])
    words = at.position["chance"]
    at.play("P1 place 1", "P2 special 1 with workers")
    if at.asked == "P2":
        at.play(at.offered[0])
    assert (at.position["chance"] != words) == (special in ("S2", "S6", "S9"))


@pytest.mark.rule("D-13")
def test_a_seed_reproduces_a_game() -> None:
    def play(seed: int) -> list[str]:
        state = DWARF.new(seed, players=3)
        prints = []
        while state.seat >= 0:
            moves = state.moves()
            state.play(moves[len(prints) * 7 % len(moves)])
            prints.append(state.fingerprint())
        return prints

    assert play(11) == play(11)
    assert play(11) != play(12)


@pytest.mark.rule("D-13", "D-24")
def test_mining_and_resolution_use_no_chance() -> None:
    at = table()
    words = at.position["chance"]
    at.play("P1 place 1", "P2 place 2", "P2 decline", "P1 decline")
    assert at.position["round"] == 2
    assert at.position["chance"] == words
