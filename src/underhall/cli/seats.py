"""Who decides for a seat at the terminal: people, and the players of ``underhall.players`` by name."""

from __future__ import annotations

import hashlib

from underhall.core.errors import BadOption
from underhall.players.levels import KINDS, is_player, make
from underhall.players.player import Player

HUMAN = "human"
OPPONENT = "novice"


def player_of(name: str, game: str) -> Player | None:
    """The player of that name; None for a person."""
    return make(name, game) if is_player(name) else None


def read_seats(text: str, count: int) -> list[str]:
    """``human,master`` or ``human:Ann,human:Bo`` as the names a record keeps; by default one person and novices."""
    if not text:
        return [HUMAN] + [OPPONENT] * (count - 1)
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) != count:
        raise BadOption(f"--seats {text}: {len(kinds)} seats are given, this game has {count}")
    return [_read_seat(kind) for kind in kinds]


def _read_seat(kind: str) -> str:
    if kind.lower() == HUMAN or is_player(kind.lower()):
        return kind.lower()
    word, sign, name = kind.partition(":")
    name = " ".join(name.split())
    if word.lower() != HUMAN or not sign or not name:
        raise BadOption(
            f"--seats: '{kind}' is no kind of player; choose human, human:NAME, {', '.join(KINDS)} or search:300ms"
        )
    if name.lower() == HUMAN or is_player(name.lower()):
        raise BadOption(f"--seats: '{kind}': nobody can be called '{name}' here, it is a kind of player")
    return name


def given_name(player: str) -> str:
    """The name a person has chosen; empty for those without one and for everybody else."""
    return "" if player == HUMAN or is_player(player) else player


def imagination_seed(seed: int, moves: int) -> int:
    """A seed for what a player imagines: fixed by the game and the moment, so a resumed game goes on just the same."""
    digest = hashlib.blake2b(f"{seed} {moves}".encode(), digest_size=12).digest()
    return int.from_bytes(digest, "big")
