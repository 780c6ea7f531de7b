"""Every route of the server, HTTP and WebSocket, byte for byte in two worlds that look the same to whoever asks.

The routes are listed from the server itself: one that ``VISITS`` does not know fails. Each is visited by spectators,
by the seat that is asked and by one that is not, where hidden cards were dealt anew (as in test_secrecy.py) and where
somebody is, or was, asked aside (test_aside.py). What is answered must be the same, and so must be all that is told of
the table afterwards.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.routing import Mount, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Host
from tests.server.test_aside import BLUE, PLACE, YELLOW, Both, state
from tests.server.test_people import PASSWORD
from tests.server.test_secrecy import Worlds, sealed
from underhall.client import Client
from underhall.core import game as games
from underhall.players.hints import explained
from underhall.players.worker import Work
from underhall.server.app import create_app
from underhall.server.bots import Question
from underhall.server.settings import Settings

SOCKET = "WEBSOCKET"
ADMIN_TOKEN = "the token of these two servers"
# Names by chance: of people, tables and webhooks that were made, and webhooks' secrets.
BY_CHANCE = re.compile(
    r'\\?"(id|secret|rematch|token|table|watch|push_key|person)\\?":\s*\\?"[A-Za-z0-9_:/.#-]{16,}\\?"'
)


class Scene:
    """The same table in two worlds, and somebody who looks at it."""

    def __init__(self, hosts: tuple[Host, Host], table: str, people: list[list[Client]], viewer: int) -> None:
        self.hosts = hosts
        self.table = table
        self.viewer = viewer
        self.eyes = [host.client() if viewer < 0 else seats[viewer] for host, seats in zip(hosts, people, strict=True)]


Asked = dict[str, Any]
# What is sent: the body and, under "?", the query. A function makes it of what the person sees.
Visit = Asked | Callable[[Client, Scene], list[Asked]]


def no_move(client: Client, scene: Scene) -> list[Asked]:
    """Moves that are not possible now, for the turn shown and for numbers that somebody could try."""
    now = client.look(scene.table)["now"]
    legal = {move["move"] for move in now["moves"]}
    moves = [move for move in range(40) if move not in legal][:2]
    return [{"move": move, "turn_number": number} for move in moves for number in range(now["turn_number"] + 4)]


def numbers(client: Client, scene: Scene) -> list[Asked]:
    return [{"turn_number": number} for number in range(client.look(scene.table)["now"]["turn_number"] + 4)]


def previews(client: Client, scene: Scene) -> list[Asked]:
    now = client.look(scene.table)["now"]
    moves = [move["move"] for move in now["moves"][:3]] + [0]
    tried = range(now["turn_number"] + 4)
    return [{"?": {"move": move, "turn_number": number, "lang": "de"}} for move in moves for number in tried]


def plans(client: Client, scene: Scene) -> list[Asked]:
    """Each of some moves alone, and two of them one after the other, for the turn shown and for other numbers."""
    now = client.look(scene.table)["now"]
    moves = [move["move"] for move in now["moves"][:3]] + [0]
    tried = range(now["turn_number"] + 4)
    return [{"moves": some, "turn_number": n} for n in tried for some in (moves[:1], moves[-1:], moves[:2])]


def plans_of_no_moves(client: Client, scene: Scene) -> list[Asked]:
    return [{"moves": [one["move"]], "turn_number": one["turn_number"]} for one in no_move(client, scene)]


def lines(client: Client, scene: Scene) -> list[Asked]:
    """Every line of the log, and numbers that somebody could try."""
    now = client.look(scene.table)["now"]["turn_number"]
    return [{"number": number, "turn_number": turn} for turn in (now + 1, now) for number in range(now + 4)]


def sinces(client: Client, scene: Scene) -> list[Asked]:
    return [{"?": {"since": number}} for number in (0, 1, 2, 3, 5, 99)]


def drawings(client: Client, scene: Scene) -> list[Asked]:
    """The board now, in rooms of several sizes, and steps of a game that is not over."""
    rooms = [{}, {"lang": "de"}, {"columns": 40, "rows": 10, "beside": 24}, {"columns": 200, "rows": 100, "beside": 80}]
    return [{"?": room} for room in rooms] + [{"?": {"move": 1, "seat": seat}} for seat in (-2, -1, 0, 1)]


def by_operator(**query: Any) -> Asked:
    """What the operator is shown, who may see every table and none of its game."""
    return {"?": query, "headers": {"Authorization": f"Bearer {ADMIN_TOKEN}"}}


def of_the_table(client: Client, scene: Scene) -> list[Asked]:
    return [by_operator(sought=scene.table, lang="de"), {"?": {"sought": scene.table}}]


def model_calls(client: Client, scene: Scene) -> list[Asked]:
    """What a language model asks with a token of the person, or a stranger without one: all that names the table."""
    name = {"name": "Model", "rights": ["play"]}
    token = client.ask("POST", "/my/tokens", name)["token"] if scene.viewer >= 0 else "none"
    calls: list[tuple[str, dict[str, Any]]] = [
        ("look", {"table": scene.table}),
        ("legal_moves", {"table": scene.table}),
        ("hint", {"table": scene.table}),
        ("play", {"table": scene.table, "move": "dance", "wait_seconds": 0}),
        ("my_tables", {}),
    ]
    return [
        {
            "headers": {"Authorization": f"Bearer {token}", "Accept": "application/json, text/event-stream"},
            "jsonrpc": "2.0",
            "id": 1,
            "method": "tools/call",
            "params": {"name": tool, "arguments": arguments},
        }
        for tool, arguments in calls
    ]


BOTH_LANGUAGES: list[Asked] = [{"?": {"lang": "en"}}, {"?": {"lang": "de"}}]
STATUS: list[Asked] = [{"?": {"status": status}} for status in ("open", "running", "over")]
STEPS: list[Asked] = [{"?": {"move": 1, "seat": seat}} for seat in (-1, 0, 1)]
SEATS: list[Asked] = [{"seat": seat, "level": "random"} for seat in range(4)]
TABLE = "/api/tables/{table_id}"
NOTHING: list[Visit] = [{}]

VISITS: dict[tuple[str, str], list[Visit]] = {
    ("GET", "/"): NOTHING,
    ("GET", "/docs"): NOTHING,
    ("GET", "/openapi.json"): NOTHING,
    ("GET", "/health"): NOTHING,
    ("GET", "/metrics"): NOTHING,
    ("POST", "/api/guest"): [{"name": "Zed"}],
    ("POST", "/api/register"): [{"name": "Zoe", "password": PASSWORD}],
    ("POST", "/api/login"): [{"name": "Nobody", "password": PASSWORD}],
    ("POST", "/api/logout"): NOTHING,
    ("GET", "/api/me"): NOTHING,
    ("GET", "/api/session"): NOTHING,
    ("PATCH", "/api/me"): [{"name": "Zed"}],
    ("DELETE", "/api/me"): [{"password": ""}],
    ("PUT", "/api/me/password"): [{"old": "", "new": PASSWORD}],
    ("GET", "/api/me/sessions"): NOTHING,
    ("DELETE", "/api/me/sessions"): NOTHING,
    ("DELETE", "/api/me/sessions/{session_id}"): NOTHING,
    ("GET", "/api/games"): [*BOTH_LANGUAGES],
    ("GET", "/api/games/{game}/words"): NOTHING,
    ("GET", "/api/games/{game}/rules"): NOTHING,
    ("POST", "/api/games/{game}/lesson"): NOTHING,
    ("GET", "/api/languages"): NOTHING,
    ("GET", "/api/texts/{language}/{name}.ftl"): NOTHING,
    ("GET", "/api/games/{game}/files/{name}"): NOTHING,
    ("GET", "/api/tables"): [*STATUS],
    ("POST", "/api/tables"): [{"game": "dwarf"}, {"game": "nothing"}],
    ("GET", TABLE): [*BOTH_LANGUAGES],
    ("POST", TABLE + "/sit"): [{"seat": 1}, {}],
    ("POST", TABLE + "/leave"): NOTHING,
    ("POST", TABLE + "/return"): NOTHING,
    ("POST", TABLE + "/remove"): [{"seat": 0}, {"seat": 1}],
    ("POST", TABLE + "/invite"): [{"name": "Nobody"}],
    ("POST", TABLE + "/start"): NOTHING,
    ("POST", TABLE + "/resign"): NOTHING,
    ("POST", TABLE + "/stop"): NOTHING,
    ("POST", TABLE + "/close"): NOTHING,
    ("DELETE", TABLE): NOTHING,
    ("POST", TABLE + "/replace"): [*SEATS],
    ("POST", TABLE + "/rematch"): NOTHING,
    ("POST", TABLE + "/again"): [{"agree": True}, {"agree": False, "wait": False}],
    ("POST", TABLE + "/fill"): [*SEATS],
    ("POST", TABLE + "/swap"): [{"seats": [0, 1]}],
    ("POST", TABLE + "/ready"): [{"on": True}],
    ("POST", TABLE + "/decide"): [{"seat": 0, "decision": "wait"}, {"seat": 1, "decision": "bot"}],
    ("POST", TABLE + "/pause"): [{"on": True}, {"on": False}],
    ("POST", TABLE + "/vacation"): [{"on": True}, {"on": False}],
    ("POST", TABLE + "/report"): [{"number": 1}, {"number": 99}],
    ("GET", "/api/address"): NOTHING,
    ("GET", TABLE + "/changes"): [sinces],
    ("POST", TABLE + "/play"): [no_move],
    ("POST", TABLE + "/undo"): [numbers],
    ("POST", TABLE + "/stage"): [{"stage": 0}],
    ("POST", TABLE + "/undo/ask"): [{}, {}],
    ("POST", TABLE + "/undo/to"): [lines],
    ("POST", TABLE + "/plan"): [plans],
    ("POST", TABLE + "/plan/commit"): [plans_of_no_moves],
    ("GET", TABLE + "/device"): NOTHING,
    ("POST", "/api/analysis/start"): [{"game": "dwarf", "options": {"players": 99}}],
    ("POST", "/api/analysis/look"): [{"game": "dwarf", "position": {}}],
    ("POST", "/api/analysis/hints"): [{"game": "dwarf", "position": {}}],
    ("POST", "/api/analysis/drawing"): [{"game": "dwarf", "position": {}}],
    ("POST", "/api/analysis/record"): [{"text": "no record"}],
    ("POST", TABLE + "/undo/answer"): [{"agree": True}, {"agree": False}],
    ("GET", TABLE + "/standing"): NOTHING,
    ("PUT", TABLE + "/standing"): [{"only_moves": False}, {"answers": {"x": "dance"}}],
    ("PUT", TABLE + "/wish"): [{"wish": "if_mine"}],
    ("POST", TABLE + "/hints"): [*BOTH_LANGUAGES],
    ("GET", TABLE + "/talk"): [{"?": {"since": 0}}, {"?": {"since": 3}}],
    ("POST", TABLE + "/talk"): [{"text": "hm"}],
    ("POST", TABLE + "/seen"): [{"number": 1}, {"number": 99}],
    ("GET", TABLE + "/preview"): [previews],
    ("GET", TABLE + "/drawing"): [drawings],
    ("GET", TABLE + "/record"): NOTHING,
    ("GET", TABLE + "/review"): [*STEPS],
    ("GET", TABLE + "/course"): NOTHING,
    ("GET", TABLE + "/game_report"): NOTHING,
    ("POST", TABLE + "/game_report"): NOTHING,
    ("POST", TABLE + "/advice"): [{"?": {"move": 1}}],
    ("POST", TABLE + "/branch"): [{"move": 0, "seat": 0, "level": "random"}],
    ("GET", "/api/my/tables"): NOTHING,
    ("GET", "/api/my/turns"): NOTHING,
    ("GET", TABLE + "/digest"): [*BOTH_LANGUAGES],
    ("GET", "/api/my/webhooks"): NOTHING,
    ("POST", "/api/my/webhooks"): [{"url": "http://127.0.0.1:9/none"}],
    ("DELETE", "/api/my/webhooks/{webhook_id}"): NOTHING,
    ("GET", "/api/me/profile"): NOTHING,
    ("PUT", "/api/me/profile"): [{"public": True}, {"public": False}],
    ("GET", "/api/people/{name}/profile"): NOTHING,
    ("GET", "/api/me/export"): NOTHING,
    ("GET", "/api/deals"): NOTHING,
    ("GET", "/api/deals/{deal}"): NOTHING,
    ("POST", "/api/deals/{deal}/try"): NOTHING,
    ("GET", "/api/events"): NOTHING,
    ("GET", "/api/events/{event_id}"): NOTHING,
    ("POST", "/api/events"): [{"name": "Friday", "game": "dwarf", "kind": "swiss"}],
    **{
        ("POST", f"/api/events/{{event_id}}/{what}"): NOTHING
        for what in ("join", "leave", "start", "next", "end", "bots")
    },
    ("POST", "/api/events/{event_id}/invite"): [{"name": "Ann"}],
    ("POST", "/api/events/{event_id}/remove"): [{"entrant": 0}],
    ("POST", "/api/events/{event_id}/decide"): [{"round": 0, "board": 0, "winners": [0]}],
    ("GET", "/api/puzzles"): NOTHING,
    ("GET", "/api/puzzles/{puzzle}"): NOTHING,
    ("POST", "/api/puzzles/{puzzle}/try"): [{"move": "place 5"}],
    ("GET", "/api/my/notices"): NOTHING,
    ("POST", "/api/my/notices"): [
        {"kind": "ntfy", "address": "http://127.0.0.1:9/none"},
        {"kind": "mail", "address": "ann@example.org"},
    ],
    ("POST", "/api/my/notices/{way_id}/confirm"): [{"code": "000000"}],
    ("POST", "/api/my/notices/{way_id}/try"): NOTHING,
    ("PATCH", "/api/my/notices/{way_id}"): [{"hour": 18}],
    ("DELETE", "/api/my/notices/{way_id}"): NOTHING,
    ("GET", "/api/my/tokens"): NOTHING,
    ("POST", "/api/my/tokens"): [{"name": "Bot"}],
    ("DELETE", "/api/my/tokens/{token_id}"): NOTHING,
    # How much memory a process has is another each time: the operator's numbers are looked at in test_operating.py.
    ("GET", "/api/admin/load"): NOTHING,
    ("GET", "/api/admin/tables"): [of_the_table],
    # Whoever closes a game lets its record out.
    ("POST", "/api/admin/tables/{table_id}/close"): NOTHING,
    ("DELETE", "/api/admin/tables/{table_id}"): NOTHING,
    ("GET", "/api/admin/people"): [by_operator(sought="o"), by_operator(muted=True)],
    ("GET", "/api/admin/reports"): [by_operator()],
    ("PUT", "/api/admin/people/{person_id}/mute"): [{"on": True}, {"on": True, **by_operator()}],
    ("DELETE", "/api/admin/people/{person_id}/sessions"): [{}, by_operator()],
    ("GET", "/mcp"): NOTHING,
    ("POST", "/mcp"): [model_calls],
    ("DELETE", "/mcp"): NOTHING,
    (SOCKET, TABLE + "/live"): [
        {"do": "ping"},
        no_move,
        numbers,
        {"do": "ask_undo"},
        {"do": "answer_undo", "agree": True},
        {"do": "talk", "text": "hm"},
        {"do": "seen", "number": 99},
        {"do": "away", "on": True},
        {"do": "dance"},
    ],
}


def routes() -> list[tuple[str, str]]:
    """All routes of the server: method and path."""
    found = []
    for outer in create_app(Settings("sqlite+aiosqlite://", admin_token=ADMIN_TOKEN)).routes:
        included = getattr(outer, "original_router", None)
        for route in [outer] if included is None else included.routes:
            if isinstance(route, WebSocketRoute):
                found.append((SOCKET, route.path))
            elif isinstance(route, Mount):
                found.append(("GET", f"{route.path}/"))
            else:
                found += [(method, route.path) for method in route.methods if method != "HEAD"]
    return sorted(set(found))


def test_all_routes_are_found() -> None:
    """More than the description has, which leaves out what is not for scripts."""
    app = create_app(Settings("sqlite+aiosqlite://"))
    described = {(method.upper(), path) for path, one in app.openapi()["paths"].items() for method in one}
    assert described < set(routes())
    assert (SOCKET, TABLE + "/live") in routes()
    assert set(VISITS) - set(routes()) == set()


class Shared(Worlds):
    """Two servers with some tables at which nothing was done: for all routes, until one is not refused."""

    def __init__(self, hosts: tuple[Host, Host]) -> None:
        super().__init__(hosts)
        self.scenes: dict[str, Scene] = {}

    def scene(self, place: Callable[[Worlds, int], Scene], viewer: int) -> Scene:
        name = f"{place.__name__} {viewer}"
        if name not in self.scenes:
            self.scenes[name] = place(self, viewer)
        return self.scenes[name]

    def leave(self, place: Callable[[Worlds, int], Scene], viewer: int) -> None:
        """Something was done there: whoever looks next looks at a new table."""
        del self.scenes[f"{place.__name__} {viewer}"]


@pytest.fixture(scope="module")
def worlds(new_database: Callable[[str], str]) -> Iterator[Shared]:
    hosts = [
        Host(
            Settings(
                new_database("sqlite"),
                limits=False,
                workers=1,
                clock=lambda: 1000.0,
                quick_answer=(0.0, 0.0),
                admin_token=ADMIN_TOKEN,
            )
        )
        for _ in range(2)
    ]
    for host in hosts:
        host.services.bots.hints = fixed_hints  # type: ignore[method-assign]
        host.services.bots.choose = think_for_ever  # type: ignore[method-assign]
        host.services.bots.work = work_at_once  # type: ignore[method-assign]
    yield Shared((hosts[0], hosts[1]))
    for host in hosts:
        host.stop()


async def fixed_hints(person: str, question: Question, language: str, names: list[str]) -> list[dict[str, object]]:
    """As players/hints.py makes them, without a search, which ends by the clock: all of it begins with ``imagine``."""
    true = games.find(question[0]).load(question[1])
    imagined = true.imagine(true.seat, 5)
    voice = true.game.voice(language, names)
    moves = imagined.moves()[:3]
    return [hint.plain() for hint in explained(imagined, moves, [0.5] * len(moves), voice)]


async def work_at_once(person: str, cost: float, work: Work, *arguments: Any) -> Any:
    """Here and not in a process of its own, which need not be started for this."""
    return work(*arguments)


async def think_for_ever(*_: object, **__: object) -> int:
    """Whoever resigns leaves the seat to a bot, which would move while we look."""
    await asyncio.Event().wait()
    return 0


def redealt(worlds: Worlds, viewer: int) -> Scene:
    """All that the viewer cannot see is another in the second world. Seat 0 is asked."""
    game = games.find("high_stone")
    true = game.new(3, players=3, hand=4)
    for _ in range(6):
        true.play(true.moves()[0])
    while true.seat != 0:
        true.play(true.moves()[0])
    twin = true.imagine(viewer, 77)
    table, people = worlds.table(game, (game.load(true.position()), game.load(twin.position())))
    return Scene(worlds.hosts, table, people, viewer)


def held_back(worlds: Worlds, viewer: int) -> Scene:
    """In the first world yellow has moved and red is asked aside, in the second yellow thinks."""
    both = Both(worlds, state("miner"), state("architect"), ())
    both.play(0, YELLOW, PLACE[0])
    return Scene(worlds.hosts, both.table, both.people, viewer)


def settled(worlds: Worlds, viewer: int) -> Scene:
    """In the first world red was asked aside and kept silent, in the second not. Blue is asked."""
    both = Both(worlds, state("miner"), state("architect"), ())
    for world in range(2):
        both.play(world, YELLOW, PLACE[0])
        both.keep(world)
        both.play(world, YELLOW, "end actions")
        both.keep(world)
    return Scene(worlds.hosts, both.table, both.people, viewer)


SCENES: list[tuple[Callable[[Worlds, int], Scene], int]] = [
    (redealt, -1),
    (redealt, 0),
    (redealt, 1),
    (held_back, -1),
    (held_back, BLUE),
    (settled, -1),
    (settled, BLUE),
]
AROUND = [SCENES[1], SCENES[4]]  # for routes that name no table


@pytest.mark.parametrize(("method", "path"), routes(), ids=[" ".join(route) for route in routes()])
def test_every_route_tells_the_same_in_both_worlds(worlds: Shared, method: str, path: str) -> None:
    visits = VISITS.get((method, path))
    assert visits, f"no secrecy test visits {method} {path}: say in VISITS how"
    for place, viewer in SCENES if "{table_id}" in path or path == "/mcp" else AROUND:
        scene = worlds.scene(place, viewer)
        said = [told(scene, world, method, path, visits) for world in range(2)]
        assert said[0] == said[1], f"{place.__name__}, viewer {viewer}"
        assert said[0]
        if method != "GET":
            if method == SOCKET or not all(one.startswith("4") for one in said[0]):
                worlds.leave(place, viewer)
            for pair in (scene.eyes, [host.client() for host in scene.hosts]):
                after = [afterwards(client, scene.table) for client in pair]
                assert after[0] == after[1], f"{place.__name__}, viewer {viewer}, afterwards"


def told(scene: Scene, world: int, method: str, path: str, visits: list[Visit]) -> list[str]:
    """All that one world answers."""
    client = scene.eyes[world]
    asked = [one for visit in visits for one in (visit(client, scene) if callable(visit) else [visit])]
    if method == SOCKET:
        return over_the_socket(scene, client, asked)
    named = {"game": "dwarf", "webhook_id": "none", "session_id": "none", "token_id": "none", "language": "de"}
    named["way_id"] = "none"
    named["person_id"] = "nobody_at_all"
    named["event_id"] = "no_such_event"
    # A deal of the day before: today's is another on every server.
    place = path.format(
        table_id=scene.table, deal="daily.dwarf.1969-12-31", name="dwarf", puzzle="dwarf-0000000000", **named
    )
    # Through a proxy, as strangers come: the server's own machine may see the metrics.
    headers = {"X-Forwarded-For": "203.0.113.9"}
    found = []
    for one in asked:
        body = {key: value for key, value in one.items() if key not in ("?", "headers")}
        sent = {} if method == "GET" else {"json": body}
        answer = client.http.request(
            method, place, params=one.get("?", {}), headers={**headers, **one.get("headers", {})}, **sent
        )
        assert answer.status_code not in (404, 405, 500) or "no such" in answer.text, (method, place, answer.text)
        if (method, path) == ("POST", "/mcp"):
            # A tool has answered whoever has a token.
            assert (answer.status_code == 200 and '"result"' in answer.text) == (scene.viewer >= 0), answer.text
        found.append(f"{answer.status_code} {BY_CHANCE.sub('', sealed(answer.text))}")
    return found


def over_the_socket(scene: Scene, client: Client, asked: list[Asked]) -> list[str]:
    found = []
    for since in (None, 0, 2, 99):
        with client.watch(scene.table, since=since, lang="de") as watch:
            found.append(str(watch.line.recv(timeout=60)))
            for one in asked:
                do = one.get("do") or ("play" if "move" in one else "undo")
                mark = watch.send(do, **{key: value for key, value in one.items() if key != "do"})
                try:
                    while f'"re":{mark}' not in (found[-1] if len(found) else ""):
                        found.append(str(watch.line.recv(timeout=60)))
                except ConnectionClosed as closed:
                    found.append(f"closed {closed.code if hasattr(closed, 'code') else ''}")
                    break
    return [BY_CHANCE.sub("", sealed(one)) for one in found]


def afterwards(client: Client, table: str) -> list[str]:
    """What is told of the table when something was done."""
    paths = [f"/tables/{table}", f"/tables/{table}/changes?since=0", f"/tables/{table}/talk", "/my/turns"]
    return [BY_CHANCE.sub("", sealed(client.http.get("/api" + path).text)) for path in paths]


def test_the_socket_is_visited_with_every_command(worlds: Worlds) -> None:
    """The server lists its commands when it does not know one."""
    scene = redealt(worlds, 0)
    with scene.eyes[0].watch(scene.table) as watch:
        watch.receive()
        watch.send("dance")
        known = set(watch.receive()["problem"]["detail"].split(", "))
    visited = VISITS[SOCKET, TABLE + "/live"]
    named = {str(one["do"]) for one in visited if not callable(one)}
    assert known == named - {"dance"} | {"play", "undo"}
    assert no_move in visited
    assert numbers in visited
