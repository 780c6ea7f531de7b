"""Moves: named verbs with arguments outside, dense integers inside, from one declaration.

A game declares its verbs once, each with a pattern that is both how the move is printed and how it is read::

    Verb("place", "place {location}", location=Words(("1", "2", "3")))
    Verb("play", "play {card} at {x},{y} r{turn}", card=Words(KINDS), x=Span(-9, 9), y=Span(-9, 9), turn=Span(0, 3))

Verbs are numbered in the order of declaration, the last argument runs fastest, so a move keeps its number as long as
nothing before it in the declaration changes.

A verb that is played often can have a short form beside it, one word in which records write it::

    Verb("special", "special {pile} with {payment}", pile=..., payment=...).written("s{pile}{payment}")
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, final

from underhall.core.buffers import i64, longer, vec, zeros
from underhall.core.errors import InvalidMove

if TYPE_CHECKING:
    import re

KEPT: Final = 10_000  # moves whose text is remembered


@final
class MoveList:
    """Legal moves in order: the top frame writes them, whoever asked reads them."""

    def __init__(self) -> None:
        self.items: vec[i64] = zeros(64)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        if self.count == len(self.items):
            self.grow()
        self.items[self.count] = move
        self.count += 1

    def reserve(self, more: i64) -> None:
        """Make room for this many further moves: then ``items`` can be written directly, and ``count`` set after."""
        while self.count + more > len(self.items):
            self.grow()

    def grow(self) -> None:
        self.items = longer(self.items, 2 * len(self.items))

    def holds(self, move: i64) -> bool:
        index: i64 = 0
        while index < self.count:
            if self.items[index] == move:
                return True
            index += 1
        return False

    def listed(self) -> list[int]:
        items = self.items
        out: list[int] = []
        index: i64 = 0
        while index < self.count:
            out.append(items[index])
            index += 1
        return out


class Argument:
    """The values one argument of a verb can take, numbered from 0."""

    def __init__(self, words: tuple[str, ...], short: tuple[str, ...] = ()) -> None:
        if len(set(words)) != len(words):
            raise ValueError("an argument has two values of the same name")
        self.words = words
        self.short: tuple[str, ...] = short or words
        self.index: dict[str, int] = {word: number for number, word in enumerate(words)}

    def pattern(self) -> str:
        import re

        # Longest first, so that "gold mine" is not read as "gold" with " mine" left over.
        return "|".join(re.escape(word) for word in sorted(self.words, key=len, reverse=True))


def Words(words: tuple[str, ...], short: tuple[str, ...] = ()) -> Argument:
    """An argument that is one of these words; ``short`` is what they are in the verb's short form, if not the same."""
    return Argument(words, short)


def Span(first: int, last: int) -> Argument:
    """An argument that is a whole number from first to last."""
    return Argument(tuple(str(number) for number in range(first, last + 1)))


