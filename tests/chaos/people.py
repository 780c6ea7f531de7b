"""People who play, talk, take back, leave and return, whatever happens, and note what they are told.

They come by WebSocket and by requests, at whatever server, and count on nothing but what was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.notes import SPECTATOR, Kept, Notes, Reading
from underhall.client import Refused, trusted

LOST = (httpx.HTTPError, OSError, WebSocketException, TimeoutError)
# How long anything is waited for; then the line counts as lost.
ANSWER_SECONDS = 10.0
# Refusals that say no more than that somebody else, or the same command before its answer was lost, was first; or that
# nothing can be kept just now. All others are wrong: a session, a table, a seat that is not there any more, a failure.
USUAL = {
    *("position-gone", "not-your-turn", "illegal-move", "over", "running", "open", "seated", "seats-free", "full"),
    *("cannot-undo", "asked", "answered", "nothing", "not-now", "left", "not-left", "resigned", "given-up", "taken"),
    *("not-kept", "database", "busy", "bots-busy", "not-over", "time-used-up", "answered", "late", "stopping"),
}
GAMES: dict[str, list[int]] = {
    "dwarf": [2, 3, 4],
    "dig_deeper_dwarf": [2, 3, 4],
    "dwar7s_fall": [2, 3],
    "dwar7s_duel": [2],
}
# After so many moves people give up, so that tables come to an end.
LONG_GAME = 120


class Person:
    """Somebody with a session, at whatever server."""

    def __init__(self, addresses: Callable[[], list[str]], name: str, seed: int) -> None:
        self.addresses = addresses
        self.name = name
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(
            headers={"X-Underhall": "1", "Accept-Language": "en"},
            timeout=ANSWER_SECONDS,
            verify=trusted(),
            trust_env=False,
        )

    def address(self) -> str:
        return self.chance.choice(self.addresses())

    async def get(self, path: str, **query: Any) -> str:
        return await self._ask("GET", path, None, query)

    async def post(self, path: str, **body: Any) -> Any:
        return orjson.loads(await self._ask("POST", path, body, {}))

    async def _ask(self, method: str, path: str, body: Any, query: dict[str, Any]) -> str:
        response = await self.http.request(method, f"{self.address()}/api{path}", json=body, params=query)
        if response.is_error:
            try:
                problem = response.json()
            except ValueError:
                problem = {"title": response.text[:200]}
            raise Refused(response.status_code, problem)
        return response.text

    def line(self, table: str, since: int | None) -> connect:
        query = "" if since is None else f"?since={since}"
        address = self.address().replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return connect(
            address,
            additional_headers={"Cookie": cookies} if cookies else None,
            max_size=None,
            compression=None,
            open_timeout=ANSWER_SECONDS,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        )

    async def insist(self, work: Callable[[], Any]) -> Any:
        """Again and again until it is acknowledged."""
        while True:
            try:
                return await work()
            except LOST:
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.status != 503:
                    raise
                await asyncio.sleep(0.2)

    async def arrive(self) -> None:
        await self.insist(lambda: self.post("/guest", name=self.name))

    async def close(self) -> None:
        await self.http.aclose()


class Viewer:
    """A person at a table, who comes and goes; without a seat it only watches."""

    def __init__(self, person: Person, notes: Notes, plays: bool, hurry: Callable[[], float]) -> None:
        self.person = person
        self.notes = notes
        self.plays = plays
        self.hurry = hurry  # seconds between two things that somebody does
        self.chance = person.chance
        self.viewer = SPECTATOR
        self.number: int | None = None
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.leaving = False
        self.marks = 0
        self.lost = 0

    def wants_to_go(self) -> bool:
        return self.leaving or (bool(self.now) and self.now["status"] == "over" and self.chance.random() < 0.3)

    async def stay(self) -> None:
        """Until the game is over, or the person is asked to go."""
        while not self.wants_to_go():
            try:
                if self.chance.random() < 0.75:
                    await self.by_socket()
                else:
                    await self.by_requests()
            except Refused as refused:
                self.refused(refused)
                await asyncio.sleep(0.2)
            except LOST:
                self.lost += 1
                await asyncio.sleep(self.chance.uniform(0.05, 0.3))
            except Exception as error:  # what was told is not what it should be
                self.notes.note(f"viewer {self.viewer} stumbled over {type(error).__name__}: {error}"[:500])
                await asyncio.sleep(0.2)
            await asyncio.sleep(self.chance.random() * 0.2)

    def refused(self, refused: Refused) -> None:
        if refused.kind not in USUAL:
            self.notes.note(f"viewer {self.viewer} ({self.person.name}) was refused: {refused.kind}: {refused}")

    # Hearing.

    def take(self, reading: Reading, text: str, update: dict[str, Any]) -> None:
        if "now" in update:
            self.now = update["now"]
            if self.plays and self.viewer == SPECTATOR:
                self.viewer = self.now["viewer"]
                reading.viewer = self.viewer
        self.table = update.get("table", self.table)
        reading.take(text, update)
        self.number = update["number"]

    def reading(self, since: int | None) -> Reading:
        # Another process may not have heard of all, and does not know who this is: only who says so is to be told more.
        alone = len(self.person.addresses()) == 1
        return Reading(self.notes, self.viewer, since, self.number or 0 if alone else since or 0)

    async def by_socket(self) -> None:
        """Watch for a while, and act by commands or by requests."""
        since = self.number if self.number is not None and self.chance.random() < 0.8 else None
        async with self.person.line(self.notes.table, since) as line:
            reading = self.reading(since)
            for _ in range(self.chance.randint(3, 40)):
                if self.leaving:
                    return
                await self.hear(line, reading, self.chance.random() * self.hurry())
                if reading.number >= 0:
                    with contextlib.suppress(Unanswered):
                        await self.act(line if self.chance.random() < 0.7 else None, reading)

    async def hear(self, line: ClientConnection, reading: Reading, seconds: float) -> dict[str, Any] | None:
        """What comes next, if anything does in that time."""
        try:
            async with asyncio.timeout(seconds):
                text = await line.recv()
        except TimeoutError:
            return None
        assert isinstance(text, str)
        message: dict[str, Any] = orjson.loads(text)
        if message["type"] == "update":
            self.take(reading, text, message)
        return message

    async def by_requests(self) -> None:
        """Ask again and again what was missed, as somebody does who has no open line."""
        for _ in range(self.chance.randint(1, 8)):
            if self.leaving:
                return
            since = 0 if self.number is None or self.chance.random() < 0.1 else self.number
            text = await self.person.get(f"/tables/{self.notes.table}/changes", since=since)
            update = orjson.loads(text)
            reading = self.reading(since)
            self.take(reading, text, update)
            await self.act(None, reading)
            await asyncio.sleep(self.chance.random() * self.hurry())

    async def listen(self) -> None:
        """Read what was said: words that were told under the same numbers."""
        path = f"/tables/{self.notes.table}/talk"
        for line in orjson.loads(await self.person.get(path)):
            if line["text"] not in self.notes.words:
                self.notes.note(f"viewer {self.viewer} read words that nobody said: {line['text'][:50]}")
            known = self.notes.told.get(self.viewer, {}).get(line["number"])
            if known is not None and f'"{line["text"]}"' not in known:
                self.notes.note(
                    f"viewer {self.viewer} read {line['text'][:50]} at {line['number']}, told: {known[:200]}"
                )

    # Acting.

    async def act(self, line: ClientConnection | None, reading: Reading) -> None:
        """Do whatever there is to do, by a command or by a request."""
        if not self.now or self.now["status"] == "over":
            return
        if not self.plays:
            await self.look_around()
        elif self.now["status"] == "open":
            await self.begin()
        else:
            await self.take_part(line, reading, self.chance.random())

    async def look_around(self) -> None:
        roll = self.chance.random()
        if roll < 0.03:
            await self.listen()
        elif roll < 0.05:
            await self.peep()

    async def take_part(self, line: ClientConnection | None, reading: Reading, roll: float) -> None:
        seat = self.table["seats"][self.viewer]
        request = self.now["undo_request"]
        if (seat["left"] or seat["stand_in"]) and roll < 0.5:
            await self.do(None, reading, "return", "return")
        elif seat["kind"] != "person":
            return
        elif request and request["seat"] != self.viewer and self.viewer not in request["agreed"]:
            await self.do(line, reading, "answer_undo", "undo/answer", agree=self.chance.random() < 0.6)
        elif roll < 0.06:
            await self.say(line, reading)
        elif roll < 0.065 and not seat["left"]:
            await self.do(None, reading, "leave", "leave")
        elif roll < 0.075:
            await self.do(line, reading, "ask_undo", "undo/ask")
        elif roll < 0.08:
            await self.listen()
        elif self.now["moves"]:
            await self.decide(line, reading, roll)

    async def decide(self, line: ClientConnection | None, reading: Reading, roll: float) -> None:
        if self.now["turn_number"] > LONG_GAME and roll < 0.12:
            await self.do(None, reading, "resign", "resign")
        elif self.now["can_undo"] and roll < 0.2:
            await self.do(line, reading, "undo", "undo", turn_number=self.now["turn_number"])
        else:
            await self.play(line, reading)

    async def begin(self) -> None:
        """Sit down, and begin when all sit."""
        if self.viewer == SPECTATOR:
            await self.person.post(f"/tables/{self.notes.table}/sit")
        elif self.table.get("may_begin"):
            with contextlib.suppress(Refused):  # somebody does not sit yet
                await self.person.post(f"/tables/{self.notes.table}/start")

    async def play(self, line: ClientConnection | None, reading: Reading) -> None:
        move, turn_number = self.chance.choice(self.now["moves"])["move"], self.now["turn_number"]
        self.notes.moves.add((self.viewer, turn_number, move))
        await self.do(line, reading, "move", "play", move=move, turn_number=turn_number)

    async def say(self, line: ClientConnection | None, reading: Reading) -> None:
        word = self.chance.randbytes(8).hex()
        self.notes.words.add(word)
        await self.do(line, reading, "talk", "talk", text=word)

    async def peep(self) -> None:
        """Ask for what nobody may have before the end."""
        if self.now["status"] != "running":
            return
        try:
            text = await self.person.get(f"/tables/{self.notes.table}/record")
        except Refused as refused:
            self.refused(refused)
            return
        whole = orjson.loads(await self.person.get(f"/tables/{self.notes.table}"))
        if whole["now"]["status"] != "over":
            self.notes.note(f"the record of a running game was given out: {text[:200]}")

    async def do(self, line: ClientConnection | None, reading: Reading, kind: str, path: str, **body: Any) -> None:
        """A command; what is acknowledged is noted."""
        since, seat = self.number or 0, self.viewer
        try:
            if line is None:
                number = int((await self.person.post(f"/tables/{self.notes.table}/{path}", **body))["number"])
            else:
                number = await self.command(line, reading, COMMANDS[kind], body)
        except Refused as refused:
            self.refused(refused)
            if refused.status == 503:
                await asyncio.sleep(0.2)
            return
        turn_number, move, text = body.get("turn_number", 0), body.get("move", -1), body.get("text", "")
        self.notes.keep(Kept(seat, kind, since, number, turn_number, move, text))

    async def command(self, line: ClientConnection, reading: Reading, do: str, body: dict[str, Any]) -> int:
        """By the open line; what else is told meanwhile is taken in. Returns the number of the change it made."""
        self.marks += 1
        await line.send(orjson.dumps({"id": self.marks, "do": do, **body}).decode())
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                message = await self.hear(line, reading, ANSWER_SECONDS)
                if message is not None and message.get("re") == self.marks:
                    if message["type"] == "problem":
                        raise Refused(message["problem"]["status"], message["problem"])
                    if message["type"] != "update":
                        raise Unanswered
                    return int(message["number"])


class Unanswered(Exception):
    """A command was carried out and changed nothing."""


COMMANDS = {
    "move": "play",
    "talk": "talk",
    "undo": "undo",
    "ask_undo": "ask_undo",
    "answer_undo": "answer_undo",
}


class Party:
    """Some people who play one game after the other, and some who watch them."""

    def __init__(self, number: int, seed: int, addresses: Callable[[], list[str]], hurry: Callable[[], float]) -> None:
        self.number = number
        self.chance = random.Random(seed)
        self.hurry = hurry
        self.people = [Person(addresses, f"Player {number}-{one}", self.chance.getrandbits(60)) for one in range(4)]
        # One who has a session, and one of whom nobody knows.
        self.watching = [Person(addresses, f"Eye {number}-{one}", self.chance.getrandbits(60)) for one in range(2)]
        self.all_notes: list[Notes] = []
        self.viewers: list[Viewer] = []
        self.lost_before = 0
        self.stopping = False

    @property
    def notes(self) -> Notes | None:
        return self.all_notes[-1] if self.all_notes else None

    async def run(self) -> None:
        for person in [*self.people, self.watching[0]]:
            await person.arrive()
        games = list(GAMES)
        number = self.number
        while not self.stopping:
            await self.table(games[number % len(games)])
            number += 1

    async def table(self, game: str) -> None:
        players = self.chance.choice(GAMES[game])
        seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        if self.chance.random() < 0.3:
            seats[-1] = {"kind": "bot", "level": "random"}
        clock = {}
        if self.chance.random() < 0.2:  # so short that a clock that is set forward lets somebody's time run out
            clock = {"clock": {"kind": "move", "seconds": 900, "timeout": "bot"}}
        made = await self.people[0].insist(
            lambda: self.people[0].post(
                "/tables", game=game, options={"players": players}, seats=seats, takebacks=True, **clock
            )
        )
        notes = Notes(made["table"]["id"], game)
        self.all_notes.append(notes)
        self.lost_before = self.lost()
        sitting = sum(seat["kind"] != "bot" for seat in seats)
        self.viewers = [Viewer(person, notes, True, self.hurry) for person in self.people[:sitting]]
        self.viewers += [Viewer(person, notes, False, self.hurry) for person in self.watching]
        await asyncio.gather(*(viewer.stay() for viewer in self.viewers))

    def lost(self) -> int:
        """How many lines and requests were lost."""
        return self.lost_before + sum(viewer.lost for viewer in self.viewers)

    def stop(self) -> None:
        self.stopping = True
        for viewer in self.viewers:
            viewer.leaving = True

    async def close(self) -> None:
        for person in [*self.people, *self.watching]:
            await person.close()
