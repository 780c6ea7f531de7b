"""Through a real terminal (tmux): keys, closing it in the middle, going on, no colour, a dumb terminal."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall.core import record as records

PATIENCE = 60.0


class Tmux:
    """One terminal of 100x30 in a server of its own."""

    def __init__(self, folder: Path) -> None:
        assert shutil.which("tmux"), "this test needs tmux: install Debian's package 'tmux' (apt install tmux)"
        self.folder = folder
        self.socket = str(folder / "tmux")
        self.settings = folder / "tmux.conf"
        self.settings.write_text("set -g default-size 100x30\nset -g escape-time 0\n")

    def do(self, *words: str) -> str:
        command = ["tmux", "-S", self.socket, "-f", str(self.settings), *words]
        # A terminal of its own: the size of ours must not be taken for its.
        environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "TMUX")}
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout

    def start(self, *arguments: str, before: tuple[str, ...] = (), **environment: str) -> None:
        settings = {"UNDERHALL_DATA": str(self.folder / "data"), "COLORTERM": "truecolor", **environment}
        words = [part for key, value in settings.items() for part in ("-e", f"{key}={value}")]
        program = [*before, sys.executable, "-m", "underhall.cli", "--lang", "en", "tui", *arguments]
        self.do("new-session", "-d", "-x", "100", "-y", "30", *words, *program)

    def screen(self, colours: bool = False) -> str:
        return self.do("capture-pane", "-p", *(["-e"] if colours else []))

    def press(self, *keys: str) -> None:
        self.do("send-keys", *keys)

    def escape(self, shown: str) -> None:
        """Escape, until what was shown is gone: with another key right after it, it would be Alt and that key."""
        self.press("Escape")
        end = time.monotonic() + PATIENCE
        while re.search(shown, self.screen()):
            assert time.monotonic() < end, f"the screen still shows '{shown}'"
            time.sleep(0.05)

    def until(self, wanted: str) -> str:
        """Wait until the screen shows something; returns the screen."""
        end = time.monotonic() + PATIENCE
        shown = ""
        while time.monotonic() < end:
            shown = self.screen()
            if re.search(wanted, shown):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"the screen never showed '{wanted}':\n{shown}")

    def process(self) -> int:
        return int(self.do("list-panes", "-F", "#{pane_pid}").split()[0])


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    terminal = Tmux(tmp_path)
    yield terminal
    subprocess.run(["tmux", "-S", terminal.socket, "kill-server"], capture_output=True, check=False)


def only_save(tmux: Tmux) -> Path:
    (path,) = (tmux.folder / "data" / "saves").glob("*.record")
    return path


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_from_the_home_screen_to_a_move_with_real_keys(tmux: Tmux) -> None:
    tmux.start()
    tmux.until("New game")
    tmux.press("Down", "Down", "Down", "Enter")  # DWARF is the last of four
    tmux.until("New game: DWARF")
    tmux.press("Up", "Enter")  # from the first row up to Start
    tmux.until("place your first worker")
    tmux.press("Right")
    shown = tmux.until(r"Put a worker on [A-Za-z ]+\([2-9]\)")
    assert max(len(line) for line in shown.splitlines()) > 90  # the whole width is used
    tmux.press("Enter")
    tmux.until(r"Player 1 puts a worker on [A-Z]")
    tmux.press("?")
    tmux.until("take back your last move")
    tmux.escape("take back your last move")
    tmux.press("/")
    tmux.until("Rules: type a number")
    tmux.press("D", "-", "3", "4")
    tmux.until("may be placed on any")
    tmux.escape("may be placed on any")
    tmux.press("l")
    tmux.until("Was geschah|Spezialaktionen")
    tmux.press("q")
    tmux.until("Laufende Spiele")
    tmux.until(r"DWARF +Mensch")
    tmux.press("q")
    saved = records.load(only_save(tmux))
    assert any(saved.game.moves.print(move).startswith("place") for move in saved.moves)


def test_closing_the_terminal_loses_nothing_and_the_next_start_offers_to_go_on(tmux: Tmux) -> None:
    tmux.start("dwarf", "--seats", "human,random", "--seed", "7")
    tmux.until("place your first worker")
    tmux.press("Down", "Enter")
    tmux.until("Player 1 puts a worker")
    tmux.until("Player 1: place your second worker")  # the random opponent has answered
    process = tmux.process()
    before = records.load(only_save(tmux))
    assert len(before.moves) >= 2
    tmux.do("kill-server")  # the terminal is gone: SIGHUP
    end = time.monotonic() + PATIENCE
    while not gone(process):
        assert time.monotonic() < end, "the table outlived its terminal"
        time.sleep(0.05)
    assert records.load(only_save(tmux)).moves == before.moves
    tmux.start()
    shown = tmux.until("A game was left in the middle")
    assert "DWARF" in shown
    tmux.press("Enter")
    tmux.until(r"Player 1: place|Player 1: ")
    tmux.press("q")
    tmux.until("Running games")
    tmux.press("q")
    assert records.load(only_save(tmux)).moves == before.moves


def test_left_in_order_nothing_is_offered(tmux: Tmux) -> None:
    tmux.start("dwarf", "--seats", "human,random")
    tmux.until("place your first worker")
    tmux.press("q")
    tmux.until("Running games")
    tmux.press("q")
    end = time.monotonic() + PATIENCE
    while (tmux.folder / "data" / "open-game").exists():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_without_colour_everything_is_still_marked(tmux: Tmux) -> None:
    tmux.start("dwarf", "--seats", "human,random", "--seed", "7", NO_COLOR="1")
    tmux.until("place your first worker")
    tmux.press("Right")
    tmux.until(r"Put a worker on [A-Za-z ]+\(2\)")
    shown = tmux.screen(colours=True)
    codes = {code for group in re.findall(r"\x1b\[([0-9;:]*)m", shown) for code in re.split("[;:]", group)}
    assert not codes & {"38", "48"}, "colours in spite of NO_COLOR"
    assert not [code for code in codes if re.fullmatch(r"3[0-7]|4[0-7]|9[0-7]|10[0-7]", code)]
    assert "7" in codes, "the cursor must be reversed"
    assert "▶" in shown
    assert "›" in shown


def test_a_dumb_terminal_gets_plain_text(tmux: Tmux) -> None:
    """``env`` sets TERM after tmux, which would name its own."""
    tmux.start("dwarf", "--seed", "7", before=("env", "TERM=dumb"))
    tmux.until(r"1  put a worker on [A-Z]")
    shown = tmux.do("capture-pane", "-p", "-S", "-")
    assert "here it is in plain text" in shown
    assert "┌─ 1 ─" in shown
    assert "\x1b" not in tmux.do("capture-pane", "-p", "-e", "-S", "-")
    tmux.press("q", "u", "i", "t", "Enter")
