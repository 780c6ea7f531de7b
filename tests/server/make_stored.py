"""Makes the tables that ``tests/server/stored`` keeps as files, and says what must be seen of them for ever after.

usage: python -m tests.server.make_stored [GAME ...]              (from the repository's root)
       python -m tests.server.make_stored --add SCENE [GAME ...]

For every game it plays a handful of tables through the server's own interface, with every kind of change, and writes
``GAME-rules-N-cards-DIGEST.json``: each table as ``underhall admin export`` has it, beside what everybody saw there.
Run it after a game's rules or cards have changed: the files of older rules stay, and are opened read-only from then on.
When there is a new kind of change, write a scene that has it and add it: tables of earlier versions stay as they are.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.rules.dwar7s.table import table as dwar7s_position
from tests.server.hosts import Host, wait_until
from underhall.client import Client
from underhall.core import game as games
from underhall.server import admin, deadlines, seating
from underhall.server.person import Person
from underhall.server.settings import Settings, database_url
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

FOLDER = Path(__file__).parent / "stored"
# Options with which random players come to an end soon.
SHORT: dict[str, dict[str, Any]] = {
    "dwarf": {},
    "dwar7s_fall": {"round_cap": 20},
    "dwar7s_duel": {"round_cap": 20},
    "dig_deeper_dwarf": {"max_rounds": 3, "glueck_auf": "on"},
}
NAMES = ("Ann", "Bob", "Cid")


class Scene:
    """A table with its people, and what they do there."""

    def __init__(self, host: Host, game: str, name: str, people: list[Client], table: str) -> None:
        self.host = host
        self.game = game
        self.name = name
        self.choice = random.Random(f"{game} {name}")
        self.people = people
        self.table = table

    def begin(self) -> None:
        for person in self.people[1:]:
            person.do(self.table, "sit")
        self.people[0].do(self.table, "start")

    def asked(self) -> tuple[Client, dict[str, Any]] | None:
        """Who has to decide, and what is seen then; None when the game is over. Standing answers answer first."""
        found: list[tuple[Client, dict[str, Any]]] = []

        def settled() -> bool:
            seen = [(person, person.look(self.table)["now"]) for person in self.people]
            found[:] = [(person, now) for person, now in seen if now["moves"]]
            return bool(found) or seen[0][1]["status"] == "over"

        wait_until(settled)
        return found[0] if found else None

    def step(self) -> bool:
        """One move at random; False when the game is over."""
        found = self.asked()
        if found is None:
            return False
        person, now = found
        person.play(self.table, self.choice.choice(now["moves"])["move"], now["turn_number"])
        return True

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def take_back_fairly(self) -> None:
        """Play until the last move can be taken back without asking anybody, and do that."""
        for _ in range(60):
            found = self.asked()
            assert found is not None
            person, now = found
            if now["can_undo"]:
                person.do(self.table, "undo", turn_number=now["turn_number"])
                return
            self.step()

    def ask_to_take_back(self, agree: bool) -> None:
        asking = self.people[0]
        asking.do(self.table, "undo/ask")
        for person in self.people[1:]:
            person.do(self.table, "undo/answer", agree=agree)
            if not agree:
                return


def new(host: Host, game: str, name: str, players: int, **wish: Any) -> Scene:
    """A new table at which the first of some people sits."""
    people = [host.client(NAMES[seat]) for seat in range(players)]
    options = {**SHORT[game], "players": players}
    return Scene(host, game, name, people, people[0].create(game, options=options, title=f"{name}, {game}", **wish))


def finished(host: Host, game: str) -> list[Scene]:
    """Played to the end, with words, taking back, standing answers, leaving; then again, and on from its middle."""
    scene = new(host, game, "finished", 2)
    ann, bob = scene.people
    ann.do(scene.table, "talk", text="Glück auf!")
    scene.begin()
    scene.steps(6)
    bob.ask("PUT", f"/tables/{scene.table}/standing", {"only_moves": True, "answers": {}})
    scene.steps(4)
    if game == "dig_deeper_dwarf":
        ann.ask("PUT", f"/tables/{scene.table}/wish", {"wish": "if_mine"})
    scene.take_back_fairly()
    scene.ask_to_take_back(agree=False)
    scene.steps(3)
    scene.ask_to_take_back(agree=True)
    bob.do(scene.table, "leave")
    bob.do(scene.table, "return")
    while scene.step():
        pass
    bob.do(scene.table, "talk", text="Well played")
    rematch = ann.ask("POST", f"/tables/{scene.table}/rematch")["table"]["id"]
    again = Scene(host, game, "rematch", scene.people, rematch)
    wish = {"move": 9, "seat": 0, "level": "random"}
    branched = ann.ask("POST", f"/tables/{scene.table}/branch", wish)["table"]["id"]
    branch = Scene(host, game, "branch", [ann], branched)
    for _ in range(3):
        wait_until(lambda: branch.asked() is not None)
        branch.step()
    wait_until(lambda: branch.asked() is not None)
    return [scene, again, branch]


def running(host: Host, game: str) -> list[Scene]:
    """In the middle: somebody has left, somebody asks to take back, a seat answers by itself."""
    scene = new(host, game, "running", 2 if game == "dwar7s_duel" else 3, hints=True)
    scene.begin()
    scene.steps(12)
    scene.people[1].do(scene.table, "talk", text="Your turn?")
    scene.people[1].ask("PUT", f"/tables/{scene.table}/standing", {"only_moves": True, "answers": {}})
    scene.steps(9)
    scene.people[1].do(scene.table, "leave")
    if len(scene.people) == 3:
        scene.people[2].do(scene.table, "replace", seat=1)
    scene.people[0].do(scene.table, "undo/ask")
    return [scene]


def given_to_a_bot(host: Host, game: str) -> list[Scene]:
    """Somebody's time is up, and a bot plays on."""
    scene = new(host, game, "given to a bot", 2, clock={"kind": "move", "seconds": 10})
    scene.begin()
    found = scene.asked()
    assert found is not None
    late = found[1]["viewer"]
    other = scene.people[1 - late]
    live = host.run(host.services.tables.find(scene.table))
    live.table.turned_at -= 60.0  # a minute later
    other.do(scene.table, "replace", seat=late, level="random")
    wait_until(lambda: other.look(scene.table)["now"]["moves"])
    scene.people = [other]
    return [scene]


