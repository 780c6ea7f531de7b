"""Sentences are for people: none names a place by numbers, a clause, or a word of the engine, in any language.

Bugs 31 and 33 of the table's review.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.conformance.cases import GAMES
from underhall.core.game import find
from underhall.core.journal import Journal
from underhall.core.text import LANGUAGES
from underhall.players.reasons import find_reasons

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
VARIANTS = 3  # every third is enough: words hardly hang on options
NOT_FOR_PEOPLE = {
    "coordinates": re.compile(r"[-−]?\d+ ?, ?[-−]?\d+\)|\([-−]?\d+ ?, ?[-−]?\d+"),
    "a clause": re.compile(r"\b[A-Z]-\d+[a-z]?\b"),
    "a number of a rotation": re.compile(r"\br\d\b"),
    "letters of sides": re.compile(
        r"\b[NESWOL]( [NESWOL])+\b|\b(walls|Mauern|paredes|sides|Seiten|offen|open|abertos) [NESWOL]{1,4}\b"
    ),
    "an arrow": re.compile(r"->"),
    "a field left empty": re.compile(r"\(\)|\{|\}|  "),
    "a colour in brackets": re.compile(r"\((rot|blau|grün|gelb)\)"),
    "part of a thing": re.compile(r"[-+−]\d+[.,]\d"),
}


def faults(sentence: str) -> list[str]:
    return [what for what, pattern in NOT_FOR_PEOPLE.items() if pattern.search(sentence)]


def said(game: Any, options: dict[str, Any], seed: int, steps: int) -> dict[str, str]:
    """Sentences of a random game: what they are about in front."""
    state = game.new(seed, **options)
    state.journal = journal = Journal()
    voices = [game.voice(language, NAMES) for language in LANGUAGES]
    rng = random.Random(seed)
    found: dict[str, str] = {}
    told = 0
    for step in range(steps):
        if state.seat < 0:
            break
        legal = state.moves()
        shown = legal if len(legal) <= 12 else rng.sample(legal, 12)
        asked = state.imagine(state.seat, seed)
        reasons = find_reasons(asked, rng.choice(legal), game.evaluator()) or [] if step % 10 == 0 else []
        for voice in voices:
            found[f"question in {voice.language}, {voice.prompt(state)}"] = voice.prompt(state)
            for move in shown:
                found[f"{game.moves.print(move)} in {voice.language}, step {step}"] = voice.move(state, move)
            for reason in reasons:
                found[f"reason {reason.reason.key} in {voice.language}"] = reason.say(voice)
        state.play(rng.choice(legal))
        for event in journal.events[told:]:
            for voice in voices:
                found[f"event {event.number} {event.kind} in {voice.language}"] = voice.event(event)
        told = len(journal.events)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_speaks_of_places_by_numbers_or_of_clauses(key: str) -> None:
    game = find(key)
    for number, options in enumerate(game.variants()[::VARIANTS]):
        for about, sentence in said(game, options, seed=number, steps=120).items():
            assert not faults(sentence), f"{about}: {sentence}"


@pytest.mark.parametrize("key", GAMES)
def test_no_refusal_names_a_clause(key: str) -> None:
    """Bug 33: random games refuse nothing, so refusals are read as they are written."""
    texts = find(key).texts
    for language in LANGUAGES:
        for reason in texts.keys("refusals"):
            sentence = texts.phrase("refusals", reason, language)
            assert "a clause" not in faults(sentence), f"{reason} in {language}: {sentence}"


@pytest.mark.parametrize(
    ("sentence", "what"),
    [
        ("Ann lays the red castle at (0, -3)", "coordinates"),
        ("Geröll liegt jetzt bei (−1,2)", "coordinates"),
        ("play the tavern, walls N S (r0)", "letters of sides"),
        ("the pile is empty (D-39)", "a clause"),
        ("Ann legt Taverne (rot) in die Mitte", "a colour in brackets"),
        ("+0.5 gold", "part of a thing"),
        ("move a dwarf to -> 8", "an arrow"),
    ],
)
def test_what_is_looked_for_would_be_found(sentence: str, what: str) -> None:
    assert what in faults(sentence)
