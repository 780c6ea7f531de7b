"""Games played to learn about a game: what a report is made from.

All seats are played by the same player. Each game keeps its numbers of choices, its result, and what every seat *had*:
events of the journal that name a seat, with the things they name (``placed: Iron Seam``). No game is known here; what
counts as a thing is decided by the game's own words: anything that is not a number, an amount or a place in numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from underhall.core.chance import Chance
from underhall.core.game import Game, Options
from underhall.core.journal import Event, Journal
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.lab.match import engine_digest, same_game
from underhall.lab.workers import Workers
from underhall.players.levels import make
from underhall.players.player import ask

DECISIONS = 1 << 31
SEAT_ARGUMENTS = ("seat", "owner")
ROUND = "round"
NO_THINGS = (*SEAT_ARGUMENTS, ROUND)
EXAMPLES = 40


@dataclass(frozen=True)
class Study:
    """What is played: plain data, so that it travels."""

    game: str
    card_file: str
    cards: str
    engine: str
    options: Options
    player: str
    seed: int
    language: str


@dataclass
class Watched:
    """One game. Lists are by seat; ``choices`` holds the number of legal moves at each decision, as unsigned shorts."""

    number: int
    seed: int
    ending: str
    results: list[float]
    rows: list[dict[str, int]]
    choices: bytes
    rounds: int
    had: list[dict[str, int]]


@dataclass
class Sample:
    """All games of one study."""

    study: Study
    players: int
    games: list[Watched] = field(default_factory=list)


def gather(
    study: Study, count: int, workers: Workers, watch: Callable[[int], None] | None = None, sample: Sample | None = None
) -> Sample:
    """Play ``count`` games, sorted by number: the same whoever played them."""
    game = study_game(study)
    sample = Sample(study, game.players(study.options)) if sample is None else sample
    for part in workers.play(partial(watch_games, study), list(range(count))):
        sample.games += part
        if watch is not None:
            watch(len(sample.games))
    sample.games.sort(key=lambda watched: watched.number)
    return sample


def study_of(game: Game[Any], options: Options, player: str, seed: int, language: str, card_file: str = "") -> Study:
    return Study(game.key, card_file, game.catalogue.digest, engine_digest(game), options, player, seed, language)


def study_game(study: Study) -> Game[Any]:
    return same_game(study.game, study.card_file, study.cards, study.engine)


def watch_games(study: Study, numbers: list[int]) -> list[Watched]:
    """Some games: what a worker does."""
    game = study_game(study)
    namer = Namer(game.voice(study.language))
    return [watch_game(study, game, namer, number) for number in numbers]


def examples(sample: Sample) -> dict[str, str]:
    """For what seats had, the sentence the game says about it, as it was in one of the first games."""
    study = sample.study
    game = study_game(study)
    namer = Namer(game.voice(study.language))
    namer.examples = {}
    for number in range(min(EXAMPLES, len(sample.games))):
        watch_game(study, game, namer, number)
    return namer.examples


def watch_game(study: Study, game: Game[Any], namer: Namer, number: int) -> Watched:
    seed = study.seed << 32 | number
    journal = Journal()
    state = game.deal(study.options, seed, journal)
    choices = array("H")
    play = _throw_dice if study.player == "random" else _ask_player
    play(state, study, number, choices)
    outcome = state.outcome()
    had, rounds = namer.had(journal.events, state.seats)
    return Watched(
        number=number,
        seed=seed,
        ending=outcome.ending,
        results=outcome.results,
        rows=outcome.rows,
        choices=choices.tobytes(),
        rounds=rounds,
        had=had,
    )


def _throw_dice(state: State, study: Study, number: int, choices: array[int]) -> None:
    """The random player without the imagining: it looks at nothing anyway."""
    chance = Chance(DECISIONS << 64 | study.seed << 32 | number)
    while state.seat >= 0:
        legal = state.legal_moves()
        choices.append(legal.count)
        state.apply(legal.items[chance.below(legal.count)])


def _ask_player(state: State, study: Study, number: int, choices: array[int]) -> None:
    player = make(study.player, study.game)
    while state.seat >= 0:
        choices.append(state.legal_moves().count)
        state.apply(ask(player, state, (DECISIONS | len(choices)) << 64 | study.seed << 32 | number))


class Namer:
    """Turns events into what a seat had, by the game's own words."""

    def __init__(self, voice: Voice[Any]) -> None:
        self.voice = voice
        self.words: dict[tuple[str, int], str] = {}
        self.known: dict[tuple[object, ...], list[str]] = {}
        self.examples: dict[str, str] | None = None

    def had(self, events: list[Event], seats: int) -> tuple[list[dict[str, int]], int]:
        """For each seat how often it had each thing; and how many rounds there were, if the game counts them."""
        had: list[dict[str, int]] = [{} for _ in range(seats)]
        rounds = 0
        for event in events:
            rounds = max(rounds, event.arguments.get(ROUND, 0))
            for name in SEAT_ARGUMENTS:
                seat = event.arguments.get(name, -1)
                if 0 <= seat < seats:
                    mine = had[seat]
                    for thing in self.things(event, "" if name == "seat" else f" ({name})"):
                        mine[thing] = mine.get(thing, 0) + 1
                        if self.examples is not None and thing not in self.examples:
                            self.examples[thing] = self.voice.event(event)
        return had, rounds

    def things(self, event: Event, suffix: str) -> list[str]:
        key = (event.kind, suffix, *event.arguments.items())
        if key not in self.known:
            kind = event.kind.replace("_", " ") + suffix
            words = [self.word(name, value) for name, value in event.arguments.items() if name not in NO_THINGS]
            self.known[key] = [f"{kind}: {word}" for word in words if word] or [kind]
        return self.known[key]

    def word(self, name: str, value: int) -> str:
        key = (name, value)
        if key not in self.words:
            word = self.voice.word(name, value)
            self.words[key] = word if word and not any(letter.isdigit() for letter in word) else ""
        return self.words[key]
