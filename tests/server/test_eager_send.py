"""Sending at once gives the same as a plain ``await send``, whether the connection takes messages at once or not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from underhall.server.eager_send import EagerSend

MESSAGES = [{"type": "websocket.send", "text": str(number)} for number in range(60)]


class Connection:
    """A connection that waits in the midst of some messages: for nothing much, for a moment, or for its reader."""

    def __init__(self, seed: int) -> None:
        self.choice = random.Random(seed)
        self.parts: list[tuple[str, str]] = []
        self.waits = 0

    async def send(self, message: Any) -> None:
        text = message["text"]
        self.parts.append(("head", text))
        for _ in range(self.choice.randrange(4)):
            self.waits += 1
            await asyncio.sleep(self.choice.choice((0, 0.001)))
            self.parts.append(("more", text))
        if text == "7" and self.choice.random() < 0.5:
            raise OSError("gone")
        self.parts.append(("end", text))


async def plainly(connection: Connection) -> str:
    for message in MESSAGES:
        await connection.send(message)
    return "sent"


async def eagerly(connection: Connection) -> str:
    eager = EagerSend(connection.send)
    for message in MESSAGES:
        eager.begin(message)
        await eager.finish()
        assert not eager.waiting
    return "sent"


async def outcome(way: Callable[[Connection], Awaitable[str]], connection: Connection) -> str:
    try:
        return await way(connection)
    except OSError as error:
        return str(error)


@pytest.mark.parametrize("seed", range(8))
def test_the_same_as_a_plain_await(seed: int) -> None:
    both = [Connection(seed), Connection(seed)]
    said = [asyncio.run(outcome(way, connection)) for way, connection in zip((plainly, eagerly), both, strict=True)]
    assert said[0] == said[1]
    assert both[0].parts == both[1].parts
    assert both[0].waits > 5


def test_what_need_not_wait_is_sent_within_the_call() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    EagerSend(send).begin(MESSAGES[0])  # no event loop runs here
    assert sent == MESSAGES[:1]


def test_what_must_wait_is_finished_by_a_task() -> None:
    async def story() -> None:
        may, sent = asyncio.Event(), []

        async def send(message: Any) -> None:
            await may.wait()
            sent.append(message)

        eager = EagerSend(send)
        eager.begin(MESSAGES[0])
        assert eager.waiting
        rest = asyncio.create_task(eager.finish())
        await asyncio.sleep(0)
        assert sent == []
        may.set()
        await rest
        assert sent == MESSAGES[:1]
        assert not eager.waiting

    asyncio.run(story())
