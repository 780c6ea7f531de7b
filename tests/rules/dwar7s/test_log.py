"""What the log tells of each thing that happens: the event, its clause, its numbers, and who is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.games.dwar7s.catalogue import COLOURS, KIND_NAMES, KINDS
from underhall.games.dwar7s.moves import GRID

THREE = {"players": 3, "colours": "red-yellow-blue"}
STREET = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}
ALONE = {"red": {"hand": []}}


def spot(x: int, y: int) -> int:
    return GRID.cell(x, y)


def card(name: str) -> int:
    colour, _, kind = name.partition(" ")
    return COLOURS.index(colour) * KINDS + KIND_NAMES.index(kind)


def told(there: Table, viewer: int = -1) -> list[tuple[str, str, dict[str, int]]]:
    """What a seat, or a spectator, has read so far."""
    assert there.state.journal is not None
    return [(event.kind, event.clause, dict(event.arguments)) for event in there.state.journal.seen_by(viewer)]


@pytest.mark.rule("K-24", "K-15")
def test_the_end_of_the_actions_and_the_next_turn_are_told() -> None:
    there = table(map=STREET).play("red: end actions")
    assert told(there) == [("done", "K-24", {"seat": 0}), ("turn", "K-15", {"seat": 1, "round": 2})]


@pytest.mark.rule("K-29", "K-34")
def test_a_card_beside_and_a_card_on_top_are_told_apart() -> None:
    there = table(map=STREET, seats={"red": {"hand": ["castle", "emerald mine"]}})
    there.play("play castle at 0,1 r0", "play emerald mine at 1,0 r1")
    (beside, on_top) = told(there)
    assert beside[:2] == ("played", "K-29")
    assert on_top[:2] == ("stacked", "K-34")
    assert (beside[2]["spot"], on_top[2]["spot"], on_top[2]["turn"]) == (spot(0, 1), spot(1, 0), 1)


@pytest.mark.rule("K-95", "K-11")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_only_who_visits_the_tavern_reads_which_card_was_drawn(colour: str) -> None:
    seats = {name: {"hand": []} for name in ("red", "yellow", "blue")}
    there = table(
        options=THREE, active=colour, map=STREET, dwarfs={"0,0": {colour: 2}}, ogre_deck=["thief"], seats=seats
    )
    there.play("end actions")
    drawer = there.colours.index(colour)
    for viewer in (-1, 0, 1, 2):
        kinds = [kind for kind, _, _ in told(there, viewer)]
        assert kinds.count("drew") == 1
        assert kinds.count("drawn") == (viewer == drawer)
    assert [event.arguments for event in there.events("drawn")] == [{"seat": drawer, "ogre": 2}]


@pytest.mark.rule("K-90", "K-94")
def test_a_mine_without_gems_left_says_so() -> None:
    seats = {"red": {"hand": []}, "yellow": {"hand": [], "gems": {"emerald": 8}}}
    there = table(map={"0,0": ["red emerald mine r0"]}, dwarfs={"0,0": {"red": 2}}, seats=seats)
    assert there.fact("supply emerald") == 0
    there.play("end actions")
    assert [kind for kind, _, _ in told(there)][:3] == ["done", "task", "nothing_gems"]


@pytest.mark.rule("K-91", "K-86")
def test_a_task_and_what_it_brings_are_told() -> None:
    there = table(map={"0,0": ["red gold mine r0"]}, dwarfs={"0,0": {"red": 2}}, seats=ALONE).play("end actions")
    task, mined = there.events("task")[0], there.events("mined")[0]
    assert (task.clause, task.arguments["number"], task.arguments["spot"]) == ("K-86", 2, spot(0, 0))
    assert (mined.clause, mined.arguments) == ("K-91", {"seat": 0, "gem": 0, "number": 2})


@pytest.mark.rule("K-133", "K-135", "K-136")
@pytest.mark.parametrize(
    ("more", "ending", "clause"),
    [
        ({"closing": True}, "ended_goals", "K-133"),
        ({"round": 60}, "ended_round_cap", "K-135"),
        ({"quiet": 1}, "ended_standstill", "K-136"),
    ],
)
def test_the_end_of_the_game_is_told_with_its_reason(more: dict[str, Any], ending: str, clause: str) -> None:
    there = table(active="yellow", map=STREET, **more).play("end actions")
    assert there.state.seat == -1
    assert told(there)[-1] == (ending, clause, {})


@pytest.mark.rule("K-60", "K-61", "K-64")
def test_ogre_cards_are_told_with_where_they_strike() -> None:
    seats = {"red": {"hand": ["castle"], "ogres": {"ambush": 1, "panic": 1, "brute": 1}}}
    there = table(map=STREET, dwarfs={"0,0": {"red": 1}, "2,0": {"yellow": 2}}, seats=seats)
    there.play("panic red dwarf 0,0 -> 1,0", "brute yellow dwarf 2,0", "swap with own dwarf 1,0", "ambush tavern 2,0")
    found = {kind: (clause, arguments) for kind, clause, arguments in told(there)}
    tavern, mine, other_tavern = card("red tavern"), card("yellow emerald mine"), card("yellow tavern")
    assert found["panic"] == (
        "K-61",
        {"seat": 0, "owner": 0, "spot": spot(0, 0), "to": spot(1, 0), "start": tavern, "end": mine},
    )
    assert found["brute"] == (
        "K-64",
        {"seat": 0, "owner": 1, "spot": spot(2, 0), "to": spot(1, 0), "start": other_tavern, "end": mine},
    )
    assert found["ambush"][0] == "K-60"
    assert found["ambush"][1]["spot"] == spot(2, 0)
