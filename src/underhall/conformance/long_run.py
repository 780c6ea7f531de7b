"""Random decisions by the million, over every combination of options, with everything that can go wrong on the way.

::

    python -m underhall.conformance.long_run --decisions 100000000 --seed 1
    python -m underhall.conformance.long_run dwarf --seed 1 --only 4711     # the game that a failure named

Games are dealt with options drawn at random. Now and then, at a moment drawn at random: the invariants are looked at;
the game is saved, loaded and goes on as it was loaded; a copy is played on and must leave the original as it was;
somebody imagines the world, which must look the same to them and can be played on; moves are taken back and played
again. The records of some games, as they were played, replay to the same end; and the digest of all ends is the same on
every machine and build.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from underhall.conformance.walk import Broken, spelled
from underhall.core.chance import Chance
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.game import Game, Options, find, keys
from underhall.core.history import History
from underhall.core.moves import MoveList
from underhall.core.record import Record, read
from underhall.core.state import State

CHUNK = 100  # games that a process plays before it reports
LONGEST = 1_500  # decisions: some games go on for ever where everybody plays at random
EVERY = 100  # something is tried at one of so many decisions
ONWARD = 25  # moves played on in copies, in imagined worlds, and taken back
FOREIGN = 1 << 50  # what is chosen must not come from the stream that dealt the cards
FEW = 40  # of numbers, those near the lowest are drawn as often as all others: what ends a game early, say
DIFFERENT = 40  # combinations of options drawn until one is allowed


@dataclass
class Tally:
    """What was done, for each game."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    over: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    digest: str = ""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.over += other.over
        self.tried += other.tried
        self.digest = hashlib.blake2b((self.digest + other.digest).encode(), digest_size=8).hexdigest()


class LongGame:
    """One numbered game of a run."""

    def __init__(self, game: Game[Any], seed: int, number: int) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.chance = Chance(FOREIGN + (seed << 51) + number)
        self.options = self.drawn_options()
        self.record = Record(game, self.options, number)
        self.state: State = game.deal(self.options, number)
        self.legal = MoveList()
        self.tried: Counter[str] = Counter()
        self.acts: tuple[Callable[[], None], ...] = (
            self.invariants,
            self.saved_and_loaded,
            self.copied,
            self.imagined,
            self.taken_back,
        )

    def drawn_options(self) -> Options:
        for _ in range(DIFFERENT):
            given: dict[str, Any] = {}
            for option in self.game.options:
                if self.chance.below(3) == 0:
                    continue
                if option.values:
                    given[option.key] = option.values[self.chance.below(len(option.values))]
                else:
                    few = min(option.high, option.low + FEW) if self.chance.below(2) == 0 else option.high
                    given[option.key] = option.low + self.chance.below(few - option.low + 1)
            try:
                return self.game.configure(given)
            except BadOption:
                continue
        return self.game.configure({})

    def play(self) -> str:
        """To the end, or to the longest there is; the fingerprint of where that is."""
        moves = self.record.moves
        try:
            while self.state.seat >= 0 and len(moves) < LONGEST:
                if self.chance.below(EVERY) == 0:
                    act = self.acts[self.chance.below(len(self.acts))]
                    act()
                    self.tried[act.__name__] += 1
                move = self.drawn_move(self.state)
                self.state.apply(move)
                moves.append(move)
            self.finished()
        except Broken:
            raise
        except Exception as error:
            self.fail(f"{type(error).__name__}: {error}")
        return self.state.fingerprint()

    def drawn_move(self, state: State) -> int:
        legal = self.legal
        state.write_moves(legal)
        if legal.count == 0:
            self.fail(f"seat {state.seat} is asked but has no move")
        return legal.items[self.chance.below(legal.count)]

    def play_on(self, state: State) -> None:
        for _ in range(self.chance.below(ONWARD)):
            if state.seat < 0:
                break
            state.apply(self.drawn_move(state))
        state.check()

    # What is tried on the way.

    def invariants(self) -> None:
        self.state.check()

    def saved_and_loaded(self) -> None:
        loaded = self.game.load(json.loads(json.dumps(self.state.position())))
        if loaded.fingerprint() != self.state.fingerprint() or loaded.moves() != self.state.moves():
            self.fail("saved and loaded it is another position")
        if any(loaded.view(viewer) != self.state.view(viewer) for viewer in range(-1, self.state.seats)):
            self.fail("saved and loaded it does not look as before")
        self.state = loaded

    def copied(self) -> None:
        before = self.state.fingerprint()
        twin = self.state.copy()
        if twin.fingerprint() != before:
            self.fail("a copy is another position")
        self.play_on(twin)
        if self.state.fingerprint() != before:
            self.fail("the original changed while a copy was played on")

    def imagined(self) -> None:
        viewer = self.chance.below(self.state.seats + 1) - 1
        before = self.state.fingerprint()
        twin = self.state.imagine(viewer, self.chance.next())
        if twin.view(viewer) != self.state.view(viewer):
            self.fail(f"the world that {viewer} imagines does not look to {viewer} as the real one")
        if viewer == self.state.seat and twin.moves() != self.state.moves():
            self.fail("in the world imagined by the seat that is asked other moves are legal")
        twin.check()
        self.play_on(twin)
        if self.state.fingerprint() != before:
            self.fail("the original changed while an imagined world was played on")

    def taken_back(self) -> None:
        start = Record(self.game, self.options, 0)
        start.position = self.state.position()
        history = History(start)
        prints = [history.state.fingerprint()]
        for _ in range(self.chance.below(ONWARD)):
            if history.state.seat < 0:
                break
            history.play(self.drawn_move(history.state))
            prints.append(history.state.fingerprint())
        while history.can_undo():
            move = history.record.moves[-1]
            after = prints.pop()
            history.undo()
            if history.state.fingerprint() != prints[-1]:
                self.fail(f"after '{self.game.moves.print(move)}' was taken back the position is not as before")
            again = history.state.copy()
            again.play(move)
            if again.fingerprint() != after:
                self.fail(f"'{self.game.moves.print(move)}' taken back and played again leads elsewhere")

    def finished(self) -> None:
        self.state.check()
        outcome = self.state.outcome()
        if outcome.over != (self.state.seat < 0):
            self.fail("the outcome and the question disagree about whether the game is over")
        alone = self.state.seats == 1 and not outcome.winners
        if outcome.over and abs(sum(outcome.results) - (0 if alone else 1)) > 1e-9:
            self.fail(f"the game is over, and its result is {outcome.plain()}")
        if self.chance.below(20) == 0:
            self.tried["replayed"] += 1
            if read(self.record.write(), self.game).replay().fingerprint() != self.state.fingerprint():
                self.fail("the record replays to another end")

    def fail(self, what: str) -> NoReturn:
        raise Broken(
            f"{what}\n  in {spelled(self.game, self.options)}, game {self.number} of seed {self.seed}, after "
            f"{len(self.record.moves)} decisions\n  to go there: python -m underhall.conformance.long_run "
            f"{self.game.key} --seed {self.seed} --only {self.number}"
        ) from None


