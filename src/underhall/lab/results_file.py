"""The results file of a match: JSON lines. The first line defines the match; then comes one line for each game,
written as soon as the game is over.

A run that was broken off is continued: games whose lines are in the file are not played again, half a line at the end
is cut off. A file of another match is refused, and so is a file that another run is writing at this moment.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from underhall.core.errors import Message, UnderhallError
from underhall.lab.match import Match, Played

FORMAT = 1


class BadResultsFile(UnderhallError):
    """A results file that does not belong to this match, or is damaged."""


class ResultsFile:
    """The results of one match, on disk and in memory: ``played`` by number of game."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.played: dict[int, Played] = {}
        self.header: dict[str, Any] = {"underhall": "match", "format": FORMAT, **match.definition()}

    def __enter__(self) -> ResultsFile:
        if self.path.is_dir():
            raise BadResultsFile("results-folder", path=self.path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.file = self.path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self.file.close()
            raise
        self.found = len(self.played)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, played: Played) -> None:
        if played.game not in self.played:
            self.played[played.game] = played
            self._write(played.plain())

    def missing(self, games: int) -> list[int]:
        """Which of the first ``games`` games are still to be played."""
        return [number for number in range(games) if number not in self.played]

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # a system without such locks
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadResultsFile("results-in_use", path=self.path) from None

    def _read(self) -> None:
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind(b"\n") + 1]
        start = json.dumps({"underhall": "match"}, separators=(",", ":"))[:-1].encode()
        if text and not text.startswith(start[: len(text)]):
            raise BadResultsFile("results-foreign_file", path=self.path)
        os.ftruncate(self.file.fileno(), len(whole))
        lines = whole.decode(errors="replace").splitlines()
        if not lines:
            self._write(self.header)
            return
        self._compare(self._parse(lines[0], 1))
        for place, line in enumerate(lines[1:], start=2):
            data = self._parse(line, place)
            try:
                played = Played(**data)
            except TypeError:
                raise BadResultsFile("results-no_game", path=self.path, place=place) from None
            self.played.setdefault(played.game, played)

    def _parse(self, line: str, place: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            raise BadResultsFile("results-damaged", path=self.path, place=place) from None
        if not isinstance(data, dict):
            raise BadResultsFile("results-no_game", path=self.path, place=place)
        return data

    def _compare(self, found: dict[str, Any]) -> None:
        wanted = json.loads(json.dumps(self.header))
        for key in wanted.keys() | found.keys():
            if wanted.get(key) != found.get(key):
                words = _difference(key, found.get(key), wanted.get(key))
                raise BadResultsFile("results-other_match", path=self.path, error=words)


def _difference(key: str, found: Any, wanted: Any) -> list[Message]:
    if key in ("engine", "cards", "bots"):
        return [Message(f"match_differs-{key}")]
    if isinstance(found, dict) and isinstance(wanted, dict):
        names = [name for name in sorted(found.keys() | wanted.keys()) if found.get(name) != wanted.get(name)]
        return [_differs(name, found.get(name), wanted.get(name)) for name in names]
    if isinstance(found, list) and isinstance(wanted, list):
        found, wanted = " ".join(map(str, found)), " ".join(map(str, wanted))
    return [_differs(key.replace("_", " "), found, wanted)]


def _differs(name: str, found: Any, wanted: Any) -> Message:
    return Message("match_differs-field", name=name, found=found, wanted=wanted)


def _in_a_file_name(letter: str) -> bool:
    return letter.isalnum() or letter in "._-"


def default_path(folder: Path, match: Match) -> Path:
    """A file name that no other match has, so that the same command continues the same file."""
    players = "-".join("".join(filter(_in_a_file_name, Path(name).name)) for name in match.players)
    return folder / f"{match.game}-{players}-{match.digest()}.jsonl"
