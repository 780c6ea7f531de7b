"""How to play: every game's page at a phone's and a laptop's size, readable and reachable, with the clauses below."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.seen import PHONE, Person
from tests.web.test_quality import GAMES, violations
from underhall.core.messages import LANGUAGES

LAPTOP = {"width": 1366, "height": 768}
# Elements whose own text is wider or higher than the room they cut it to; what only screen readers read does not count.
CLIPPED = """() => [...document.querySelectorAll('[data-testid=how-to] *')].filter((node) => {
  const style = getComputedStyle(node)
  if (node.closest('.visually-hidden') || node instanceof SVGElement) return false
  if (![...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim())) return false
  const box = node.getBoundingClientRect()
  if (box.right > innerWidth + 1 || box.left < -1) return true
  for (let outer = node; outer && !outer.matches('[data-testid=how-to]'); outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue
    const room = outer.getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(node)
    const needed = text.getBoundingClientRect()
    if (needed.right > room.right + 1 || needed.bottom > room.bottom + 1 || needed.left < room.left - 1) return true
  }
  return false
}).map((node) => node.textContent.trim())"""


def open_page(person: Person, game: str, size: dict[str, int], clause: str = "") -> None:
    person.page.set_viewport_size(size)
    person.open(f"rules/{game}" + (f"?clause={clause}" if clause else ""))
    person.page.locator("[data-testid=how-to]").wait_for()
    person.page.locator(".clause").first.wait_for()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(sit: Callable[..., Person], game: str, language: str) -> None:
    person = sit(language=language)
    for size in (PHONE, LAPTOP):
        open_page(person, game, size)
        assert person.page.evaluate(CLIPPED) == []
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    bottom = person.page.evaluate(
        "document.querySelector('[data-testid=how-to]').getBoundingClientRect().bottom + scrollY"
    )
    assert bottom <= 2 * LAPTOP["height"], "about two screens of a laptop"


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing(sit: Callable[..., Person], game: str) -> None:
    found = {}
    for theme, language, size in (("dark", "en", LAPTOP), ("light", "de", PHONE)):
        person = sit(theme=theme, language=language)
        open_page(person, game, size)
        found[theme] = violations(person)
    assert not any(found.values()), found


def test_it_is_found_from_the_shelf_and_names_the_game(sit: Callable[..., Person]) -> None:
    person = sit()
    person.open()
    person.page.get_by_role("link", name="How to play").nth(1).click()
    person.page.get_by_role("heading", name="How to play Dwar7s Fall").wait_for()
    assert person.page.title().startswith("How to play Dwar7s Fall")


def test_a_link_to_a_clause_leads_to_it(sit: Callable[..., Person]) -> None:
    person = sit()
    open_page(person, "dwarf", LAPTOP, "D-64")
    marked = person.page.locator(".clause.marked")
    marked.wait_for()
    person.until(
        "(() => { const box = document.querySelector('.clause.marked').getBoundingClientRect(); "
        "return box.top >= 0 && box.bottom <= innerHeight })()"
    )
    assert "[printed]" not in marked.inner_text()
    person.page.get_by_label("Show where each clause comes from").check()
    assert "[printed]" in marked.inner_text()


def test_the_contents_lead_to_a_chapter(sit: Callable[..., Person]) -> None:
    person = sit()
    open_page(person, "dwarf", LAPTOP)
    person.page.get_by_text("Contents", exact=True).click()
    person.page.get_by_role("button", name="5. Game end and scoring").click()
    person.until("document.querySelector('[data-chapter^=\"5. \"]').getBoundingClientRect().top < innerHeight / 2")
