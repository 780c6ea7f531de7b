"""Questions aside (K-130): whoever is not asked learns from nothing the server says that somebody is.

Two servers hold the same table in two worlds that differ only in a seat's secret goal: in the one it is fulfilled and
its owner is asked, in the other it is not. Everything the others are told is compared byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.rules.dwar7s.table import table as position
from tests.server.hosts import PATIENCE, Host, wait_until
from tests.server.test_people import refused
from tests.server.test_secrecy import Worlds, everything, sealed
from underhall.client import Client, Watch
from underhall.core.state import State
from underhall.server import changes as kinds
from underhall.server.clocks import Clock
from underhall.server.settings import Settings
from underhall.server.table import RECENT
from underhall.server.unit_of_work import TableEdit

STREET = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}
GEMS = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}
PLACE = ("place dwarf on tavern 0,0", "place dwarf on tavern 2,0")
KEEP, REVEAL = "keep secret goal hidden", "reveal secret goal"
RED, YELLOW, BLUE = 0, 1, 2


class Time:
    """A clock that only moves when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def state(red: str, blue: str = "king", active: str = "yellow") -> State:
    """Three players; red holds one gem of each kind, blue five emeralds, and both these secret goals."""
    seats: dict[str, dict[str, Any]] = {
        "red": {"secret": red, "hand": ["castle"], "gems": GEMS},
        "yellow": {"secret": "hunter"},
        "blue": {"secret": blue, "hand": ["castle"], "gems": {"emerald": 5}},
    }
    options = {"players": 3, "colours": "red-yellow-blue"}
    return position(options=options, active=active, map=STREET, seats=seats).state


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def worlds(new_database: Callable[[str], str], time: Time) -> Iterator[Worlds]:
    """New ones for each test: lists of tables are compared too, and some tests leave tables that differ openly."""
    hosts = [Host(Settings(new_database("sqlite"), limits=False, clock=time)) for _ in range(2)]
    yield Worlds((hosts[0], hosts[1]))
    for host in hosts:
        host.stop()


class Both:
    """The same table in two worlds: in the first red is asked aside, in the second not."""

    def __init__(
        self, worlds: Worlds, asked: State, unasked: State, viewers: tuple[int, ...] = (-1, YELLOW, BLUE)
    ) -> None:
        self.game = asked.game
        self.hosts = worlds.hosts
        self.table, self.people = worlds.table(self.game, (asked, unasked))
        self.spectators = [host.client() for host in self.hosts]
        self.watches = {
            viewer: [self.eyes(world, viewer).watch(self.table) for world in range(2)] for viewer in viewers
        }
        for viewer in self.watches:
            assert self.frames(viewer, 0) == self.frames(viewer, 1)

    def eyes(self, world: int, viewer: int) -> Client:
        return self.spectators[world] if viewer < 0 else self.people[world][viewer]

    def play(self, world: int, seat: int, move: str) -> None:
        person = self.people[world][seat]
        person.play(self.table, self.game.moves.parse(move), person.look(self.table)["now"]["turn_number"])

    def keep(self, world: int) -> None:
        """Let red keep silent, if asked."""
        while self.people[world][RED].look(self.table)["now"]["view"]["question"] == "reveal":
            self.play(world, RED, KEEP)

    def frames(self, viewer: int, world: int, count: int = 1) -> list[Any]:
        return [sealed(str(self.watches[viewer][world].line.recv(timeout=PATIENCE))) for _ in range(count)]

    def told(self, world: int, viewer: int) -> dict[str, bytes]:
        return everything(self.eyes(world, viewer), self.table, viewer)

    def close(self) -> None:
        for pair in self.watches.values():
            for watch in pair:
                watch.close()


def silent(watch: Watch) -> bool:
    """Whether nothing was sent: the answer to a ping comes first."""
    watch.line.send('{"do": "ping", "id": 7}')
    return watch.line.recv(timeout=PATIENCE) == '{"type":"done","re":7}'


