"""A disk of its own for a database, so small that it can really be filled: then writing fails with ENOSPC.

That takes whoever may mount one: root, where no container forbids it. A file with a file system of its own is tried
first, as what is on it goes to the real disk; else it lies in memory.
"""

from __future__ import annotations

import atexit
import errno
import os
import shutil
import subprocess
from pathlib import Path

MEGABYTE = 1024 * 1024
BLOCK = 4096
WHY_NOT = "no small disk can be mounted here: that takes root, and a system that lets root mount one"


def _done(*command: str) -> bool:
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def can_be_had(folder: Path) -> bool:
    """Whether one can be mounted here."""
    disk = SmallDisk(folder, 8)
    try:
        return bool(disk.kind)
    finally:
        disk.close()
        folder.rmdir()


class SmallDisk:
    """Mounted at a folder until it is closed; ``kind`` is nothing where none could be."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self.image = folder.with_name(f"{folder.name}.image")
        self.kind = ""
        folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() != 0:
            return
        with self.image.open("wb") as image:
            image.truncate(megabytes * MEGABYTE)
        if _done("mkfs.ext4", "-q", "-m", "0", str(self.image)) and _done(
            "mount", "-o", "loop", str(self.image), str(folder)
        ):
            self.kind = "ext4"
        elif _done("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)):
            self.kind = "tmpfs"
        if self.kind:
            atexit.register(self.close)
        else:
            self.image.unlink()

    @property
    def filling(self) -> Path:
        return self.folder / "filling"

    def fill(self) -> None:
        """To the last block."""
        at, size = 0, 64 * MEGABYTE
        with self.filling.open("wb") as file:
            while size >= BLOCK:
                try:
                    os.posix_fallocate(file.fileno(), at, size)
                    at += size
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    size //= 2

    def empty(self) -> None:
        self.filling.unlink(missing_ok=True)

    def close(self) -> None:
        if self.kind:
            self.kind = ""
            _done("umount", "--lazy", str(self.folder))
            self.image.unlink(missing_ok=True)
