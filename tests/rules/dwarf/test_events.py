"""What the log tells of each thing that happens: the event, its clause and its numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.dwarf.table import RESOLUTION, Table, resolving, table
from underhall.games.dwarf.game import DWARF

RESOURCES = ("iron", "steel", "gold", "items")


def told(at: Table, kind: str) -> list[tuple[str, dict[str, int]]]:
    assert at.state.journal is not None
    return [(event.clause, dict(event.arguments)) for event in at.state.journal.events if event.kind == kind]


@pytest.mark.rule("D-9", "D-68", "D-70")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5, "edition": "pnp"}, {"players": 1}])
def test_what_the_log_says_adds_up_to_what_everybody_holds(options: dict[str, object], seed: int) -> None:
    """Of whole games: the changes told, added up, are the holdings; nothing changes untold, nothing told does not."""
    at = Table(DWARF.new(seed, **options).position())
    held = [{name: row[name] for name in RESOURCES} for row in at.position["holdings"]]
    while at.state.seat >= 0:
        assert at.state.journal is not None
        before = len(at.state.journal.events)
        moves = at.state.moves()
        at.state.play(moves[(seed + before) * 7 % len(moves)])
        for event in at.state.journal.events[before:]:
            if event.kind in ("worked", "suffered", "sold", "ordered"):
                for name in RESOURCES:
                    held[event.arguments["seat"]][name] += event.arguments.get(name, 0)
                assert any(event.arguments.get(name, 0) for name in RESOURCES), "a change of nothing is not told"
    worked = [{name: row[name] for name in RESOURCES} for row in at.position["holdings"]]
    assert held == worked


@pytest.mark.rule("D-65", "D-113")
def test_a_monster_says_what_it_took_from_whom() -> None:
    at = table(
        stacks={"1": "C37"},
        holdings={"P1": "0/0/5/0/0", "P2": "1/0/1/0/0"},
        workers=["P1 5", "P2 6", "P2 7"],
        pending=[*RESOLUTION, "second_turns 0 0"],
    ).play("P1 decline")
    clause = told(at, "attacks")[0][0]
    card = told(at, "attacks")[0][1]["card"]
    assert told(at, "suffered") == [
        (clause, {"seat": 0, "card": card, "iron": 2, "gold": -2}),
        (clause, {"seat": 1, "card": card, "iron": 1, "gold": -1}),
    ]


@pytest.mark.rule("D-60", "D-73")
def test_the_marker_says_where_it_goes() -> None:
    place = get_help()
    at = resolving([f"P1 {place[0]}"], players=3, stacks=place[1])
    at.play("P1 decline", "P1 decline")
    assert told(at, "marker")[0] == ("D-60", {"seat": 1})


def get_help() -> tuple[str, dict[str, str]]:
    """A location that shows Get Help, and the stack that makes it so."""
    for card in DWARF.catalogue.cards("starting"):
        if card.word("kind") == "get_help":
            return str(card.number("location")), {}
    for card in DWARF.catalogue.cards("mountain"):
        if card.word("kind") == "get_help":
            return str(card.number("location")), {str(card.number("location")): card.id}
    raise AssertionError("no card gets help")


@pytest.mark.rule("D-58", "D-2")
def test_an_occupied_location_is_refused_to_helpers_whichever_it_is() -> None:
    place, stack = get_help()
    for other in range(1, 10):
        if str(other) != place:
            at = resolving([f"P1 {place}", f"P2 {other}"], stacks=stack)
            assert at.refused(f"place {other}") == "occupied"


@pytest.mark.rule("D-33", "D-37")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_with_every_location_taken_one_pile_is_enough_for_a_turn(pile: int) -> None:
    """A turn is lost only if nothing is possible, whichever pile holds the last card."""
    piles = ["-", "-", "-"]
    piles[pile - 1] = "S1 -"
    taken = [f"P{1 + number // 4} {number + 1}{' extra' if number % 4 > 1 else ''}" for number in range(8)]
    at = table(players=3, piles=piles, workers=[*taken, "P3 9 extra"], pending=[*RESOLUTION, "first_turns 0 2"])
    assert at.offered == [f"special {pile} with workers"]


@pytest.mark.rule("D-51", "D-52")
@pytest.mark.parametrize("action", ["mine", "forge"])
def test_who_is_asked_for_an_order_is_asked_for_that_of_mining_or_of_forging(action: str) -> None:
    kinds = {kind.id for kind in DWARF.catalogue.cards("kind") if kind.word("action") == action}
    cards = [card for card in DWARF.catalogue.cards("mountain") if card.word("kind") in kinds]
    for first, second in combinations(cards, 2):
        here, there = (str(card.number("location")) for card in (first, second))
        for held in ("1/0/0/0/0", "2/0/0/0/0", "0/1/1/0/0", "0/2/1/0/0", "0/3/1/0/0"):
            if here != there:
                at = resolving(
                    [f"P1 {here}", f"P1 {there}"], stacks={here: first.id, there: second.id}, holdings={"P1": held}
                )
                if at.asked == "P1" and at.offered == [f"resolve {here}", f"resolve {there}"]:
                    assert at.state.asking.prompt(at.state) == f"order_{action}"
                    return
    raise AssertionError(f"no two cards are found whose order matters to {action}")
