"""Accessibility, weight, speed and safety of the pages, measured in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import underhall
from tests.server.hosts import Process, get
from tests.web.seen import PHONE, Person
from underhall.core.messages import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
GAMES = {
    "dwarf": {"players": 2},
    "dwar7s_fall": {"players": 2},
    "dwar7s_duel": {},
    "dig_deeper_dwarf": {"players": 2},
}
PAGES = {
    "": "[data-game=dwarf]",
    "new/dwarf": "fieldset",
    "rules/dwarf": ".clause",
    "about": "article li",
    "admin": "[data-testid=operator] form",
}
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(person: Person, part: str = "document") -> list[str]:
    """What axe-core finds in the page as it is, or in a part of it.

    It runs in an isolated world, past the page's own security policy.
    """
    session = person.context.new_cdp_session(person.page)
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = session.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})["executionContextId"]
    session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8"), "contextId": world})
    rules = str(RULES).replace("'", '"')
    asked = f"""axe.run({part}, {{runOnly: {{type: 'tag', values: {rules}}}}}).then((found) =>
      found.violations.map((one) => one.id + ': ' +
        one.nodes.map((node) => node.target.join(' ') + ' ' + node.failureSummary).join(' | ')))"""
    found = session.send(
        "Runtime.evaluate",
        {"expression": asked, "contextId": world, "awaitPromise": True, "returnByValue": True},
    )
    assert "exceptionDetails" not in found, found
    lines: list[str] = found["result"]["value"]
    return lines


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("de", "light")])
def test_axe_finds_nothing_on_the_pages(sit: Callable[..., Person], theme: str, language: str) -> None:
    person = sit(theme=theme, language=language)
    person.api("POST", "/guest", {"name": "Ann"})
    found: dict[str, list[str]] = {}
    for path, waits in (
        ("", "[data-game=dwarf]"),
        ("new/dwarf", "fieldset"),
        ("rules/dwarf", ".clause"),
        ("about", "article li"),
        ("admin", "[data-testid=operator] form"),
        *((f"rules/{game}", "[data-testid=how-to]") for game in GAMES),
        *((f"new/{game}", "fieldset") for game in GAMES if game != "dwarf"),
        *((f"learn/{game}", "[data-testid=table]") for game in GAMES),
    ):
        person.open(path)
        person.page.locator(waits).first.wait_for()
        person.page.wait_for_timeout(100)
        found[path or "home"] = violations(person)
    person.open("about")
    person.page.locator("header .who").click()
    person.page.locator("dialog[open]").wait_for()
    found["settings"] = violations(person)
    assert not any(found.values()), "\n".join(f"{where}: {what}" for where, all_of in found.items() for what in all_of)


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing_at_the_table_and_in_the_replay(sit: Callable[..., Person], game: str) -> None:
    found: dict[str, list[str]] = {}
    for theme, language, phone in (("dark", "en", False), ("light", "de", False), ("dark", "de", True)):
        person = sit(theme=theme, language=language, phone=phone, seed=4)
        table_id = person.new_table(game, GAMES[game], [ME, BOT])
        for _ in range(8):
            person.step()
        person.turn()
        found[f"{game} {theme} {language} {phone}"] = violations(person)
        if not phone:
            person.api("POST", f"/tables/{table_id}/resign")
            person.page.locator("[data-testid=ending]").wait_for()
            found[f"{game} end {theme} {language}"] = violations(person)
            person.open(f"review/{table_id}")
            person.page.locator("[data-testid=review]").wait_for()
            found[f"{game} review {theme} {language}"] = violations(person)
    assert not any(found.values()), "\n".join(f"{where}: {what}" for where, all_of in found.items() for what in all_of)


HEAVIEST = """() => performance.getEntriesByType('resource')
  .map((entry) => [entry.transferSize, entry.name]).sort((one, other) => other[0] - one[0]).slice(0, 20)"""


def transferred(person: Person) -> int:
    """Bytes that came over the wire for the page, as the browser counts them."""
    total: int = person.page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
          .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    return total


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_a_phone(sit: Callable[..., Person], language: str) -> None:
    person = sit(phone=True, language=language)
    for path, there in PAGES.items():
        person.open(path)
        person.page.locator(there).first.wait_for()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


def test_about_says_which_engine_runs(sit: Callable[..., Person]) -> None:
    person = sit()
    person.open("about")
    said = person.page.locator("[data-testid=engine]").inner_text()
    assert underhall.__version__ in said
    assert ("compiled engine" if underhall.COMPILED else "interpreted engine") in said


def test_the_first_load_is_light(sit: Callable[..., Person]) -> None:
    person = sit()
    person.open()
    person.page.locator("[data-game=dwarf]").wait_for()
    home = transferred(person)
    print(f"home: {home} bytes")
    assert home < 200_000


@pytest.mark.timing
def test_the_first_load_is_quick(sit: Callable[..., Person]) -> None:
    """The best of some tries counts: it is the page that is measured, not what else the machine does."""
    person = sit()
    times = []
    for _ in range(4):
        person.page.goto("about:blank")
        person.open()
        person.page.locator("[data-game=dwarf]").wait_for()
        times.append(person.page.evaluate("performance.now()"))
    print("home: interactive after", *(f"{ready:.0f} ms" for ready in times))
    assert min(times) < 1000


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_is_light(sit: Callable[..., Person], game: str) -> None:
    person = sit()
    person.new_table(game, GAMES[game], [ME, BOT])
    person.turn()
    weight = transferred(person)
    print(f"{game}: {weight} bytes")
    # A slow machine asks for some things twice: about 290,000 bytes on a quiet one.
    assert weight < 400_000, person.page.evaluate(HEAVIEST)


WATCH = """() => {
  window.__frames = []; window.__long = []; window.__shown = []
  const note = (list) => window.__long.push(...list.getEntries().map((entry) => entry.duration))
  new PerformanceObserver(note).observe({type: 'longtask'})
  const tick = (now) => { window.__frames.push(now); requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""


HOOK = """(() => {
  // When a frame of the server arrived, and when the position it brought was painted.
  window.__delays = []
  const add = WebSocket.prototype.addEventListener
  const hook = (socket) => add.call(socket, 'message', (message) => {
    const got = performance.now(), said = JSON.parse(message.data)
    if (said.re === undefined || !said.now) return
    const wait = () => {
      const table = document.querySelector('[data-testid=table]')
      const shown = table && Number(table.dataset.turnNumber) >= said.now.turn_number
      requestAnimationFrame(shown ? () => window.__delays.push(performance.now() - got) : wait)
    }
    wait()
  })
  const Real = WebSocket
  window.WebSocket = class extends Real { constructor(...args) { super(...args); hook(this) } }
})()"""


def measure(person: Person, game: str) -> tuple[float, float, list[float]]:
    """Milliseconds from the server's answer to the screen and from frame to frame (medians), and the long tasks."""
    person.page.add_init_script(HOOK)
    person.new_table(game, GAMES[game], [ME, BOT])
    person.turn()
    person.page.evaluate(WATCH)
    for _ in range(15):
        if person.step()["status"] == "over":
            break
    measured: dict[str, Any] = person.page.evaluate(
        "() => ({delays: window.__delays, long: window.__long, frames: window.__frames})"
    )
    delays, frames = sorted(measured["delays"]), measured["frames"]
    gaps = sorted(after - before for before, after in pairwise(frames))
    assert len(delays) >= 3
    return delays[len(delays) // 2], gaps[len(gaps) // 2], [task for task in measured["long"] if task > 100]


@pytest.mark.timing
@pytest.mark.parametrize("game", list(GAMES))
def test_moves_are_on_screen_at_once_and_motion_is_smooth(sit: Callable[..., Person], game: str) -> None:
    """Measured alone, but on whatever machine this is: a page that is quick enough in one of some tries is quick."""
    tries = []
    for seed in range(4):
        delay, gap, long = measure(sit(motion="no-preference", pace="normal", seed=seed), game)
        tries.append(f"on screen after {delay:.0f} ms, a frame every {gap:.1f} ms, long tasks {long}")
        if delay < 100 and gap < 1000 / 55 and not long:
            print(f"{game}: {tries[-1]}")
            return
    raise AssertionError(f"{game}: " + "; ".join(tries))


def test_the_security_policy_is_strict(server: Process) -> None:
    answer = get(server.address + "/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert "default-src 'self'" in policy
    assert not re.search(r"<script(?![^>]* src=)", answer.text), "no script stands in the page itself"
