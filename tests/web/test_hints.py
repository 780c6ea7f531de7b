"""Hints in the page: the three best moves, all of them to be read, what each is worth, and taken with a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.seen import Person
from tests.web.test_quality import violations

GAMES = {"dwarf": {"players": 2}, "dwar7s_fall": {"players": 2}, "dwar7s_duel": {}, "dig_deeper_dwarf": {"players": 2}}
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
# Of every hint: does the middle of its first and of its last line show itself, and not what lies over it?
READABLE = """() => [...document.querySelectorAll('[data-hint]')].map((hint) =>
  [hint.querySelector('.best'), hint.lastElementChild].every((line) => {
    const box = line.getBoundingClientRect()
    const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return box.left >= 0 && box.right <= innerWidth && hint.contains(shown)
  }))"""


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
@pytest.mark.parametrize("game", GAMES)
def test_all_hints_are_seen_and_one_is_taken(sit: Callable[..., Person], game: str, phone: bool, language: str) -> None:
    person = sit(phone=phone, language=language)
    person.new_table(game, GAMES[game], SEATS)
    before = person.turn()["turn_number"]
    hint, moves = ("Tipp", "Alle Züge") if language == "de" else ("Hint", "All moves")
    ask = person.page.get_by_role("button", name=hint, exact=True)
    ask.click()
    person.until("document.querySelector('[data-hint]')")
    legal = int("".join(filter(str.isdigit, person.page.get_by_role("button", name=moves).inner_text())))
    assert person.page.evaluate(READABLE) == [True] * min(3, legal)
    assert not violations(person, "document.querySelector('[role=dialog]')")
    person.page.keyboard.press("Escape")
    person.until("!document.querySelector('[data-hint]')")
    ask.click()
    person.page.locator("[data-hint]").first.click()
    person.until("!document.querySelector('[data-hint]')")
    if person.look()["confirm"]:
        person.confirm()
    person.reach(before + 1)
