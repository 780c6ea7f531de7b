"""Reading positions: plain data back into a state, every wrong value named by its place.

``fields`` declares what a game's position holds; here is what one value must be, and the sentence if it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from underhall.core.errors import BadPosition
from underhall.core.frames import Frame, Stack
from underhall.core.numbers import whole_number

# How a word that is not there is refused.
NO_SUCH: Final = "no_such"
NO_CARD: Final = "no_card"
NO_LOCATION: Final = "no_location"
ONE_OF: Final = "one_of"  # names the words that are there

SOME: Final = 10  # words named in an error: enough to see what is meant


# A value of a position; ``where`` is its place.


def as_kind(value: object, kind: type, where: str) -> Any:
    if not isinstance(value, kind):
        raise BadPosition(f"{where}: missing, or not a {kind.__name__}")
    return value


def as_whole(value: object, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: a whole number from {low} to {high} is needed, not {value!r}")
    return value


def as_truth(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise BadPosition(f"{where}: true or false is needed, not {value!r}")
    return value


def as_table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: a table is needed")
    return value


def as_cards(value: object, most: int, where: str) -> list[Any]:
    """A list with room for so many cards; whether they are cards is left open."""
    if not isinstance(value, list):
        raise BadPosition(f"{where}: a list of cards is needed")
    if len(value) > most:
        raise BadPosition(f"{where}: at most {most} cards fit, not {len(value)}")
    return value


def as_list(value: object, least: int, most: int, where: str) -> list[Any]:
    """A list of so many entries."""
    entries: list[Any] = as_kind(value, list, where)
    if least == most and len(entries) != most:
        raise BadPosition(f"{where}: {most} are needed, not {len(entries)}")
    if not least <= len(entries) <= most:
        raise BadPosition(f"{where}: {least} to {most} are needed, not {len(entries)}")
    return entries


def as_lists(value: object, count: int, where: str) -> list[list[Any]]:
    entries = as_kind(value, list, where)
    if len(entries) != count or not all(isinstance(part, list) for part in entries):
        raise BadPosition(f"{where}: {count} lists are needed")
    return list(entries)


def as_word(value: object, words: Sequence[str], where: str, refusal: str = NO_SUCH) -> int:
    """The number of a word among all there are."""
    if value in words:
        return words.index(str(value))
    if refusal == NO_CARD:
        raise BadPosition(f"{where}: there is no card '{value}'")
    if refusal == NO_LOCATION:
        raise BadPosition(f"{where}: there is no location '{value}'")
    if refusal == NO_SUCH:
        raise BadPosition(f"{where}: there is no '{value}'")
    named = [word for word in words[:SOME] if word]
    if "" in words:
        raise BadPosition(f"{where}: '{value}' is not one of {', '.join(named)} or empty")
    raise BadPosition(f"{where}: '{value}' is not one of {', '.join(named)}")


def as_mask(value: object, words: Sequence[str], where: str, refusal: str = NO_SUCH) -> int:
    """A bit for each word of a list, none of them twice."""
    mask = 0
    for word in as_kind(value, list, where):
        bit = 1 << as_word(word, words, where, refusal)
        if mask & bit:
            raise BadPosition(f"{where}: '{word}' stands there twice")
        mask |= bit
    return mask


# The same by its name in a table.


def field(position: dict[str, Any], name: str, kind: type, where: str = "") -> Any:
    return as_kind(position.get(name), kind, inside(where, name))


def whole(position: dict[str, Any], name: str, low: int, high: int, where: str = "") -> int:
    return as_whole(position.get(name), low, high, inside(where, name))


def truth(position: dict[str, Any], name: str, where: str = "") -> bool:
    return as_truth(position.get(name), inside(where, name))


def lists(position: dict[str, Any], name: str, count: int, where: str = "") -> list[list[Any]]:
    return as_lists(position.get(name), count, inside(where, name))


def inside(where: str, name: str) -> str:
    """The place of what a table calls by a name."""
    return f"{where}.{name}" if where else name


# What is pending.


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
