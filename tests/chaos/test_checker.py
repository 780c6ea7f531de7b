"""The checker notices: whatever is lost, altered, made up, doubled or shown to the wrong eyes is named."""

from __future__ import annotations

import asyncio
import json
import shutil
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tests.chaos import run as running
from tests.chaos.checker import Rows, check, stored
from tests.chaos.notes import SPECTATOR, Kept, Notes, Reading, canonical
from tests.chaos.run import Run
from tests.server.breaking import execute
from tests.server.hosts import Host
from tests.server.play import catch_up
from underhall.core import game as games
from underhall.server.settings import Settings, database_url
from underhall.server.sqlite_file import file_of


@dataclass
class Played:
    """A game of two people and one who watches, with the notes about it."""

    database: str
    notes: Notes
    moves: list[int]  # the numbers of the changes that are moves

    def rows(self) -> Rows | None:
        return asyncio.run(stored(self.database, [self.notes.table])).get(self.notes.table)

    def wrong(self) -> list[str]:
        return check(self.notes, self.rows())

    def alter(self, statement: str, **values: Any) -> None:
        execute(self.database, statement, id=self.notes.table, **values)


@pytest.fixture
def played(original: Played, tmp_path: Path) -> Played:
    """The same game, to be altered."""
    there = file_of(original.database)
    assert there is not None
    shutil.copy(there, tmp_path)
    return Played(database_url(str(tmp_path / there.name), Path()), deepcopy(original.notes), original.moves)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Dig Deeper Dwarf: its hands are hidden."""
    database = database_url(str(tmp_path_factory.mktemp("played") / "tables.db"), Path())
    host = Host(Settings(database, limits=False, workers=1))
    try:
        ann, bob = host.client("Ann"), host.client("Bob")
        table = ann.create("dig_deeper_dwarf", options={"players": 2})
        bob.do(table, "sit")
        ann.do(table, "start")
        notes = Notes(table, "dig_deeper_dwarf")
        watches = {0: ann.watch(table, 0), 1: bob.watch(table, 0), SPECTATOR: host.client().watch(table, 0)}
        readings = {viewer: Reading(notes, viewer, 0, 0) for viewer in watches}
        moves = []

        def hear() -> None:
            last = max(watch.number for watch in watches.values())
            for viewer, watch in watches.items():
                while watch.number < last or readings[viewer].number < 0:
                    update = watch.receive()
                    readings[viewer].take(json.dumps(update), update)

        hear()
        for number in range(12):
            seat = next(seat for seat in (0, 1) if watches[seat].now["moves"])
            now = watches[seat].now
            move = now["moves"][0]["move"]
            notes.moves.add((seat, now["turn_number"], move))
            done = (ann, bob)[seat].play(table, move, now["turn_number"])
            notes.keep(Kept(seat, "move", done - 1, done, now["turn_number"], move))
            moves.append(done)
            if number % 4 == 0:
                word = f"word {number}"
                notes.words.add(word)
                said = ann.do(table, "talk", text=word)["number"]
                notes.keep(Kept(0, "talk", said - 1, said, text=word))
            while max(watch.number for watch in watches.values()) < notes.kept[-1].number:
                update = watches[0].receive()
                readings[0].take(json.dumps(update), update)
            hear()
        catch_up(list(watches.values()))
        for watch in watches.values():
            watch.close()
    finally:
        host.stop()
    return Played(database, notes, moves)


def test_a_sound_table_is_sound(played: Played) -> None:
    assert played.wrong() == []
    assert set(played.notes.shown) == {0, 1, SPECTATOR}
    assert played.notes.acknowledged_moves() == 12


LAST = "number = (SELECT max(number) FROM changes WHERE table_id = :id)"
BACK = "UPDATE tables SET number = number - 1 WHERE id = :id"
# What is done behind the server's back, and what must be said about it.
ALTERED: dict[str, tuple[list[str], str]] = {
    "the last change is lost": (
        [
            f"DELETE FROM changes WHERE table_id = :id AND {LAST}",
            "UPDATE tables SET number = number - 1 WHERE id = :id",
        ],
        "which is not kept",
    ),
    "a change in the midst is lost": (["DELETE FROM changes WHERE table_id = :id AND number = 7"], "are numbered"),
    "the row is behind": ([BACK], "its row says"),
    "a word is another one": (
        ["UPDATE changes SET data = replace(data, 'word 4', 'sword 4') WHERE table_id = :id"],
        "nobody said it",
    ),
    "a word is there twice": (
        ["UPDATE changes SET data = replace(data, 'word 8', 'word 4') WHERE table_id = :id"],
        "the word word 4 is there 2 times",
    ),
    "somebody else said it": (
        ["UPDATE changes SET seat = 1 WHERE table_id = :id AND kind = 'talk'"],
        "acknowledged and lost",
    ),
    "the table is gone": (["DELETE FROM tables WHERE id = :id"], "it is gone"),
}


@pytest.mark.parametrize("case", list(ALTERED))
def test_what_is_altered_in_the_database_is_named(played: Played, case: str) -> None:
    statements, named = ALTERED[case]
    for statement in statements:
        played.alter(statement)
    found = "\n".join(played.wrong())
    assert any(words in found for words in named.split("|")), found


def test_changes_that_change_places_are_named(played: Played) -> None:
    word = next(kept.number for kept in played.notes.kept if kept.kind == "talk")
    for old, new in ((word, 1000), (word + 1, word), (1000, word + 1)):
        played.alter("UPDATE changes SET number = :new WHERE table_id = :id AND number = :old", old=old, new=new)
    found = "\n".join(played.wrong())
    assert "acknowledged and lost" in found
    assert f"was told as change {word} " in found


def test_a_move_that_is_another_one_is_named(played: Played) -> None:
    """Another legal move in place of the last one: everything can be played, and it is not what was acknowledged."""
    game = games.find("dig_deeper_dwarf")
    last = played.moves[-1]
    kept = next(kept for kept in played.notes.kept if kept.number == last)
    # What was legal then, as its seat was shown it before.
    before = next(
        shown
        for shown in played.notes.shown[kept.seat][last - 1]
        if shown.turn_number == kept.turn_number and len(shown.moves) > 1
    )
    other = next(move for move in before.moves if move != kept.move)
    played.alter(
        "UPDATE changes SET data = :data WHERE table_id = :id AND number = :number",
        data=json.dumps({"move": game.moves.print(other)}),
        number=last,
    )
    found = "\n".join(played.wrong())
    assert "acknowledged and lost" in found
    assert "was not sent" in found


def test_a_hidden_card_that_is_shown_is_named(played: Played) -> None:
    """A viewer's own number, with what another one saw then."""
    shown = played.notes.shown
    number = max(set(shown[0]) & set(shown[1]))
    mine, theirs = next(iter(shown[0][number])), next(iter(shown[1][number]))
    assert mine.view != theirs.view
    shown[0][number] = {replace(mine, view=theirs.view)}
    assert "viewer 0 was shown after change" in played.wrong()[0]
    assert "what it cannot know" in played.wrong()[0]
    shown[0][number] = {mine}
    shown[SPECTATOR][number] = {replace(one, moves=theirs.moves or mine.moves) for one in shown[SPECTATOR][number]}
    assert "moves that are not its own" in played.wrong()[0]


