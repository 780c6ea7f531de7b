"""The report on a finished game: made while the page waits, read with every grade in words, a link into the replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.web.seen import PHONE, Person
from tests.web.test_quality import violations


def test_a_report_is_made_and_read(sit: Callable[..., Person], tmp_path: Path) -> None:
    reader = sit()
    table = reader.new_table("dwarf", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    while True:
        whole = reader.api("GET", f"/tables/{table}")["now"]
        if whole["status"] == "over":
            break
        if whole["moves"]:
            # The last of the moves is hardly ever the best: there will be something to tell.
            move = whole["moves"][-1]["move"]
            reader.api("POST", f"/tables/{table}/play", {"turn_number": whole["turn_number"], "move": move})
        else:
            reader.page.wait_for_timeout(30)
    reader.open(f"report/{table}")
    page = reader.page
    page.locator("[data-testid=headline]").wait_for(timeout=120_000)
    page.wait_for_timeout(500)
    assert "choices were a master’s" in page.locator("[data-testid=headline]").inner_text()
    moments = page.locator("[data-testid=moment]")
    assert 0 < moments.count() <= 3
    first = moments.first
    assert first.locator(".board .is-picked, .board [data-pick]").count() > 0
    assert first.locator("[data-grade]").inner_text().split(maxsplit=1)[1] in ("slip", "mistake", "cave-in")
    page.screenshot(path=tmp_path / "report.png", full_page=True)
    found = violations(reader)
    assert not found, found
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_timeout(500)
    page.screenshot(path=tmp_path / "phone.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("summary").first.click()
    link = page.locator(".choices a").first
    number = str(link.get_attribute("href")).split("move=")[1]
    link.click()
    page.locator("[data-testid=review]").wait_for()
    assert f"Move {number} of" in page.locator("[data-testid=review] h2").filter(has_text="Move").first.inner_text()
