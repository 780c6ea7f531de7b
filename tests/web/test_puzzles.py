"""Puzzles in the browser: from the home page to the verdict, at the board and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.seen import Person
from tests.web.test_quality import violations
from underhall.server import puzzles


def pick(person: Person, move: dict[str, Any], list_it: bool) -> None:
    """By the list of all moves, or by the pieces of the board."""
    page = person.page
    if list_it:
        page.get_by_test_id("moves").click()
        page.locator(f"[data-move='{move['move']}']").click()
    else:
        for name in move["picks"]:
            page.locator(f"[data-pick='{name}'].can-pick, [data-choice='{name}']").first.click()
    page.get_by_test_id("confirm").press("Enter")


@pytest.mark.parametrize("phone", [False, True])
def test_the_puzzle_of_the_day_from_the_home_page_to_the_verdict(sit: Callable[..., Person], phone: bool) -> None:
    ann = sit(phone=phone)
    ann.open()
    ann.page.get_by_role("link", name="Today’s puzzles").click()
    today = ann.page.locator("[data-testid=puzzles] li[data-game=dwarf]")
    today.get_by_role("link", name="Today’s puzzle").click()
    ann.page.get_by_test_id("question").wait_for()
    expect(ann.page.get_by_test_id("question")).to_contain_text("Find the best move")
    puzzle = puzzles.find(ann.page.url.rpartition("/")[2])
    assert puzzle is not None
    shown = ann.api("GET", f"/puzzles/{puzzle.id}")
    wrong = next(move for move in shown["moves"] if move["text"] not in puzzle.right)
    pick(ann, wrong, list_it=True)
    verdict = ann.page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Not quite")
    right = next(move for move in shown["moves"] if move["text"] == puzzle.right[0])
    expect(verdict).to_contain_text(right["sentence"])
    expect(ann.page.locator(".is-picked").first).to_be_visible()  # the right one is lit on the board
    assert violations(ann) == []
    # Once more, for practice.
    ann.page.get_by_role("button", name="Try again").click()
    pick(ann, right, list_it=False)
    expect(verdict).to_contain_text("That is it!")
    expect(ann.page.get_by_text("Your first try has counted")).to_be_visible()
    ann.page.get_by_test_id("next").click()
    ann.page.get_by_test_id("question").wait_for()
    assert ann.page.url.rpartition("/")[2] != puzzle.id
    ann.page.goto(ann.page.url.partition("#")[0] + "#/puzzles")
    expect(today).to_contain_text("not solved")
