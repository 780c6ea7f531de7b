"""The terminal at a server's tables: create, play, come back after a restart, sit with somebody else, watch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.examples import HIGH_STONE
from tests.server.hosts import Host, Process, free_port
from tests.terminal.conftest import SIZE, Player, run
from underhall.client import Client
from underhall.core import game as games
from underhall.core.chance import Chance
from underhall.core.drawing import drawn_layout
from underhall.core.journal import Event
from underhall.core.state import State
from underhall.server.settings import Settings, database_url
from underhall.terminal.app import Underhall
from underhall.terminal.dialogs import ResultDialog
from underhall.terminal.form import START
from underhall.terminal.game_screen import GameScreen
from underhall.terminal.server_screens import ServerHomeScreen, ServerTableForm, TableLobby
from underhall.terminal.server_table import ServerTable
from underhall.terminal.server_visit import ServerVisit
from underhall.terminal.sessions import join, session_file
from underhall.terminal.tables import Said

BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


class Server(Process):
    """A server in a process of its own, as it is for everybody at a terminal."""

    def client(self, name: str = "") -> Client:
        client = Client(self.address)
        if name:
            client.guest(name)
        return client


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite+aiosqlite:///{folder}/online.sqlite", folder)
    server.ready()
    yield server
    server.stop()


@asynccontextmanager
async def visiting(client: Client, table: str = "", size: tuple[int, int] = SIZE) -> Any:
    name = (await asyncio.to_thread(client.me) or {"name": ""})["name"]
    app = Underhall("en", online=ServerVisit(client, name, table))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        player = Player(app)
        if table:
            await player.until(lambda: isinstance(app.screen, (GameScreen, TableLobby)), "the table")
        yield player
        app.leave_table()


def table_of(player: Player) -> ServerTable:
    table = player.app.table
    assert isinstance(table, ServerTable)
    return table


def two_people(host: Server | Host, game: str) -> tuple[str, Client, Client]:
    """Two at a running table: its id, whoever is asked first, and the other."""
    ann, bob = host.client("Ann"), host.client("Bob")
    table = ann.create(game)
    bob.do(table, "sit")
    ann.do(table, "start")
    return (table, ann, bob) if ann.look(table)["now"]["moves"] else (table, bob, ann)


async def take_moves(player: Player, count: int, seed: int = 3) -> int:
    """Play by keys: some piece that may be picked, then Enter, until so many moves are made or the game is over."""
    chance, made = Chance(seed), 0
    table = table_of(player)
    while made < count:
        await player.until(lambda: table.asked() or table.over(), "the next question")
        await player.until(lambda: bool(player.game_screen.candidates()) or table.over(), "something to pick")
        if table.over():
            break
        turn_number = table.now["turn_number"]
        while table.now["turn_number"] == turn_number and table.asked():
            for _ in range(chance.below(3)):
                await player.press("tab")
            await player.press("enter")
        made += 1
    return made


@pytest.mark.parametrize("game", ["dwarf", "dwar7s_duel", "dig_deeper_dwarf"])
def test_a_table_against_a_bot_is_made_in_the_form_and_played_by_keys(host: Server, game: str) -> None:
    async def story() -> None:
        client = await asyncio.to_thread(host.client, "Ann")
        async with visiting(client) as player:
            home = player.app.screen
            assert isinstance(home, ServerHomeScreen)
            await player.until(lambda: "Ann at http" in player.screen_text(), "the home screen")
            for _ in range([one.key for one in home.games].index(game)):
                await player.press("down")
            await player.press("enter")
            form = player.app.screen
            assert isinstance(form, ServerTableForm)
            for seat in range(1, form.count()):
                while form.rows()[form.at] != f"seat {seat}":
                    await player.press("down")
                await player.press("right")  # from open to a computer player of the weakest kind
                assert form.seats[seat] == "random"
            while form.rows()[form.at] != START:
                await player.press("down")
            await player.press("enter")
            await player.until(lambda: isinstance(player.app.screen, GameScreen), "the game")
            table = table_of(player)
            assert await take_moves(player, 4) == 4
            server = await asyncio.to_thread(client.look, table.id)
            assert [seat["kind"] for seat in server["table"]["seats"][: len(table.players)]].count("person") == 1
            await player.until(lambda: bool(table.story()), "the log")

    run(story())


def test_what_is_drawn_is_the_viewers_own_view(host: Server) -> None:
    """For every game: what is drawn, asked and offered is the server's word, and there is no state behind it."""

    async def story() -> None:
        for game in ("dwarf", "dwar7s_fall", "dig_deeper_dwarf"):
            client = await asyncio.to_thread(host.client, "Ann")
            seats = [*BOT, BOT[1]] if game == "dwar7s_fall" else None
            wish: dict[str, Any] = {"options": {"players": 3}} if seats else {}
            table_id = await asyncio.to_thread(
                lambda game=game, seats=seats, wish=wish, client=client: client.create(
                    game, seats=seats or BOT, start=True, **wish
                )
            )
            async with visiting(client, table_id) as player:
                table = table_of(player)
                for _ in range(3):
                    await player.until(lambda table=table: table.asked() or table.over(), "a question")
                    await player.until(lambda player=player: bool(player.game_screen.candidates()), "choices")
                    now = (await asyncio.to_thread(client.look, table_id))["now"]
                    assert table.shown().view == now["view"]
                    assert not any(isinstance(value, State) for value in vars(table).values())
                    screen = player.game_screen
                    assert screen.headline() == now["question"]
                    said = [table.sentence(move, screen.voice) for move, _ in screen.picking.ways]
                    assert said == [move["sentence"] for move in now["moves"]]
                    lines = drawn_layout(table.shown(), screen.voice, (64, 23, 32), []).board.lines
                    room = {"columns": 64, "rows": 23, "beside": 32}
                    drawn = await asyncio.to_thread(
                        lambda client=client, table_id=table_id, room=room: client.ask(
                            "GET", f"/tables/{table_id}/drawing", None, **room
                        )
                    )
                    assert lines == drawn["board"]["lines"]
                    await take_moves(player, 1)

    run(story())


