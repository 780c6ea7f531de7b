"""What is pending in a game: a stack of small immutable frames.

The top frame either asks a seat to decide or carries on by itself, pushing and popping others. Nothing pending is ever
a closure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar, final

from underhall.core.buffers import i64, mypyc_attr, vec
from underhall.core.moves import MoveList

# An i64: beside a plain int, ``x if y else NOBODY`` would make an object of the number when compiled.
NOBODY: Final[i64] = -1
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something pending: a decision, or work that carries on by itself. Immutable, so copies of a state share it."""

    def name(self) -> str:
        """The frame's name in positions; its numbers follow."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        return []

    def seat(self, state: S) -> i64:
        """Who decides, or NOBODY if the frame carries on by itself."""
        return NOBODY

    def hides_decider(self) -> bool:
        """Whether others must not learn who is being asked."""
        return False

    def unobservable(self) -> bool:
        """Whether others must not even learn that anybody is being asked: to them the turn just goes on.

        The last legal move is the one that gives nothing away, for whoever has to answer in place of the seat.
        """
        return False

    def run(self, state: S) -> None:
        """Carry on; must change the stack or the next call does the same again."""
        raise NotImplementedError

    def moves(self, state: S, out: MoveList) -> None:
        """Write every legal move, in order, at least one."""
        raise NotImplementedError

    def play(self, state: S, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def prompt(self, state: S) -> str:
        """The key of the question asked, in the game's prompt texts."""
        return self.name()

    def why_not(self, state: S, move: i64) -> str:
        """The key of the reason why a move is refused, in the game's refusal texts."""
        return "not_now"

    def spell(self) -> str:
        return " ".join([self.name()] + [str(number) for number in self.numbers()])


@final
class Midway(Frame[Any]):
    """What seems to ask in a state taken in the midst of a move (``State.moment``): nothing, and nobody."""

    def name(self) -> str:
        return "midway"

    def hides_decider(self) -> bool:
        return True

    def moves(self, state: Any, out: MoveList) -> None:
        """None: nothing can be played before the move is over."""

    def prompt(self, state: Any) -> str:
        return ""


NOTHING: Final = Frame[Any]()
MIDWAY: Final = Midway()
# The first room of a stack; few games ever pile up more.
ROOM: Final = 16


@final
class Stack:
    """The pending frames, bottom first, with the names of a list.

    A typed buffer of fixed room and a count: a list would change its size with every frame, and check what it holds
    whenever one is read.
    """

    def __init__(self, original: Stack | None = None) -> None:
        """An empty stack, or one that holds the same frames as another."""
        if original is None:  # room is made with the first frame: the stack of a new twin never gets one
            self.items: vec[Frame[Any]] = vec[Frame]()  # type: ignore[type-arg]
            self.depth: i64 = 0
        else:
            self.items = original.items[:]
            self.depth = original.depth

    def __len__(self) -> int:
        return self.depth

    def __iter__(self) -> Iterator[Frame[Any]]:
        return iter(self.listed())

    def __getitem__(self, index: i64) -> Frame[Any]:
        return self.items[self.place(index)]

    def __setitem__(self, index: i64, frame: Frame[Any]) -> None:
        self.items[self.place(index)] = frame

    def append(self, frame: Frame[Any]) -> None:
        if self.depth == len(self.items):
            self.grow()
        self.items[self.depth] = frame
        self.depth += 1

    def insert(self, index: i64, frame: Frame[Any]) -> None:
        """Put a frame below the one at an index."""
        self.append(frame)
        place: i64 = self.depth - 1
        while place > index:
            self.items[place] = self.items[place - 1]
            place -= 1
        self.items[index] = frame

    def pop(self) -> None:
        """The top frame is done. It stays in the buffer until another takes its place: frames are small and shared."""
        if self.depth == 0:
            raise IndexError("pop from an empty stack of frames")
        self.depth -= 1

    def clear(self) -> None:
        self.depth = 0

    def listed(self) -> list[Frame[Any]]:
        return [self.items[place] for place in range(self.depth)]

    def place(self, index: i64) -> i64:
        """Where an index is; as in a list, -1 is the top."""
        place: i64 = index + self.depth if index < 0 else index
        if place < 0 or place >= self.depth:
            raise IndexError(f"no frame {index} in a stack of {self.depth}")
        return place

    def grow(self) -> None:
        larger = vec[Frame]([NOTHING] * max(ROOM, 2 * len(self.items)))  # type: ignore[type-arg]
        place: i64 = 0
        while place < self.depth:
            larger[place] = self.items[place]
            place += 1
        self.items = larger
