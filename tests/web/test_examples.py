"""Games by others in the browser: Pebbles on the text board, High Stone with the board, cover and lesson it brings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.examples import HIGH_STONE, PEBBLES
from tests.server.hosts import Process
from tests.web.seen import Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with both examples installed."""
    folder = tmp_path_factory.mktemp("examples")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(PEBBLES), str(HIGH_STONE), *filter(None, sys.path)]))
        process = Process(str(folder / "table.sqlite"), folder, same_luck=True)
    process.ready()
    yield process
    process.stop()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_pebbles_is_played_on_the_text_board(sit: Callable[..., Person], examples: Process, phone: bool) -> None:
    person = sit(address=examples.address, seed=3, phone=phone, language="de", theme="light" if phone else "dark")
    person.new_table("pebbles", {}, [ME, BOT])
    person.page.locator("[data-testid=text-board]").wait_for()
    assert person.play_to_the_end() >= 4
    ending = person.page.locator("[data-testid=ending]")
    ending.wait_for()
    assert "The last one" in ending.inner_text(), "the game's own word for what counts"


def test_every_pick_of_pebbles_is_on_the_board(sit: Callable[..., Person], examples: Process) -> None:
    person = sit(address=examples.address, seed=3)
    person.new_table("pebbles", {}, [ME, BOT])
    person.turn()
    pieces = person.page.locator("[data-testid=text-board] .can-pick")
    person.until("document.querySelectorAll('[data-testid=text-board] .can-pick').length === 3")
    assert [piece.get_attribute("data-pick") for piece in pieces.all()] == ["heap:a", "heap:b", "heap:c"]
    person.pick("heap:c")
    assert [piece.get_attribute("aria-label") for piece in pieces.all()] == [
        f"take {amount} from heap C" for amount in (1, 2, 3)
    ]


def test_high_stone_is_played_on_the_board_it_brings(sit: Callable[..., Person], examples: Process) -> None:
    person = sit(address=examples.address, seed=5)
    person.new_table("high_stone", {"players": 2}, [ME, BOT])
    person.page.locator("[data-testid=packaged-board] .stone").first.wait_for()
    width = person.page.locator(".high-stone .stone").first.evaluate("stone => getComputedStyle(stone).width")
    assert width == "72px", "its own style counts"
    assert person.play_to_the_end() > 3
    person.page.locator("[data-testid=ending]").wait_for()


def test_the_home_page_shows_both(sit: Callable[..., Person], examples: Process) -> None:
    person = sit(address=examples.address)
    person.open()
    stone = person.page.locator("li.box", has_text="High Stone")
    stone.wait_for()
    person.until("document.querySelector('li.box img')?.naturalWidth > 0")
    assert "3–10 min" in stone.inner_text()
    pebbles = person.page.locator("li.box", has_text="Pebbles")
    assert "Three heaps of pebbles" in pebbles.inner_text()
    assert pebbles.locator("svg text").text_content() == "P"


def test_options_are_in_the_words_of_the_game(sit: Callable[..., Person], examples: Process) -> None:
    person = sit(address=examples.address, language="de")
    person.open("new/high_stone")
    person.page.locator("[data-option=hand]", has_text="Steine auf der Hand").wait_for()
    person.open("new/pebbles")
    person.page.locator("[data-option=heap]", has_text="Heap").wait_for()


def test_the_lesson_and_the_rules_of_a_package(sit: Callable[..., Person], examples: Process) -> None:
    person = sit(address=examples.address, language="de")
    person.open("learn/high_stone")
    coach = person.page.locator("[data-testid=coach]")
    coach.wait_for()
    assert "Der schwerste Stein gewinnt" in coach.inner_text()
    person.page.locator("[data-testid=go-on]").click()
    assert "Leg deinen schwersten" in coach.inner_text()
    # The package's opponent plays by its line as ours do.
    person.page.locator('[data-pick="stone:11"]').click()
    if person.page.locator("[data-testid=confirm]").count() > 0:
        person.confirm()
    person.page.get_by_text("Dein Stein war der schwerere").wait_for()
    person.open("rules/pebbles")
    person.page.get_by_text("Whoever takes the last pebble wins").wait_for()
