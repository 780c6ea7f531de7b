"""Keeps what this version writes, so that all later ones must read it: a backup of the schema, a record of each game.

::

    python -m tests.server.make_kept backup     # stored/backups/SCHEMA.gz, and what everybody saw there (.eyes.gz)
    python -m tests.server.make_kept records    # stored/records/VERSION/GAME.record

Whoever adds a version of the schema runs the first (the file of one that was in no release may go), whoever makes a
release both: tests/server/test_kept.py says so when one is missing.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.hosts import Host
from tests.server.make_stored import FOLDER, SHORT, expected, finished, private, running
from underhall import __version__
from underhall.server import backup
from underhall.server.migrations import HEAD
from underhall.server.settings import Settings, database_url

BACKUPS, RECORDS = FOLDER / "backups", FOLDER / "records"


def write_packed(path: Path, content: Any) -> None:
    """The same bytes for the same content."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read_packed(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def keep_backup(host: Host) -> None:
    """Tables of each game that are over, played at and not begun, with guests and accounts."""
    scenes = [scene for key in sorted(SHORT) for made in (finished, running, private) for scene in made(host, key)]
    eyes = [expected(scene) for scene in scenes]
    BACKUPS.mkdir(exist_ok=True)
    host.run(backup.back_up(host.services.engine, BACKUPS / f"{HEAD}.gz"))
    (BACKUPS / f"{HEAD}.gz").chmod(0o644)
    write_packed(BACKUPS / f"{HEAD}.eyes.gz", eyes)


def keep_records(host: Host) -> None:
    folder = RECORDS / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for key in sorted(SHORT):
        scene = finished(host, key)[0]
        (folder / f"{key}.record").write_text(scene.people[0].record(scene.table), encoding="utf-8")


WORKS = {"backup": keep_backup, "records": keep_records}


def main() -> int:
    if sys.argv[1:] not in [[name] for name in WORKS]:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Settings(database_url(str(Path(folder) / "tables.db"), Path()), limits=False, workers=1))
        try:
            WORKS[sys.argv[1]](host)
        finally:
            host.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
