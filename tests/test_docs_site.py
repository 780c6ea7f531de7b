"""The docs site: every page is in its menu, every link leads somewhere, and code samples do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from tests.server.hosts import Host
from tools import docs_site
from underhall.cli.app import app
from underhall.server.settings import Settings, database_url

ROOT = Path(__file__).parents[1]
PLAY = "play/index.html"  # written by `underhall site` when the pages are made


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    docs_site.gather(folder)
    return folder / "pages"


def parts_of(page: Path) -> set[str]:
    """The names of a page's headings, as links name them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", one.lower()).strip()) for one in headings}


def test_every_page_is_in_the_menu_once(pages: Path) -> None:
    menu = tomllib.loads((pages.parent / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    named = [place for row in menu for rows in row.values() for one in rows for place in one.values()]
    assert sorted(named) == sorted(path.relative_to(pages).as_posix() for path in pages.rglob("*.md"))
    assert {"rules/dwarf.md", "rules/de/dwarf.md", "guide.md", "performance.md", "strength.md"} <= set(named)


def test_every_link_and_part_is_there(pages: Path) -> None:
    wrong, seen = [], 0
    for page in pages.rglob("*.md"):
        text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            place, _, part = target.partition("#")
            if "://" in target or target.startswith("mailto:") or target == PLAY:
                continue
            seen += 1
            there = page.parent / place if place else page
            if not there.is_file() or (part and part not in parts_of(there)):
                wrong.append(f"{page.name}: {target}")
    assert wrong == []
    assert seen > 40


def test_each_games_page_tells_its_features(pages: Path) -> None:
    """Beside its rules: the very table that ``underhall features GAME`` prints (tests/core/test_features.py)."""
    told = (ROOT / "docs" / "features.md").read_text("utf-8")
    rows = [line for line in told.splitlines() if line.startswith("| ")]
    assert len(rows) > 60
    shown = [(pages / "rules" / f"{game}.md").read_text("utf-8") for game in docs_site.GAMES]
    for row in rows:
        assert any(row in page for page in shown), row
    for page, title in zip(shown, docs_site.GAMES.values(), strict=True):
        assert f"### {title}: " in page.split("## As numbers")[1]
    start = (pages / "index.md").read_text("utf-8")
    assert start.count("](features.md#") == 4


def test_the_button_opens_the_table_that_make_docs_writes(pages: Path) -> None:
    assert f"]({PLAY})" in (pages / "index.md").read_text("utf-8")
    assert f"underhall site build/docs/site/{Path(PLAY).parent}" in (ROOT / "Makefile").read_text("utf-8")


def test_the_reference_says_something_of_every_class(pages: Path) -> None:
    text = (pages / "api" / "underhall.core.state.md").read_text("utf-8")
    assert "## State" in text
    assert "### fingerprint" in text
    assert "Equal for equal states, on every machine and build." in text
    for page in (pages / "api").glob("*.md"):
        assert len(page.read_text("utf-8")) > 200, page.name


def samples(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


# Those of docs/doors.md and docs/bots.md learn for minutes, and that of docs/accelerated.md is compiled first.
ELSEWHERE = {"doors.md": "tests/doors/test_page.py", "bots.md": "tests/doors/test_line_protocol.py"}
ELSEWHERE["accelerated.md"] = "tests/accelerated/test_page.py"
HERE = {"README.md", "lab.md", "mcp.md", "server.md"}


def run_samples(page: str, folder: Path, **changed: str) -> list[str]:
    """What each prints; ``changed`` are words of theirs that mean this machine."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # where they start ``underhall``
    said = []
    for number, code in enumerate(samples(page)):
        for old, new in changed.items():
            assert old in code, f"{page} speaks no more of {old}"
            code = code.replace(old, new)
        file = folder / f"sample{number}.py"
        file.write_text(code, "utf-8")
        done = subprocess.run(
            [sys.executable, str(file)],
            cwd=folder,
            env={**os.environ, "PATH": path, "UNDERHALL_DATA": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.strip())
    assert said
    return said


@pytest.mark.parametrize("page", ["README.md", "docs/lab.md", "docs/mcp.md"])
def test_the_samples_run(page: str, tmp_path: Path) -> None:
    assert all(run_samples(page, tmp_path))


def test_the_servers_sample_plays_at_a_server(tmp_path: Path) -> None:
    host = Host(Settings(database_url(str(tmp_path / "tables.db"), tmp_path), limits=False, workers=1))
    try:
        assert len(run_samples("docs/server.md", tmp_path, **{"http://127.0.0.1:8417": host.address})) == 1
        [table] = host.client().ask("GET", "/tables", status="running")
        assert host.client().look(table["id"])["number"] > 2  # somebody sat down, it began, a move was made
    finally:
        host.stop()


def test_every_sample_is_run_somewhere() -> None:
    pages = [path for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")) if "```python" in path.read_text()]
    assert {path.name for path in pages} == HERE | set(ELSEWHERE)
    for page, test in ELSEWHERE.items():
        assert "```python" in (ROOT / test).read_text("utf-8"), f"{test} reads no samples of {page}"


def test_every_command_that_is_shown_exists() -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    shown = set()
    for page in (ROOT / "README.md", *ROOT.glob("docs/*.md")):
        for block in re.findall(r"^```\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
            for line in re.findall(r"^(?:\$ )?(?:\.venv/bin/)?underhall ([a-z][a-z-]*)(.*)$", block, re.MULTILINE):
                shown.add((page.name, line[0]))
                options = re.findall(r"(?<!\S)(--[a-z][a-z-]*)", re.sub(r'"[^"]*"', "", line[1]).split("#")[0])
                if line[0] in known and not hasattr(known[line[0]], "commands") and known[line[0]].params:
                    names = {name for one in known[line[0]].params for name in (*one.opts, *one.secondary_opts)}
                    loose = known[line[0]].ignore_unknown_options  # a game's own options
                    assert loose or set(options) <= names | {"--help"}, (page.name, line)
    assert {command for _, command in shown} <= set(known), sorted(shown)
    assert len(shown) > 15
