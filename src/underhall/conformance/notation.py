"""Notation: every move has one text and one number, there and back."""

from __future__ import annotations

from typing import Any

from underhall.conformance.walk import Broken, Effort, Walk, seeds
from underhall.core.chance import Chance
from underhall.core.errors import InvalidMove
from underhall.core.game import Game, Options

ALL = 20_000  # a larger space of moves is sampled


def moves_print_and_parse(game: Game[Any], effort: Effort) -> None:
    """parse(print(move)) and encode(decode(move)) give the move again, for the whole space of moves."""
    size = game.moves.size
    chance = Chance(size)
    for move in range(size) if size <= ALL else {chance.below(size) for _ in range(ALL)}:
        check_move(game, move)
    for move in (-1, size):
        try:
            game.moves.print(move)
        except InvalidMove:
            continue
        raise Broken(f"{game.key}: move number {move} does not exist but prints as '{game.moves.print(move)}'")


def check_move(game: Game[Any], move: int) -> None:
    text = game.moves.print(move)
    for spelling in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
        read = game.moves.parse(spelling)
        if read != move:
            raise Broken(f"{game.key}: move {move} prints as '{text}', but '{spelling}' is read as {read}")
    verb = game.moves.verb(move)
    if verb.encode(*game.moves.arguments(move).values()) != move:
        raise Broken(f"{game.key}: move {move}, '{text}', does not encode to itself from its arguments")


def legal_moves_print_and_parse(game: Game[Any], options: Options, effort: Effort) -> None:
    """The same for every legal move met in random games, whatever the size of the space."""
    known: set[int] = set()
    for seed in seeds("legal_moves_print_and_parse", effort.games):
        for state in Walk(game, options, seed).decisions():
            for move in state.moves():
                if move not in known:
                    known.add(move)
                    check_move(game, move)