def test_a_seed_that_is_told_is_named(played: Played) -> None:
    rows = played.rows()
    assert rows is not None
    seed = json.loads(rows[0].header)["seed"]
    played.notes.overhear(SPECTATOR, '{"type":"update","number":3,"now":{"seed":"' + str(seed) + '"}}')
    assert ["told the seed" in what for what in played.wrong()] == [True]


def test_a_table_that_is_shown_with_other_eyes_is_named(played: Played) -> None:
    played.notes.show(SPECTATOR, 30, {"viewer": 1})
    assert "with the eyes of 1" in played.wrong()[0]


def told(number: int, **more: Any) -> dict[str, Any]:
    return {"number": number, "at": 1.0, "kind": "talk", "seat": 0, "text": f"word {number}", **more}


def update(number: int, *changes: dict[str, Any]) -> dict[str, Any]:
    return {"type": "update", "number": number, "changes": list(changes)}


TOLD: dict[str, tuple[list[dict[str, Any]], str]] = {
    "one is left out": ([update(3), update(5, told(5))], "was told [5] after 3"),
    "one comes twice": ([update(3), update(4, told(4)), update(4, told(4))], "was told [4] after 4"),
    "in disorder": ([update(3), update(5, told(5), told(4))], "was told [5, 4] after 3"),
    "back again": ([update(2)], "is back at 2"),
    "came back to a gap": ([update(5, told(5))], "came back after 3 and was told [5]"),
}


@pytest.mark.parametrize("case", list(TOLD))
def test_what_is_told_in_disorder_is_named_at_once(case: str) -> None:
    updates, named = TOLD[case]
    notes = Notes("a table", "dwarf")
    reading = Reading(notes, 0, 3, 3)
    for one in updates:
        reading.take(canonical(one), one)
    assert [named in what for what in notes.wrong] == [True]


def test_what_is_told_in_two_ways_is_named() -> None:
    notes = Notes("a table", "dwarf")
    notes.say(0, told(4))
    notes.say(0, told(4))
    assert notes.wrong == []
    notes.say(0, told(4, text="another word"))
    assert ["in two ways" in what for what in notes.wrong] == [True]


def test_a_table_at_which_nothing_happens_any_more_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[str]:
        run = Run("sqlite", 1, tmp_path, parties=1)
        play = run.play

        async def play_and_stop(seconds: float, after: str, before: int = 0) -> None:
            await play(seconds, after, before)
            for party in run.parties:
                party.stop()
            await asyncio.gather(*run.tasks)  # what somebody was about to do when told to stop is done by then

        monkeypatch.setattr(run, "play", play_and_stop)
        monkeypatch.setattr(running, "GOES_ON_SECONDS", 1.0)
        return (await run.go([])).wrong

    assert ["is stuck" in what for what in asyncio.run(work())] == [True]
