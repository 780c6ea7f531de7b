"""What stands where a number belongs is read as that number or refused in words: nothing else may come of it."""

from __future__ import annotations

import io
import tokenize
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underhall
from underhall.cli.typed import read_move
from underhall.core import game as games
from underhall.core import record as records
from underhall.core.errors import UnderhallError
from underhall.core.numbers import LONGEST, whole_number
from underhall.core.position import FrameKind
from underhall.core.record import Record, _check_sum
from underhall.core.state import Frame
from underhall.players import levels

T = TypeVar("T")
# Signs, digits of other scripts, digits that ``int`` does not take, spaces, more digits than ``int`` takes, and letters
# that are an s or an i for patterns only.
ODD = (
    "", "-", "--", "--5", "-5-", "- 5", "+5", "5-", "5 5", "5_0", "5.0", "5e3", "0x5", "007", "-0", "²", "①", "٣", "５",
    "-²", "\u200b5", "5\u00a0", "\t5\n", "nan", "inf", "None", "True", "[]", "9" * 40, "-" + "9" * 40, "9" * 5000,
    "-" * 5000 + "5", "\x00", "6x²", "6x--6", "x" * 40, "ſ", "ı",
)  # fmt: skip
SPELLED = st.sampled_from(ODD) | st.text(alphabet="-+_. \t0123456789xX²①٣５\u00a0", max_size=12) | st.text(max_size=8)


GAMES = [games.find(key) for key in games.keys()]  # noqa: SIM118


class Pending(Frame[Any]):
    """A frame of one number."""

    def __init__(self, numbers: list[int]) -> None:
        self.given = numbers


def read_or_refuse(read: Callable[[], T]) -> T | None:
    """What is read, or None where it is refused in words; any other failure goes on."""
    try:
        return read()
    except UnderhallError as error:
        if not str(error):
            raise
        return None


def read_every_option(text: str) -> None:
    """Each by itself: the first that refuses must not keep the text from the others."""
    for game in GAMES:
        for option in game.options:
            settled = read_or_refuse(lambda: game.configure({option.key: text})[option.key])  # noqa: B023
            assert settled is None or option.read(settled) == settled


def read_seed(text: str) -> None:
    record = Record(games.find("dwarf"), games.find("dwarf").configure({}), 42, ["Ann", "Bob"])
    lines = record.write().splitlines()[:-1]
    lines[lines.index("seed 42")] = f"seed {text}"
    lines = "\n".join(lines).splitlines()  # what was given may break lines of its own
    records.read("\n".join([*lines, f"end 0 {_check_sum(lines)}"]))


def read_typed(text: str) -> None:
    read_move(games.find("dwarf").new(1), text)


READERS: list[Callable[[str], object]] = [
    read_every_option,
    lambda text: FrameKind("pending", Pending, (-3, 3)).read([text], "frames.0"),
    read_seed,
    read_typed,
    lambda text: levels.make(f"search:{text}it", "dwarf"),
    lambda text: levels.is_player(f"search:{text}s"),
]


@pytest.mark.parametrize("reader", READERS, ids=["option", "frame", "seed", "typed move", "level", "kind of player"])
def test_odd_numbers_are_read_or_refused_in_words(reader: Callable[[str], object]) -> None:
    @settings(max_examples=150, deadline=None, database=None, derandomize=True)
    @given(SPELLED)
    def holds(text: str) -> None:
        read_or_refuse(lambda: reader(text))

    holds()
    for text in ODD:
        read_or_refuse(lambda: reader(text))  # noqa: B023


def test_whole_numbers() -> None:
    assert [whole_number(text) for text in ("0", "5", "-5", "007", "9" * LONGEST)] == [0, 5, -5, 7, int("9" * LONGEST)]
    for text in ("", "-", "--5", "+5", " 5", "5 ", "5_0", "²", "٣", "５", "5.0", "9" * (LONGEST + 1)):
        assert whole_number(text) is None, text


def test_a_letter_that_only_a_pattern_takes_for_another_is_no_move() -> None:
    """The long s and the dotless i match s and i where case is ignored, and are neither in lower case."""
    for game in GAMES:
        for verb in game.moves.order:
            text = verb.print(verb.base)
            for letter, other in (("s", "ſ"), ("i", "ı"), ("k", "\u212a")):
                odd = text.replace(letter, other)
                move = read_or_refuse(lambda: game.moves.parse(odd))  # noqa: B023
                assert move is None or 0 <= move < game.moves.size


def test_numbers_are_read_in_one_place_only() -> None:
    """``isdigit`` lets signs, exponents and other scripts through in its own way each time it is used."""
    allowed = {"core/numbers.py", "lab/sample.py", "cli/typed.py"}  # the others look at a letter and read no number
    root = Path(underhall.__file__).parent
    found = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
        if token.type == tokenize.NAME and token.string in ("isdigit", "isdecimal", "isnumeric")
    }
    assert found == allowed
