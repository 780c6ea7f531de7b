"""Automatic moves (standing answers, wishes): they end, and nobody can tell them from a quick answer by edit."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.hosts import Host, wait_until
from tests.server.play import turn, two
from tests.server.test_aside import silent
from tests.server.test_secrecy import Worlds, everything, sealed
from underhall.client import Client, Watch
from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.game import Game
from underhall.core.state import State
from underhall.server import automatic_answer, automatic_moves, limits, seating
from underhall.server.person import Person
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.standing_answers import due
from underhall.server.table import Table
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

pytestmark = pytest.mark.one_database

SOLO = {"players": 1, "action_cards": "off", "event_cards": "off", "max_rounds": 0}
FOR_EVER = {"only_moves": True, "answers": {"activity": "end", "keep": "pass"}}


def alone(host: Host) -> tuple[Client, str]:
    """Ann alone at a game that never ends while she only ends her turns."""
    ann = host.client("Ann")
    return ann, ann.create("dig_deeper_dwarf", options=SOLO, seats=[{"kind": "me"}], start=True)


def stand(client: Client, table: str, **wish: Any) -> None:
    client.ask("PUT", f"/tables/{table}/standing", wish)


def test_standing_answers_that_would_play_for_ever_are_dropped_and_their_person_told(host: Host) -> None:
    ann, table = alone(host)
    with ann.watch(table) as watch:
        watch.receive()
        stand(ann, table, **FOR_EVER)
        told = []
        while "dropped" not in (told[-1] if told else {}):
            told += watch.receive()["changes"]
        assert told[-1] == {**told[-1], "kind": "standing", "seat": 0, "dropped": "again"}
        assert watch.now["moves"]
        assert watch.now["view"]["question"] == "activity"
    left = ann.ask("GET", f"/tables/{table}/standing")
    assert left == {"only_moves": True, "answers": {"keep": "pass"}, "wish": "", "dropped": "again"}
    stand(ann, table, only_moves=True)
    assert ann.ask("GET", f"/tables/{table}/standing")["dropped"] == ""


def test_with_others_at_the_table_automatic_moves_end_too(host: Host) -> None:
    """Two friends who end their turns for ever: each seat has so many automatic moves, then its person is asked."""
    ann, bob, table = two(host, "dig_deeper_dwarf", options={**SOLO, "players": 2})
    stand(bob, table, **FOR_EVER)
    stand(ann, table, **FOR_EVER)
    wait_until(lambda: now(ann, table) or now(bob, table))
    dropped = {client.ask("GET", f"/tables/{table}/standing")["dropped"] for client in (ann, bob)}
    assert dropped == {"", "too-many"}
    moves = [change for change in ann.changes(table)["changes"] if change["kind"] == "move"]
    assert len(moves) <= 2 * automatic_answer.MOST + 2


def now(client: Client, table: str) -> bool:
    return bool(client.look(table)["now"]["moves"])


def seated(game: Game, options: dict[str, Any], seed: int) -> TableEdit:
    """A table of people that has begun, without a server."""
    header = Header("table-of-people", game.key, game.configure(options), "p0", 0.0, str(seed))
    edit = TableEdit(Table(header), 0.0)
    persons = [Person(f"p{seat}", f"P{seat}", True) for seat in range(edit.table.players)]
    for seat, person in enumerate(persons):
        seating.sit(edit, person, seat)
    seating.start(edit, persons[0])
    return edit


def habits(game: Game, options: dict[str, Any], chance: Chance, last: bool) -> dict[str, str]:
    """One answer to each question of a game: the last that is offered (mostly: to do nothing), or any."""
    found: dict[str, str] = {}
    state = game.new(5, **options)
    for _ in range(400):
        if state.seat < 0:
            break
        moves = state.moves()
        found.setdefault(state.asking.prompt(state), game.moves.print(moves[-1 if last else chance.below(len(moves))]))
        state.play(moves[chance.below(len(moves))])
    return found


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("last", [True, False], ids=["doing nothing", "at random"])
def test_in_no_game_do_automatic_moves_go_on_for_ever(key: str, last: bool) -> None:
    """Whatever everybody answers by itself: each seat makes so many moves, then its person is asked."""
    game = games.find(key)
    free = {"max_rounds": 0} if any(option.key == "max_rounds" for option in game.options) else {}
    for options in (game.variants()[0], game.variants()[-1]):
        wish = {**options, **free}
        answers = habits(game, wish, Chance(7), last)
        edit = seated(game, wish, 11)
        for seat in range(edit.table.players):
            edit.add("standing", seat, only_moves=True, answers=answers)
        before = len(edit.added)
        most = automatic_answer.MOST * edit.table.players
        while due(edit.table) is not None:
            automatic_answer.answer(edit, edit.table.turn_number, edit.table.asked())
            assert len(edit.added) - before <= most + edit.table.players * (1 + len(answers))


def test_own_decisions_let_automatic_moves_begin_anew(host: Host) -> None:
    """Whoever decides now and then never loses standing answers, however long the game is."""
    edit = seated(games.find("dig_deeper_dwarf"), SOLO, 3)
    edit.add("standing", 0, only_moves=True, answers={"keep": "pass"})
    ends = games.find("dig_deeper_dwarf").moves.parse("end")
    for _ in range(2 * automatic_answer.MOST):
        while due(edit.table) is not None:
            automatic_answer.answer(edit, edit.table.turn_number, 0)
        edit.add("move", 0, move=ends)
    assert edit.table.seats[0].answers
    assert sum("automatic" in change.data for change in edit.added) > automatic_answer.MOST


def test_whoever_takes_back_decides_anew(host: Host) -> None:
    ann, bob, table = two(host, "high_stone")
    client, before = turn(table, ann, bob)
    question = before["view"]["question"]
    boast = next(move for move in before["moves"] if move["text"] == "boast")
    client.play(table, boast["move"], before["turn_number"])
    client.do(table, "undo", turn_number=client.look(table)["now"]["turn_number"])
    shown = client.look(table)["now"]
    other = next(move["text"] for move in shown["moves"] if move["text"] != "boast")
    live = host.services.tables.live[table]
    live.table.seats[shown["viewer"]].answers = {question: other}  # as if it had been said before
    client.do(table, "talk", text="hm")
    assert due(live.table) is None
    assert client.look(table)["now"]["moves"] == shown["moves"]
    stand(client, table, answers={question: other})
    wait_until(lambda: client.look(table)["now"]["view"] != shown["view"])


class Timed:
    """Bob answers by itself; Ann and a spectator watch."""

    def __init__(self, host: Host) -> None:
        ann, bob, self.table = two(host)
        self.mover, self.now = turn(self.table, ann, bob)
        self.other = bob if self.mover is ann else ann

    def stand(self) -> None:
        stand(self.other, self.table, answers={self.now["view"]["question"]: "place 9"})

    def move(self) -> None:
        free = next(move for move in self.now["moves"] if move["text"] != "place 9")
        self.mover.play(self.table, free["move"], self.now["turn_number"])


@pytest.fixture(scope="module")
def slow(new_database: Callable[[str], str]) -> Iterator[Host]:
    """A server on which automatic moves take as long as those of people, but a little less, so that tests go on."""
    host = Host(Settings(new_database("sqlite"), limits=False, quick_answer=(0.05, 0.2)))
    yield host
    host.stop()


def test_an_automatic_move_has_an_update_and_a_time_of_its_own(slow: Host) -> None:
    for _ in range(5):
        timed = Timed(slow)
        timed.stand()
        with timed.mover.watch(timed.table) as watch, slow.client().watch(timed.table) as spectator:
            for one in (watch, spectator):
                one.receive()
            timed.move()
            for one in (watch, spectator):
                updates = [one.receive(), one.receive()]
                assert [len(update["changes"]) for update in updates] == [1, 1]
                first, second = (update["changes"][0] for update in updates)
                assert second["at"] - first["at"] >= 0.04
                assert updates[0]["now"]["turned_at"] == first["at"]


def test_pauses_are_those_of_somebody_who_is_quick_and_never_the_same() -> None:
    edit = seated(games.find("dwarf"), {}, 1)
    low, high = Settings("").quick_answer
    pauses = [automatic_moves.pause(edit.table, (low, high)) for _ in range(50)]
    assert low >= 0.3
    assert all(low <= pause <= high for pause in pauses)
    assert len(set(pauses)) > 40


@pytest.fixture(scope="module")
def pair(new_database: Callable[[str], str]) -> Iterator[Worlds]:
    """Two servers whose clocks stand still."""
    hosts = [
        Host(Settings(new_database("sqlite"), limits=False, clock=lambda: 1000.0, quick_answer=(0.0, 0.0)))
        for _ in range(2)
    ]
    yield Worlds((hosts[0], hosts[1]))
    for host in hosts:
        host.stop()


def asks_the_other(game: Game) -> tuple[State, int, int]:
    """A state in which seat 0 is asked, a move after which seat 1 is, and an answer of it after which it is not."""
    state = game.new(4)
    while True:
        for first in state.moves() if state.seat == 0 else []:
            after = state.copy()
            after.play(first)
            for answer in after.moves() if after.seat == 1 else []:
                last = after.copy()
                last.play(answer)
                if last.seat == 0:
                    return state, first, answer
        state.play(state.moves()[0])


def raw(watch: Watch) -> str:
    return sealed(str(watch.line.recv(timeout=60)))


@pytest.mark.parametrize("viewer", [-1, 0])
def test_nobody_else_can_tell_an_automatic_move_from_one_by_hand(pair: Worlds, viewer: int) -> None:
    """Byte for byte, on every line and in every answer, but for the time, which stands still here.

    On the first server seat 1 answers by itself, on the second by edit.
    """
    game = games.find("dwarf")
    state, first, answer = asks_the_other(game)
    table, people = pair.table(game, (state.copy(), state.copy()))
    eyes = [host.client() if viewer < 0 else seats[0] for host, seats in zip(pair.hosts, people, strict=True)]
    watches = [client.watch(table) for client in eyes]
    assert raw(watches[0]) == raw(watches[1])
    after = state.copy()
    after.play(first)
    stand(people[0][1], table, answers={after.asking.prompt(after): game.moves.print(answer)})
    assert all(silent(watch) for watch in watches)
    for seats in people:
        seats[0].play(table, first, seats[0].look(table)["now"]["turn_number"])
    assert raw(watches[0]) == raw(watches[1])
    by_hand = people[1][1]
    by_hand.play(table, answer, by_hand.look(table)["now"]["turn_number"])
    assert raw(watches[0]) == raw(watches[1])
    assert everything(eyes[0], table, viewer) == everything(eyes[1], table, viewer)
    for watch in watches:
        watch.close()


def test_nobody_is_called_for_a_question_that_is_answered_by_itself(
    new_database: Callable[[str], str],
) -> None:
    """Neither by webhooks nor in the list of turns; and if the server dies in between, the next one answers."""
    url = new_database("sqlite")
    host = Host(Settings(url, limits=False, quick_answer=(600.0, 600.0)))
    timed = Timed(host)
    timed.stand()
    timed.move()
    seat = timed.other.look(timed.table)["now"]["viewer"]
    waiting = timed.other.look(timed.table)["now"]
    assert (waiting["asked"], waiting["moves"]) == (seat, [])
    assert timed.other.ask("GET", "/my/turns") == []
    assert timed.mover.look(timed.table)["now"]["asked"] == seat
    host.stop()
    with sqlite3.connect(url.partition(":///")[2]) as file:
        row = file.execute("select asked, waiting from tables where id = ?", (timed.table,)).fetchone()
    assert row == (-1, "standing")
    again = Host(Settings(url, limits=False, quick_answer=(0.0, 0.0)))
    wait_until(lambda: again.services.tables.live[timed.table].table.seats[seat].automatic)  # nobody has looked at it
    again.stop()


def test_automatic_moves_count_as_moves_of_their_person(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []

    class Refusing:
        def take(self, key: str, limit: limits.Limit) -> None:
            taken.append((key, limit, time.monotonic()))
            if len(taken) == 1:
                raise Problem(429, "too-many", retry_after=0.2)

    timed = Timed(host)
    timed.stand()
    monkeypatch.setattr(host.services.automatic_moves, "limiter", Refusing())
    timed.move()
    seat = timed.other.look(timed.table)["now"]["viewer"]
    wait_until(lambda: host.services.tables.live[timed.table].table.seats[seat].automatic)
    person = timed.other.ask("GET", "/me")["id"]
    assert [(key, limit) for key, limit, _ in taken] == [(f"act {person}", limits.ACT)] * 2
    assert taken[1][2] - taken[0][2] >= 0.19
