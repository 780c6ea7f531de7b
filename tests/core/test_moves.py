"""Moves: verbs with arguments to dense numbers and text, and back."""

from __future__ import annotations

import pytest

from underhall.core.errors import InvalidMove
from underhall.core.moves import MoveList, MoveSpace, Span, Verb, Words

METALS = ("gold", "gold mine", "iron")


@pytest.fixture
def space() -> MoveSpace:
    return MoveSpace(
        Verb("take", "take {metal}", metal=Words(METALS)),
        Verb("pass", "pass"),
        Verb(
            "lay", "lay {metal} at {x},{y} r{turn}", metal=Words(METALS), x=Span(-2, 2), y=Span(0, 1), turn=Span(0, 3)
        ),
        Verb("sum", "sum (1+1)*{n}?", n=Span(1, 3)),
    )


def test_numbers_are_dense_and_the_last_argument_runs_fastest(space: MoveSpace) -> None:
    assert len(space) == space.size == 3 + 1 + 3 * 5 * 2 * 4 + 3
    assert [verb.base for verb in space.order] == [0, 3, 4, 124]
    assert space.base("lay") == 4
    lay = space.verbs["lay"]
    assert lay.encode(0, 0, 0, 1) == lay.encode(0, 0, 0, 0) + 1
    assert lay.encode(0, 0, 1, 0) == lay.encode(0, 0, 0, 0) + 4
    assert lay.encode(1, 0, 0, 0) == lay.encode(0, 0, 0, 0) + 40


def test_every_move_prints_and_parses_to_itself(space: MoveSpace) -> None:
    texts = [space.print(move) for move in range(space.size)]
    assert len(set(texts)) == space.size
    assert [space.parse(text) for text in texts] == list(range(space.size))


def test_every_move_decodes_and_encodes_to_itself(space: MoveSpace) -> None:
    for move in range(space.size):
        assert space.verb(move).encode(*space.arguments(move).values()) == move


def test_text_in_full(space: MoveSpace) -> None:
    move = space.verbs["lay"].encode(1, 0, 1, 3)
    assert space.print(move) == "lay gold mine at -2,1 r3"
    assert space.arguments(move) == {"metal": 1, "x": 0, "y": 1, "turn": 3}


def test_the_longest_word_wins(space: MoveSpace) -> None:
    assert space.parse("take gold mine") == 1
    assert space.parse("take gold") == 0


def test_reading_forgives_case_and_spaces(space: MoveSpace) -> None:
    assert space.parse("  TAKE   Gold  MINE ") == 1


def test_signs_in_a_pattern_are_only_signs(space: MoveSpace) -> None:
    assert space.parse("sum (1+1)*2?") == 125
    with pytest.raises(InvalidMove):
        space.parse("sum 112")


@pytest.mark.parametrize("text", ["", "take", "take silver", "take gold now", "lay iron at 3,0 r0", "retake gold"])
def test_other_text_is_no_move(space: MoveSpace, text: str) -> None:
    with pytest.raises(InvalidMove, match=r"is no move of this game; moves are written 'take \{metal\}', 'pass'"):
        space.parse(text)


@pytest.mark.parametrize("move", [-1, 127, 10**9])
def test_numbers_outside_are_no_moves(space: MoveSpace, move: int) -> None:
    with pytest.raises(InvalidMove, match=f"no move number {move}: this game's moves are 0 to 126"):
        space.print(move)
    with pytest.raises(InvalidMove):
        space.arguments(move)


def test_arguments_outside_are_refused(space: MoveSpace) -> None:
    with pytest.raises(InvalidMove, match="take: no argument number 3"):
        space.verbs["take"].encode(3)
    with pytest.raises(ValueError, match="zip"):
        space.verbs["take"].encode(0, 0)


def test_names_are_used_once() -> None:
    with pytest.raises(ValueError, match="two verbs are called pass"):
        MoveSpace(Verb("pass", "pass"), Verb("pass", "skip"))
    with pytest.raises(ValueError, match="two values of the same name"):
        Words(("iron", "iron"))


def test_a_list_of_moves_grows_and_answers() -> None:
    moves = MoveList()
    for move in range(0, 600, 3):
        moves.add(move)
    assert moves.count == 200
    assert moves.listed() == list(range(0, 600, 3))
    assert moves.holds(597)
    assert not moves.holds(598)
    moves.count = 0
    assert moves.listed() == []
    assert not moves.holds(0)


def test_room_can_be_made_beforehand() -> None:
    """What is in the list stays; the reserved part can be written directly."""
    moves = MoveList()
    moves.add(7)
    moves.reserve(500)
    for place in range(1, 501):
        moves.items[place] = place
    moves.count = 501
    assert moves.listed() == [7, *range(1, 501)]
    empty = MoveList()
    empty.reserve(65)
    assert len(empty.items) >= 65


def test_short_forms_name_their_moves() -> None:
    paid = Words(("with iron", "with gold"), ("", "g"))
    space = MoveSpace(
        Verb("dig", "dig {x}", x=Span(1, 3)).written("{x}"),
        Verb("pass", "pass").written("-"),
        Verb("buy", "buy {x} {paid}", x=Span(1, 2), paid=paid).written("b{x}{paid}"),
        Verb("rest", "rest"),
    )
    assert space.short() == {"1": 0, "2": 1, "3": 2, "-": 3, "b1": 4, "b1g": 5, "b2": 6, "b2g": 7}
    assert space.print(5) == "buy 1 with gold"
    assert [space.verb(move).shorten(move) for move in space.short().values()] == list(space.short())


@pytest.mark.parametrize("short", ["{x}", "b {x}", "b"])
def test_short_forms_are_single_words_and_differ(short: str) -> None:
    space = MoveSpace(
        Verb("dig", "dig {x}", x=Span(1, 3)).written("{x}"), Verb("buy", "buy {x}", x=Span(1, 3)).written(short)
    )
    with pytest.raises(ValueError, match="cannot be the short form of 'buy"):
        space.short()
