"""Asks the worker process of the computer players (``bot_worker``) without making the screen wait."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from underhall.core.errors import UnderhallError
from underhall.core.state import State
from underhall.players.player import ask
from underhall.players.questions import question_of
from underhall.players.random import RandomPlayer

# A line can hold a whole position.
LONGEST = 1 << 24
# A player that answers in no time needs no process.
AT_ONCE = "random"


@dataclass
class Advice:
    move: int
    sentence: str
    expected: float
    reasons: list[str]


class BotClient:
    """The worker process that thinks for every computer player at a table; started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def choose(self, state: State, player: str, seed: int) -> int:
        if player == AT_ONCE or len(state.moves()) == 1:
            await asyncio.sleep(0)
            return ask(RandomPlayer(), state, seed)
        return int(await self._ask(state, player, seed, "en", []))

    async def advise(self, state: State, seed: int, language: str, names: list[str]) -> list[Advice]:
        return [Advice(**plain) for plain in await self._ask(state, "", seed, language, names)]

    async def _ask(self, state: State, player: str, seed: int, language: str, names: list[str]) -> Any:
        game, position = question_of(state)
        question = {
            "game": game,
            "position": position,
            "player": player,
            "seed": seed,
            "language": language,
            "names": names,
        }
        async with self.turn:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            except asyncio.CancelledError:
                self.close()  # a late answer must not be taken for the answer to the next question
                raise
            except OSError:
                line = b""
            if not line:
                self.close()
                raise UnderhallError("thinking-ended")
            reply = json.loads(line)
            if "error" in reply:
                raise UnderhallError(str(reply["error"]))
            return reply["answer"]

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "underhall.terminal.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C at the table is not meant for the worker
            )
        return self.process

    def close(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
