"""What is fed with broken files, and what must hold for whatever it is fed with.

Each target takes bytes. It refuses them in words (an UnderhallError that can be said in every language), or what it
made of them is sound: it can be looked at by everybody, drawn, asked about, saved, loaded and played on.
"""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from underhall.core import record as records
from underhall.core.chance import Chance
from underhall.core.drawing import drawn_layout, shown_to, terminal_of, voice_for
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, find
from underhall.core.state import State
from underhall.core.text import LANGUAGES

ROOM = (96, 40, 34)  # columns and rows of the board, columns beside it
ONWARD = 6  # moves played on


def refused(error: UnderhallError) -> None:
    for language in LANGUAGES:
        said = error.say(language)
        assert said.strip(), f"refused without a word in {language}: {error!r}"
        assert len(said) < 4000, f"refused with far too many words: {said[:200]}"


def sound(state: State) -> None:
    """Whatever was read is a position like any other."""
    check_position(state)
    chance = Chance(1)
    for _ in range(ONWARD):
        if state.seat < 0:
            break
        moves = state.moves()
        assert moves, f"seat {state.seat} is asked and has no move"
        state.play(moves[chance.below(len(moves))])
        state.check()
    check_position(state)


def check_position(state: State) -> None:
    game: Game[Any] = state.game
    position = json.loads(json.dumps(state.position()))
    loaded = game.load(position)
    assert loaded.position() == position, "saved and loaded it is another position"
    assert loaded.moves() == state.moves(), "saved and loaded it has other moves"
    state.outcome().plain()
    voice = game.voice("en", [])
    viewer = len(state.moves()) % (state.seats + 1) - 1  # one of them: it must be quick
    state.view(viewer)
    state.imagine(viewer, 7).check()
    if terminal_of(game) is not None:
        shown = shown_to(state, viewer)
        drawn_layout(shown, voice_for(shown, "en", []), ROOM, [])
    for move in state.moves()[:5]:
        assert voice.move(state, move), "a legal move has no sentence"


# Targets.


def positions(data: bytes) -> None:
    position = plain(data)
    if not isinstance(position, dict):
        return
    try:
        game = find(str(position.get("game")))
        state = game.load(position)
    except UnderhallError as error:
        refused(error)
        return
    sound(state)


def record_texts(data: bytes) -> None:
    try:
        record = records.read(with_check_sum(data))
    except UnderhallError as error:
        refused(error)
        return
    again = records.read(record.write())
    assert again.moves == record.moves, "a record that was read and written has other moves"
    assert again.replay().fingerprint() == record.replay().fingerprint()
    sound(record.replay())


def card_files(data: bytes) -> None:
    """The first line is a comment with the game's key: ``# dwarf``."""
    text = data.decode("utf-8", "replace")
    key = text.partition("\n")[0].removeprefix("#").strip()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        path.write_bytes(data)
        try:
            game = find(key).with_cards(str(path))
        except UnderhallError as error:
            refused(error)
            return
        for number, options in enumerate(game.variants()):
            if number % 7 == len(data) % 7:
                sound(game.deal(options, len(data)))


def plain(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def with_check_sum(data: bytes) -> str:
    """The text with a last line that is right: else nothing behind the check sum would ever be reached."""
    *lines, last = data.decode("utf-8", "replace").splitlines() or [""]
    count = (*last.split(), "0", "0")[1]
    return "\n".join([*lines, f"end {count} {zlib.crc32(chr(10).join(lines).encode()):08x}"]) + "\n"


def commands(data: bytes) -> None:
    """What people send to the server; read here alone, since whoever looks at the engine needs no server."""
    from tests.fuzz.commands import commands

    commands(data)


# The engine's frames are part of positions; mutations keep to them there.
TARGETS: dict[str, Callable[[bytes], None]] = {
    "positions": positions,
    "frames": positions,
    "records": record_texts,
    "cards": card_files,
    "commands": commands,
}
