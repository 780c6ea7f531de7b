"""One number for the behaviour of a game over many random games: equal on every machine and build.

::

    python -m underhall.conformance.checksum GAME --games 2000
"""

from __future__ import annotations

import argparse
import hashlib
import json
from typing import Any

from underhall.conformance.walk import CHOICES
from underhall.core.chance import Chance
from underhall.core.game import Game, find
from underhall.core.journal import Journal

JOURNALS = 25  # every so many games the events count too


def checksum(game: Game[Any], games: int, first: int = 0) -> str:
    """Random games ``first`` to ``first + games - 1``, the variants in turn: every choice and every final state."""
    digest = hashlib.blake2b(digest_size=8)
    variants = game.variants()
    for number in range(first, first + games):
        digest.update(one_game(game, number, variants[number % len(variants)]).encode())
    return digest.hexdigest()


def one_game(game: Game[Any], number: int, options: dict[str, int | str]) -> str:
    journal = Journal()
    state = game.deal(options, number, journal if number % JOURNALS == 0 else None)
    chance = Chance(CHOICES + number)
    chosen: list[int] = []
    while state.seat >= 0:
        legal = state.legal_moves()
        place = chance.below(legal.count)
        chosen.append(legal.items[place])
        state.apply(legal.items[place])
    events = [[event.plain(), event.audience] for event in journal.events]
    return json.dumps([chosen, state.fingerprint(), state.outcome().plain(), events], sort_keys=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m underhall.conformance.checksum", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    print(checksum(find(arguments.game), arguments.games, arguments.first))
