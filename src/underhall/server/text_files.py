"""The Fluent files of ``locales`` as the page reads them."""

from __future__ import annotations

import os

from underhall.core import game as registry
from underhall.core.messages import LANGUAGES, LOCALES, WRITTEN_IN, Phrasebook

COMMON = Phrasebook("common")


def spoken_languages() -> list[dict[str, str]]:
    return [{"tag": tag, "name": COMMON.phrase("language", "name", tag) if _named(tag) else tag} for tag in LANGUAGES]


def _named(language: str) -> bool:
    """Whether a language says what it is called; the English name would be the name of English."""
    messages = COMMON.messages(language)
    return messages is not None and messages.has("language-name")


def book_named(name: str, games: list[str]) -> Phrasebook | None:
    """The texts of that name: one of our files, or what a game says, wherever its package keeps it."""
    if name in games:
        return registry.find(name).texts
    return Phrasebook(name) if os.path.isfile(os.path.join(LOCALES, WRITTEN_IN, f"{name}.ftl")) else None


def complete(book: Phrasebook, language: str) -> bytes:
    """All messages of a file without its comments, those that the language lacks in English."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    entries: dict[str, ast.Message | ast.Term] = {}
    for tag in dict.fromkeys((WRITTEN_IN, language)):
        path = book.path(tag)
        source = path.read_text(encoding="utf-8") if path.is_file() else ""
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                entries[f"{type(entry).__name__} {entry.id.name}"] = entry
    return "".join(serializer.serialize_entry(entry) for entry in entries.values()).encode()
