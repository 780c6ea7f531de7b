"""Whole games through the page, against bots: every system, with mouse, keyboard, finger, in both languages."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as BrowserError

from tests.web.seen import Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
SYSTEMS: dict[str, tuple[str, dict[str, Any]]] = {
    "dwarf_pnp": ("dwarf", {"players": 2, "edition": "pnp"}),
    "dwarf_v1": ("dwarf", {"players": 2, "edition": "v1"}),
    "fall": ("dwar7s_fall", {"players": 2, "round_cap": 20, "goals_to_end": 2}),
    "duel": ("dwar7s_duel", {"round_cap": 20, "goals_to_end": 2}),
    "dig_deeper_dwarf": ("dig_deeper_dwarf", {"players": 2, "max_rounds": 4}),
}


def finish(person: Person, system: str) -> None:
    game, options = SYSTEMS[system]
    person.new_table(game, options, [ME, BOT])
    assert person.play_to_the_end() > 5
    ending = person.page.locator("[data-testid=ending]")
    ending.wait_for()
    assert ending.locator("thead th").count() == 2
    wide: bool = ending.locator(".scroll").evaluate("sheet => sheet.scrollWidth > sheet.clientWidth")
    assert not wide, "the sheet of results does not fit into its dialog"


@pytest.mark.parametrize("system", ["fall", "duel", "dig_deeper_dwarf"])
def test_a_whole_game_with_the_mouse(sit: Callable[..., Person], system: str) -> None:
    finish(sit(seed=3), system)


def test_a_whole_game_by_touch_on_a_phone(sit: Callable[..., Person]) -> None:
    finish(sit(phone=True, seed=5), "dwarf_pnp")


def test_a_whole_game_in_german(sit: Callable[..., Person]) -> None:
    person = sit(language="de", seed=7)
    finish(person, "dwarf_v1")
    assert "gewinn" in person.page.locator("[data-testid=ending]").inner_text() or "teilen" in person.page.content()


def test_a_whole_game_with_the_keyboard_only(sit: Callable[..., Person]) -> None:
    person = sit(seed=11)
    game, options = SYSTEMS["dwarf_pnp"]
    person.new_table(game, options, [ME, BOT])
    for _ in range(2000):
        seen = person.turn()
        if seen["status"] == "over":
            break
        # Arrows walk over what can be picked; Enter picks. Never the mouse.
        for key in ["ArrowRight", *person.random.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=2)]:
            person.page.keyboard.press(key)
        focused = person.page.evaluate("document.activeElement?.dataset?.pick ?? ''")
        assert focused in seen["picks"], f"the focus is on {focused!r}, not on a piece"
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(20)
    else:
        raise AssertionError("the game did not end")
    person.page.locator("[data-testid=ending]").wait_for()


def tree(person: Person, role: str) -> dict[str, int]:
    """What a screen reader is given: the name of everything of a role that can be used, and where it is in the page."""
    session = person.context.new_cdp_session(person.page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return {
        str(node["name"]["value"]): int(node["backendDOMNodeId"])
        for node in nodes
        if not node["ignored"]
        and node["role"]["value"] == role
        and node.get("name", {}).get("value")
        and not any(one["name"] == "disabled" and one["value"]["value"] for one in node.get("properties", []))
    }


def activate(person: Person, node: int) -> bool:
    """Go to something in the tree and press Enter; whether it was still there."""
    session = person.context.new_cdp_session(person.page)
    try:
        session.send("DOM.getDocument")
        session.send("DOM.focus", {"backendNodeId": node})
    except BrowserError:
        return False
    finally:
        session.detach()
    person.page.keyboard.press("Enter")
    return True


@pytest.mark.timeout(600)  # the whole tree is asked for before and after every pick
def test_a_whole_game_through_the_accessibility_tree_only(sit: Callable[..., Person]) -> None:
    """Nothing is looked at but names and roles: the list of all moves, the moves in it, and the end."""
    person = sit(seed=13)
    game, options = SYSTEMS["dwarf_pnp"]
    person.new_table(game, options, [ME, BOT])
    decisions = 0
    end = time.monotonic() + 540  # before pytest ends it, and says how far it came
    while True:
        assert time.monotonic() < end, f"the game did not end; {decisions} decisions were made"
        before = tree(person, "button")
        if "Again" in before:
            break
        lists = [node for name, node in before.items() if name.startswith("All moves")]
        if not lists or not activate(person, lists[0]):
            person.page.wait_for_timeout(20)
            continue
        moves = {name: node for name, node in tree(person, "button").items() if name not in before and name != "Close"}
        if moves and activate(person, moves[person.random.choice(sorted(moves))]):
            decisions += 1
    assert decisions > 5