def test_another_language_is_spoken_at_once_and_nothing_is_told_twice(host: Server) -> None:
    async def story() -> None:
        client = await asyncio.to_thread(host.client, "Ann")
        table_id = await asyncio.to_thread(lambda: client.create("dwarf", seats=BOT, start=True))
        async with visiting(client, table_id) as player:
            await take_moves(player, 2)
            table = table_of(player)
            await player.until(lambda: bool(player.game_screen.candidates()), "something to pick")
            told = [one.kind for one in table.story() if isinstance(one, Event)]
            await player.press("l")
            language = player.app.words.language
            assert language != "en"
            now = (await asyncio.to_thread(client.look, table_id, language))["now"]
            assert now["question"] != (await asyncio.to_thread(client.look, table_id))["now"]["question"]
            await player.until(lambda: now["question"] in player.screen_text(), "the question in the other language")
            screen = player.game_screen
            said = [table.sentence(move, screen.voice) for move, _ in screen.picking.ways]
            assert said == [move["sentence"] for move in now["moves"]]
            assert [one.kind for one in table.story() if isinstance(one, Event)] == told
            assert not table.trouble
            await take_moves(player, 1)

    run(story())


def test_a_game_that_keeps_secret_who_is_asked_can_be_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HIGH_STONE))
    host = Host(Settings(database_url(str(tmp_path / "tables.db"), Path()), limits=False, workers=1))
    table_id, first, second = two_people(host, "high_stone")

    async def story() -> None:
        guest = await asyncio.to_thread(host.client)
        async with visiting(guest, table_id) as player:
            table = table_of(player)
            assert (table.viewer, table.deciding()) == (-1, -1)
            assert '"hands"' in player.screen_text()
            now = (await asyncio.to_thread(first.look, table_id))["now"]
            await asyncio.to_thread(first.play, table_id, now["moves"][0]["move"], now["turn_number"])
            shown = (await asyncio.to_thread(guest.look, table_id))["now"]
            await player.until(lambda: table.shown().view == shown["view"], "the move")

    try:
        run(story())
    finally:
        for client in (first, second):
            client.close()
        host.stop()
        games._loaded.pop("high_stone", None)


def test_the_line_is_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite+aiosqlite:///{tmp_path}/restart.sqlite"
    server = Process(database, tmp_path, port)
    server.ready()

    async def story() -> None:
        nonlocal server
        client = Client(server.address)
        await asyncio.to_thread(client.guest, "Ann")
        table_id = await asyncio.to_thread(lambda: client.create("dwarf", seats=BOT, start=True))
        async with visiting(client, table_id) as player:
            await take_moves(player, 2)
            table = table_of(player)
            await player.until(table.asked, "a question")
            turn_number = table.now["turn_number"]
            server.kill()
            await player.until(lambda: bool(table.trouble), "the broken line")
            assert "Server:" in player.screen_text()
            # A move made meanwhile is delivered when the server is back.
            while table.sent < 0:
                await player.press("enter")
            server = await asyncio.to_thread(lambda: Process(database, tmp_path, port))
            await asyncio.to_thread(server.ready)
            await player.until(lambda: table.now["turn_number"] > turn_number, "the move")
            await player.until(lambda: not table.trouble, "the line")
            await take_moves(player, 1)

    try:
        run(story())
    finally:
        server.kill()


