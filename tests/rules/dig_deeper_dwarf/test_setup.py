"""Options, components and setup (sections 1, 4 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.table import MAPS, cell
from tests.rules.dig_deeper_dwarf.wander import deal, wander
from underhall.core.errors import BadOption
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS, TRAITS, quantity
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.layout import (
    BOX,
    CELL,
    EVENT_PILE,
    MAP,
    MINING,
    NONE,
    OPEN,
    TILE_PILE,
    TILE_ROW,
    TRAIT_BOX,
)
from underhall.games.dig_deeper_dwarf.map import has_workbench, neighbour, tile_at

rule = pytest.mark.rule
SEEDS = range(30)


@rule("G-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    assert deal(1, players=players).seats == players


@rule("G-1")
def test_five_are_too_many() -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.configure({"players": 5})


@rule("G-2")
def test_practice_alone_asks_nobody_else_and_nobody_wins() -> None:
    state = deal(3, players=1, max_rounds=12, traits="on")
    for _ in wander(state, 4):
        assert state.frames[-1].name() not in ("window", "copy_window")
        texts = [GAME.moves.print(move) for move in state.moves()]
        assert not [text for text in texts if "steal" in text or "drive away" in text or "teleport" in text]
    assert state.outcome().winners == []
    assert "total" in state.outcome().rows[0]


@rule("G-3")
def test_the_starting_seat_is_an_option_or_random() -> None:
    for start in ("1", "2", "3"):
        state = deal(5, players=3, start=start)
        assert (state.first, state.seat) == (int(start) - 1, int(start) - 1)
    assert {deal(seed, players=3).first for seed in SEEDS} == {0, 1, 2}
    with pytest.raises(BadOption, match="start"):
        GAME.configure({"players": 2, "start": "3"})


@rule("G-4")
def test_without_action_cards_half_of_the_mining_cards_go_back_unseen() -> None:
    state = deal(5, action_cards="off")
    piles = int(state.pile_count)
    assert state.stock_counts[MINING] == 40 - 5 * piles
    assert state.stock_counts[BOX] == 40
    assert [state.stock_counts[stock] for stock in (2, 3, 4)] == [0, 0, 0]
    assert state.count(0, 0) + state.count(0, 1) == 12
    assert state.stock_counts[EVENT_PILE] == 27 - piles


@rule("G-5", "G-6")
def test_without_event_cards_piles_lie_bare() -> None:
    state = deal(5, event_cards="off")
    assert state.stock_counts[EVENT_PILE] == 0
    assert state.supply == 0
    assert all(state.pile_events[pile] == NONE for pile in range(state.pile_count))
    assert state.stock_counts[MINING] == 80 - 5 * state.pile_count, "the halving belongs to the other switch"
    beginner = deal(5, event_cards="off", action_cards="off")
    assert beginner.stock_counts[MINING] == 40 - 5 * beginner.pile_count


@rule("G-7", "G-30")
def test_in_glueck_auf_no_event_is_known() -> None:
    state = deal(5, glueck_auf="on")
    assert state.stock_counts[EVENT_PILE] == 27
    assert all(state.pile_events[pile] == NONE for pile in range(state.pile_count))
    usual = deal(5)
    for viewer in (-1, 0, 1):
        assert all(pile["event"] in EVENTS for pile in usual.view(viewer)["piles"])


@rule("G-8")
def test_traits_are_dealt_in_private_and_turned_up_together() -> None:
    state = deal(7, players=3, traits="on")
    assert state.frames[-1].name() == "pick_trait"
    for seat in range(3):
        assert state.seat == seat
        dealt = state.view(seat)["seats"][seat]["dealt"]
        assert len(dealt) == 2
        assert [GAME.moves.print(move) for move in state.moves()] == [f"trait {name}" for name in dealt]
        for other in range(-1, 3):
            if other != seat:
                assert "dealt" not in state.view(other)["seats"][seat]
            assert all(entry["trait"] == "" for entry in state.view(other)["seats"])
        state.play(state.moves()[0])
    assert all(entry["trait"] in TRAITS for entry in state.view(-1)["seats"])
    assert state.stock_counts[TRAIT_BOX] == 8 - 3
    assert state.frames[-1].name() == "activity"


@rule("G-9", "G-10")
def test_birthday_party_needs_events() -> None:
    assert deal(5, birthday_party="on", glueck_auf="on").stock_counts[EVENT_PILE] == 28
    for variant in ("birthday_party", "glueck_auf"):
        with pytest.raises(BadOption, match=variant):
            GAME.configure({"event_cards": "off", variant: "on"})
    mixed = {"action_cards": "off", "traits": "on", "birthday_party": "on", "glueck_auf": "on"}
    assert GAME.configure(mixed)["traits"] == "on"


@rule("G-11", "G-250")
@pytest.mark.parametrize("players", [2, 3])
def test_max_rounds_gives_everybody_the_same_number_of_turns(players: int) -> None:
    state = deal(5, players=players, max_rounds=3, start="2")
    turns = [0] * players
    while state.seat >= 0:
        turns[state.seat] += 1
        state.play(moves.END)
        while state.seat >= 0 and state.frames[-1].name() == "end_phase":
            state.play(moves.PASS)
    assert turns == [3] * players
    assert state.ending() == "rounds"
    assert GAME.configure({})["max_rounds"] == 0


@rule("G-12")
def test_the_same_seed_gives_the_same_game() -> None:
    one, other = deal(9, players=4, traits="on"), deal(9, players=4, traits="on")
    assert one.fingerprint() == other.fingerprint()
    assert one.fingerprint() != deal(10, players=4, traits="on").fingerprint()
    with_traits, without = deal(9), deal(9, traits="on")
    assert with_traits.position()["tiles"] == without.position()["tiles"], "Traits come after the map"
    assert [s["hand"] for s in deal(9, players=2).position()["seats"]] == [
        s["hand"] for s in deal(9, players=2, event_cards="off").position()["seats"]
    ]


@rule("G-36", "G-37", "G-43", "G-44")
def test_the_box() -> None:
    totals = {
        name: quantity(GAME.catalogue, name) for name in ("start", "mining", "jewelry", "action", "extra", "tile")
    }
    assert totals == {"start": 12, "mining": 80, "jewelry": 26, "action": 36, "extra": 3, "tile": 18}
    assert len(GAME.cards.tile_deck) == 16
    assert len(EVENTS) == 27 + 1
    assert len(TRAITS) == 8


@rule("G-38", "G-39", "G-45")
def test_entrance_and_camp() -> None:
    for seed in SEEDS:
        state = deal(seed)
        entrance, camp = state.position()["tiles"][:2]
        assert (entrance["x"], entrance["y"], entrance["sides"]) == (0, 0, "NESW")
        assert (camp["x"], camp["y"], camp["sides"]) == (1, 0, "W")
        assert [neighbour(state, 1, side) for side in range(4)] == [NONE, NONE, NONE, 0]
        assert not has_workbench(state, 0)


@rule("G-46", "G-47", "G-48", "G-49", "G-50", "G-51", "G-52", "G-53", "G-55", "G-135")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_for_any_seed(players: int) -> None:
    """SC-55."""
    for seed in SEEDS:
        state = deal(seed, players=players)
        position = state.position()
        state.check()
        piles = len(position["piles"])
        assert [len(position["stocks"][f"jewelry {n}"]) for n in (1, 2)] == [13, 13]
        assert [len(position["stocks"][f"actions {n}"]) for n in (1, 2, 3)] == [12, 12, 12]
        assert position["supply"] == 3
        assert len(position["stocks"]["tiles"]) == 13
        assert 2 <= piles <= 7
        assert len(position["stocks"]["mining"]) == 80 - 5 * piles
        assert len(position["stocks"]["events"]) == 27 - piles
        assert [(tile["x"], tile["y"]) for tile in position["tiles"][2:]] == [(0, 1), (-1, 0), (0, -1)]
        for seat in position["seats"]:
            assert (len(seat["hand"]), len(seat["draw"]), seat["at"]) == (5, 7, [0, 0])
        assert all(len(pile["cards"]) == 5 and pile["event"] for pile in position["piles"])
        view = state.view(-1)
        for stock in ("jewelry 1", "jewelry 2", "actions 1", "actions 2", "actions 3"):
            assert view["stocks"][stock]["cards"][0]
            assert not any(view["stocks"][stock]["cards"][1:])


@rule("G-46")
def test_first_tiles_are_turned_at_random() -> None:
    sides = {deal(seed).position()["tiles"][2]["sides"] for seed in range(80)}
    assert len(sides) > 4
    assert all("S" in found for found in sides)


@rule("G-47", "G-54")
def test_setup_of_the_printed_example() -> None:
    """SC-1: a deal whose first tiles open as in map M1 has four piles, the shared cell one."""
    for seed in range(4000):
        state = GAME.new(seed)
        tiles = {(t["x"], t["y"]): t["sides"] for t in state.position()["tiles"][2:]}
        if tiles == {cell(where): sides for where, sides in MAPS["M1"]["tiles"].items()}:
            break
    else:
        pytest.fail("no seed gives map M1")
    position: dict[str, Any] = state.position()
    assert [(p["x"], p["y"]) for p in position["piles"]] == [(1, 1), (-1, 1), (-2, 0), (0, -2)]
    assert all(len(p["cards"]) == 5 and p["event"] for p in position["piles"])
    assert len(position["stocks"]["mining"]) == 60
    assert len(position["stocks"]["events"]) == 23
    assert len(position["stocks"]["tiles"]) == 13


@rule("G-47")
def test_piles_are_laid_in_order() -> None:
    for seed in SEEDS:
        state = deal(seed)
        wanted: list[int] = []
        for tile in range(2, 5):
            for side in range(4):
                if state.tiles[tile * TILE_ROW + OPEN] >> side & 1:
                    where = state.tiles[tile * TILE_ROW + CELL] + state.rules.grid.step[side]
                    if tile_at(state, where) == NONE and where not in wanted:
                        wanted.append(where)
        assert [state.pile_cells[pile] for pile in range(state.pile_count)] == wanted
        assert all(state.stock_counts[MAP + pile] == 5 for pile in range(state.pile_count))


@rule("G-14", "G-15")
def test_cells_and_sides() -> None:
    grid = deal(1).rules.grid
    here = grid.cell(-3, 4)
    assert (grid.x(here), grid.y(here)) == (-3, 4)
    neighbours = [(grid.x(here + step), grid.y(here + step)) for step in (grid.step[side] for side in range(4))]
    assert neighbours == [(-3, 5), (-2, 4), (-3, 3), (-4, 4)], "north, east, south, west; y grows to the north"
    assert deal(1).stock_counts[TILE_PILE] == 13
