"""A chaos run of some seconds: faults of most kinds, and everything is as it was acknowledged and told.

``make chaos`` has all kinds, and goes on for as long as one likes, with seeds of its own.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.chaos.__main__ import main
from tests.chaos.faults import ADDED, PLANS, Fault, kinds_of, plan, some_of_each
from tests.chaos.house import House
from tests.chaos.run import Run
from tests.chaos.serving import Clock, time_told
from tests.chaos.small_disk import WHY_NOT, SmallDisk

SEED = 26
# The run's own patience says what hangs; it adds up to more than a test has otherwise (``PLAY_SECONDS`` and others).
PATIENT = pytest.mark.timeout(1200)
# Few, since each server takes its time to start; those that wait for bots or for the clock least of all.
FEW = {
    "sqlite": {
        "kill server": 4,
        "kill server twice": 1,
        "cut people": 1,
        "freeze server": 1,
        "set clock": 1,
        "stop clock": 1,
        "full disk": 1,
        "no space": 1,
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
        "stop clock": 1,
    },
}
# ``make chaos`` alone has these.
NOT_TRIED_HERE = {
    "sqlite": {"kill worker", "stop and start", "delay people"},
    "postgresql": {
        *("kill server twice", "kill worker", "stop and start", "delay people", "freeze server", "set clock"),
        *("kill postmaster", "freeze postgres", "full disk", "no space"),
    },
}


@PATIENT
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_happens_nothing_acknowledged_is_lost_and_nobody_is_told_anything_else(
    database: str, tmp_path: Path
) -> None:
    small = "no space" in FEW[database]
    faults = some_of_each(SEED, database, FEW[database], small)
    result = asyncio.run(Run(database, SEED, tmp_path, parties=4, small_disk=small).go(faults))
    print("\n".join(result.lines()))
    assert result.wrong == []
    # Where no small disk can be mounted the run says so, and does not count it as done.
    left_out = {f"no space ({WHY_NOT})": 1} if result.disk == "none" else {}
    assert result.left_out == left_out, "a fault was left out"
    assert result.faults == {kind: n for kind, n in FEW[database].items() if kind != "no space" or not left_out}
    assert set(result.games) == {"dwarf", "dig_deeper_dwarf", "dwar7s_fall", "dwar7s_duel"}
    assert result.acknowledged["move"] > len(faults)
    assert result.views > 0
    assert result.lost_lines > 0, "the faults hit nobody"


@pytest.mark.parametrize("database", sorted(PLANS))
def test_what_is_not_tried_here_is_named(database: str) -> None:
    assert set(FEW[database]) | NOT_TRIED_HERE[database] == set(kinds_of(database, small_disk=True))
    assert not set(FEW[database]) & NOT_TRIED_HERE[database]


@pytest.mark.parametrize("database", sorted(PLANS))
def test_the_same_seed_gives_the_same_faults(database: str) -> None:
    def first(seed: int, **of: Any) -> list[Fault]:
        return list(islice(plan(seed, database, **of), 500))

    assert first(1) == first(1)
    assert first(1) != first(2)
    assert {fault.kind for fault in first(1)} == set(kinds_of(database))
    assert {fault.kind for fault in first(1, small_disk=True)} == {*kinds_of(database), "no space"}
    assert {fault.kind for fault in first(1, version=1)} == set(PLANS[database])


# The first two hundred faults of runs that docs/reliability.md tells of, as they were when they were run.
TOLD = {("sqlite", 2601): "698c99c67e826ed7", ("postgresql", 2605): "31e66f29e414e687"}


@pytest.mark.parametrize(("database", "seed"), TOLD)
def test_an_old_seed_means_what_it_meant(database: str, seed: int) -> None:
    faults = [repr(fault) for fault in islice(plan(seed, database, version=1), 200)]
    assert hashlib.sha256("\n".join(faults).encode()).hexdigest()[:16] == TOLD[database, seed]
    assert 2 in ADDED, "a kind that is added makes a new version"


def test_a_clock_stands_still_is_set_and_goes_on(tmp_path: Path) -> None:
    true = [1000.0]
    clock = Clock(tmp_path / "clock")
    shown = time_told(str(clock.path), lambda: true[0])
    assert shown() == 1000.0
    clock.set(-60.0)
    assert shown() == 940.0
    clock.stop()
    stands_at = shown()
    true[0] += 5.0
    clock.set(30.0)
    assert shown() == stands_at, "it stands still while the process runs"
    clock.go_on()
    assert shown() == 1035.0


def test_a_run_that_cannot_have_a_small_disk_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "argv", ["tests.chaos", "--small-disk", "--folder", str(tmp_path)])
    assert main() == 2
    assert WHY_NOT in capsys.readouterr().out


def test_what_could_not_be_done_is_told_and_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    house = House("sqlite", tmp_path, small_disk=True)
    house.postgres = SimpleNamespace(limit_files=lambda size: False)  # type: ignore[assignment]  # there is no prlimit
    faults = [Fault(1, "full disk", 0.0, 0.0, 0.0, 0.0), Fault(2, "no space", 0.0, 0.0, 0.0, 0.0)]

    async def work() -> None:
        for fault in faults:
            await house.do(fault)
        await asyncio.gather(*house.lasting)
        await house.http.aclose()

    asyncio.run(work())
    assert house.wrong == []
    assert +house.done == {}
    assert [kind.partition(" (")[0] for kind in house.left_out] == ["full disk", "no space"]


def test_a_small_disk_is_full_to_the_last_byte(tmp_path: Path) -> None:
    disk = SmallDisk(tmp_path / "disk", 8)
    try:
        if not disk.kind:
            pytest.skip(WHY_NOT)
        disk.fill()
        with pytest.raises(OSError, match="No space left") as caught:
            (disk.folder / "file").write_bytes(b"x" * 10_000)
        assert caught.value.errno == errno.ENOSPC
        disk.empty()
        (disk.folder / "file").write_bytes(b"x" * 10_000)
    finally:
        disk.close()
    assert not os.path.ismount(tmp_path / "disk")


@PATIENT
def test_ctrl_c_compares_what_there_is_and_says_what_was_found(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.chaos", "--seed", "5", "--parties", "1", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "seed 5, sqlite, 60 minutes at most\n"
        while not (tmp_path / "server-0.log").exists():
            assert run.poll() is None
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        said = run.stdout.read()
    assert run.returncode == 0, said
    assert "\nSIGKILLs: " in said
    assert said.endswith("wrong: 0\n"), said
