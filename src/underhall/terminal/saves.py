"""Where games are kept: a folder of the user's own, or the file somebody names."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from underhall.core import record as records
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.record import Record


def data_folder() -> Path:
    """``UNDERHALL_DATA`` if set, else the place the system has for such things."""
    chosen = os.environ.get("UNDERHALL_DATA", "")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_dir

    return Path(user_data_dir("underhall", appauthor=False))


def new_save(key: str) -> Path:
    """A file name nobody has used yet."""
    name = f"{key}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder() / "saves"
    path = folder / f"{name}.record"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.record"
        number += 1
    return path


def free_file(path: Path) -> Path:
    """The path, if saving there overwrites nothing."""
    if path.is_dir():
        raise BadOption("save-folder", path=path)
    if path.exists() and path.stat().st_size > 0:
        raise BadOption("save-exists", path=path)
    return path


# The game that lies open on a table: a note beside the saved games with the table's process, taken away when the table
# is left in order. A note that is there at the next start, its process gone, means that the terminal was closed.


def note_of_open_game() -> Path:
    return data_folder() / "open-game"


def note_open(path: Path) -> None:
    note = note_of_open_game()
    with suppress(OSError):  # a note is a convenience; the game itself is saved on its own
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{os.getpid()}\n{path.resolve()}\n", encoding="utf-8")


def note_closed() -> None:
    """Take the note away, unless the note is that of another table that is still open."""
    if _read_note()[0] in (0, os.getpid()):
        with suppress(OSError):
            note_of_open_game().unlink()


def left_open() -> Path | None:
    """The game that was open when a terminal was closed."""
    process, path = _read_note()
    return path if process == 0 and path is not None and path.is_file() else None


def _read_note() -> tuple[int, Path | None]:
    """The process that has the game open (0 if the process is gone), and the game's file."""
    try:
        number, _, path = note_of_open_game().read_text(encoding="utf-8").strip().partition("\n")
        process = int(number)
    except (OSError, ValueError):
        return 0, None
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        process = 0
    except OSError:
        pass  # there is such a process, of somebody else
    return process, Path(path)


@dataclass
class Saved:
    """A saved game as the home screen shows it."""

    path: Path
    record: Record
    over: bool
    when: float


def saved_games(most: int) -> list[Saved]:
    """The newest saved games, newest first; files that are no sound records are left out."""
    folder = data_folder() / "saves"
    stamped: list[tuple[float, Path]] = []
    if folder.is_dir():
        for path in folder.glob("*.record"):
            with suppress(OSError):
                stamped.append((path.stat().st_mtime, path))
    found: list[Saved] = []
    for when, path in sorted(stamped, reverse=True)[:most]:
        with suppress(UnderhallError):
            record = records.load(path)
            found.append(Saved(path, record, record.replay().seat < 0, when))
    return found
