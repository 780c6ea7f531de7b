"""What can go wrong, in words for people: what was wrong, where, and what would be right."""

from __future__ import annotations


class UnderhallError(Exception):
    """Everything this package refuses on purpose; the command line prints these without a traceback."""


class UnknownGame(UnderhallError):
    """No game of that name is installed."""


class BadOption(UnderhallError):
    """An option that does not exist, or a value it does not take."""


class InvalidMove(UnderhallError):
    """Text (or a number) that is no move of this game at all."""


class AmbiguousMove(UnderhallError):
    """Text that fits more than one legal move."""


class IllegalMove(UnderhallError):
    """A move of this game that is not allowed now. ``reason`` is a key of the game's refusal texts."""

    def __init__(self, message: str, reason: str = "not_now") -> None:
        super().__init__(message)
        self.reason = reason


class GameOver(IllegalMove):
    """A move after the end."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "over")


class BadRecord(UnderhallError):
    """A record that is truncated, changed, foreign, or holds an impossible move."""


class BadPosition(UnderhallError):
    """A position that no game could hold: the message names the place."""


class BadCatalogue(UnderhallError):
    """A card file with a wrong value: the message names the card and the field."""


class CannotUndo(UnderhallError):
    """Something was revealed, chance was used, or another seat has decided since."""