def play_chunk(work: tuple[tuple[str, ...], int, int]) -> Tally:
    """So many games, one after another, the games in turn."""
    games, seed, chunk = work
    tally = Tally()
    ends = hashlib.blake2b(digest_size=8)
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        key = games[number % len(games)]
        long_game = LongGame(find(key), seed, number)
        ends.update(long_game.play().encode())
        tally.games[key] += 1
        tally.decisions[key] += len(long_game.record.moves)
        tally.over[key] += long_game.state.seat < 0
        tally.tried += long_game.tried
    tally.digest = ends.hexdigest()
    return tally


def chunks(games: tuple[str, ...], seed: int, processes: int, most: int) -> Iterator[Tally]:
    """The tallies of all chunks in their order; ``most`` is a bound for those whose digests are compared."""
    works = ((games, seed, chunk) for chunk in range(most or sys.maxsize))
    if processes == 1:
        yield from map(play_chunk, works)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        # Not imap: that takes all there will ever be from an endless row at once.
        under_way = [
            pool.apply_async(play_chunk, (work,)) for _, work in zip(range(2 * processes), works, strict=False)
        ]
        while under_way:
            yield under_way.pop(0).get()
            under_way += [pool.apply_async(play_chunk, (work,)) for _, work in zip(range(1), works, strict=False)]


def report(tally: Tally, started: float) -> None:
    for key in sorted(tally.games):
        print(
            f"{key:18} {tally.games[key]:>9,} games {tally.over[key]:>9,} ended {tally.decisions[key]:>13,} decisions"
        )
    tried = ", ".join(f"{name} {count:,}" for name, count in sorted(tally.tried.items()))
    print(f"tried on the way: {tried}")
    print(f"{tally.decisions.total():,} decisions in {time.monotonic() - started:.0f} s")
    print(f"digest of {tally.games.total() // CHUNK} chunks: {tally.digest}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m underhall.conformance.long_run", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all installed games if none is named")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--chunks", type=int, default=0, help=f"so many times {CHUNK} games, whatever they take")
    parser.add_argument("--only", type=int, help="just the game of this number")
    wish = parser.parse_args()
    games = tuple(wish.games or keys())
    if wish.only is not None:
        # Of one game named it is the number in a run of all, too: which game it is hangs on nothing else.
        print(LongGame(find(games[wish.only % len(games)]), wish.seed, wish.only).play())
        return
    tally = Tally()
    started = said = time.monotonic()
    try:
        for done in chunks(games, wish.seed, wish.processes, wish.chunks):
            tally.add(done)
            if not wish.chunks and tally.decisions.total() >= wish.decisions:
                break
            if time.monotonic() - said > 30:
                said = time.monotonic()
                print(f"  {tally.decisions.total():,} decisions, {said - started:.0f} s", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped; so far:")
    except (Broken, UnderhallError) as error:
        report(tally, started)
        sys.exit(f"{error}")
    report(tally, started)


if __name__ == "__main__":
    main()
