"""Tables at which very much has happened, made in the database without anybody playing for hours."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tests.server.hosts import Host
from underhall.client import Client
from underhall.core import game as games
from underhall.server import changes as kinds
from underhall.server import seating
from underhall.server.ids import new_id
from underhall.server.person import Person
from underhall.server.table import RUNNING
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

Begin = Callable[[TableEdit], None]


def seated(host: Host, clients: list[Client], game: str, then: Begin, **options: int | str) -> str:
    """A running game at which these people sit, and what happens there at once; returns the table's id."""
    persons = []
    for client in clients:
        me = client.ask("GET", "/me")
        persons.append(Person(me["id"], me["name"], True))

    def begin(edit: TableEdit) -> None:
        for seat, person in enumerate(persons):
            seating.sit(edit, person, seat)
        seating.start(edit, persons[0])
        then(edit)

    chosen = games.find(game).configure({"players": len(clients), **options})
    header = Header(new_id(), game, chosen, persons[0].id, time.time(), "5")
    host.run(host.services.tables.create(header, begin))
    return header.id


def random_moves(count: int, seed: int = 1) -> Begin:
    choice = random.Random(seed)

    def play(edit: TableEdit) -> None:
        table = edit.table
        for _ in range(count):
            if table.status != RUNNING:
                return
            edit.add(kinds.MOVE, table.asked(), move=choice.choice(table.running().state.moves()))

    return play


def everything(count: int, seed: int = 1) -> Begin:
    """Moves, and between them words, standing answers, moves taken back."""
    choice = random.Random(seed)

    def happen(edit: TableEdit) -> None:
        table = edit.table
        for number in range(count):
            if table.status != RUNNING:
                return
            timeline = table.running()
            chance = choice.random()
            if chance < 0.1:
                edit.add(kinds.TALK, 0, table.seats[0].person, text=f"word {number}", name=table.seats[0].name)
            elif chance < 0.2:
                seat = choice.randrange(table.players)
                edit.add(kinds.STANDING, seat, only_moves=False, answers={"none": str(number)})
            elif chance < 0.25 and timeline.fair_undo() is not None:
                edit.add(kinds.UNDO, table.asked(), to=timeline.fair_undo())
            else:
                edit.add(kinds.MOVE, table.asked(), move=choice.choice(timeline.state.moves()))

    return happen
