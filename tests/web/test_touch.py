"""Real fingers on a phone: maps are pinched and dragged, and what is pressed long tells about itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession

from tests.web.seen import Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "greedy"}
CARDS = {"dwar7s_fall": ".map [data-site]", "dig_deeper_dwarf": ".map .cell.tile"}

Fingers = list[tuple[float, float]]


def touch(glass: CDPSession, kind: str, fingers: Fingers) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def strokes(glass: CDPSession, ways: list[Fingers]) -> None:
    """Fingers come down at the first places, go on to the others, and are lifted."""
    touch(glass, "touchStart", ways[0])
    for way in ways[1:]:
        touch(glass, "touchMove", way)
    touch(glass, "touchEnd", [])


def sit_down(person: Person, game: str) -> int:
    """At a table where something lies on the map; returns the turn number."""
    person.new_table(game, {"players": 2}, [ME, BOT])
    turn_number: int = person.turn()["turn_number"]
    while person.page.locator(CARDS[game]).count() < 3:
        person.step()
        turn_number = person.turn()["turn_number"]
    return turn_number


def card(person: Person, game: str) -> dict[str, float]:
    person.page.wait_for_timeout(100)
    box = person.page.locator(CARDS[game]).first.bounding_box()
    assert box is not None
    return dict(box)


@pytest.mark.parametrize("game", list(CARDS))
def test_two_fingers_pinch_a_map_and_one_drags_it(sit: Callable[..., Person], game: str) -> None:
    person = sit(phone=True, seed=1)
    turn_number = sit_down(person, game)
    glass = person.context.new_cdp_session(person.page)
    field = person.page.locator(".map").bounding_box()
    assert field is not None
    x, y = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2
    before = card(person, game)
    strokes(glass, [[(x - step, y), (x + step, y)] for step in range(30, 70, 5)])
    near = card(person, game)
    assert near["width"] > 1.3 * before["width"]
    strokes(glass, [[(x + step, y)] for step in range(0, 50, 5)])
    moved = card(person, game)
    assert moved["width"] == pytest.approx(near["width"])
    assert moved["x"] > near["x"] + 20
    assert person.turn()["turn_number"] == turn_number, "looking around plays nothing"


def test_a_long_press_tells_about_a_card(sit: Callable[..., Person]) -> None:
    person = sit(phone=True, seed=1)
    turn_number = sit_down(person, "dwar7s_fall")
    glass = person.context.new_cdp_session(person.page)
    box = card(person, "dwar7s_fall")
    touch(glass, "touchStart", [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)])
    person.page.locator(".map [role=dialog]").wait_for()
    touch(glass, "touchEnd", [])
    assert person.turn()["turn_number"] == turn_number
