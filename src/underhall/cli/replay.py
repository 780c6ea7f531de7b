"""``underhall replay`` and ``underhall position``: a game move by move, and single positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import typer
from rich.text import Text

from underhall.cli.choices import load_position, load_record
from underhall.cli.screen import BRASS, EMBER, Screen, voice_for
from underhall.cli.seats import given_name
from underhall.cli.words import Words
from underhall.core.drawing import shown_to
from underhall.core.errors import BadOption
from underhall.core.history import History
from underhall.core.record import Record


def replay_game(path: Path, cards: Path | None, to: int | None, step: bool, words: Words) -> None:
    """Whoever has the record may see everything, so nothing is held back here."""
    record = load_record(path, "", cards)
    moves = record.moves[: _end(record, path, to)]
    record.moves = []
    history = History(record)
    names = [given_name(name) for name in record.players]
    screen = Screen(words, voice_for(shown_to(history.state, -1), words.language, names))
    screen.line(screen.voice.title(), f"bold {BRASS}")
    screen.line(" ".join(f"{key}={value}" for key, value in record.options.items()), "dim")
    _show_events(screen, history, 0)
    for number, move in enumerate(moves, start=1):
        if step and not _next():
            break
        _show_move(screen, history, number, move)
    screen.line()
    screen.board(history.state, -1)
    screen.line()
    if history.state.seat < 0:
        screen.outcome(history.state)
    else:
        screen.say("replay.running", style="dim", moves=len(history.record.moves))


def _show_move(screen: Screen, history: History, number: int, move: int) -> None:
    state = history.state
    line = Text()
    line.append(f"{number:>4}  ", style=f"bold {EMBER}")
    line.append(f"{screen.voice.seat(state.seat)}: ", style="bold")
    line.append(screen.voice.move(state, move))
    line.append(f"  {state.game.moves.print(move)}", style="dim")
    screen.console.print(line)
    before = len(history.journal.events)
    history.play(move)
    _show_events(screen, history, before)


def _show_events(screen: Screen, history: History, since: int) -> None:
    for event in history.journal.events[since:]:
        text = Text(f"        {screen.voice.event(event)}")
        if event.clause:
            text.append(f" [{event.clause}]", style="dim")
        screen.console.print(text)


def _next() -> bool:
    """Wait for Enter; the end of the input ends the walk."""
    try:
        input()
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def _end(record: Record, path: Path, to: int | None) -> int:
    count = len(record.moves)
    if to is None:
        return count
    if not 0 <= to <= count:
        raise BadOption("replay-no_such_move", to=to, path=path, count=count)
    return to


def print_position(path: Path, cards: Path | None, to: int | None) -> None:
    """The position after the last move (or move N) as JSON, to edit and to play from."""
    record = load_record(path, "", cards)
    state = record.replay(_end(record, path, to))
    json.dump(state.position(), sys.stdout, indent=1, ensure_ascii=False)
    typer.echo()


def show_position(path: Path, cards: Path | None, words: Words) -> None:
    """Check a position and show it."""
    state = load_position(path, "", cards).start()
    screen = Screen(words, voice_for(shown_to(state, -1), words.language, []))
    screen.board(state, -1)
    screen.line()
    if state.seat >= 0:
        screen.question(state)
        screen.moves(state)
        screen.line()
        screen.say("replay.play_position", style="dim", game=state.game.key, path=path)
    else:
        screen.outcome(state)
