"""DWARF's words: German as the V1.0 rulebook has it, and names of cards in sentences that fit them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underhall.core.journal import Event
from underhall.core.text import Phrasebook
from underhall.games.dwarf.catalogue import KINDS
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import CARDS

PAGE = Path(__file__).parents[3] / "web" / "src"
SUBJECTS = ("mined", "discarded", "returned")  # events whose sentence begins with a card's name
# By hand, from the names themselves: an English or German speaker hears which of them are many.
MANY = {"en": {"Orc Raiders", "Knockers", "Sidhe"}, "de": {"Plündernde Orks", "Sidhe"}}
VERBS = {
    "en": {"mined": ("is", "are"), "discarded": ("belongs", "belong"), "returned": ("goes", "go")},
    "de": {"mined": ("kommt", "kommen"), "discarded": ("gehört", "gehören"), "returned": ("kommt", "kommen")},
}


def german() -> dict[str, str]:
    """Every German text of DWARF: sentences, the terminal's short ones, and the words for its card file."""
    found: dict[str, str] = {}
    for name in ("dwarf", "dwarf_screen", "dwarf_cards"):
        for key, text in re.findall(
            r"(?m)^([\w-]+) = (.*(?:\n[ }].*)*)", Phrasebook(name).path("de").read_text("utf-8")
        ):
            found[f"{name} {key}"] = re.sub(r"\{ \$(\w+) \}", r"{\1}", text)
    for path in (PAGE / "boards" / "dwarf").glob("*.ts"):
        for number, text in enumerate(re.findall(r"de: '([^']*)'", path.read_text(encoding="utf-8"))):
            found[f"{path.name} {number}"] = text
    return found


@pytest.mark.rule("D-24", "D-25", "D-101")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("event", SUBJECTS)
def test_a_verb_agrees_with_the_name_of_the_card(event: str, language: str) -> None:
    voice = DWARF.voice(language)
    one, many = VERBS[language][event]
    seen = set()
    for card in range(len(CARDS)):
        name = voice.card(card)
        said = voice.event(Event(0, event, "D-24", {"card": card, "location": 4}, -1))
        verb = many if name in MANY[language] else one
        # Where the card lay may stand behind its name.
        assert re.sub(r" \(\d+\)", "", said).startswith(f"{name} {verb} "), said
        seen.add(name)
    assert len(seen) == len(KINDS)


@pytest.mark.parametrize("event", SUBJECTS)
def test_everything_after_the_verb_agrees_too(event: str) -> None:
    singular = {"is", "wird", "kommt", "gehört", "belongs", "goes"}
    for language in ("en", "de"):
        words = set(DWARF.texts.phrase("events", event, language, {"number": "many"}).split())
        assert words & {many for _, many in VERBS[language].values()}
        assert not words & singular


def test_a_german_card_name_is_never_inflected() -> None:
    """The subject of a sentence, or apart: after a colon or comma, "als", "dann" or "Karte", or in brackets."""
    apart = re.compile(r"(^|\] |[:,] |\(|\bals |\bdann |\bKarte )\{card\}")
    for where, text in german().items():
        if "{card}" in text:
            assert len(apart.findall(text)) == text.count("{card}"), f"{where}: {text}"
    subjects = {where for where, text in german().items() if re.search(r"(^|\] )\{card\} ", text)}
    assert {where for where in subjects if where.startswith("dwarf ")} == {
        f"dwarf events-{event}" for event in SUBJECTS
    }
    assert all("[many] {card} " in german()[f"dwarf events-{event}"] for event in SUBJECTS), "it needs its plural"


def test_a_german_verb_in_a_name_has_a_small_letter() -> None:
    """Bug 31: cards and actions were called "Hilfe Holen" and "Schwert Schmieden"."""
    for where, text in german().items():
        assert not re.search(r"\w (Holen|Schmieden|Schürfen|Verteidigen)\b", text), f"{where}: {text}"
    names = [DWARF.texts.phrase("actions", "get_help", "de"), DWARF.texts.phrase("kinds", "forge_sword", "de")]
    assert names == ["Hilfe holen", "Schwert schmieden"]


def test_a_covered_card_is_not_called_face_down() -> None:
    """The rulebook says "verdeckt" of the Mountain, whose cards nobody sees; covered cards lie open (D-11)."""
    assert [where for where, text in german().items() if "verdeckt" in text.lower()] == []
    assert "überdeckte" in DWARF.texts.phrase("prompts", "past_glories", "de")


def test_glory_has_one_name() -> None:
    """Ehrenmedaille, as in the rulebook, or cut short where there is no room; Vergangener Ruhm is a card."""
    for where, text in german().items():
        left = text.replace("Vergangener Ruhm", "")
        assert not re.search(r"\bRuhm|\bEhre\b|Ruhmes|\bGlorie", left), f"{where}: {text}"
    named = {where: text for where, text in german().items() if where.split("-")[-1] in ("glory", "glory_one")}
    for where, text in named.items():
        assert "med" in text.lower() or "{glory}" in text, f"{where}: {text}"
    assert len(named) >= 6


def test_resources_are_called_as_in_the_rulebook() -> None:
    """Ressourcen, never Rohstoffe: the rulebook has that word only in its story."""
    assert [where for where, text in german().items() if "rohstoff" in text.lower()] == []
    assert "Ressourcen" in DWARF.texts.phrase("effects", "sell_an_item", "de")
