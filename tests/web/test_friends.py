"""Friends at a table: two and three browsers, each with its own person. Time is what the test says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.hosts import Host
from tests.server.test_lobby import Time
from tests.web.seen import PATIENCE, Person, see_off
from underhall.server.settings import SQLITE, Settings

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ("Ann", "Ben", "Cid")
# Whoever closes a tab, or is redirected while something is asked for, leaves a request unanswered.
BROKEN_OFF = ("WebSocket connection to",)


@pytest.fixture(autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clocked(tmp_path: Path, time: Time) -> Iterator[Host]:
    """A server whose clock the test sets."""
    database = f"{SQLITE}:///{tmp_path / 'friends.sqlite'}"
    host = Host(Settings(database, limits=False, workers=1, clock=time, shortest_answer=0.0))
    yield host
    host.stop()


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
    come: Callable[..., Person], count: int = 2, start: bool = True, **wish: object
) -> tuple[list[Person], str]:
    """People at one table, each looking at it."""
    people = [come(name) for name in NAMES[:count]]
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
    people, _ = gathered(come, 3)
    cid = people[2]
    cid.look()
    cid.page.get_by_role("button", name="Menu").click()
    cid.page.get_by_role("button", name="Give up").click()
    cid.page.get_by_test_id("sure").click()
    for person in people:
        expect(person.page.locator('li[data-seat="2"]')).to_contain_text("gave up; a bot plays on")
        assert person.look()["status"] == "running"


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
    (ann, ben), table = gathered(come)
    ann.look()
    ben.look()
    ann.page.get_by_test_id("talk").click()
    ann.page.get_by_role("button", name="Well played!").click()
    bubble = ben.page.get_by_test_id("bubble")
    expect(bubble).to_contain_text("Ann Well played!")
    box = bubble.bounding_box()
    width, height = ben.page.evaluate("() => [innerWidth, innerHeight]")
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
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
