"""The first game of each title: the coach leads through a real game, from the shelf to the last step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.seen import Person
from tests.web.test_quality import violations

MOST_PICKS = 400
STEPS = set(range(1, 11))
# A step that waits for a question is passed over when the question is there already.
PASSING = {"dwarf": {5}}
CASES = [
    ("dwarf", "en", False, "This is the Mine"),
    ("dwar7s_fall", "en", True, "Everybody builds one map"),
    ("dwar7s_duel", "de", False, "Alle bauen zusammen"),
    ("dig_deeper_dwarf", "en", False, "All of you dig"),
]
COACH = """() => {
  const coach = document.querySelector('[data-testid=coach]')
  return coach && {
    step: Number(coach.dataset.step),
    until: coach.dataset.until,
    words: coach.querySelector('.text').innerText,
    clause: coach.querySelector('.clause').innerText,
    rings: document.querySelectorAll('.lesson-highlight').length,
  }
}"""
# Things that glow and that the coach lies upon.
COVERED = """() => {
  const coach = document.querySelector('[data-testid=coach]')
  if (!coach) return []
  const box = coach.getBoundingClientRect()
  return [...document.querySelectorAll('.board .can-pick, .foot .can-pick')].filter((piece) => {
    const its = piece.getBoundingClientRect()
    return its.left < box.right && box.left < its.right && its.top < box.bottom && box.top < its.bottom
  }).map((piece) => piece.dataset.pick)
}"""


def press(person: Person, name: str) -> None:
    button = person.page.locator(f"[data-testid={name}]")
    if person.phone:
        button.tap()
    else:
        button.click()


def come_to_the_lesson(person: Person, game: str) -> None:
    """From the shelf, by its link."""
    person.open()
    person.page.locator(f'a[href="#/learn/{game}"]').click()
    person.page.locator("[data-testid=coach]").wait_for()


@pytest.mark.parametrize(("game", "language", "phone", "begins"), CASES)
def test_a_first_game_is_followed_to_its_end(
    sit: Callable[..., Person], game: str, language: str, phone: bool, begins: str
) -> None:
    person = sit(language=language, phone=phone, seed=4)
    come_to_the_lesson(person, game)
    seen: dict[int, str] = {}
    for _ in range(MOST_PICKS):
        coach = person.page.evaluate(COACH)
        if coach is None:
            break
        assert coach["step"] >= max(seen, default=1), "a lesson never goes back"
        if coach["step"] not in seen:
            assert person.page.evaluate(COVERED) == []
            assert coach["clause"]
            if coach["step"] in (1, 4):
                assert violations(person) == []
                assert coach["rings"] > 0, "what these steps speak of is always there"
        seen[coach["step"]] = coach["words"]
        if coach["until"] == "next":
            press(person, "go-on")
        else:
            person.turn()
            if person.page.evaluate(COACH) == coach:  # else there is something new to read first
                person.step()
        person.page.wait_for_timeout(20)
    else:
        raise AssertionError(f"the lesson did not end: {seen}")
    assert STEPS - PASSING.get(game, set()) <= set(seen) <= STEPS
    assert seen[1].startswith(begins)
    assert len(set(seen.values())) == len(seen)
    assert person.page.locator(".lesson-highlight").count() == 0
    assert "lesson" not in person.page.evaluate("location.hash")
    # The game goes on without the coach.
    person.step()


def test_the_step_outlives_a_reload_and_another_language_and_the_lesson_can_be_left(
    sit: Callable[..., Person],
) -> None:
    person = sit(seed=2)
    come_to_the_lesson(person, "dwarf")
    press(person, "go-on")
    press(person, "go-on")
    person.page.get_by_text("Step 3 of 10").wait_for()
    person.page.reload()
    person.page.get_by_text("Step 3 of 10").wait_for()
    person.page.get_by_label("Language").select_option("de")
    person.page.get_by_text("Schritt 3 von 10").wait_for()
    person.until("document.querySelector('[data-testid=coach]').innerText.includes('Arbeiter')")
    person.page.locator("[data-testid=coach] .clause").click()
    person.page.locator('dialog [data-clause="D-19"]').wait_for()
    person.page.keyboard.press("Escape")
    press(person, "leave-lesson")
    assert person.page.locator("[data-testid=coach]").count() == 0
    assert person.turn()["picks"]
    person.page.go_back()
    person.page.locator("[data-game=dwarf]").wait_for()
