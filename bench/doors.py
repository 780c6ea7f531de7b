"""How quick the doors are (docs/doors.md), in one run on one core: ``python bench/doors.py``.

Features are written and batches stepped by compiled code, called from here; beside them games of OpenSpiel, written in
C++ and stepped through OpenSpiel's own Python interface with observation tensors and legal actions at every decision,
RLCard's games through its own, and the plain way to step ours: PettingZoo. OpenSpiel and RLCard are measured where they
are installed (``pip install rlcard``). Rates are per second of this process's CPU time.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from importlib.util import find_spec
from typing import Any

import numpy as np
from measure import Work, pin, rate, unit

import underhall
from underhall.core.batch import AT_ONCE, write_tables
from underhall.core.buffers import vec
from underhall.core.chance import Chance
from underhall.core.features import Features
from underhall.core.game import find
from underhall.core.state import State

GAMES = {
    "dwarf": {"players": 3},
    "dig_deeper_dwarf": {"players": 3},
    "dwar7s_fall": {"players": 3},
    "dwar7s_duel": {"players": 2},
}
# What issue 23 wants, DWARF first and then the others.
FEATURES = (1_000_000, 200_000)
BATCH = (300_000, 100_000)
PETTINGZOO = 20_000
SPIEL_GAMES = ("kuhn_poker", "tic_tac_toe", "connect_four", "backgammon", "gin_rummy", "hanabi")
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")
POSITIONS = 200


def positions(key: str) -> list[State]:
    """Every position of random games, one after the other."""
    game = find(key)
    chance = Chance(7)
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.deal(game.configure({**game.at_random(), **GAMES[key]}), seed)
        seed += 1
        while state.seat >= 0 and len(found) < POSITIONS:
            found.append(state.copy())
            moves = state.moves()
            state.apply(moves[chance.below(len(moves))])
    return found


def tables(key: str) -> Work:
    """Rows of features inside compiled code, as many for each call as a batch writes at once."""
    declared = find(key).features()
    assert isinstance(declared, Features)
    width = declared.size - declared.judged
    states = positions(key)
    room = max(1, AT_ONCE // width)
    parts = [states[first : first + room] for first in range(0, len(states), room)]
    out = vec[float]([0.0] * (room * width))

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            for part in parts:
                write_tables(declared, part, out)
            done += len(states)
        return done

    return work


def judged(key: str) -> Work:
    """The same with the judged slices, written one by one and called from Python."""
    declared = find(key).features()
    assert isinstance(declared, Features)
    states = positions(key)
    out = vec[float]([0.0] * declared.size)

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            for state in states:
                declared.write(state, state.seat, out)
            done += len(states)
        return done

    return work


def batch(key: str, count: int) -> Work:
    made = underhall.batch(key, count, seed=1, **GAMES[key])

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            made.step(made.random_actions())
            done += count
        return done

    return work


def pettingzoo(key: str) -> Work:
    from underhall.doors.pettingzoo import env

    table = env(key, **GAMES[key])
    chance = random.Random(1)

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            table.reset(seed=done)
            for _ in table.agent_iter():
                seen, _, over, _, _ = table.last()
                table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
                done += 1
        return done

    return work


def spiel(name: str) -> Work:
    """An observation tensor and the mask of legal actions at every decision, as a learner needs them."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    told = game.get_type().provides_observation_tensor

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    continue
                np.array(state.observation_tensor() if told else state.information_state_tensor(), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    return work


def rlcard(name: str) -> Work:
    """Its state is a dictionary with the observation and the legal actions."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)

    def work(end: float) -> int:
        done = 0
        while time.process_time() < end:
            seen, _ = env.reset()
            while not env.is_over():
                mask = np.zeros(env.num_actions, np.int8)
                mask[list(seen["legal_actions"])] = 1
                np.asarray(seen["obs"], np.float32)
                seen, _ = env.step(chance.choice(list(seen["legal_actions"])))
                done += 1
        return done

    return work


def row(name: str, what: str, work: Work, seconds: float, goal: int) -> None:
    runs = sorted(rate(work, seconds) for _ in range(3))
    wanted = f"goal {goal:>9,}" if goal else ""
    print(f"{name:<22} {what:<44} {runs[1]:>12,.0f}/s   ({runs[0]:,.0f} to {runs[2]:,.0f})   {wanted}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each of three runs")
    parser.add_argument("--games", type=int, default=1024, help="in a batch")
    given: Any = parser.parse_args()
    compiled = "compiled" if underhall.COMPILED else "NOT COMPILED: these are no figures to quote"
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"{pin()}; {compiled}; load {load} on {os.cpu_count()} cores; unit {unit():,.0f}")
    for number, key in enumerate(GAMES):
        later = number > 0
        row(key, "features of the table, writes", tables(key), given.seconds, FEATURES[later])
        row(key, "features with the judged ones, writes", judged(key), given.seconds, 0)
        row(key, f"batch of {given.games}, decisions", batch(key, given.games), given.seconds, BATCH[later])
        row(key, "PettingZoo, steps", pettingzoo(key), given.seconds, 0 if later else PETTINGZOO)
    if find_spec("pyspiel"):
        for name in SPIEL_GAMES:
            row(name, "OpenSpiel in C++ through Python, decisions", spiel(name), given.seconds, 0)
    if find_spec("rlcard"):
        for name in RLCARD_GAMES:
            row(name, "RLCard, decisions", rlcard(name), given.seconds, 0)


if __name__ == "__main__":
    main()
