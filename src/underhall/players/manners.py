"""How each kind of player plays, in one sentence, for whoever chooses one (``common.ftl``, section ``manners``)."""

from __future__ import annotations

from underhall.core.messages import COMMON
from underhall.players.levels import KINDS


def manner(kind: str, language: str) -> str:
    """``novice``: what such a player does and does not see."""
    return COMMON.phrase("manners", kind, language)


def manners_in_words(language: str) -> str:
    """All kinds, weakest first, as a help text lists them."""
    return " ".join(f"{kind}: {manner(kind, language)}" for kind in KINDS)