class Verb:
    """One kind of move: its name, its arguments, and how it is written."""

    def __init__(self, key: str, pattern: str, **arguments: Argument) -> None:
        self.key = key
        self.pattern = pattern
        self.short = ""
        self.arguments: dict[str, Argument] = arguments
        self.base: int = 0
        self.count: int = 1
        # Of each argument: its name, how many values it has, and how many moves have the same one in a row.
        self._places: list[tuple[str, int, int]] = []
        for name in reversed(list(arguments)):
            size = len(arguments[name].words)
            self._places.insert(0, (name, size, self.count))
            self.count *= size
        self._expression: re.Pattern[str] | None = None

    def written(self, short: str) -> Verb:
        """This verb with a short form for records."""
        self.short = short
        return self

    def stem(self) -> str:
        """What all moves of a verb begin with, if only their last word differs: ``place ``; else nothing."""
        name = next(iter(self.arguments), "")
        alone = len(self.arguments) == 1 and self.pattern.endswith("{" + name + "}")
        return self.pattern[: -len(name) - 2] if alone else ""

    def encode(self, *values: int) -> int:
        """The move with these argument numbers."""
        number = 0
        for value, argument in zip(values, self.arguments.values(), strict=True):
            if not 0 <= value < len(argument.words):
                raise InvalidMove("move-no_argument", verb=self.key, number=value)
            number = number * len(argument.words) + value
        return self.base + number

    def decode(self, move: int) -> dict[str, int]:
        """The argument numbers of a move of this verb."""
        number = move - self.base
        return {name: number // run % size for name, size, run in self._places}

    def print(self, move: int) -> str:
        values = self.decode(move)
        return self.pattern.format(**{name: self.arguments[name].words[value] for name, value in values.items()})

    def shorten(self, move: int) -> str:
        """The short form of a move, if the verb has one."""
        values = self.decode(move)
        return self.short.format(**{name: self.arguments[name].short[value] for name, value in values.items()})

    def expression(self) -> re.Pattern[str]:
        """What text of this verb looks like; made when first needed, since most programs never read a move."""
        if self._expression is None:
            import re

            text = re.escape(self.pattern)
            for name, argument in self.arguments.items():
                text = text.replace(re.escape("{" + name + "}"), f"(?P<{name}>{argument.pattern()})")
            self._expression = re.compile(text.replace(r"\ ", r"\s+"), re.IGNORECASE)
        return self._expression

    def parse(self, text: str) -> int | None:
        """The move this text names, or None if it is not of this verb."""
        match = self.expression().fullmatch(text)
        if match is None:
            return None
        number = 0
        for name, argument in self.arguments.items():
            word = match.group(name)
            value = argument.index.get(word)
            if value is None:
                same = [place for place, known in enumerate(argument.words) if known.lower() == word.lower()]
                if not same:  # the pattern takes a long s for an s, and a dotless i for an i
                    return None
                value = same[0]
            number = number * len(argument.words) + value
        return self.base + number


class MoveSpace:
    """All moves of a game: verbs to dense integers and back, text to moves and back."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: dict[str, Verb] = {}
        self.bases: list[int] = []
        self.order: list[Verb] = []
        self.size: int = 0
        self._short: dict[str, int] | None = None
        self._printed: dict[int, str] = {}
        for verb in verbs:
            if verb.key in self.verbs:
                raise ValueError(f"two verbs are called {verb.key}")
            verb.base = self.size
            self.bases.append(self.size)
            self.size += verb.count
            self.verbs[verb.key] = verb
            self.order.append(verb)

    def __len__(self) -> int:
        return self.size

    def base(self, key: str) -> int:
        """The number of a verb's first move."""
        return self.verbs[key].base

    def verb(self, move: int) -> Verb:
        """Which verb a move belongs to."""
        if 0 <= move < self.size:
            return self.order[bisect_right(self.bases, move) - 1]
        raise InvalidMove("move-number_out_of_range", move=move, last=self.size - 1)

    def arguments(self, move: int) -> dict[str, int]:
        return self.verb(move).decode(move)

    def print(self, move: int) -> str:
        """The move as text, as records and command lines have it. The same few are wanted again and again."""
        text = self._printed.get(move)
        if text is None:
            text = self.verb(move).print(move)
            if len(self._printed) >= KEPT:
                self._printed.clear()
            self._printed[move] = text
        return text

    def parse(self, text: str) -> int:
        """The move a text names; raises InvalidMove with the forms that exist."""
        cleaned = " ".join(text.split())
        for verb in self.order:
            move = verb.parse(cleaned)
            if move is not None:
                return move
        forms = ", ".join(f"'{verb.pattern}'" for verb in self.order)
        raise InvalidMove("move-unknown", text=cleaned[:60], forms=forms)

    def short(self) -> dict[str, int]:
        """Every short form and its move; made when first needed."""
        if self._short is None:
            forms: dict[str, int] = {}
            for verb in self.order:
                for move in range(verb.base, verb.base + verb.count) if verb.short else ():
                    form = verb.shorten(move)
                    if form in forms or form.split() != [form]:
                        raise ValueError(f"'{form}' cannot be the short form of '{verb.print(move)}'")
                    forms[form] = move
            self._short = forms
        return self._short
