"""What there is to know of a game besides its tables: options, cards, rules, files. The same while a server runs."""

from __future__ import annotations

from typing import Any

from underhall.core import rulebook
from underhall.core.game import Game
from underhall.players.levels import KINDS
from underhall.players.manners import manner
from underhall.server.refusals import not_found

# What a game's package may bring for the browser.
FILE_KINDS = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "woff2": "font/woff2",
}


def usual_options(game: Game[Any]) -> dict[str, Any]:
    """What a table is played with unless its creator says otherwise.

    The game's own defaults, but where by these a game may never end, with the limit the game itself names: at a table
    of strangers and bots nobody is there to break it off.
    """
    return {**{option.key: option.default for option in game.options}, **game.at_random()}


def game_shown(game: Game[Any], language: str) -> dict[str, Any]:
    texts = game.texts
    voice = game.voice(language)
    usual = usual_options(game)
    return {
        "key": game.key,
        "title": voice.title(),
        "about": texts.phrase("game", "about", language) if texts.has("game", "about") else "",
        "options": [
            {
                "key": option.key,
                "default": usual[option.key],
                "values": list(option.values),
                "low": option.low,
                "high": option.high,
                "name": voice.option(option.key),
                "words": [voice.choice(option.key, str(value)) for value in option.values],
                "text": texts.phrase("options", option.key, language) if texts.has("options", option.key) else "",
            }
            for option in game.options
        ],
        "levels": list(KINDS),
        "manners": [manner(kind, language) for kind in KINDS],
        "wishes": list(game.wishes()),
        "minutes": list(game.minutes()),
        "files": files_of(game),
    }


def words_of(game: Game[Any]) -> dict[str, Any]:
    return {
        "cards": {
            table: [{"id": card.id, **card.values, "sources": card.sources} for card in cards]
            for table, cards in game.catalogue.tables.items()
        },
        "facts": game.facts(),
    }


def rules_of(game: Game[Any], language: str) -> dict[str, Any]:
    books = rulebook.books(game, language)
    if not books:
        raise not_found("rules")
    book = books[0]
    clauses = [{"number": one.number, "chapter": one.chapter, "text": one.text} for one in book.clauses]
    return {"title": book.title, "language": book.language, "chapters": book.chapters, "clauses": clauses}


def files_of(game: Game[Any]) -> list[str]:
    """The names of all files that a game's package brings for the browser."""
    folder = game.folder() / "web"
    if not folder.is_dir():
        return []
    return sorted(one.name for one in folder.iterdir() if one.is_file() and one.name.rpartition(".")[2] in FILE_KINDS)
