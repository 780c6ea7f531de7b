"""Who decides for a seat, as records name it: people, and the players known by name."""

from __future__ import annotations

import hashlib

from underhall.players.levels import is_player, make
from underhall.players.player import Player

HUMAN = "human"
OPPONENT = "novice"


def player_of(name: str, game: str) -> Player | None:
    """The player of that name; None for a person."""
    return make(name, game) if is_player(name) else None


def given_name(player: str) -> str:
    """The name a person has chosen; empty for those without one and for everybody else."""
    return "" if player == HUMAN or is_player(player) else player


def imagination_seed(seed: int, moves: int) -> int:
    """A seed for what a player imagines: fixed by the game and the moment, so a resumed game goes on just the same."""
    digest = hashlib.blake2b(f"{seed} {moves}".encode(), digest_size=12).digest()
    return int.from_bytes(digest, "big")
