"""For a seat, everything the server says is byte-identical in two worlds that differ only in what it cannot know.

Two servers hold the same table, but in the second all that the viewer cannot see was dealt anew. The same people sit
there, the clock stands still, and the others play moves that look the same. The one thing that must differ is the
commitment, a hash over the hidden deal; it is held equal here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest

from tests.server.hosts import Host
from underhall.client import Client
from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.game import Game
from underhall.core.game import keys as installed
from underhall.core.state import State
from underhall.server import seating
from underhall.server.person import Person
from underhall.server.settings import Settings
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

CASES: list[tuple[str, dict[str, Any]]] = [
    ("high_stone", {"players": 3, "hand": 4}),
    *((key, dict(games.find(key).variants()[0])) for key in installed() if key != "high_stone"),
]


COMMITMENT = re.compile(r'"commitment":"[0-9a-f]{64}"')


class Worlds:
    """Two servers, with the same table in two worlds that look the same to one viewer."""

    def __init__(self, hosts: tuple[Host, Host]) -> None:
        self.hosts = hosts
        self.made = 0

    def table(self, game: Game, states: tuple[State, State]) -> tuple[str, list[list[Client]]]:
        self.made += 1
        table_id = f"secrecy-{self.made:08d}"
        clients = []
        for host, state in zip(self.hosts, states, strict=True):
            # The same people in both worlds: others know somebody by a mark that follows from their id.
            seats = range(game.players(state.options))
            ids = iter([f"{table_id}-p{seat}" for seat in seats])
            with mock.patch("underhall.server.people.new_id", lambda ids=ids: next(ids)):
                people = [host.client(f"Player {seat}") for seat in seats]
            persons = [Person(client.ask("GET", "/me")["id"], f"Player {n}", True) for n, client in enumerate(people)]
            fixed = {"position": state.position(), "hints": True}
            header = Header(table_id, game.key, state.options, persons[0].id, 1000.0, "0", **fixed)
            host.run(host.services.tables.create(header, lambda edit, persons=persons: begin(edit, persons)))
            clients.append(people)
        return table_id, clients


def begin(edit: TableEdit, persons: list[Person]) -> None:
    for seat, person in enumerate(persons):
        seating.sit(edit, person, seat)
    seating.start(edit, persons[0])


@pytest.fixture(scope="module")
def worlds(new_database: Callable[[str], str]) -> Iterator[Worlds]:
    settings = [Settings(new_database("sqlite"), limits=False, clock=lambda: 1000.0) for _ in range(2)]
    hosts = (Host(settings[0]), Host(settings[1]))
    yield Worlds(hosts)
    for host in hosts:
        host.stop()


def everything(client: Client, table: str, seat: int) -> dict[str, bytes]:
    """All that the server says about a table, as bytes."""
    paths = [
        f"/tables/{table}",
        f"/tables/{table}?lang=de",
        f"/tables/{table}/drawing",
        f"/tables/{table}/changes?since=0",
        f"/tables/{table}/talk",
    ]
    paths += [f"/tables/{table}/record", f"/tables/{table}/review", "/tables?status=running"]
    if seat >= 0:
        paths += ["/my/tables", "/my/turns", f"/tables/{table}/digest", f"/tables/{table}/standing"]
        paths += previews(client, table)
    return {path: sealed(client.http.get("/api" + path).text).encode() for path in paths}


def previews(client: Client, table: str) -> list[str]:
    """What some moves would do, at the turn shown and at numbers that somebody could try."""
    now = client.look(table)["now"]
    moves = [move["move"] for move in now["moves"]]
    asked = [(move, now["turn_number"]) for move in moves[:3] + moves[-1:]]
    tried = [
        (moves[0] if moves else 0, number) for number in range(max(0, now["turn_number"] - 2), now["turn_number"] + 4)
    ]
    return [f"/tables/{table}/preview?move={move}&turn_number={turn_number}" for move, turn_number in asked + tried]


def sealed(text: str) -> str:
    """Without the commitment: it hangs on the seed, and is meant to."""
    return COMMITMENT.sub("", text)


@pytest.mark.parametrize(("key", "options"), CASES, ids=[key for key, _ in CASES])
@pytest.mark.parametrize("seed", [1, 2])
def test_answers_do_not_depend_on_what_a_seat_cannot_know(
    worlds: Worlds, key: str, options: dict[str, Any], seed: int
) -> None:
    game = games.find(key)
    for viewer in range(-1, game.players(game.configure(options))):
        state = game.new(seed, **options)
        chance = Chance(seed)
        for _ in range(chance.below(12)):
            state.play(state.moves()[chance.below(len(state.moves()))])
        if state.seat < 0:
            continue
        compare(worlds, game, state, viewer, chance)


def compare(worlds: Worlds, game: Game, state: State, viewer: int, chance: Chance) -> None:
    twin = state.imagine(viewer, 77)
    # Positions do not say that a world is imagined, so both worlds are equally real to the servers.
    states = (game.load(state.position()), game.load(twin.position()))
    table, clients = worlds.table(game, states)
    eyes = [host.client() if viewer < 0 else people[viewer] for host, people in zip(worlds.hosts, clients, strict=True)]
    watches = [client.watch(table) for client in eyes]
    raw = [[sealed(str(watch.line.recv()))] for watch in watches]
    assert raw[0] == raw[1]
    for _ in range(7):
        told = [everything(client, table, viewer) for client in eyes]
        assert told[0] == told[1]
        if states[0].seat < 0:
            break
        seat = states[0].seat
        assert seat == states[1].seat
        choice = chance.below(len(states[0].moves()))
        if len(states[1].moves()) != len(states[0].moves()):
            break  # the others see that they may do different things; what they do then differs openly
        moves = [world.moves()[choice] for world in states]
        if not quiet(states, moves, viewer):
            break
        for people, move in zip(clients, moves, strict=True):
            people[seat].play(table, move, people[seat].look(table)["now"]["turn_number"])
        raw = [[sealed(str(watch.line.recv()))] for watch in watches]
        assert raw[0] == raw[1]
    for watch in watches:
        watch.close()


def quiet(states: tuple[State, State], moves: list[int], viewer: int) -> bool:
    """Play the moves; whether nothing was revealed, no chance used, and the viewer could see no difference."""
    same = True
    for state, move in zip(states, moves, strict=True):
        before = (state.reveals, state.chance.counter)
        state.play(move)
        same = same and before == (state.reveals, state.chance.counter)
    return same and states[0].view(viewer) == states[1].view(viewer)


def test_the_comparison_notices_a_leak(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server showed the state with another seat's eyes, the test above would fail."""
    from underhall.server import viewer_payloads

    true_now = viewer_payloads.now
    monkeypatch.setattr(viewer_payloads, "now", lambda table, viewer, *more: true_now(table, max(0, viewer), *more))
    game = games.find("high_stone")
    with pytest.raises(AssertionError):
        compare(worlds, game, game.new(1, players=3), -1, Chance(1))


def test_a_running_game_tells_nothing_of_its_seed_or_record(host: Host) -> None:
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create("high_stone")
    bob.do(table, "sit")
    ann.do(table, "start")
    seed = host.services.tables.live[table].table.header.seed
    for client, seat in ((ann, 0), (bob, 1), (host.client(), -1)):
        for path, answer in everything(client, table, seat).items():
            assert seed.encode() not in answer, path
