"""Friends at a table: two and three browsers, each with its own person. Time is what the test says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.hosts import Host
from tests.server.test_lobby import Time
from tests.web.seen import Person, see_off

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ("Ann", "Ben", "Cid")
# A bubble is seen for some seconds only: where each was, and what it said, is written down when it comes.
BUBBLES = """() => {
  window.listener?.disconnect()
  const known = new WeakSet(document.querySelectorAll('[data-testid=bubble]'))
  window.bubbles = []
  const look = () => {
    for (const node of document.querySelectorAll('[data-testid=bubble]')) {
      if (known.has(node)) continue
      known.add(node)
      const { left, top, right, bottom } = node.getBoundingClientRect()
      const inside = Math.min(left, top, innerWidth - right, innerHeight - bottom) >= 0
      window.bubbles.push({ words: node.textContent.trim(), inside, whole: node.scrollHeight <= node.clientHeight })
    }
  }
  window.listener = new MutationObserver(() => requestAnimationFrame(look))
  window.listener.observe(document.body, { childList: true, subtree: true })
}"""
HIDDEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# Whoever closes a tab, or is redirected while something is asked for, leaves a request unanswered.
BROKEN_OFF = ("WebSocket connection to",)


@pytest.fixture
def come(chromium: Browser, clocked: Host, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def one(name: str, **wishes: object) -> Person:
        person = Person(chromium, clocked.address, expected=BROKEN_OFF, **wishes)  # type: ignore[arg-type]
        people.append(person)
        person.api("POST", "/guest", {"name": name})
        return person

    yield one
    see_off(people, tmp_path)


def gathered(
    come: Callable[..., Person], count: int = 2, start: bool = True, phones: tuple[str, ...] = (), **wish: object
) -> tuple[list[Person], str]:
    """People at one table, each looking at it."""
    people = [come(name, phone=name in phones) for name in NAMES[:count]]
    seats = [ME, *[OPEN] * (count - 1)]
    wishes = {"game": "dwarf", "options": {"players": count}, "seats": seats, "visibility": "link", **wish}
    table = str(people[0].api("POST", "/tables", wishes)["table"]["id"])
    for person in people[1:]:
        person.api("POST", f"/tables/{table}/sit")
    if start:
        people[0].api("POST", f"/tables/{table}/start")
    for person in people:
        person.open(f"table/{table}")
    return people, table


def asked(people: list[Person], table: str) -> tuple[Person, int, list[Person]]:
    """Who is asked, where they sit, and the others."""
    seat = int(people[0].api("GET", f"/tables/{table}")["now"]["asked"])
    return people[seat], seat, [one for one in people if one is not people[seat]]


def heard(person: Person, words: str) -> dict[str, Any]:
    """What was in a bubble, and where that was, since somebody began to listen (``BUBBLES``)."""
    person.until(f"window.bubbles.some((one) => one.words === {json.dumps(words)})")
    found: list[dict[str, Any]] = person.page.evaluate("() => window.bubbles")
    return next(one for one in found if one["words"] == words)


def panel(person: Person, seat: int, part: str) -> Locator:
    return person.page.locator(f'li[data-seat="{seat}"] [data-testid={part}]')


def test_time_runs_out_a_bot_plays_on_and_the_seat_is_taken_back(
    come: Callable[..., Person], clocked: Host, time: Time
) -> None:
    """Bug 3: a clock was set, and not shown, and nothing came of it."""
    people, table = gathered(come, clock={"kind": "move", "seconds": 90})
    late, seat, (other,) = asked(people, table)
    for person in people:
        expect(panel(person, seat, "clock")).to_have_text(re.compile(r"^(1:[0-3]\d|0:\d\d)$"))
    time.now += 91.0  # and nobody asks for anything
    expect(late.page.get_by_test_id("stand-in")).to_contain_text("A bot plays for you")
    expect(other.page.locator(f'li[data-seat="{seat}"]')).to_contain_text("a bot plays for now")
    late.page.get_by_role("button", name="Play on myself").click()
    expect(late.page.get_by_test_id("stand-in")).to_have_count(0)
    expect(other.page.locator(f'li[data-seat="{seat}"]')).not_to_contain_text("a bot plays for now")


def test_time_runs_out_and_the_seat_has_lost(come: Callable[..., Person], clocked: Host, time: Time) -> None:
    people, table = gathered(come, clock={"kind": "move", "seconds": 60, "timeout": "lose"})
    late, _, (other,) = asked(people, table)
    time.now += 61.0
    for person, mood in ((late, "lost"), (other, "won")):
        expect(person.page.get_by_test_id("ending")).to_have_attribute("data-mood", mood)
        assert person.look()["status"] == "over"
    other.open(f"review/{table}")
    expect(other.page.get_by_test_id("review")).to_be_visible()


def test_two_agree_on_a_pause_and_all_clocks_stand_still(
    come: Callable[..., Person], clocked: Host, time: Time
) -> None:
    people, table = gathered(come, clock={"kind": "game", "seconds": 600, "increment": 0})
    waiting, seat, (other,) = asked(people, table)
    waiting.page.get_by_role("button", name="Menu").click()
    waiting.page.get_by_role("button", name="Ask for a pause").click()
    asks = other.page.locator(".ask", has_text=f"{NAMES[seat]} would like a pause.")
    asks.get_by_role("button", name="Agree", exact=True).click()
    for person in people:
        expect(person.page.get_by_test_id("paused")).to_contain_text("all clocks stand still")
    time.now += 3600.0
    other.page.get_by_test_id("paused").get_by_role("button", name="Go on").click()
    for person in people:
        expect(person.page.get_by_test_id("paused")).to_have_count(0)
        expect(panel(person, seat, "clock")).to_have_text(re.compile(r"^(10:00|9:[0-5]\d)$"))
    assert waiting.look()["status"] == "running"


def test_who_thinks_who_is_here_and_who_looks_elsewhere(come: Callable[..., Person]) -> None:
    people, table = gathered(come)
    _, seat, (other,) = asked(people, table)
    for person in people:
        expect(panel(person, seat, "presence")).to_have_text("thinking")
        expect(panel(person, 1 - seat, "presence")).to_have_text("here")
    other.page.evaluate(HIDDEN, True)
    for person in people:
        expect(panel(person, 1 - seat, "presence")).to_have_text("away")
        expect(panel(person, seat, "presence")).to_have_text("thinking")
    other.page.evaluate(HIDDEN, False)
    for person in people:
        expect(panel(person, 1 - seat, "presence")).to_have_text("here")


def test_the_others_decide_about_somebody_who_is_late(come: Callable[..., Person], clocked: Host, time: Time) -> None:
    people, table = gathered(come, 3, clock={"kind": "move", "seconds": 60, "timeout": "ask"})
    late, seat, (one, two) = asked(people, table)
    time.now += 61.0
    for person in (one, two):
        expect(person.page.get_by_test_id("late")).to_contain_text(f"{NAMES[seat]} has run out of time")
    expect(late.page.get_by_test_id("late")).to_contain_text("You may still move")
    assert late.page.get_by_role("button", name="Give more time").count() == 0
    one.page.get_by_role("button", name="Give more time").click()
    for person in people:
        expect(person.page.get_by_test_id("late")).to_have_count(0)
    time.now += 61.0
    for person in (one, two):
        person.page.get_by_role("button", name="Count it as lost").click()
    for person in people:
        expect(person.page.locator(f'li[data-seat="{seat}"]')).to_contain_text("gave up; a bot plays on")


def test_an_absent_friend_is_seen_and_a_bot_plays_until_the_friend_is_back(
    come: Callable[..., Person], clocked: Host, time: Time
) -> None:
    people, table = gathered(come)
    ann, ben = people
    for person in people:
        for seat in (0, 1):
            expect(panel(person, seat, "presence")).to_have_text(re.compile("here|thinking"))
    ben.open()  # somewhere else
    expect(panel(ann, 1, "presence")).to_have_text("gone")
    time.now += 61.0
    ann.page.get_by_test_id("absent").get_by_role("button", name="Let a bot play on").click()
    expect(ann.page.locator('li[data-seat="1"]')).to_contain_text("a bot plays for now")
    ben.open(f"table/{table}")
    ben.page.get_by_role("button", name="Play on myself").click()
    expect(panel(ann, 1, "presence")).to_have_text(re.compile("here|thinking"))


def test_giving_up_at_a_table_of_three_is_seen_at_once_and_the_game_goes_on(come: Callable[..., Person]) -> None:
    """Bug 8: whoever had given up was still asked, and nothing said that a bot plays on."""
    people, table = gathered(come, 3, hints=True)
    cid = people[2]
    cid.look()
    cid.page.get_by_role("button", name="Menu").click()
    cid.page.get_by_role("button", name="Give up").click()
    cid.page.get_by_test_id("sure").click()
    for person in people:
        expect(person.page.locator('li[data-seat="2"]')).to_contain_text("gave up; a bot plays on")
        assert person.look()["status"] == "running"
    for _ in range(4):
        while not (picking := [one for one in people[:2] if one.look()["picks"]]):
            people[0].page.wait_for_timeout(20)
        (one,) = picking
        expect(one.page.get_by_role("button", name="Hint")).to_have_count(1)
        now = one.api("GET", f"/tables/{table}")["now"]
        play = {"move": one.random.choice(now["moves"])["move"], "turn_number": now["turn_number"]}
        one.api("POST", f"/tables/{table}/play", play)
        for person in people:
            person.reach(now["turn_number"] + 1)
        # Whoever gave up is asked nothing, not even when it is that seat's turn.
        expect(cid.page.locator(".can-pick, [data-testid=confirm], section.question .choices button")).to_have_count(0)
        expect(cid.page.get_by_role("button", name="Hint")).to_have_count(0)
    cid.open()
    expect(cid.page.locator("section[aria-labelledby=yours] li")).to_contain_text("You gave up; the others play on")


def test_again_asks_everybody_and_takes_all_of_them_along(come: Callable[..., Person]) -> None:
    """Bug 6: "Again" began a new game alone."""
    people, table = gathered(come)
    ann, ben = people
    ben.api("POST", f"/tables/{table}/resign")
    ann.page.get_by_test_id("ending").get_by_role("button", name="Again").click()
    expect(ann.page.get_by_test_id("ending").get_by_test_id("again-waits")).to_contain_text("Still to answer: Ben")
    expect(ben.page.get_by_test_id("ending").get_by_test_id("again-asked")).to_contain_text(
        "Ann would like to play again"
    )
    ben.page.get_by_test_id("ending").get_by_role("button", name="Play again").click()
    for person in people:
        person.until(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table}')")
        assert person.look()["status"] == "running"
    assert ann.page.evaluate("() => location.hash") == ben.page.evaluate("() => location.hash")


def test_again_without_the_one_who_would_rather_not(come: Callable[..., Person]) -> None:
    people, table = gathered(come, 3)
    ann, ben, cid = people
    for person in (ben, cid):
        person.api("POST", f"/tables/{table}/resign")
    ann.page.get_by_test_id("ending").get_by_role("button", name="Again").click()
    ben.page.get_by_test_id("ending").get_by_role("button", name="No, thanks").click()
    waits = ann.page.get_by_test_id("ending").get_by_test_id("again-waits")
    expect(waits).to_contain_text("Still to answer: Cid")
    expect(waits).to_contain_text("No, thanks: Ben.")
    cid.page.get_by_test_id("ending").get_by_role("button", name="Play again").click()
    for person in (ann, cid):
        expect(person.page.get_by_test_id("lobby")).to_be_visible()
        assert table not in person.page.url
    assert ann.page.url == cid.page.url
    expect(ann.page.locator('[data-lobby-seat="1"]')).to_contain_text("free")
    assert ben.page.url.endswith(table)


def test_a_code_to_scan_where_others_can_open_the_address(come: Callable[..., Person]) -> None:
    ann = come("Ann")
    ann.page.route(
        "**/api/address", lambda route: route.fulfill(json={"address": "http://192.168.7.7:8417", "lan": True})
    )
    made = ann.api("POST", "/tables", {"game": "dwarf", "options": {"players": 2}, "visibility": "link"})
    ann.open(f"table/{made['table']['id']}")
    expect(ann.page.get_by_test_id("share")).to_have_value(f"http://192.168.7.7:8417/#/table/{made['table']['id']}")
    code = ann.page.get_by_test_id("qr")
    expect(code).to_be_in_viewport(ratio=1)
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
    expect(ann.page.get_by_test_id("alone")).to_have_count(0)


def test_the_lobby_says_what_is_played_and_shows_a_guest_no_button_that_refuses(come: Callable[..., Person]) -> None:
    """Bug 7: guests were offered Begin, and refused."""
    (ann, ben), _ = gathered(come, 2, start=False, clock={"kind": "game", "seconds": 600, "increment": 15})
    for person in (ann, ben):
        expect(person.page.get_by_test_id("lobby-game")).to_have_text("DWARF")
        expect(person.page.get_by_test_id("lobby-clock")).to_contain_text("10:00 for the whole game, and 15 seconds")
        expect(person.page.get_by_test_id("lobby-host")).to_have_text("Ann")
        expect(person.page.get_by_test_id("alone")).to_contain_text("--host 0.0.0.0")
    for refused in ("Begin", "Remove", "Send away"):
        expect(ben.page.get_by_role("button", name=refused, exact=True)).to_have_count(0)
    ben.page.get_by_role("button", name="I am ready").click()
    expect(ann.page.locator('[data-lobby-seat="1"]').get_by_test_id("ready")).to_be_visible()
    ann.page.locator('[data-lobby-seat="1"]').get_by_role("button", name="Change places").click()
    expect(ben.page.locator('[data-lobby-seat="0"]')).to_contain_text("Ben (you)")
    ben.page.get_by_role("button", name="Stand up").click()
    ann.page.get_by_label("Give it to a bot").select_option("novice")
    expect(ben.page.locator('[data-lobby-seat="0"]')).to_contain_text("Novice")
    ann.page.get_by_role("button", name="Begin").click()
    assert ann.look()["status"] == "running"


def test_words_are_seen_at_the_seat_counted_and_muted(come: Callable[..., Person]) -> None:
    """Bug 5: on a phone nothing told of a message."""
    (ann, ben), table = gathered(come, phones=("Ben",))
    ann.look()
    ben.look()
    ben.page.evaluate(BUBBLES)
    ann.page.get_by_test_id("talk").click()
    ann.page.get_by_role("button", name="Well played!").click()
    assert heard(ben, "Ann Well played!") == {"words": "Ann Well played!", "inside": True, "whole": True}
    expect(ben.page.get_by_test_id("unheard")).to_have_text("1")
    expect(ben.page.get_by_test_id("talk")).to_have_attribute("aria-label", "Table talk (1)")
    ben.page.get_by_test_id("talk").click()
    expect(ben.page.get_by_test_id("unheard")).to_have_count(0)
    ann.page.get_by_label("Say something").fill("You play like a stone")
    ann.page.get_by_role("button", name="Send").click()
    line = ben.page.locator("dialog[open] li", has_text="You play like a stone")
    line.get_by_role("button", name="Report").click()
    expect(line.get_by_role("button", name="Reported")).to_be_disabled()
    ben.page.get_by_label("Mute Ann").check()
    expect(line).to_have_count(0)
    said = ben.api("GET", f"/tables/{table}/talk")
    assert [one["reaction"] for one in said] == ["well_played", ""]


def test_whoever_is_muted_stays_so_in_another_seat_and_at_the_next_table(come: Callable[..., Person]) -> None:
    """Bug: a seat was muted at one table; after a swap that was somebody else, and the log's talk still had all."""
    (ann, ben, cid), table = gathered(come, 3, start=False)
    ben.page.get_by_test_id("talk").click()
    ben.page.get_by_label("Mute Ann").check()
    ben.page.keyboard.press("Escape")
    ann.api("POST", f"/tables/{table}/swap", {"seats": [0, 2]})
    expect(ben.page.locator('[data-lobby-seat="0"]')).to_contain_text("Cid")
    ann.api("POST", f"/tables/{table}/start")

    def all_but_ann_are_heard(at: str, first: str, second: str) -> None:
        for person in (ann, ben, cid):
            assert person.look()["status"] == "running"
            assert person.page.url.endswith(at)
            person.page.evaluate(BUBBLES)
        ann.api("POST", f"/tables/{at}/talk", {"text": first})
        cid.api("POST", f"/tables/{at}/talk", {"text": second})
        assert heard(ben, f"Cid {second}")["inside"]
        assert [one["words"] for one in ben.page.evaluate("() => window.bubbles")] == [f"Cid {second}"]
        expect(ben.page.get_by_test_id("unheard")).to_have_text("1")
        heard(cid, f"Ann {first}")
        for person, words in ((ben, [second]), (cid, [first, second])):
            log = person.page.locator("aside.log")
            if log.count() == 0:
                person.page.get_by_role("button", name="What happened").click()
            log.get_by_role("tab", name=f"Table talk ({len(words)})").click()
            expect(log.get_by_role("tabpanel").locator("li span")).to_have_text(words)
            person.page.get_by_test_id("talk").click()
            expect(person.page.locator("dialog[open] li span")).to_have_text(words)
            person.page.keyboard.press("Escape")

    all_but_ann_are_heard(table, "one", "two")
    for person in (ann, cid):
        person.api("POST", f"/tables/{table}/resign")
    for person in (ann, ben, cid):
        person.api("POST", f"/tables/{table}/again", {"agree": True})
    ben.until(f"!location.hash.endsWith({json.dumps(table)})")
    again = ben.page.url.rpartition("/")[2]
    for person in (ann, cid):
        person.until(f"location.hash.endsWith({json.dumps(again)})")
    all_but_ann_are_heard(again, "three", "four")
