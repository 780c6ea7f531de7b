"""Dig Deeper Dwarf's plan and evaluation: a plan that ends games and peeks at nothing, values that add up."""

from __future__ import annotations

import pytest

from tests.rules.dig_deeper_dwarf.wander import choose, deal
from underhall.core.buffers import i64, vec, zeros
from underhall.core.chance import Chance
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import CAMP, MINE
from underhall.games.dig_deeper_dwarf.evaluation import DeepEvaluator
from underhall.games.dig_deeper_dwarf.layout import (
    DISCARD,
    HAND,
    JEWELRY,
    LINKS,
    MINING,
    NONE,
    REVEALED,
    TILE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.prospects import FAR, UNREACHED, Ways, spread_out
from underhall.games.dig_deeper_dwarf.state import DeepState

EVALUATOR = DeepEvaluator()
LONG = 60  # rounds: a game that follows the plan is over long before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_who_follow_the_plan_dig_buy_and_come_to_the_end(players: int) -> None:
    state = deal(players, players=players)
    chance = Chance(players)
    while state.seat >= 0 and state.round <= LONG:
        move = EVALUATOR.plan(state)
        legal = state.moves()
        if move < 0:
            move = legal[chance.below(len(legal))]
        state.play(move)  # refuses what is not legal
    assert state.ending() in ("no_pile", "dry")
    assert state.journal is not None
    bought = [event for event in state.journal.events if event.kind == "bought"]
    assert len(bought) >= players


@pytest.mark.parametrize("players", [2, 4])
def test_the_plan_is_legal_and_the_same_in_every_world_its_seat_can_imagine(players: int) -> None:
    state = deal(7, players=players, traits="on")
    chance = Chance(3)
    planned = 0
    for decision in range(160):
        move = EVALUATOR.plan(state)
        assert move == -1 or move in state.moves()
        planned += move >= 0
        for seed in range(3):
            world = state.imagine(state.seat, 1000 * decision + seed)
            assert isinstance(world, DeepState)
            assert EVALUATOR.plan(world) == move
        state.apply(choose(state, chance))
    assert planned > 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_are_shares_of_the_victory(players: int) -> None:
    state = deal(2, players=players, max_rounds=12)
    chance = Chance(2)
    values: vec[float] = vec[float]([0.0] * players)
    while state.seat >= 0:
        EVALUATOR.write_values(state, values)
        assert sum(values) == pytest.approx(1.0)
        assert all(EVALUATOR.value(state, seat) == values[seat] for seat in range(players))
        for _ in range(9):
            if state.seat >= 0:
                state.apply(choose(state, chance))
    EVALUATOR.write_values(state, values)
    winners = int(state.winners())
    shares = [(winners >> seat & 1) / winners.bit_count() for seat in range(players)]
    assert list(values) == pytest.approx(shares)


def resource_faces(state: DeepState, jewel: int) -> list[int]:
    """Mining cards that pay for a piece of Jewelry."""
    faces = state.faces
    found = []
    for kind in range(1, 6):
        card = next(face for face in faces.decks["mining"] if faces.resource[face] == kind)
        found += [card] * faces.needs[jewel * 6 + kind]
    return found


def test_buying_is_better_than_being_able_to_buy() -> None:
    """Else nobody would: what a purchase in sight is worth must be less than what the piece scores."""
    for seed in range(6):
        state = deal(seed, players=2, start="1")
        jewel = state.stock_top(JEWELRY)
        for face in resource_faces(state, jewel):
            state.gain(0, face)
            state.take_out(0, DISCARD, state.find(0, DISCARD, face))
            state.put_in(0, REVEALED, face, 0)
        state.put(0, TILE, CAMP)
        state.legal = None
        before = EVALUATOR.value(state, 0)
        state.play(moves.BUY + 1)  # the first pile, with Resources
        while state.frames[-1].name() == "purchase":
            state.play(state.moves()[0])
        assert EVALUATOR.value(state, 0) > before


def test_a_lead_counts_for_more_when_fewer_mining_cards_are_left() -> None:
    state = deal(1, players=2)
    state.put_in(0, DISCARD, state.stock_top(JEWELRY), 0)
    assert state.faces.vp[state.stock_top(JEWELRY)] > 0
    values = []
    for left in (60, 25, 5):
        state.stock_counts[MINING] = left
        values.append(EVALUATOR.value(state, 0))
    assert values == sorted(values)
    assert values[0] + 0.02 < values[-1]


def test_a_step_towards_the_nearest_pile_is_worth_something() -> None:
    state = deal(3, players=2)
    seat = state.active
    ways = Ways(state)
    beside = next(tile for tile in range(state.tile_count) if ways.to_pile[tile] == 0)
    far = max(range(state.tile_count), key=lambda tile: ways.to_pile[tile])
    assert ways.to_pile[far] >= 1
    state.put(seat, TILE, far)
    value = EVALUATOR.value(state, seat)
    state.put(seat, TILE, beside)
    assert EVALUATOR.value(state, seat) > value


def test_the_plan_digs_with_a_pickaxe_where_there_is_a_pile() -> None:
    for seed in range(20):
        state = deal(seed, players=2)
        seat = state.active
        ways = Ways(state)
        state.put(seat, TILE, next(tile for tile in range(state.tile_count) if ways.to_pile[tile] == 0))
        start = state.begin(seat, HAND)
        hand = [state.cards[at] for at in range(start, start + state.hand_count(seat))]
        only_tools = all(state.faces.actions[face] for face in hand)
        if only_tools and any(state.faces.actions[face] == MINE for face in hand):
            state.legal = None
            words = state.game.moves.print(EVALUATOR.plan(state))
            assert words in ("play rusty-pickaxe", "play deep-breath")
            return
    raise AssertionError("no hand with a pickaxe and without Resources in twenty deals")


def test_ways_in_a_long_corridor_end() -> None:
    """Each tile is walked to once, however far away it lies: a distance must not look like none."""
    length = 30
    tiles = vec[i64]([NONE] * (length * TILE_ROW))
    for tile in range(length):
        if tile > 0:
            tiles[tile * TILE_ROW + LINKS] = tile - 1
        if tile < length - 1:
            tiles[tile * TILE_ROW + LINKS + 2] = tile + 1
    distance = vec[i64]([UNREACHED] * length)
    distance[0] = 0
    spread_out(tiles, length, distance, zeros(length), 1)
    assert list(distance) == [min(tile, FAR) for tile in range(length)]
