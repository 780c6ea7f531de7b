"""The stack of pending frames: a list in all but its speed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from underhall.core.frames import Frame, Stack


class Numbered(Frame[Any]):
    def __init__(self, number: int) -> None:
        self.number = number

    def name(self) -> str:
        return str(self.number)


def test_it_does_what_a_list_would_do() -> None:
    """Far beyond the room it starts with."""
    stack = Stack()
    plain: list[Frame[Any]] = []
    chooser = random.Random(1)
    for step in range(3000):
        frame = Numbered(step)
        action = chooser.randrange(5 if step < 2000 else 7)
        if action < 3 or not plain:
            stack.append(frame)
            plain.append(frame)
        elif action == 3:
            index = chooser.randrange(-len(plain), len(plain))
            stack[index] = frame
            plain[index] = frame
        elif action == 4:
            index = chooser.randrange(len(plain) + 1)
            stack.insert(index, frame)
            plain.insert(index, frame)
        else:
            stack.pop()
            plain.pop()
        assert len(stack) == len(plain)
        assert bool(stack) == bool(plain)
        if plain:
            assert stack[-1] is plain[-1]
            assert stack[0] is plain[0]
    assert list(stack) == plain
    twin = Stack(stack)
    assert list(twin) == plain
    twin.append(Numbered(0))
    assert list(stack) == plain
    twin.pop()
    stack.clear()
    assert list(stack) == []
    assert list(twin) == plain


def test_a_twin_of_an_empty_stack_takes_frames() -> None:
    twin = Stack(Stack())
    assert list(twin) == []
    twin.append(Numbered(1))
    assert [frame.name() for frame in twin] == ["1"]


def test_wrong_places_are_refused() -> None:
    stack = Stack()
    with pytest.raises(IndexError, match="empty stack"):
        stack.pop()
    stack.append(Numbered(1))
    for index in (1, -2):
        with pytest.raises(IndexError, match=f"no frame {index} in a stack of 1"):
            stack[index]
        with pytest.raises(IndexError, match=f"no frame {index} in a stack of 1"):
            stack[index] = Numbered(2)
    assert [frame.name() for frame in stack] == ["1"]
