"""A puzzle, and the files of them.

A file is lines of JSON: the first says of which game the puzzles are and how they were made, each further one is a
puzzle that stands for itself. A puzzle is the record of a game up to the question (``core/record.py``), packed, and
what is to be found there. The files that come with a game lie in the folder ``puzzles`` of its package.
"""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from base64 import b85decode, b85encode
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from underhall.core.errors import BadRecord, UnderhallError
from underhall.core.game import Game
from underhall.core.record import Record, read
from underhall.core.state import State

FORMAT = 1
FOLDER = "puzzles"


class BadPuzzles(UnderhallError):
    """A file that holds no puzzles, or broken ones."""


@dataclass(frozen=True)
class Finds:
    """How a level answered a puzzle: how often it was asked, how often it was right, what it plays mostly."""

    tries: int
    found: int
    mostly: str

    @property
    def share(self) -> float:
        return self.found / self.tries if self.tries else 0.0


@dataclass(frozen=True)
class Puzzle:
    """A position and the moves to find there, as text; the best of them first."""

    id: str
    record: str  # packed
    legal: int  # how many moves there are
    right: tuple[str, ...]
    share: float  # of the victory, after the best move
    margin: float  # by how much less the best of the other moves is worth, in the second search
    first_margin: float  # the same in the first search
    levels: dict[str, Finds] = field(default_factory=dict)

    @property
    def chance(self) -> float:
        """How often whoever guesses is right."""
        return len(self.right) / self.legal

    @property
    def difficulty(self) -> int:
        """From 0, found by every level in every try, to 100, by none."""
        finds = list(self.levels.values())
        return round(100 - 100 * sum(one.share for one in finds) / len(finds)) if finds else 0

    def game_record(self, game: Game[Any] | None = None) -> Record:
        """The game up to the question, each move checked by replaying it."""
        return read(unpack(self.record), game)

    def state(self, game: Game[Any] | None = None) -> State:
        return self.game_record(game).replay()

    def plain(self) -> dict[str, Any]:
        """As a line of a file has it."""
        return {**asdict(self), "right": list(self.right)}


def puzzle_of(plain: dict[str, Any]) -> Puzzle:
    levels = {level: Finds(**finds) for level, finds in plain["levels"].items()}
    return Puzzle(**{**plain, "right": tuple(plain["right"]), "levels": levels})


def pack(text: str) -> str:
    return b85encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> str:
    try:
        return zlib.decompress(b85decode(packed)).decode()
    except (ValueError, zlib.error):
        raise BadRecord("record-not_ours") from None


def id_of(game: str, packed: str) -> str:
    """The same position has the same name wherever it is found."""
    return f"{game}-{hashlib.blake2b(packed.encode(), digest_size=5).hexdigest()}"


@dataclass
class PuzzleFile:
    """Puzzles of one game, and how they were made."""

    head: dict[str, Any]
    puzzles: list[Puzzle]

    @property
    def game(self) -> str:
        return str(self.head["game"])

    def save(self, path: Path) -> None:
        """Write to a file: whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self.head, *(puzzle.plain() for puzzle in self.puzzles)]
        draft = path.with_name(path.name + ".part")
        text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)


def load(path: Path) -> PuzzleFile:
    """The puzzles of a file; their records are checked when they are replayed."""
    try:
        return parse(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise BadPuzzles("puzzles-unreadable", path=str(path), reason=error.strerror or "") from None


def parse(text: str, name: str) -> PuzzleFile:
    try:
        head, *rest = [json.loads(line) for line in text.splitlines() if line]
        if head["puzzles"] != FORMAT:
            raise BadPuzzles("puzzles-broken", path=name)
        return PuzzleFile(head, [puzzle_of(line) for line in rest])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadPuzzles("puzzles-broken", path=name) from None


def shipped_file(game: Game[Any]) -> PuzzleFile | None:
    """The puzzles that come with a game; none where its package has none, or has them for other rules or cards."""
    file = game.folder() / FOLDER / f"{game.key}.jsonl"
    if not file.is_file():
        return None
    found = parse(file.read_text(encoding="utf-8"), file.name)
    made_for = (found.head["rules"], found.head["cards"])
    return found if made_for == (game.rules_version, game.catalogue.digest) else None
