"""Batches: rows are what the asked seats see, masks what they may do; the same seed gives the same games."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from typing import Any

import numpy as np
import pytest

import underhall
from underhall.core.alphabet import Spelling
from underhall.core.batch import write_tables
from underhall.core.buffers import vec
from underhall.core.errors import BadOption, IllegalMove
from underhall.core.features import write_features

from .tables import GAMES, SHORT, TABLES


def played(made: Any, steps: int) -> list[bytes]:
    """All that a batch shows in some random steps, digested."""
    seen = []
    for _ in range(steps):
        arrays = made.step(made.random_actions())
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("judged", [False, True])
def test_a_batch_shows_what_the_seat_that_is_asked_sees(key: str, judged: bool) -> None:
    """Played beside it by hand, from the same deal: features, symbols, seats and rewards."""
    made = underhall.batch(key, 3, seed=5, judged=judged, **SHORT[key])
    game = made.game
    features = game.features()
    alphabet = game.alphabet()
    start = 0 if judged else features.judged
    numbers = [0] * 3

    def dealt(slot: int) -> Any:
        numbers[slot] += 1
        return game.deal(made.plan.options, 5 << 64 | slot << 32 | numbers[slot] - 1)

    states = [dealt(slot) for slot in range(3)]
    spellings = [Spelling(alphabet) for _ in states]
    for state, spelling in zip(states, spellings, strict=True):
        spelling.begin(state, state.legal_moves())
    ended = steps = 0
    while (ended < 3 or steps < 100) and steps < 900:
        for slot in range(3):
            if (steps + slot) % 9 == 0:  # written twice, this is most of the time where the engine is not compiled
                wanted = write_features(features, states[slot], states[slot].seat)[start:]
                assert made.observations[slot][: len(wanted)].tolist() == np.float32(wanted).tolist()
                assert bool(made.observations[slot][len(wanted) :].any()) == (spellings[slot].depth > 0)
            assert np.flatnonzero(made.masks[slot]).tolist() == sorted(spellings[slot].offered.listed())
            assert made.seats[slot] == states[slot].seat
        actions = made.random_actions()
        made.step(actions)
        for slot in range(3):
            move = spellings[slot].pick(int(actions[slot]))
            over = False
            if move >= 0:
                states[slot].play(move)
                over = states[slot].seat < 0
                results = states[slot].outcome().results
                if over:
                    states[slot] = dealt(slot)
                spellings[slot].begin(states[slot], states[slot].legal_moves())
            assert made.ended[slot] == over
            assert made.rewards[slot].tolist() == np.float32(results if over else [0.0] * made.plan.players).tolist()
            ended += over
        steps += 1
    assert ended


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("judged", [False, True])
def test_rows_that_are_written_together_are_those_written_one_by_one(key: str, judged: bool) -> None:
    """More games than are taken at once, so that rows are written where others were before."""
    made = underhall.batch(key, 30, seed=9, judged=judged, **SHORT[key])
    assert made.part is not None
    games = made.part.games
    features = made.game.features()
    start = 0 if judged else features.judged
    for step in range(31):
        made.step(made.random_actions())
        if step % 10 == 0:
            for slot, state in enumerate(games.states):
                wanted = np.float32(write_features(features, state, state.seat)[start:])
                assert (made.observations[slot, : len(wanted)] == wanted).all()
    width = features.size - features.judged
    out = vec[float]([1.0] * (30 * width))
    write_tables(features, games.states, out)
    plain = vec[float]([1.0] * features.size)
    for slot, state in enumerate(games.states):
        features.write_table(state, state.seat, plain)
        assert out[slot * width : (slot + 1) * width] == plain[features.judged :]


def test_a_batch_is_gone_when_nobody_holds_it() -> None:
    """Its buffers are large: they must not wait for the collector of cycles."""
    made = underhall.batch("dwarf", 2)
    part = weakref.ref(made.part)
    gc.disable()
    try:
        del made
        assert part() is None
    finally:
        gc.enable()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_game_with_every_number_of_players(key: str, players: int) -> None:
    made = underhall.batch(key, 8, players=players, seed=3, **SHORT[key])
    assert made.rewards.shape == (8, players)
    seen = set()
    for _ in range(60):
        made.step(made.random_actions())
        seen |= set(made.seats.tolist())
        assert (made.masks.sum(axis=1) > 0).all()
        assert np.isfinite(made.observations).all()
    assert seen == set(range(players))


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    one, two, other = (played(underhall.batch("dwarf", 16, players=2, seed=seed), 200) for seed in (7, 7, 8))
    assert one == two
    assert one[0] != other[0]
    made = underhall.batch("dwarf", 16, players=2, seed=7)
    played(made, 50)
    made.reset()
    assert played(made, 200) == one


def test_processes_play_the_same_games() -> None:
    alone = played(underhall.batch("dwar7s_duel", 7, seed=2), 40)
    with underhall.batch("dwar7s_duel", 7, seed=2, processes=3) as made:
        assert played(made, 40) == alone
        refused = np.zeros(7, np.int64) - 1
        with pytest.raises(IllegalMove):
            made.step(refused)
        processes = [helper.process for helper in made.helpers]
        last = made.observations
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert made.observations.shape == last.shape


def test_a_process_that_died_is_told() -> None:
    with underhall.batch("dwarf", 4, processes=2) as made:
        made.helpers[1].process.kill()
        made.helpers[1].process.join()
        with pytest.raises(underhall.UnderhallError, match="a process that played a part of the batch has ended"):
            made.step(made.random_actions())


def test_refused_actions_change_nothing() -> None:
    made = underhall.batch("dwarf", 4, seed=1)
    before = made.observations.copy(), made.masks.copy()
    good = made.random_actions()
    for wrong in (-1, 238, 10**9, int(np.flatnonzero(made.masks[2] == 0)[0])):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(IllegalMove, match=f"symbol {wrong} is not offered here".replace("1000000000", ".*")):
            made.step(actions)
    with pytest.raises(BadOption, match="takes 4 actions at once, not 3"):
        made.step(good[:3])
    assert (made.observations == before[0]).all()
    assert (made.masks == before[1]).all()
    made.step(good)


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": 2, "processes": 3}, {"count": 1, "seed": 1 << 31}])
def test_impossible_batches_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        underhall.batch("dwarf", wrong.pop("count"), **wrong)


def test_importing_underhall_does_not_import_the_doors() -> None:
    program = "import sys, underhall; print([name for name in sys.modules if 'doors' in name or 'numpy' in name])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
