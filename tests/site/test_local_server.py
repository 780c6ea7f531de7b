"""The table without a server answers as the server does: the same requests to both, and the same JSON back."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.site.browser import Browser, MemoryStorage
from underhall.client import Client
from underhall.core import record
from underhall.server.settings import Settings, database_url

GAMES: dict[str, dict[str, Any]] = {
    "dwarf": {"players": 2},
    "dig_deeper_dwarf": {"players": 2},
    "dwar7s_fall": {"players": 2},
    "dwar7s_duel": {},
}
SEED = "20261118"
# What differs between two tables of the same game: whose they are, when things happened, and how long they took.
OF_A_TABLE = {"id", "created", "updated", "at", "turned_at", "used", "mark"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    database = database_url(str(tmp_path_factory.mktemp("db") / "tables.db"), Path())
    host = Host(Settings(database, limits=False, workers=1))
    yield host
    host.stop()


def plain(value: Any) -> Any:
    """An answer without what differs between two tables."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in OF_A_TABLE}
    return [plain(one) for one in value] if isinstance(value, list) else value


class Both:
    """The same requests to a server and to a browser without one."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.browser = Browser()
        self.ids = ("", "")

    async def served(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        answer = self.client.http.request(method, f"/api{path}", json=body, headers={"Accept-Language": "en"})
        kind = answer.headers.get("content-type", "")
        return answer.status_code, answer.json() if "json" in kind else answer.text

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of both, which must be the same; TABLE in a path is their table."""
        served = await self.served(method, path.replace("TABLE", self.ids[0]), body)
        local = await self.browser.ask(method, path.replace("TABLE", self.ids[1]), body)
        assert local[0] == served[0], (path, served[1], local[1])
        assert plain(local[1]) == plain(served[1]), path
        return local[1]

    async def sit(self, game: str) -> None:
        wish = {"game": game, "options": GAMES[game], "seed": SEED, "start": True, "visibility": "link"}
        wish["seats"] = [{"kind": "me"}, {"kind": "friend", "name": "Bob"}]
        served = (await self.served("POST", "/tables", wish))[1]
        local = (await self.browser.ask("POST", "/tables", wish))[1]
        for part in ("number", "table", "now"):
            assert plain(local[part]) == plain(served[part])
        self.ids = (served["table"]["id"], local["table"]["id"])


