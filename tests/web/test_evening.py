"""An evening at one device, plans of a turn and lines of the log, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.seen import Person
from tests.web.test_quality import violations

FRIENDS = [{"kind": "me"}, {"kind": "friend", "name": "Durin"}]
COVER = "document.querySelector('[data-testid=hand-over]')"
OVER = "document.querySelector('[data-testid=table]')?.dataset.status === 'over'"
HELD = f"!{COVER} && document.querySelector('[data-testid=table]')?.dataset.link === 'live'"


def take(person: Person, name: str) -> None:
    """Say who holds the device now."""
    person.until(COVER)
    assert name in person.page.locator("[data-testid=hand-over] h2").inner_text()
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.until(HELD)


class Overheard:
    """All that reaches the page of a table: frames as they came, and answers by when they were asked for.

    An answer may come late, when the device has been handed on: it is that of whoever held the device when it was
    asked for, and says nothing about what is told to the one who holds it now."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asked: list[Any] = []
        self.answers: list[Any] = []
        person.page.on("request", self._asked)
        person.page.on("response", lambda answer: self.answers.append(answer))

    def _asked(self, request: Any) -> None:
        if "/api/tables/" in request.url:
            self.asked.append(request)

    def mark(self) -> tuple[int, int]:
        return len(self.person.frames), len(self.asked)

    def hands_since(self, frames: int, asked: int) -> set[int]:
        """Whose hands were in anything that came, and was not asked for before, since a mark."""
        fresh = self.asked[asked:]
        texts = [*self.person.frames[frames:], *(one.text() for one in self.answers if one.request in fresh)]
        return {seat for text in texts for seat in hands_in(json.loads(text))}


def hands_in(told: Any) -> set[int]:
    """The seats whose cards something tells, wherever in it: in a view, or in a step that alters one."""
    if isinstance(told, list):
        step = len(told) == 2 and isinstance(told[0], list) and "cards" in told[0][2:3] and told[0][0] == "seats"
        return {int(told[0][1])} if step else {seat for one in told for seat in hands_in(one)}
    if not isinstance(told, dict):
        return set()
    seats = told.get("seats", [])
    mine = {n for n, seat in enumerate(seats) if isinstance(seat, dict) and isinstance(seat.get("cards"), dict)}
    return mine.union(*(hands_in(one) for one in told.values()))


def test_pass_and_play_never_shows_the_other_hand(sit: Callable[..., Person]) -> None:
    person = sit()
    heard = Overheard(person)
    table = person.new_table("dig_deeper_dwarf", {"players": 2}, FRIENDS)
    handed = 0
    holder = -1
    mark = (0, 0)
    for _ in range(80):
        person.until(f"{COVER} || document.querySelectorAll('.can-pick').length > 0 || {OVER}")
        if not person.page.evaluate(f"() => !!{COVER}"):
            person.step()
            continue
        # Nobody holds it now: nothing of the next hand has come, and the page shows none at all.
        asked = person.api("GET", f"/tables/{table}/device")["asked"]
        assert asked != holder
        assert heard.hands_since(*mark) <= {holder}
        seen = person.api("GET", f"/tables/{table}?as_seat={asked}")
        assert hands_in(seen) == {asked}
        assert seen["now"]["view"]["seats"][asked]["cards"]["hand"] != [] or seen["now"]["moves"]
        assert person.page.locator("section.hand").count() == 0
        mark = heard.mark()
        if handed == 1:
            person.page.wait_for_timeout(2500)  # longer than the page waits before it asks again
        assert heard.hands_since(*mark) == set()
        take(person, ["Brokk", "Durin"][asked])
        person.until("document.querySelector('section.hand')")
        handed += 1
        # From here on all that comes is this seat's own, and nothing of the hand before.
        assert heard.hands_since(*mark) == {asked}
        holder = asked
        if handed == 4:
            break
    assert handed == 4


