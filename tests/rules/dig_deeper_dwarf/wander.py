"""Random games that get somewhere: most answers are passed, piles are dug when they can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from underhall.core.chance import Chance
from underhall.core.journal import Journal
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.state import DeepState

ONWARD = 6  # moves played on in each imagined world
DIG = (moves.BASIC + moves.ACT_MINE, moves.BASIC + moves.ACT_MINE_HERE), (moves.ACT_MINE, moves.ACT_MINE_HERE)


def deal(seed: int, **given: Any) -> DeepState:
    state = GAME.new(seed, **given)
    assert isinstance(state, DeepState)
    state.journal = Journal()
    return state


def choose(state: DeepState, chance: Chance) -> int:
    legal = state.moves()
    move = legal[chance.below(len(legal))]
    kind = state.frames[-1].name()
    if kind == "window" and chance.below(10) < 7:
        return moves.PASS
    if kind == "activity" and move == moves.END and chance.below(10) < 8:
        move = legal[chance.below(len(legal))]
    if kind in ("activity", "playing"):
        digs = [one for one in legal for low, high in DIG if low <= one < high]
        if digs and chance.below(4):
            return digs[chance.below(len(digs))]
    return move


def wander(state: DeepState, seed: int) -> Iterator[DeepState]:
    """Every decision of a game, before it is made."""
    chance = Chance(seed)
    while state.seat >= 0:
        yield state
        state.apply(choose(state, chance))


def imagined(state: DeepState, seat: int, seed: int) -> DeepState:
    twin = state.imagine(seat, seed)
    assert isinstance(twin, DeepState)
    return twin


def play_on(twin: DeepState, chance: Chance) -> None:
    """Random moves, and what a bot thinks of the position in between."""
    for played in range(ONWARD):
        if twin.seat < 0:
            break
        if played % 3 == 0:
            assert 0.0 <= GAME.evaluator().value(twin, 0) <= 1.0
        legal = twin.moves()
        assert legal, f"seat {twin.seat} is asked ({twin.frames[-1].spell()}) and has no move"
        twin.apply(legal[chance.below(len(legal))])
