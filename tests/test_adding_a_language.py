"""A language is a folder: made up from a copy, it is spoken everywhere, and no sentence is left in another one.

The made-up language is German in Cyrillic letters: a word in Latin ones is typed, a name, or a text from elsewhere.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from underhall.core.game import find
from underhall.core.messages import LANGUAGES, LOCALES, WRITTEN_IN, language_name
from underhall.players.bot_names import NAMES
from underhall.players.levels import KINDS

LANGUAGE = "tlh"
ROOT = Path(__file__).parents[1]
LATIN = "abcdefghijklmnopqrstuvwxyzäöüß"
LETTERS = str.maketrans({letter: chr(0x430 + number) for number, letter in enumerate(LATIN)})
LETTERS |= str.maketrans({letter.upper(): chr(0x410 + number) for number, letter in enumerate(LATIN[:-1])})
# What is typed, or a name: keys of scripts, names of people, cards and files, what a library puts on a page of help.
TYPED = {
    *KINDS,
    *(name for names in NAMES.values() for name in names),  # the names of bots
    *("human", "NAME", "KEY", "VALUE", "KIND", "FILE", "GAME", "PLAYER", "COMMAND", "ARGS", "OPTIONS", "Usage", "root"),
    *(
        "underhall",
        "play",
        "Ute",
        "xyzzy",
        "hint",
        "quit",
        "chess",
        "Elo",
        "DWARF",
        "Fall",
        "Duel",
        "Dig",
        "Deeper",
        "Dwarf",
        "int",
        "str",
        "bool",
        "path",
        "range",
        "text",
        "float",
        "cards",
        "toml",
    ),
    *(
        "games",
        "tui",
        "replay",
        "position",
        "simulate",
        "rules",
        "match",
        "ladder",
        "report",
        "serve",
        "admin",
        "features",
    ),
    *("tlh", "max", "min", "default", "new", "game", "train", "bot", "bots", "mcp", "puzzles", "site", "doctor"),
    *(language_name(language) for language in LANGUAGES),  # a language is named in its own words
}


def said(part: str, folder: Path) -> dict[str, str]:
    """All that a part says in the made-up language, by what it was asked."""
    environment = {
        **os.environ,
        "UNDERHALL_LOCALES": str(folder / "locales"),
        "UNDERHALL_LANG": LANGUAGE,
        "NO_COLOR": "1",
        "COLUMNS": "100",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-m", "tests.spoken", part, LANGUAGE, str(folder)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, str] = json.loads(done.stdout.rpartition("\0")[2])
    return found


def keys() -> set[str]:
    """Words that are typed in every language: options, their values, and moves as they are written."""
    found = set(TYPED)
    for name in ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"):
        game = find(name)
        found |= {name, *(option.key for option in game.options)}
        found |= {str(value) for option in game.options for value in (option.default, *option.values)}
        found |= {option.short() for option in game.options}
        for verb in game.moves.order:
            found |= {verb.key, verb.pattern, verb.short or ""}
            found |= {word for argument in verb.arguments.values() for word in argument.words}
        found |= {
            str(value)
            for cards in game.catalogue.tables.values()
            for card in cards
            for value in (card.id, *card.values.values())
        }
    return {word for text in found for word in re.findall(r"[a-zA-Z]+", text)}


def left_over(text: str, known: set[str]) -> list[str]:
    """Words in Latin letters that are not typed, nor in the name of a file."""
    plain = re.sub(r"\S*[/=]\S*|--?\w[\w-]*", " ", text)
    return [word for word in re.findall(r"[a-zA-Z]{3,}", plain) if word not in known]


class Transliterated(Visitor):
    """Writes every text of a file in other letters; fields and choices stay."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.translate(LETTERS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("language")
    (made / "locales" / LANGUAGE).mkdir(parents=True)
    for path in sorted((Path(LOCALES) / "de").glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        Transliterated().visit(resource)
        text = FluentSerializer().serialize(resource)
        (made / "locales" / LANGUAGE / path.name).write_text(text, encoding="utf-8")
    return made


@pytest.mark.parametrize("part", ["command_line", "terminal", "server"])
def test_every_sentence_is_of_the_new_language(part: str, folder: Path) -> None:
    known = keys()
    answers = said(part, folder)
    assert len(answers) > 4
    left = {asked: words for asked, text in answers.items() if (words := left_over(text, known))}
    assert left == {}
    assert [asked for asked, text in answers.items() if not re.search("[\u0430-\u044f]", text)] == []


def test_the_check_notices_a_sentence_from_elsewhere() -> None:
    assert left_over("дер Зуг: place 5, /tmp/nothing.record", {"place"}) == []
    assert left_over("дер Зуг is not allowed", {"place"}) == ["not", "allowed"]


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    """A folder with one message is a language."""
    (tmp_path / "tlh").mkdir()
    (tmp_path / "tlh" / "common.ftl").write_text("language-name = tlhIngan Hol\n", encoding="utf-8")
    script = (
        "from underhall.core.text import LANGUAGES, language_name, Phrasebook; "
        "print(LANGUAGES, language_name('tlh'), Phrasebook('dwarf').phrase('game', 'title', 'tlh'))"
    )
    environment = {**os.environ, "UNDERHALL_LOCALES": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    out = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    ).stdout
    assert "'tlh'" in out
    assert "tlhIngan Hol DWARF" in out
    assert (Path(LOCALES) / WRITTEN_IN).is_dir()
