"""What the log says: everything from the first card on, each thing by its own clause, and who it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import RESOLUTION, Table, mining, table
from tests.rules.dwarf.test_random_games import name
from underhall.core.game import Options
from underhall.core.history import History
from underhall.core.journal import Event
from underhall.core.record import Record
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import CARDS, LOCATIONS

SEEDS = 12


# The opening.


@pytest.mark.rule("D-23", "D-24", "D-25", "D-29")
@pytest.mark.parametrize("options", DWARF.variants(), ids=name)
def test_the_first_mining_phase_is_in_the_log(options: Options) -> None:
    for seed in range(SEEDS):
        history = History(Record(DWARF, options, seed))
        position = history.state.position()
        events = history.journal.events
        assert (events[0].clause, events[0].kind, events[0].arguments) == ("D-23", "round", {"round": 1})
        # A game has laid what the log says, and nothing else: above each starting card, from the first on.
        laid: dict[str, list[str]] = {place: [] for place in position["stacks"]}
        for event in of_kind(events, "mined"):
            assert event.clause == "D-24"
            laid[LOCATIONS[event.arguments["location"]]].append(CARDS[event.arguments["card"]])
        assert laid == {place: cards[1:] for place, cards in position["stacks"].items()}
        discarded = [CARDS[event.arguments["card"]] for event in of_kind(events, "discarded")]
        assert sorted(discarded) == sorted(card for cards in position["discards"] for card in cards)
        assert CARDS[of_kind(events, "mined")[-1].arguments["card"]] == position["last_placed"]


@pytest.mark.rule("D-82", "D-85")
@pytest.mark.parametrize("level", ["eldhusfifl", "andvettr", "andvettr_fadir"])
def test_his_first_worker_is_in_the_log(level: str) -> None:
    for seed in range(SEEDS):
        history = History(Record(DWARF, DWARF.configure({"players": 1, "solo_opponent": level}), seed))
        placed = [
            (event.arguments["seat"], LOCATIONS[event.arguments["location"]], event.kind == "helper_placed")
            for event in history.journal.events
            if event.kind in ("placed", "helper_placed")
        ]
        standing = [(worker["seat"], worker["on"], worker["extra"]) for worker in history.state.position()["workers"]]
        assert placed == standing
        assert placed, "in a fresh Mine there is always a use for a worker"


@pytest.mark.rule("D-23")
def test_a_log_replayed_is_the_log_played() -> None:
    options = DWARF.configure({"players": 1})
    history = History(Record(DWARF, options, 4))
    while len(history.record.moves) < 20:
        history.play(history.state.moves()[len(history.record.moves) % 3])
    again = Record(DWARF, options, 4)
    again.moves = list(history.record.moves)
    assert plain(History(again)) == plain(history)


@pytest.mark.rule("D-23", "D-82")
def test_a_position_before_the_mining_phase_is_told_from_there() -> None:
    at = mining(players=1, mountain="C18 C33")
    assert at.story == ["D-23 round", "D-24 mined", "D-24 mined", "D-87 placed"]


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def plain(history: History) -> list[dict[str, object]]:
    return [event.plain() for event in history.journal.events]


# Clauses.


def second(level: str, workers: list[str], **given: Any) -> Table:
    """He has placed his second worker; the card of D-29 guided him."""
    pending = [*RESOLUTION, "second_turns 0 0", "automaton 2"]
    return table(players=1, solo_opponent=level, workers=workers, pending=pending, **given)


USELESS = {"1": "C10", "2": "C29", "3": "C12", "4": "C31", "5": "C23", "6": "C33", "7": "C25", "8": "C44", "9": "C54"}


@pytest.mark.rule("D-87", "D-91", "D-92", "D-97")
@pytest.mark.parametrize(
    ("level", "workers", "stacks", "story"),
    [
        # C54 on 9 points to 6, an Iron Seam.
        ("eldhusfifl", [], {"9": "C54"}, ["D-87 placed"]),
        ("andvettr", [], {"9": "C54"}, ["D-87 placed"]),
        ("andvettr_fadir", [], {"9": "C54"}, ["D-87 placed"]),
        # Get Help on 3 comes first for Andvéttr and his father.
        ("eldhusfifl", [], {"9": "C54", "3": "C39"}, ["D-87 placed"]),
        ("andvettr", [], {"9": "C54", "3": "C39"}, ["D-91 placed", "D-88 helper_placed", "D-88 helper_placed"]),
        ("andvettr_fadir", [], {"9": "C54", "3": "C39"}, ["D-91 placed", "D-88 helper_placed", "D-88 helper_placed"]),
        # Forge Crown on 6 is of no use: 4 in its row is.
        ("eldhusfifl", [], {"9": "C54", "6": "C33"}, ["D-87 placed"]),
        ("andvettr", [], {"9": "C54", "6": "C33"}, ["D-92 placed"]),
        ("andvettr_fadir", [], {"9": "C54", "6": "C33"}, ["D-92 placed"]),
        # Nor is Forge Axe on 4: the father looks on, to 1 or to the other one of the row.
        ("andvettr", [], {"9": "C54", "6": "C33", "4": "C31"}, ["D-92 placed"]),
        ("andvettr_fadir", [], {"9": "C54", "6": "C33", "4": "C31"}, ["D-97 placed"]),
        (
            "andvettr_fadir",
            [],
            {"9": "C54", "6": "C33", "4": "C31", "1": "C10", "2": "C29", "3": "C12"},
            ["D-97 placed"],
        ),
        # Nothing else in the row: Andvéttr stays where the card points.
        ("andvettr", ["P1 4 extra", "P1 5 extra"], {"9": "C54", "6": "C33"}, ["D-87 placed"]),
        # Nothing at all is of use to the father.
        ("andvettr_fadir", [], USELESS, ["D-97 automaton_stays"]),
    ],
)
def test_his_placements_name_the_clause_that_chose(
    level: str, workers: list[str], stacks: dict[str, str], story: list[str]
) -> None:
    assert second(level, workers, stacks=stacks, last_placed="C54").story == story


@pytest.mark.rule("D-88", "D-97")
def test_the_fathers_helpers_name_the_clause_that_chose() -> None:
    # Row of 5: Forge Axe on 4 is of no use, so that helper goes to 1 by D-97; the other to 6 by D-88.
    at = second("andvettr_fadir", ["he 9"], stacks={"5": "C32", "4": "C31"}, last_placed="C13")
    assert at.workers[1:] == ["he 5 spent", "he 1 extra", "he 6 extra"]
    assert at.story == ["D-91 placed", "D-97 helper_placed", "D-88 helper_placed"]
    lost = second("andvettr_fadir", [], stacks={**USELESS, "5": "C32"}, last_placed="C13")
    assert lost.story == ["D-91 placed", "D-97 helper_lost", "D-97 helper_lost"]


# Names.


OPPONENTS = [("andvettr", "Andvéttr"), ("andvettr_fadir", "Andvéttr faðir")]


@pytest.mark.rule("D-95")
@pytest.mark.parametrize(("level", "called"), OPPONENTS)
def test_a_victory_by_glory_names_the_victor(level: str, called: str) -> None:
    at = table(
        players=1, solo_opponent=level, workers=["he 4"], pending=RESOLUTION,
        stacks={"4": "C13"}, holdings={"he": "0/0/0/0/11"},
    )  # fmt: skip
    assert at.story[-1] == "D-95 ended_glory"
    assert at.told("en")[-1] == f"{called} has 12 glory and wins at once"
    assert at.told("de")[-1] == f"{called} hat 12 Ehrenmedaillen und gewinnt sofort"
    # Whoever speaks, with or without names for the seats.
    assert DWARF.voice("en").event(at.journal.events[-1]) == f"{called} has 12 glory and wins at once"


@pytest.mark.rule("D-93")
@pytest.mark.parametrize(("level", "called"), OPPONENTS)
def test_a_fourth_special_action_is_refused_in_the_opponents_name(level: str, called: str) -> None:
    changes = {"specials_taken": 3}
    at = table(players=1, solo_opponent=level, stacks={"4": "C13"}, last_placed="C13", changes=changes)
    move = DWARF.moves.parse("special 1 with workers")
    reason = at.refused("special 1 with workers")
    for language, against in (("en", "against"), ("de", "gegen")):
        said = DWARF.voice(language).refusal(reason, at.state, move, "special 1 with workers")
        assert f"{against} {called} " in said
