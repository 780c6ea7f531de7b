"""A match: the same players over many deals, every deal once with each rotation of the players over the seats.

A match is defined by plain data (game, options, players, seed), and game number ``n`` of it by that and ``n`` alone.
So only names and numbers travel to other processes and machines, games can be played in any order, and what was played
before a break need not be played again.
"""

from __future__ import annotations

import hashlib
import sys
import time
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from underhall.core import game as games
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.game import Game, Options
from underhall.players.levels import make
from underhall.players.player import Player, ask

SEED_LIMIT = 1 << 32
# A game's seed has three words of 32 bits: deal or game, the match's seed, and what the stream is for. Deals use 0.
DECISIONS = 1 << 31


@dataclass(frozen=True)
class Match:
    """Everything that defines a match but its length."""

    game: str
    options: Options
    players: tuple[str, ...]
    seed: int
    rules_version: int
    cards: str  # digest of the card file
    card_file: str  # where it is, if it is the owner's own
    engine: str  # digest of the sources that decide what is played

    @property
    def rotations(self) -> int:
        return len(self.players)

    def seating(self, number: int) -> list[int]:
        """Which player sits at each seat in game ``number``."""
        count = len(self.players)
        return [(seat + number % count) % count for seat in range(count)]

    def deal_of(self, number: int) -> int:
        return number // self.rotations

    def deal_seed(self, number: int) -> int:
        return self.seed << 32 | self.deal_of(number)

    def decision_seed(self, number: int, decision: int) -> int:
        return (DECISIONS | decision) << 64 | self.seed << 32 | number

    def labels(self) -> list[str]:
        """The players' names; a name given twice is numbered."""
        return [
            name if self.players.count(name) == 1 else f"{name} #{self.players[: place + 1].count(name)}"
            for place, name in enumerate(self.players)
        ]

    def definition(self) -> dict[str, Any]:
        """What a file of this match begins with; where the card file lies does not matter, what is in it does."""
        plain = asdict(self)
        del plain["card_file"]
        return {**plain, "players": list(self.players), "options": dict(self.options)}

    def digest(self) -> str:
        text = repr(sorted(self.definition().items()))
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def set_up(game: Game[Any], given: dict[str, Any], players: tuple[str, ...], seed: int, card_file: str = "") -> Match:
    """A match of these players; if the game has an option ``players`` that is not given, it is how many they are."""
    if not players:
        raise BadOption("match-no_players")
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption("seed-of_match", seed=seed)
    for name in players:
        make(name, game.key)
    if any(option.key == "players" for option in game.options):
        given = {"players": len(players), **given}
    options = game.configure(given)
    seats = game.players(options)
    if seats != len(players):
        raise BadOption("match-wrong_count", count=len(players), game=game.key, seats=seats)
    return Match(
        game=game.key,
        options=options,
        players=players,
        seed=seed,
        rules_version=game.rules_version,
        cards=game.catalogue.digest,
        card_file=card_file,
        engine=engine_digest(game),
    )


@lru_cache
def engine_digest(game: Game[Any]) -> str:
    """Changes when anything changes that decides what is played: core, players, and the game's own folder."""
    module = sys.modules[type(game).__module__]
    here = Path(__file__).parent.parent
    folders = [here / "core", here / "players", Path(str(module.__file__)).parent]
    digest = hashlib.blake2b(digest_size=6)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".net"):
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


# Playing.


@dataclass(frozen=True)
class Played:
    """One game of a match: a line of its file. Lists are by seat, automata included."""

    game: int
    seed: int
    seating: list[int]
    results: list[float]
    rows: list[dict[str, int]]
    ending: str
    decisions: int
    asked: list[int]  # how often each seat had a choice
    seconds: list[float]  # how long it thought

    def plain(self) -> dict[str, Any]:
        return asdict(self)


class OtherEngine(UnderhallError):
    """A worker that would play something else."""


@lru_cache(maxsize=8)
def same_game(key: str, card_file: str, cards: str, engine: str) -> Game[Any]:
    """The game as whoever hands out the work has it; a worker with other sources or cards must not play along."""
    game = games.find(key)
    if card_file:
        game = game.with_cards(card_file)
    if game.catalogue.digest != cards:
        raise OtherEngine("worker-other_cards", game=key, origin=game.catalogue.origin)
    if engine_digest(game) != engine:
        raise OtherEngine("worker-other_version", game=key)
    return game


@lru_cache(maxsize=8)
def _players(key: str, names: tuple[str, ...]) -> list[Player]:
    """Made once in each process. Players keep nothing from one game to the next."""
    return [make(name, key) for name in names]


def play_game(match: Match, number: int) -> Played:
    """Play game ``number`` to its end."""
    game = same_game(match.game, match.card_file, match.cards, match.engine)
    players = _players(match.game, match.players)
    seating = match.seating(number)
    seed = match.deal_seed(number)
    state = game.deal(match.options, seed)
    asked = [0] * len(players)
    seconds = [0.0] * len(players)
    decision = 0
    while state.seat >= 0:
        seat = state.seat
        moves = state.legal_moves()
        if moves.count == 1:
            move = moves.items[0]
        else:
            started = time.perf_counter()
            move = ask(players[seating[seat]], state, match.decision_seed(number, decision))
            seconds[seat] += time.perf_counter() - started
            asked[seat] += 1
        state.play(move)
        decision += 1
    outcome = state.outcome()
    return Played(
        game=number,
        seed=seed,
        seating=seating,
        results=outcome.results,
        rows=outcome.rows,
        ending=outcome.ending,
        decisions=decision,
        asked=asked,
        seconds=[round(spent, 6) for spent in seconds],
    )


def play_games(match: Match, numbers: list[int]) -> list[Played]:
    """Some games, one after the other: what a worker does."""
    return [play_game(match, number) for number in numbers]
