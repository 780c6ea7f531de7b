"""An account in the browser: another password, and logging out elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.seen import Person
from tests.web.test_quality import violations
from underhall.client import Client

PASSWORD, OTHER = "a long sentence", "another long sentence"


@pytest.mark.parametrize("phone", [False, True])
def test_sessions_are_ended_and_the_password_is_changed_in_the_settings(
    sit: Callable[..., Person], phone: bool
) -> None:
    name = f"Ann {secrets.token_hex(4)}"
    ann = sit(phone=phone, expected=("403", "wrong-password"))
    ann.api("POST", "/register", {"name": name, "password": PASSWORD})
    elsewhere, lost = sit(), sit()
    for person in (elsewhere, lost):
        person.api("POST", "/login", {"name": name, "password": PASSWORD})
    ann.open()
    ann.page.get_by_role("button", name="Settings").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_text("Where you are logged in (3)").click()
    assert violations(ann) == []
    sheet.get_by_role("button", name="Log out there").first.click()
    expect(sheet.get_by_text("Where you are logged in (2)")).to_be_visible()
    here = [person.api("GET", "/session")["me"] is not None for person in (elsewhere, lost)]
    assert sorted(here) == [False, True]
    sheet.get_by_text("Change the password").first.click()
    for old, said in (("not my password", "The password is wrong"), (PASSWORD, "The password is changed")):
        sheet.get_by_label("Present password").fill(old)
        sheet.get_by_label("New password").fill(OTHER)
        sheet.get_by_role("button", name="Change the password").click()
        expect(sheet.get_by_text(said)).to_be_visible()
    assert violations(ann) == []
    expect(sheet.get_by_text("Where you are logged in (1)")).to_be_visible()
    for person in (elsewhere, lost):
        assert person.api("GET", "/session")["me"] is None
    assert ann.api("GET", "/session")["me"]["name"] == name
    elsewhere.api("POST", "/login", {"name": name, "password": OTHER})


@pytest.mark.parametrize("phone", [False, True])
def test_a_token_is_made_used_and_withdrawn_in_the_settings(sit: Callable[..., Person], phone: bool) -> None:
    ann = sit(phone=phone)
    ann.api("POST", "/guest", {"name": "Ann"})
    ann.open()
    ann.page.get_by_role("button", name="Settings").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_text("Bots and programs (0)").click()
    sheet.get_by_label("Name of the token").fill("My bot")
    assert violations(ann) == []
    sheet.get_by_role("button", name="Make a token").click()
    expect(sheet.get_by_text("Copy it now")).to_be_visible()
    token = sheet.locator("code").inner_text()
    expect(sheet.get_by_text("Bots and programs (1)")).to_be_visible()
    assert violations(ann) == []
    bot = Client(ann.page.url.partition("/#")[0].rstrip("/"), token=token)
    me = bot.me()
    assert me is not None
    assert me["name"] == "Ann"
    sheet.get_by_role("button", name="Withdraw: My bot").click()
    expect(sheet.get_by_text("Bots and programs (0)")).to_be_visible()
    assert bot.me() is None
