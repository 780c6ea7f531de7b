"""Who sits where, as typed on the command line."""

from __future__ import annotations

from underhall.core.errors import BadOption
from underhall.players.levels import KINDS, is_player
from underhall.players.seats import HUMAN, OPPONENT, given_name, imagination_seed, player_of

__all__ = ["HUMAN", "OPPONENT", "given_name", "imagination_seed", "player_of", "read_seats"]


def read_seats(text: str, count: int) -> list[str]:
    """``human,master`` or ``human:Ann,human:Bo`` as the names a record keeps; by default one person and novices."""
    if not text:
        return [HUMAN] + [OPPONENT] * (count - 1)
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) != count:
        raise BadOption("seats-wrong_count", text=text, given=len(kinds), count=count)
    return [_read_seat(kind) for kind in kinds]


def _read_seat(kind: str) -> str:
    if kind.lower() == HUMAN or is_player(kind.lower()):
        return kind.lower()
    word, sign, name = kind.partition(":")
    name = " ".join(name.split())
    if word.lower() != HUMAN or not sign or not name:
        raise BadOption("seats-unknown_kind", kind=kind, kinds=list(KINDS))
    if name.lower() == HUMAN or is_player(name.lower()):
        raise BadOption("seats-name_is_kind", kind=kind, name=name)
    return name
