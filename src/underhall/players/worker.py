"""A process to think in: a position goes there, and what was found out comes back.

What travels is plain data, so that any transport will do. ``Worker`` is the server's: a process and a pipe, one
question at a time; a worker that died or hangs is ended alone and another one takes its place with the next question.
Nothing here knows of servers or event loops: ``Worker.ask`` waits, so whoever must not wait asks in a thread. The table
in a terminal sends its questions as lines of JSON (``terminal/bot_worker.py``), since it has no standard streams that
could be handed to such a process; the lab's processes begin with ``begin_worker`` as well.

Not compiled: it waits for others most of the time, and what goes to a process must be found there by its name.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from underhall.players.parts import Part, Settings, part_of
from underhall.players.questions import Question, state_of
from underhall.players.search import Search

# The slowest level thinks for five seconds; whoever takes this long has hung. The time in a queue does not count, nor
# does that of starting, which gets as long.
PATIENCE_SECONDS = 30.0

Work = Callable[..., Any]
SPAWN = multiprocessing.get_context("spawn")  # no thread or lock of this process is copied along


class WorkerLost(Exception):
    """The process died or hung over a question; whoever wants an answer asks again."""


class ThinkingFailed(Exception):
    """The work itself went wrong; asked again it would do so again."""


class Worker:
    """One process and the pipe to it; started when it is first asked something."""

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self.patience = patience
        self.lock = threading.Lock()  # between whoever starts the process and whoever stops it
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.stopped = False

    @property
    def pid(self) -> int | None:
        process = self.process
        return None if process is None else process.pid

    def ask(self, work: Work, *arguments: Any) -> Any:
        """What the work comes to there. Raises WorkerLost, or ThinkingFailed with what went wrong over there."""
        try:
            pipe = self._started()
            pipe.send((work, arguments))
            fine, reply = self._receive(pipe)
        except (EOFError, OSError):
            self._end()
            raise WorkerLost from None
        if not fine:
            raise ThinkingFailed(reply)
        return reply

    def _started(self) -> Connection:
        with self.lock:
            if self.stopped:
                raise EOFError
            if self.pipe is not None:
                return self.pipe
            pipe, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=_work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()  # so that the end of the process is the end of the pipe
            self.process, self.pipe = process, pipe
        self._receive(pipe)
        return pipe

    def _receive(self, pipe: Connection) -> Any:
        if not pipe.poll(self.patience):
            raise EOFError
        return pipe.recv()

    def _end(self) -> None:
        with self.lock:
            process, pipe = self.process, self.pipe
            self.process = self.pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def stop(self) -> None:
        """End the process, whatever it does; whoever waits for it is told that it was lost."""
        with self.lock:
            self.stopped = True
            process = self.process
        if process is not None:
            process.kill()


# What runs in a worker.


def begin_worker() -> None:
    """Ctrl-C at the terminal is for the parent, which ends its workers itself; if it was killed, they go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    """A killed parent cannot say goodbye, and its workers would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _work(pipe: Connection) -> None:
    begin_worker()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)  # begun
        while True:
            work, arguments = pipe.recv()
            try:
                reply = True, work(*arguments)
            except Exception as error:  # as text: not every error can travel
                reply = False, f"{type(error).__name__}: {error}"
            pipe.send(reply)


def explore(question: Question, settings: Settings, seed: int) -> Part:
    """What one of several searches with the same settings finds out."""
    state = state_of(question)
    return part_of(Search(*settings), state.imagine(state.seat, seed))
