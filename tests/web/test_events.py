"""An event from its making to its standings, in two browsers."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.seen import PATIENCE, Person
from tests.web.test_quality import violations


def give_up(person: Person, event: str) -> str:
    """At the person's present table, if there is one; by the interface, since the page is not what is looked at here.

    Returns how far the event was before."""
    shown = person.api("GET", f"/events/{event}")
    if shown["your_table"]:
        person.api("POST", f"/tables/{shown['your_table']}/resign")
    return str(shown["state"])


def test_a_knock_out_of_two_people_and_two_bots(sit: Callable[..., Person]) -> None:
    ann, bob = sit(), sit(phone=True)
    ann.api("POST", "/guest", {"name": "Ann"})
    bob.api("POST", "/guest", {"name": "Bob"})
    ann.open("events")
    ann.page.get_by_role("textbox", name="Name").fill("Friday")
    ann.page.get_by_test_id("kind").select_option("knock_out")
    ann.page.get_by_role("button", name="Make the event").click()
    ann.page.get_by_test_id("entrants").wait_for()
    for count in (2, 3):
        ann.page.get_by_test_id("add-bot").click()
        expect(ann.page.get_by_test_id("entrants").locator("li")).to_have_count(count)
    assert violations(ann) == []
    bob.open(ann.page.url.split("#/")[1])
    bob.page.get_by_role("button", name="Join").click()
    expect(ann.page.get_by_test_id("entrants").locator("li")).to_have_count(4)
    ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bob):
        expect(person.page.get_by_test_id("your-table")).to_be_visible()
        assert person.page.get_by_test_id("bracket").locator(".match").count() == 3
    # The main button leads to the table, and the table leads back.
    bob.page.get_by_test_id("your-table").click()
    expect(bob.page.get_by_test_id("table")).to_be_visible()
    bob.page.go_back()
    bob.page.get_by_test_id("bracket").wait_for()
    event = ann.page.url.rpartition("/")[2]
    give_up(ann, event)
    # Who meets whom is drawn: where the two met, Bob is in the final against whichever bot wins a whole game.
    end = time.monotonic() + PATIENCE
    while give_up(bob, event) != "over":
        assert time.monotonic() < end, "the event does not end"
        bob.page.wait_for_timeout(200)
    for person in (ann, bob):
        expect(person.page.get_by_test_id("event-state")).to_contain_text("Over")
        lines = person.page.get_by_test_id("standings").locator("tbody tr")
        assert lines.count() == 4
        expect(lines.first.locator("td").first).to_have_text("1")
        assert violations(person) == []
