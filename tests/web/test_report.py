"""The report on a finished game: made while the page waits, read with every grade in words, a link into the replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.hosts import Host
from tests.web.seen import PHONE, Person
from tests.web.test_quality import violations


def test_a_report_is_made_and_read(clocked: Host, sit: Callable[..., Person], tmp_path: Path) -> None:
    """Of one and the same game every time: a bot's choices and a deal by chance would each time tell of others."""
    reader, other = sit(address=clocked.address), clocked.client("Durin")
    table = reader.new_table("dwarf", {"players": 2}, [{"kind": "me"}, {"kind": "open"}], start=False, seed="5")
    other.do(table, "sit")
    reader.api("POST", f"/tables/{table}/start")
    while True:
        whole = reader.api("GET", f"/tables/{table}")["now"]
        if whole["status"] == "over":
            break
        # The last of the moves is hardly ever the best: there will be something to tell.
        if whole["moves"]:
            move = whole["moves"][-1]["move"]
            reader.api("POST", f"/tables/{table}/play", {"turn_number": whole["turn_number"], "move": move})
        else:
            theirs = other.look(table)["now"]
            other.play(table, theirs["moves"][-1]["move"], theirs["turn_number"])
    reader.open(f"report/{table}")
    page = reader.page
    page.locator("[data-testid=headline]").wait_for(timeout=120_000)
    expect(page.locator("[data-testid=headline]")).to_contain_text("choices were a master’s")
    moments = page.locator("[data-testid=moment]")
    moments.first.wait_for()
    assert 0 < moments.count() <= 3
    first = moments.first
    expect(first.locator(".board .is-picked, .board [data-pick]")).not_to_have_count(0)
    assert first.locator("[data-grade]").inner_text().split(maxsplit=1)[1] in ("slip", "mistake", "cave-in")
    page.screenshot(path=tmp_path / "report.png", full_page=True)
    found = violations(reader)
    assert not found, found
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    reader.until("innerWidth === 390 && document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=tmp_path / "phone.png", full_page=True)
    page.locator("summary").first.click()
    link = page.locator(".choices a").first
    number = str(link.get_attribute("href")).split("move=")[1]
    link.click()
    page.locator("[data-testid=review]").wait_for()
    expect(page.locator("[data-testid=review] h2").filter(has_text="Move").first).to_contain_text(f"Move {number} of")
