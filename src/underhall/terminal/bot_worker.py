"""The worker process that thinks for computer players: questions come in as lines of JSON, answers go out the same way.

The worker is a process and not a thread because compiled search never lets go of the interpreter, and keys must not
wait. The worker ends when its input ends, so a table that is gone leaves no process behind.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from underhall.core.errors import UnderhallError
from underhall.players.remote import advise, choose


def answer(question: dict[str, Any]) -> Any:
    """The move of a player, or hints as plain data."""
    asked = question["game"], question["position"]
    if question["player"]:
        return choose(asked, question["player"], question["seed"])
    return advise(asked, question["language"], question["names"], question["seed"])


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
