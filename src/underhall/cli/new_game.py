"""``underhall new-game``: a package with a small game that can be played at once, and marked places to fill in."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import typer

from underhall.cli.words import Words
from underhall.core import game as registry
from underhall.core.errors import UnderhallError

KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40
TEMPLATE = ".txt"  # so that no tool takes the templates for code


class NoNewGame(UnderhallError):
    """A game of that name cannot be begun here."""


def begin_game(name: str, folder: Path, words: Words) -> None:
    key = name.strip().lower().replace("-", "_").replace(" ", "_")
    project = folder / key
    message = reason_against(name, key, project, words)
    if message:
        raise NoNewGame(message)
    write_skeleton(key, project)
    typer.echo(words.say("new_game.made", path=project, game=key))


def reason_against(name: str, key: str, project: Path, words: Words) -> str:
    """Why no game of that key can be begun there; empty if one can."""
    if not KEY.fullmatch(key) or len(key) > LONGEST or keyword.iskeyword(key):
        return words.say("new_game.bad_name", name=name)
    installed = registry.keys()
    if key in installed or find_spec(key) is not None:
        return words.say("new_game.taken", name=key)
    return words.say("new_game.exists", path=project) if project.exists() else ""


def write_skeleton(key: str, project: Path) -> None:
    """A whole package for a game of that key."""
    title = " ".join(word.capitalize() for word in key.split("_"))
    fields = {
        "{key}": key,
        "{key-with-hyphens}": key.replace("_", "-"),
        "{Title}": title,
        "{Class}": title.replace(" ", ""),
        "{Letter}": title[0],
    }
    copy(files("underhall.cli") / "skeleton", project, key, fields)


def copy(source: Traversable, target: Path, key: str, fields: dict[str, str]) -> None:
    target.mkdir(parents=True)
    for part in source.iterdir():
        if part.is_dir():
            copy(part, target / (key if part.name == "package" else part.name), key, fields)
        elif part.name.endswith(TEMPLATE):
            text = part.read_text(encoding="utf-8")
            for field, value in fields.items():
                text = text.replace(field, value)
            (target / file_name(part.name.removesuffix(TEMPLATE), key)).write_text(text, encoding="utf-8")


def file_name(template: str, key: str) -> str:
    return {"rules.md": f"{key}.md", "test_game.py": f"test_{key}.py"}.get(template, template)
