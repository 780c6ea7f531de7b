"""Random games of every variant: every decision sound, every game ends (D-132).

By default some dozens of games of each variant with the compiled engine, fewer with the interpreted one (the same
source, some thirty times slower); UNDERHALL_SOAK=1 plays 10,000 of each.
"""

from __future__ import annotations

import os
import random

import pytest

import underhall
from tests.rules.plain import play_plainly
from underhall.core.chance import Chance
from underhall.core.game import Options
from underhall.core.record import Record, read
from underhall.games.dwarf.game import DWARF

SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
GAMES = 300 if SOAK else 60 if underhall.COMPILED else 12  # looked at closely, at every decision
PLAIN = 10_000 if SOAK else 60 if underhall.COMPILED else 5  # plain random games
STRIDE = 10  # in those, the invariants are checked at every so many decisions, and at the end


def most_rounds(players: int) -> int:
    """Each round takes at least two cards from a Mountain of 45; the last one finds too few.

    Only Hold a Council (at most 9 cards of a Mine) and Turn Back (one) put any back, each once for every set in play.
    """
    sets = 2 if players > 3 else 1
    return (45 + sets * (9 + 1)) // 2 + 1


def name(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


@pytest.mark.rule("D-132", "D-3", "D-10", "D-77")
@pytest.mark.parametrize("options", DWARF.variants(), ids=name)
def test_random_games(options: Options) -> None:
    endings = set()
    for seed in range(GAMES):
        endings.add(play(options, seed))
    assert endings <= {"items", "mountain", "glory"}
    assert endings


@pytest.mark.rule("D-132", "D-3", "D-10", "D-77")
@pytest.mark.parametrize("options", DWARF.variants(), ids=name)
def test_plain_random_games(options: Options) -> None:
    for seed in range(PLAIN):
        state = DWARF.deal(options, seed)
        play_plainly(state, seed, STRIDE)
        assert state.ending() in ("items", "mountain", "glory")
        assert state.winners()


def play(options: Options, seed: int) -> str:
    chooser = random.Random(seed)
    eager = seed % 3  # some games prefer placing, so that they last; some take every Special Action
    state = DWARF.deal(options, seed)
    decisions = 0
    while state.seat >= 0:
        state.check()
        moves = state.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert 0 <= state.seat < int(options["players"])
        assert state.outcome().winners
        if eager == 1:
            moves = moves[: max(1, len(moves) * 2 // 3)]
        elif eager == 2:
            moves = moves[len(moves) // 2 :]
        state.play(chooser.choice(moves))
        decisions += 1
        assert decisions < 2000
    state.check()
    outcome = state.outcome()
    assert outcome.over
    assert outcome.winners
    assert abs(sum(outcome.results) - 1) < 1e-9
    assert state.position()["round"] <= most_rounds(int(options["players"]))
    assert len(state.frames) == 0
    return outcome.ending


@pytest.mark.parametrize("options", DWARF.variants(), ids=name)
def test_a_record_half_way_is_short(options: Options) -> None:
    """Saved in the middle, a game takes less than a kilobyte."""
    for seed in range(20 if underhall.COMPILED else 5):
        state = DWARF.deal(options, seed)
        chance = Chance(seed)
        record = Record(DWARF, options, seed, ["A good long name"] * DWARF.players(options))
        while state.seat >= 0:
            moves = state.moves()
            record.moves.append(moves[chance.below(len(moves))])
            state.play(record.moves[-1])
        whole = list(record.moves)
        del record.moves[len(whole) // 2 :]
        assert len(record.write().encode()) < 1000
        assert read(record.write(), DWARF).moves == whole[: len(whole) // 2]
