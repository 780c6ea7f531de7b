"""Whether puzzles are what their file says, by searches with a chance of their own: nothing is taken from the file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.errors import Message, UnderhallError
from underhall.core.state import State
from underhall.puzzles.judging import GUESSING, SECOND, SURE, THIRD, answers, looked_at_again, players
from underhall.puzzles.puzzle import Finds, Puzzle, id_of

# Of all puzzles of a file the master finds at least that many.
BY_MASTER = 0.85
# The new searches begin elsewhere than those that made the puzzle.
VERIFYING = 5 << 28


@dataclass
class Check:
    """What came of looking at one puzzle. ``wrong`` says what is not as the file says."""

    id: str
    chance: float
    lead: float = 0.0  # of the right moves, in the new search
    wrong: list[Message] = field(default_factory=list)
    finds: dict[str, Finds] = field(default_factory=dict)

    def confirmed(self, margin: float) -> bool:
        return not self.wrong and self.lead >= SURE * margin


def verify_some(game: str, puzzles: Sequence[Puzzle], margin: float, seed: int, numbers: list[int]) -> list[Check]:
    """What a worker does."""
    return [verify(game, puzzles[number], margin, seed) for number in numbers]


def verify(game: str, puzzle: Puzzle, margin: float, seed: int) -> Check:
    """One puzzle: what it says of itself, then a new search, then the levels, asked once each."""
    check = Check(puzzle.id, puzzle.chance)
    try:
        state = puzzle.state(games.find(game))
        right = tuple(state.game.moves.parse(text) for text in puzzle.right)
    except UnderhallError as error:
        check.wrong.append(Message("puzzle_check-record", error=error))
        return check
    look_at(check, puzzle, state, right)
    if not check.wrong:
        search_anew(check, state, right, margin, Chance(VERIFYING << 64 | seed << 40 | int(puzzle.id[-10:], 16)))
    return check


def look_at(check: Check, puzzle: Puzzle, state: State, right: tuple[int, ...]) -> None:
    """What needs no search."""
    legal = state.moves()
    if puzzle.id != id_of(state.game.key, puzzle.record):
        check.wrong.append(Message("puzzle_check-id"))
    if len(legal) != puzzle.legal:
        check.wrong.append(Message("puzzle_check-count", found=len(legal), told=puzzle.legal))
    for move in right:
        if move not in legal:
            check.wrong.append(Message("puzzle_check-illegal", move=state.game.moves.print(move)))
    if not 0.0 < len(right) / max(len(legal), 1) < GUESSING:
        check.wrong.append(Message("puzzle_check-guessing", right=len(right), legal=len(legal)))


def search_anew(check: Check, state: State, right: tuple[int, ...], margin: float, chance: Chance) -> None:
    """Confirmed by a search as long as the one before, or else by one as long as the third, whose word counts."""
    for iterations in (SECOND, THIRD):
        found = looked_at_again(state, right, margin, chance, iterations)
        check.lead = found.lead(right)
        if check.lead >= SURE * margin:
            break
    if check.lead < -SURE * margin:
        best = state.game.moves.print(found.right[0])
        check.wrong.append(Message("puzzle_check-other", found=best, right=state.game.moves.print(right[0])))
    for level, player in players(state.game.key).items():
        check.finds[level] = answers(state, right, player, 1, chance)