def wait(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.fixture
def both(host: Host) -> Both:
    both = Both(host.client("Ann"))
    wait(_called_ann(both))
    return both


async def _called_ann(both: Both) -> None:
    await both.browser.post("/guest", {"name": "Ann"})


def test_games_are_described_alike(both: Both) -> None:
    async def compare() -> None:
        for path in ("/games?lang=de", "/games/dwarf/words", "/games/dwar7s_duel/rules?lang=de", "/games/chess/words"):
            await both.ask("GET", path)

    wait(compare())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_two_at_one_device_is_the_same(both: Both, game: str) -> None:
    """Looks, previews, plans, take-backs, text boards, refusals and what is told, move by move."""

    async def play() -> None:
        await both.sit(game)
        for count in range(14):
            device = await both.ask("GET", "/tables/TABLE/device")
            if device["asked"] < 0:
                break
            own = f"as_seat={device['asked']}"
            now = (await both.ask("GET", f"/tables/TABLE?{own}&lang={('en', 'de', 'pt-BR')[count % 3]}"))["now"]
            turn = now["turn_number"]
            move = now["moves"][(7 * count) % len(now["moves"])]["move"]
            await both.ask("GET", f"/tables/TABLE/preview?{own}&move={move}&turn_number={turn}")
            if count < 3:
                await both.ask("POST", f"/tables/TABLE/plan?{own}", {"moves": [move], "turn_number": turn})
                await both.ask("POST", f"/tables/TABLE/play?{own}", {"move": 987_654, "turn_number": turn})
                await both.ask("POST", f"/tables/TABLE/play?{own}", {"move": move, "turn_number": turn + 1})
            await both.ask("POST", f"/tables/TABLE/play?{own}", {"move": move, "turn_number": turn})
            if count % 4 == 1:
                after = await both.ask("GET", f"/tables/TABLE?{own}")
                sent = {"turn_number": after["now"]["turn_number"]}
                await both.ask("POST", f"/tables/TABLE/undo?{own}", sent)
        await both.ask("GET", "/tables/TABLE/changes?since=0&lang=de")
        await both.ask("GET", "/tables/TABLE/changes?since=0&as_seat=1")
        await both.ask("GET", "/tables/TABLE/drawing?lang=de")
        await both.ask("GET", "/tables/TABLE/record")  # refused: it would tell what is hidden
        await both.ask("GET", "/tables/TABLE/nothing")
        await both.ask("POST", "/tables/TABLE/resign?as_seat=0")
        await both.ask("GET", "/tables/TABLE/record")
        await both.ask("GET", "/tables/TABLE/review?move=3&seat=0&lang=de")
        await both.ask("GET", "/tables/TABLE/course")
        await both.ask("GET", "/my/turns")

    wait(play())


async def resigned(both: Both, game: str, moves: int) -> str:
    """A game of two at one device that is given up after so many moves; the record of it."""
    await both.sit(game)
    for count in range(moves):
        asked = (await both.ask("GET", "/tables/TABLE/device"))["asked"]
        now = (await both.ask("GET", f"/tables/TABLE?as_seat={asked}"))["now"]
        sent = {"move": now["moves"][(5 * count) % len(now["moves"])]["move"], "turn_number": now["turn_number"]}
        await both.ask("POST", f"/tables/TABLE/play?as_seat={asked}", sent)
    await both.ask("POST", "/tables/TABLE/resign?as_seat=0")
    return str(await both.ask("GET", "/tables/TABLE/record"))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_crosses_both_ways_and_is_played_on_there(both: Both, game: str) -> None:
    """Either's record is opened at the other's analysis board, stepped through, and goes on with another move."""

    async def cross() -> None:
        text = await resigned(both, game, moves=8)
        opened = await both.ask("POST", "/analysis/record", {"text": text})
        assert len(opened["moves"]) == 8
        replay = record.read(text)
        for step in (0, 3, 8):
            sent = {"game": game, "position": opened["position"], "moves": opened["moves"][:step], "seat": -2}
            seen = await both.ask("POST", "/analysis/look", sent)
            state = replay.replay(step)
            assert seen["position"] == state.position()
            assert [move["move"] for move in seen["moves"]] == state.moves()
            # Played on, from a point in the midst too: another move than the record's, and the one after it.
            for _ in range(2):
                sent["moves"] = [*sent["moves"], seen["moves"][-1]["text"]]
                state.play(seen["moves"][-1]["move"])
                seen = await both.ask("POST", "/analysis/look", sent)
                assert seen["position"] == state.position()
        broken = {"text": text.replace("end 8", "end 7")}
        await both.ask("POST", "/analysis/record", broken)
        await both.ask("POST", "/analysis/look", {"game": game, "position": {}, "moves": [], "seat": 0})

    wait(cross())


def test_a_finished_game_is_played_on_and_advised(both: Both) -> None:
    async def compare() -> None:
        replay = record.read(await resigned(both, "dwarf", moves=6))
        seat = replay.replay(4).seat
        wish = {"move": 4, "seat": seat, "level": "random"}
        served = await both.served("POST", f"/tables/{both.ids[0]}/branch", wish)
        local = await both.browser.ask("POST", f"/tables/{both.ids[1]}/branch", wish)
        assert (served[0], local[0]) == (201, 201)
        for there, old in ((served[1], both.ids[0]), (local[1], both.ids[1])):
            assert there["table"]["origin"] == {"branch_of": old, "move": 4}
            assert there["now"]["view"] == replay.replay(4).view(seat)  # what others hold is dealt anew
            assert there["now"]["moves"] == served[1]["now"]["moves"]
            assert set(there["table"]) == set(served[1]["table"])
        await both.ask("POST", "/tables/TABLE/branch", {"move": 400, "seat": 0})
        await both.ask("POST", "/tables/TABLE/advice?move=400")
        # Each searches with luck of its own: what is advised is legal there, and told in the same form.
        served = await both.served("POST", f"/tables/{both.ids[0]}/advice?move=4", {})
        local = await both.browser.ask("POST", f"/tables/{both.ids[1]}/advice?move=4", {})
        legal = replay.replay(4).moves()
        for status, hints in (served, local):
            assert status == 200
            assert hints
            assert {hint["move"] for hint in hints} <= set(legal)
            assert {key for hint in hints for key in hint} == set(served[1][0])

    wait(compare())


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_alike(both: Both, game: str) -> None:
    async def begin() -> None:
        served = await both.served("POST", f"/games/{game}/lesson", {})
        local = await both.browser.ask("POST", f"/games/{game}/lesson", {})
        assert (served[0], local[0]) == (201, 201)
        assert plain(local[1]["table"]) == plain(served[1]["table"])
        assert plain(local[1]["now"]) == plain(served[1]["now"])
        both.ids = (served[1]["table"]["id"], local[1]["table"]["id"])
        await both.ask("POST", "/tables/TABLE/stage", {"stage": 19})
        await both.ask("POST", "/tables/TABLE/stage", {"stage": 0})
        await both.ask("POST", "/games/chess/lesson")

    wait(begin())


async def played(browser: Browser, table: str, most: int) -> dict[str, Any]:
    """Play against a bot, over a line, until so many own moves are made or the game is over."""
    for count in range(most):
        await browser.rest()
        whole = await browser.get(f"/tables/{table}")
        if whole["now"]["status"] == "over":
            break
        moves, turn = whole["now"]["moves"], whole["now"]["turn_number"]
        sent = {"id": count, "do": "play", "move": moves[count % len(moves)]["move"], "turn_number": turn}
        await browser.say(1, sent)
    await browser.rest()
    return dict(await browser.get(f"/tables/{table}"))


async def begun(browser: Browser, **wishes: Any) -> str:
    await browser.post("/guest", {"name": "Ann"})
    wish = {"game": "dwarf", "options": {"players": 2}, "start": True, "hints": True, **wishes}
    made = await browser.post("/tables", {"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], **wish})
    table = str(made["table"]["id"])
    assert await browser.watch(1, f"/tables/{table}/live?since=0&lang=en&presence=1")
    return table


def test_a_page_that_is_opened_again_has_lost_nothing() -> None:
    async def play() -> None:
        browser = Browser()
        table = await begun(browser)
        before = await played(browser, table, 6)
        told = await browser.get(f"/tables/{table}/changes?since=0")
        again = Browser(browser.storage)
        assert await again.get(f"/tables/{table}") == before
        assert await again.get(f"/tables/{table}/changes?since=0") == told
        assert [one["id"] for one in await again.get("/my/tables")] == [table]
        assert [one["table"]["id"] for one in await again.get("/my/turns")] == [table]
        assert (await again.get("/session"))["me"]["name"] == "Ann"
        # What was heard over the line is what a page that asks is told.
        heard = [change["number"] for update in browser.heard[1] for change in update.get("changes", ())]
        assert heard == [change["number"] for change in told["changes"]]

    wait(play())


def test_hints_and_the_analysis_board_think_elsewhere() -> None:
    async def ask() -> None:
        browser = Browser()
        table = await begun(browser)
        await played(browser, table, 1)
        hints = await browser.post(f"/tables/{table}/hints")
        assert hints
        assert 0.0 <= hints[0]["expected"] <= 1.0
        begin = await browser.post("/analysis/start", {"game": "dwar7s_duel", "options": {}})
        look = await browser.post("/analysis/look", {"game": "dwar7s_duel", "position": begin["position"], "seat": 0})
        assert look["moves"]

    wait(ask())


def test_nothing_is_told_that_was_not_kept() -> None:
    async def play() -> None:
        browser = Browser()
        table = await begun(browser)
        await browser.rest()
        now = (await browser.get(f"/tables/{table}"))["now"]
        heard = len(browser.heard[1])
        sent = {"id": 9, "do": "play", "move": now["moves"][0]["move"], "turn_number": now["turn_number"]}
        browser.storage.fails = True
        with pytest.raises(OSError, match="disk"):
            await browser.say(1, sent)
        browser.storage.fails = False
        assert len(browser.heard[1]) == heard
        assert browser.ended == [1]  # the page comes again, and sees what is kept
        assert (await browser.get(f"/tables/{table}"))["now"] == now

    wait(play())


def test_two_tabs_never_write_the_same_change() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        one, other = Browser(storage), Browser(storage)
        table = await begun(one)
        await one.rest()
        now = (await other.get(f"/tables/{table}"))["now"]
        sent = {"move": now["moves"][0]["move"], "turn_number": now["turn_number"]}
        assert (await one.ask("POST", f"/tables/{table}/play", sent))[0] == 200
        await one.rest()
        # The other tab still sees the turn before; what it says is judged by what was kept meanwhile.
        status, problem = await other.ask("POST", f"/tables/{table}/play", sent)
        assert (status, problem["type"].rpartition(":")[2]) == (409, "position-gone")
        assert await other.get(f"/tables/{table}") == await one.get(f"/tables/{table}")

    wait(play())


def test_a_table_is_deleted_with_all_its_changes() -> None:
    async def play() -> None:
        browser = Browser()
        table = await begun(browser)
        await browser.rest()
        assert (await browser.ask("DELETE", f"/tables/{table}"))[0] == 204
        assert not browser.storage.tables
        assert not browser.storage.kept
        assert (await browser.ask("GET", f"/tables/{table}"))[0] == 404

    wait(play())
