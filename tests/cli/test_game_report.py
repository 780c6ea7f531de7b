"""``underhall replay FILE --report SEAT``: how a seat played, in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

WORDS = {
    "en": ("master’s choice", "sound", "slip", "mistake", "cave-in"),
    "de": ("meisterlich", "solide", "Ausrutscher", "Fehler", "Einsturz"),
}
MARKS = ("★", "✓", "?!", "?", "??")


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    run("play", "dwarf", "--seats", "random,random", "--seed", 5, "--save", path)
    return path


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_seats_report_counts_and_explains_its_choices(run: Run, saved: Path, language: str) -> None:
    before = saved.read_text(encoding="utf-8")
    out = run("replay", saved, "--report", 2, "--lang", language).out
    counted = re.findall(r"^ +(\d+) +(\S+) +(.+)$", out, re.MULTILINE)
    assert [mark for _, mark, _ in counted] == list(MARKS)
    assert [word for word, (*_, said) in zip(WORDS[language], counted, strict=True) if word not in said] == []
    choices = sum(int(count) for count, *_ in counted)
    assert re.search(rf"\b{counted[0][0]} (of|von) {choices} ", out.replace("\n", " "))
    assert sum(int(count) for count, mark, _ in counted if mark in ("?", "??")) > 0, "the seat played at random"
    assert out.count("  ★ ") > 1, "what was better is told of the worst moments"
    assert saved.read_text(encoding="utf-8") == before


def test_a_seat_that_is_not_there_is_refused_in_words(run: Run, saved: Path) -> None:
    answer = run("replay", saved, "--report", 3)
    assert answer.code == 2
    assert "There is no seat 3: this game has 2, counted from 1." in answer.err
