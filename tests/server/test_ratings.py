"""Ratings find the truth: players of known strength order themselves, and the same results give the same ratings."""

from __future__ import annotations

import importlib.util
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.server.hosts import Host
from underhall.players.levels import KINDS
from underhall.server.ratings import ANCHORS, Book, rate
from underhall.server.routes import tables
from underhall.server.settings import Settings

BENCH = Path(__file__).resolve().parents[2] / "bench"
# How far apart two must be for one to win e times as often as the other, by openskill's own model.
SCALE = math.sqrt(2.0) * 25.0 / 6.0


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    specification = importlib.util.spec_from_file_location("ratings_bench", BENCH / "ratings.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture
def host(new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(tables, "new_seed", tables.new_seed)  # the league replaces it
    host = Host(Settings(new_database("sqlite"), limits=False, workers=1, shortest_answer=0.0))
    yield host
    host.stop()


def row(table: int, seat: int, share: float, ending: str = "played", **who: Any) -> Any:
    kind = "bot" if "level" in who else "person"
    whole = {"person": None, "level": "", "kind": kind, "table_id": f"{table:06}", "seat": seat, "ended": float(table)}
    return SimpleNamespace(**{**whole, "share": share, "ending": ending, **who})


def test_the_fixed_ratings_have_the_order_of_the_levels() -> None:
    """That of docs/strength.md: a novice misjudges what a greedy player judges."""
    assert sorted(ANCHORS, key=lambda level: ANCHORS[level]) == [
        "random",
        "novice",
        "greedy",
        "adept",
        "master",
        "grandmaster",
    ]
    assert set(ANCHORS) == set(KINDS)


def test_people_as_strong_as_the_bots_come_to_the_ratings_of_the_bots() -> None:
    dice = random.Random(5)
    book, rows = Book(), []
    people = {f"as {level}": rating for level, rating in ANCHORS.items()}
    for number in range(3000):
        person, strength = dice.choice(list(people.items()))
        level, fixed = dice.choice(list(ANCHORS.items()))
        won = float(dice.random() < 1.0 / (1.0 + math.exp((fixed - strength) / SCALE)))
        rows += [row(number, 0, won, person=person), row(number, 1, 1.0 - won, level=level)]
    rate(book, rows)
    found = {person: book.people[person].mu for person in people}
    assert sorted(found, key=found.__getitem__) == sorted(people, key=people.__getitem__)
    assert all(abs(found[person] - strength) < 4.0 for person, strength in people.items()), found


def test_whoever_gave_up_comes_last_whatever_the_bot_made_of_the_seat() -> None:
    book = Book()
    rate(book, [row(1, 0, 0.0, person="stayed"), row(1, 1, 0.0, "timed_out", person="gone")])
    assert book.people["stayed"].mu > 25.0 > book.people["gone"].mu


def test_solo_games_are_not_rated() -> None:
    book = Book()
    rate(book, [row(1, 0, 1.0, person="ann"), row(1, 1, 0.0, level="andvettr", kind="automaton")])
    assert book.people == {}


def test_players_of_known_strength_order_themselves_at_real_tables(host: Host, bench: ModuleType) -> None:
    """Also bench/ratings.py, with more levels and games; and whoever works the ratings out anew finds the same."""
    league = bench.League(host.address, host.services, "dwarf", 7)
    league.join("random", "novice")
    for first, second in (("random", "novice"), ("novice", "random")) * 3:
        league.between_people(first, second)
    league.against_bot("novice", "random")
    found = {level: league.rating(level) for level in ("random", "novice")}
    assert found["random"]["value"] < found["novice"]["value"]
    assert (found["random"]["games"], found["novice"]["games"]) == (6, 7)
    host.services.ratings.books.clear()
    assert {level: league.rating(level) for level in found} == found
