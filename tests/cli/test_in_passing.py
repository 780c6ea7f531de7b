"""``uvx --from FILE.whl underhall``: what the package itself does not need is fetched by the tool that was asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from underhall.cli import in_passing

OF_UV = Path("/home/ann/.cache/uv/archive-v0/aBc-123")
OF_PIPX = (Path("/home/ann/.local/share/pipx/.cache/1a2b3c"), Path("/home/ann/.cache/pipx/1a2b3c"))
THEIR_OWN = (
    *("/home/ann/project/.venv", "/usr", "/home/ann/.local/share/uv/tools/underhall"),
    "/home/ann/.local/pipx/venvs/underhall",
)
WHEEL = "file:///home/ann/underhall-9.9.9-py3-none-any.whl"


class Installed:
    version = "9.9.9"

    def __init__(self, place: str = "") -> None:
        self.place = place

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return f'{{"url": "{self.place}", "archive_info": {{}}}}' if self.place else None


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Installed:
    here = Installed()
    monkeypatch.setattr(in_passing, "distribution", lambda name: here)
    monkeypatch.setattr(in_passing.shutil, "which", lambda name: f"/bin/{name}")
    return here


def test_the_tool_is_asked_for_this_very_package_and_its_table(installed: Installed) -> None:
    python = ["--python", sys._base_executable]
    [*command, wanted, program] = in_passing.with_the_table(OF_UV, {"UV": "/opt/uv"})
    assert command == ["/opt/uv", "tool", "run", "--quiet", *python, "--from"]
    assert (wanted, program) == ("underhall[server]==9.9.9", "underhall")
    installed.place = WHEEL
    assert f"underhall[server] @ {WHEEL}" in in_passing.with_the_table(OF_UV, {})
    for prefix in OF_PIPX:
        command = in_passing.with_the_table(prefix, {})
        assert command == ["/bin/pipx", "run", *python, "--spec", f"underhall[server] @ {WHEEL}", "underhall"]


@pytest.mark.parametrize("prefix", THEIR_OWN)
def test_nothing_is_fetched_into_an_environment_that_is_somebodys_own(installed: Installed, prefix: str) -> None:
    assert in_passing.with_the_table(Path(prefix), {"UV": "/opt/uv"}) == []


def test_it_is_asked_once(installed: Installed) -> None:
    assert in_passing.with_the_table(OF_UV, {in_passing.ASKED_AGAIN: "1"}) == []


BARE = """
import sys
sys.modules["typer"] = None  # as where only the engine's own needs are installed
from underhall.cli import in_passing, main
says = "import sys; print(sys.argv[1:]); sys.exit(7)"
in_passing.with_the_table = lambda prefix, environment: [sys.executable, "-c", says] if {asked} else []
main()
"""


def test_the_command_becomes_the_one_with_the_table() -> None:
    """With its words, its output and its exit code; and where nothing can be asked, a sentence says what to install."""
    for asked, code, out, err in (
        (True, 7, "['serve', '--port', '0']\n", "Fetching what the table needs ...\n"),
        (False, 1, "", "pip install 'underhall[cli]'"),
    ):
        command = [sys.executable, "-c", BARE.format(asked=asked), "serve", "--port", "0"]
        environment = {**os.environ, "UNDERHALL_LANG": "en"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (code, out), done.stderr
        assert err in done.stderr


def test_the_package_names_what_it_was_installed_as() -> None:
    assert in_passing._wanted().startswith("underhall[server]")
