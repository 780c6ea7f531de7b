"""``underhall bot``: an outside bot plays a person's seat at a server's table (docs/bots.md)."""

from __future__ import annotations

from typing import Any

import httpx
import typer
from websockets.exceptions import WebSocketException

from underhall.cli.words import Words
from underhall.client import Client, Refused, Watch
from underhall.core.errors import UnderhallError, of_the_system
from underhall.doors.line_protocol import Bot, BotFailed

WAIT_SECONDS = 3600.0 * 24


def play_at_table(program: str, server: str, token: str, table: str, seconds: float, words: Words) -> None:
    """Until the game is over. What the server or the bot did wrong is said in a sentence."""
    if not server.startswith(("http://", "https://")):
        raise UnderhallError("server-no_address", address=server)
    bot = Bot(program, seconds)
    try:
        with Client(server, language=words.language, token=token) as client:
            Seat(client, table, bot, words).play()
    except Refused as refused:
        reason = refused.problem.get("detail") or refused.problem.get("title") or refused.status
        raise UnderhallError("bot-refused", reason=reason) from None
    except BotFailed as failed:
        raise UnderhallError("bot-lost", name=program, reason=failed) from None
    except (httpx.HTTPError, WebSocketException, OSError) as error:
        raise UnderhallError("server-no_answer", address=server, reason=of_the_system(error)) from None
    finally:
        bot.close()


class Seat:
    """A bot at a seat of a server's table: it is told what the server tells a person who sits there."""

    def __init__(self, client: Client, table: str, bot: Bot, words: Words) -> None:
        self.client = client
        self.table = table
        self.bot = bot
        self.words = words
        self.begun = False
        self.events: list[dict[str, Any]] = []  # what happened since the bot was asked

    def play(self) -> None:
        seat = self._seat()
        with self.client.watch(self.table, since=0) as watch:
            while not watch.now or watch.now["status"] != "over":
                if watch.now.get("status") == "running" and not self.begun:
                    self._begin(watch.table, seat)
                if watch.now.get("moves"):
                    self._answer(watch)
                else:
                    self._hear(watch.receive(WAIT_SECONDS))
            outcome = watch.now["outcome"]
        results = outcome["results"]
        self.bot.end_game(results, outcome["reason"] or outcome["sentence"])
        typer.echo(self.words.say("bot.over", results=results))

    def _seat(self) -> int:
        """The seat this person has, or takes now."""
        seat = int(self.client.look(self.table)["table"]["your_seat"])
        if seat < 0:
            self.client.do(self.table, "sit")
            seat = int(self.client.look(self.table)["table"]["your_seat"])
        return seat

    def _begin(self, table: dict[str, Any], seat: int) -> None:
        self.begun = True
        names = [one["name"] for one in table["seats"]]
        self.bot.begin({"game": table["game"], "options": table["options"], "seat": seat, "names": names})
        typer.echo(self.words.say("bot.plays", bot=self.bot.called, seat=seat, table=table["id"]))

    def _hear(self, message: dict[str, Any]) -> None:
        for change in message.get("changes", []):
            self.events += change.get("events", [])

    def _answer(self, watch: Watch) -> None:
        now = watch.now
        question = {"question": now["question"], "view": now["view"], "moves": now["moves"], "events": self.events}
        self.events = []
        move = now["moves"][0]["move"] if len(now["moves"]) == 1 else self.bot.choose(question)
        mark = watch.send("play", move=move, turn_number=now["turn_number"])
        while True:
            message = watch.receive(WAIT_SECONDS)
            self._hear(message)
            if message.get("re") == mark:
                break
        # Refused because the game has moved on, as when somebody took back: the bot is asked again if need be.
        if message["type"] == "problem" and message["problem"]["status"] != 409:
            raise Refused(message["problem"]["status"], message["problem"])
        if message["type"] == "problem":
            watch.now = self.client.look(self.table)["now"]
