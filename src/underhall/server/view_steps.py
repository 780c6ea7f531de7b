"""A move in steps: for each event a viewer may see, what it altered in the viewer's view.

A step is a list of patches. ``[path, value]`` sets what lies at a path of keys and indexes from the view's root;
``[path]`` takes a key away. A list whose length has changed is set whole. What is asked (``asked``, ``question``,
``moves``) is in no step: it means nothing before the move is over.
"""

from __future__ import annotations

from typing import Any

import orjson

from underhall.core.journal import Event, Journal
from underhall.core.state import State
from underhall.server import changes as kinds
from underhall.server.changes import Change

Patch = list[Any]
Step = list[Patch]
ALL = 1_000_000  # steps; no move has as many
WRITTEN = orjson.OPT_NON_STR_KEYS | orjson.OPT_SORT_KEYS


def patches(before: Any, after: Any) -> Step:
    """What turns one JSON value into another; nothing for equal ones. The values are not copied."""
    out: Step = []
    _write(before, after, [], out)
    return out


def _write(before: Any, after: Any, path: list[Any], out: Step) -> None:
    """Add to ``out`` what turns one into the other at ``path``, which is as it was when this returns."""
    if before is after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                out.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                out.append([[*path, key], value])
            else:
                path.append(key)
                _write(before[key], value, path, out)
                path.pop()
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index in range(len(after)):
            path.append(index)
            _write(before[index], after[index], path, out)
            path.pop()
    elif before != after or _written_differently(before, after):
        out.append([path[:], after])


def _written_differently(before: Any, after: Any) -> bool:
    """Whether two equal values differ to a client: 1 and True do, which Python takes for equal."""
    if isinstance(after, tuple):
        written: bool = orjson.dumps(before, option=WRITTEN) != orjson.dumps(after, option=WRITTEN)
        return written
    return type(before) is not type(after)


class StepWriter:
    """Writes the steps of moves that follow each other, for one viewer who has seen the game as it stood ``before``."""

    def __init__(self, viewer: int, before: State) -> None:
        self.viewer = viewer
        self.shown = before.board_view(viewer)

    def steps(self, events: list[Event], moments: list[State], most: int = ALL) -> list[Step]:
        """A step for each of the first events the viewer may see; what hidden ones altered comes with the next one."""
        found: list[Step] = []
        for event, moment in zip(events, moments, strict=True):
            if len(found) == most:
                break
            if event.visible_to(self.viewer):
                view = moment.board_view(self.viewer)
                found.append(patches(self.shown, view))
                self.shown = view
        return found


class Replays:
    """Moves just made, played again from how the game stood before, with the state kept at each of their events.

    So whoever makes a move pays nothing for its steps where nobody watches, and they are worked out once for all.
    """

    def __init__(self) -> None:
        self.known: dict[int, list[State]] = {}

    def moments(self, change: Change) -> list[State]:
        """The state right after each event of a move that has not been forgotten."""
        known = self.known.get(change.number)
        if known is None:
            assert change.before is not None
            journal = Journal(moments=True)
            twin = change.before.copy()
            twin.journal = journal
            twin.play(change.move)
            known = self.known[change.number] = journal.moments or []
        return known

    def steps(self, groups: list[list[Change]], viewer: int) -> list[list[Step]] | None:
        """The steps of each group of changes that a viewer is told together, all in one update.

        The first step starts from the view the viewer had before the update, every other one where the one before
        ended. The last event has none: after it holds the view that the update brings, and most moves have but one
        event. None where the view before is not known, since something other than a move altered the game as well.
        """
        moves = [[change for change in made if change.kind in kinds.GAME_CHANGES] for made in groups]
        if any(change.before is None for some in moves for change in some):
            return None
        left = sum(event.visible_to(viewer) for some in moves for change in some for event in change.events) - 1
        writer: StepWriter | None = None
        found: list[list[Step]] = []
        for some in moves:
            steps: list[Step] = []
            for change in some:
                if left > 0 and change.before is not None:
                    writer = writer or StepWriter(viewer, change.before)
                    made = writer.steps(change.events, self.moments(change), left)
                    left -= len(made)
                    steps += made
            found.append(steps)
        return found
