"""Golden playthroughs: whole games as text, compared line by line, so that every change of behaviour is seen.

A playthrough holds the events before the first decision, then each decision with what each seat and a spectator see
(what changed since they last looked), the legal moves, the move chosen and the events that followed. Wording is left
out: it may change without a rule changing. Make or renew a game's files with::

    python -m underhall.conformance.playthrough GAME tests/conformance/playthroughs
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from underhall.conformance.walk import Broken, Walk, spelled
from underhall.core.game import Game, find
from underhall.core.state import State

FILES = 4  # playthroughs for each game, over variants from the first to the last
VIEWS = 60_000  # characters; from there on only questions, moves and events
SIZE = 140_000  # characters; a longer game breaks off there
SEED = 7


def playthrough(game: Game[Any], number: int) -> str:
    """Playthrough ``number`` (from 1) of a game, as text."""
    variants = game.variants()
    options = variants[(number - 1) * (len(variants) - 1) // max(1, FILES - 1)]
    walk = Walk(game, options, SEED + number)
    out = [
        f"# {spelled(game, options)}, seed {walk.seed}, rules {game.rules_version}, cards {game.catalogue.digest}",
        f"# renew with: python -m underhall.conformance.playthrough {game.key} DIRECTORY",
    ]
    opening = list(told(walk, 0))
    if opening:
        out += ["opening", *opening]
    size = 0
    seen: dict[str, str] = {}
    while walk.state.seat >= 0:
        here = [f"decision {len(walk.moves)}", *views(walk, seen, size > VIEWS), *question(walk)]
        events, before = len(walk.journal.events), walk.state.copy()
        walk.step()
        here += [played(walk, before), *told(walk, events)]
        size += sum(len(line) + 1 for line in here)
        if size > SIZE:
            return "\n".join([*out, "# breaks off here: long enough"]) + "\n"
        out += here
    outcome = walk.state.outcome()
    out += ["over", *views(walk, seen, size > VIEWS), f"  outcome {json.dumps(outcome.plain(), sort_keys=True)}"]
    return "\n".join(out) + "\n"


def views(walk: Walk, seen: dict[str, str], enough: bool) -> Iterator[str]:
    """What changed in each view, a line for each part of it. A seat's line is left out where a spectator's says it."""
    if enough:
        return
    open_to_all = dict(parts("", walk.state.view(-1)))
    for viewer in [-1, *range(walk.state.seats)]:
        here = dict(parts("", walk.state.view(viewer))) if viewer >= 0 else open_to_all
        name = f"seat {viewer}" if viewer >= 0 else "spectator"
        now = {f"{name} {path}": text for path, text in here.items() if viewer < 0 or open_to_all.get(path) != text}
        for path, text in now.items():
            if seen.get(path) != text:
                seen[path] = text
                yield f"  {path} {text}"
        for path in [path for path in seen if path.startswith(f"{name} ") and path not in now]:
            del seen[path]
            yield f"  {path} {'gone' if viewer < 0 else 'as for a spectator'}"


def parts(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view taken apart: a path for everything that is not made of further lists and mappings."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if any(isinstance(part, dict | list) for _, part in inner) or not path:
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(f"{path}.{key}" if path else str(key), part)
    else:
        yield path, json.dumps(value, sort_keys=True, ensure_ascii=False)


def question(walk: Walk) -> Iterator[str]:
    state = walk.state
    yield f"  asks {state.seat} {state.frames[-1].prompt(state)}"
    yield "  moves " + ", ".join(walk.game.moves.print(move) for move in state.moves())


def played(walk: Walk, before: State) -> str:
    move = walk.moves[-1]
    picks = ", ".join(walk.game.voice("en").picks(before, move))
    return f"  plays {walk.game.moves.print(move)} by clicking {picks}"


def told(walk: Walk, since: int) -> Iterator[str]:
    for event in walk.journal.events[since:]:
        audience = "".join(str(viewer) for viewer in walk.viewers() if viewer >= 0 and event.visible_to(viewer))
        to = "" if event.visible_to(-1) else f" to {audience}"
        arguments = json.dumps(event.arguments, sort_keys=True)
        yield f"  event {event.clause} {event.kind}{to} {arguments}"


def check_files(game: Game[Any], folder: Path) -> None:
    """Compare a game's playthroughs with its files, line by line."""
    for number in range(1, FILES + 1):
        path = folder / f"{game.key}-{number}.txt"
        if not path.exists():
            raise Broken(
                f"{game.key} has no playthrough {path.name}: make it with "
                f"'python -m underhall.conformance.playthrough {game.key} {folder}'"
            )
        expected = path.read_text(encoding="utf-8").splitlines()
        found = playthrough(game, number).splitlines()
        for line, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
            if old != new:
                raise Broken(f"{path.name} line {line} differs:\n  file: {old[:400]}\n  now:  {new[:400]}")
        if len(expected) != len(found):
            raise Broken(f"{path.name} has {len(expected)} lines, the game now {len(found)}")


def write_files(game: Game[Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, FILES + 1):
        path = folder / f"{game.key}-{number}.txt"
        path.write_text(playthrough(game, number), encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m underhall.conformance.playthrough GAME DIRECTORY")
    write_files(find(sys.argv[1]), Path(sys.argv[2]))
