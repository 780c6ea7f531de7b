"""The same work on a real Ray cluster of this machine: two nodes, one worker each."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.lab.conftest import all_numbers, played, small
from underhall.core.errors import UnderhallError
from underhall.core.game import find
from underhall.lab import extras
from underhall.lab.sample import gather, study_of
from underhall.lab.workers import RayWorkers, Workers, hire

PATIENCE = 120.0
HERE = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster whose workers find the tests and this build."""
    pytest.importorskip("ray", reason="the extra underhall[ray] is not installed")
    utilities: Any = importlib.import_module("ray.cluster_utils")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(part for part in (before, str(HERE)) if part)
    try:
        started = utilities.Cluster(
            initialize_head=True,
            head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 100 * 1024 * 1024},
        )
        started.add_node(num_cpus=1, object_store_memory=100 * 1024 * 1024)
        started.wait_for_nodes()
        yield str(started.address)
        started.shutdown()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _who(folder: str, numbers: list[int]) -> tuple[int, list[int]]:
    """Who played these; nobody goes on before somebody else is there, however long the other's start takes."""
    import time

    (Path(folder) / str(os.getpid())).touch()
    end = time.monotonic() + PATIENCE
    while len(list(Path(folder).iterdir())) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    return os.getpid(), numbers


def test_a_cluster_plays_the_same_match(cluster: str, tmp_path: Path) -> None:
    match = small("random", "search:4it")
    with hire(None, cluster) as workers:
        assert isinstance(workers, RayWorkers)
        assert workers.count == 2
        (tmp_path / "who").mkdir()
        parts = list(workers.play(partial(_who, str(tmp_path / "who")), list(range(8))))
        there = played(match, tmp_path / "ray", 12, workers)
    assert sorted(number for _, numbers in parts for number in numbers) == list(range(8))
    pids = {pid for pid, _ in parts}
    assert len(pids) >= 2
    assert os.getpid() not in pids
    assert all_numbers(there) == all_numbers(played(match, tmp_path / "here", 12))


def test_a_cluster_gathers_the_same_sample(cluster: str) -> None:
    game = find("dwarf")
    study = study_of(game, game.configure({}), "random", 3, "en")
    with hire(None, cluster) as workers:
        assert gather(study, 6, workers) == gather(study, 6, Workers())


def test_nobody_answers() -> None:
    pytest.importorskip("ray", reason="the extra underhall[ray] is not installed")
    with pytest.raises(UnderhallError, match=r"--ray 127\.0\.0\.1:1: no Ray cluster answers there"):
        hire(None, "127.0.0.1:1")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named '{name}'", name=name)

    monkeypatch.setattr(extras, "import_module", missing)
    with pytest.raises(extras.MissingExtra, match=r"pip install 'underhall\[ray\]'"):
        hire(None, "local")
