"""Dig Deeper Dwarf as numbers: the same in every world a seat can imagine, in step with the hand-written evaluation."""

from __future__ import annotations

import pytest

from tests.rules.dig_deeper_dwarf.wander import deal, imagined, wander
from underhall.core.buffers import vec
from underhall.core.chance import Chance
from underhall.core.features import SparseRow, write_features
from underhall.core.net import Net, pack, sizes_of, unpack
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import ENTRANCE
from underhall.games.dig_deeper_dwarf.evaluation import DeepEvaluator, standing, time_left
from underhall.games.dig_deeper_dwarf.features import FEATURES
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.game import frame_kinds
from underhall.games.dig_deeper_dwarf.judged import (
    OF_HAND,
    OF_TO_CAMP,
    PENDING_MOVE,
    SEAT_FEATURES,
    VALUE,
    Pending,
    write_own,
)
from underhall.games.dig_deeper_dwarf.layout import TILE, TRAIT
from underhall.games.dig_deeper_dwarf.prospects import Ways
from underhall.games.dig_deeper_dwarf.slices import QUESTIONS
from underhall.games.dig_deeper_dwarf.state import DeepState

START = {part.name: part.start for part in FEATURES.slices}
SIZE = {part.name: part.size for part in FEATURES.slices}


def part(state: DeepState, seat: int, name: str) -> list[float]:
    found = write_features(FEATURES, state, seat)
    return found[START[name] : START[name] + SIZE[name]]


def judged(state: DeepState, seat: int) -> list[float]:
    return write_features(FEATURES, state, seat)[: FEATURES.judged]


@pytest.mark.parametrize(("players", "given"), [(2, {}), (3, {"traits": "on", "birthday_party": "on"}), (4, {})])
def test_nothing_hidden_shows_in_games_that_get_somewhere(players: int, given: dict[str, str]) -> None:
    for number, state in enumerate(wander(deal(players, players=players, max_rounds=12, **given), 5)):
        if number % 23 == 0:
            for seat in range(players):
                true = write_features(FEATURES, state, seat)
                assert write_features(FEATURES, imagined(state, seat, number), seat) == true
                assert all(-2.0 <= amount <= 5.0 for amount in true[: FEATURES.judged])


def test_the_judged_features_need_nothing_that_worlds_to_be_thrown_away_do_not_keep() -> None:
    state = deal(4, players=3, max_rounds=9)
    for number, moment in enumerate(wander(state, 8)):
        if number % 40:
            continue
        kept = imagined(moment, moment.seat, number)
        thrown = kept.copy()
        thrown.throwaway = True
        chance = Chance(number)
        for _ in range(25):
            if kept.seat < 0:
                break
            legal = kept.moves()
            move = legal[chance.below(len(legal))]
            kept.apply(move)
            thrown.apply(move)
        for seat in range(3):
            row, other = SparseRow(FEATURES.judged), SparseRow(FEATURES.judged)
            FEATURES.write_judged(kept, FEATURES.look_ahead(kept), seat, row)
            FEATURES.write_judged(thrown, FEATURES.look_ahead(thrown), seat, other)
            assert [(row.places[at], row.amounts[at]) for at in range(row.count)] == [
                (other.places[at], other.amounts[at]) for at in range(other.count)
            ]


def test_what_a_seat_expects_of_itself_is_the_hand_written_evaluation() -> None:
    """All but the bonus for the most Rubble, which hangs on cards of the others."""
    compared = 0
    for state in wander(deal(6, players=2, max_rounds=15), 3):
        if state.frames[-1].name() == "activity":
            left, ways = time_left(state), Ways(state)
            for seat in range(2):
                found = write_own(state, seat, left, ways, Pending(state), SparseRow(FEATURES.judged))
                assert found == pytest.approx(standing(state, seat, left, ways, 0))
            compared += 1
    assert compared > 50


