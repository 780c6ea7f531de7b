"""Bugs of the table's review that are seen only in a browser: keys, a request to take back, and the pages of a phone.

The others have their tests where their part is tested; the number of the bug stands there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.seen import LAPTOP, Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
# Boxes and sliders that are not of our colours: the browser's own accent is blue.
NOT_OURS = """() => [...document.querySelectorAll('input[type=checkbox], input[type=radio], input[type=range]')]
  .filter((box) => getComputedStyle(box).accentColor === 'auto').length"""


def test_escape_closes_all_moves_wherever_the_focus_is(sit: Callable[..., Person]) -> None:
    """Bug 18: it did so only from the search field, and the menu opened over it."""
    person = sit()
    person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    page = person.page
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("tab", name="Table talk").click()
    moves = page.get_by_role("dialog", name="All moves")
    page.get_by_label("Say something").fill("Hail")
    for focus in (
        "[data-pick].can-pick",
        "button.moves",
        "[data-testid=aim] button",
        "a.home",
        "#log-panel",
        "form input",
        "[role=dialog] input",
        "[role=dialog] [data-move]",
    ):
        page.locator("button.moves").click()
        expect(moves).to_be_visible()
        page.locator(focus).first.focus()
        page.keyboard.press("Escape")
        expect(moves, focus).to_have_count(0)
        assert page.locator("dialog[open]").count() == 0, f"from {focus} something opened"
    # Nothing else was given up by that.
    expect(page.get_by_label("Say something")).to_have_value("Hail")


def test_who_asks_to_take_back_sees_that_the_others_have_to_agree(sit: Callable[..., Person]) -> None:
    """Bug 28: whoever asked saw nothing but "stored"."""
    ann, ben = sit(seed=1), sit(seed=2)
    ann.api("POST", "/guest", {"name": "Ann"})
    ben.api("POST", "/guest", {"name": "Ben"})
    wish = {"game": "dwarf", "options": {"players": 2}, "seats": [ME, {"kind": "open"}], "visibility": "link"}
    table = ann.api("POST", "/tables", wish)["table"]["id"]
    ben.api("POST", f"/tables/{table}/sit", {})
    ann.api("POST", f"/tables/{table}/start")
    for one in (ann, ben):
        one.open(f"table/{table}")
        one.look()
    first, other = (ann, ben) if ann.look()["picks"] else (ben, ann)
    first.step()
    assert other.turn()["picks"]
    waits = first.page.get_by_test_id("undo-waits")
    names = {ann: "Ann", ben: "Ben"}
    for answer in ("Refuse", "Agree"):
        turn_number = first.look()["turn_number"]
        first.page.get_by_role("button", name="Menu").click()
        first.page.get_by_role("button", name="Ask to take back").click()
        expect(waits).to_have_text(f"You asked to take back your move. Still to agree: {names[other]}")
        expect(other.page.get_by_text(f"{names[first]} asks to take back the last move.").first).to_be_visible()
        other.page.get_by_role("button", name=answer, exact=True).click()
        expect(waits).to_have_count(0)
    first.reach(turn_number + 1)
    assert first.turn()["picks"], "the move is taken back"


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 640), (1366, 768), (1920, 1080)])
def test_table_talk_is_within_the_window_of_a_laptop(sit: Callable[..., Person], width: int, height: int) -> None:
    """Bug 4: the button that sends lay beyond the right edge, and the tab was cut."""
    person = sit(language="de")
    person.page.set_viewport_size({"width": width, "height": height})
    person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    person.page.locator(".log-button").click()
    tab = person.page.get_by_role("tab").nth(1)
    tab.click()
    for part in (tab, person.page.locator("form input"), person.page.locator("form button")):
        box = part.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height
        assert part.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1"), "its words are cut"


def test_a_phone_has_no_keys_and_ones_own_games_come_first(sit: Callable[..., Person]) -> None:
    """Bugs 30, 35 and 36: blue boxes, games below four covers, and keys for who has none."""
    person = sit(phone=True)
    person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    keys = person.page.get_by_role("button", name="Keys", exact=True)
    for size, offered in (({"width": 390, "height": 844}, 0), ({"width": 844, "height": 390}, 0), (LAPTOP, 1)):
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.page.get_by_role("button", name="Menu").click()
        expect(person.page.get_by_role("button", name="The board in words")).to_be_visible()
        expect(keys).to_have_count(offered)
        person.page.keyboard.press("Escape")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.open()
    entry = person.page.locator("section[aria-labelledby=yours] li").first
    expect(entry).to_contain_text("round 1")
    cover = person.page.locator(".cover").first
    boxes = [entry.bounding_box(), cover.bounding_box()]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] + boxes[0]["height"] <= min(boxes[1]["y"], 844)
    person.page.get_by_role("button", name="Settings").click()
    assert person.page.locator("dialog[open] input[type=checkbox]").count() >= 2
    assert person.page.evaluate(NOT_OURS) == 0
    for path, waits in (
        ("new/dig_deeper_dwarf", "[data-option=traits] input"),
        ("rules/dwarf", "input[type=checkbox]"),
    ):
        person.open(path)
        person.page.locator(waits).first.wait_for()
        assert person.page.evaluate(NOT_OURS) == 0, path


# Notes what the word "stored" lies over, whenever it is there.
WATCH = """() => {
  window.stored = { seen: 0, over: [] }
  new MutationObserver(() => {
    const word = document.querySelector('.sending')
    if (!word) return
    stored.seen += 1
    const a = word.getBoundingClientRect()
    for (const other of document.querySelectorAll('[data-testid=strip] ol, .log-button, [data-seat], section')) {
      const b = other.getBoundingClientRect()
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 1 && down > 1) stored.over.push(other.className)
    }
  }).observe(document.body, { subtree: true, childList: true })
}"""
PLACES = """() => ['section[aria-label=Board]', '[data-seat="0"]', '[data-seat="1"]', 'section.question'].map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect()
  return [one, left, top, right, bottom].join(' ')
})"""


def test_nothing_moves_and_nothing_is_cut_while_a_phone_plays(sit: Callable[..., Person]) -> None:
    """Bugs 14, 17, 20 and 21: "Play it" in two lines, "stored" over a name, a board that shrinks, seats that grow."""
    person = sit(phone=True, seed=3)
    person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    person.page.evaluate(WATCH)
    places = person.page.evaluate(PLACES)
    armed = 0
    while armed < 5:
        seen = person.turn()
        assert person.page.evaluate(PLACES) == places
        if not seen["confirm"]:
            person.pick(person.random.choice(seen["picks"]))
            continue
        armed += 1
        person.until("document.querySelector('.preview strong') !== null")
        assert person.page.evaluate(PLACES) == places
        button, words = (person.page.locator(one).bounding_box() for one in ("[data-testid=confirm]", ".preview"))
        assert button is not None
        assert words is not None
        assert button["height"] <= 46, "in one line"
        assert words["x"] + words["width"] <= button["x"] < button["x"] + button["width"] <= 390
        for tool in person.page.locator(".question .tools button, .bar .home, .bar .sound button").all():
            box = tool.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, "large enough for a finger"
        person.confirm()
    assert person.page.evaluate("() => stored.seen") > 0
    assert person.page.evaluate("() => stored.over") == []
