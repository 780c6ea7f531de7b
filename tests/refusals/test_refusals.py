"""Every sentence the package refuses something with is there in German, and is recognised as what it is."""

from __future__ import annotations

import ast
import errno
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import underhall
from underhall.core.errors import BadOption
from underhall.core.game import find
from underhall.players.levels import make
from underhall.refusals import FIELD, Template, in_words, templates

SOURCE = Path(underhall.__file__).parent
GERMAN = templates("de")
# Sentences that are made elsewhere: by a game's own texts, the command line's, or by whoever answered.
MADE_ELSEWHERE = {
    "_which(space, found, line)",
    "self.voice('en').refusal(reason, state, move, self.moves.print(move))",
    "str(refused.problem.get('title', refused))",
    "str(error)",
    "reply['error']",
    "message",
}


def text_of(node: ast.expr) -> str | None:
    """A string in the source with its fields as ``{}``; neighbouring fields are one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return re.sub(r"({})+", "{}", "".join(parts))
    return None


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.relative_to(SOURCE), node


def strings() -> set[str]:
    """All strings of the package, and what systems say about files."""
    texts = {text_of(node) for _, node in nodes() if isinstance(node, ast.expr)}
    return {text for text in texts if text is not None} | {os.strerror(code) for code in errno.errorcode}


def kinds_of_refusal() -> set[str]:
    """The names of UnderhallError and all that are derived from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = {"UnderhallError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def refusals() -> dict[str, str]:
    """What every refusal in the source says, and where."""
    kinds = kinds_of_refusal()
    found = {}
    for path, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
            text = text_of(node.args[0]) or ast.unparse(node.args[0])
            if text not in MADE_ELSEWHERE:
                found[text] = f"{path}:{node.lineno}"
    return found


def test_every_refusal_is_there_in_german() -> None:
    known = {FIELD.sub("{}", template.english) for template in GERMAN}
    made = refusals()
    assert len(made) > 200
    missing = {where: text for text, where in made.items() if text not in known}
    assert not missing


def test_what_can_be_chosen_is_there_in_german() -> None:
    known = {FIELD.sub("{}", template.english) for template in GERMAN}
    answers = [
        text_of(answer.value)
        for _, node in nodes()
        if isinstance(node, ast.FunctionDef) and node.name == "choices"
        for answer in ast.walk(node)
        if isinstance(answer, ast.Return) and answer.value is not None
    ]
    sentences = {text for text in answers if text is not None}
    assert len(sentences) > 2
    assert sentences <= known


def test_nothing_is_translated_that_nobody_says() -> None:
    said = strings()
    assert [template.english for template in GERMAN if FIELD.sub("{}", template.english) not in said] == []


@pytest.mark.parametrize("template", GERMAN, ids=lambda template: template.english)
def test_a_sentence_is_recognised_as_what_it_is(template: Template) -> None:
    names = sorted(set(FIELD.findall(template.english)))
    assert set(FIELD.findall(template.said)) == set(names)
    words = {name: f"word{number}" for number, name in enumerate(names)}
    assert in_words(template.english.format(**words), "de") == template.said.format(**words)


def test_sentences_in_sentences() -> None:
    with pytest.raises(BadOption) as refused:
        find("dwar7s_fall").configure({"players": "9"})
    assert in_words(refused.value, "de").startswith("Option players: '9' ist nicht möglich; wähle ")
    assert in_words("a.record: line 12: the game is over: no more moves", "de") == (
        "a.record: Zeile 12: das Spiel ist zu Ende: keine Züge mehr"
    )


def test_english_and_what_is_unknown_stay_as_they_are() -> None:
    with pytest.raises(BadOption) as refused:
        make("wizard", "dwarf")
    assert in_words(refused.value, "en") == str(refused.value)
    assert in_words("the moon is too far away", "de") == "the moon is too far away"
    assert in_words(refused.value, "de").startswith("es gibt keinen Spieler 'wizard'; es gibt random, greedy, ")


def test_what_strangers_type_does_not_keep_it_busy() -> None:
    pieces = sorted({piece for template in GERMAN for piece in FIELD.split(template.english)[::2]})
    for typed in (": number 1 of 'a' must be 1 to 2, not '" * 500, "".join(pieces) * 3, "a: " * 10_000):
        for message in (typed, f"option players: '{typed}' is not possible; choose 1, 2"):
            before = time.process_time()
            assert in_words(message, "de")
            assert time.process_time() - before < 0.5
