"""Who plays: this process, processes on all cores, or a Ray cluster. All take the same tasks and give the same games.

A task is a function and plain arguments; only names, numbers and results travel. Runs of numbers are handed out as
long as about BATCH_SECONDS take, so that a break costs little and quick games are not lost in overhead.
"""

from __future__ import annotations

import multiprocessing
import os
import socket
import time
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, TypeVar

from underhall.core.errors import UnderhallError
from underhall.core.numbers import whole_number
from underhall.lab.extras import need
from underhall.players.worker import begin_worker

R = TypeVar("R")
BATCH_SECONDS = 0.25
LARGEST_BATCH = 1000
AHEAD = 2  # batches waiting for each worker, so that none stands idle

# Takes some numbers and gives what they come to.
Job = Callable[[list[int]], R]


class WorkerLost(UnderhallError):
    """A process that played has died."""


class Batches:
    """Hands out numbers in runs that grow to about BATCH_SECONDS."""

    def __init__(self, numbers: list[int], workers: int) -> None:
        self.numbers = numbers
        self.next = 0
        self.size = 1
        self.workers = workers

    def left(self) -> bool:
        return self.next < len(self.numbers)

    def take(self) -> list[int]:
        # Towards the end in smaller runs, so that all workers finish at about the same time.
        fair = max(1, (len(self.numbers) - self.next) // (2 * self.workers))
        first = self.next
        self.next = min(len(self.numbers), first + min(self.size, fair))
        return self.numbers[first : self.next]

    def fit(self, count: int, seconds: float) -> None:
        self.size = max(1, min(int(count * BATCH_SECONDS / max(seconds, 1e-6)), 2 * self.size, LARGEST_BATCH))


def timed(job: Job[R], numbers: list[int]) -> tuple[R, int, float]:
    started = time.perf_counter()
    result = job(numbers)
    return result, len(numbers), time.perf_counter() - started


class Workers:
    """The base and the simplest kind: everything in this process."""

    count = 1

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of whatever was started."""

    def play(self, job: Job[R], numbers: list[int]) -> Generator[R]:
        """The job over all numbers, in parts, in any order."""
        batches = Batches(numbers, self.count)
        while batches.left():
            result, count, seconds = timed(job, batches.take())
            batches.fit(count, seconds)
            yield result


class Processes(Workers):
    """Fresh processes (spawned, so that no thread of the progress bar is copied along), kept from job to job."""

    def __init__(self, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(count, context, initializer=begin_worker)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        # A search of many seconds would hold up the end: nobody wants its answer any more.
        for process in list((getattr(self.pool, "_processes", None) or {}).values()):
            process.terminate()

    def play(self, job: Job[R], numbers: list[int]) -> Generator[R]:
        batches = Batches(numbers, self.count)
        running: set[Future[tuple[R, int, float]]] = set()
        try:
            while batches.left() or running:
                while batches.left() and len(running) < AHEAD * self.count:
                    running.add(self.pool.submit(timed, job, batches.take()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    result, count, seconds = future.result()
                    batches.fit(count, seconds)
                    yield result
        except BrokenProcessPool:
            raise WorkerLost("worker-lost") from None
        finally:
            for future in running:
                future.cancel()


LOCAL_CLUSTER = "local"


class RayWorkers(Workers):
    """A Ray cluster: one that runs already at ``address``, or one started here for the time being (``local``)."""

    def __init__(self, address: str, count: int | None = None) -> None:
        self.ray = need("ray", "ray")
        self.started = not self.ray.is_initialized()
        if self.started:
            settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
            if address == LOCAL_CLUSTER:
                settings |= {"num_cpus": count or os.cpu_count() or 1, "include_dashboard": False}
            else:
                settings |= {"address": address}
            try:
                knock(address)
                self.ray.init(**settings)
            except (OSError, ValueError, RuntimeError) as error:
                raise UnderhallError("match-no_ray", address=address, reason=error) from None
        self.count = max(1, count or int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()

    def play(self, job: Job[R], numbers: list[int]) -> Generator[R]:
        remote = self.ray.remote(num_cpus=1, max_retries=3)(timed)
        shipped = self.ray.put(job)
        batches = Batches(numbers, self.count)
        running: list[Any] = []
        try:
            while batches.left() or running:
                while batches.left() and len(running) < AHEAD * self.count:
                    running.append(remote.remote(shipped, batches.take()))
                done, running = self.ray.wait(running)
                for result, count, seconds in self.ray.get(done):
                    batches.fit(count, seconds)
                    yield result
        finally:
            for reference in running:
                self.ray.cancel(reference, force=True)


def knock(address: str) -> None:
    """Whether anybody listens at host:port, in seconds; Ray itself would try for minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    number = whole_number(port)
    if sign and number is not None:
        socket.create_connection((host, number), timeout=5).close()


def hire(processes: int | None, ray: str = "") -> Workers:
    """The workers asked for: a Ray cluster, one process, or one for each core."""
    if ray:
        return RayWorkers(ray, processes)
    count = processes or os.cpu_count() or 1
    return Workers() if count == 1 else Processes(count)
