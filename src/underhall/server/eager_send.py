"""Sending at once: a message goes out in the call that sends it, without a task, where nothing keeps it waiting.

An ASGI ``send`` is a coroutine function, and a task for every update of every watcher costs more than the sending. Most
messages are taken by the connection at once, so the coroutine is run by hand up to where it waits for the first time.
If it does not wait it is through; if it does, the rest of it is awaited by a task, as if it had been all along.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

from starlette.types import Message, Send


class EagerSend:
    """Sends messages one after the other; one of them may have been sent only in part."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self._begun: Coroutine[Any, Any, None] | None = None
        self._waits_for: Any = None

    @property
    def waiting(self) -> bool:
        """Whether the last message has been sent only in part: then ``finish`` must come before the next one."""
        return self._begun is not None

    def begin(self, message: Message) -> None:
        """Send a message as far as that goes without waiting; what goes wrong on the way is raised here."""
        sending = self.send(message)
        assert isinstance(sending, Coroutine)
        try:
            self._waits_for = sending.send(None)
        except StopIteration:
            return
        self._begun = sending

    async def finish(self) -> None:
        """Send the rest of the message that was begun, if there is any."""
        if self._begun is not None:
            try:
                await _rest(self._begun, self._waits_for)
            finally:
                self._begun = self._waits_for = None


@coroutine
def _rest(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun outside of a task, from what it waits for."""
    while True:
        yield waits_for
        try:
            waits_for = begun.send(None)
        except StopIteration:
            return
