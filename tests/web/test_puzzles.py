"""Puzzles in the browser: from the home page to the verdict, at the board and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.puzzles.test_puzzles import OURS
from tests.server.hosts import Host
from tests.server.test_lobby import Time
from tests.server.test_puzzles import DAY, NOON
from tests.web.seen import Person
from tests.web.test_quality import violations
from underhall.core.picking import Picking
from underhall.puzzles.puzzle import Puzzle
from underhall.server import puzzles

# Every puzzle has its day: of each game those that are picked in a browser are spread over all degrees of difficulty.
IN_BROWSERS, BY_WALKING = 3, 20


def spread(game: str, count: int) -> list[Puzzle]:
    found = puzzles.puzzles_of(game)
    return [found[number * (len(found) - 1) // (count - 1)] for number in range(count)]


def way_to(moves: list[dict[str, Any]], number: int) -> list[str]:
    """What is picked for a move, one after the other."""
    picking = Picking([(move["move"], move["picks"]) for move in moves])
    way: list[str] = []
    while True:
        way.append(picking.next_pick(number))
        reached = picking.pick(way[-1])
        if reached >= 0:
            assert reached == number
            return way


def pick(person: Person, moves: list[dict[str, Any]], move: dict[str, Any], list_it: bool) -> None:
    """By the list of all moves, or by the pieces of the board."""
    page = person.page
    if list_it:
        page.get_by_test_id("moves").click()
        page.locator(f"[data-move='{move['move']}']").click()
    else:
        for name in way_to(moves, move["move"]):
            thing = page.locator(f"[data-pick='{name}'].can-pick, [data-choice='{name}']").first
            thing.tap() if person.phone else thing.click()
    page.get_by_test_id("confirm").press("Enter")


@pytest.mark.parametrize("phone", [False, True])
def test_the_puzzle_of_the_day_from_the_home_page_to_the_verdict(
    clocked: Host, sit: Callable[..., Person], time: Time, phone: bool
) -> None:
    time.now = NOON  # of a day whose puzzle does not change with the day on which this is run
    ann = sit(phone=phone, address=clocked.address)
    ann.open()
    ann.page.get_by_role("link", name="Today’s puzzles").click()
    today = ann.page.locator("[data-testid=puzzles] li[data-game=dwarf]")
    today.get_by_role("link", name="Today’s puzzle").click()
    ann.page.get_by_test_id("question").wait_for()
    expect(ann.page.get_by_test_id("question")).to_contain_text("Find the best move")
    puzzle = puzzles.find(ann.page.url.rpartition("/")[2])
    assert puzzle is not None
    assert puzzle == puzzles.daily("dwarf", NOON)
    shown = ann.api("GET", f"/puzzles/{puzzle.id}")
    wrong = next(move for move in shown["moves"] if move["text"] not in puzzle.right)
    pick(ann, shown["moves"], wrong, list_it=True)
    verdict = ann.page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Not quite")
    right = next(move for move in shown["moves"] if move["text"] == puzzle.right[0])
    expect(verdict).to_contain_text(right["sentence"])
    expect(ann.page.locator(".is-picked").first).to_be_visible()  # the right one is lit on the board
    assert violations(ann) == []
    # Once more, for practice; meanwhile it has become the puzzle of yesterday.
    time.now += DAY / 2
    ann.page.get_by_role("button", name="Try again").click()
    pick(ann, shown["moves"], right, list_it=False)
    expect(verdict).to_contain_text("That is it!")
    expect(ann.page.get_by_text("Your first try has counted")).to_be_visible()
    ann.page.get_by_test_id("next").click()
    ann.page.get_by_test_id("question").wait_for()
    assert ann.page.url.rpartition("/")[2] != puzzle.id
    home = ann.page.url.partition("#")[0]
    ann.page.goto(f"{home}#/puzzles")
    expect(today).to_be_visible()
    expect(today).not_to_contain_text("not solved")
    time.now -= DAY / 2
    ann.open()
    ann.page.goto(f"{home}#/puzzles")
    expect(today).to_contain_text("not solved")


@pytest.mark.parametrize("game", OURS)
def test_what_is_right_can_be_picked_piece_by_piece(game: str) -> None:
    for puzzle in spread(game, BY_WALKING):
        moves = puzzles.shown(puzzle, "en")["moves"]
        for text in puzzle.right:
            number = puzzles.number_of(puzzle, text)
            assert way_to(moves, number), (puzzle.id, text)


@pytest.mark.parametrize("game", OURS)
def test_puzzles_of_each_game_are_solved_on_a_phone(clocked: Host, sit: Callable[..., Person], game: str) -> None:
    ann = sit(phone=True, address=clocked.address)
    for puzzle in spread(game, IN_BROWSERS):
        shown = ann.api("GET", f"/puzzles/{puzzle.id}")
        right = next(move for move in shown["moves"] if move["text"] == puzzle.right[0])
        ann.open(f"puzzles/{puzzle.id}")
        pick(ann, shown["moves"], right, list_it=False)
        expect(ann.page.get_by_test_id("verdict")).to_contain_text("That is it!")
