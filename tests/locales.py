"""A made-up language: another one with every message in marks, so that a text that comes from elsewhere is seen."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from underhall.core.text import LOCALES

OPEN, CLOSE = "⟦", "⟧"


def write_marked(folder: Path, language: str, like: str = "de") -> None:
    """Make ``folder/language`` from one of our languages: ``undo = Zurück`` becomes ``undo = ⟦Zurück⟧``."""
    made = folder / language
    made.mkdir(parents=True)
    for path in sorted((Path(LOCALES) / like).glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
        (made / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def unmarked(text: str) -> str:
    """What is left of a text without its marked parts; a marked part may hold others."""
    before = ""
    while before != text:
        before, text = text, re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", text)
    return text
