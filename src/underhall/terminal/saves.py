"""Where games are kept: a folder of the user's own, or the file somebody names."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from underhall.core.errors import BadOption


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
        raise BadOption(f"{path}: this is a folder; name a file")
    if path.exists() and path.stat().st_size > 0:
        raise BadOption(f"{path}: this file exists already; choose another name, or go on with it by --load")
    return path
