"""Games from which puzzles are cut: records of games that were played, or games of players of different strength, with
some moves by chance, so that much happens.

Such a game depends on the run's seed and its number alone, and at which positions of a record is looked on the seed and
its text: so games can be played, and records read, in any order and by any process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.game import Game, Options
from underhall.core.record import Record, read
from underhall.core.state import State
from underhall.players.novice import Novice
from underhall.players.player import Player, ask
from underhall.puzzles.judging import (
    MARGIN,
    SURE,
    THIRD,
    TRIES,
    answers,
    could_be_asked,
    judged_twice,
    looked_at_again,
    players,
    screened,
)
from underhall.puzzles.puzzle import Puzzle, id_of, pack

LEAST_MOVES = 7  # of fewer than that one is found by guessing
MOST_SLIPS = 15  # in some games none of the moves are by chance, in others up to so many in a hundred
MOST_MOVES = 100  # nobody looks through more, and it takes long
MOST_DECISIONS = 1200  # a longer record makes a large file
MOST_LOOKS = 60  # at positions of one game
MOST_OF_A_GAME = 3
APART = 6  # decisions between two puzzles of a game
SCREENED = 0.6  # so much of the margin a quick look must see
# What is too easy or not to be relied on is left out.
MOST_BY_NOVICE = 0.8
LEAST_BY_MASTER = 0.75
# How far those who play misjudge things: a novice, and one who is more careful.
OFF_BY = (0.5, 0.15)
# A game's seed has three words of 32 bits: game, the run's seed, and what the stream is for.
CHOICES = 3 << 28
LOOKING_AGAIN = 6 << 28
OF_RECORDS = 7 << 28


@dataclass(frozen=True)
class Plan:
    """What defines the games but how many there are."""

    game: str
    seed: int
    margin: float = MARGIN
    options: tuple[tuple[str, int | str], ...] = ()


def table_sizes(game: Game[Any]) -> list[int]:
    """With how many players it is played: two mostly, and three where that is possible."""
    sizes = next((option.values for option in game.options if option.key == "players"), ())
    return [2, 2, 3] if {2, 3} <= set(sizes) else [2] if 2 in sizes else []


def options_for(plan: Plan, game: Game[Any], chance: Chance) -> Options:
    given: dict[str, Any] = dict(plan.options)
    sizes = table_sizes(game)
    if sizes and "players" not in given:
        given["players"] = sizes[chance.below(len(sizes))]
    return game.configure(given)


def puzzles_of_games(plan: Plan, numbers: list[int]) -> list[tuple[int, list[Puzzle]]]:
    """What a worker does."""
    found = [(number, puzzles_of_game(plan, number)) for number in numbers]
    return [(number, [puzzle for puzzle in puzzles if stands(plan, puzzle)]) for number, puzzles in found]


def puzzles_of_records(plan: Plan, texts: list[str], numbers: list[int]) -> list[tuple[int, list[Puzzle]]]:
    """What a worker does where the games were played already."""
    found = [(number, puzzles_of_record(plan, texts[number])) for number in numbers]
    return [(number, [puzzle for puzzle in puzzles if stands(plan, puzzle)]) for number, puzzles in found]


def stands(plan: Plan, puzzle: Puzzle) -> bool:
    """Whether the third search sees the lead, too. Its chance depends on the position alone."""
    state = puzzle.state(games.find(plan.game))
    right = tuple(state.game.moves.parse(text) for text in puzzle.right)
    chance = Chance(LOOKING_AGAIN << 64 | int(puzzle.id[-10:], 16))
    return looked_at_again(state, right, plan.margin, chance, THIRD).lead(right) >= SURE * plan.margin


def puzzles_of_game(plan: Plan, number: int) -> list[Puzzle]:
    """Play one game, and cut out what can be asked."""
    game = games.find(plan.game)
    chance = Chance(CHOICES << 64 | plan.seed << 32 | number)
    options = options_for(plan, game, chance)
    record = Record(game, options, plan.seed << 32 | number)
    state = record.start()
    seated = [dealer(chance) for _ in range(state.seats)]
    slips = chance.below(MOST_SLIPS + 1)
    cutter = Cutter(record, plan.margin, chance)
    while state.seat >= 0 and cutter.wants_more():
        legal = state.moves()
        cutter.look(state, legal)
        move = next_move(state, legal, seated, slips, chance)
        record.moves.append(move)
        state.play(move)
    return cutter.found


def puzzles_of_record(plan: Plan, text: str) -> list[Puzzle]:
    """Go through a game that was played, and cut out what can be asked. Who played it goes into no puzzle."""
    played = read(text)
    record = Record(played.game, played.options, played.seed)
    record.position = played.position
    state = record.start()
    cutter = Cutter(record, plan.margin, Chance(OF_RECORDS << 64 | plan.seed << 32 | int(name_of(text), 16)))
    for move in played.moves:
        if not cutter.wants_more():
            break
        cutter.look(state, state.moves())
        record.moves.append(move)
        state.play(move)
    return cutter.found


def name_of(text: str) -> str:
    """What a record is known by, whatever its file is called: 32 bits."""
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


class Cutter:
    """Looks at some positions of a game, and keeps those that are puzzles."""

    def __init__(self, record: Record, margin: float, chance: Chance) -> None:
        self.record = record
        self.margin = margin
        self.chance = chance
        self.looks = chance.below(3) + 1  # at one in so many decisions
        self.found: list[Puzzle] = []
        self.looked = self.last = 0

    def wants_more(self) -> bool:
        return len(self.record.moves) < MOST_DECISIONS and len(self.found) < MOST_OF_A_GAME

    def look(self, state: State, legal: list[int]) -> None:
        """At the position after the record's moves, if it is one of those to be looked at."""
        far = len(self.record.moves) - self.last >= APART
        right_size = LEAST_MOVES <= len(legal) <= MOST_MOVES
        if right_size and far and self.looked < MOST_LOOKS and self.chance.below(self.looks) == 0:
            self.looked += 1
            puzzle = puzzle_at(self.record, state, self.margin, self.chance)
            if puzzle is not None:
                self.found.append(puzzle)
                self.last = len(self.record.moves)


def dealer(chance: Chance) -> Player:
    off_by = OFF_BY[chance.below(len(OFF_BY))]
    return Novice(off_by, off_by)


def next_move(state: State, legal: list[int], seated: list[Player], slips: int, chance: Chance) -> int:
    if chance.below(100) < slips:
        return legal[chance.below(len(legal))]
    return ask(seated[state.seat], state, chance.next())


def puzzle_at(record: Record, state: State, margin: float, chance: Chance) -> Puzzle | None:
    """The puzzle that this position is, or None if it is none. The state is as after the record's moves."""
    legal = len(state.moves())
    glance = screened(state, chance.next(), margin)
    if glance.margin < SCREENED * margin or not could_be_asked(glance, legal):
        return None
    judged = judged_twice(state, chance, margin)
    if judged is None:
        return None
    first, second = judged
    levels = {}
    for level, player in players(state.game.key).items():
        levels[level] = answers(state, second.right, player, TRIES[level], chance)
        if level == "novice" and levels[level].share > MOST_BY_NOVICE:
            return None
    if levels["master"].share < LEAST_BY_MASTER:
        return None
    packed = pack(record.write())
    text = state.game.moves.print
    return Puzzle(
        id_of(state.game.key, packed),
        packed,
        legal,
        tuple(text(move) for move in second.right),
        round(second.share, 3),
        round(second.margin, 3),
        round(first.margin, 3),
        levels,
    )
