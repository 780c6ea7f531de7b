"""``underhall cards`` speaks in words, in every game and language: no names of fields, nothing as a file spells it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from underhall.cli.cards import Names
from underhall.cli.words import Words
from underhall.core.catalogue import Card
from underhall.core.game import Game, find, keys
from underhall.core.text import LANGUAGES, Phrasebook

GAMES = keys()


def card_words(game: Game) -> Phrasebook:
    return Phrasebook(f"{game.texts.name}_cards", game.texts.folder)


def every_card(game: Game) -> list[tuple[str, Card]]:
    return [(table, card) for table, cards in game.catalogue.tables.items() for card in cards]


@pytest.mark.parametrize("key", GAMES)
def test_every_table_and_field_has_a_name_in_every_language(key: str) -> None:
    game = find(key)
    book = card_words(game)
    assert book.missing() == []
    for table, card in every_card(game):
        assert book.has("tables", table), table
        for field in card.values:
            assert book.has("fields", field), field


@pytest.mark.parametrize("key", GAMES)
def test_no_name_is_left_over(key: str) -> None:
    game = find(key)
    book = card_words(game)
    assert set(book.keys("tables")) == set(game.catalogue.tables)
    assert set(book.keys("fields")) == {field for _, card in every_card(game) for field in card.values}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_cards_are_shown_in_words(run: Run, key: str, language: str) -> None:
    out = run("--lang", language, "cards", key).out
    assert not re.search(r"\w_\w", out), "a name as a program writes it"
    assert not re.search(r"\['|'\]|\{|\}", out), "a list as a program writes it"
    assert max(len(line) for line in out.splitlines()) <= 80


@pytest.mark.parametrize("key", GAMES)
def test_every_word_of_a_card_is_said_in_german(key: str) -> None:
    """A word that can stand in a field (not a name, number or letter) comes from the game's German texts."""
    game = find(key)
    names = Names(game, Words("de"))
    english = Names(game, Words("en"))
    sections = game.card_words()
    said = 0
    for table, card in every_card(game):
        words = [("tables", table, card.id)] if re.search(r"[a-z]", card.id) else []
        for field, value in card.values.items():
            if field not in ("name", "german", "letter"):
                words += [("fields", field, word) for word in (value if isinstance(value, list) else [value])]
        for section, name, word in words:
            if isinstance(word, str):
                assert f"{section}.{name}" in sections, f"{name}: {word}"
                german = names.in_words(section, name, word, card)
                assert german
                assert german != word or english.in_words(section, name, word, card) == word, f"{name}: {word}"
                said += 1
    assert said > 10


def test_an_attack_says_what_it_takes(run: Run) -> None:
    assert "Angriff: jeder verliert 1 Eisen" in run("--lang", "de", "cards", "dwarf").out
    assert "attack: 2 gold become iron" in run("cards", "dwarf").out


def test_a_game_without_such_words_shows_its_file(tmp_path: Path) -> None:
    game = find("dwarf")
    names = Names(game, Words("de"))
    names.book, names.sections = None, {}
    card = game.catalogue.cards("kind")[0]
    assert names.table("kind") == "kind"
    assert names.field("take_iron") == "take iron"
    assert names.value("take_iron", card) == "3"
    assert names.identity("kind", card) == "iron_seam"
