"""Bots written by others, in any language: a program that is asked on its standard input and answers on its output.

Every message is a line of JSON (docs/bots.md). ``hello`` is answered with ``ready`` and ``go`` with ``move``, each by
one line; ``game`` and ``over`` are only told. A bot is shown what its seat is shown by the server, never a state.
Whoever breaks the protocol, takes too long, says more than was asked or dies has failed: ``BotFailed`` says how.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from underhall.core.errors import BadOption, UnderhallError
from underhall.core.journal import Event
from underhall.core.state import State
from underhall.core.text import Voice

PROTOCOL = 1
# From the start to the first answer: starting an interpreter on a busy machine is no thinking.
START_SECONDS = 60.0
MOVE_SECONDS = 10.0
ENDING_SECONDS = 5.0
MOST_UNREAD = 64 * 1024  # bytes of answers that nobody asked for, or of one line
COMPLAINT = 2000  # so much of the end of its error output is kept
SHOWN = 200  # letters of a bot's own words in a reason

HUNG, DIED, FLOODED, LIED = "hung", "died", "flooded", "lied"


class BotFailed(UnderhallError):
    """A bot that lost its game by how it behaved; ``kind`` is one of hung, died, flooded, lied."""

    def __init__(self, _key: str, /, kind: str, **fields: object) -> None:
        super().__init__(_key, **fields)
        self.kind = kind

    def __reduce__(self) -> tuple[Any, ...]:
        return (BotFailed, (str(self), self.kind))


# Bots by name.


def is_bot(name: str) -> bool:
    """Whether a player's name is a command that runs a bot: it has a path in it, and the names of players never do."""
    return "/" in name or os.sep in name


def command_of(name: str) -> list[str]:
    """The command line a name stands for: a program, a Python or JavaScript file, with arguments if there are some."""
    try:
        words = shlex.split(name)
    except ValueError:
        words = []
    if not words:
        raise BadOption("bot-no_command", name=name)
    path = Path(words[0]).expanduser()
    if not path.is_file():
        if shutil.which(words[0]) is None:
            raise BadOption("bot-not_found", name=words[0])
        return words
    program = [str(path.resolve()), *words[1:]]
    if path.suffix == ".py":
        return [sys.executable, *program]
    if path.suffix in (".js", ".mjs", ".cjs"):
        node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
        if node is None:
            raise BadOption("bot-no_node", name=words[0])
        return [node, *program]
    if not os.access(path, os.X_OK):
        raise BadOption("bot-not_executable", name=words[0])
    return program


def program_digest(name: str) -> str:
    """Changes when one of the files that a bot's command names has changed."""
    digest = hashlib.blake2b(digest_size=6)
    for word in shlex.split(name):
        path = Path(word).expanduser()
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()


# What a bot is told.


def game_told(state: State, seat: int, voice: Voice[Any]) -> dict[str, Any]:
    """A game that begins, as a bot is told of it."""
    names = [voice.seat(number) for number in range(state.game.players(state.options))]
    return {"game": state.game.key, "options": dict(state.options), "seat": seat, "names": names}


def question_told(state: State, voice: Voice[Any], events: Sequence[Event]) -> dict[str, Any]:
    """What the seat that is asked may know, as the server tells it: view, question, moves, and what happened."""
    seat = state.seat
    return {
        "question": voice.question(state, seat),
        "view": state.view(seat),
        "moves": [
            {
                "move": move,
                "text": state.game.moves.print(move),
                "sentence": voice.move(state, move),
                "picks": voice.picks(state, move),
            }
            for move in state.moves()
        ],
        "events": [
            {"kind": one.kind, "clause": one.clause, "arguments": one.arguments, "sentence": voice.event(one)}
            for one in events
        ],
    }


# The process.


