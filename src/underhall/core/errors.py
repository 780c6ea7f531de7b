"""What can go wrong, in words for people: what was wrong, where, and what would be right.

An error carries the key of a message (``errors.ftl`` of each language) and its fields, so that it can be said in the
language of whoever reads it: ``BadOption("option-unknown", game="dwarf", key="plyers", known=["players", "edition"])``.
Where no message has that key, the key is the sentence itself: a game from elsewhere may simply write
``BadOption("option winds: not with two players")``, and is heard in the language it was written in.
"""

from __future__ import annotations

import errno
from typing import Any, Final

from underhall.core.buffers import mypyc_attr
from underhall.core.messages import WRITTEN_IN, Phrasebook

SENTENCES: Final = Phrasebook("errors")
# So many letters of what was given are repeated to whoever gave it: a field may be as large as a whole file.
LONGEST: Final = 300
# What the system says about files and connections: messages of our own, as it speaks one language only.
OF_THE_SYSTEM: Final = {
    errno.ENOENT: "system-not_found",
    errno.EACCES: "system-not_allowed",
    errno.EPERM: "system-not_allowed",
    errno.EROFS: "system-read_only",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no_folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-long_name",
    errno.EADDRINUSE: "system-address_in_use",
    errno.EADDRNOTAVAIL: "system-foreign_address",
    errno.ECONNREFUSED: "system-connection_refused",
    errno.ECONNRESET: "system-connection_lost",
    errno.EHOSTUNREACH: "system-unreachable",
    errno.ENETUNREACH: "system-unreachable",
    errno.ETIMEDOUT: "system-no_answer",
    errno.ENOSPC: "system-full",
    errno.EIO: "system-failing",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A sentence, or a part of one, by its key and fields.

    A field may be a message or an error in turn, or a list; a key that has no message is said as it is.
    """

    # The underscore: compiled, a field must not have the name of a parameter, and many messages have a field "key".
    def __init__(self, _key: str, /, **fields: object) -> None:
        self.key = _key
        self.fields: dict[str, Any] = fields

    def say(self, language: str) -> str:
        return sentence_for(self.key, self.fields, language)

    def __str__(self) -> str:
        return self.say(WRITTEN_IN)

    def __reduce__(self) -> tuple[Any, ...]:
        return (made_again, (type(self), self.key, self.fields))


@mypyc_attr(allow_interpreted_subclasses=True)
class UnderhallError(Exception):
    """Everything this package refuses on purpose; the command line prints these without a traceback."""

    def __init__(self, _key: str, /, **fields: object) -> None:
        super().__init__(_key)
        self.key = _key
        self.fields: dict[str, Any] = fields

    def say(self, language: str) -> str:
        return sentence_for(self.key, self.fields, language)

    def __str__(self) -> str:
        return self.say(WRITTEN_IN)

    def __reduce__(self) -> tuple[Any, ...]:
        return (made_again, (type(self), self.key, self.fields))


def made_again(kind: Any, key: str, fields: dict[str, Any]) -> Any:
    """Unpickle: errors come back from other processes."""
    return kind(key, **fields)


def sentence_for(key: str, fields: dict[str, Any], language: str) -> str:
    if not SENTENCES.written().has(key):
        return key
    return SENTENCES.message(key, language, said_fields(fields, language))


def said_fields(fields: dict[str, Any], language: str) -> dict[str, Any]:
    """Fields for a message, those that are messages or errors in words of that language."""
    return {name: field_in_words(value, language) for name, value in fields.items()}


def field_in_words(value: object, language: str) -> object:
    """A field as a message wants it: text, or a number where the message chooses a plural."""
    if isinstance(value, (Message, UnderhallError)):
        return value.say(language)
    if isinstance(value, BaseException):
        return of_the_system(value).say(language)
    if isinstance(value, (list, tuple)):
        # Parts that are lists again are no longer looked into: what strangers send may be nested a thousand times.
        return ", ".join([part.say(language) if isinstance(part, Message) else in_short(str(part)) for part in value])
    return value if type(value) is int else in_short(str(value))


def in_short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def of_the_system(error: BaseException) -> Message:
    """Why the system refused something, by way of a library maybe; in its own words where we have none."""
    below: BaseException | None = error
    while below is not None:
        if isinstance(below, OSError) and below.errno is not None and below.errno in OF_THE_SYSTEM:
            return Message(OF_THE_SYSTEM[below.errno])
        below = below.__cause__ or below.__context__
    if isinstance(error, TimeoutError):
        return Message("system-no_answer")
    return Message((error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__)


class UnknownGame(UnderhallError):
    """No game of that name is installed."""


class BadOption(UnderhallError):
    """An option that does not exist, or a value it does not take."""


class InvalidMove(UnderhallError):
    """Text (or a number) that is no move of this game at all."""


class AmbiguousMove(UnderhallError):
    """Text that fits more than one legal move."""


class IllegalMove(UnderhallError):
    """A move of this game that is not allowed now.

    ``reason`` is a key of the game's refusal texts, ``clause`` the number of the rule it rests on, empty where none is
    declared: sentences name no numbers.
    """

    def __init__(self, _key: str, /, reason: str = "not_now", clause: str = "", **fields: object) -> None:
        super().__init__(_key, **fields)
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return (made_again, (type(self), str(self), {"reason": self.reason, "clause": self.clause}))


class GameOver(IllegalMove):
    """A move after the end."""

    def __init__(self, _key: str, /, reason: str = "over", clause: str = "", **fields: object) -> None:
        super().__init__(_key, reason, clause, **fields)


class BadRecord(UnderhallError):
    """A record that is truncated, changed, foreign, or holds an impossible move."""


class BadPosition(UnderhallError):
    """A position that no game could hold: the message names the place."""


class BadCatalogue(UnderhallError):
    """A card file with a wrong value: the message names the card and the field."""


class CannotUndo(UnderhallError):
    """Something was revealed, chance was used, or another seat has decided since."""
