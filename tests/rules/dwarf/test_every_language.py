"""DWARF's words in every language fit their places; in Portuguese verbs and amounts are as a Brazilian says them."""

from __future__ import annotations

import re

import pytest

from underhall.core.journal import Event
from underhall.core.text import LANGUAGES, Phrasebook
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import CARDS

# What the head of dwarf_screen.ftl promises: letters, by section.
LIMITS = {"attacks": 23, "fronts": 46}
# By hand, from the names themselves.
MANY = {"Orcs Saqueadores", "Duendes da Mina", "Sidhe"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_are_short(language: str) -> None:
    book = Phrasebook("dwarf_screen")
    for section, limit in LIMITS.items():
        for key in book.keys(section):
            said = book.phrase(section, key, language, {"amount": "2"})
            assert len(said) <= limit, f"{section}-{key}: {said}"


@pytest.mark.parametrize(
    ("event", "one", "many"),
    [("mined", "vai", "vão"), ("discarded", "pertence", "pertencem"), ("returned", "volta", "voltam")],
)
def test_a_portuguese_verb_agrees_with_the_name_of_the_card(event: str, one: str, many: str) -> None:
    voice = DWARF.voice("pt-BR")
    for card in range(len(CARDS)):
        said = voice.event(Event(0, event, "D-24", {"card": card, "location": 4}, -1))
        name = voice.card(card)
        assert re.sub(r" \(\d+\)", "", said).startswith(f"{name} {many if name in MANY else one} "), said


def test_portuguese_amounts() -> None:
    voice = DWARF.voice("pt-BR", ["Ana", "Bia"])
    worked = Event(0, "worked", "D-113", {"seat": 0, "card": 9, "iron": -3, "steel": 2}, -1)
    assert voice.event(worked) == "Ana transforma 3 de ferro em 2 de aço (Fundir Aço)"
    assert voice.amounts({"iron": 1, "gold": 2, "items": 1}) == "1 de ferro, 2 de ouro e 1 item"


@pytest.mark.parametrize(("count", "said"), [(0, "0 jogadas"), (1, "1 jogada"), (2, "2 jogadas")])
def test_nought_is_plural_in_brazil(count: int, said: str) -> None:
    assert Phrasebook("terminal").phrase("home", "moves", "pt-BR", {"count": count}) == said
