"""Puzzles: which there are for you, one of them, and tries. What is right is said to nobody who has not tried."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field, StringConstraints

from underhall.puzzles.puzzle import Puzzle
from underhall.server import limits, puzzles
from underhall.server.api_models import Language, MoveShown, Shape, example
from underhall.server.change_writer import Stale
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
)
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, not_found
from underhall.server.store.puzzles import new_puzzle_try

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=RESPONSES)
PuzzleId = Annotated[
    str, Path(pattern=r"^[a-z0-9_]{1,60}-[0-9a-f]{10}$", description="a puzzle's id", examples=["dwarf-0123456789"])
]


class PuzzleTry(Shape):
    model_config = example(move="place 5")
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)] = Field(description="a move, as text")


class StreakShown(BaseModel):
    days: int = Field(description="days in a row with a solved puzzle, up to today or yesterday")
    puzzles: int = Field(description="puzzles in a row that you solved at the first try")
    best: int = Field(description="the most that were")


class DailyPuzzle(BaseModel):
    id: str
    game: str
    difficulty: int = Field(description="0: found by every level, 100: by none")
    solved: bool | None = Field(description="by your counted try; null before it")


class GamePuzzles(BaseModel):
    game: str
    count: int
    tried: int
    solved: int
    next: str | None = Field(description="one near to what you can do; null if you have solved all")


class PuzzlesShown(BaseModel):
    day: str
    daily: list[DailyPuzzle]
    games: list[GamePuzzles]
    streak: StreakShown


class PuzzleShown(BaseModel):
    """A position as the seat that is asked sees it, without what is right."""

    id: str
    game: str
    difficulty: int
    solved: bool | None = Field(description="by your counted try; null before it")
    daily: bool
    options: dict[str, Any]
    seat: int
    question: str
    moves: list[MoveShown]
    view: dict[str, Any]
    names: list[str] = Field(description="what each seat is called")
    automata: int = Field(description="how many of the last seats the game itself plays")


class LevelFinds(BaseModel):
    found: int
    tries: int
    mostly: str = Field(description="what the level plays mostly, in words")


class TryShown(BaseModel):
    right: bool
    counted: bool = Field(description="whether this was your first try")
    tried: str = Field(description="what was tried, in words")
    best: list[MoveShown] = Field(description="the moves that are right, the best first")
    reasons: list[str] = Field(description="why the best move is good, in words")
    share: float = Field(description="of the victory, after the best move")
    margin: float = Field(description="by how much less every other move is worth")
    levels: dict[str, LevelFinds]
    streak: StreakShown
    next: str | None


@router.get("", response_model=PuzzlesShown)
async def list_puzzles(services: CurrentServices, somebody: MaybeSignedIn) -> Response:
    """Today's puzzles, one of each game; how many there are, how you stand, and a next one for you."""
    now = services.settings.clock()
    tries = await _tries(services, somebody)
    solved = {row.puzzle: bool(row.solved) for row in tries}
    games = [game for game in services.constants.games() if puzzles.puzzles_of(game)]
    today = [puzzle for game in games if (puzzle := puzzles.daily(game, now)) is not None]
    return answer(
        {
            "day": puzzles.day_of(now),
            "daily": [
                {
                    "id": one.id,
                    "game": puzzles.game_of(one.id),
                    "difficulty": one.difficulty,
                    "solved": solved.get(one.id),
                }
                for one in today
            ],
            "games": [_game(game, tries) for game in games],
            "streak": puzzles.streak_of(tries, now).__dict__,
        }
    )


@router.get("/{puzzle}", response_model=PuzzleShown)
async def read_puzzle(
    services: CurrentServices, somebody: MaybeSignedIn, puzzle: PuzzleId, lang: Language = "en"
) -> Response:
    """A position, as the seat that is asked sees it."""
    found = _find(services, puzzle)
    game = puzzles.game_of(found.id)
    mine = [row for row in await _tries(services, somebody) if row.puzzle == puzzle]
    today = puzzles.daily(game, services.settings.clock())
    shown = puzzles.shown(found, lang)
    head = {
        "id": found.id,
        "game": game,
        "difficulty": found.difficulty,
        "solved": bool(mine[0].solved) if mine else None,
        "daily": today is not None and today.id == found.id,
        "options": shown["view"]["options"],
    }
    return answer({**head, **shown})


@router.post("/{puzzle}/try", response_model=TryShown, dependencies=NEEDS_HEADER)
async def try_puzzle(
    services: CurrentServices, person: SignedIn, puzzle: PuzzleId, wish: PuzzleTry, lang: Language = "en"
) -> Response:
    """Whether a move is right, and what is. Your first try counts."""
    services.limit(f"puzzle {person.account}", limits.ANALYSE)
    found = _find(services, puzzle)
    game = puzzles.game_of(found.id)
    told = puzzles.solution(found, puzzles.number_of(found, wish.move), lang)
    now = services.settings.clock()
    counted = True
    try:
        await services.writer.write(
            new_puzzle_try(person.account, found.id, game, found.difficulty, told["right"], now)
        )
    except Stale:  # there is one already
        counted = False
    tries = await _tries(services, person)
    following = puzzles.next_for(game, tries, but=found.id)
    streak = puzzles.streak_of(tries, now).__dict__
    return answer({**told, "counted": counted, "streak": streak, "next": None if following is None else following.id})


def _find(services: Services, puzzle: str) -> Puzzle:
    found = puzzles.find(puzzle) if puzzles.game_of(puzzle) in services.constants.games() else None
    if found is None:
        raise not_found("puzzle")
    return found


async def _tries(services: Services, somebody: Person | None) -> list[Any]:
    return [] if somebody is None else await services.puzzles.tries_of(somebody.account)


def _game(game: str, tries: list[Any]) -> dict[str, Any]:
    own = [row for row in tries if row.game == game]
    following = puzzles.next_for(game, tries)
    return {
        "game": game,
        "count": len(puzzles.puzzles_of(game)),
        "tried": len(own),
        "solved": sum(row.solved for row in own),
        "next": None if following is None else following.id,
    }
