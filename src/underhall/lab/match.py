"""A match: the same players over many deals, every deal once with each rotation of the players over the seats.

A match is defined by plain data (game, options, players, seed), and game number ``n`` of it by that and ``n`` alone.
So only names and numbers travel to other processes and machines, games can be played in any order, and what was played
before a break need not be played again.
"""

from __future__ import annotations

import hashlib
import sys
import time
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from underhall.core import game as games
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.game import Game, Options
from underhall.core.journal import Journal
from underhall.core.outcome import Outcome
from underhall.core.state import State
from underhall.doors.line_protocol import (
    MOVE_SECONDS,
    Bot,
    BotFailed,
    command_of,
    game_told,
    is_bot,
    program_digest,
    question_told,
)
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
    bots: dict[str, str] = field(default_factory=dict)  # outside bots: their commands, with digests of the programs
    bot_seconds: float = 0.0  # how long these may think about a move

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
        if not self.bots:
            del plain["bots"], plain["bot_seconds"]
        return {**plain, "players": list(self.players), "options": dict(self.options)}

    def digest(self) -> str:
        text = repr(sorted(self.definition().items()))
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def set_up(
    game: Game[Any],
    given: dict[str, Any],
    players: tuple[str, ...],
    seed: int,
    card_file: str = "",
    bot_seconds: float = MOVE_SECONDS,
) -> Match:
    """A match of these players; if the game has an option ``players`` that is not given, it is how many they are."""
    if not players:
        raise BadOption("match-no_players")
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption("seed-of_match", seed=seed)
    for name in players:
        if is_bot(name):
            command_of(name)
        else:
            make(name, game.key)
    bots = {name: program_digest(name) for name in players if is_bot(name)}
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
        bots=bots,
        bot_seconds=bot_seconds if bots else 0.0,
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
    failure: dict[str, Any] | None = None  # the seat whose outside bot failed and so lost, which bot, how and why

    def plain(self) -> dict[str, Any]:
        plain = asdict(self)
        if self.failure is None:
            del plain["failure"]
        return plain


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
def _players(key: str, names: tuple[str, ...]) -> list[Player | None]:
    """Made once in each process. Players keep nothing from one game to the next. None for an outside bot."""
    return [None if is_bot(name) else make(name, key) for name in names]


class Team:
    """The outside bots of a match in this process, one for each place among its players, kept from game to game."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.bots: dict[int, Bot] = {}

    def of(self, match: Match) -> dict[int, Bot]:
        if self.match != match:
            self.dismiss()
            for name, digest in match.bots.items():
                command_of(name)
                if program_digest(name) != digest:
                    raise OtherEngine("worker-other_bot", name=name)
            places = [place for place, name in enumerate(match.players) if name in match.bots]
            self.bots = {place: Bot(match.players[place], match.bot_seconds) for place in places}
            self.match = match
        return self.bots

    def dismiss(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots, self.match = {}, None


TEAM = Team()


class Running:
    """One game of a match while it is played: who decides, and how long everybody took."""

    def __init__(self, match: Match, number: int) -> None:
        game = same_game(match.game, match.card_file, match.cards, match.engine)
        self.match = match
        self.number = number
        self.seating = match.seating(number)
        self.players = _players(match.game, match.players)
        bots = TEAM.of(match)
        self.bots = {seat: bots[place] for seat, place in enumerate(self.seating) if place in bots}
        self.seed = match.deal_seed(number)
        # Only outside bots are told what happened, and in words.
        self.journal = Journal() if self.bots else None
        self.state: State = game.deal(match.options, self.seed, self.journal)
        self.state.journal = self.journal
        self.voice = game.voice("en") if self.bots else None
        self.told = dict.fromkeys(self.bots, 0)  # how many events each bot has been told of
        self.asked = [0] * len(match.players)
        self.seconds = [0.0] * len(match.players)
        self.decisions = 0
        self.deciding = 0

    def play(self) -> Played:
        failure: dict[str, Any] | None = None
        try:
            for seat, bot in self.bots.items():
                assert self.voice is not None
                self.deciding = seat
                bot.begin(game_told(self.state, seat, self.voice))
            while self.state.seat >= 0:
                self._decide()
        except BotFailed as failed:
            name = self.match.players[self.seating[self.deciding]]
            failure = {"seat": self.deciding, "player": name, "kind": failed.kind, "reason": str(failed)}
        outcome = self.state.outcome()
        results = outcome.results if failure is None else _without(self.deciding, outcome)
        for bot in self.bots.values():
            bot.end_game(results, failure["reason"] if failure else "")
        return Played(
            game=self.number,
            seed=self.seed,
            seating=self.seating,
            results=results,
            rows=outcome.rows,
            ending=outcome.ending if failure is None else "",
            decisions=self.decisions,
            asked=self.asked,
            seconds=[round(spent, 6) for spent in self.seconds],
            failure=failure,
        )

    def _decide(self) -> None:
        state = self.state
        self.deciding = seat = state.seat
        moves = state.legal_moves()
        if moves.count == 1:
            move = moves.items[0]
        else:
            started = time.perf_counter()
            move = self._choose(seat)
            self.seconds[seat] += time.perf_counter() - started
            self.asked[seat] += 1
        state.play(move)
        self.decisions += 1

    def _choose(self, seat: int) -> int:
        player = self.players[self.seating[seat]]
        if player is not None:
            return ask(player, self.state, self.match.decision_seed(self.number, self.decisions))
        assert self.journal is not None
        assert self.voice is not None
        events = self.journal.seen_by(seat, self.told[seat])
        self.told[seat] = len(self.journal.events)
        return self.bots[seat].choose(question_told(self.state, self.voice, events))


def _without(loser: int, outcome: Outcome) -> list[float]:
    """The result of a game that a seat has lost by its bot's failure: all others share the victory."""
    others = len(outcome.rows) - 1
    return [0.0 if seat == loser else 1.0 / others for seat in range(len(outcome.rows))]


def play_game(match: Match, number: int) -> Played:
    """Play game ``number`` to its end."""
    return Running(match, number).play()


def play_games(match: Match, numbers: list[int]) -> list[Played]:
    """Some games, one after the other: what a worker does."""
    return [play_game(match, number) for number in numbers]
