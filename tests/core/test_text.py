"""Words: templates in every language, filled by a voice."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core.game import Game
from underhall.core.journal import EVERYONE, Event
from underhall.core.messages import COMPLETE, LOCALES
from underhall.core.moves import MoveSpace, Span, Verb
from underhall.core.text import (
    LANGUAGES,
    WRITTEN_IN,
    Phrasebook,
    Voice,
    chosen_language,
    grouped,
    percent,
    sentence,
    written,
)

ENGLISH = """
game-title = Test
game-seat = Player { $number }
moves-go = go to { $x }
events-gone = { $seat } goes to { $x }
terms-ore = { $change } ore
left-workers = { $count ->
    [one] one worker left
   *[other] { $count } workers left
}
"""
GERMAN = """
game-title = Probe
game-seat = Spieler { $number }
events-gone = { $seat } geht nach { $x }
terms-ore = { $change } Erz
left-workers = { $count ->
    [one] noch ein Arbeiter
   *[other] noch { $count } Arbeiter
}
"""
MOVES = MoveSpace(Verb("go", "go {x}", x=Span(1, 3)), Verb("stay", "stay"))


def made(folder: Path, **files: str) -> Phrasebook:
    """A phrasebook of these languages."""
    for language, text in files.items():
        (folder / language).mkdir()
        (folder / language / "test.ftl").write_text(text, encoding="utf-8")
    return Phrasebook("test", folder)


@pytest.fixture
def texts(tmp_path: Path) -> Phrasebook:
    return made(tmp_path, en=ENGLISH, de=GERMAN)


def test_phrases(texts: Phrasebook) -> None:
    assert texts.has("game", "title")
    assert not texts.has("game", "about")
    assert not texts.has("nothing", "title")
    assert texts.keys("game") == ["title", "seat"]
    assert texts.phrase("game", "title", "de") == "Probe"
    assert texts.phrase("moves", "go", "de", {"x": 3}) == "go to 3", "English stands in for what is missing"
    assert texts.missing() == ["de moves-go"]
    assert texts.unknown() == []


def test_plurals(texts: Phrasebook) -> None:
    assert texts.phrase("left", "workers", "en", {"count": 1}) == "one worker left"
    assert texts.phrase("left", "workers", "de", {"count": 0}) == "noch 0 Arbeiter"
    assert texts.phrase("left", "workers", "pt-BR", {"count": 2}) == "2 workers left"


def test_a_field_that_nobody_fills_in_shows_as_it_is_written(texts: Phrasebook) -> None:
    assert texts.phrase("moves", "go", "en") == "go to { $x }"


def test_what_english_does_not_know_is_found(tmp_path: Path) -> None:
    texts = made(tmp_path, en=ENGLISH, de=GERMAN + "game-about = Worum es geht\nmoves-go = nach { $y }\n")
    assert texts.unknown() == ["de game-about", "de moves-go y"]


def test_names_have_forms_and_sentences_say_which_they_want(tmp_path: Path) -> None:
    english = "game-card = { $colour } { $kind }\nevents-left = leaves the { $card }\n"
    german = """
game-card = { $kind ->
    [Drache] der { $colour }e Drache
   *[other] die { $colour }e { $kind }
}
    .dative = { $kind ->
        [Drache] dem { $colour }en Drachen
       *[other] der { $colour }en { $kind }
    }
    .nested = { $kind ->
        [Drache] { $colour ->
            [rot] Rotdrache
           *[other] Drache
        }
       *[other] Karte
    }
events-left = geht weg von { $card }
    .card = dative
"""
    book = made(tmp_path, en=english, de=german)
    assert book.wanted("events", "left", "de") == {"card": "dative"}
    assert book.wanted("events", "left", "en") == book.wanted("events", "left", "fr") == {}
    assert book.phrase("game", "card.dative", "de", {"kind": "Drache", "colour": "rot"}) == "dem roten Drachen"
    assert book.phrase("game", "card.dative", "de", {"kind": "Burg", "colour": "rot"}) == "der roten Burg"
    assert book.phrase("game", "card.nested", "de", {"kind": "Drache", "colour": "rot"}) == "Rotdrache"
    # A form is no message of its own, and may use what its message may use.
    assert book.missing() == book.unknown() == []
    (tmp_path / "other").mkdir()
    wrong = german.replace("dem { $colour }en", "dem { $color }en")
    assert made(tmp_path / "other", en=english, de=wrong).unknown() == ["de game-card color"]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    texts = made(tmp_path, en="game-title = { $x\n")
    with pytest.raises(ValueError, match=r"en/test.ftl: .* is no message"):
        texts.phrase("game", "title", "en")


OURS = sorted(path.stem for path in (Path(LOCALES) / WRITTEN_IN).glob("*.ftl"))


@pytest.mark.parametrize("name", OURS)
def test_every_message_in_every_complete_language(name: str) -> None:
    """What a language is complete with: the same files as English, and every message of them."""
    assert Phrasebook(name).missing() == []


@pytest.mark.parametrize("name", OURS)
def test_no_language_says_what_english_does_not(name: str) -> None:
    """An incomplete language may lack files and messages, but has no others, and no fields that nobody fills in."""
    assert Phrasebook(name).unknown() == []


@pytest.mark.parametrize("name", OURS)
def test_complete_languages_use_the_same_fields(name: str) -> None:
    book = Phrasebook(name)
    english = book.written()
    for language in COMPLETE:
        messages = book.messages(language)
        assert messages is not None
        assert {key: messages.fields(key) for key in english.ids()} == {
            key: english.fields(key) for key in english.ids()
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_that_nobody_reads(language: str) -> None:
    assert {path.stem for path in (Path(LOCALES) / language).glob("*.ftl")} <= set(OURS)


def test_english_alone_is_complete(texts: Phrasebook) -> None:
    texts.path("de").unlink()
    assert texts.missing(()) == []
    assert texts.phrase("game", "title", "de") == "Test"
    texts.path("en").unlink()
    with pytest.raises(ValueError, match="missing"):
        Phrasebook(texts.name, texts.folder).phrase("game", "title", "de")


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
    [(0.7, "+0.7 ore", "+0,7 Erz"), (-1.5, "−1.5 ore", "−1,5 Erz"), (3.0, "+3 ore", "+3 Erz")],
)
def test_numbers_are_written_as_the_language_does(texts: Phrasebook, change: float, english: str, german: str) -> None:
    assert Voice(texts, MOVES, "en").term("ore", change) == english
    assert Voice(texts, MOVES, "de").term("ore", change) == german


@pytest.mark.parametrize(
    ("language", "whole", "share", "half"),
    [
        ("en", "1,234,567", "12.5%", "0.50"),
        ("de", "1.234.567", "12,5\u00a0%", "0,50"),
        ("fr", "1\u202f234\u202f567", "12,5\u202f%", "0,50"),
        ("qqx", "1,234,567", "12.5%", "0.50"),
    ],
)
def test_numbers_and_shares_are_written_as_the_language_does(language: str, whole: str, share: str, half: str) -> None:
    assert grouped(1234566.6, language) == whole
    assert percent(0.1251, language).replace("\u00a0", " ") == share.replace("\u00a0", " ").replace("\u202f", " ")
    assert written(0.5, language, 2) == half


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