def test_an_evening_without_secrets_needs_no_cover_and_ends_for_all(sit: Callable[..., Person]) -> None:
    """Set up in the page; handed over without a question; resumed after a reload; over for both, and again."""
    person = sit()
    person.api("POST", "/guest", {"name": "Brokk"})
    person.open("new/dwarf")
    person.page.locator("select").filter(has_text="Friend at this device").nth(1).select_option("friend")
    person.page.get_by_label("Name of the friend").fill("Durin")
    person.page.get_by_role("button", name="Set up the table").click()
    first = person.turn()["turn_number"]
    table = person.page.url.rpartition("/")[2]
    names = [seat["name"] for seat in person.api("GET", f"/tables/{table}")["table"]["seats"]]
    assert names == ["Brokk", "Durin"]
    asked = set()
    for number in range(8):
        person.turn()
        asked.add(person.api("GET", f"/tables/{table}/device")["asked"])
        assert not person.page.evaluate(f"() => !!{COVER}")
        before = person.look()["turn_number"]
        while person.look()["turn_number"] == before:
            person.step()
            person.page.wait_for_timeout(50)
        if number == 3:
            person.page.reload()
    assert asked == {0, 1}
    assert person.turn()["turn_number"] > first
    person.api("POST", f"/tables/{table}/resign?as_seat=1")
    person.until("document.querySelector('[data-testid=ending]')")
    ending = person.page.locator("[data-testid=ending]")
    assert ending.get_attribute("data-mood") == "seen"  # not won or lost: it is everybody's
    assert "Brokk" in ending.inner_text()
    ending.get_by_role("button", name="Again").click()
    person.until(f"!location.hash.endsWith({json.dumps(table)})")
    person.turn()


def test_the_cover_in_both_sizes_and_themes_is_readable(sit: Callable[..., Person]) -> None:
    for phone, theme in ((False, "dark"), (True, "light")):
        person = sit(phone=phone, theme=theme)
        person.new_table("dwar7s_duel", {}, FRIENDS)
        person.until(COVER)
        assert not violations(person, COVER)
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)
        assert person.page.evaluate(f"() => {COVER}.open")


def test_back_to_a_line_of_the_log_and_a_plan_that_is_committed(sit: Callable[..., Person]) -> None:
    person = sit()
    table = person.new_table("dwar7s_duel", {"first_player": 1}, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    person.turn()
    page = person.page

    def choose(moves: list[dict[str, Any]]) -> int:
        """The first move that lays a card, from the list of all moves."""
        move = next(one["move"] for one in moves if one["text"].startswith("play"))
        page.keyboard.press("m")
        page.locator(f'[data-move="{move}"]').click()
        if person.look()["confirm"]:
            person.confirm()
        return int(move)

    page.keyboard.press("p")
    person.until("document.querySelector('[data-testid=plan]')")
    before = person.api("GET", f"/tables/{table}")["now"]
    first = choose(before["moves"])
    person.until("document.querySelectorAll('[data-testid=plan] li').length === 1")
    plan = {"moves": [first], "turn_number": before["turn_number"]}
    choose(person.api("POST", f"/tables/{table}/plan", plan)["moves"])
    person.until("document.querySelectorAll('[data-testid=plan] li').length === 2")
    assert person.api("GET", f"/tables/{table}")["now"]["turn_number"] == before["turn_number"]
    page.locator("[data-testid=commit]").click()
    person.reach(before["turn_number"] + 2)
    person.until("!document.querySelector('[data-testid=plan]')")
    now = person.api("GET", f"/tables/{table}")["now"]
    assert now["undo_from"] > 0
    if page.locator("[data-back]").count() == 0:
        page.keyboard.press("l")
    page.locator(f'[data-back="{now["undo_from"]}"]').first.click(force=True)
    page.locator("[data-testid=back-to]").click()
    person.until(
        "document.querySelector('[data-testid=table]').dataset.turnNumber !== " + json.dumps(str(now["turn_number"]))
    )
    assert person.api("GET", f"/tables/{table}")["now"]["view"] == before["view"]
