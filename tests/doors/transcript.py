"""The conversation between Underhall and a bot that docs/bots.md shows: made by a real match, compared with the page.

``python -m tests.doors.transcript`` prints it. Long parts are cut: three dots stand for what is left out.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from underhall.core.game import find
from underhall.lab.match import TEAM, play_game, set_up

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
LETTERS = 88
SHOWN = 2  # questions; the others are left out
# Notes every line it hears and says. It plays the first of its moves, as the skeletons would choose another.
BOT = """
import json, sys
notes = open(sys.argv[1], "w")
for line in sys.stdin:
    notes.write("> " + line)
    heard = json.loads(line)
    if heard["type"] == "hello":
        said = {"type": "ready", "name": "My bot"}
    elif heard["type"] == "go":
        said = {"type": "move", "number": heard["number"], "move": heard["moves"][0]["move"]}
    else:
        notes.flush()
        continue
    said = json.dumps(said)
    notes.write("< " + said + "\\n")
    notes.flush()
    print(said, flush=True)
"""


def conversation(folder: Path) -> list[str]:
    """All lines of a match's first game, ``>`` to the bot and ``<`` from it."""
    bot, notes = folder / "bot.py", folder / "notes"
    bot.write_text(BOT)
    match = set_up(find("dwarf"), {}, (f"{bot} {notes}", "random"), 1)
    played = play_game(match, 0)
    TEAM.dismiss()
    assert played.failure is None
    return notes.read_text().splitlines()


def shortened(lines: list[str]) -> list[str]:
    """The conversation as the page has it."""
    out: list[str] = []
    questions = 0
    for line in lines:
        message = json.loads(line[2:])
        questions += message["type"] == "go"
        if questions <= SHOWN or message["type"] == "over":
            out.append(line[:2] + cut(message))
        elif out[-1] != "...":
            out.append("...")
    return out


def cut(message: dict[str, Any]) -> str:
    parts = [f"{json.dumps(key)}: {cut_value(value)}" for key, value in message.items()]
    return "{" + ", ".join(parts) + "}"


def cut_value(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= LETTERS:
        return text
    if isinstance(value, list) and len(json.dumps(value[0], ensure_ascii=False)) < 2 * LETTERS:
        return f"[{json.dumps(value[0], ensure_ascii=False)}, ...]"
    return f"{text[:LETTERS]}..."


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write("\n".join(shortened(conversation(Path(folder)))) + "\n")
