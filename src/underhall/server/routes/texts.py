"""The page's texts: the Fluent files of ``locales``, read when the page runs, so that a language is a folder."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from underhall.core.messages import LANGUAGES
from underhall.server.api_models import LanguageShown
from underhall.server.dependencies import CurrentServices, written
from underhall.server.problems import RESPONSES, not_found
from underhall.server.text_files import book_named, complete, spoken_languages

router = APIRouter(prefix="/api", tags=["texts"], responses=RESPONSES)
MEDIA_TYPE = "text/plain; charset=utf-8"
Tag = Annotated[str, Path(pattern=r"^[A-Za-z0-9-]{1,35}$", description="a language's tag", examples=["de"])]
FileName = Annotated[
    str, Path(pattern=r"^[a-z0-9_]{1,60}$", description="a file of texts, or a game's key", examples=["page"])
]


@router.get("/languages", response_model=list[LanguageShown])
async def languages(services: CurrentServices, request: Request) -> Response:
    """Every language there are texts in, with its own name for itself."""
    return services.constants.answer(request, "languages", lambda: written(spoken_languages()))


@router.get(
    "/texts/{language}/{name}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def texts(services: CurrentServices, request: Request, language: Tag, name: FileName) -> Response:
    """A file of messages (Project Fluent); what nobody has translated yet is there in English."""
    book = book_named(name, services.constants.games()) if language in LANGUAGES else None
    if book is None:
        raise not_found("address")
    found = book
    return services.constants.answer(request, f"texts {language} {name}", lambda: complete(found, language), MEDIA_TYPE)
