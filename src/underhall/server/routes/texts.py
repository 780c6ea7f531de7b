"""The page's texts: the Fluent files of ``locales``, read when the page runs, so that a language is a folder."""

from __future__ import annotations

import os
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from underhall.core import game as registry
from underhall.core.messages import LANGUAGES, LOCALES, WRITTEN_IN, Phrasebook
from underhall.server.api_models import LanguageShown
from underhall.server.dependencies import CurrentServices, Services, written
from underhall.server.problems import RESPONSES, not_found

router = APIRouter(prefix="/api", tags=["texts"], responses=RESPONSES)
MEDIA_TYPE = "text/plain; charset=utf-8"
COMMON = Phrasebook("common")
Tag = Annotated[str, Path(pattern=r"^[A-Za-z0-9-]{1,35}$", description="a language's tag", examples=["de"])]
FileName = Annotated[
    str, Path(pattern=r"^[a-z0-9_]{1,60}$", description="a file of texts, or a game's key", examples=["page"])
]


@router.get("/languages", response_model=list[LanguageShown])
async def languages(services: CurrentServices, request: Request) -> Response:
    """Every language there are texts in, with its own name for itself."""
    return services.constants.answer(request, "languages", lambda: written(_languages()))


@router.get(
    "/texts/{language}/{name}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def texts(services: CurrentServices, request: Request, language: Tag, name: FileName) -> Response:
    """A file of messages (Project Fluent); what nobody has translated yet is there in English."""
    book = _book(services, name) if language in LANGUAGES else None
    if book is None:
        raise not_found("address")
    found = book
    return services.constants.answer(request, f"texts {language} {name}", lambda: complete(found, language), MEDIA_TYPE)


def _languages() -> list[dict[str, str]]:
    return [{"tag": tag, "name": COMMON.phrase("language", "name", tag) if _named(tag) else tag} for tag in LANGUAGES]


def _named(language: str) -> bool:
    """Whether a language says what it is called; the English name would be the name of English."""
    messages = COMMON.messages(language)
    return messages is not None and messages.has("language-name")


def _book(services: Services, name: str) -> Phrasebook | None:
    """The texts of that name: one of our files, or what a game says, wherever its package keeps it."""
    if name in services.constants.games():
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
