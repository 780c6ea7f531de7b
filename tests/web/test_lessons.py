"""The lesson of each title: the coach leads through a game, from the shelf to where the learner plays alone.

Lessons are followed here by their own data, with a wrong pick at every step that waits for a move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.seen import PATIENCE, Person
from tests.web.test_quality import violations
from underhall.server import lessons

# Things that glow and that the coach lies upon.
COVERED = """() => {
  const coach = document.querySelector('[data-testid=coach]')
  if (!coach) return []
  const box = coach.getBoundingClientRect()
  return [...document.querySelectorAll('.board .can-pick, .foot .can-pick')].filter((piece) => {
    const its = piece.getBoundingClientRect()
    // What of a map lies beyond its window is not covered: the map is moved to see it.
    const seen = piece.closest('section').getBoundingClientRect()
    const [left, right] = [Math.max(its.left, seen.left, box.left), Math.min(its.right, seen.right, box.right)]
    const [top, bottom] = [Math.max(its.top, seen.top, box.top), Math.min(its.bottom, seen.bottom, box.bottom)]
    return left < right && top < bottom
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


PLAYED = sorted(path.stem for path in lessons.FOLDER.glob("*.json"))
PLAYED_COACH = """() => {
  const coach = document.querySelector('[data-testid=coach]')
  const table = document.querySelector('[data-testid=table]')
  return coach && table && !table.dataset.playing && {
    step: Number(coach.dataset.step),
    kind: coach.dataset.kind,
    stage: Number(coach.dataset.stage),
    words: coach.querySelector('.text').innerText,
    why: coach.querySelector('[data-testid=why]')?.innerText ?? '',
    won: !!coach.querySelector('.won'),
  }
}"""
# A piece that stands for a pick and can be clicked where it is: its middle is in sight, and nothing lies upon it.
IN_SIGHT = """(names) => names.filter((name) => {
  const piece = document.querySelector(`[data-testid=table] [data-pick="${CSS.escape(name)}"]:not(.can-pick)`)
  if (!piece) return false
  const box = piece.getBoundingClientRect()
  const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return box.width > 0 && piece.contains(met) && !met.closest('a, input, select')
})"""


def coach_of(person: Person, step: int, kinds: tuple[str, ...]) -> dict[str, Any]:
    """Wait until the coach is at a step that is not the one before.

    What is waited for is what is given back: between two looks something else can happen at the table.
    """
    end = time.monotonic() + PATIENCE
    while True:
        seen: dict[str, Any] | None = person.page.evaluate(PLAYED_COACH) or None
        if seen is not None and seen["step"] >= step and seen["kind"] in kinds:
            return seen
        assert time.monotonic() < end, f"the coach never comes to step {step} ({kinds}): {seen}"
        person.page.wait_for_timeout(20)


def table_of(person: Person) -> str:
    return str(person.page.evaluate("location.hash.split('?')[0].split('/').pop()"))


def click(person: Person, name: str) -> None:
    thing = person.page.locator(f'[data-testid=table] [data-pick="{name}"]').first
    if person.phone:
        thing.tap()
    else:
        thing.click()


def try_something_else(person: Person, moves: list[dict[str, Any]], wanted: list[str], count: int) -> bool:
    """A legal pick that is not the wanted one is answered and not made; false where no such piece is in sight.

    Choices that are no pieces ("pass", how a card is turned, a free spot) are not there beside the wanted one.
    """
    others = {
        move["picks"][count] for move in moves if move["picks"][:count] == wanted[:count] and len(move["picks"]) > count
    }
    wrong = person.page.evaluate(IN_SIGHT, sorted(others - {wanted[count]}))
    if not wrong:
        return False
    before = person.page.evaluate(PLAYED_COACH)
    click(person, wrong[0])
    person.page.locator("[data-testid=why]").wait_for()
    after = person.page.evaluate(PLAYED_COACH)
    assert after["why"], wrong
    assert (after["step"], after["words"]) == (before["step"], before["words"])
    return True


def try_another_move(person: Person, moves: list[dict[str, Any]], text: str) -> bool:
    """The same from the list of all moves, where there is any other move."""
    others = [move for move in moves if move["text"] != text]
    if not others:
        return False
    page = person.page
    page.locator("button.moves").click()
    page.locator(f'[data-move="{others[0]["move"]}"]').click()
    page.locator("[data-testid=why]").wait_for()
    page.locator("[data-move]").first.wait_for(state="detached")
    assert person.page.evaluate(PLAYED_COACH)["why"]
    return True


def make_the_move(person: Person, text: str, astray: bool = True) -> bool:
    """Pick by pick, each after a wrong one where there is one; whether anything wrong could be picked."""
    now = person.api("GET", f"/tables/{table_of(person)}")["now"]
    picks = next(move["picks"] for move in now["moves"] if move["text"] == text)
    person.until(f"!!document.querySelector('[data-pick=\"{picks[0]}\"].can-pick')")
    tried = astray and try_another_move(person, now["moves"], text)
    assert person.look()["turn_number"] == now["turn_number"], "another move is not played"
    for count, name in enumerate(picks):
        person.until(f"!!document.querySelector('[data-pick=\"{name}\"].can-pick')")
        assert person.look()["picks"] == [name], "only the wanted piece is lit"
        assert person.page.evaluate(COVERED) == []
        if astray:
            tried = try_something_else(person, now["moves"], picks, count) or tried
        assert person.look()["turn_number"] == now["turn_number"], "a wrong pick is not played"
        person.pick(name)
    if person.page.locator("[data-testid=confirm]").count() > 0:
        person.confirm()
    return tried


def follow(person: Person, game: str, astray: bool = True) -> dict[str, list[str]]:
    """The whole line, to where the learner plays alone; what was said, and where a wrong pick was tried."""
    seen: dict[str, list[str]] = {"words": [], "tried": [], "moves": [], "won": []}
    steps = [step for stage in (lessons.lesson_of(game) or {})["stages"] for step in stage["steps"]]
    for number, step in enumerate(steps, start=1):
        if "opponent" in step:
            continue
        coach = coach_of(person, number, ("free",) if step.get("free") else ("move",) if "move" in step else ("told",))
        assert coach["step"] == number, "no step is passed over"
        seen["words"].append(coach["words"])
        if coach["won"]:
            seen["won"].append(step["text"])
        if astray and number in (1, 3):
            assert violations(person) == []
        if "move" in step:
            seen["moves"].append(step["move"])
            if make_the_move(person, step["move"], astray) and "text" in step:
                seen["tried"].append(step["move"])
        elif not step.get("free"):
            press(person, "go-on")
    return seen


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("de", True)])
@pytest.mark.parametrize("game", PLAYED)
def test_a_lesson_is_played_to_its_end(sit: Callable[..., Person], game: str, language: str, phone: bool) -> None:
    person = sit(language=language, phone=phone, seed=3)
    come_to_the_lesson(person, game)
    seen = follow(person, game)
    lesson = lessons.lesson_of(game) or {}
    assert seen["won"] == [step["text"] for stage in lesson["stages"] for step in stage["steps"] if "success" in step]
    asked = [step["move"] for stage in lesson["stages"] for step in stage["steps"] if "move" in step and "text" in step]
    assert seen["tried"] == asked
    # The learner plays on alone, asks for a tip, and is free to do anything.
    person.turn()
    press(person, "ask-tip")
    person.page.locator("[data-testid=tip]").wait_for()
    for _ in range(6):
        person.turn()
        assert person.page.evaluate(COVERED) == []
        person.step()
    press(person, "leave-lesson")
    person.page.reload()
    person.page.locator("[data-testid=table]").wait_for()
    assert person.page.locator("[data-testid=coach]").count() == 0


def test_a_lesson_goes_on_to_the_end_of_the_game(sit: Callable[..., Person]) -> None:
    person = sit(seed=5)
    come_to_the_lesson(person, "dwarf")
    follow(person, "dwarf", astray=False)
    person.play_to_the_end()
    person.page.keyboard.press("Escape")
    person.until("document.querySelector('[data-testid=coach]').innerText.includes('your first game')")


def test_a_step_outlives_a_reload_and_another_language_and_one_goes_back_a_stage(sit: Callable[..., Person]) -> None:
    person = sit(seed=2)
    come_to_the_lesson(person, "dwarf")
    press(person, "go-on")
    # What is told is read first: nothing is lit, and a pick is answered.
    assert person.look()["picks"] == []
    click(person, "location:2")
    person.page.get_by_text("First read this").wait_for()
    press(person, "go-on")
    make_the_move(person, "place 2")
    coach_of(person, 5, ("move",))
    person.page.reload()
    assert coach_of(person, 5, ("move",))["step"] == 5
    person.page.get_by_label("Language").select_option("de")
    person.page.get_by_text("Abschnitt 1 von 3").wait_for()
    person.until("document.querySelector('[data-testid=coach]').innerText.includes('Legierter Stahl')")
    person.page.locator("[data-testid=coach] .clause").click()
    person.page.locator('dialog [data-clause="D-115"]').wait_for()
    person.page.keyboard.press("Escape")
    press(person, "stage-back")
    person.until("document.querySelector('[data-testid=coach]').dataset.step === '1'")
    press(person, "go-on")
    press(person, "go-on")
    make_the_move(person, "place 2")
    coach_of(person, 5, ("move",))
    # From the shelf one comes back to the same step.
    person.page.go_back()
    person.page.locator(".tables a", has_text="DWARF").first.click()
    assert coach_of(person, 5, ("move",))["step"] == 5


def test_a_lesson_by_keyboard(sit: Callable[..., Person]) -> None:
    person = sit(seed=2)
    come_to_the_lesson(person, "dwarf")
    person.page.locator("[data-testid=go-on]").focus()
    person.page.keyboard.press("Enter")
    person.until("document.activeElement.dataset.testid === 'go-on'")
    person.page.keyboard.press("Enter")
    person.until("document.activeElement.dataset.pick === 'location:2'")
    person.page.keyboard.press("Enter")
    assert coach_of(person, 5, ("move",))["step"] == 5


def test_the_lesson_is_the_main_button_until_the_game_was_played(sit: Callable[..., Person]) -> None:
    person = sit(seed=2)
    person.open()
    learn, play = (f'a.main[href="#/learn/{game}"]' for game in ("dwarf", "dwar7s_fall"))
    person.page.locator(learn).wait_for()
    assert person.page.locator("button.main[data-game]").count() == 0
    person.page.locator(learn).click()
    person.page.locator("[data-testid=coach]").wait_for()
    person.open()
    person.page.locator("button.main[data-game=dwarf]").wait_for()
    assert person.page.locator(learn).count() == 0
    assert person.page.locator(play).count() == 1
    # The account knows it as well where the browser has forgotten.
    person.page.evaluate("localStorage.removeItem('underhall.played')")
    person.page.reload()
    person.page.locator("button.main[data-game=dwarf]").wait_for()
