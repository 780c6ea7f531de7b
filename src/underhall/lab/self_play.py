"""Games from which evaluators learn: greedy players by the hand-written evaluator, with random moves among theirs.

Where the game has a plan (``Evaluator.plan``) each seat follows it in a share of its decisions, another in every game:
greedy players alone hardly end some games, and how they end is what is to be learned.

Games are played and kept in chunks: one file each, written when its last game is over. A run that was broken off
goes on with the chunks that are missing, and a longer run uses those of a shorter one. A chunk depends on what defines
the self-play and on its number alone, so chunks can be played in any order and by any process.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.features import Features, SparseRow
from underhall.core.game import Game, Options
from underhall.core.state import State
from underhall.lab.extras import need
from underhall.lab.match import SEED_LIMIT
from underhall.lab.workers import Workers
from underhall.players.greedy import best_move

CHUNK = 50  # games
WORLDS = 2  # in which each move is judged: fewer than a greedy opponent's, for three times as many games
MOST_RANDOM = 30  # in some games none of the moves are random, in others up to so many in a hundred
KEEP_ONE_IN = 3  # positions of a game resemble each other
MOST_KEPT = 60  # of a game with a plan: those are long, and many games teach more than many positions of one
MOST_DECISIONS = 5000  # a longer game leads nowhere: it is dropped
# A game's seed has three words of 32 bits: game, the run's seed, and what the stream is for. Deals use 0.
CHOICES = 1 << 30
# A stream of its own: games without a plan are played as they were before there were plans.
PLANS = 1 << 29
NO_PLAN = -1

# Called with the number of games there are.
Watcher = Callable[[int], None]


@dataclass(frozen=True)
class SelfPlay:
    """Everything that defines the games but how many there are."""

    game: str
    options: Options
    seed: int
    rules_version: int
    cards: str  # digest of the card file
    features: str  # digest of the judged features

    def digest(self) -> str:
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()

    def folder(self, parent: Path) -> Path:
        return parent / f"{self.game}-{self.options.get('players', '')}-{self.digest()}"


def features_of(game: Game[Any]) -> Features[Any]:
    features = game.features()
    if features is None:
        raise BadOption("features-none", game=game.key)
    return features


def self_play_of(game: Game[Any], options: Options, seed: int) -> SelfPlay:
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption("seed-of_match", seed=seed)
    digest = features_of(game).digest()
    return SelfPlay(game.key, options, seed, game.rules_version, game.catalogue.digest, digest)


def chunk_file(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.npz"


def gather(plan: SelfPlay, count: int, folder: Path, workers: Workers, watch: Watcher | None = None) -> bool:
    """Play what is missing of the first ``count`` games, in whole chunks. False if somebody pressed Ctrl-C."""
    folder.mkdir(parents=True, exist_ok=True)
    numbers = list(range(chunks_for(count)))
    missing = [number for number in numbers if not chunk_file(folder, number).exists()]
    there = len(numbers) - len(missing)
    if watch is not None:
        watch(CHUNK * there)
    playing = workers.play(partial(play_chunks, plan, folder), missing)
    try:
        for part in playing:
            there += len(part)
            if watch is not None:
                watch(CHUNK * there)
    except KeyboardInterrupt:
        return False
    finally:
        playing.close()
    return True


def chunks_for(games: int) -> int:
    return -(-games // CHUNK)


def play_chunks(plan: SelfPlay, folder: Path, numbers: list[int]) -> list[int]:
    """What a worker does."""
    for number in numbers:
        play_chunk(plan, folder, number)
    return numbers


def play_chunk(plan: SelfPlay, folder: Path, number: int) -> None:
    np = need("numpy", "lab")
    game = games.find(plan.game)
    if self_play_of(game, plan.options, plan.seed) != plan:
        raise UnderhallError("worker-other_version", game=plan.game)
    features = features_of(game)
    rows: list[Any] = []
    shares: list[float] = []
    dropped = 0
    for each in range(CHUNK * number, CHUNK * (number + 1)):
        if not play_one(plan, game, features, each, rows, shares):
            dropped += 1
    # A new name first: a chunk is there whole or not at all.
    file = chunk_file(folder, number)
    half = file.with_suffix(".part.npz")
    more = {"dropped": np.array(dropped)} if dropped else {}
    kept = np.array(rows, np.float16).reshape(len(rows), features.judged)
    np.savez_compressed(half, rows=kept, shares=np.array(shares, np.float16), **more)
    half.replace(file)


def count_dropped(folder: Path, games: int) -> int:
    """How many of the first ``games`` games were given up."""
    np = need("numpy", "lab")
    dropped = 0
    for number in range(chunks_for(games)):
        with np.load(chunk_file(folder, number)) as chunk:
            dropped += int(chunk["dropped"]) if "dropped" in chunk else 0
    return dropped


def play_one(
    plan: SelfPlay, game: Game[Any], features: Features[Any], number: int, rows: list[Any], shares: list[float]
) -> bool:
    """One game; adds the kept positions, each as one of the seats sees it, and that seat's share of the victory.

    False if the game was given up because it took too long; then nothing is added.
    """
    chance = Chance(CHOICES << 64 | plan.seed << 32 | number)
    random_moves = chance.below(MOST_RANDOM + 1)
    evaluator = game.handwritten()
    state: State = game.deal(plan.options, plan.seed << 32 | number)
    planning = Chance(PLANS << 64 | plan.seed << 32 | number)
    planned_moves = [planning.below(101) for _ in range(state.seats)]
    row = SparseRow(features.judged)
    seats: list[int] = []
    kept: list[Any] = []
    seen = followed = decisions = 0
    while state.seat >= 0:
        if decisions == MOST_DECISIONS:
            return False
        decisions += 1
        legal = state.legal_moves()
        if legal.count == 1 or chance.below(100) < random_moves:
            state.apply(legal.items[chance.below(legal.count)])
        else:
            imagined = state.imagine(state.seat, chance.next())
            move = evaluator.plan(imagined) if planning.below(100) < planned_moves[state.seat] else NO_PLAN
            follow = move != NO_PLAN and legal.holds(move)
            followed += follow
            state.apply(move if follow else best_move(imagined, evaluator, WORLDS))
        if state.seat >= 0 and chance.below(KEEP_ONE_IN) == 0:
            seat = chance.below(state.seats)
            seen += 1
            if not followed or len(kept) < MOST_KEPT:
                seats.append(seat)
                kept.append(dense(features, state, seat, row))
            else:  # every position has the same chance to be among those kept in the end
                place = planning.below(seen)
                if place < len(kept):
                    seats[place] = seat
                    kept[place] = dense(features, state, seat, row)
    results = state.outcome().results
    rows.extend(kept)
    shares.extend(results[seat] for seat in seats)
    return True


def dense(features: Features[Any], state: State, seat: int, row: SparseRow) -> Any:
    """The judged features of a position as an array; ``row`` is for use again."""
    np = need("numpy", "lab")
    row.count = 0
    features.write_judged(state, features.look_ahead(state), seat, row)
    out = np.zeros(features.judged, np.float32)
    for index in range(row.count):
        out[row.places[index]] += row.amounts[index]
    return out
