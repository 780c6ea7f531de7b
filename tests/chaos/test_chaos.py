"""A chaos run of some seconds: every kind of fault, and everything is as it was acknowledged and told.

``make chaos`` goes on for as long as one likes, with seeds of its own.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.chaos.faults import PLANS, Fault, plan, some_of_each
from tests.chaos.run import Run

SEED = 26
# Few, since each server takes its time to start; those that wait for bots or for the clock least of all.
FEW = {
    "sqlite": {
        "kill server": 4,
        "kill server twice": 1,
        "cut people": 1,
        "freeze server": 1,
        "set clock": 1,
        "full disk": 1,
        "second server": 1,
    },
    "postgresql": {
        "kill server": 2,
        "kill all servers": 1,
        "kill bots": 1,
        "kill postgres": 1,
        "kill backend": 1,
        "cut database": 1,
        "cut answers": 1,
        "delay database": 1,
        "cut people": 1,
    },
}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_happens_nothing_acknowledged_is_lost_and_nobody_is_told_anything_else(
    database: str, tmp_path: Path
) -> None:
    faults = some_of_each(SEED, database, FEW[database])
    result = asyncio.run(Run(database, SEED, tmp_path, parties=4).go(faults))
    print("\n".join(result.lines()))
    assert result.wrong == []
    assert result.faults == FEW[database], "a fault was left out"
    assert set(result.games) == {"dwarf", "dig_deeper_dwarf", "dwar7s_fall", "dwar7s_duel"}
    assert result.acknowledged["move"] > len(faults)
    assert result.views > 0
    assert result.lost_lines > 0, "the faults hit nobody"


@pytest.mark.parametrize("database", sorted(PLANS))
def test_the_same_seed_gives_the_same_faults(database: str) -> None:
    def first(seed: int) -> list[Fault]:
        return list(islice(plan(seed, database), 500))

    assert first(1) == first(1)
    assert first(1) != first(2)
    assert {fault.kind for fault in first(1)} == set(PLANS[database])


def test_ctrl_c_compares_what_there_is_and_says_what_was_found(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.chaos", "--seed", "5", "--parties", "1", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "seed 5, sqlite, 60 minutes at most\n"
        while not (tmp_path / "server-0.log").exists():
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        said = run.stdout.read()
    assert run.returncode == 0, said
    assert "\nSIGKILLs: " in said
    assert said.endswith("wrong: 0\n"), said