class Bot:
    """A bot's process. It is started by ``begin`` and kept from game to game until it fails or is let go."""

    def __init__(self, name: str, seconds: float = MOVE_SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self.called = name  # as it calls itself
        self.number = 0  # of the last question
        self.process: subprocess.Popen[bytes] | None = None
        self.lifeline = -1

    def begin(self, game: dict[str, Any]) -> None:
        """Tell of a game that begins, to a process that is started if there is none."""
        if self.process is None:
            self._start()
            ready = self._ask({"type": "hello", "protocol": PROTOCOL}, "ready", START_SECONDS)
            called = ready.get("name")
            self.called = called[:SHOWN] if isinstance(called, str) and called else self.name
        self._tell({"type": "game", **game, "seconds": self.seconds})

    def choose(self, question: dict[str, Any]) -> int:
        """The bot's answer: one of the moves it was given."""
        self.number += 1
        asked = {"type": "go", "number": self.number, "seconds": self.seconds, **question}
        answer = self._ask(asked, "move", self.seconds)
        if answer.get("number") != self.number:
            raise self._failed(FLOODED, "bot-unasked", number=_shown(answer.get("number")), asked=self.number)
        wanted = answer.get("move")
        for move in question["moves"]:
            if wanted == move["text"] or (wanted == move["move"] and type(wanted) is int):
                return int(move["move"])
        raise self._failed(LIED, "bot-illegal_move", move=_shown(wanted))

    def end_game(self, results: list[float], reason: str = "") -> None:
        """Tell how the game came out; nobody waits for an answer."""
        if self.process is not None:
            self._tell({"type": "over", "results": results, "reason": reason})

    def close(self) -> None:
        """Let the process go: its input ends, and it is killed if it does not end by itself."""
        process, self.process = self.process, None
        if process is None:
            return
        self.outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(ENDING_SECONDS)
        self._kill(process)

    def kill(self) -> None:
        """End the process at once."""
        process, self.process = self.process, None
        if process is not None:
            self._kill(process)

    def _start(self) -> None:
        self.outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.lines: deque[bytes] = deque()
        self.news = threading.Condition()
        self.flooded = self.ended = False
        self.complaint = b""
        command = command_of(self.name)
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        if os.name == "posix":
            held, self.lifeline = os.pipe()
            guard = [sys.executable, "-I", "-S", str(Path(__file__).with_name("bot_guard.py")), str(held)]
            self.process = subprocess.Popen([*guard, *command], **pipes, pass_fds=(held,), start_new_session=True)
            os.close(held)
        else:
            self.process = subprocess.Popen(command, **pipes)
        self.listeners = [
            threading.Thread(target=work, args=(self.process,), daemon=True)
            for work in (self._write, self._listen, self._hear_complaints)
        ]
        for thread in self.listeners:
            thread.start()

    def _kill(self, process: subprocess.Popen[bytes]) -> None:
        if self.lifeline >= 0:
            os.close(self.lifeline)
            self.lifeline = -1
        else:
            process.kill()
        self.outgoing.put(None)
        process.wait()
        for thread in self.listeners:  # each ends with its pipe
            thread.join(ENDING_SECONDS)
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def _tell(self, message: dict[str, Any]) -> None:
        self.outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _ask(self, message: dict[str, Any], wanted: str, seconds: float) -> dict[str, Any]:
        """The one line that answers a message; it must be an object of the wanted type."""
        with self.news:
            unasked = self.lines[0] if self.lines and not self.flooded else None
        if unasked is not None:
            raise self._failed(FLOODED, "bot-said_unasked", line=_shown(unasked))
        self._tell(message)
        end = time.monotonic() + seconds
        with self.news:
            while not (self.flooded or self.lines or self.ended) and (left := end - time.monotonic()) > 0:
                self.news.wait(left)
            flooded, ended = self.flooded, self.ended
            line = self.lines.popleft() if self.lines else None
        if flooded:
            raise self._failed(FLOODED, "bot-flooded", bytes=MOST_UNREAD)
        if line is None:
            raise self._dead() if ended else self._failed(HUNG, "bot-hung", seconds=f"{seconds:g}", wanted=wanted)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise self._failed(LIED, "bot-no_answer", line=_shown(line), wanted=wanted)
        return answer

    def _failed(self, kind: str, key: str, **fields: object) -> BotFailed:
        self.kill()
        return BotFailed(key, kind, **fields)

    def _dead(self) -> BotFailed:
        process = self.process
        code: int | None = None
        if process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = process.wait(ENDING_SECONDS)
        self.kill()  # all it said has been heard then
        last = self.complaint.decode(errors="replace").strip().splitlines()
        key = "bot-closed" if code is None else "bot-died_saying" if last else "bot-died"
        return BotFailed(key, DIED, code=str(code), words=_shown(last[-1].encode()) if last else "")

    # What the threads do.

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Send what waits, so that a bot that does not read holds up nobody."""
        outgoing = self.outgoing
        assert process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := outgoing.get()) is not None:
                process.stdin.write(line)
                process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Take lines in until the end, or until there is more than anybody asked for."""
        assert process.stdout is not None
        rest = b""
        while chunk := os.read(process.stdout.fileno(), MOST_UNREAD):
            *whole, rest = (rest + chunk).split(b"\n")
            with self.news:
                self.lines.extend(line for line in whole if line.strip())
                self.flooded = len(rest) + sum(map(len, self.lines)) > MOST_UNREAD
                self.news.notify_all()
                if self.flooded:
                    return
        with self.news:
            self.ended = True
            self.news.notify_all()

    def _hear_complaints(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        while chunk := os.read(process.stderr.fileno(), MOST_UNREAD):
            self.complaint = (self.complaint + chunk)[-COMPLAINT:]


def _shown(said: object) -> str:
    """A bot's own words, short and on one line."""
    text = said.decode(errors="replace") if isinstance(said, bytes) else json.dumps(said)
    text = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."
