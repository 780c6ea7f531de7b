"""Many games at once as numpy arrays: ``underhall.batch("dwarf", 4096, players=3)``.

All games of a process are played by one call into the compiled engine (``core.batch``). With several processes each
plays a part of the games and writes into arrays in shared memory; games and results do not depend on how many
processes there are.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

from underhall.core.batch import Batch as Games
from underhall.core.batch import Observer
from underhall.core.errors import BadOption, IllegalMove, UnderhallError
from underhall.core.game import Game, Options, find
from underhall.doors.arrays import np, shared


class Plan(NamedTuple):
    """What defines the games, and how large their arrays are."""

    game: str
    options: Options
    games: int
    seed: int
    judged: bool
    players: int
    observation: int
    actions: int

    def shapes(self) -> list[tuple[Any, tuple[int, ...]]]:
        """Types and shapes of observations, masks, seats, rewards, ended and actions."""
        count = self.games
        return [
            (np.float32, (count, self.observation)),
            (np.int8, (count, self.actions)),
            (np.int64, (count,)),
            (np.float32, (count, self.players)),
            (np.bool_, (count,)),
            (np.int64, (count,)),
        ]

    def bytes(self) -> int:
        return sum(padded(dtype, shape) for dtype, shape in self.shapes())

    def arrays(self, memory: Any) -> list[Any]:
        """The arrays, one behind the other in a buffer."""
        made = []
        start = 0
        for dtype, shape in self.shapes():
            made.append(np.ndarray(shape, dtype, memory, start))
            start += padded(dtype, shape)
        return made


def padded(dtype: Any, shape: tuple[int, ...]) -> int:
    """Bytes of an array, up to the next whole cache line."""
    return -(-math.prod(shape) * int(np.dtype(dtype).itemsize) // 64) * 64


class Part:
    """Some of the games, played in this process."""

    def __init__(self, plan: Plan, arrays: list[Any], first: int, stop: int) -> None:
        game = find(plan.game)
        observer = Observer(game, plan.judged)
        self.games = Games(game, plan.options, first, stop - first, plan.seed, observer)
        observations, masks, seats, rewards, ended, self.actions = (array[first:stop] for array in arrays)
        width = int(self.games.width)
        games = self.games
        self.symbols = shared(games.symbols, np.int64)
        rows = shared(games.rows, np.float64, int(games.room), width)
        self.games.attach(taker(observations[:, :width], rows, shared(games.places, np.int64)))
        self.copied = [
            (masks, shared(games.masks, np.int8, *masks.shape)),
            (seats, shared(games.seats, np.int64)),
            (rewards, shared(games.rewards, np.float64, *rewards.shape)),
            (ended, shared(games.ended, np.bool_)),
        ]
        if width < observations.shape[1]:
            picked = observations[:, width:]
            self.copied.append((picked, shared(games.picked, np.float64, *picked.shape)))

    def do(self, what: str) -> None:
        if what == "step":
            self.symbols[...] = self.actions
            self.games.step()
        elif what == "deal":
            self.games.deal_all()
        else:
            self.games.choose()
            self.actions[...] = self.symbols
            return
        for shown, written in self.copied:
            shown[...] = written


def taker(tables: Any, rows: Any, places: Any) -> Callable[[int], None]:
    """Copies the first rows that were written to where they are seen, and leaves noughts behind."""

    def take(count: int) -> None:
        written = rows[:count]
        tables[places[:count]] = written
        written.fill(0.0)

    return take


class Batch:
    """Games in slots, each showing what the seat that is asked sees and may do.

    ``observations``, ``masks``, ``seats``, ``rewards`` and ``ended`` are arrays with a row for each game, which every
    step writes anew: copy what you keep. ``rewards`` has each seat's share of the victory where ``ended`` says that a
    game has just ended, else noughts; the other arrays show the game dealt in its place.
    """

    def __init__(self, plan: Plan, processes: int) -> None:
        self.plan = plan
        self.game: Game[Any] = find(plan.game)
        self.alphabet = self.game.alphabet()
        self.shared: SharedMemory | None = None
        self.helpers: list[Helper] = []
        self.part: Part | None = None
        memory: Any = bytearray(plan.bytes())
        if processes > 1:
            self.shared = SharedMemory(create=True, size=plan.bytes())
            memory = self.shared.buf
        arrays = plan.arrays(memory)
        self.observations, self.masks, self.seats, self.rewards, self.ended, self.actions = arrays
        if self.shared is None:
            self.part = Part(plan, arrays, 0, plan.games)
        else:
            cuts = [plan.games * number // processes for number in range(processes + 1)]
            for first, stop in pairwise(cuts):
                self.helpers.append(Helper(plan, self.shared.name, first, stop))
        self.reset()

    def __len__(self) -> int:
        return self.plan.games

    def reset(self) -> None:
        """Begin again with the first deals."""
        self.do("deal")

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play an action in every game: observations, masks, seats, rewards, ended.

        An action whose mask is nought is refused before anything is played.
        """
        given = np.asarray(actions, np.int64)
        if given.shape != (self.plan.games,):
            raise BadOption("batch-actions", count=self.plan.games, given=given.size)
        if self.helpers:  # each would refuse only for its own part, when others have played
            self.require(given)
        self.actions[...] = given
        self.do("step")
        return self.observations, self.masks, self.seats, self.rewards, self.ended

    def require(self, given: Any) -> None:
        inside = (given >= 0) & (given < self.plan.actions)
        offered = inside & (self.masks[np.arange(len(given)), np.where(inside, given, 0)] != 0)
        if not offered.all():
            slot = int(np.argmin(offered))
            offers = int(self.masks[slot].sum())
            raise IllegalMove("symbol-not_offered", "not_offered", symbol=int(given[slot]), offered=offers)

    def random_actions(self) -> Any:
        """An offered action for each game, all equally likely; a batch made anew draws the same ones."""
        self.do("choose")
        return self.actions.copy()

    def do(self, what: str) -> None:
        if self.part is not None:
            self.part.do(what)
            return
        for helper in self.helpers:
            helper.ask(what)
        for helper in self.helpers:
            helper.wait()

    def close(self) -> None:
        """End the processes and give their memory back. The arrays become copies that can still be read."""
        for helper in self.helpers:
            helper.close()
        self.helpers = []
        if self.shared is not None:
            self.observations, self.masks = self.observations.copy(), self.masks.copy()
            self.seats, self.rewards = self.seats.copy(), self.rewards.copy()
            self.ended, self.actions = self.ended.copy(), self.actions.copy()
            self.shared.unlink()
            with contextlib.suppress(BufferError):  # somebody still holds an array; the memory goes with it
                self.shared.close()
            self.shared = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "shared", None) is not None:
            self.close()


