"""Games for which the page has no board of its own: the text board that each game draws is played on, to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.web.seen import PATIENCE, Person
from tests.web.test_touch import strokes

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
SYSTEMS: dict[str, dict[str, Any]] = {
    "dwarf": {"players": 2, "edition": "pnp"},
    "dwar7s_duel": {"round_cap": 20, "goals_to_end": 2},
}


def without_board(person: Person, game: str) -> list[str]:
    """Serve the page to this person without the game's entry among the boards; returns where one was taken out."""
    taken: list[str] = []
    entry = re.compile(rf"(?<![\w$]){game}:(?=\(\)=>)")

    def pass_on(route: Route) -> None:
        answer = route.fetch(timeout=PATIENCE * 1000)
        text, count = entry.subn(f"{game}_taken_out:", answer.text())
        if count:
            taken.append(route.request.url)
        route.fulfill(response=answer, body=text)

    person.context.route("**/assets/*.js", pass_on)
    return taken


def sit_down(person: Person, game: str, options: dict[str, Any]) -> None:
    taken = without_board(person, game)
    person.new_table(game, options, [ME, BOT])
    person.page.locator("[data-testid=text-board]").wait_for()
    assert taken, "the page was served with the board of this game"


def on_the_board(person: Person) -> int:
    """How many pieces of the text board can be picked."""
    return person.page.locator("[data-testid=text-board] .can-pick").count()


@pytest.mark.parametrize("game", list(SYSTEMS))
def test_a_game_whose_board_was_deleted_is_played_to_the_end(sit: Callable[..., Person], game: str) -> None:
    person = sit(seed=3)
    sit_down(person, game, SYSTEMS[game])
    met = 0
    for _ in range(2000):
        met = max(met, on_the_board(person))
        if person.step()["status"] == "over":
            break
    else:
        raise AssertionError("the game did not end")
    assert met > 3, "nothing could be picked on the board itself"
    person.page.locator("[data-testid=ending]").wait_for()


def test_the_text_board_with_the_keyboard_only(sit: Callable[..., Person]) -> None:
    person = sit(seed=11, theme="light", language="de")
    sit_down(person, "dwarf", SYSTEMS["dwarf"])
    for _ in range(2000):
        seen = person.turn()
        if seen["status"] == "over":
            break
        for key in ["ArrowRight", *person.random.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=2)]:
            person.page.keyboard.press(key)
        focused = person.page.evaluate("document.activeElement?.dataset?.pick ?? ''")
        assert focused in seen["picks"], f"the focus is on {focused!r}, not on a piece"
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(20)
    else:
        raise AssertionError("the game did not end")
    person.page.locator("[data-testid=ending]").wait_for()


def test_pieces_have_names_and_new_characters_are_marked(sit: Callable[..., Person]) -> None:
    person = sit(seed=5)
    sit_down(person, "dwarf", SYSTEMS["dwarf"])
    person.turn()
    pieces = person.page.locator("[data-testid=text-board] .can-pick")
    pieces.first.wait_for()
    for piece in pieces.all():
        assert piece.get_attribute("role") == "button"
        assert (piece.get_attribute("aria-label") or "").strip()
    assert person.page.locator(".changed").count() == 0
    turn_number = person.look()["turn_number"]
    while person.look()["turn_number"] == turn_number:
        person.step()
    person.until("document.querySelectorAll('.changed').length > 0")


def test_a_finger_pinches_and_drags_the_text_board(sit: Callable[..., Person]) -> None:
    person = sit(phone=True, seed=1)
    sit_down(person, "dwarf", SYSTEMS["dwarf"])
    turn_number = person.turn()["turn_number"]
    glass = person.context.new_cdp_session(person.page)
    board, layer = (
        person.page.locator("[data-testid=text-board]"),
        person.page.locator("[data-testid=text-board] .layer"),
    )
    field, before = board.bounding_box(), layer.bounding_box()
    assert field is not None
    assert before is not None
    x, y = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2
    strokes(glass, [[(x - step, y), (x + step, y)] for step in range(30, 70, 5)])
    near = layer.bounding_box()
    assert near is not None
    assert near["width"] > 1.3 * before["width"]
    strokes(glass, [[(x + step, y)] for step in range(0, 50, 5)])
    moved = layer.bounding_box()
    assert moved is not None
    assert moved["x"] > near["x"] + 20
    assert person.turn()["turn_number"] == turn_number, "looking around plays nothing"


def test_a_finished_game_is_looked_at_step_by_step_on_the_text_board(sit: Callable[..., Person]) -> None:
    person = sit(seed=3)
    without_board(person, "dwarf")
    table = person.new_table("dwarf", SYSTEMS["dwarf"], [BOT, BOT])
    person.until("document.querySelector('[data-testid=table]')?.dataset.status === 'over'")
    person.open(f"review/{table}")
    first = person.page.locator("[data-testid=text-board] .sheet").first
    first.wait_for()
    before = first.inner_text()
    person.page.keyboard.press("End")
    person.until(f"document.querySelector('[data-testid=text-board] .sheet').innerText !== {before!r}")
