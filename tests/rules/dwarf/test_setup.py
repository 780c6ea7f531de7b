"""Chapter 2 of the specification: setup."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import MOUNTAIN, SPECIAL, STARTING, resolving, table
from underhall.games.dwarf.game import DWARF

LETTERS = {card.id: card.word("letter") for card in DWARF.catalogue.cards("mountain")}


def mined(position: dict, mine: int = 0) -> list[str]:
    """The cards the first Mining Phase put on a Mine."""
    prefix = "2." if mine else ""
    return [card for n in range(1, 10) for card in position["stacks"][f"{prefix}{n}"][1:]]


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("players", [2, 3])
def test_one_set(players: int) -> None:
    position = DWARF.new(5, players=players).position()
    cards = [card for stack in position["stacks"].values() for card in stack]
    cards += position["mountains"][0] + position["discards"][0] + [c for pile in position["piles"] for c in pile]
    assert sorted(cards) == sorted(STARTING + MOUNTAIN + SPECIAL)
    assert (len(STARTING), len(MOUNTAIN), len(SPECIAL)) == (9, 45, 9)
    assert sum(row["workers"] + row["helpers"] for row in position["holdings"]) == 4 * players


@pytest.mark.rule("D-15")
def test_starting_cards_on_their_locations() -> None:
    position = DWARF.new(5).position()
    assert [position["stacks"][str(n)][0] for n in range(1, 10)] == STARTING
    kinds = [DWARF.catalogue.by_id("starting")[card].word("kind") for card in STARTING]
    assert [n for n, kind in enumerate(kinds, 1) if kind == "gold_seam"] == [7, 9]
    assert kinds.count("iron_seam") == 7
    assert sum(len(stack) for stack in position["stacks"].values()) == 9 + len(mined(position))


@pytest.mark.rule("D-16")
def test_special_cards_in_three_shuffled_piles_of_three() -> None:
    tops = set()
    for seed in range(150):
        state = DWARF.new(seed)
        piles = state.position()["piles"]
        assert [len(pile) for pile in piles] == [3, 3, 3]
        assert sorted(card for pile in piles for card in pile) == SPECIAL
        assert [pile["top"] for pile in state.view(0)["piles"]] == [pile[0] for pile in piles]
        tops.add(piles[0][0])
    assert tops == set(SPECIAL), "every card comes to lie on top of the first pile"


@pytest.mark.rule("D-17")
def test_the_mountain_is_one_shuffled_deck() -> None:
    first = set()
    for seed in range(200):
        position = DWARF.new(seed, edition="pnp").position()
        assert sorted(mined(position) + position["mountains"][0]) == MOUNTAIN
        first.add(position["mountains"][0][-1])
    assert {LETTERS[card] for card in first} == {"A", "B"}
    assert len(first) > 35, "any card may lie at the bottom"


@pytest.mark.rule("D-18")
@pytest.mark.parametrize("players", [2, 4])
def test_a_cards_on_top_of_b_cards(players: int) -> None:
    orders = set()
    for seed in range(20):
        position = DWARF.new(seed, edition="pnp", mountain="a_on_b", players=players).position()
        for mine, mountain in enumerate(position["mountains"]):
            drawn = mined(position, mine)
            assert {LETTERS[card] for card in drawn} == {"A"}
            assert "".join(LETTERS[card] for card in mountain) == "A" * (23 - len(drawn)) + "B" * 22
            orders.add(tuple(mountain[-22:]))
    assert len(orders) > 15, "the B cards are shuffled too"


@pytest.mark.rule("D-18", "D-12")
def test_everybody_knows_when_only_b_cards_are_left() -> None:
    state = DWARF.new(6, edition="pnp", mountain="a_on_b")
    seen = set()
    while state.seat >= 0:
        shown = state.view(0)["mountains"][0]
        assert len(shown["lower"]) == min(22, shown["count"])
        assert {LETTERS[card] for card in shown["lower"]} <= {"B"}
        assert {LETTERS[card] for card in shown["upper"]} <= {"A"}
        seen.add(shown["count"] < 22)
        state.play(state.moves()[0])
    assert seen == {False, True}


@pytest.mark.rule("D-19", "D-20")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_player_starts_with_two_workers_and_nothing_else(players: int) -> None:
    # In solo play the automaton has already placed, so only the human's row is as at the start.
    rows = DWARF.new(8, players=players).position()["holdings"]
    assert rows[0] == {"iron": 0, "steel": 0, "gold": 0, "items": 0, "glory": 0, "workers": 2, "helpers": 2}
    if players > 1:
        assert rows == [rows[0]] * players


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_first_holder_is_chosen_at_random(players: int) -> None:
    holders = [DWARF.new(seed, players=players).position()["holder"] for seed in range(120)]
    for seat in range(players):
        assert holders.count(seat) > 60 / players, holders
    state = DWARF.new(3, players=players)
    assert state.seat == state.position()["holder"]


@pytest.mark.rule("D-22")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
def test_glory_is_used_in_every_game(edition: str) -> None:
    won = resolving(["P1 2"], edition=edition, stacks={"2": "C11"}, mountain="C18 C33")
    assert won.holdings() == "0/0/0/0/1"
    at = table(edition=edition, holdings={"P1": "0/0/0/0/4"}, piles=["S1"])
    at.play("P1 special 1 with glory")
    assert at.holdings() == "0/0/0/0/0"
    assert at.left() == (1, 2)