class Helper:
    """A process that plays a part of the games."""

    def __init__(self, plan: Plan, memory: str, first: int, stop: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        # Dies with us: nobody else would end it.
        self.process = context.Process(target=play_part, args=(plan, memory, first, stop, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, what: str) -> None:
        try:
            self.connection.send(what)
        except (BrokenPipeError, ConnectionResetError):
            raise UnderhallError("batch-lost") from None

    def wait(self) -> None:
        try:
            answer = self.connection.recv()
        except (EOFError, ConnectionResetError):
            raise UnderhallError("batch-lost") from None
        if isinstance(answer, Exception):
            raise answer

    def close(self) -> None:
        self.connection.close()
        self.process.join()


def play_part(plan: Plan, memory: str, first: int, stop: int, connection: Connection) -> None:
    """What a helper does until the other end is closed."""
    shared = SharedMemory(memory)
    part = Part(plan, plan.arrays(shared.buf), first, stop)
    while True:
        try:
            what = connection.recv()
        except (EOFError, KeyboardInterrupt):
            break
        try:
            part.do(what)
        except Exception as error:  # told where the games are asked for
            connection.send(error)
        else:
            connection.send(None)


def batch(
    game: str, count: int, *, seed: int = 0, processes: int = 1, judged: bool = False, **options: object
) -> Batch:
    """``count`` games at once. ``judged`` adds the slices our own nets read to what is observed.

    Options that random players need to come to an end (``Game.at_random``) are set unless given.
    """
    found = find(game)
    if count < 1 or not 1 <= processes <= count:
        raise BadOption("batch-no_games", count=count)
    chosen = found.configure({**found.at_random(), **options})
    observer = Observer(found, judged)
    size = len(observer.row) - int(observer.start)
    plan = Plan(game, chosen, count, seed, judged, found.players(chosen), size, int(observer.alphabet.size))
    return Batch(plan, processes)
