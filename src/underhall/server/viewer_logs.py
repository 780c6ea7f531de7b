"""What each viewer of a table has been told, where that differs from what has happened.

While a seat is asked aside (``Frame.unobservable``) nobody else may notice. So the changes since the last open question
are held back from whoever neither made them nor is asked, and are told together, as one, when the next open question
comes. Each viewer therefore has its own count of changes: a number that was left out would tell as much as a word.
Standing answers, which are a seat's own business, are left out of everybody else's count in the same way.

A table on which nothing was ever held back needs none of this: there the number told is the change's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from underhall.core.state import State
from underhall.server import changes as kinds
from underhall.server.changes import NOBODY, Change

ChangeGroup = tuple[int, ...]  # the numbers of changes that a viewer is told as one


@dataclass(slots=True)
class FrozenView:
    """How the game stood when a viewer last was told of it."""

    state: State
    turned_at: float


@dataclass(slots=True)
class ViewerLog:
    """What one viewer has been told since the counts parted."""

    turn_number: int
    updated: float
    groups: list[ChangeGroup] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    frozen: FrozenView | None = None
    # Whether what is held back is more than answers aside of which this viewer noticed nothing.
    noticeable: bool = False


class ViewerLogs:
    """The counts of all viewers of a table: its seats, and -1 for spectators, who all know the same."""

    def __init__(self, number: int, turn_number: int, updated: float, seats: int) -> None:
        self.base = number
        self.logs = {viewer: ViewerLog(turn_number, updated) for viewer in range(NOBODY, seats)}

    def number(self, viewer: int) -> int:
        """How many changes a viewer knows of."""
        return self.base + len(self.logs[viewer].groups)

    def record(self, change: Change, aside: int, before: FrozenView | None, state: State | None, over: bool) -> None:
        """Take in a change. ``aside`` is who is asked aside after it.

        ``before`` is how the game stood before an answer aside, or before a move after which somebody is asked aside;
        ``state`` is how it stands now.
        """
        for viewer, log in self.logs.items():
            if change.kind in kinds.SECRET_CHANGES:
                if viewer == change.seat:
                    self._tell(log, change, (change.number,))
            elif change.kind == kinds.MOVE and aside not in (NOBODY, viewer) and viewer != change.seat:
                log.held.append(change.number)
                log.frozen = log.frozen or before
                log.noticeable = log.noticeable or noticed(change, viewer)
            elif change.kind == kinds.MOVE or over:
                frozen = log.frozen or before
                if (
                    log.noticeable
                    or over
                    or frozen is None
                    or noticed(change, viewer)
                    or differs(frozen, state, viewer)
                ):
                    self._tell(log, change, (*log.held, change.number))
                    log.frozen = None
                else:  # somebody else was asked after this viewer was, and kept silent
                    log.frozen = frozen
                log.held.clear()
                log.noticeable = False
            else:
                if change.kind == kinds.UNDO:  # what was held back has not happened
                    log.held.clear()
                    log.frozen = None
                    log.noticeable = False
                self._tell(log, change, (change.number,))

    def _tell(self, log: ViewerLog, change: Change, group: ChangeGroup) -> None:
        log.groups.append(group)
        log.updated = change.at
        if change.kind in kinds.GAME_CHANGES:
            log.turn_number = self.base + len(log.groups)

    def since(self, viewer: int, number: int) -> list[tuple[int, ChangeGroup]]:
        """What a viewer was told after a number of its count: each group with its number."""
        if number >= self.base:
            first = number - self.base
            groups = self.logs[viewer].groups[first:]
            return [(number + n, group) for n, group in enumerate(groups, start=1)]
        early = [(n, (n,)) for n in range(number + 1, self.base + 1)]
        return early + self.since(viewer, self.base)

    def last(self, viewer: int, first: int) -> list[tuple[int, ChangeGroup]]:
        """What a viewer was told by the changes from ``first`` on."""
        groups = self.logs[viewer].groups
        start = len(groups)
        while start > 0 and groups[start - 1][-1] >= first:
            start -= 1
        return [(self.base + n, group) for n, group in enumerate(groups[start:], start=start + 1)]

    def first_untold(self, change: int) -> int:
        """The first change that somebody is told together with those from ``change`` on, or not told yet."""
        found = change
        for viewer, log in self.logs.items():
            found = min([found, *log.held, *(group[0] for _, group in self.last(viewer, change))])
        return found


def noticed(change: Change, viewer: int) -> bool:
    """Whether a viewer sees by itself that a move was made: an open one, its own, or one with events it may see."""
    return not change.aside or change.seat == viewer or any(event.visible_to(viewer) for event in change.events)


def differs(frozen: FrozenView, state: State | None, viewer: int) -> bool:
    return state is None or frozen.state.view(viewer) != state.view(viewer)
