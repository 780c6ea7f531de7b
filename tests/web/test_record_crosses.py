"""A game that was played without a server goes to one as a file, and the other way; there it is played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.seen import Person
from tests.web.site_visitor import Visitor
from underhall.core import record

SEED = "20261119"


def given_up(person: Person) -> None:
    """By the table's menu, as one does."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_test_id("sure").click()
    person.page.get_by_test_id("ending").wait_for()


def saved(person: Person, path: Path) -> record.Record:
    """The finished game's record, by the button under its end."""
    with person.page.expect_download() as download:
        person.page.get_by_test_id("ending").get_by_text("Download the record").click()
    download.value.save_as(path)
    return record.load(path)


def opened(person: Person, address: str, path: Path) -> None:
    """That file on the analysis board: looked at, stepped back in, played on from there by another move."""
    kept = record.load(path)
    person.page.goto(f"{address}#/analysis")
    board = "document.querySelector('[data-testid=analysis]')"
    person.until(f"{board} && !{board}.dataset.busy && document.querySelector('[data-move]')")
    person.page.get_by_role("tab", name="Open").click()
    person.page.locator("input[type=file]").set_input_files(path)

    def stands(step: int) -> None:
        person.until(f"{board}.dataset.step === '{step}' && !{board}.dataset.busy")
        assert person.page.get_by_test_id("problem").count() == 0
        there = kept.replay(step)
        if there.seat >= 0:
            shown = person.page.locator("aside [data-move]").evaluate_all("(all) => all.map((one) => one.dataset.move)")
            assert shown == [kept.game.moves.print(move) for move in there.moves()][:200]

    stands(len(kept.moves))
    person.page.get_by_test_id("step-back").click()
    stands(len(kept.moves) - 1)
    before = kept.replay(len(kept.moves) - 1)
    other = next(move for move in before.moves() if move != kept.moves[-1])
    person.page.locator(f'aside [data-move="{kept.game.moves.print(other)}"]').click()
    kept.moves[-1] = other
    stands(len(kept.moves))
    after = kept.replay().moves()[0]
    person.page.locator(f'aside [data-move="{kept.game.moves.print(after)}"]').click()
    kept.moves.append(after)
    stands(len(kept.moves))


@pytest.mark.timeout(1500)
def test_a_game_played_without_a_server_is_played_on_at_one_and_the_other_way(
    come: Callable[..., Visitor], sit: Callable[..., Person], tmp_path: Path
) -> None:
    visitor, person = come(seed=5), sit(seed=6)
    visitor.come()
    visitor.sit_down("dwarf", {}, "novice", SEED)
    person.new_table("dwarf", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "novice"}])
    for one, file in ((visitor, "without.record"), (person, "with.record")):
        for _ in range(2):
            one.step()
        one.turn()
        given_up(one)
        assert saved(one, tmp_path / file).moves
    opened(person, f"{person.address}/", tmp_path / "without.record")
    opened(visitor, visitor.place, tmp_path / "with.record")
