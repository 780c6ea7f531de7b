"""Errors carry a key and fields: every sentence is in errors.ftl, is told all its fields, and is said by somebody."""

from __future__ import annotations

import ast
import errno
import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import underhall
from underhall.core.errors import (
    OF_THE_SYSTEM,
    SENTENCES,
    BadOption,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalMove,
    Message,
    UnderhallError,
    UnknownGame,
    of_the_system,
)
from underhall.core.game import Game, find
from underhall.core.messages import LANGUAGES
from underhall.players.levels import make

SOURCE = Path(underhall.__file__).parent
# Read by whoever writes games, in English.
PLAIN = ("conformance/",)
# Sentences that whoever answered has made: another process, a server, a library.
MADE_ELSEWHERE = {
    "str(reply['error'])",
    "str(refused.problem.get('title', refused))",
    "str(error.detail)",
    "error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__",
}
# Parameters of IllegalMove, not fields.
NOT_FIELDS = {"reason", "clause"}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(PLAIN):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield name, node


def kinds() -> set[str]:
    """The names of Message, UnderhallError and all that are derived from them."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = {"Message", "Sentence", "UnderhallError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found - {"WhyNot"}


def made() -> Iterator[tuple[str, str, set[str]]]:
    """Every error and message made in the source by its key: where, the key, the fields."""
    known = kinds()
    for name, node in nodes():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in known:
            continue
        key = node.args[0]
        where = f"{name}:{node.lineno}"
        fields = {word.arg for word in node.keywords if word.arg is not None}
        if isinstance(key, ast.Constant):
            yield where, str(key.value), fields - NOT_FIELDS if node.func.id in ("IllegalMove", "GameOver") else fields


def test_every_error_has_its_sentence_and_all_fields() -> None:
    english = SENTENCES.written()
    sites = list(made())
    assert len(sites) > 250
    for where, key, fields in sites:
        if " " in key:  # said alike in every language: names of commands, of addresses
            assert key.startswith(("POST /api", "play, undo")), f"{where}: {key}"
        else:
            assert english.has(key), f"{where}: {key}"
            assert english.fields(key) == fields, f"{where}: {key}"


def strings() -> set[str]:
    """All strings of the source; of those with fields in them, the text before the first."""
    found: set[str] = set()
    for _, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def test_no_sentence_is_there_that_nobody_says() -> None:
    said = strings()
    # A problem's title is found by its kind, what is not found by what it is, how two matches differ by the field,
    # a reaction by its name.
    said |= {f"problem-{kind.replace('-', '_')}" for kind in said}
    said |= {f"{start}{word}" for start in ("problem-no_", "match_differs-", "reaction-") for word in said}
    assert [key for key in SENTENCES.written().ids() if key not in said] == []


def test_every_kind_of_problem_has_a_title() -> None:
    for name, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Problem", "conflict"):
            kind = node.args[1 if node.func.id == "Problem" else 0]
            titled = any(word.arg == "title" for word in node.keywords)
            if isinstance(kind, ast.Constant) and not titled:
                key = f"problem-{str(kind.value).replace('-', '_')}"
                assert SENTENCES.written().has(key), f"{name}:{node.lineno}: {key}"


def test_an_error_is_said_in_the_language_of_its_reader() -> None:
    with pytest.raises(BadOption) as refused:
        make("wizard", "dwarf")
    assert str(refused.value).startswith("there is no player 'wizard'; there are random, greedy, ")
    assert refused.value.say("de").startswith("es gibt keinen Spieler 'wizard'; es gibt random, greedy, ")
    assert refused.value.say("tlh") == str(refused.value), "English stands in for languages nobody has written"


def test_sentences_in_sentences() -> None:
    with pytest.raises(BadOption) as refused:
        find("dwar7s_fall").configure({"mat_size": "9"})
    assert refused.value.say("de").startswith("Option mat_size: '9' ist nicht möglich; wähle BREITExHÖHE, ")
    over = GameOver("move-game_over")
    error = BadRecord("file-wrong", path="a.record", error=BadRecord("record-at_line", number=12, error=over))
    assert error.say("de") == "a.record: Zeile 12: das Spiel ist zu Ende: keine Züge mehr"
    assert str(error) == "a.record: line 12: the game is over: no more moves"


def test_a_refused_move_is_explained_in_any_language_even_after_the_game_went_on(stones: Game) -> None:
    state = stones.new(5)
    wrong = next(move for move in range(stones.moves.size) if move not in state.moves())
    with pytest.raises(IllegalMove) as refused:
        state.play(wrong)
    before = [refused.value.say(language) for language in ("en", "de")]
    state.play(state.moves()[0])
    assert [refused.value.say(language) for language in ("en", "de")] == before
    assert before[0] != before[1]
    assert refused.value.reason in stones.texts.keys("refusals")


def test_a_game_from_elsewhere_may_simply_write_a_sentence() -> None:
    error = BadOption("option winds: not with two players")
    assert str(error) == error.say("de") == "option winds: not with two players"


def test_errors_come_back_from_other_processes() -> None:
    inner = BadOption(
        "option-impossible", key="players", value="9", choices=Message("choices-whole_number", low=1, high=5)
    )
    error = BadRecord("record-at_line", number=3, error=inner)
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), back.say("de"), str(back)) == (BadRecord, error.say("de"), str(error))
    refused = pickle.loads(pickle.dumps(IllegalMove("'place 5': occupied", "occupied", "D-2")))
    assert (str(refused), refused.reason, refused.clause) == ("'place 5': occupied", "occupied", "D-2")
    over = pickle.loads(pickle.dumps(GameOver("move-game_over")))
    assert (type(over), over.reason, over.clause) == (GameOver, "over", "")


def test_what_the_system_says_is_said_in_our_words() -> None:
    for code in OF_THE_SYSTEM:
        assert of_the_system(OSError(code, os.strerror(code))).say("de") != of_the_system(OSError(code, "")).say("en")
    assert (
        of_the_system(FileNotFoundError(errno.ENOENT, "No such file")).say("de") == "Datei oder Ordner nicht gefunden"
    )
    assert str(of_the_system(OSError(errno.EXDEV, "Invalid cross-device link"))) == "Invalid cross-device link"
    wrapped = RuntimeError("All connection attempts failed")
    wrapped.__cause__ = ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")
    assert of_the_system(wrapped).say("de") == "die Verbindung wird abgelehnt"


def test_only_the_parts_of_a_list_are_looked_at() -> None:
    """What strangers send may be nested a thousand times."""
    error = UnderhallError("position-of_other_game", found=[[1, [2]], Message("system-folder")], wanted="dwarf")
    assert "'[1, [2]], Is a directory'" in str(error)


def test_a_field_may_have_any_name() -> None:
    """Compiled, a parameter by position and a field of the same name were taken for one another."""
    assert "nothing" in str(UnknownGame("game-unknown", key="nothing", games=["dwarf"]))
    assert Message("game-unknown", key="nothing", games=["dwarf"]).fields["key"] == "nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_given_is_repeated_in_short(language: str) -> None:
    """Found by the fuzzer: a position with a large object where a number belongs was repeated whole in the refusal."""
    for given in ("x" * 10_000, ["x" * 10_000], {"x": list(range(5000))}):
        said = BadPosition("position-not_in_range", where="frames", low=0, high=1, value=given).say(language)
        assert "frames" in said
        assert "…" in said
        assert len(said) < 500
