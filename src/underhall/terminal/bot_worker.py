"""The worker process that thinks for computer players: questions come in as lines of JSON, answers go out the same way.

The worker is a process and not a thread because compiled search never lets go of the interpreter, and keys must not
wait. The worker ends when its input ends, so a table that is gone leaves no process behind.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from underhall.core import game as games
from underhall.core.errors import UnderhallError
from underhall.players.hints import hints
from underhall.players.levels import make
from underhall.players.player import ask


def answer(question: dict[str, Any]) -> Any:
    """The move of a player, or hints as plain data."""
    game = games.find(question["game"])
    state = game.load(question["position"])
    if question["player"]:
        return ask(make(question["player"], game.key), state, question["seed"])
    voice = game.voice(question["language"], question["names"])
    return [hint.plain() for hint in hints(state, voice, question["seed"])]


def main() -> None:
    """Every question gets a reply, if only why there is no answer: without a reply the table would wait for ever."""
    for line in sys.stdin:
        question = json.loads(line)
        try:
            reply = {"answer": answer(question)}
        except UnderhallError as error:
            reply = {"error": error.say(question["language"])}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
