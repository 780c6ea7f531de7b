"""Alphabets: every legal move can be said, and whatever is offered ends in a legal move."""

from __future__ import annotations

import pytest

from underhall.core.alphabet import LARGEST, LONGEST, OPEN, Alphabet, Spelling, spelled
from underhall.core.chance import Chance
from underhall.core.errors import BadOption, IllegalMove
from underhall.core.game import find
from underhall.core.moves import MoveSpace, Span, Verb
from underhall.games.dwar7s.alphabet import ACROSS, FARTHEST, SPOT
from underhall.games.dwar7s.game import FALL
from underhall.games.dwar7s.moves import MOVES

from .tables import GAMES

DECISIONS = 2500


def every_way(spelling: Spelling) -> dict[int, list[int]]:
    """All moves that can be said from here, each with its symbols."""
    found: dict[int, list[int]] = {}
    for symbol in spelling.offered.listed():
        twin = spelling.copy()
        move = twin.pick(symbol)
        ways = {move: []} if move != OPEN else every_way(twin)
        for said, symbols in ways.items():
            assert said not in found, "one move is said in two ways"
            found[said] = [symbol, *symbols]
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_what_is_offered_are_exactly_the_legal_moves(key: str, number: int) -> None:
    game = find(key)
    alphabet = game.alphabet()
    assert alphabet.size <= LARGEST
    spelling = Spelling(alphabet)
    chance = Chance(number)
    variants = game.variants()
    decisions = seed = 0
    while decisions < DECISIONS // 3:
        options = variants[(seed * 3 + number) % len(variants)]
        state = game.deal(game.configure({**options, **game.at_random()}), seed)
        seed += 1
        while state.seat >= 0:
            spelling.begin(state, state.legal_moves())
            moves = state.moves()
            ways = every_way(spelling)
            assert sorted(ways) == sorted(moves)
            move = moves[chance.below(len(moves))]
            assert len(ways[move]) <= LONGEST
            assert spelled(alphabet, state, move) == ways[move]
            state.play(move)
            decisions += 1
            if decisions % 400 == 0:
                break  # another deal: all numbers of players get their turn
    assert seed > 1


@pytest.mark.parametrize("key", GAMES)
def test_every_symbol_has_a_name_of_its_own(key: str) -> None:
    alphabet = find(key).alphabet()
    names = [alphabet.name(symbol) for symbol in range(alphabet.size)]
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_symbol_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = FALL.new(1, players=3)
    spelling = Spelling(FALL.alphabet())
    spelling.begin(state, state.legal_moves())
    before = spelling.offered.listed()
    with pytest.raises(IllegalMove, match="symbol 1586 is not offered here"):
        spelling.pick(1586)
    assert spelling.offered.listed() == before
    assert spelling.depth == 0
    with pytest.raises(IllegalMove):
        spelling.pick(-1)


def test_the_longest_map_there_can_be_is_within_reach() -> None:
    """36 cards in a row, as far from the first card as they get, and a spot beyond either end."""
    alphabet = FALL.alphabet()
    for first in (-35, 0):
        alphabet.corner = -FARTHEST * ACROSS + (first + first + 35) // 2 - FARTHEST
        symbols = [
            alphabet.spot(MOVES.verbs["swap"].arguments["spot"].index[f"{x},0"]) for x in (first - 1, first + 36)
        ]
        assert all(SPOT <= symbol < alphabet.size for symbol in symbols)
        assert [alphabet.name(symbol) for symbol in symbols] == ["spot -18,+0", "spot +19,+0"]


def test_a_half_spelled_move_is_told_in_numbers() -> None:
    from underhall.core.buffers import vec

    state = FALL.new(1, players=2)
    alphabet = FALL.alphabet()
    spelling = Spelling(alphabet)
    spelling.begin(state, state.legal_moves())
    told = set()
    depth = 0
    while True:
        out = vec[float]([0.0] * alphabet.picked)
        alphabet.write_picked(spelling.picked, spelling.depth, out, 0)
        told.add(tuple(out))
        if spelling.pick(spelling.offered.listed()[-1]) != OPEN:
            break
        depth += 1
    assert len(told) == depth + 1
    assert tuple([0.0] * alphabet.picked) in told


def test_a_game_of_thousands_of_moves_needs_an_alphabet_of_its_own() -> None:
    with pytest.raises(BadOption, match=r"at most 2,?000 symbols"):
        Alphabet(MoveSpace(Verb("go", "go {spot}", spot=Span(0, LARGEST))))
