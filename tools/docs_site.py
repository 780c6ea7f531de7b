"""Gathers the pages of the docs site for ``make docs``: docs/, the rules in their languages, an API reference.

    python tools/docs_site.py FOLDER       FOLDER/pages and FOLDER/zensical.toml, for `zensical build`

The reference is read from the sources without importing them. Links out of docs/ (to examples and the bench) become
plain words, since the site has no such files.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "underhall"
RULES = PACKAGE / "locales"
LANGUAGES = {"en": "English", "de": "Deutsch", "pt-BR": "Português"}
GAMES = {"dwarf": "DWARF", "dwar7s": "Dwar7s Fall and Dwar7s Duel", "dig_deeper_dwarf": "Dig Deeper Dwarf"}
# What somebody writes programs against.
API = (
    *("core/game.py", "core/state.py", "core/record.py", "core/journal.py", "core/outcome.py", "core/text.py"),
    *("core/features.py", "core/search_settings.py", "players/levels.py", "players/player.py", "players/search.py"),
    *("client/__init__.py", "doors/batch.py", "lab/match.py", "lab/figures.py", "lab/runner.py"),
)
# The menu: titles and the pages below them, by their names in the site.
MENU: dict[str, list[tuple[str, str]]] = {
    "Play": [("Underhall", "index.md"), ("A player's guide", "guide.md"), ("In a terminal", "terminal.md")],
    "Rules": [],
    "Opponents": [
        ("How strong they are", "strength.md"),
        ("Bots of your own", "bots.md"),
        ("Puzzles", "puzzles.md"),
        ("What a position looks like as numbers", "features.md"),
    ],
    "Host": [("A server", "server.md"), ("Without a server", "site.md"), ("Reliability", "reliability.md")],
    "Study": [
        ("The laboratory", "lab.md"),
        ("Doors for learners", "doors.md"),
        ("On an accelerator", "accelerated.md"),
        ("Language models", "mcp.md"),
    ],
    "Build": [
        ("Architecture", "architecture.md"),
        ("The page", "web.md"),
        ("Adding a game", "writing-a-game.md"),
        ("Translating", "translating.md"),
        ("How fast it is", "performance.md"),
        ("How that is measured", "measured.md"),
        ("Mutants", "mutants.md"),
    ],
    "API": [],
}
# Only the site has the table behind it, not the pages as they lie in docs/.
PLAY = ("<!-- play -->", "[Play now](play/index.html){ .md-button .md-button--primary }")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def gather(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """Write all pages and the settings; the menu as it came out."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    menu = {title: list(rows) for title, rows in MENU.items()}
    for path in sorted(DOCS.rglob("*")):
        if path.is_file() and path.suffix in {".md", ".svg", ".webp"} and "rules" not in path.relative_to(DOCS).parts:
            write(pages / path.relative_to(DOCS), path)
    start = pages / "index.md"
    start.write_text(start.read_text("utf-8").replace(*PLAY), "utf-8")
    write(pages / "measured.md", ROOT / "bench" / "README.md")
    for language, name in LANGUAGES.items():
        for game, title in GAMES.items():
            path = RULES / language / "rules" / f"{game}.md"
            if path.is_file():
                # English is where the other pages look for it.
                place = f"rules/{game}.md" if language == "en" else f"rules/{language}/{game}.md"
                write(pages / place, path)
                if language == "en":
                    (pages / place).write_text((pages / place).read_text("utf-8") + as_numbers(title), "utf-8")
                menu["Rules"].append((f"{title} ({name})", place))
    for source in API:
        module = "underhall." + source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        place = f"api/{module}.md"
        (pages / "api").mkdir(exist_ok=True)
        (pages / place).write_text(reference(module, (PACKAGE / source).read_text("utf-8")), "utf-8")
        menu["API"].append((module, place))
    (folder / "zensical.toml").write_text(settings(menu), "utf-8")
    return menu


def write(target: Path, source: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".md":
        target.write_text(inward(source.read_text("utf-8"), source), "utf-8")
    else:
        shutil.copyfile(source, target)


def as_numbers(title: str) -> str:
    """What follows a game's rules: the part of docs/features.md about it, a heading deeper."""
    parts = re.split(r"^## ", (DOCS / "features.md").read_text("utf-8"), flags=re.MULTILINE)
    [found] = [part for part in parts[1:] if part.split(":")[0] == title]
    heading, _, rest = found.partition("\n")
    about = "What the slices are for: [features](../features.md)."
    return f"\n## As numbers\n\n{about}\n\n### {heading}\n{rest.rstrip()}\n"


def inward(text: str, source: Path) -> str:
    """A page whose links out of the docs have become words."""

    def kept(match: re.Match[str]) -> str:
        sign, words, target = match.groups()
        place, _, part = target.partition("#")
        if "://" in target or target.startswith("mailto:") or not place:
            return match[0]
        there = Path(os.path.normpath(source.parent / place))
        if there == ROOT / "bench" / "README.md":
            return f"[{words}](measured.md{'#' + part if part else ''})"
        if there.is_dir():
            return words
        if there.is_relative_to(DOCS) and not source.is_relative_to(DOCS):
            return f"{sign}[{words}]({there.relative_to(DOCS).as_posix()}{'#' + part if part else ''})"
        if there.is_relative_to(DOCS):
            return match[0]
        return "" if sign else words

    return LINK.sub(kept, text)


def reference(module: str, source: str) -> str:
    """A module's public classes and functions, with what their docstrings say."""
    tree = ast.parse(source)
    lines = [f"# {module}", "", ast.get_docstring(tree) or "", ""]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            lines += [f"## {node.name}", "", ast.get_docstring(node) or "", ""]
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            lines += [f"- `{ast.unparse(field)}`" for field in fields if not ast.unparse(field.target).startswith("_")]
            lines.append("")
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
                    lines += described(part, "###")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            lines += described(node, "##")
    return "\n".join(lines)


def described(node: ast.FunctionDef | ast.AsyncFunctionDef, sign: str) -> list[str]:
    shown = f"{node.name}({ast.unparse(node.args)})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")
    said = (ast.get_docstring(node) or "").replace("``", "`")
    return [f"{sign} {node.name}", "", "```python", shown, "```", "", said, ""]


def settings(menu: dict[str, list[tuple[str, str]]]) -> str:
    """Plain features, and nothing fetched from other hosts: no fonts, no search service."""
    rows = [
        "[project]",
        'site_name = "Underhall"',
        'site_description = "Dwarf games by lantern light: how to play, host, study and build them."',
        'docs_dir = "pages"',
        'site_dir = "site"',
        "use_directory_urls = false",
        "nav = [",
    ]
    for title, pages in menu.items():
        below = ", ".join(f'{{ "{name}" = "{place}" }}' for name, place in pages)
        rows.append(f'  {{ "{title}" = [{below}] }},')
    rows += ["]", "", "[project.theme]", 'variant = "classic"', "font = false", 'language = "en"']
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    gather(Path(sys.argv[1]))
