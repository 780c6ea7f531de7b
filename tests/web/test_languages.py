"""A language is a folder: given to the server it is chosen in the settings, and the page speaks no other."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest

from tests.locales import unmarked, write_marked
from tests.server.hosts import Process
from tests.web.seen import Person
from tests.web.test_quality import BOT, GAMES, ME
from underhall.players.bot_names import NAMES as BOT_NAMES

TAG = "qx"
# Whatever stands on the page or is read out: with where it stands. What says itself that it is in another language (the
# rules, as long as nobody has translated them; the names of languages), what is typed in, keys and seals do not count.
SHOWN = """(tag) => {
  const found = [['the title', document.title]]
  const foreign = (node) => node.closest(`[lang]:not([lang="${tag}"]), code, kbd, script, style, noscript`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!foreign(node.parentElement)) found.push([node.parentElement.outerHTML.slice(0, 120), node.data])
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (foreign(node)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      if (node.hasAttribute(name)) found.push([`${name} of ${node.outerHTML.slice(0, 120)}`, node.getAttribute(name)])
    }
  }
  return found
}"""
# Names of people and of bots, which all at a table see alike; and numbers of clauses.
NAMES = ("Brokk", *(name for names in BOT_NAMES.values() for name in names))
# How long texts of the new language may be on their way from the server, which has other tests to serve as well.
PATIENCE = 10.0
CLAUSE = re.compile(r"\b[DKG]-\d+\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that was told of the made-up language, in place of the usual one."""
    folder = tmp_path_factory.mktemp("translated")
    write_marked(folder / "locales", TAG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UNDERHALL_LOCALES", str(folder / "locales"))
        process = Process(str(folder / "table.sqlite"), folder, same_luck=True)
    process.ready()
    yield process
    process.stop()


@pytest.fixture
def reader(sit: Callable[..., Person]) -> Person:
    """Somebody who has chosen the language in the settings."""
    person = sit(seed=3)
    person.api("POST", "/guest", {"name": "Brokk"})
    person.open()
    person.page.locator("[data-game=dwarf]").wait_for()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("dialog").get_by_label("Language").select_option(TAG)
    person.until(f"document.documentElement.lang === '{TAG}'")
    person.page.get_by_role("button", name="⟦Speichern⟧").wait_for()
    person.page.keyboard.press("Escape")
    return person


def strange(person: Person) -> list[str]:
    """What the page shows that is not in the made-up language, and goes on showing: texts on their way have arrived."""
    until = time.monotonic() + PATIENCE
    while (found := strange_now(person)) and time.monotonic() < until:
        person.page.wait_for_timeout(100)
    return found


def strange_now(person: Person) -> list[str]:
    found = []
    shown = person.page.evaluate(SHOWN, TAG)
    assert sum("⟦" in text for _, text in shown) > 5, "the page says hardly anything"
    for where, text in shown:
        left = CLAUSE.sub("", unmarked(text))
        for name in NAMES:
            left = left.replace(name, "")
        if re.search(r"[^\W\d_]{2}", left):
            found.append(f"{text.strip()!r} in {where}")
    return found


def test_pages(reader: Person) -> None:
    reader.page.get_by_role("button", name="⟦Einstellungen⟧").click()
    reader.page.get_by_role("button", name="⟦Speichern⟧").wait_for()
    found = {"settings": strange(reader)}
    reader.page.keyboard.press("Escape")
    pages = {"": "[data-game=dwarf]", "rules/dwarf": ".clause", "about": "article li"}
    for path, waits in {**pages, **{f"new/{game}": "[data-option]" for game in GAMES}}.items():
        reader.open(path)
        reader.page.locator(waits).first.wait_for()
        reader.page.wait_for_timeout(300)
        found[path or "home"] = strange(reader)
    assert reader.page.evaluate("document.title").startswith("⟦")
    assert not any(found.values()), report(found)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_from_the_lobby_to_the_replay(reader: Person, game: str) -> None:
    found: dict[str, list[str]] = {}
    page = reader.page
    reader.new_table(game, GAMES[game], [ME, {"kind": "open"}], start=False)
    page.locator(".lobby").wait_for()
    found["lobby"] = strange(reader)

    table = reader.new_table(game, GAMES[game], [ME, BOT])
    for number in range(12):
        reader.step()
        if number % 4 == 3:
            reader.turn()
            found[f"move {number}"] = strange(reader)
    reader.turn()
    for key in ("m", "b", "?"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        found[f"key {key}"] = strange(reader)
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    # A page that is left closes its line, which the browser remarks on.
    reader.expected = (*reader.expected, "WebSocket")
    if reader.api("GET", f"/tables/{table}")["now"]["status"] == "running":
        reader.api("POST", f"/tables/{table}/resign")
    reader.until("document.querySelector('[data-testid=table]').dataset.status === 'over'")
    # A short game may have been over by itself: Escape has closed its end then, and the button brings it back.
    result = page.locator("[data-testid=result]")
    if result.count() > 0:
        result.click()
    page.locator("[data-testid=ending]").wait_for()
    found["end"] = strange(reader)
    reader.open(f"review/{table}")
    page.locator("[data-testid=review]").wait_for()
    page.wait_for_timeout(300)
    found["replay"] = strange(reader)
    assert not any(found.values()), report(found)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_first_game(reader: Person, game: str) -> None:
    reader.open(f"learn/{game}")
    reader.page.locator("[data-testid=coach]").wait_for()
    found = {"lesson": strange(reader)}
    assert not any(found.values()), report(found)


def test_a_refusal(reader: Person) -> None:
    reader.expected = ("404",)
    reader.open("table/nothing_there")
    reader.page.locator("[role=alert]").wait_for()
    found = {"refusal": strange(reader)}
    assert not any(found.values()), report(found)


def report(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{place}: {what}" for place, all_of in found.items() for what in all_of)