def resigned(host: Host, game: str) -> list[Scene]:
    scene = new(host, game, "resigned", 2)
    scene.begin()
    scene.steps(5)
    scene.people[1].do(scene.table, "resign")
    return [scene]


def stopped(host: Host, game: str) -> list[Scene]:
    """Bots alone, stopped by who set them up."""
    people = [host.client("Ann")]
    seats = [{"kind": "bot", "level": "random"}] * 2
    table = people[0].create(game, options={**SHORT[game], "players": 2}, title=f"stopped, {game}", seats=seats)
    scene = Scene(host, game, "stopped", people, table)
    people[0].do(table, "start")
    people[0].do(table, "stop")
    return [scene]


def private(host: Host, game: str) -> list[Scene]:
    """Not begun: somebody was invited, sat down and stood up again."""
    scene = new(host, game, "private", 2, visibility="private", pace="slow")
    ann, bob = scene.people
    bob.register(f"Bob of {game}", "a long sentence")
    ann.do(scene.table, "invite", name=f"Bob of {game}")
    bob.do(scene.table, "sit")
    bob.do(scene.table, "leave")
    return [scene]


def closed(host: Host, game: str) -> list[Scene]:
    """Ended unfinished by whoever sat there, while its rules were others; then they came back."""
    scene = new(host, game, "closed", 2)
    scene.begin()
    scene.steps(4)
    rules = games.find(game)
    rules.rules_version += 1
    try:
        host.run(host.services.tables.reread(scene.table))
        scene.people[0].do(scene.table, "close")
    finally:
        rules.rules_version -= 1
    return [scene]


def with_a_clock(host: Host, game: str) -> list[Scene]:
    """Ready, changed places, a pause, a vacation; time is up, more is granted, it is up again; once more?."""
    days = {"kind": "days", "seconds": 86_400, "vacation": 86_400, "timeout": "ask"}
    scene = new(host, game, "with a clock", 2, pace="slow", clock=days)
    ann, bob = scene.people
    bob.do(scene.table, "sit")
    bob.do(scene.table, "ready", on=True)
    ann.do(scene.table, "swap", seats=[0, 1])
    ann.do(scene.table, "start")
    scene.steps(4)
    for on in (True, False):
        ann.do(scene.table, "pause", on=on)
        bob.do(scene.table, "vacation", on=on)
    for decision in ("wait", "lose"):
        found = scene.asked()
        assert found is not None
        late = found[1]["viewer"]
        live = host.run(host.services.tables.find(scene.table))
        live.table.turned_at -= 3 * 86_400.0  # three days later
        host.run(host.services.tables.act(scene.table, deadlines.time_up))
        other = next(person for person in scene.people if person is not found[0])
        other.do(scene.table, "decide", seat=late, decision=decision)
    ann.do(scene.table, "again", agree=True)
    return [scene]


