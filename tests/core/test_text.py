"""Words: templates in every language, filled by a voice."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core.game import Game
from underhall.core.journal import EVERYONE, Event
from underhall.core.moves import MoveSpace, Span, Verb
from underhall.core.text import Phrasebook, Voice, chosen_language, grouped, sentence

TEXTS = """
[game.title]
en = "Test"
de = "Probe"
[game.seat]
en = "Player {number}"
de = "Spieler {number}"
[moves.go]
en = "go to {x}"
[events.gone]
en = "{seat} goes to {x}"
de = "{seat} geht nach {x}"
[terms.ore]
en = "{change} ore"
de = "{change} Erz"
"""
MOVES = MoveSpace(Verb("go", "go {x}", x=Span(1, 3)), Verb("stay", "stay"))


@pytest.fixture
def texts(tmp_path: Path) -> Phrasebook:
    path = tmp_path / "texts.toml"
    path.write_text(TEXTS, encoding="utf-8")
    return Phrasebook(path)


def test_phrases(texts: Phrasebook) -> None:
    assert texts.has("game", "title")
    assert not texts.has("game", "about")
    assert not texts.has("nothing", "title")
    assert texts.phrase("game", "title", "de") == "Probe"
    assert texts.phrase("moves", "go", "de") == "go to {x}", "English stands in for what is missing"
    assert texts.missing() == ["moves.go.de"]


def test_english_alone_is_complete(texts: Phrasebook) -> None:
    for section in texts.sections().values():
        for entry in section.values():
            entry.pop("de", None)
    assert texts.languages() == ["en"]
    assert texts.missing() == []
    assert texts.phrase("game", "title", "de") == "Test"
    del texts.sections()["moves"]["go"]["en"]
    assert texts.missing() == ["moves.go.en"]


def test_a_voice_names_seats(texts: Phrasebook) -> None:
    voice = Voice(texts, MOVES, "de", ["Ann"])
    assert [voice.seat(0), voice.seat(1)] == ["Ann", "Spieler 2"]
    assert voice.title() == "Probe"


def test_a_voice_tells_events(texts: Phrasebook) -> None:
    event = Event(0, "gone", "T-1", {"seat": 1, "x": 2}, EVERYONE)
    assert Voice(texts, MOVES, "en", ["ann", "bo"]).event(event) == "Bo goes to 2"
    assert Voice(texts, MOVES, "de").event(event) == "Spieler 2 geht nach 2"


def test_a_voice_speaks_about_a_game(stones: Game) -> None:
    state = stones.new(5)
    english, german = stones.voice("en"), stones.voice("de", ["Ute"])
    assert english.prompt(state) == "Player 1: which stone do you lay?"
    assert german.prompt(state) == "Ute: Welchen Stein legst du?"
    assert english.move(state, 4) == "lay stone 5 face down"
    assert english.refusal("not_yours", state, 4, "lay 5") == "'lay 5': that stone is not in your hand"
    assert german.ending("no_stones") == "alle Steine waren gelegt"


def test_picks_are_the_arguments_unless_a_game_says_otherwise(stones: Game) -> None:
    voice = stones.voice("en")
    state = stones.new(5)
    assert voice.picks(state, 4) == ["stone:5"]
    assert voice.picks(state, stones.moves.parse("boast")) == ["boast"]


@pytest.mark.parametrize(
    ("change", "english", "german"),
    [(0.7, "+0.7 ore", "+0,7 Erz"), (-1.5, "-1.5 ore", "-1,5 Erz"), (3.0, "+3 ore", "+3 Erz")],
)
def test_numbers_are_written_as_the_language_does(texts: Phrasebook, change: float, english: str, german: str) -> None:
    assert Voice(texts, MOVES, "en").term("ore", change) == english
    assert Voice(texts, MOVES, "de").term("ore", change) == german


def test_large_numbers_are_read_alike_in_every_language() -> None:
    assert grouped(1234567) == "1\u202f234\u202f567"
    assert grouped(999.6) == "1\u202f000"
    assert grouped(12) == "12"


def test_sentences_begin_with_a_capital() -> None:
    assert sentence("über alles") == "Über alles"
    assert sentence("") == ""


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("", {}, "en"),
        ("de", {"UNDERHALL_LANG": "en"}, "de"),
        ("", {"UNDERHALL_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        ("", {"LANG": "de_AT.UTF-8"}, "de"),
        ("", {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ("fr", {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_spoken(monkeypatch: pytest.MonkeyPatch, wish: str, environment: dict[str, str], language: str):
    for name in ("UNDERHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(wish) == language