@pytest.mark.rule("K-130")
def test_others_are_told_the_same_whether_somebody_was_asked_or_not(worlds: Worlds) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    before = {viewer: both.told(0, viewer) for viewer in (-1, BLUE)}
    for step, place in enumerate(PLACE):
        both.play(0, YELLOW, place)
        for viewer in (-1, BLUE):  # held back from whoever neither moved nor is asked
            assert silent(both.watches[viewer][0])
            assert both.told(0, viewer) == before[viewer], f"step {step}"
        both.play(0, RED, KEEP)
        both.play(1, YELLOW, place)
        for viewer in (-1, BLUE):
            assert both.frames(viewer, 0) == both.frames(viewer, 1)
            before[viewer] = both.told(0, viewer)
            assert before[viewer] == both.told(1, viewer)
    both.close()


@pytest.mark.rule("K-130")
def test_talk_and_other_changes_are_not_held_back(worlds: Worlds) -> None:
    """Blue hears a word at once; the move comes as if it had been made after it."""
    both = Both(worlds, state("miner"), state("architect"))
    both.play(0, YELLOW, PLACE[0])
    for world in range(2):
        both.people[world][BLUE].do(both.table, "talk", text="hm")
        both.people[world][BLUE].ask("PUT", f"/tables/{both.table}/standing", {"only_moves": True})
    both.play(1, YELLOW, PLACE[0])
    both.play(0, RED, KEEP)
    for viewer, count in ((-1, 2), (BLUE, 3)):
        assert both.frames(viewer, 0, count) == both.frames(viewer, 1, count)
        assert both.told(0, viewer) == both.told(1, viewer)
    both.close()


@pytest.mark.rule("K-130")
def test_more_is_said_meanwhile_than_a_table_remembers(worlds: Worlds) -> None:
    """What was held back is told as it was, however long ago that is."""
    both = Both(worlds, state("miner"), state("architect"))
    both.play(0, YELLOW, PLACE[0])

    def talk(edit: TableEdit) -> None:
        for number in range(3 * RECENT):
            edit.add(kinds.TALK, BLUE, text=f"word {number}", name="Blue")

    for host in both.hosts:
        host.run(host.services.tables.act(both.table, talk))
    both.play(0, RED, KEEP)
    both.play(1, YELLOW, PLACE[0])
    for viewer in (-1, BLUE):
        assert both.frames(viewer, 0, 2) == both.frames(viewer, 1, 2)
        assert both.told(0, viewer) == both.told(1, viewer)
    both.close()


def test_more_happens_at_once_than_a_table_remembers(worlds: Worlds) -> None:
    """At a table where counts differ: whoever watches is told what happened, not what happened later."""
    both = Both(worlds, state("miner"), state("architect"))
    host = both.hosts[1]
    both.people[1][BLUE].ask("PUT", f"/tables/{both.table}/standing", {"answers": {}})

    def talk(edit: TableEdit) -> None:
        for number in range(3 * RECENT):
            edit.add(kinds.TALK, BLUE, text=f"word {number}", name="Blue")

    host.run(host.services.tables.act(both.table, talk))
    told = json.loads(both.frames(-1, 1)[0])
    assert [change["text"] for change in told["changes"]] == [f"word {number}" for number in range(3 * RECENT)]
    assert told["changes"] == both.spectators[1].changes(both.table)["changes"][-3 * RECENT :]
    both.close()


@pytest.mark.rule("K-130")
def test_the_mover_is_answered_and_then_waits(worlds: Worlds) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    place = both.game.moves.parse(PLACE[0])
    watch = both.watches[YELLOW][0]
    watch.now = {"turn_number": both.people[0][YELLOW].look(both.table)["now"]["turn_number"]}
    answer = watch.play(place)
    assert answer["changes"][0]["events"]
    now = answer["now"]
    assert (now["asked"], now["moves"], now["view"]["actions"]) == (YELLOW, [], 1)
    assert now["question"] == both.game.voice("en", [f"Player {n}" for n in range(3)]).phrase(
        "prompts", "actions", seat="Player 1"
    )
    problem = refused(409, both.people[0][YELLOW].play, both.table, place, now["turn_number"])
    assert problem.kind == "not-your-turn"
    assert refused(409, both.people[0][YELLOW].do, both.table, "undo/ask").kind == "not-now"
    assert both.people[0][RED].look(both.table)["now"]["asked"] == RED
    both.play(0, RED, KEEP)
    update = watch.receive()
    assert update["now"]["moves"]
    assert [(change["kind"], change["seat"], change.get("events", [])) for change in update["changes"]] == [
        ("move", -1, [])
    ]
    both.close()


