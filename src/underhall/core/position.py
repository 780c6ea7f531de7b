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
        raise BadPosition("position-wrong_type", where=_path(where, name), kind=kind.__name__)
    return value


def whole(position: dict[str, Any], name: str, low: int, high: int, where: str = "") -> int:
    value = position.get(name)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition("position-not_in_range", where=_path(where, name), low=low, high=high, value=repr(value))
    return value


def truth(position: dict[str, Any], name: str, where: str = "") -> bool:
    value = position.get(name)
    if type(value) is not bool:
        raise BadPosition("position-no_truth", where=_path(where, name), value=repr(value))
    return value


def lists(position: dict[str, Any], name: str, count: int, where: str = "") -> list[list[Any]]:
    value = field(position, name, list, where)
    if len(value) != count or not all(isinstance(part, list) for part in value):
        raise BadPosition("position-wrong_lists", where=_path(where, name), count=count)
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
            raise BadPosition("position-frame_numbers", where=where, frame=self.name, wanted=wanted, found=len(words))
        numbers: list[int] = []
        for place, word in enumerate(words):
            low, high = self.ranges[min(place, wanted - 1)]
            number = whole_number(word)
            if number is None or not low <= number <= high:
                raise BadPosition(
                    "position-frame_number",
                    where=where,
                    place=place + 1,
                    frame=self.name,
                    low=low,
                    high=high,
                    value=word,
                )
            numbers.append(number)
        return self.build(numbers)


def frames(position: dict[str, Any], kinds: list[FrameKind]) -> Stack:
    """The stack of pending frames, bottom first."""
    known = {kind.name: kind for kind in kinds}
    stack = Stack()
    for number, text in enumerate(field(position, "frames", list)):
        words = str(text).split()
        if not words or words[0] not in known:
            raise BadPosition("position-unknown_frame", number=number, frame=text, frames=list(known))
        stack.append(known[words[0]].read(words[1:], f"frames.{number}"))
    return stack


def _path(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