def test_the_value_tells_who_is_ahead() -> None:
    state = deal(3, players=2)
    even = [judged(state, seat)[VALUE] for seat in range(2)]
    assert sum(even) == pytest.approx(1.0, abs=0.2)
    piece = GAME.cards.number["J-05"]
    state.gain(1, piece)
    state.gain(1, piece)
    ahead = [judged(state, seat)[VALUE] for seat in range(2)]
    assert ahead[0] < even[0] - 0.1
    assert ahead[1] > even[1] + 0.1


def test_the_own_seat_comes_first_and_the_others_in_turn_order() -> None:
    state = deal(1, players=3)
    for seat in range(3):
        state.put(seat, TRAIT, seat)
    for seat, order in enumerate(((0, 1, 2), (1, 2, 0), (2, 0, 1))):
        found = part(state, seat, "traits")
        assert [found[8 * place : 8 * place + 8].index(1.0) for place in range(3)] == list(order)
        assert not any(found[24:])
        assert part(state, seat, "turn").index(1.0) == (state.active - seat) % 3


def test_an_announced_step_counts_as_made_unless_it_is_thwarted() -> None:
    state = deal(2, players=2)
    mover = state.seat
    other = 1 - mover
    state.put(mover, TILE, ENTRANCE)
    before = judged(state, mover)
    away = next(move for move in state.moves() if move in (moves.BASIC, moves.BASIC + 2, moves.BASIC + 3))
    state.play(away)
    while state.seat == mover:
        state.play(state.moves()[0])
    after = judged(state, mover)
    assert after[OF_TO_CAMP] == before[OF_TO_CAMP] + 0.25
    assert after[OF_HAND] < before[OF_HAND]
    assert part(state, mover, "announced")[PENDING_MOVE] == 1.0
    assert sum(part(state, other, "announced")[: PENDING_MOVE + 1]) == 0.0
    assert state.question(state.seat) == "answer"
    state.play(next(move for move in state.moves() if move != moves.PASS))
    while state.seat == other and state.frames[-1].name() == "pay":
        state.play(state.moves()[0])
    if state.frames[-1].name() == "window":
        assert part(state, mover, "thwarted") == [1.0, 0.0]
        assert part(state, other, "thwarted") == [0.0, 1.0]
        assert judged(state, mover)[OF_TO_CAMP] == before[OF_TO_CAMP]
        assert judged(state, other)[SEAT_FEATURES + OF_TO_CAMP] == before[OF_TO_CAMP]
    assert sum(part(state, mover, "stack")) >= 2.0


def test_every_question_has_a_place() -> None:
    assert [kind.name for kind in frame_kinds(GAME.rules_in(GAME.configure({})))] == list(QUESTIONS)


def contrary() -> Net:
    """A net that takes the hand-written evaluator's value for the opposite."""
    shape = (int(FEATURES.judged), 1, 1)
    first = [0.0] * sizes_of(shape)[0]
    first[VALUE] = -1.0
    return unpack(pack({"shape": shape}, [*first, 5.0, 1.0, 0.0, 4.0, -18.0]), "contrary.net")


def test_without_a_net_positions_are_judged_by_hand_and_with_one_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand = DeepEvaluator()
    one, other = vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    for number, state in enumerate(wander(deal(9, players=2, max_rounds=4), 2)):
        if number % 9 == 0:
            GAME.evaluator().write_values(state, one)
            by_hand.write_values(state, other)
            assert list(one) == list(other)
            assert GAME.evaluator().plan(state) == by_hand.plan(state)
    nets: list[Net | None] = [None] * 9
    nets[2] = contrary()
    monkeypatch.setattr(GAME, "nets", nets)
    state = deal(3, players=2)
    state.gain(1, GAME.cards.number["J-05"])
    assert by_hand.value(state, 1) > by_hand.value(state, 0)
    assert GAME.predictor().value(state, 1) < GAME.predictor().value(state, 0)
    assert GAME.evaluator().value(state, 1) == by_hand.value(state, 1)  # prospects are learned, play is not
    assert GAME.predictor().plan(state) == by_hand.plan(state)
    assert GAME.handwritten().value(state, 1) == by_hand.value(state, 1)
