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
        raise BadPosition("position-wrong_type", where=where, kind=kind.__name__)
    return value


def as_whole(value: object, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition("position-not_in_range", where=where, low=low, high=high, value=repr(value))
    return value


def as_truth(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise BadPosition("position-no_truth", where=where, value=repr(value))
    return value


def as_table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition("position-no_table", where=where)
    return value


def as_cards(value: object, most: int, where: str) -> list[Any]:
    """A list with room for so many cards; whether they are cards is left open."""
    if not isinstance(value, list):
        raise BadPosition("position-no_cards", where=where)
    if len(value) > most:
        raise BadPosition("position-too_many_cards", where=where, most=most, count=len(value))
    return value


def as_list(value: object, least: int, most: int, where: str) -> list[Any]:
    """A list of so many entries."""
    entries: list[Any] = as_kind(value, list, where)
    if least == most and len(entries) != most:
        raise BadPosition("position-wrong_count", where=where, wanted=most, count=len(entries))
    if not least <= len(entries) <= most:
        raise BadPosition("position-count_not_in_range", where=where, least=least, most=most, count=len(entries))
    return entries


def as_lists(value: object, count: int, where: str) -> list[list[Any]]:
    entries = as_kind(value, list, where)
    if len(entries) != count or not all(isinstance(part, list) for part in entries):
        raise BadPosition("position-wrong_lists", where=where, count=count)
    return list(entries)


def as_word(value: object, words: Sequence[str], where: str, refusal: str = NO_SUCH) -> int:
    """The number of a word among all there are."""
    if value in words:
        return words.index(str(value))
    if refusal == NO_CARD:
        raise BadPosition("position-unknown_card", where=where, card=value)
    if refusal == NO_LOCATION:
        raise BadPosition("position-unknown_location", where=where, location=value)
    if refusal == NO_SUCH:
        raise BadPosition("position-unknown_word", where=where, word=value)
    named = [word for word in words[:SOME] if word]
    if "" in words:
        raise BadPosition("position-not_one_or_empty", where=where, value=value, words=named)
    raise BadPosition("position-not_one_of", where=where, value=value, words=named)


def as_mask(value: object, words: Sequence[str], where: str, refusal: str = NO_SUCH) -> int:
    """A bit for each word of a list, none of them twice."""
    mask = 0
    for word in as_kind(value, list, where):
        bit = 1 << as_word(word, words, where, refusal)
        if mask & bit:
            raise BadPosition("position-twice", where=where, word=word)
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