@pytest.mark.rule("K-130", "K-117")
def test_whoever_is_asked_does_not_learn_that_somebody_else_is(worlds: Worlds) -> None:
    """Blue is asked in both worlds, and red after blue only in the first."""
    both = Both(worlds, state("miner", "wizard"), state("architect", "wizard"), (-1, BLUE))
    for world in range(2):
        both.play(world, YELLOW, PLACE[0])
        both.play(world, BLUE, KEEP)
    assert silent(both.watches[-1][0])
    assert both.told(0, BLUE) == both.told(1, BLUE)
    both.play(0, RED, KEEP)
    assert both.frames(-1, 0) == both.frames(-1, 1)
    for world in range(2):
        both.play(world, YELLOW, PLACE[1])  # blue is asked again
        both.play(world, BLUE, KEEP)
    both.play(0, RED, KEEP)
    for viewer, count in ((-1, 1), (BLUE, 4)):
        assert both.frames(viewer, 0, count) == both.frames(viewer, 1, count)
        assert both.told(0, viewer) == both.told(1, viewer)
    both.close()


@pytest.mark.rule("K-130", "K-118")
def test_a_goal_revealed_aside_is_told_with_the_move_before_it(worlds: Worlds) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    both.play(0, YELLOW, PLACE[0])
    both.play(0, RED, REVEAL)
    update = both.watches[-1][0].receive()
    assert [change["seat"] for change in update["changes"]] == [YELLOW]
    assert [event["kind"] for event in update["changes"][0]["events"]] == ["placed", "revealed"]
    both.close()


@pytest.mark.rule("K-130")
def test_what_is_held_back_is_the_same_after_a_restart(worlds: Worlds) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    both.close()
    for place in PLACE:
        both.play(0, YELLOW, place)
        pending = {viewer: both.told(0, viewer) for viewer in (-1, RED, YELLOW, BLUE)}
        both.hosts[0].run(both.hosts[0].services.tables.reread(both.table))
        assert {viewer: both.told(0, viewer) for viewer in pending} == pending
        both.play(0, RED, KEEP)
        both.play(1, YELLOW, place)
    settled = {viewer: both.told(0, viewer) for viewer in (-1, RED, YELLOW, BLUE)}
    both.hosts[0].run(both.hosts[0].services.tables.reread(both.table))
    assert {viewer: both.told(0, viewer) for viewer in settled} == settled
    for viewer in (-1, BLUE):
        assert settled[viewer] == both.told(1, viewer)


@pytest.mark.rule("K-130")
def test_taking_back_counts_no_answers_aside(worlds: Worlds) -> None:
    """What the others are told when a move is taken back does not say how many answers there were."""
    both = Both(worlds, state("miner"), state("architect"))
    both.play(0, YELLOW, PLACE[0])
    both.play(0, RED, KEEP)
    both.play(1, YELLOW, PLACE[0])
    for world in range(2):
        refused(409, both.people[world][RED].do, both.table, "undo/ask")  # an answer aside is no move to take back
        both.people[world][YELLOW].do(both.table, "undo/ask")
        for seat in (RED, BLUE):
            both.people[world][seat].do(both.table, "undo/answer", agree=True)
    for viewer in (-1, BLUE):
        assert both.frames(viewer, 0, 4) == both.frames(viewer, 1, 4)
        assert both.told(0, viewer) == both.told(1, viewer)
    both.close()


@pytest.mark.rule("K-130")
def test_a_take_back_while_somebody_is_asked_drops_what_was_held_back(worlds: Worlds) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    for world in range(2):
        both.play(world, YELLOW, "end actions")
        both.keep(world)
        both.play(world, BLUE, PLACE[1])
        both.keep(world)
    both.play(0, BLUE, PLACE[0])  # red is asked; in the other world blue still thinks
    for world in range(2):
        both.people[world][YELLOW].do(both.table, "undo/ask")
        for seat in (RED, BLUE):
            both.people[world][seat].do(both.table, "undo/answer", agree=True)
    assert both.told(0, -1) == both.told(1, -1)
    assert both.people[0][YELLOW].look(both.table)["now"]["moves"]
    both.close()


