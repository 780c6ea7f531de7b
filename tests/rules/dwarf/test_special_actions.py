"""Chapter 3.3 of the specification: taking a Special Action, and immediate resolution when its card is laid."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import RESOLUTION, table
from underhall.games.dwarf.game import DWARF


@pytest.mark.rule("D-37")
def test_paid_with_both_workers() -> None:
    at = table(piles=["S1"]).play("P1 special 1 with workers")
    assert at.left() == (0, 2)
    assert at.workers == [], "they stand on the pile, not in the Mine"
    at.play("P2 place 9", "P2 place 8")
    assert at.position["round"] == 2


@pytest.mark.rule("D-38")
def test_paid_with_four_glory_and_one_worker() -> None:
    at = table(piles=["S1"], holdings={"P1": "0/0/0/0/5"})
    at.play("P1 special 1 with glory")
    assert at.holdings() == "0/0/0/0/1"
    assert at.left() == (1, 2)
    at.play("P2 place 9", "P2 decline", "P1 place 1")
    assert at.holdings() == "3/0/0/0/1"


@pytest.mark.rule("D-38")
def test_three_glory_are_not_enough() -> None:
    at = table(holdings={"P1": "9/9/9/3/3"})
    assert at.specials == [f"special {n} with workers" for n in (1, 2, 3)]
    assert at.refused("special 1 with glory") == "no_glory"


@pytest.mark.rule("D-39")
def test_any_pile_with_a_card_gives_its_top_card() -> None:
    at = table(piles=["-", "S9 S2", "S4"], holdings={"P1": "0/0/0/0/4"})
    assert at.specials == [
        "special 2 with workers", "special 2 with glory", "special 3 with workers", "special 3 with glory",
    ]  # fmt: skip
    assert at.refused("special 1 with workers") == "empty_pile"
    at.play("P1 special 2 with workers")
    assert at.top(9) == "S9"
    assert at.pile(2)[0] == "S2"
    assert at.state.view(1)["piles"][1]["top"] == "S2"


@pytest.mark.rule("D-40")
def test_a_pile_is_never_blocked() -> None:
    # Three fronts without chance or choice: Muster an Army, Sell an Item without an item, Special Order without means.
    at = table(players=3, piles=["S1 S3 S5"])
    for who, left, laid in (("P1", ["S3", "S5"], "S1"), ("P2", ["S5"], "S3"), ("P3", [], "S5")):
        assert "special 1 with workers" in at.specials
        at.play(f"{who} special 1 with workers")
        assert at.pile(1) == left, "the workers on the pile block nothing: each takes the next card"
        assert at.stack(laid[1]).split()[:2] == [f"C{laid[1]}", laid]


@pytest.mark.rule("D-41")
def test_front_first_then_immediate_resolution_then_the_card_is_laid() -> None:
    at = table(stacks={"8": "C26 C44"}, holdings={"P1": "0/1/2/0/0"}, piles=["S8"])
    at.play("P1 place 8", "P2 special 1 with workers")
    # Collapse brings Forge Helm to the top; P1 forges it; only then is S8 laid.
    assert at.stack(8) == "C44 C8 C26 S8"
    assert at.holdings() == "0/0/0/1/0"
    assert at.events[1:] == ["D-41 special", "D-106 collapsed", "D-119 worked", "D-45 marker", "D-41 covered"]
    assert at.asked == "P1", "the turn of P2 has ended"


@pytest.mark.rule("D-42")
@pytest.mark.parametrize("special", ["S2", "S3", "S4", "S5", "S6", "S7", "S8"])
def test_a_special_action_may_be_taken_without_effect(special: str) -> None:
    at = table(piles=[special])
    before = at.position
    at.play("P1 special 1 with workers")
    number = special[1]
    assert at.asked == "P2"
    assert at.stack(number) == f"C{number} {special}"
    after = at.position
    assert after["mountains"] == before["mountains"]
    assert {n: s for n, s in after["stacks"].items() if n != number} == {
        n: s for n, s in before["stacks"].items() if n != number
    }
    assert at.holdings("P1") == "0/0/0/0/0"
    assert at.left("P1") == (0, 2)


@pytest.mark.rule("D-43")
def test_immediate_resolution_spends_the_worker_and_keeps_the_location_blocked() -> None:
    at = table(stacks={"2": "C29"}, holdings={"P1": "7/0/0/0/0"}, piles=["S2"])
    # Hold a Council uncovers the Iron Seam first; that is the card on top at that moment.
    at.play("P1 place 2", "P2 special 1 with workers")
    assert at.holdings() == "10/0/0/0/0"
    assert at.stack(2) == "C2 S2"
    assert at.workers == ["P1 2 spent"]
    assert "2" not in at.places
    at.play("P1 decline")
    assert at.holdings() == "10/0/0/0/0"


@pytest.mark.rule("D-43")
def test_a_card_laid_elsewhere_resolves_nobody() -> None:
    at = table(piles=["S1"]).play("P1 place 2", "P2 special 1 with workers")
    assert at.workers == ["P1 2"]
    assert at.holdings() == "0/0/0/0/0"


@pytest.mark.rule("D-44")
def test_several_workers_resolve_in_the_order_of_placing() -> None:
    at = table(players=3, stacks={"5": "C32"}, piles=["S7", "S5"])
    at.play("P1 place 5", "P2 special 1 with workers", "P2 apprentice 5", "P3 special 2 with workers")
    at.play("P1 place 1", "P1 place 2")
    assert at.stack(5) == "C5 C32", "not yet laid"
    at.play("P2 place 3")
    assert at.stack(5) == "C5 C32 S5"
    assert at.workers == ["P1 5 spent", "P2 5 extra spent", "P1 1 extra", "P1 2 extra", "P2 3 extra"]


@pytest.mark.rule("D-44")
def test_a_spent_worker_there_resolves_nothing() -> None:
    at = table(
        players=3,
        workers=["P1 1 spent", "P2 1 extra"],
        piles=["S1"],
        pending=[*RESOLUTION, "second_turns 0 2", "first_turns 0 2"],
    )
    at.play("P3 special 1 with workers")
    assert (at.holdings("P1"), at.holdings("P2")) == ("0/0/0/0/0", "3/0/0/0/0")
    assert at.workers == ["P1 1 spent", "P2 1 extra spent"]


@pytest.mark.rule("D-45")
def test_immediate_mine_card_with_orc_raiders_elsewhere() -> None:
    at = table(stacks={"5": "C23", "2": "C11"}, holdings={"P1": "3/0/0/0/0"}, piles=["S5"])
    at.play("P1 place 5", "P2 special 1 with workers")
    assert at.holdings() == "0/2/0/0/0"
    at.play("P1 place 1")
    assert at.holdings() == "0/2/0/0/0", "the Orc Raiders stop the Mine step all the same"
    assert at.marker == "P1", "a Mine card never moves the marker"


@pytest.mark.rule("D-45")
@pytest.mark.parametrize(("steel", "after", "marker"), [(3, "0/0/0/1/0", "P2"), (2, "0/2/0/0/0", "P1")])
def test_immediate_forge_card(steel: int, after: str, marker: str) -> None:
    at = table(stacks={"3": "C12"}, holdings={"P1": f"0/{steel}/0/0/0"}, piles=["S3"])
    at.play("P1 place 3", "P2 special 1 with workers")
    assert at.holdings() == after
    assert at.marker == marker
    assert at.workers == ["P1 3 spent"]


@pytest.mark.rule("D-45")
def test_an_immediate_item_of_someone_else_leaves_the_marker() -> None:
    at = table(players=3, holder="P3", stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0"}, piles=["S3"])
    at.play("P3 place 1", "P1 place 3", "P2 special 1 with workers")
    assert at.holdings("P1") == "0/0/0/1/0"
    assert at.marker == "P3"


@pytest.mark.rule("D-46")
def test_immediate_defend_card_gives_glory_for_each_worker() -> None:
    at = table(players=3, stacks={"1": "C37"}, holdings={"P3": "0/0/2/0/0"}, piles=["S7", "S1"])
    at.play("P1 place 1", "P2 special 1 with workers", "P2 apprentice 1", "P3 special 2 with workers")
    assert [at.holdings(who) for who in ("P1", "P2", "P3")] == ["0/0/0/0/1", "0/0/0/0/1", "0/0/2/0/0"]
    at.play("P1 decline")
    assert at.holdings("P3") == "0/0/2/0/0", "the covered monster does not attack"
    assert at.holdings("P1") == "0/0/0/0/1"


@pytest.mark.rule("D-47")
def test_immediate_get_help() -> None:
    at = table(stacks={"5": "C32"}, piles=["S5"])
    at.play("P1 place 5", "P2 special 1 with workers")
    assert at.marker == "P2", "at once"
    assert at.offered == [*(f"place {n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)), "decline"]
    at.play("P1 decline", "P1 place 4")
    assert at.left() == (1, 0)
    assert at.workers == ["P1 5 spent", "P1 4 extra"]
    assert at.stack(5) == "C5 C32 S5"


@pytest.mark.rule("D-47")
def test_immediate_get_help_of_someone_else_leaves_the_marker() -> None:
    at = table(players=3, holder="P3", stacks={"5": "C32"}, piles=["S5"])
    at.play("P3 place 1", "P1 place 5", "P2 special 1 with workers", "P1 decline", "P1 decline")
    assert at.marker == "P3"


@pytest.mark.rule("D-47", "D-60a")
def test_immediate_helpers_are_lost_without_an_available_location() -> None:
    at = table(
        players=3,
        stacks={"5": "C32"},
        piles=["S5"],
        workers=[
            "P1 5", "P1 1", "P2 2", "P2 3", "P2 4 extra", "P2 6 extra", "P3 7 extra", "P3 8 extra", "P1 9 extra",
        ],
        pending=[*RESOLUTION, "second_turns 0 2", "first_turns 0 2"],
    )  # fmt: skip
    assert at.left("P1") == (0, 1)
    at.play("P3 special 1 with workers")
    assert "D-56 helper_lost" in at.events
    assert "D-47 marker" in at.events
    assert at.position["round"] == 2, "nobody could place anything more"


@pytest.mark.rule("D-48")
@pytest.mark.parametrize(
    ("special", "choice", "stack"),
    [("S2", "", "C3 C30"), ("S4", "recall C3", "C30 C48 C3"), ("S8", "", "C48 C3 C30"), ("S9", "", None)],
)
def test_rearranged_stacks_cause_no_immediate_resolution(special: str, choice: str, stack: str | None) -> None:
    at = table(stacks={"3": "C30 C48"}, piles=[special])
    at.play("P1 place 3", "P2 special 1 with workers", *filter(None, [choice]))
    assert at.holdings() == "0/0/0/0/0"
    assert at.workers == ["P1 3"]
    if stack:
        assert at.stack(3) == stack
    top = at.top(3)
    at.play("P1 decline")
    # Later the worker resolves whatever is on top: an Iron Seam, or a monster to face.
    assert at.holdings() == ("3/0/0/0/0" if top == "C3" else "0/0/0/0/1")


@pytest.mark.rule("D-49")
def test_workers_on_piles_come_back() -> None:
    at = table(piles=["S1 S8"], holdings={"P2": "0/0/0/0/4"})
    at.play("P1 special 1 with workers", "P2 special 1 with glory")
    assert at.left("P1") == (0, 2)
    assert at.left("P2") == (1, 2)
    at.play("P2 decline")
    assert at.position["round"] == 2
    assert at.left("P1") == at.left("P2") == (2, 2)


@pytest.mark.rule("D-49a")
def test_two_owners_on_a_covered_forge_move_the_marker_once() -> None:
    at = table(players=3, stacks={"3": "C12"}, holdings={"P1": "0/3/0/0/0", "P2": "0/3/0/0/0"}, piles=["S7", "S3"])
    at.play("P1 place 3", "P2 special 1 with workers", "P2 apprentice 3", "P3 special 2 with workers")
    assert at.holdings("P1") == at.holdings("P2") == "0/0/0/1/0"
    assert at.marker == "P2", "P2 was not the holder when the laying began"


@pytest.mark.rule("D-49a")
def test_two_owners_on_a_covered_get_help_move_the_marker_once() -> None:
    at = table(players=3, stacks={"5": "C32"}, piles=["S7", "S5"])
    at.play("P1 place 5", "P2 special 1 with workers", "P2 apprentice 5", "P3 special 2 with workers")
    at.play("P1 decline", "P1 decline", "P2 decline")
    assert at.marker == "P2"


@pytest.mark.rule("D-49a")
def test_a_holder_who_resolves_second_still_passes_the_marker() -> None:
    # P3 holds the marker and joins P1 on the sword by Apprentice; P1, who came first, does not hold it.
    at = table(
        players=3,
        stacks={"3": "C12"},
        holdings={"P1": "0/3/0/0/0", "P3": "0/3/0/0/0"},
        piles=["S3"],
        holder="P3",
        workers=["P1 3", "P3 3 extra"],
        pending=[*RESOLUTION, "second_turns 2 2", "first_turns 2 2"],
    )
    at.play("P2 special 1 with workers")
    assert at.holdings("P1") == at.holdings("P3") == "0/0/0/1/0"
    assert at.marker == "P1"


@pytest.mark.rule("D-131")
def test_three_owners_act_inside_one_special_action() -> None:
    # Two sets: both Apprentices join P1 on Get Help, then P4 covers it.
    at = table(players=4, stacks={"5": "C32"}, piles=["S7", "S5", "", "S7"])
    at.play("P1 place 5", "P2 special 1 with workers", "P2 apprentice 5")
    at.play("P3 special 2.1 with workers", "P3 apprentice 5", "P4 special 2 with workers")
    at.play("P1 place 1", "P1 decline", "P2 place 2")
    assert len([frame for frame in at.position["frames"] if frame.startswith("cover")]) == 1
    at.play("P3 place 3")
    assert at.top(5) == "S5"
    assert at.asked == "P1", "second turns: the others gave both workers"
    assert at.marker == "P2"


@pytest.mark.rule("D-131")
def test_interruptions_never_nest_deeper() -> None:
    deepest = 0
    for seed in range(20):
        state = DWARF.new(seed, players=5, edition="pnp")
        step = 0
        while state.seat >= 0:
            moves = state.moves()
            state.play(moves[-1 - (step * step + seed) % min(len(moves), 12)])
            step += 1
            frames = [frame.name() for frame in state.frames]
            if "cover" in frames:
                above = frames[frames.index("cover") + 1 :]
                assert len(above) == 1
                assert above != ["cover"]
                deepest = max(deepest, len(above))
    assert deepest == 1
