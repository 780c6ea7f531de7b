"""Deals for all and profiles in the browser."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.hosts import Host
from tests.web.seen import Person
from tests.web.test_quality import violations

PASSWORD = "a long sentence"


def give_up(person: Person) -> None:
    """By the table's menu, as one does."""
    person.turn()
    person.page.locator("[data-testid=question]").wait_for()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_test_id("sure").click()
    person.page.get_by_test_id("ending").wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_the_daily_deal_from_the_home_page_to_the_list_of_results(
    clocked: Host, sit: Callable[..., Person], phone: bool
) -> None:
    ann = sit(phone=phone, address=clocked.address)  # whose day does not end in the midst of it
    name = f"Ann {secrets.token_hex(4)}"
    ann.api("POST", "/guest", {"name": name})
    ann.open()
    entry = ann.page.locator("[data-deal^='daily.dwarf.']")
    entry.get_by_role("button", name="Play today").click()
    ann.turn()
    expect(ann.page.get_by_test_id("deal-mark").first).to_contain_text("Counts" if phone else "Counted try")
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)
    give_up(ann)
    ann.page.get_by_role("link", name="List of results").click()
    mine = ann.page.get_by_test_id("results").locator("tr.you")
    expect(mine).to_contain_text(name)
    expect(mine).to_contain_text("gave up")
    expect(mine.get_by_role("link", name="Look back")).to_be_visible()
    assert violations(ann) == []
    # A further try is possible, and says that it does not count.
    ann.page.get_by_role("button", name="Try again").click()
    ann.turn()
    assert sorted(one["origin"]["counted"] for one in ann.api("GET", "/my/tables")) == [False, True]


def test_a_profile_after_a_game_is_private_until_its_person_says_otherwise(sit: Callable[..., Person]) -> None:
    ann, stranger = sit(), sit(phone=True, expected=("404",))
    name = f"Ann {secrets.token_hex(4)}"
    ann.api("POST", "/register", {"name": name, "password": PASSWORD})
    table = ann.new_table(
        "dwarf", {}, [{"kind": "me"}, {"kind": "bot", "level": "random"}], hints=False, takebacks=False
    )
    give_up(ann)
    ann.open("profile")
    profile = ann.page.get_by_test_id("profile")
    row = profile.locator("tr[data-game=dwarf]")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(row).to_contain_text("±")
    expect(profile.get_by_test_id("opponents")).to_contain_text("Random")
    assert profile.get_by_role("link", name="gave up").get_attribute("href") == f"#/review/{table}"
    assert violations(ann) == []
    stranger.open(f"profile/{name}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("or it is private")
    assert "gave up" not in stranger.page.get_by_test_id("profile").inner_text()
    with ann.page.expect_response(lambda answer: answer.request.method != "GET"):
        ann.page.get_by_role("checkbox").check()
    stranger.page.reload()
    expect(stranger.page.locator("tr[data-game=dwarf]")).to_contain_text("±")
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text(name)
    assert violations(stranger) == []


def test_a_chosen_deal_is_asked_for_at_a_new_table_and_shown_there(sit: Callable[..., Person]) -> None:
    ann = sit()
    ann.open("new/dwarf")
    ann.page.get_by_label("Chosen deal").fill("42")
    expect(ann.page.get_by_label("Rated")).to_be_disabled()
    ann.page.get_by_role("button", name="Set up the table").click()
    ann.turn()
    expect(ann.page.get_by_test_id("deal-mark").first).to_contain_text("Chosen deal 42")
