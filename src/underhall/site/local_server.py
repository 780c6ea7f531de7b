"""The answers of a table without a server: the same as the server's routes give, for one person in one browser.

What a server alone can do (other people, accounts, lists of deals, notices) is not here; the page asks its transport
what there is (web/src/lib/transport.ts).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import orjson

from underhall.core import game as registry
from underhall.core.errors import Message, UnderhallError
from underhall.core.game import Game, keys
from underhall.core.numbers import whole_number
from underhall.players.questions import question_of
from underhall.server import playing, seating
from underhall.server.about_games import game_shown, rules_of, words_of
from underhall.server.changes import NOBODY
from underhall.server.ids import new_id
from underhall.server.live_table import LiveTable
from underhall.server.new_tables import agreed_by_now, branch_table, lesson_table, table_again
from underhall.server.person import MOST_SEATS, Person
from underhall.server.refusals import Problem, conflict, from_engine, not_found
from underhall.server.stored_table import ReadOnly, StoredTable
from underhall.server.table import OVER, Table
from underhall.server.table_answers import (
    OWN_EYES,
    course_shown,
    device_shown,
    drawing_of,
    foreseen,
    judged,
    previewed,
    step_shown,
    told_since,
    whole,
)
from underhall.server.transcript import FEW, Transcript, reaches
from underhall.server.viewer_payloads import language_of
from underhall.site.bodies import Body, name_in, query_of
from underhall.site.local_lines import Lines
from underhall.site.local_tables import LocalEdit, LocalTables, Row, now
from underhall.site.wishes import wished_table

MOST_PLANNED = 100
MOST_MOVES = 5000
MOST_LETTERS = 60_000
ME = "me"


@dataclass
class Ask:
    """One request."""

    person: Person
    query: Body
    body: Body
    language: str


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


class Text(str):
    """An answer that is no JSON."""


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """``/tables/ID/record``: ID and GAME stand for what names a table and a game."""
    pattern = path.replace("ID", "([A-Za-z0-9_-]{8,40})").replace("GAME", "([a-z0-9_]{1,60})")

    def noted(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(pattern + "$"), handler))
        return handler

    return noted


class LocalServer:
    """Answers requests as the server does: a status and a text."""

    def __init__(self, tables: LocalTables) -> None:
        self.tables = tables
        self.lines = Lines(self)
        self.me: Person | None = None

    async def request(self, method: str, path: str, sent: str, language: str) -> tuple[int, str]:
        try:
            ask = await self._ask(path, sent, language)
            language = ask.language
            found = await self._answered(method, query_of(path)[0], ask)
        except Problem as problem:
            return problem.status, orjson.dumps(problem.plain(language)).decode()
        except UnderhallError as error:
            refused = from_engine(error)
            return refused.status, orjson.dumps(refused.plain(language)).decode()
        if found is None:
            return 204, ""
        if isinstance(found, Text):
            return 200, str(found)
        status = 201 if isinstance(found, Made) else 200
        return status, orjson.dumps(dict(found) if status == 201 else found, option=orjson.OPT_NON_STR_KEYS).decode()

    async def _ask(self, path: str, sent: str, language: str) -> Ask:
        place, query = query_of(path)
        try:
            body = orjson.loads(sent) if sent else {}
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Problem(400, "malformed", title=Message("problem-frame_no_object"))
        spoken = language_of(query.text("lang", 35, language))
        return Ask(await self.person_at(place, query), query, Body(body), spoken)

    async def person_at(self, place: str, query: Body) -> Person:
        """Whoever asks; for a seat of the device that is passed around, if the address says so."""
        person = await self.owner()
        seat = whole_number(query.text("as_seat", 4, ""))
        if place.startswith("/tables/") and seat is not None and 0 <= seat < MOST_SEATS:
            return person.at_seat(seat)
        return person

    async def _answered(self, method: str, place: str, ask: Ask) -> Any:
        for known, pattern, handler in ROUTES:
            found = pattern.match(place) if known == method else None
            if found is not None:
                return await handler(self, ask, *found.groups())
        raise Problem(404, "http", title=Message("problem-no_address"))

    # The person.

    async def owner(self) -> Person:
        """Whose browser it is; known by a name of their own as soon as they have one."""
        if self.me is None:
            kept = orjson.loads(await self.tables.storage.value(ME) or "{}")
            self.me = Person(kept.get("id") or new_id(), kept.get("name", ""), True)
        return self.me

    async def call_me(self, name: str) -> dict[str, Any]:
        me = await self.owner()
        self.me = Person(me.id, name, True)
        await self.tables.storage.keep(ME, orjson.dumps({"id": me.id, "name": name}).decode())
        return person_shown(self.me)

    # Tables.

    async def live(self, table_id: str, ask: Ask) -> LiveTable:
        return await self.tables.find(table_id)

    async def finished(self, table_id: str) -> Table:
        table = (await self.tables.find(table_id)).table
        if table.status != OVER:
            raise conflict("not-over", detail=Message("problem_hint-record_hidden"))
        return table

    async def do(self, table_id: str, ask: Ask, command: Callable[[LocalEdit], None]) -> dict[str, Any]:
        table = await self.tables.act(table_id, command)
        return {"number": table.seen_by(table.seat_of(ask.person.id)).number}

    async def missed(self, table_id: str, since: int, person: Person, language: str) -> tuple[LiveTable, Row]:
        """A table and what happened there after a change; how things stand comes along, unless nothing happened."""
        for _ in range(10):
            live = await self.tables.find(table_id)
            viewer = live.table.seat_of(person.id)
            far = live.table.seen_by(viewer).number - since > FEW
            transcript: Transcript | None = None
            if far or not reaches(live.table, live.table.groups_since(viewer, since)):
                transcript = await self.tables.transcripts.find(live, viewer, language)
            changes = None if live.gone else told_since(live.table, viewer, since, language, transcript)
            if changes is not None:
                number = live.table.seen_by(viewer).number
                body = {"number": number, "since": since, "changes": changes}
                return live, {**body, **whole(live, person, language)} if since != number else body
        raise Problem(503, "busy")


class Made(dict[str, Any]):
    """An answer about something new."""


def person_shown(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "guest": person.guest}


def known_game(key: str) -> Game[Any]:
    if key not in keys():
        raise not_found("game")
    return registry.find(key)


def shown_read_only(stored: StoredTable, ask: Ask) -> Row:
    return stored.whole(ask.person.id, ask.language)


# Who is there.


@route("GET", "/session")
async def session(server: LocalServer, ask: Ask) -> Any:
    me = await server.owner()
    return {"me": person_shown(me) if me.name else None}


@route("GET", "/me")
async def who_am_i(server: LocalServer, ask: Ask) -> Any:
    return person_shown(await server.owner())


@route("POST", "/guest")
async def play_as_a_guest(server: LocalServer, ask: Ask) -> Any:
    return Made(await server.call_me(name_in(ask.body)))


@route("PATCH", "/me")
async def rename(server: LocalServer, ask: Ask) -> Any:
    return await server.call_me(name_in(ask.body))


# Games.


@route("GET", "/games")
async def list_games(server: LocalServer, ask: Ask) -> Any:
    return [game_shown(registry.find(key), ask.language) for key in keys()]


@route("GET", "/games/GAME/words")
async def words(server: LocalServer, ask: Ask, key: str) -> Any:
    return words_of(known_game(key))


@route("GET", "/games/GAME/rules")
async def rules(server: LocalServer, ask: Ask, key: str) -> Any:
    return rules_of(known_game(key), ask.language)


@route("POST", "/games/GAME/lesson")
async def begin_lesson(server: LocalServer, ask: Ask, key: str) -> Any:
    live = await server.tables.create(lesson_table(known_game(key), ask.person, now()))
    return Made(whole(live, ask.person, ask.language))


# Tables.


@route("GET", "/tables")
async def no_open_tables(server: LocalServer, ask: Ask) -> Any:
    """Tables of others: there are none here."""
    return []


@route("POST", "/tables")
async def create_table(server: LocalServer, ask: Ask) -> Any:
    live = await server.tables.create(wished_table(ask.body, ask.person))
    return Made(whole(live, ask.person, ask.language))


@route("GET", "/my/tables")
async def my_tables(server: LocalServer, ask: Ask) -> Any:
    found = await server.tables.listed()
    if ask.query.fields.get("before"):
        return []  # all of them are told at once
    return [table.shown(ask.person.id, ask.language) for _, table in found if table.sits(ask.person.id)]


@route("GET", "/my/turns")
async def my_turns(server: LocalServer, ask: Ask) -> Any:
    turns = []
    for row, table in await server.tables.listed():
        asked = int(row["asked"])
        if table.reason is None and row["status"] == "running" and asked != NOBODY:
            holder = str(table.seats[asked].get("person", ""))
            if holder == ask.person.id and table.seats[asked]["kind"] == "person":
                shown = table.shown(ask.person.id, ask.language)
                turns.append({"table": shown, "turn_number": row["asked_turn_number"], "since": row["turned_at"]})
    return sorted(turns, key=lambda turn: float(turn["since"]))


@route("GET", "/tables/ID")
async def look_at_table(server: LocalServer, ask: Ask, table_id: str) -> Any:
    try:
        return whole(await server.live(table_id, ask), ask.person, ask.language)
    except ReadOnly as refused:
        return shown_read_only(refused.table, ask)


@route("DELETE", "/tables/ID")
async def remove_table(server: LocalServer, ask: Ask, table_id: str) -> Any:
    """Its owner may delete any table here, finished or not: nobody else plays there."""
    await server.tables.drop(table_id)


@route("GET", "/tables/ID/changes")
async def changes(server: LocalServer, ask: Ask, table_id: str) -> Any:
    since = ask.query.number("since", usual=0)
    try:
        return (await server.missed(table_id, since, ask.person, ask.language))[1]
    except ReadOnly as refused:
        return {"since": since, "changes": [], **shown_read_only(refused.table, ask)}


@route("GET", "/tables/ID/digest")
async def digest(server: LocalServer, ask: Ask, table_id: str) -> Any:
    """What happened since the person last looked."""
    try:
        table = (await server.live(table_id, ask)).table
    except ReadOnly as refused:
        return {"since": 0, "changes": [], **shown_read_only(refused.table, ask)}
    seat = seating.seat_at(table, ask.person)
    seen = server.tables.seen.get(table_id, {})
    since = seen.get(str(seat), table.seen_by(seat).number)
    return (await server.missed(table_id, since, ask.person, ask.language))[1]


@route("GET", "/tables/ID/standing")
async def show_standing(server: LocalServer, ask: Ask, table_id: str) -> Any:
    return seating.standing_of((await server.live(table_id, ask)).table, ask.person)


@route("PUT", "/tables/ID/standing")
async def set_standing(server: LocalServer, ask: Ask, table_id: str) -> Any:
    only_moves = ask.body.truth("only_moves", False)
    answers = {str(key): str(move) for key, move in ask.body.mapping("answers").items()}
    return await server.do(table_id, ask, lambda edit: playing.standing(edit, ask.person, only_moves, answers))


@route("PUT", "/tables/ID/wish")
async def set_wish(server: LocalServer, ask: Ask, table_id: str) -> Any:
    wish = ask.body.text("wish", 60)
    return await server.do(table_id, ask, lambda edit: playing.wish(edit, ask.person, wish))


@route("GET", "/tables/ID/talk")
async def listen(server: LocalServer, ask: Ask, table_id: str) -> Any:
    """Nobody talks where nobody else is."""
    return []


@route("GET", "/tables/ID/device")
async def who_takes_the_device(server: LocalServer, ask: Ask, table_id: str) -> Any:
    return device_shown((await server.live(table_id, ask)).table, ask.person)


@route("GET", "/tables/ID/preview")
async def preview(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = (await server.live(table_id, ask)).table
    seat = seating.seat_at(table, ask.person)
    return previewed(table, seat, ask.query.number("move"), ask.query.number("turn_number"), ask.language)


@route("GET", "/tables/ID/drawing")
async def drawing(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = (await server.live(table_id, ask)).table
    query = ask.query
    room = (query.number("columns", 40, 200, 96), query.number("rows", 10, 100, 40), query.number("beside", 24, 80, 34))
    move, seat = query.number("move", -1, usual=-1), query.number("seat", -2, 15, OWN_EYES)
    return drawing_of(table, table.seat_of(ask.person.id), ask.language, room, move, seat)


def commanded(path: str, read: Callable[[Body], tuple[Any, ...]], command: Callable[..., None]) -> None:
    """A command with what its body brings."""

    @route("POST", f"/tables/ID/{path}")
    async def act(server: LocalServer, ask: Ask, table_id: str) -> Any:
        sent = read(ask.body)
        return await server.do(table_id, ask, lambda edit: command(edit, ask.person, *sent))


def fill_level(body: Body) -> str | None:
    return None if body.fields.get("level", "") is None else body.level()


commanded("play", lambda sent: (sent.number("move"), sent.number("turn_number")), playing.play)
commanded("undo", lambda sent: (sent.number("turn_number"),), playing.undo)
commanded("undo/to", lambda sent: (sent.number("number"), sent.number("turn_number")), playing.undo_to)
commanded("undo/ask", lambda sent: (), playing.ask_undo)
commanded("undo/answer", lambda sent: (sent.truth("agree"),), playing.answer_undo)
commanded("stage", lambda sent: (sent.number("stage", 0, 20),), playing.begin_stage)
commanded("seen", lambda sent: (sent.number("number"),), playing.seen)
commanded("leave", lambda sent: (), seating.leave)
commanded("return", lambda sent: (), seating.come_back)
commanded("start", lambda sent: (), seating.start)
commanded("stop", lambda sent: (), seating.stop)
commanded("resign", lambda sent: (), seating.resign)
commanded("fill", lambda sent: (sent.seat(), fill_level(sent)), seating.fill)
commanded("swap", lambda sent: tuple(sent.numbers("seats", 2)), seating.swap)
commanded("replace", lambda sent: (sent.seat(), sent.level()), seating.replace)
commanded(
    "plan/commit", lambda sent: (sent.numbers("moves", MOST_PLANNED), sent.number("turn_number")), playing.play_plan
)


@route("POST", "/tables/ID/plan")
async def plan(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = (await server.live(table_id, ask)).table
    seat = playing.deciding_seat(table, ask.person)
    playing.must_be_at(table, seat, ask.body.number("turn_number"))
    return foreseen(table, seat, ask.body.numbers("moves", MOST_PLANNED), ask.language)


@route("POST", "/tables/ID/hints")
async def hints(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = (await server.live(table_id, ask)).table
    playing.deciding_seat(table, ask.person)
    if not table.header.hints:
        raise Problem(403, "no-hints")
    question = question_of(table.running().state)
    return await server.tables.thought("hints", question, ask.language, table.names(), secrets.randbits(60))


# Finished games.


@route("GET", "/tables/ID/record")
async def record(server: LocalServer, ask: Ask, table_id: str) -> Any:
    return Text((await server.finished(table_id)).record().write())


@route("GET", "/tables/ID/review")
async def review(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = await server.finished(table_id)
    return step_shown(table, ask.query.number("move", usual=0), ask.query.number("seat", -1, 15, -1), ask.language)


@route("GET", "/tables/ID/course")
async def how_it_went(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = await server.finished(table_id)
    live = await server.tables.find(table_id)
    async with live.judging:
        if live.judged is None:
            live.judged = await judged(table.running(), server.tables.turn)
    return course_shown(table, live.judged, table.seat_of(ask.person.id), ask.language)


@route("POST", "/tables/ID/advice")
async def advice(server: LocalServer, ask: Ask, table_id: str) -> Any:
    table = await server.finished(table_id)
    move = ask.query.number("move", usual=0)
    if move >= len(table.running().moves):
        raise Problem(422, "no-such-step", title=Message("problem-nothing_to_decide"))
    question = question_of(table.running().at(move))
    return await server.tables.thought("hints", question, ask.language, table.names(), secrets.randbits(60))


@route("POST", "/tables/ID/branch")
async def branch(server: LocalServer, ask: Ask, table_id: str) -> Any:
    person, old = ask.person.plainly(), await server.finished(table_id)
    wanted = branch_table(old, person, now(), ask.body.number("move"), ask.body.seat(usual=0), ask.body.level())
    return Made(whole(await server.tables.create(wanted), person, ask.language))


@route("POST", "/tables/ID/rematch")
async def rematch(server: LocalServer, ask: Ask, table_id: str) -> Any:
    old = await server.tables.act(table_id, lambda edit: make_again(edit, ask.person))
    return Made(whole(await server.tables.find(old.rematch), ask.person, ask.language))


@route("POST", "/tables/ID/again")
async def again(server: LocalServer, ask: Ask, table_id: str) -> Any:
    agree, wait = ask.body.truth("agree"), ask.body.truth("wait", True)

    def command(edit: LocalEdit) -> None:
        seating.again(edit, ask.person, agree)
        agreed = agreed_by_now(edit.table, agree, wait)
        if agreed:
            make_again(edit, ask.person, agreed)

    done = await server.do(table_id, ask, command)
    table = (await server.tables.find(table_id)).table
    if table.rematch:
        await server.tables.find(table.rematch)  # so that bots who are asked there play
    return done


def make_again(edit: LocalEdit, person: Person, agreed: set[int] | None = None) -> None:
    made = table_again(edit.table, person, now(), agreed)
    if made is not None:
        edit.make(made)
        seating.rematch(edit, person, made.header.id)


# The analysis board.


@route("POST", "/analysis/start")
async def analysis_start(server: LocalServer, ask: Ask) -> Any:
    return await analysed(
        server, ask, "start", {"game": ask.body.text("game", 60), "options": ask.body.mapping("options")}
    )


@route("POST", "/analysis/look")
async def analysis_look(server: LocalServer, ask: Ask) -> Any:
    return await analysed(server, ask, "look", position_in(ask.body))


@route("POST", "/analysis/hints")
async def analysis_hints(server: LocalServer, ask: Ask) -> Any:
    return (await analysed(server, ask, "hints", position_in(ask.body)))["hints"]


@route("POST", "/analysis/drawing")
async def analysis_drawing(server: LocalServer, ask: Ask) -> Any:
    query = ask.query
    room = (query.number("columns", 40, 200, 96), query.number("rows", 10, 100, 40), query.number("beside", 24, 80, 34))
    return await analysed(server, ask, "drawing", {**position_in(ask.body), "room": room})


@route("POST", "/analysis/record")
async def analysis_record(server: LocalServer, ask: Ask) -> Any:
    return await analysed(server, ask, "record", {"text": ask.body.text("text", MOST_LETTERS)})


def position_in(body: Body) -> dict[str, Any]:
    moves = [str(move) for move in body.fields.get("moves", ())][:MOST_MOVES]
    position = {"game": body.text("game", 60), "position": body.mapping("position")}
    return {**position, "moves": moves, "seat": body.number("seat", -2, 15, -2)}


async def analysed(server: LocalServer, ask: Ask, work: str, wanted: dict[str, Any]) -> dict[str, Any]:
    if "game" in wanted:
        known_game(wanted["game"])
    found: dict[str, Any] = await server.tables.thought("analysis", work, wanted, ask.language)
    if "refused" in found:
        raise Problem(422, "position", detail=Message(found["refused"]), where=found["where"])
    return found