@pytest.mark.rule("K-130")
def test_the_time_of_a_question_aside_shows_nowhere(worlds: Worlds, time: Time) -> None:
    """Where red was asked for a minute, it looks as if yellow had thought a minute longer."""
    both = Both(worlds, state("miner"), state("architect"))
    both.play(0, YELLOW, PLACE[0])
    time.now += 60.0
    both.play(0, RED, KEEP)
    both.play(1, YELLOW, PLACE[0])
    for viewer in (-1, BLUE):
        assert both.frames(viewer, 0) == both.frames(viewer, 1)
        assert both.told(0, viewer) == both.told(1, viewer)
    both.close()


@pytest.mark.rule("K-130")
def test_previews_count_no_answers_aside(worlds: Worlds) -> None:
    """Blue, from whom red's answers were hidden, previews as ever, and finds out nothing by trying numbers."""
    both = Both(worlds, state("miner"), state("architect"))
    both.close()
    for world in range(2):
        both.play(world, YELLOW, PLACE[0])
        both.keep(world)
        both.play(world, YELLOW, "end actions")
        both.keep(world)
    assert (
        both.hosts[0].services.tables.live[both.table].table.turn_number
        > both.hosts[1].services.tables.live[both.table].table.turn_number
    )
    now = both.people[0][BLUE].look(both.table)["now"]
    move = now["moves"][0]["move"]
    for number in range(now["turn_number"] + 6):
        shown = [
            both.people[world][BLUE].ask("GET", f"/tables/{both.table}/preview", move=move, turn_number=number)
            for world in range(2)
        ]
        assert shown[0] == shown[1]
        assert shown[0]["current"] == (number == now["turn_number"])


@pytest.mark.rule("K-130")
def test_the_count_of_changes_tells_of_no_question_aside(worlds: Worlds) -> None:
    """In the operator's metrics: as many as spectators were told."""
    both = Both(worlds, state("miner"), state("architect"))

    def counted(world: int) -> float:
        page = both.hosts[world].client().http.get("/metrics").text
        line = next(line for line in page.splitlines() if line.startswith("underhall_changes_total "))
        return float(line.split()[1])

    before = [counted(world) for world in range(2)]
    both.play(0, YELLOW, PLACE[0])
    both.people[0][RED].ask("PUT", f"/tables/{both.table}/standing", {"only_moves": True})
    assert counted(0) == before[0]
    both.play(0, RED, KEEP)
    both.play(1, YELLOW, PLACE[0])
    assert [counted(world) - before[world] for world in range(2)] == [1.0, 1.0]
    both.close()


def test_nobody_counts_the_standing_answers_of_others(worlds: Worlds) -> None:
    both = Both(worlds, state("architect"), state("architect"))
    both.people[0][RED].ask("PUT", f"/tables/{both.table}/standing", {"only_moves": True})
    for viewer in (-1, BLUE):
        assert silent(both.watches[viewer][0])
        assert both.told(0, viewer) == both.told(1, viewer)
    assert both.people[0][RED].look(both.table)["number"] == both.people[1][RED].look(both.table)["number"] + 1
    both.close()


@pytest.mark.rule("K-130")
def test_silence_keeps_the_goal_hidden_when_the_time_is_up(worlds: Worlds, time: Time) -> None:
    both = Both(worlds, state("miner"), state("architect"))
    both.close()
    host = both.hosts[0]
    live = host.services.tables.live[both.table]
    object.__setattr__(live.table.header, "clock", Clock("move", 30))
    both.play(0, YELLOW, PLACE[0])
    time.now += 31.0
    refused(409, both.people[0][BLUE].do, both.table, "replace", seat=RED)
    host.run(host.services.deadlines.look())
    wait_until(lambda: both.people[0][YELLOW].look(both.table)["now"]["moves"])
    assert not live.table.running().state.view(RED)["seats"][RED]["revealed"]
