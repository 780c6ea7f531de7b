"""Reading positions: plain data back into a state, every wrong value named by its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.core.errors import BadPosition
from underhall.core.frames import Frame, Stack
from underhall.core.numbers import whole_number


def field(position: dict[str, Any], name: str, kind: type, where: str = "") -> Any:
    value = position.get(name)
    if not isinstance(value, kind):
        raise BadPosition(f"{_path(where, name)}: missing, or not a {kind.__name__}")
    return value


def whole(position: dict[str, Any], name: str, low: int, high: int, where: str = "") -> int:
    value = position.get(name)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{_path(where, name)}: a whole number from {low} to {high} is needed, not {value!r}")
    return value


def truth(position: dict[str, Any], name: str, where: str = "") -> bool:
    value = position.get(name)
    if type(value) is not bool:
        raise BadPosition(f"{_path(where, name)}: true or false is needed, not {value!r}")
    return value


def lists(position: dict[str, Any], name: str, count: int, where: str = "") -> list[list[Any]]:
    value = field(position, name, list, where)
    if len(value) != count or not all(isinstance(part, list) for part in value):
        raise BadPosition(f"{_path(where, name)}: {count} lists are needed")
    return list(value)


class FrameKind:
    """A frame as positions spell it: its name, a range for each of its numbers, and how to make it.

    With ``more`` the last range stands for one number or several.
    """

    def __init__(
        self,
        name: str,
        build: Callable[[list[int]], Frame[Any]],
        *ranges: tuple[int, int],
        more: bool = False,
    ) -> None:
        self.name = name
        self.build = build
        self.ranges = ranges
        self.more = more

    def read(self, words: list[str], where: str) -> Frame[Any]:
        wanted = len(self.ranges)
        if len(words) < wanted or (len(words) > wanted and not self.more):
            raise BadPosition(f"{where}: '{self.name}' takes {wanted} numbers, not {len(words)}")
        numbers: list[int] = []
        for place, word in enumerate(words):
            low, high = self.ranges[min(place, wanted - 1)]
            number = whole_number(word)
            if number is None or not low <= number <= high:
                raise BadPosition(f"{where}: number {place + 1} of '{self.name}' must be {low} to {high}, not '{word}'")
            numbers.append(number)
        return self.build(numbers)


def frames(position: dict[str, Any], kinds: list[FrameKind]) -> Stack:
    """The stack of pending frames, bottom first."""
    known = {kind.name: kind for kind in kinds}
    stack = Stack()
    for number, text in enumerate(field(position, "frames", list)):
        words = str(text).split()
        if not words or words[0] not in known:
            raise BadPosition(f"frames.{number}: there is no frame '{text}'; frames are {', '.join(known)}")
        stack.append(known[words[0]].read(words[1:], f"frames.{number}"))
    return stack


def _path(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
