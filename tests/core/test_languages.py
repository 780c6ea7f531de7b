"""Every language: only messages that English has, with the same fields, short enough for the screen they are for."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from underhall.core.journal import Event
from underhall.core.messages import HERE, LANGUAGES, WRITTEN_IN, Phrasebook
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import CARDS

FILES = sorted(path.name for path in (HERE / WRITTEN_IN).glob("*.ftl"))
TRANSLATIONS = [language for language in LANGUAGES if language != WRITTEN_IN]
COMPLETE = ("de", "pt-BR")
# What the head of dwarf_screen.ftl promises: letters, by section.
LIMITS = {"attacks": 23, "fronts": 46}


class FieldNames(Visitor):
    """The names of all fields below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the fields it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            fields = FieldNames()
            fields.visit(entry)
            found[entry.id.name] = fields.names
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_says_what_english_says(language: str, name: str) -> None:
    path = HERE / language / name
    if not path.is_file() and language not in COMPLETE:
        pytest.skip("nobody has translated it yet: it is said in English")
    english, translated = messages(HERE / WRITTEN_IN / name), messages(path)
    assert set(translated) <= set(english)
    assert translated == {key: english[key] for key in translated}
    if language in COMPLETE:
        assert set(translated) == set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_of_dwarf_are_short(language: str) -> None:
    book = Phrasebook("dwarf_screen")
    for section, limit in LIMITS.items():
        for key in book.keys(section):
            said = book.phrase(section, key, language, {"amount": "2"})
            assert len(said) <= limit, f"{section}-{key}: {said}"


@pytest.mark.parametrize(
    ("event", "one", "many"),
    [("mined", "vai", "vão"), ("discarded", "pertence", "pertencem"), ("returned", "sai", "saem")],
)
def test_a_portuguese_verb_agrees_with_the_name_of_the_card(event: str, one: str, many: str) -> None:
    voice = DWARF.voice("pt-BR")
    plural = {"Orcs Saqueadores", "Duendes da Mina", "Sidhe"}
    for card in range(len(CARDS)):
        said = voice.event(Event(0, event, "D-24", {"card": card, "location": 4}, -1))
        name = voice.card(card)
        assert said.startswith(f"{name} {many if name in plural else one} "), said


def test_portuguese_amounts_read_as_a_brazilian_says_them() -> None:
    voice = DWARF.voice("pt-BR", ["Ana", "Bia"])
    paid = {"seat": 0, "card": 0, "iron": -3, "steel": 2}
    assert voice.event(Event(0, "worked", "D-113", paid, -1)).startswith("Ana transforma 3 de ferro em 2 de aço (")
    assert voice.amounts({"iron": 1, "gold": 2, "items": 1}) == "1 de ferro, 2 de ouro e 1 item"