def test_two_people_meet_and_a_third_watches(host: Server) -> None:
    async def story() -> None:
        ann = await asyncio.to_thread(host.client, "Ann")
        bob = await asyncio.to_thread(host.client, "Bob")
        table_id = await asyncio.to_thread(ann.create, "dwarf")
        async with visiting(bob, table_id) as player:
            assert isinstance(player.app.screen, TableLobby)
            await player.press("s")
            await player.until(lambda: "Seat 2: Bob" in player.screen_text(), "the seat")
            await player.press("enter")
            await player.until(lambda: "creator" in player.screen_text(), "the refusal")
            await asyncio.to_thread(ann.do, table_id, "start")
            await player.until(lambda: isinstance(player.app.screen, GameScreen), "the game")
            table = table_of(player)
            assert table.viewer == 1
            guest = await asyncio.to_thread(host.client)
            async with visiting(guest, table_id) as watching:
                seen = table_of(watching)
                assert seen.viewer == -1
                before = len(seen.story())
                while len(seen.story()) < before + 3:
                    if table.asked():
                        await take_moves(player, 1)
                    else:
                        now = (await asyncio.to_thread(ann.look, table_id))["now"]
                        if now["moves"]:
                            move = now["moves"][0]["move"]
                            await asyncio.to_thread(ann.play, table_id, move, now["turn_number"])
                    await player.settle()
                    await asyncio.sleep(0.01)
                assert not seen.asked()
                assert watching.game_screen.candidates() == []

    run(story())


def test_others_are_asked_for_what_cannot_be_taken_back_alone(host: Server) -> None:
    async def story() -> None:
        table_id, first, second = await asyncio.to_thread(two_people, host, "dwarf")
        async with visiting(first, table_id) as player:
            await take_moves(player, 1)
            table = table_of(player)
            await player.until(lambda: not table.asked() and table.sent < 0, "the other's turn")
            await player.press("u")
            await player.until(lambda: table.now["undo_request"] is not None, "the request")
        async with visiting(second, table_id) as player:
            assert "would like to take back" in player.screen_text()
            await player.press("y")
            table = table_of(player)
            await player.until(lambda: not table.asked() and table.now["undo_request"] is None, "the take-back")

    run(story())


def test_people_talk_at_the_table(host: Server) -> None:
    async def story() -> None:
        table_id, first, second = await asyncio.to_thread(two_people, host, "dwarf")
        async with visiting(first, table_id) as player:
            table = table_of(player)
            await player.until(lambda: bool(player.game_screen.candidates()), "something to pick")
            await player.press(*"t", *"Good luck! [q]", "enter")
            await player.until(lambda: "Good luck! [q]" in player.screen_text(), "the own words")
            heard = await asyncio.to_thread(second.ask, "GET", f"/tables/{table_id}/talk", None)
            assert [one["text"] for one in heard] == ["Good luck! [q]"]
            cursor = player.game_screen.cursor
            await asyncio.to_thread(second.do, table_id, "talk", text="You too")
            await player.until(lambda: "You too" in player.screen_text(), "the other's words, while one is asked")
            assert player.game_screen.cursor == cursor
            await player.press("t", "N", "o", "escape")
            await take_moves(player, 1)
            await player.until(lambda: table.sent < 0 and not table.asked(), "the other's turn")
            await asyncio.to_thread(second.do, table_id, "talk", text="Hm")
            await player.until(lambda: "Hm" in player.screen_text(), "the other's words, while one waits")
            await player.press("u")
            await player.until(lambda: table.now["undo_request"] is not None, "the request")
            await asyncio.to_thread(second.do, table_id, "undo/answer", agree=True)
            await player.until(table.asked, "the take-back")
            assert [one.text for one in table.story() if isinstance(one, Said)] == ["Good luck! [q]", "You too", "Hm"]
            await asyncio.to_thread(second.do, table_id, "resign")
            await player.until(lambda: isinstance(player.app.screen, ResultDialog), "the result")
            await player.press("enter")
            await asyncio.to_thread(second.do, table_id, "talk", text="Well played")
            await player.until(lambda: "Well played" in player.screen_text(), "words after the end")

    run(story())


def test_resigning_shows_the_result(host: Server) -> None:
    async def story() -> None:
        ann = await asyncio.to_thread(host.client, "Ann")
        bob = await asyncio.to_thread(host.client, "Bob")
        table_id = await asyncio.to_thread(ann.create, "dwar7s_duel")
        await asyncio.to_thread(bob.do, table_id, "sit")
        await asyncio.to_thread(ann.do, table_id, "start")
        async with visiting(ann, table_id) as player:
            await asyncio.to_thread(bob.do, table_id, "resign")
            await player.until(lambda: isinstance(player.app.screen, ResultDialog), "the result")
            assert "gave up" in player.screen_text()
            assert "Ann wins" in player.screen_text()

    run(story())


def test_the_next_visit_is_by_the_same_person(host: Server) -> None:
    client, me = join(host.address, "Ann")
    again, still = join(host.address, "")
    assert still["id"] == me["id"]
    renamed, other = join(host.address, "Annabel")
    assert (other["id"], other["name"]) == (me["id"], "Annabel")
    assert session_file().stat().st_mode & 0o077 == 0
    for one in (client, again, renamed):
        one.close()


def test_footers_fit_narrow_terminals(host: Server) -> None:
    async def story() -> None:
        client = await asyncio.to_thread(host.client, "Ann")
        table_id = await asyncio.to_thread(lambda: client.create("dwarf", seats=BOT, start=True))
        async with visiting(client, table_id, size=(50, 30)) as player:
            foot = player.screen_text().splitlines()[-1]
            assert len(foot) <= 50
            assert "? keys" in foot
            assert "q leave" in foot

    run(story())
