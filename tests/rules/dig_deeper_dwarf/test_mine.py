"""Moving, digging, Rubble and the other actions (sections 8, 9 and 10): what the scenarios leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import Table
from tests.rules.dig_deeper_dwarf.wander import deal, wander
from underhall.games.dig_deeper_dwarf.layout import (
    CELL,
    MAP,
    NONE,
    TILE_ROW,
)

rule = pytest.mark.rule


def table(*seats: dict[str, Any], **more: Any) -> Table:
    return Table({"seats": list(seats), **more})


@rule("G-88", "G-90", "G-91")
def test_moving_over_connections() -> None:
    game = table({"at": [0, 0], "hand": ["old-boots", "old-boots", "old-boots"]}, {"at": [1, 0]})
    game.run(["A: play old-boots", "A exactly: move north | move east | move south | move west | stop"])
    game.run(["A: move east", "now: A at 1,0", "A: play old-boots", "A exactly: move west | stop", "A: move west"])
    game.run(["A: play old-boots", "A: move north", "A cannot: basic move*"])


@rule("G-93", "G-34")
def test_the_miner_sees_the_card_and_nobody_else() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe"]}, {"at": [0, 0]}, piles={"1,1": {"cards": ["emerald"], "count": 2}}
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "now: A discard emerald"])
    journal = game.state.journal
    assert journal is not None
    for viewer, sees in ((0, True), (1, False), (-1, False)):
        assert any(event.kind == "mined_face" for event in journal.seen_by(viewer)) == sees
        assert any(event.kind == "mined" for event in journal.seen_by(viewer))
    assert game.state.view(0)["seats"][0]["cards"]["discard"] == ["emerald"]
    assert game.state.view(1)["seats"][0]["known"] == []


@rule("G-94", "G-139")
def test_rubble_does_not_hinder_mining() -> None:
    game = table({"at": [0, 1], "hand": ["rusty-pickaxe"]}, {"at": [0, 0]}, rubble={"0,1": 2})
    game.run(["A: play rusty-pickaxe", "A exactly: mine pile east | mine pile west | mine rubble here | stop"])


@rule("G-95")
def test_from_the_camp_only_rubble_on_the_entrance() -> None:
    game = table({"at": [1, 0], "hand": ["rusty-pickaxe"]}, {"at": [0, 0]}, rubble={"0,0": 1, "0,1": 1})
    game.run(["A: play rusty-pickaxe", "A exactly: mine rubble west | stop"])
    table({"at": [1, 0], "hand": ["rusty-pickaxe"]}, {"at": [0, 0]}).run(["A cannot: play rusty-pickaxe"])


@rule("G-103", "G-104", "G-105")
def test_removing_a_card() -> None:
    hand = ["clear-the-way", "rubble", "gold-ruby-ring"]
    game = table({"at": [0, 0], "hand": hand}, {"at": [-1, 0]})
    game.run(["A: play clear-the-way"])
    game.run(["A can: remove a card | remove rubble to north | remove rubble to south"])
    game.run(["A cannot: remove rubble to west | remove rubble to east"])
    game.run(["A: remove a card", "A exactly: choose rubble | choose gold-ruby-ring", "A: choose gold-ruby-ring"])
    game.run(["now: A hand rubble"])
    without = table({"at": [0, 0], "hand": ["clear-the-way", "silver"]}, {"at": [-1, 0]})
    without.run(["A: play clear-the-way", "A can: remove a card", "A cannot: remove rubble*"])


@rule("G-103", "G-136")
def test_rubble_laid_on_a_tile_stays_there() -> None:
    game = table({"at": [0, 0], "hand": ["clear-the-way", "clear-the-way", "rubble", "rubble"]}, {"at": [1, 0]})
    game.run(["A: play clear-the-way", "A: remove rubble to north", "A: stop"])
    game.run(["A: play clear-the-way", "A: remove rubble to north", "now: rubble 0,1 2", "A cannot: move north"])


@rule("G-136", "G-92")
def test_each_mine_takes_one_rubble() -> None:
    game = table({"at": [0, 0], "hand": ["double-dig"]}, {"at": [1, 0]}, rubble={"0,1": 3})
    game.run(["A: play double-dig", "A: mine rubble north", "A: mine rubble north", "now: rubble 0,1 1"])
    game.run(["now: A discard rubble rubble"])


@rule("G-141", "G-253")
def test_rubble_on_tiles_belongs_to_no_one() -> None:
    game = table({"at": [0, 0]}, {"at": [1, 0]}, rubble={"0,0": 3})
    game.run(["now: A rubble 0", "now: A rubble_points 0", "now: A total 0"])


@rule("G-109")
def test_draw_a_card() -> None:
    game = table({"at": [0, 0], "hand": ["deep-breath"], "draw": ["ruby", "gold"]}, {"at": [0, 0]})
    game.run(["A: play deep-breath", "A: draw a card", "now: A hand ruby"])


@rule("G-114", "G-116")
def test_any_pile_can_be_investigated() -> None:
    game = table(
        {"at": [0, 0], "hand": ["surveyor"], "draw": ["silver"]},
        {"at": [0, 0], "draw": ["gold"], "discard": ["ruby"]},
        {"at": [0, 0], "discard": ["ruby"]},
        piles={"1,1": {"count": 2, "event": "diggy"}},
    )
    game.run(["A: play surveyor"])
    stocks = "jewelry 1 | investigate jewelry 2 | investigate actions 1 | investigate actions 2 | investigate actions 3"
    game.run([f"A can: investigate {stocks} | investigate mining deck | investigate events"])
    game.run(
        ["A can: investigate deck of seat 1 | investigate deck of seat 2 | investigate pile 1 | investigate pile 4"]
    )
    game.run(["A cannot: investigate deck of seat 3 | investigate pile 5"])
    game.run(["A: investigate pile 1", "A exactly: top 1 | top 2 | under", "A: top 2"])
    assert game.state.pile_events[0] == 2, "the Event card stays lowest"


@rule("G-112", "G-113")
@pytest.mark.parametrize(
    ("choice", "order"), [("top 2", "bacde"), ("top 3", "cabde"), ("under", "deabc"), ("top 1", "abcde")]
)
def test_the_order_after_investigating(choice: str, order: str) -> None:
    cards = dict(zip("abcde", ("silver", "gold", "ruby", "diamond", "emerald"), strict=True))
    pile = {"cards": list(cards.values()), "count": 5}
    game = table({"at": [0, 0], "hand": ["surveyor"]}, {"at": [0, 0]}, piles={"1,1": pile})
    game.run(["A: play surveyor", "A: investigate pile 1", f"A: {choice}"])
    assert game.state.position()["piles"][0]["cards"] == [cards[letter] for letter in order]


@rule("G-132")
def test_without_events_left_a_pile_is_laid_bare() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        {"at": [0, 0]},
        piles={"1,1": {"count": 1}},
        next_tiles=["L-01"],
        exact_stocks=True,
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "now: pile 2,1 5"])
    assert game.state.pile_events[game.state.pile_count - 1] == NONE


@rule("G-133", "G-135")
def test_tiles_replace_emptied_piles_and_every_opening_leads_somewhere() -> None:
    """The invariants of the map are part of every check; here tiles are seen to come only where a pile was."""
    for seed in range(2):
        state = deal(seed, players=3, max_rounds=15)
        for _ in wander(state, seed):
            state.check()
            cells = [state.tiles[tile * TILE_ROW + CELL] for tile in range(state.tile_count)]
            emptied = {state.pile_cells[p] for p in range(state.pile_count) if state.stock_counts[MAP + p] == 0}
            assert set(cells[5:]) <= emptied
            assert len(set(cells)) == len(cells)


@rule("G-131", "G-247")
def test_piles_are_laid_north_first_and_the_game_ends_at_the_one_that_cannot_be() -> None:
    game = table(
        {"at": [0, 1], "hand": ["rusty-pickaxe"]},
        {"at": [0, 0]},
        piles={"1,1": {"count": 1}},
        next_tiles=["L-07"],
        mining=9,
    )
    game.run(["A: play rusty-pickaxe", "A: mine pile east", "now: ended no_pile", "now: pile 1,2 5", "now: pile 2,1 0"])


@rule("G-18", "G-97")
def test_the_tile_laid_last_is_adjacent_only_to_what_it_connects_to() -> None:
    game = table(
        {"at": [0, -2], "hand": ["grab-and-go"]},
        {"at": [0, 0], "revealed": ["gold"]},
        tiles={"0,-2": "NS"},
        piles={"0,-3": {"count": 5}},
    )
    game.run(["A: play grab-and-go", "A cannot: steal*", "A: move north", "A can: steal from seat 2"])
