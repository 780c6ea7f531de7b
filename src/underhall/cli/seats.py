"""Who decides for a seat: a table of player kinds, so that new kinds plug in with one line."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from underhall.core.errors import BadOption
from underhall.core.state import State

HUMAN = "human"


class Player(Protocol):
    """Decides from what a seat may know: it gets an imagined state, never the true one."""

    def choose(self, imagined: State) -> int: ...


# Every kind of player but people: name and where its class is. Imported when somebody wants one.
KINDS: dict[str, str] = {
    "random": "underhall.players.random:RandomPlayer",
}

# Gives advice for a state as seen by the seat to decide: ``hint(imagined) -> move``. None until somebody can think.
HINTS: Callable[[State], int] | None = None


def player_of(kind: str) -> Player | None:
    """The player of that kind; None for a person."""
    place = KINDS.get(kind)
    if place is None:
        return None
    module, _, name = place.partition(":")
    player: Player = getattr(import_module(module), name)()
    return player


def read_seats(text: str, count: int) -> list[str]:
    """``human,random`` or ``human:Ann,human:Bo`` as the names a record keeps; by default one person and random ones."""
    if not text:
        return [HUMAN] + ["random"] * (count - 1)
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) != count:
        raise BadOption(f"--seats {text}: {len(kinds)} seats are given, this game has {count}")
    return [_read_seat(kind) for kind in kinds]


def _read_seat(kind: str) -> str:
    if kind.lower() == HUMAN or kind.lower() in KINDS:
        return kind.lower()
    word, sign, name = kind.partition(":")
    name = " ".join(name.split())
    if word.lower() != HUMAN or not sign or not name:
        raise BadOption(f"--seats: '{kind}' is no kind of player; choose human, human:NAME, {', '.join(KINDS)}")
    if name.lower() in (HUMAN, *KINDS):
        raise BadOption(f"--seats: '{kind}': nobody can be called '{name}' here, it is a kind of player")
    return name


def given_name(player: str) -> str:
    """The name a person has chosen; empty for those without one and for everybody else."""
    return "" if player == HUMAN or player in KINDS else player


def imagination_seed(seed: int, moves: int) -> int:
    """A seed for what a player imagines: fixed by the game and the moment, so a resumed game goes on just the same."""
    digest = hashlib.blake2b(f"{seed} {moves}".encode(), digest_size=12).digest()
    return int.from_bytes(digest, "big")