def asked_aside(host: Host, game: str) -> list[Scene]:
    """Somebody is asked so that nobody else may notice; one table in the midst of it, one after it."""
    if game != "dwar7s_fall":
        return []
    streets = {"0,0": ["red tavern r0"], "1,0": ["yellow emerald mine r1"], "2,0": ["yellow tavern r0"]}
    gems = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}
    seats: dict[str, dict[str, Any]] = {
        "red": {"secret": "miner", "hand": ["castle"], "gems": gems},
        "yellow": {"secret": "hunter"},
        "blue": {"secret": "king", "hand": ["castle"], "gems": {"emerald": 5}},
    }
    options = {"players": 3, "colours": "red-yellow-blue"}
    state = dwar7s_position(options=options, active="yellow", map=streets, seats=seats).state
    scenes = []
    for name in ("asked aside", "revealed"):
        scene = Scene(host, game, name, [host.client(one) for one in NAMES], f"aside-{name.replace(' ', '-')}")
        ids = [client.ask("GET", "/me")["id"] for client in scene.people]
        persons = [Person(person, one, True) for person, one in zip(ids, NAMES, strict=True)]
        header = Header(scene.table, game, state.options, persons[0].id, 1000.0, "0", position=state.position())

        def begin(edit: TableEdit, persons: list[Person] = persons) -> None:
            for seat, person in enumerate(persons):
                seating.sit(edit, person, seat)
            seating.start(edit, persons[0])

        host.run(host.services.tables.create(header, begin))
        play(scene, 1, "place dwarf on tavern 0,0")
        scene.people[2].do(scene.table, "talk", text="hm")
        if name == "revealed":
            play(scene, 0, "keep secret goal hidden")
            play(scene, 1, "place dwarf on tavern 2,0")
            play(scene, 0, "reveal secret goal")
        scenes.append(scene)
    return scenes


def play(scene: Scene, seat: int, move: str) -> None:
    person = scene.people[seat]
    number = games.find(scene.game).moves.parse(move)
    person.play(scene.table, number, person.look(scene.table)["now"]["turn_number"])


SCENES: tuple[Callable[[Host, str], list[Scene]], ...] = (
    finished,
    running,
    given_to_a_bot,
    resigned,
    stopped,
    private,
    closed,
    with_a_clock,
    asked_aside,
)


def seen(client: Client, table: str) -> dict[str, Any]:
    """What somebody sees of a table, without sentences and pictures: those may be improved."""
    whole = client.look(table)
    now, shown = whole["now"], whole["table"]
    # As the first of these files has it; how many moves it is about follows from where it goes back to.
    request = now["undo_request"] and {key: now["undo_request"][key] for key in ("seat", "to", "agreed")}
    outcome = now["outcome"] and {key: now["outcome"][key] for key in ("ending", "winners", "results", "rows")}
    return {
        "number": whole["number"],
        "position": now["turn_number"],  # as the first of these files named it
        "status": now["status"],
        "asked": now["asked"],
        "moves": [move["text"] for move in now["moves"]],
        "can_undo": now["can_undo"],
        "undo_request": request,
        "offers": now["offers"],
        "outcome": outcome,
        "seats": [[seat[key] for key in ("kind", "name", "left", "resigned")] for seat in shown["seats"]],
        "rematch": shown["rematch"],
        "commitment": shown["commitment"],
        "changes": [[one["number"], one["kind"], one["seat"]] for one in client.changes(table)["changes"]],
    }


def expected(scene: Scene) -> dict[str, Any]:
    """By the eyes of everybody who sits there, of the creator, and of a spectator where there may be one."""
    eyes = {person.ask("GET", "/me")["id"]: seen(person, scene.table) for person in scene.people}
    shown = scene.people[0].look(scene.table)["table"]
    if shown["visibility"] != "private":
        eyes[""] = seen(scene.host.client(), scene.table)
    over = shown["status"] == "over"
    return {
        "scene": scene.name,
        "game": scene.game,
        "table": scene.table,
        "eyes": eyes,
        "record": scene.people[0].record(scene.table) if over else "",
    }


def make(host: Host, game: str, wanted: str = "") -> list[dict[str, Any]]:
    """The tables of one game, or those of one of its scenes: as exported, and what is to be seen there."""
    scenes = [scene for made in SCENES if wanted in ("", made.__name__) for scene in made(host, game)]
    kept = []
    for scene in scenes:
        exported = host.run(admin.export_table(host.services.engine, scene.table))
        kept.append({"export": json.loads(exported), "expected": expected(scene)})
    return kept


def written(tables: list[dict[str, Any]]) -> str:
    """JSON with a line for each table."""
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in tables]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    words = sys.argv[1:]
    scene = words[1] if words[:1] == ["--add"] else ""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Settings(database_url(str(Path(folder) / "tables.db"), Path()), limits=False, workers=1))
        for key in words[2 if scene else 0 :] or sorted(SHORT):
            game = games.find(key)
            path = FOLDER / f"{key}-rules-{game.rules_version}-cards-{game.catalogue.digest}.json"
            before = json.loads(path.read_text(encoding="utf-8")) if scene else []
            path.write_text(written(before + make(host, key, scene)), encoding="utf-8")
            print(path.name, path.stat().st_size)
        host.stop()


if __name__ == "__main__":
    main()
