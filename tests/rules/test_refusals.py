"""Every refusal of a move rests on a clause, which comes as data: the sentences name no numbers."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.dig_deeper_dwarf.table import Table as DeepTable
from tests.rules.dwar7s.table import new as dwar7s_game
from tests.rules.dwar7s.table import table as dwar7s_table
from tests.rules.dwarf.table import table as dwarf_table
from underhall.core.errors import GameOver, IllegalMove
from underhall.core.game import find
from underhall.core.rulebook import books
from underhall.core.state import State
from underhall.core.text import LANGUAGES

OUR_GAMES = ("dwarf", "dig_deeper_dwarf", "dwar7s_fall", "dwar7s_duel")
WITHOUT = {"not_now", "over"}  # what has no place at all just now, and the end
CLAUSE = re.compile(r"\b[DGK]-\d")


def reasons_given(folder: Path) -> Iterator[str]:
    """Every reason that a function named ``why_not...`` of a game's source can return."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
                for answer in ast.walk(node):
                    if isinstance(answer, ast.Return) and answer.value is not None:
                        yield from literals(answer.value)


def literals(value: ast.expr) -> Iterator[str]:
    """The strings among which a returned expression chooses, but not those it asks about."""
    if isinstance(value, ast.IfExp):
        yield from literals(value.body)
        yield from literals(value.orelse)
    elif isinstance(value, ast.Constant) and value.value:
        yield str(value.value)


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_refusal_has_its_clause(key: str) -> None:
    game = find(key)
    declared = game.refusal_clauses()
    assert sorted(declared) == sorted(set(game.texts.keys("refusals")) - WITHOUT)
    assert set(declared) == set(reasons_given(Path(str(game.folder())))) - WITHOUT
    for language in LANGUAGES:
        (book,) = books(game, language)
        numbers = {clause.number for clause in book.clauses}
        assert {reason: clause for reason, clause in declared.items() if clause not in numbers} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["dwarf", "dig_deeper_dwarf", "dwar7s"])
def test_no_sentence_of_a_refusal_names_a_clause(name: str, language: str) -> None:
    lines = find("dwarf").texts.file(language, f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    refusals = [line for line in lines if line.startswith("refusals-")]
    assert len(refusals) > len(WITHOUT)
    assert [line for line in refusals if CLAUSE.search(line)] == []


def refused(state: State, text: str) -> tuple[str, str]:
    """Why a move is refused, and by which clause; both survive the way to another process."""
    with pytest.raises(IllegalMove) as caught:
        state.play(state.game.moves.parse(text))
    assert not CLAUSE.search(str(caught.value))
    back = pickle.loads(pickle.dumps(caught.value))
    assert (str(back), back.reason, back.clause) == (str(caught.value), caught.value.reason, caught.value.clause)
    return back.reason, back.clause


@pytest.mark.rule("D-2", "D-32", "D-36")
def test_refusals_of_dwarf() -> None:
    at = dwarf_table()
    assert refused(at.state, "decline") == ("must_act", "D-32")
    at.play("P1 place 5")
    assert refused(at.state, "place 5") == ("occupied", "D-2")
    at.play("P2 place 1")
    assert refused(at.state, "special 1 with workers") == ("no_second_special", "D-36")
    assert refused(at.state, "sell for 5i") == ("not_now", "")


@pytest.mark.rule("G-144", "G-154", "G-188")
def test_refusals_of_dig_deeper_dwarf() -> None:
    game = DeepTable({"seats": [{"at": [0, 0], "hand": ["old-boots"]}, {"at": [0, 0]}]})
    assert refused(game.state, "buy 1 with coins") == ("not_at_camp", "G-144")
    assert refused(game.state, "craft 1") == ("cannot_craft", "G-154")
    assert refused(game.state, "companion diggy") == ("companion_impossible", "G-188")


@pytest.mark.rule("K-45", "K-49")
@pytest.mark.parametrize("game", ["fall", "duel"])
def test_refusals_of_fall_and_duel(game: str) -> None:
    there = dwar7s_table(
        game,
        map={"0,0": ["red tavern r0"], "1,0": ["yellow tavern r3"]},
        dwarfs={"0,0": {"red": 1}, "1,0": {"yellow": 3}},
    )
    assert refused(there.state, "move dwarf 0,0 -> 1,0") == ("wall", "K-49")
    assert refused(there.state, "place dwarf on tavern 1,0") == ("card_full", "K-45")


@pytest.mark.rule("K-27", "K-28")
def test_where_the_first_card_goes_has_a_clause_for_each_kind_of_table() -> None:
    assert refused(dwar7s_game(first_player=1).state, "play castle at 1,0 r0") == ("first_card", "K-27")
    mat = dwar7s_game(first_player=1, table="mat", mat_size="6x6")
    assert refused(mat.state, "play castle at 0,0 r0") == ("first_card_on_mat", "K-28")
    assert refused(mat.state, "play castle at 6,2 r0") == ("off_the_table", "K-32")


def test_the_end_has_no_clause() -> None:
    state = find("dwarf").new(1)
    while state.seat >= 0:
        state.play(state.moves()[0])
    with pytest.raises(GameOver) as caught:
        state.play(0)
    assert (caught.value.reason, caught.value.clause) == ("over", "")
