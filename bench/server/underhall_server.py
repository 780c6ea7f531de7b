"""Our server for the load benchmark, with the benchmark's game beside the installed ones, and no limits.

usage: python underhall_server.py PORT DATABASE [GAMES]   (a folder with the game, compiled)
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, sys.argv[3] if len(sys.argv) > 3 else str(Path(__file__).parent / "games"))

from underhall.server import logs
from underhall.server.run import run
from underhall.server.settings import Settings, database_url

if __name__ == "__main__":
    logs.set_up("warning")
    run(Settings(database_url(sys.argv[2], Path()), limits=False, workers=1), "127.0.0.1", int(sys.argv[1]))
