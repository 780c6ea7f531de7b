"""The operator's page in the browser: its token, what it shows, closing, deleting, muting, logging out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from playwright.sync_api import Locator, expect

from tests.server.hosts import Process
from tests.web.seen import PHONE, Person
from tests.web.test_quality import violations
from underhall.client import Client

TOKEN = "a token for the operator's page"


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose token is in a file, as an operator has it."""
    folder = tmp_path_factory.mktemp("operated")
    file = folder / "token"
    file.write_text(TOKEN + "\n")
    with mock.patch.dict(os.environ, {"UNDERHALL_ADMIN_TOKEN_FILE": str(file)}):
        process = Process(str(folder / "tables.db"), folder, same_luck=True)
    process.ready()
    yield process
    process.stop()


def listed(part: Locator, what: str, which: str) -> Locator:
    return part.locator(f'li[data-{what}="{which}"]')


def opened(person: Person) -> Person:
    person.open("admin")
    person.page.get_by_label("Token").fill(TOKEN)
    person.page.get_by_role("button", name="Open").click()
    person.page.get_by_test_id("load").locator("dl").wait_for()
    return person


def test_where_no_token_is_set_the_page_says_so(sit: Callable[..., Person]) -> None:
    ann = sit(expected=("404",))
    ann.open("admin")
    ann.page.get_by_label("Token").fill("any token at all")
    ann.page.get_by_role("button", name="Open").click()
    expect(ann.page.get_by_text("This server has no operator’s page")).to_be_visible()


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_the_operator_mutes_closes_deletes_and_logs_out(
    sit: Callable[..., Person], operated: Process, phone: bool, theme: str
) -> None:
    name = f"Loud {theme}"
    loud = Client(operated.address)
    loud.register(name, "a long sentence")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = loud.create("dwarf", seats=bots, start=True, title=f"Friday {theme}")
    operator = sit(address=operated.address, phone=phone, theme=theme, expected=("401",))
    page = operator.page
    operator.open("admin")
    page.get_by_label("Token").fill("not the token of this server")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("That is not the token of this server")).to_be_visible()
    assert violations(operator) == []
    opened(operator)
    person = listed(page.get_by_test_id("people"), "person", name)
    expect(person).to_contain_text("1 session")
    assert violations(operator) == []
    if phone:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    person.get_by_role("button", name=f"Mute {name}").click()
    expect(person).to_contain_text("muted")
    refused = loud.http.post(f"/api/tables/{table}/talk", json={"text": "Hello"})
    assert refused.status_code == 403
    person.get_by_role("button", name=f"Let {name} speak").click()
    expect(person).not_to_contain_text("muted")
    loud.do(table, "talk", text="Hello")

    found = listed(page.get_by_test_id("tables"), "table", table)
    page.get_by_label("Title, name, game or id").fill(f"friday {theme}")
    page.get_by_test_id("tables").get_by_role("button", name="Search").click()
    expect(page.get_by_test_id("tables").locator("li")).to_have_count(1)
    found.get_by_role("button", name="Close").first.click()
    page.get_by_test_id("sure").locator("visible=true").click()
    expect(found).to_contain_text("finished")
    assert loud.look(table)["now"]["outcome"]["ending"] == "closed"
    found.get_by_role("button", name="Delete").first.click()
    page.get_by_test_id("sure").locator("visible=true").click()
    expect(found).to_have_count(0)

    person.get_by_role("button", name="Log out").first.click()
    page.get_by_test_id("sure").locator("visible=true").click()
    expect(person).to_contain_text("not logged in")
    assert loud.me() is None


def test_the_token_stays_in_its_tab(sit: Callable[..., Person], operated: Process) -> None:
    operator = opened(sit(address=operated.address))
    operator.page.reload()
    operator.page.get_by_test_id("load").locator("dl").wait_for()
    assert operator.page.evaluate("JSON.stringify(localStorage)").count(TOKEN) == 0
    other = operator.context.new_page()
    other.goto(f"{operated.address}/#/admin")
    expect(other.get_by_label("Token")).to_be_visible()
    operator.page.get_by_role("button", name="Forget the token").click()
    expect(operator.page.get_by_label("Token")).to_be_visible()
    operator.page.reload()
    expect(operator.page.get_by_label("Token")).to_be_visible()
    assert operator.page.evaluate("JSON.stringify(sessionStorage)").count(TOKEN) == 0


def test_whoever_sits_at_a_closed_table_reads_what_happened(sit: Callable[..., Person], operated: Process) -> None:
    ann = sit(address=operated.address)
    table = ann.new_table("dwarf", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    ann.turn()
    operator = Client(operated.address)
    operator.http.headers["Authorization"] = f"Bearer {TOKEN}"
    operator.ask("POST", f"/admin/tables/{table}/close")
    expect(ann.page.locator("[data-testid=ending]")).to_contain_text("the operator closed it")
