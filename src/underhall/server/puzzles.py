"""Puzzles for people: which there are, the daily ones, what is shown of one, and how somebody stands.

A puzzle's record holds what its seat cannot see, so nothing but that seat's view ever leaves this module; what is right
leaves it only as the answer to a try. Days are those of UTC.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from underhall.core import game as registry
from underhall.core.drawing import shown_to, voice_for
from underhall.core.errors import UnderhallError
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.players.hints import explained
from underhall.puzzles.puzzle import BadPuzzles, Puzzle, shipped_file

SPECTATOR = -1
# Where somebody begins, and how far the wanted difficulty goes up or down with each try, of as many as are looked at.
FIRST_DIFFICULTY = 25
STEP = 15
LOOKED_AT = 10
# The daily puzzles go through all of a game's before one comes again, in steps that no usual number divides.
STRIDE = 97


@dataclass(frozen=True)
class Streak:
    """Days in a row with a solved puzzle, up to today or yesterday; puzzles in a row that were solved, and the most."""

    days: int
    puzzles: int
    best: int


@lru_cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, easiest first."""
    try:
        found = shipped_file(registry.find(game))
    except BadPuzzles:  # of somebody's package: it is played without
        found = None
    return tuple(sorted(found.puzzles, key=lambda one: (one.difficulty, one.id))) if found else ()


def find(puzzle: str) -> Puzzle | None:
    return _by_id(game_of(puzzle)).get(puzzle)


def game_of(puzzle: str) -> str:
    return puzzle.rpartition("-")[0]


@lru_cache
def _by_id(game: str) -> dict[str, Puzzle]:
    try:
        return {puzzle.id: puzzle for puzzle in puzzles_of(game)}
    except UnderhallError:  # there is no such game
        return {}


def day_of(at: float) -> str:
    return str(datetime.fromtimestamp(at, UTC).date())


def daily(game: str, at: float) -> Puzzle | None:
    """The puzzle of that day: the same for everybody."""
    found = sorted(puzzles_of(game), key=lambda one: one.id)
    if not found:
        return None
    stride = STRIDE if len(found) % STRIDE else 1
    return found[datetime.fromtimestamp(at, UTC).toordinal() * stride % len(found)]


def next_for(game: str, tries: Sequence[Any], but: str = "") -> Puzzle | None:
    """The untried puzzle nearest to what somebody can do by their last tries; then one they have not solved."""
    own = [row for row in tries if row.game == game]
    recent = own[:LOOKED_AT]
    wanted: float = FIRST_DIFFICULTY
    if recent:
        wanted = sum(row.difficulty + (STEP if row.solved else -STEP) for row in recent) / len(recent)
    tried, solved = {row.puzzle for row in own}, {row.puzzle for row in own if row.solved}
    for passed in (tried, solved):
        left = [puzzle for puzzle in puzzles_of(game) if puzzle.id not in passed and puzzle.id != but]
        if left:
            return min(left, key=lambda puzzle: abs(puzzle.difficulty - wanted))
    return None


def streak_of(tries: Sequence[Any], now: float) -> Streak:
    """From all counted tries, the last one first."""
    lengths = [0]
    for row in reversed(tries):
        lengths.append(lengths[-1] + 1 if row.solved else 0)
    days = {day_of(row.at) for row in tries if row.solved}
    day = datetime.fromtimestamp(now, UTC).date()
    if str(day) not in days:
        day -= timedelta(days=1)  # today is not over yet
    count = 0
    while str(day - timedelta(days=count)) in days:
        count += 1
    return Streak(count, lengths[-1], max(lengths))


def results_of(tries: Sequence[Any]) -> list[dict[str, Any]]:
    """How many puzzles of each game somebody tried, and solved at the first try."""
    games = sorted({str(row.game) for row in tries})
    own = {game: [row for row in tries if row.game == game] for game in games}
    return [{"game": game, "tried": len(own[game]), "solved": sum(row.solved for row in own[game])} for game in games]


@lru_cache(maxsize=64)
def _state(puzzle_id: str) -> State:
    """The position of a puzzle that is here; nobody may change it."""
    found = find(puzzle_id)
    assert found is not None
    return found.state()


def shown(puzzle: Puzzle, language: str) -> dict[str, Any]:
    """The position as the seat that is asked sees it, in the shape that boards draw, and its moves."""
    state = _state(puzzle.id)
    voice = _voice(state, language)
    return {
        "seat": state.seat,
        "question": voice.question(state, state.seat),
        "moves": [_said(state, voice, move) for move in state.moves()],
        "view": state.view(state.seat),
        "names": [voice.seat(seat) for seat in range(state.seats)],
        "automata": state.seats - state.game.players(state.options),
    }


def number_of(puzzle: Puzzle, move: str) -> int:
    """The move that a text names; one that is not legal is refused with the reason."""
    state = _state(puzzle.id)
    number = state.game.moves.parse(move)
    if number not in state.moves():
        state.copy().play(number)
    return number


def solution(puzzle: Puzzle, tried: int, language: str) -> dict[str, Any]:
    """Whether a move is right, which are, why the best is, and who finds it."""
    state = _state(puzzle.id)
    voice = _voice(state, language)
    right = [state.game.moves.parse(text) for text in puzzle.right]
    # Imagined for the seat: what is said of the best move must not tell what the seat cannot know either.
    imagined = state.imagine(state.seat, int(puzzle.id[-8:], 16))
    best = explained(imagined, right[:1], [puzzle.share], voice)[0]
    return {
        "right": tried in right,
        "tried": voice.move(state, tried),
        "best": [_said(state, voice, move) for move in right],
        "reasons": best.reasons,
        "share": puzzle.share,
        "margin": puzzle.margin,
        "levels": {
            level: {
                "found": finds.found,
                "tries": finds.tries,
                "mostly": voice.move(state, state.game.moves.parse(finds.mostly)),
            }
            for level, finds in puzzle.levels.items()
        },
    }


def _said(state: State, voice: Voice[Any], move: int) -> dict[str, Any]:
    return {
        "move": move,
        "text": state.game.moves.print(move),
        "sentence": voice.move(state, move),
        "picks": voice.picks(state, move),
    }


def _voice(state: State, language: str) -> Voice[Any]:
    return voice_for(shown_to(state, SPECTATOR), language, [""] * state.game.players(state.options))
