"""Attacks on live play: standing answers that play for ever, and sockets that are never read."""

from __future__ import annotations

from pathlib import Path

from tests.server.attacks import besieged


def test_calm(tmp_path: Path) -> None:
    with besieged(tmp_path) as server:
        server.strangers_play_on(20)
